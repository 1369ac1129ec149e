package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportJson;

/** The quick benchmark of this machine as a log–log chart and a table, and the pictures of the measuring screen. */
final class MeasureSection {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 400;
    private static final int LEFT = 64;
    private static final int BOTTOM = 44;
    private static final int TOP = 16;
    private static final int RIGHT = 20;

    private final File report;
    private final ScreensSection screens;

    MeasureSection(File report, ScreensSection screens) {
        this.report = report;
        this.screens = screens;
    }

    /** Empty if nothing was measured and there is no picture of the screen. */
    String html() throws IOException {
        String pictures = screens.figures();
        if (!report.isFile()) {
            return pictures.isEmpty() ? "" : "<section id=\"measure\"><h2>Measured</h2>" + pictures + "</section>\n";
        }
        Report read;
        try (Reader in = Files.newBufferedReader(report.toPath(), StandardCharsets.UTF_8)) {
            read = ReportJson.read(in);
        }
        StringBuilder out =
                new StringBuilder("<section id=\"measure\"><h2>Measured on this machine</h2>\n<p>The quick run: ");
        out.append(Html.escape(machine(read)));
        out.append(". A phone has its own figures; the app measures them under <i>Measure</i>.");
        int links = read.linksAt(60);
        if (links > 0) {
            out.append(" A stiff chain of about <b>").append(Html.whole(round(links)));
            out.append(" links</b> fits into one frame at 60 Hz here.");
        }
        int noisy = read.noisyCases();
        if (noisy > 0) {
            out.append(" The machine had other work: ")
                    .append(noisy)
                    .append(" of ")
                    .append(read.results().size());
            out.append(" cases vary by more than 5 %.");
        }
        out.append("</p>\n").append(chart(read)).append(table(read)).append(pictures);
        return out.append("</section>\n").toString();
    }

    private static String machine(Report report) {
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, String> fact : report.machine().entrySet()) {
            if (!fact.getKey().equals("date")) {
                words.add(fact.getKey().equals("cores") ? fact.getValue() + " cores" : fact.getValue());
            }
        }
        return String.join(", ", words);
    }

    /** Two digits are as much as such an estimate is worth. */
    private static double round(double value) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(value)) - 1));
        return unit * Math.round(value / unit);
    }

    private static String table(Report report) {
        StringBuilder out = new StringBuilder("<div class=\"scroll\"><table><thead><tr><th>Scene</th><th>Solver</th>");
        out.append(
                "<th>Integrator</th><th class=\"n\">Size</th><th class=\"n\">Step, median</th><th class=\"n\">99 %</th>");
        out.append("<th class=\"n\">Joint error</th></tr></thead><tbody>\n");
        for (CaseResult result : report.results()) {
            out.append("<tr><td>")
                    .append(Html.escape(result.benchmarkCase().scene()))
                    .append("</td><td>");
            out.append(Html.escape(result.benchmarkCase().solver())).append("</td><td>");
            out.append(Html.escape(result.benchmarkCase().integrator())).append("</td><td class=\"n\">");
            out.append(Html.whole(result.benchmarkCase().size())).append("</td>");
            if (result.failure() != null) {
                out.append("<td colspan=\"3\">")
                        .append(Html.escape(result.failure()))
                        .append("</td></tr>\n");
                continue;
            }
            out.append("<td class=\"n\">")
                    .append(Html.number(result.median() * 1e-9, "s"))
                    .append("</td><td class=\"n\">");
            out.append(Html.number(result.p99() * 1e-9, "s")).append("</td><td class=\"n\">");
            out.append(result.rows() == 0 ? "–" : Html.number(result.jointError(), "m", 2))
                    .append("</td></tr>\n");
        }
        return out.append("</tbody></table></div>\n").toString();
    }

    // ---- the chart: time of a step over size, both logarithmic -----------------------------------------------------

    private static String chart(Report report) {
        Map<String, List<CaseResult>> families = new LinkedHashMap<>();
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        double largest = 10;
        for (Growth growth : report.growth()) {
            List<CaseResult> members = new ArrayList<>();
            for (CaseResult result : report.results()) {
                if (result.failure() == null && result.benchmarkCase().family().equals(growth.family())) {
                    members.add(result);
                    least = Math.min(least, result.median());
                    most = Math.max(most, result.median());
                    largest = Math.max(largest, result.benchmarkCase().size());
                }
            }
            families.put(growth.family(), members);
        }
        if (families.isEmpty()) {
            return "";
        }
        double low = Math.floor(Math.log10(least));
        double high = Math.ceil(Math.log10(most));
        double right = Math.ceil(Math.log10(largest) - 1e-9);
        StringBuilder out = new StringBuilder("<figure class=\"chart\"><svg viewBox=\"0 0 ");
        out.append(WIDTH)
                .append(' ')
                .append(HEIGHT)
                .append("\" role=\"img\" aria-label=\"Time of a step over size\">\n");
        for (double e = low; e <= high; e++) {
            double y = y(e, low, high);
            line(out, LEFT, y, WIDTH - RIGHT, y, "grid");
            text(out, LEFT - 8, y + 4, "end", Html.number(Math.pow(10, e - 9), "s", 1));
        }
        for (double e = 1; e <= right; e++) {
            double x = x(e, right);
            line(out, x, TOP, x, HEIGHT - BOTTOM, "grid");
            text(out, x, HEIGHT - BOTTOM + 18, "middle", Html.whole(Math.pow(10, e)));
        }
        text(out, 0.5 * (LEFT + WIDTH - RIGHT), HEIGHT - 8, "middle", "size");
        int colour = 0;
        for (List<CaseResult> members : families.values()) {
            series(out, members, colour++, low, high, right);
        }
        return out.append("</svg>\n")
                .append(legend(report.growth()))
                .append("</figure>\n")
                .toString();
    }

    private static double x(double exponent, double right) {
        return LEFT + (WIDTH - LEFT - RIGHT) * (exponent - 1) / Math.max(1, right - 1);
    }

    private static double y(double exponent, double low, double high) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (exponent - low) / Math.max(1, high - low);
    }

    private static void series(
            StringBuilder out, List<CaseResult> members, int colour, double low, double high, double right) {
        StringBuilder points = new StringBuilder();
        StringBuilder marks = new StringBuilder();
        for (CaseResult member : members) {
            double x = x(Math.log10(member.benchmarkCase().size()), right);
            double y = y(Math.log10(member.median()), low, high);
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
            marks.append(String.format(
                    Locale.ROOT, "<circle class=\"s%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>", colour, x, y));
        }
        out.append("<polyline class=\"s")
                .append(colour)
                .append("\" points=\"")
                .append(points)
                .append("\"/>");
        out.append(marks).append('\n');
    }

    private static String legend(List<Growth> growths) {
        StringBuilder out = new StringBuilder("<figcaption><ul class=\"legend\">");
        int colour = 0;
        for (Growth growth : growths) {
            out.append("<li><span class=\"b").append(colour++).append("\"></span>");
            out.append(Html.escape(growth.family().replace("/", ", ")));
            out.append(": time ~ n<sup>")
                    .append(String.format(Locale.ROOT, "%.2f", growth.step().exponent()));
            out.append("</sup></li>");
        }
        return out.append("</ul></figcaption>").toString();
    }

    private static void line(StringBuilder out, double x1, double y1, double x2, double y2, String kind) {
        out.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
                kind,
                x1,
                y1,
                x2,
                y2));
    }

    private static void text(StringBuilder out, double x, double y, String anchor, String words) {
        out.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, words));
    }
}

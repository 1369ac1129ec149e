package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.GrowthSvg;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportJson;

/** The quick run of this machine: the measuring screen that made it, the growth as a drawing, and the table. */
final class MeasureSection {
    /** The drawing's file, beside the page. */
    static final String DRAWING = "growth.svg";

    private static final String[] SCREENS = {"phone-1", "phone-2", "phone-3", "tablet"};

    private final File folder;

    /** @param folder what PlayMeasure and ShowMeasured wrote */
    MeasureSection(File folder) {
        this.folder = folder;
    }

    private Report read() throws IOException {
        try (Reader in = Files.newBufferedReader(new File(folder, "report.json").toPath(), StandardCharsets.UTF_8)) {
            return ReportJson.read(in);
        }
    }

    /** Writes the drawing beside the page; nothing if nothing was measured. */
    void draw(File page) throws IOException {
        if (new File(folder, "report.json").isFile()) {
            File file = new File(page.getParentFile(), DRAWING);
            try (java.io.Writer out = Files.newBufferedWriter(file.toPath(), StandardCharsets.UTF_8)) {
                GrowthSvg.write(read(), out);
            }
        }
    }

    /** Empty if nothing was measured. */
    String html() throws IOException {
        if (!new File(folder, "report.json").isFile()) {
            return "";
        }
        Report report = read();
        StringBuilder out = new StringBuilder("<section id=\"measure\"><h2>Measured on this machine</h2>\n");
        int links = report.linksAt(60);
        if (links > 0) {
            out.append("<p class=\"figure\"><b>").append(Html.whole(twoDigits(links)));
            out.append("</b> links of a stiff chain fit into one frame at 60 Hz here.</p>");
        }
        out.append(
                "<p>The app’s own measuring screen: somebody pressed <i>Start</i> and waited for the quick run of this");
        out.append(" computer. On a phone it measures the phone. ").append(noise(report));
        out.append("</p>\n").append(screens());
        out.append("<figure class=\"chart scroll\"><img loading=\"lazy\" src=\"")
                .append(DRAWING);
        out.append("\" alt=\"The time of a step against size, both logarithmic\" width=\"1000\" height=\"440\">");
        out.append("</figure>\n<details><summary>All ").append(report.results().size());
        out.append(" cases as a table</summary>").append(table(report)).append("</details>\n");
        return out.append("</section>\n").toString();
    }

    private static String noise(Report report) {
        int noisy = report.noisyCases();
        return noisy == 0
                ? "The machine was quiet: another run should agree within 5 % in every case."
                : "The machine had other work: " + noisy + " of "
                        + report.results().size() + " cases vary by more than 5 %, even measured again.";
    }

    private String screens() throws IOException {
        StringBuilder out = new StringBuilder("<div class=\"screens\">\n");
        for (String name : SCREENS) {
            File day = new File(folder, name + ".png");
            if (day.isFile()) {
                int[] size = ScreensSection.size(day);
                out.append("<figure class=\"")
                        .append(size[0] > size[1] ? "wide" : "tall")
                        .append("\"><picture>");
                out.append("<source media=\"(prefers-color-scheme: dark)\" srcset=\"measured/")
                        .append(name);
                out.append("-night.png\">")
                        .append(Html.image("measured/" + name + ".png", "The measuring screen", size));
                out.append("</picture></figure>\n");
            }
        }
        return out.append("</div>\n").toString();
    }

    /** Two digits are as much as such an estimate is worth. */
    private static double twoDigits(double value) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(value)) - 1));
        return unit * Math.round(value / unit);
    }

    private static String table(Report report) {
        StringBuilder out = new StringBuilder("<div class=\"scroll\"><table><thead><tr><th>Scene</th><th>Solver</th>");
        out.append(
                "<th>Integrator</th><th class=\"n\">Size</th><th class=\"n\">Step, median</th><th class=\"n\">99 %</th>");
        out.append("<th class=\"n\">× memory</th><th class=\"n\">Joint error</th></tr></thead><tbody>\n");
        for (CaseResult result : report.results()) {
            out.append("<tr><td>").append(Html.escape(scene(result))).append("</td><td>");
            out.append(Html.escape(result.benchmarkCase().solver())).append("</td><td>");
            out.append(Html.escape(result.benchmarkCase().integrator())).append("</td><td class=\"n\">");
            out.append(Html.whole(result.benchmarkCase().size())).append("</td>");
            if (result.failure() != null) {
                out.append("<td colspan=\"4\">")
                        .append(Html.escape(result.failure()))
                        .append("</td></tr>\n");
                continue;
            }
            out.append("<td class=\"n\">")
                    .append(Html.number(result.median() * 1e-9, "s"))
                    .append("</td><td class=\"n\">");
            out.append(Html.number(result.p99() * 1e-9, "s")).append("</td><td class=\"n\">");
            out.append(Html.number(result.overMemory(), "", 2)).append("</td><td class=\"n\">");
            out.append(result.rows() == 0 ? "–" : Html.number(result.jointError(), "m", 2))
                    .append("</td></tr>\n");
        }
        return out.append("</tbody></table></div>\n").toString();
    }

    /** The name of the family, which tells two motions of one scene apart. */
    private static String scene(CaseResult result) {
        String family = result.benchmarkCase().family();
        return family.substring(0, family.indexOf('/'));
    }
}

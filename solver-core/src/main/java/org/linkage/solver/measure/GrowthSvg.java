package org.linkage.solver.measure;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The time of a step against size as a drawing (SVG) that stands alone: both axes logarithmic, the measured points, what a
 * frame may take, and at the right the families with their slopes, each beside the end of its line.
 */
public final class GrowthSvg {
    private static final int WIDTH = 1000;
    private static final int LEFT = 72;
    private static final int RIGHT = 370;
    private static final int TOP = 20;
    private static final int BOTTOM = 48;
    private static final int LABEL = 18;
    private static final int LEAST_HEIGHT = 440;
    private static final int COLOURS = 6;
    private static final int[] RATES = {60, 120};

    private static final String STYLE = """
            text { font: 13px system-ui, -apple-system, Roboto, "Noto Sans", sans-serif; fill: #59606e; }
            .grid { stroke: #e2dcd0; } .frame { stroke: #59606e; stroke-dasharray: 6 4; } .lead { stroke: #c9c2b4; fill: none; }
            .s { fill: none; stroke-width: 2; } .back { fill: #ffffff; }
            .c0 { stroke: #00224e; } .c1 { stroke: #00796b; } .c2 { stroke: #8a5a00; }
            .c3 { stroke: #6a3fa0; } .c4 { stroke: #59606e; } .c5 { stroke: #2456a8; }
            circle { stroke-width: 2; fill: #ffffff; }
            @media (prefers-color-scheme: dark) {
              text { fill: #a6aebd; } .grid { stroke: #222c3f; } .frame { stroke: #a6aebd; } .lead { stroke: #3a465d; }
              .back, circle { fill: #151c2b; }
              .c0 { stroke: #7ea3e6; } .c1 { stroke: #4dd0c0; } .c2 { stroke: #ffc24d; }
              .c3 { stroke: #c9a6f2; } .c4 { stroke: #a6aebd; } .c5 { stroke: #e6e9f0; }
            }
            """;

    private final List<Line> lines = new ArrayList<>();
    private double low = 99;
    private double high = -99;
    private double from = 99;
    private double to = -99;
    private int height;

    /** One family: its points as powers of ten, and what is written beside it. */
    private static final class Line {
        final double[] sizes;
        final double[] times;
        final String name;

        Line(double[] sizes, double[] times, String name) {
            this.sizes = sizes;
            this.times = times;
            this.name = name;
        }
    }

    private GrowthSvg(Report report) {
        for (Growth growth : report.growth()) {
            List<CaseResult> members = new ArrayList<>();
            for (CaseResult result : report.results()) {
                if (result.failure() == null && result.benchmarkCase().family().equals(growth.family())) {
                    members.add(result);
                }
            }
            double[] sizes = new double[members.size()];
            double[] times = new double[members.size()];
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = Math.log10(members.get(i).benchmarkCase().size());
                times[i] = Math.log10(members.get(i).median());
                low = Math.min(low, times[i]);
                high = Math.max(high, times[i]);
                from = Math.min(from, sizes[i]);
                to = Math.max(to, sizes[i]);
            }
            String law = String.format(Locale.ROOT, "n^%.2f  ", growth.step().exponent());
            lines.add(new Line(sizes, times, law + growth.family().replace("/", ", ")));
        }
        low = Math.floor(low);
        high = Math.ceil(Math.max(high, 7.4));
        from = Math.floor(from);
        to = Math.ceil(to - 1e-9);
        height = Math.max(LEAST_HEIGHT, TOP + BOTTOM + LABEL * lines.size());
    }

    /** Nothing is written for a report without any growth. */
    public static void write(Report report, Writer out) throws IOException {
        GrowthSvg drawing = new GrowthSvg(report);
        if (!drawing.lines.isEmpty()) {
            out.write(drawing.svg());
        }
        out.flush();
    }

    private double x(double exponent) {
        return LEFT + (WIDTH - LEFT - RIGHT) * (exponent - from) / Math.max(1, to - from);
    }

    private double y(double exponent) {
        return height - BOTTOM - (height - BOTTOM - TOP) * (exponent - low) / Math.max(1, high - low);
    }

    private String svg() {
        StringBuilder out = new StringBuilder();
        add(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">%n", WIDTH, height);
        out.append("<title>Time of a step against size</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        add(out, "<rect class=\"back\" width=\"%d\" height=\"%d\" rx=\"12\"/>%n", WIDTH, height);
        for (int e = (int) low; e <= high; e++) {
            line(out, "grid", LEFT, y(e), WIDTH - RIGHT, y(e));
            text(out, LEFT - 8, y(e) + 4, "end", time(e));
        }
        for (int e = (int) from; e <= to; e++) {
            line(out, "grid", x(e), TOP, x(e), height - BOTTOM);
            text(
                    out,
                    x(e),
                    height - BOTTOM + 20,
                    "middle",
                    String.format(Locale.ROOT, "%,d", Math.round(Math.pow(10, e))));
        }
        text(out, 0.5 * (LEFT + WIDTH - RIGHT), height - 8, "middle", "size n");
        for (int rate : RATES) {
            double y = y(Math.log10(1e9 / rate));
            line(out, "frame", LEFT, y, WIDTH - RIGHT, y);
            text(out, LEFT + 6, rate == RATES[0] ? y - 5 : y + 15, "start", "a frame at " + rate + " Hz");
        }
        double[] labels = labels();
        for (int i = 0; i < lines.size(); i++) {
            family(out, lines.get(i), i % COLOURS, labels[i]);
        }
        return out.append("</svg>\n").toString();
    }

    private void family(StringBuilder out, Line line, int colour, double label) {
        int last = line.sizes.length - 1;
        double endX = x(line.sizes[last]);
        double endY = y(line.times[last]);
        double edge = WIDTH - RIGHT + 14;
        add(out, "<path class=\"lead\" d=\"M%.1f,%.1f L%.1f,%.1f\"/>%n", endX + 6, endY, edge, label - 4);
        StringBuilder points = new StringBuilder();
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i <= last; i++) {
            double x = x(line.sizes[i]);
            double y = y(line.times[i]);
            add(points, "%.1f,%.1f ", x, y);
            add(marks, "<circle class=\"c%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\"/>", colour, x, y);
        }
        add(
                out,
                "<polyline class=\"s c%d\" points=\"%s\"/>%s%n",
                colour,
                points.toString().trim(),
                marks);
        add(out, "<path class=\"s c%d\" d=\"M%.1f,%.1f h14\"/>%n", colour, edge, label - 4);
        text(out, edge + 20, label, "start", line.name);
    }

    /** Where the names stand: in the order of the lines' ends, as near to them as they have room. */
    private double[] labels() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            order.add(i);
        }
        order.sort((a, b) -> Double.compare(end(b), end(a)));
        double[] places = new double[lines.size()];
        double next = TOP + 8;
        for (int i : order) {
            places[i] = Math.max(next, y(end(i)) + 4);
            next = places[i] + LABEL;
        }
        double lowest = height - BOTTOM + 4;
        for (int k = order.size() - 1; k >= 0; k--) {
            places[order.get(k)] = Math.min(places[order.get(k)], lowest);
            lowest = places[order.get(k)] - LABEL;
        }
        return places;
    }

    private double end(int line) {
        double[] times = lines.get(line).times;
        return times[times.length - 1];
    }

    private static String time(int exponent) {
        String[] units = {"ns", "µs", "ms", "s"};
        int unit = Math.min(units.length - 1, exponent / 3);
        return Math.round(Math.pow(10, exponent - 3 * unit)) + " " + units[unit];
    }

    private static void line(StringBuilder out, String kind, double x1, double y1, double x2, double y2) {
        add(out, "<path class=\"%s\" d=\"M%.1f,%.1f L%.1f,%.1f\"/>%n", kind, x1, y1, x2, y2);
    }

    private static void text(StringBuilder out, double x, double y, String anchor, String words) {
        add(out, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, words);
    }

    private static void add(StringBuilder out, String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values));
    }
}

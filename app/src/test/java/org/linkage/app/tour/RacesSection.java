package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** One card for each race that was filmed: on its side where the page is wide, upright where it is narrow. */
final class RacesSection {
    private static final String[] LETTERS = {"A", "B", "C"};

    private final File folder;

    /** @param folder what PlayRaces wrote */
    RacesSection(File folder) {
        this.folder = folder;
    }

    /** Empty if no race was filmed. */
    String html() throws IOException {
        TreeMap<Integer, String> cards = new TreeMap<>();
        File[] files = folder.listFiles((dir, name) -> name.matches("race-.*-wide\\.properties"));
        for (File file : files == null ? new File[0] : files) {
            String id = file.getName().replaceFirst("race-(.*)-wide\\.properties", "$1");
            File upright = new File(folder, "race-" + id + ".properties");
            if (upright.isFile()) {
                Figures figures = Figures.read(file);
                cards.put(figures.whole(Figures.PLACE), card(id, Figures.read(upright), figures));
            }
        }
        return cards.isEmpty()
                ? ""
                : "<section id=\"races\"><h2>Races</h2><p>One scene run by two solvers, or three, under the same step and"
                        + " the same finger (on A; all feel it). Their times are measured one after the other on one"
                        + " thread.</p>\n<div class=\"races\">\n" + String.join("", cards.values())
                        + "</div></section>\n";
    }

    private static String card(String id, Figures upright, Figures wide) {
        String words = upright.text(Figures.TITLE) + ": " + upright.text(Figures.WATCH);
        return "<article class=\"card\" id=\"race-" + id + "\">" + picture("scenes/race-" + id, words, upright, wide)
                + "\n<div class=\"words\"><h3>" + Html.escape(upright.text(Figures.TITLE)) + "</h3><p>"
                + Html.escape(upright.text(Figures.WATCH)) + "</p>" + table(wide) + "</div></article>\n";
    }

    private static String picture(String base, String words, Figures upright, Figures wide) {
        StringBuilder out = new StringBuilder("<picture>");
        String narrow = "(max-width: 700px)";
        for (boolean calm : new boolean[] {true, false}) {
            for (boolean small : new boolean[] {true, false}) {
                for (boolean dark : new boolean[] {true, false}) {
                    Figures of = small ? upright : wide;
                    String file = base + (small ? "" : "-wide") + (calm ? "-still" : "") + (dark ? "-night" : "");
                    String media = (calm ? "(prefers-reduced-motion: reduce) and " : "")
                            + (dark ? "(prefers-color-scheme: dark) and " : "")
                            + (small ? narrow : "(min-width: 0px)");
                    out.append("<source media=\"")
                            .append(media)
                            .append("\" srcset=\"")
                            .append(file);
                    out.append(".png\" width=\"")
                            .append(of.whole(Figures.WIDTH))
                            .append("\" height=\"");
                    out.append(of.whole(Figures.HEIGHT)).append("\">");
                }
            }
        }
        int[] size = {wide.whole(Figures.WIDTH), wide.whole(Figures.HEIGHT)};
        return out.append(Html.image(base + "-wide.png", words, size))
                .append("</picture>")
                .toString();
    }

    private static String table(Figures figures) {
        int sides = figures.whole(Figures.SIDES);
        StringBuilder out = new StringBuilder("<div class=\"scroll\"><table><thead><tr><th></th>");
        for (int i = 0; i < sides; i++) {
            out.append("<th class=\"n\"><b class=\"side")
                    .append(i)
                    .append("\">")
                    .append(LETTERS[i])
                    .append("</b> ");
            out.append(Html.escape(figures.text(Figures.SIDE_NAME + i))).append("</th>");
        }
        out.append("</tr></thead><tbody>");
        row(out, sides, "A step takes", i -> metric(figures, Figures.NANOS + i, 1e-9, "s"));
        row(out, sides, "Worst joint error", i -> metric(figures, Figures.ERROR + i, 1, "m"));
        row(out, sides, "Most stretch, all gaps", i -> metric(figures, Figures.STRETCH + i, 1, "m"));
        row(out, sides, "Most overlap", i -> metric(figures, Figures.OVERLAP + i, 1, "m"));
        row(out, sides, "Energy, from start to end", i -> gained(figures, i));
        out.append("</tbody></table></div><p class=\"soft\">");
        out.append(Html.whole(figures.number(Figures.BODIES))).append(" bodies, ");
        out.append(Html.whole(figures.number(Figures.ROWS))).append(" constraint rows, steps of ");
        out.append(Html.number(figures.number(Figures.STEP), "s")).append(", ");
        out.append(Html.number(figures.number(Figures.SECONDS), "s", 2))
                .append(", worst values of the whole film.</p>");
        return out.toString();
    }

    /** Nothing at all if no side has a figure. */
    private static void row(StringBuilder out, int sides, String name, IntFunction<String> value) {
        StringBuilder cells = new StringBuilder();
        boolean any = false;
        for (int i = 0; i < sides; i++) {
            String text = value.apply(i);
            any |= !text.isEmpty();
            cells.append("<td class=\"n\">").append(text).append("</td>");
        }
        if (any) {
            out.append("<tr><td>").append(name).append("</td>").append(cells).append("</tr>");
        }
    }

    private static String metric(Figures figures, String name, double unit, String word) {
        double value = figures.number(name);
        return Double.isNaN(value) ? "" : Html.number(unit * value, word, 2);
    }

    private static String gained(Figures figures, int side) {
        double value = figures.number(Figures.GAINED + side);
        return (value > 0 ? "+" : "") + Html.number(value, "J", 3);
    }
}

package org.linkage.app.tour;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Pictures of screens, as the classes named *Tour wrote them, with captions made of the files' names. They are many: each kind
 * is folded up, and a browser loads what is unfolded.
 */
final class ScreensSection {
    private static final String OTHERS = "Others";

    private final File folder;
    private final Map<String, List<File>> groups = new LinkedHashMap<>();

    ScreensSection(File folder) {
        this.folder = folder;
        for (String title : new String[] {
            "Gallery and files",
            "Player",
            "Every scene on every screen",
            "Instruments",
            "Races",
            "Measuring, with example figures",
            "Settings",
            OTHERS
        }) {
            groups.put(title, new ArrayList<>());
        }
    }

    /** Where a picture belongs; empty for single views and collections of stills, which are for the people who draw them. */
    private static String group(String name) {
        return switch (name.replaceFirst("-.*", "")) {
            case "gallery", "preview", "explain" -> "Gallery and files";
            case "player" -> "Player";
            case "play" -> "Every scene on every screen";
            case "instruments", "inspect", "show" -> "Instruments";
            case "race" -> "Races";
            case "measure" -> "Measuring, with example figures";
            case "settings", "about" -> "Settings";
            case "stage", "scenes", "plot", "matrix", "icon" -> "";
            default -> OTHERS;
        };
    }

    /** Empty if there are no pictures. */
    String html() throws IOException {
        File[] files = folder.listFiles((dir, name) -> name.endsWith(".png"));
        if (files == null || files.length == 0) {
            return "";
        }
        Arrays.sort(files);
        for (File file : files) {
            List<File> members = groups.get(group(name(file)));
            if (members != null) {
                members.add(file);
            }
        }
        StringBuilder out = new StringBuilder(
                "<section id=\"screens\"><h2>Screens</h2><p>The app’s own screens on phone,"
                        + " landscape, foldable and tablet, by day and by night, with large letters and mirrored.</p>\n");
        boolean open = true;
        for (Map.Entry<String, List<File>> group : groups.entrySet()) {
            if (!group.getValue().isEmpty()) {
                out.append("<details").append(open ? " open" : "").append("><summary>");
                out.append(Html.escape(group.getKey())).append(" <span class=\"soft\">");
                out.append(group.getValue().size()).append("</span></summary><div class=\"screens\">\n");
                for (File file : group.getValue()) {
                    figure(out, file);
                }
                out.append("</div></details>\n");
                open = false;
            }
        }
        return out.append("</section>\n").toString();
    }

    private static String name(File file) {
        return file.getName().replaceFirst("\\.png$", "");
    }

    private static void figure(StringBuilder out, File file) throws IOException {
        int[] size = size(file);
        String caption = caption(name(file));
        out.append("<figure class=\"")
                .append(size[0] > size[1] ? "wide" : "tall")
                .append("\"><a href=\"pictures/");
        out.append(Html.escape(file.getName())).append("\">");
        out.append(Html.image("pictures/" + file.getName(), caption, size));
        out.append("</a><figcaption>").append(Html.escape(caption)).append("</figcaption></figure>\n");
    }

    /** "player-phone-night" becomes "Player, phone, night". */
    static String caption(String name) {
        String words =
                name.replace("-rtl", "-mirrored").replace("-200", "-large").replace("-", ", ");
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Width and height stand at a fixed place of every PNG. */
    static int[] size(File png) throws IOException {
        try (DataInputStream in = new DataInputStream(new FileInputStream(png))) {
            in.readLong();
            in.readLong();
            return new int[] {in.readInt(), in.readInt()};
        }
    }
}

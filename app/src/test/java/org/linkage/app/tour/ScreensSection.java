package org.linkage.app.tour;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;

/** Pictures of screens, as the classes named *Tour wrote them, with captions made of the files' names. */
final class ScreensSection {
    private final File folder;
    private final String id;
    private final String title;
    private final String words;
    private final Predicate<String> wanted;

    ScreensSection(File folder, String id, String title, String words, Predicate<String> wanted) {
        this.folder = folder;
        this.id = id;
        this.title = title;
        this.words = words;
        this.wanted = wanted;
    }

    /** Empty if there are no such pictures. */
    String html() throws IOException {
        String figures = figures();
        return figures.isEmpty()
                ? ""
                : "<section id=\"" + id + "\"><h2>" + title + "</h2><p>" + words + "</p>\n" + figures + "</section>\n";
    }

    String figures() throws IOException {
        File[] files = folder.listFiles();
        if (files == null) {
            return "";
        }
        Arrays.sort(files);
        StringBuilder out = new StringBuilder();
        for (File file : files) {
            String name = file.getName().replaceFirst("\\.png$", "");
            if (file.getName().endsWith(".png") && wanted.test(name)) {
                int[] size = size(file);
                String shape = size[0] > size[1] ? "wide" : "tall";
                out.append("<figure class=\"").append(shape).append("\"><a href=\"pictures/");
                out.append(Html.escape(file.getName())).append("\">");
                out.append(Html.image("pictures/" + file.getName(), caption(name), size));
                out.append("</a><figcaption>").append(Html.escape(caption(name)));
                out.append("</figcaption></figure>\n");
            }
        }
        return out.length() == 0 ? "" : "<div class=\"screens\">\n" + out + "</div>\n";
    }

    /** "player-phone-night" becomes "Player, phone, night". */
    static String caption(String name) {
        String words = name.replace('-', ' ').replace('_', ' ');
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

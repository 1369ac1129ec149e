package org.linkage.app;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes whole files: beside the place first, then renamed, so that a kill in the middle leaves the old one. */
public final class FileStore {
    private FileStore() {}

    /** What goes into a file. */
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a file, making its folder where it is missing. */
    public static void write(File file, Content content) throws IOException {
        File folder = file.getParentFile();
        if (folder != null && !folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException("The folder of " + file.getName() + " cannot be made.");
        }
        File beside = new File(file.getPath() + ".new");
        try (FileOutputStream out = new FileOutputStream(beside)) {
            content.writeTo(out);
            out.flush();
            out.getFD().sync();
        }
        if (!beside.renameTo(file)) {
            throw new IOException("The file " + file.getName() + " cannot be kept.");
        }
    }

    /** A title as the name of a file: letters, digits and hyphens, never empty. */
    public static String name(String title) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < title.length() && name.length() < 60; i++) {
            char c = Character.toLowerCase(title.charAt(i));
            if (c < 128 && Character.isLetterOrDigit(c)) {
                name.append(c);
            } else if (name.length() > 0 && name.charAt(name.length() - 1) != '-') {
                name.append('-');
            }
        }
        int end = name.length();
        while (end > 0 && name.charAt(end - 1) == '-') {
            end--;
        }
        return end == 0 ? "linkage" : name.substring(0, end);
    }
}

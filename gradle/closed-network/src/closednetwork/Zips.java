package closednetwork;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Reading and writing zip entries, always with the same time stamp. */
final class Zips {
    private Zips() {}

    static byte[] read(ZipFile zip, ZipEntry entry) throws IOException {
        try (InputStream stream = zip.getInputStream(entry)) {
            return stream.readAllBytes();
        }
    }

    static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The time is fixed, so that the same input gives the same bytes. */
    static void write(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(315_619_200_000L);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    static void writeText(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, text(text));
    }
}

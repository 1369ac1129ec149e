package org.linkage.app;

import android.content.ContentResolver;
import android.net.Uri;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.linkage.solver.scene.SceneException;

/** The text of a file as another app hands it over, never longer than a phone can hold. */
public final class HandedText {
    /** Larger files would not fit into the memory of a small phone beside the scene that is made of them. */
    public static final int MOST_BYTES = 16 << 20;

    private HandedText() {}

    public static String read(ContentResolver resolver, Uri file) throws SceneException {
        try (InputStream in = resolver.openInputStream(file)) {
            if (in == null) {
                throw unreadable();
            }
            return read(in);
        } catch (IOException | RuntimeException refused) {
            // whatever goes wrong in the other app arrives here as its exception
            throw unreadable();
        }
    }

    public static String read(File file) throws SceneException {
        try (InputStream in = new FileInputStream(file)) {
            return read(in);
        } catch (IOException gone) {
            throw unreadable();
        }
    }

    private static String read(InputStream in) throws IOException, SceneException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[1 << 16];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            all.write(part, 0, n);
            if (all.size() > MOST_BYTES) {
                throw new SceneException(
                        "",
                        "The file is larger than " + (MOST_BYTES >> 20) + " MB, which is more than a phone can play.");
            }
        }
        return all.toString(StandardCharsets.UTF_8.name());
    }

    private static SceneException unreadable() {
        return new SceneException("", "The file cannot be read; the app it comes from may have taken it back.");
    }
}

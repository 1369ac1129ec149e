package org.linkage.app.gallery;

import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneException;

/** The text of a scene as another app hands it over, never longer than a phone can hold. */
final class SceneText {
    /** Larger files would not fit into the memory of a small phone beside the scene that is made of them. */
    static final int MOST_BYTES = 16 << 20;

    private SceneText() {}

    /** What an intent brings: a file to look at, a file or a text that was sent; null if it brings nothing. */
    static @Nullable String of(Context context, Intent intent) throws SceneException {
        Uri file = fileOf(intent);
        if (file != null) {
            return read(context.getContentResolver(), file);
        }
        return intent.getStringExtra(Intent.EXTRA_TEXT);
    }

    /** Typed getParcelableExtra came with Android 13. */
    @SuppressWarnings("deprecation")
    private static @Nullable Uri fileOf(Intent intent) {
        Uri data = intent.getData();
        if (data != null) {
            return data;
        }
        Object stream = intent.getParcelableExtra(Intent.EXTRA_STREAM);
        return stream instanceof Uri ? (Uri) stream : null;
    }

    static String read(ContentResolver resolver, Uri file) throws SceneException {
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

    static String read(File file) throws SceneException {
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

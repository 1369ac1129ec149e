package org.linkage.app.gallery;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import org.jspecify.annotations.Nullable;
import org.linkage.app.HandedText;
import org.linkage.solver.scene.SceneException;

/** The text of a scene as another app hands it over. */
final class SceneText {
    private SceneText() {}

    /** What an intent brings: a file to look at, a file or a text that was sent; null if it brings nothing. */
    static @Nullable String of(Context context, Intent intent) throws SceneException {
        Uri file = fileOf(intent);
        if (file != null) {
            return HandedText.read(context.getContentResolver(), file);
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
}

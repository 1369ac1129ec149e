package org.linkage.app;

import android.app.Activity;
import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Handler;
import android.os.Looper;
import android.widget.Toast;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneWriter;

/** Hands files to other apps: each is written whole into the cache, and only the app that the person chooses may read it. */
public final class Share {
    private static final Executor WRITER = Executors.newSingleThreadExecutor();
    private static Executor writer = WRITER;

    private Share() {}

    /** For tests: who writes. */
    public static void setWriter(Executor other) {
        writer = other;
    }

    /** Offers a scene as a file. */
    public static void scene(Activity activity, SceneDescription scene, String title) {
        file(
                activity,
                FileStore.name(title) + ".json",
                "application/json",
                title,
                out -> out.write(SceneWriter.write(scene).getBytes(StandardCharsets.UTF_8)));
    }

    /** Writes a file in the background and then lets the person choose an app for it. */
    public static void file(Activity activity, String name, String type, String title, FileStore.Content content) {
        Context context = activity.getApplicationContext();
        Handler main = new Handler(Looper.getMainLooper());
        writer.execute(() -> {
            File file = new File(new File(context.getCacheDir(), "shared"), name);
            try {
                FileStore.write(file, content);
            } catch (IOException full) {
                main.post(() -> Toast.makeText(context, R.string.share_failed, Toast.LENGTH_LONG)
                        .show());
                return;
            }
            main.post(() -> {
                if (!activity.isFinishing() && !activity.isDestroyed()) {
                    activity.startActivity(chooser(context, file, type, title));
                }
            });
        });
    }

    static Intent chooser(Context context, File file, String type, String title) {
        Uri uri = FileProvider.getUriForFile(context, context.getPackageName() + ".files", file);
        Intent send = new Intent(Intent.ACTION_SEND)
                .setType(type)
                .putExtra(Intent.EXTRA_STREAM, uri)
                .putExtra(Intent.EXTRA_TITLE, title)
                .putExtra(Intent.EXTRA_SUBJECT, title)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        send.setClipData(ClipData.newRawUri(title, uri));
        return Intent.createChooser(send, title);
    }
}

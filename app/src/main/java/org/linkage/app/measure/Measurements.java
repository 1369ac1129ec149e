package org.linkage.app.measure;

import android.app.Activity;
import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.linkage.app.R;

/** Hands measurements to other apps: a copy in one folder of the cache, readable only for the app that the person chooses. */
public final class Measurements extends FileProvider {
    private static final String FOLDER = "measurements";

    /** Text that goes into a file. */
    interface Text {
        void writeTo(Writer out) throws IOException;
    }

    public Measurements() {
        super(R.xml.measure_files);
    }

    /** Writes text into the file to share. */
    static File write(Context context, String name, Text text) throws IOException {
        File file = place(context, name);
        try (Writer out = new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8)) {
            text.writeTo(out);
        }
        return file;
    }

    /** Writes a picture into the file to share. */
    static File write(Context context, String name, Bitmap picture) throws IOException {
        File file = place(context, name);
        try (OutputStream out = new FileOutputStream(file)) {
            if (!picture.compress(Bitmap.CompressFormat.PNG, 100, out)) {
                throw new IOException(file.getName());
            }
        }
        return file;
    }

    private static File place(Context context, String name) throws IOException {
        File folder = new File(context.getCacheDir(), FOLDER);
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException(folder.getName());
        }
        return new File(folder, name);
    }

    /** Lets the person choose an app for the file. */
    static void send(Activity activity, File file, String type) {
        String title = activity.getString(R.string.measure_share_title);
        Uri uri = getUriForFile(activity, activity.getPackageName() + ".measurements", file);
        Intent send = new Intent(Intent.ACTION_SEND)
                .setType(type)
                .putExtra(Intent.EXTRA_STREAM, uri)
                .putExtra(Intent.EXTRA_SUBJECT, title)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        send.setClipData(ClipData.newRawUri(title, uri));
        activity.startActivity(Intent.createChooser(send, title));
    }
}

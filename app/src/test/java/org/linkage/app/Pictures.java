package org.linkage.app;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;
import android.view.View;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Draws real views into bitmaps and writes them as PNG files into the folder of the system property linkage.pictures. */
public final class Pictures {
    private Pictures() {}

    /** The whole window of an activity, as large as the screen that Robolectric simulates. */
    public static Bitmap of(Activity activity) {
        return of(activity.getWindow().getDecorView());
    }

    /** A view that has been laid out. */
    public static Bitmap of(View view) {
        Bitmap bitmap = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
        view.draw(new Canvas(bitmap));
        return bitmap;
    }

    /** A drawable in a square of the given size in pixels. */
    public static Bitmap of(Drawable drawable, int size) {
        Bitmap bitmap = Bitmap.createBitmap(size, size, Bitmap.Config.ARGB_8888);
        drawable.setBounds(0, 0, size, size);
        drawable.draw(new Canvas(bitmap));
        return bitmap;
    }

    /** Writes NAME.png. */
    public static void write(Bitmap bitmap, String name) throws IOException {
        String folder = System.getProperty("linkage.pictures");
        if (folder == null) {
            throw new IOException("No folder for pictures: start this test with the Gradle task tourPictures");
        }
        File file = new File(folder, name + ".png");
        try (OutputStream out = new FileOutputStream(file)) {
            if (!bitmap.compress(Bitmap.CompressFormat.PNG, 100, out)) {
                throw new IOException("Could not write " + file);
            }
        }
    }
}

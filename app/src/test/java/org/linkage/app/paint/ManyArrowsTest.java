package org.linkage.app.paint;

import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Hundreds of arrows in a handful of calls look as if each had been drawn alone. */
@RunWith(AndroidJUnit4.class)
public class ManyArrowsTest {
    private static final int SIZE = 900;
    private static final int ROW = 20;
    /** More than one batch. */
    private static final int COUNT = 400;

    private final Brush brush = new Brush();

    private Bitmap paper() {
        Bitmap bitmap = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.drawColor(Palette.LIGHT.paper);
        Camera camera = new Camera();
        camera.setSize(SIZE, SIZE);
        brush.begin(canvas, camera, Palette.LIGHT, 2, 1);
        return bitmap;
    }

    private static float[] arrow(int index) {
        double turn = 0.37 * index;
        return new float[] {
            45 * (index % ROW) + 22,
            45 * (index / ROW) + 22,
            (float) (18 * Math.cos(turn)),
            (float) (18 * Math.sin(turn))
        };
    }

    private static int unlike(Bitmap a, Bitmap b) {
        int count = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int p = a.getPixel(x, y);
                int q = b.getPixel(x, y);
                for (int shift = 0; shift < 24; shift += 8) {
                    if (Math.abs((p >> shift & 0xFF) - (q >> shift & 0xFF)) > 48) {
                        count++;
                        break;
                    }
                }
            }
        }
        return count;
    }

    @Test
    public void aBatchLooksLikeSoManyArrows() {
        Bitmap alone = paper();
        for (int i = 0; i < COUNT; i++) {
            float[] one = arrow(i);
            brush.arrow(one[0], one[1], one[2], one[3], 1.25f, Palette.LIGHT.ramp.colour(i % Ramp.STEPS));
        }
        Bitmap nothing = paper();
        Bitmap together = paper();
        ManyArrows many = new ManyArrows(brush);
        many.beginRamp(1.25f);
        for (int i = 0; i < COUNT; i++) {
            many.add(arrow(i), i % Ramp.STEPS);
        }
        many.draw();
        int inked = unlike(alone, nothing);
        assertTrue("inked " + inked, inked > 20 * COUNT);
        int other = unlike(alone, together);
        assertTrue(other + " of " + inked, other < 0.02 * inked);
    }
}

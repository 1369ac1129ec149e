package org.linkage.app.player;

import android.graphics.RecordingCanvas;
import android.graphics.RenderNode;
import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Allocation;
import org.robolectric.RuntimeEnvironment;

/**
 * How long a frame takes the main thread with a chain of a thousand links and all instruments on; printed, not asserted.
 *
 * <p>Counted is what an Android main thread does: the frame's callback, and recording what changed into render nodes by Android's
 * own graphics library. Not counted, because other threads do it on a phone too: the simulation (it runs on its own thread here as
 * there) and the drawing of what was recorded. The whole window recorded anew is given besides; a phone records only what changed. On
 * a machine with other work the time that the thread itself worked is the truer figure.
 */
@RunWith(AndroidJUnit4.class)
public class FrameCost {
    private static final int WARM_UP = 600;
    private static final int FRAMES = 600;

    @Test
    public void phone() throws Exception {
        measure("phone 360 × 800 dp", "w360dp-h800dp-port-notnight-xhdpi");
    }

    @Test
    public void tablet() throws Exception {
        measure("tablet 1280 × 800 dp", "w1280dp-h800dp-land-notnight-xhdpi");
    }

    private static void measure(String name, String screen) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        double[] callback = new double[FRAMES];
        double[] recording = new double[FRAMES];
        double[] both = new double[FRAMES];
        double[] worked = new double[FRAMES];
        double[] whole = new double[FRAMES];
        try (AllInstruments all = new AllInstruments(new Crew.OwnThread())) {
            View window = all.window();
            RenderNode changed = new RenderNode("changed");
            RenderNode everything = new RenderNode("everything");
            for (int i = -WARM_UP; i < FRAMES; i++) {
                Thread.sleep(8); // the simulation makes its steps meanwhile
                long working = Allocation.workedNanos();
                long start = System.nanoTime();
                all.callback();
                long called = System.nanoTime();
                RecordingCanvas canvas = changed.beginRecording(window.getWidth(), window.getHeight());
                all.drawChanged(canvas);
                changed.endRecording();
                long recorded = System.nanoTime();
                long rested = Allocation.workedNanos();
                long again = System.nanoTime();
                RecordingCanvas over = everything.beginRecording(window.getWidth(), window.getHeight());
                window.draw(over);
                everything.endRecording();
                long end = System.nanoTime();
                if (i >= 0) {
                    callback[i] = 1e-6 * (called - start);
                    recording[i] = 1e-6 * (recorded - called);
                    both[i] = 1e-6 * (recorded - start);
                    worked[i] = 1e-6 * (rested - working);
                    whole[i] = 1e-6 * (end - again);
                }
            }
            System.out.printf(
                    Locale.ROOT, "%s, 1,000 links, stage + %d plots, ms: median, p99%n", name, all.plots.size());
        }
        print("frame callback", callback);
        print("recording stage and plots", recording);
        print("both, the main thread's frame", both);
        print("of it worked, not waited", worked);
        print("(whole window recorded anew)", whole);
    }

    private static void print(String what, double[] times) {
        Arrays.sort(times);
        System.out.printf(Locale.ROOT, "  %-30s %6.2f %6.2f%n", what, times[FRAMES / 2], times[(int) (0.99 * FRAMES)]);
    }
}

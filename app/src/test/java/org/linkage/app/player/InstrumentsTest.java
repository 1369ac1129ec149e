package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import com.google.android.material.tabs.TabLayout;
import java.util.Arrays;
import org.junit.Test;
import org.linkage.app.Allocation;
import org.linkage.app.R;
import org.linkage.app.plot.StripData;

/** The plots see what the simulation does, keep it over a rotation, and mark where the solver was switched. */
public class InstrumentsTest extends PlayerAtHand {
    @Test
    public void plotsFollowTheSceneThroughRotationAndSwitches() {
        turn(
                "double-pendulum",
                (activity, stage) -> {
                    hand.frames(57);
                    StripData energy = strips(activity).energy;
                    assertTrue("a second of samples: " + energy.size(), energy.size() > 50);
                    int last = energy.size() - 1;
                    assertEquals(
                            "total = kinetic + potential",
                            energy.y(0, last) + energy.y(1, last),
                            energy.y(2, last),
                            1e-12);
                    assertEquals("nothing is lost", energy.y(2, 0), energy.y(2, last), 1e-3);
                    Choices changed = activity.choices();
                    changed.solver = "dense";
                    activity.onChoices(changed);
                    hand.frames(10);
                    assertEquals(1, energy.markCount());
                },
                (activity, stage) -> {
                    hand.frames(7);
                    assertTrue("kept over the rotation", strips(activity).energy.size() > 60);
                    assertEquals(1, strips(activity).energy.markCount());
                    activity.onReset();
                    hand.frames(5);
                    assertTrue("a reset begins anew", strips(activity).energy.size() < 10);
                });
    }

    @Test
    public void anotherAlgorithmOfContactsLeavesAMarkToo() {
        play("corner", (activity, stage) -> {
            hand.frames(17);
            Choices changed = activity.choices();
            changed.contact = "platt";
            activity.onChoices(changed);
            hand.frames(10);
            StripData energy = strips(activity).energy;
            assertEquals(1, energy.markCount());
            assertEquals(activity.getString(Options.contactName("platt")), energy.markText(0));
        });
    }

    @Test
    public void theMatrixFollowsTheSolverAndItsNodesHaveBodies() {
        play(
                "ladder",
                (activity, stage) -> {
                    activity.onPanel();
                    TabLayout tabs = activity.findViewById(R.id.tabs);
                    tabs.selectTab(tabs.getTabAt(3));
                    hand.frames(3);
                },
                (activity, stage) -> {
                    idle();
                    MatrixPage page = activity.matrixPage();
                    assertTrue("bodies and joints", page.nodes() > 36);
                    page.showElimination(0.5);
                    assertTrue(page.glowing().length > 0);
                });
    }

    private static Strips strips(PlayerActivity activity) {
        return model(activity).strips(activity);
    }

    /** A display may show 60, 90, 120 or 144 pictures a second, and time may run at a quarter. */
    @Test
    public void aMinuteIsKeptHoweverManyPicturesComeInIt() {
        for (double rate : new double[] {60, 90, 120, 144, 4 * 120}) {
            Strips strips = new Strips(application);
            Picture picture = new Picture(3, 3);
            for (int i = 0; i <= 70 * rate; i++) {
                picture.time = i / rate;
                picture.kinetic = picture.time;
                strips.sample(picture);
            }
            StripData energy = strips.energy;
            assertTrue(rate + " Hz: from " + energy.firstTime(), energy.lastTime() - energy.firstTime() >= 60 - 1e-9);
            assertEquals("the newest is there", 70, energy.lastTime(), 1e-9);
            for (int i = 1; i < energy.size(); i++) {
                assertTrue("no holes", energy.x(0, i) - energy.x(0, i - 1) < 0.021);
                assertEquals("values belong to their times", energy.x(0, i), energy.y(0, i), 0);
            }
        }
    }

    @Test
    public void aSampleMakesNoGarbage() throws Exception {
        Strips strips = new Strips(application);
        Picture picture = new Picture(3, 3);
        picture.stepNanos = 1000;
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 8; round++) {
            long before = Allocation.bytes();
            for (int i = 0; i < 2000; i++) {
                picture.time += 0.01;
                strips.sample(picture);
            }
            least = Math.min(least, Allocation.bytes() - before);
        }
        assertTrue("bytes for 2,000 samples: " + least, least < 4000);
    }

    /** Numbers change five times a second and cost a few strings; all other frames make nothing. */
    @Test
    public void aFrameWithAllInstrumentsMakesNoGarbage() throws Exception {
        try (AllInstruments all = new AllInstruments(new Crew.Inline())) {
            Bitmap bitmap =
                    Bitmap.createBitmap(all.window().getWidth(), all.window().getHeight(), Bitmap.Config.ARGB_8888);
            Canvas canvas = new Canvas(bitmap);
            assertTrue("plots are in sight: " + all.plots.size(), !all.plots.isEmpty());
            for (int i = 0; i < 30; i++) {
                all.callback();
                all.drawChanged(canvas);
            }
            long[] bytes = new long[60];
            long asking = Long.MAX_VALUE;
            for (int i = 0; i < bytes.length; i++) {
                long before = Allocation.bytes();
                asking = Math.min(asking, Allocation.bytes() - before);
                before = Allocation.bytes();
                all.callback();
                all.drawChanged(canvas);
                bytes[i] = Allocation.bytes() - before;
            }
            Arrays.sort(bytes);
            assertEquals("bytes of the median frame", 0, bytes[30] - asking);
            assertEquals("bytes of three frames in four", 0, bytes[45] - asking);
        }
    }
}

package org.linkage.app.race;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Looper;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.player.ByHand;
import org.linkage.app.player.Choices;
import org.linkage.app.player.LaneState;
import org.linkage.app.player.StageView;
import org.linkage.app.plot.PlotView;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** How the screen of a race behaves: alike stages, one camera, and nothing lost when it turns or its process ends. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h800dp-xhdpi")
public class RaceScreenTest {
    private final Context app = ApplicationProvider.getApplicationContext();
    private ByHand hand;

    @Before
    public void enter() {
        hand = ByHand.enter();
    }

    @After
    public void leave() {
        ByHand.leave();
    }

    private interface Act {
        void on(RaceActivity activity);
    }

    /** Opens a race and does one thing after the other, with a turn of the screen between two. */
    private void race(Intent intent, Act... acts) {
        try (ActivityScenario<RaceActivity> scenario = ActivityScenario.launch(intent)) {
            for (int i = 0; i < acts.length; i++) {
                if (i > 0) {
                    scenario.recreate();
                }
                Act act = acts[i];
                idle();
                scenario.onActivity(act::on);
            }
        }
    }

    /** Runs a race on the screen for so many frames, and looks at it. */
    private void onScreen(Preset preset, int count, Act look) {
        race(RaceActivity.intent(app, preset), activity -> {
            hand.frames(count);
            idle();
            look.on(activity);
        });
    }

    private static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    private static RaceModel model(RaceActivity activity) {
        return new ViewModelProvider(activity).get(RaceModel.class);
    }

    @Test
    public void whatRunsAwayStaysInSightUntilSomebodyLooksElsewhere() {
        onScreen(Preset.CORNER, 600, activity -> {
            for (int i = 0; i < 3; i++) {
                StageView stage = activity.sides().get(i).stage;
                double x = activity.pose(i).x[0];
                assertTrue("it has run away: " + x, x > 10);
                float at = stage.camera().screenX(x);
                assertTrue("at " + at + " of " + stage.getWidth(), at > 0 && at < stage.getWidth());
            }
            StageView stage = activity.sides().get(0).stage;
            stage.pan(10_000, 0);
            double looked = stage.camera().centerX();
            hand.frames(3);
            assertEquals(looked, stage.camera().centerX(), 1e-9);
        });
    }

    @Test
    public void stagesAreAlikeAndFreeOfTheirNames() {
        onScreen(Preset.HEAVY_LOAD, 30, activity -> {
            Side a = activity.sides().get(0);
            Side b = activity.sides().get(1);
            assertEquals(a.stage.getHeight(), b.stage.getHeight());
            assertEquals(a.stage.camera().scale(), b.stage.camera().scale(), 0);
            assertTrue(a.stage.camera().freeTop() >= Math.max(a.nameBottom(), b.nameBottom()));
            // the pin of the chain, with room for its support above it
            float pin = a.stage.camera().screenY(0);
            float support = 24 * activity.getResources().getDisplayMetrics().density;
            assertTrue(pin + " below " + a.nameBottom(), pin - support >= a.nameBottom());
        });
    }

    @Test
    @Config(qualifiers = "ar-ldrtl-w800dp-h360dp-land-xhdpi")
    public void whereOneReadsFromTheRightTheFirstSideIsThere() {
        onScreen(
                Preset.HEAVY_LOAD,
                5,
                activity -> assertTrue(activity.sides().get(0).view.getLeft()
                        > activity.sides().get(1).view.getLeft()));
    }

    @Test
    public void whatOneStageDoesTheOtherDoesToo() {
        race(
                RaceActivity.intent(app),
                activity -> {
                    hand.frames(10);
                    List<Side> sides = activity.sides();
                    assertEquals(2, sides.size());
                    sides.get(0).stage.zoom(1.5f, 200, 200);
                    hand.frames(1);
                    assertEquals(
                            sides.get(0).stage.view().metres(),
                            sides.get(1).stage.view().metres(),
                            1e-6);
                    sides.get(1).stage.select(3);
                    assertEquals(3, sides.get(0).stage.selected());
                },
                activity -> {
                    hand.frames(2);
                    assertEquals(2, activity.sides().size());
                    for (Preset preset : Preset.ALL) {
                        activity.pick(preset);
                        hand.frames(3);
                        assertEquals(
                                preset == Preset.CORNER ? 3 : 2,
                                activity.sides().size());
                    }
                    activity.findViewById(R.id.play).performClick();
                    hand.frames(2);
                    idle();
                    hand.frames(2);
                    assertFalse("paused, no frames are asked for", hand.wanted());
                });
    }

    /** The fresh model of a process that knows nothing but the file. */
    @Test
    public void aRaceOutlivesItsProcess() throws Exception {
        List<LaneState> before = new ArrayList<>();
        StageView.Sight[] sight = new StageView.Sight[1];
        race(RaceActivity.intent(app), activity -> {
            hand.frames(20);
            Side first = activity.sides().get(0);
            first.stage.togglePin(4);
            first.stage.zoom(1.5f, 200, 200);
            RaceModel model = model(activity);
            Choices other = model.sides.get(0).copy();
            other.iterations = 7;
            model.sides.set(0, other);
            model.heat.choose(0, other);
            activity.onSpeed(0.5);
            hand.frames(20);
            activity.onPlay(false);
            hand.frames(2);
            model.heat.ask((cast, sides) -> before.addAll(sides));
            sight[0] = first.stage.view();
        });
        ActivityController<RaceActivity> again =
                Robolectric.buildActivity(RaceActivity.class, RaceActivity.intent(app, Preset.CORNER));
        try {
            again.create(new Bundle()).start().resume().visible();
            idle();
            hand.frames(2);
            RaceModel model = model(again.get());
            assertEquals("the race that was left, not the one of the intent", Preset.HEAVY_LOAD, model.preset);
            assertFalse(model.playing);
            assertEquals(0.5, model.speed, 0);
            List<LaneState> after = new ArrayList<>();
            model.heat.ask((cast, sides) -> {
                assertEquals(
                        "the race's own value, not the scene's",
                        100,
                        cast.values().get("load"),
                        0);
                after.addAll(sides);
            });
            assertEquals(2, after.size());
            for (int i = 0; i < 2; i++) {
                assertTrue(
                        "it had run: " + after.get(i).state()[0], after.get(i).state()[0] > 0.3);
                assertArrayEquals(
                        "side " + i, before.get(i).state(), after.get(i).state(), 0);
                assertArrayEquals(before.get(i).pinned(), after.get(i).pinned());
                assertEquals(before.get(i).choices().solver, after.get(i).choices().solver);
                assertEquals(before.get(i).choices().step, after.get(i).choices().step, 0);
            }
            assertEquals(7, after.get(0).choices().iterations);
            assertTrue(after.get(1).pinned()[4]);
            assertEquals(
                    sight[0].metres(), again.get().sides().get(1).stage.view().metres(), 1e-6);
        } finally {
            again.pause().stop().destroy();
        }
    }

    @Test
    public void theTableOfARaceSaysHowEachSideIsRun() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        race(RaceActivity.intent(app), activity -> {
            hand.frames(10);
            PlotView plot = activity.arena().charts().plots().get(0);
            try {
                RaceMenu.table(activity, plot, model(activity).heat.facts()).writeTo(out);
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        });
        String[] lines = out.toString("UTF-8").split("\n");
        assertEquals(
                "time [s],\"A Gauss–Seidel, 4 sweeps, Semi-implicit Euler [m]\",\"B Tree LDLᵀ, BDF2 [m]\",event",
                lines[0]);
        assertTrue(lines.length + " lines", lines.length > 5);
    }

    @Test
    public void aTurnedScreenShowsTheSamePart() {
        double[] metres = new double[1];
        race(
                RaceActivity.intent(app),
                activity -> {
                    hand.frames(5);
                    activity.sides().get(1).stage.zoom(2, 100, 100);
                    metres[0] = activity.sides().get(0).stage.view().metres();
                },
                activity -> {
                    hand.frames(5);
                    for (Side side : activity.sides()) {
                        assertEquals(metres[0], side.stage.view().metres(), 1e-6);
                    }
                });
    }

    @Test
    public void aDamagedFileStartsTheRaceOfTheIntent() throws Exception {
        Files.write(RaceModel.file(app).toPath(), new byte[] {1, 2, 3});
        ActivityController<RaceActivity> again =
                Robolectric.buildActivity(RaceActivity.class, RaceActivity.intent(app, Preset.CORNER));
        try {
            again.create(new Bundle()).start().resume().visible();
            hand.frames(2);
            assertEquals(3, again.get().sides().size());
        } finally {
            again.pause().stop().destroy();
        }
    }
}

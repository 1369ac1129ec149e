package org.linkage.app.race;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
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
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.linkage.app.player.ByHand;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Choices;
import org.linkage.app.player.Crew;
import org.linkage.app.player.Heat;
import org.linkage.app.player.LaneState;
import org.linkage.app.player.Picture;
import org.linkage.app.player.Puppet;
import org.linkage.app.player.StageView;
import org.linkage.app.plot.PlotView;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** Races: the same hands, the same step, and the differences that they are about. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h800dp-xhdpi")
public class RaceTest {
    private final Context app = ApplicationProvider.getApplicationContext();
    private long nanos = 1_000_000_000L;
    private ByHand hand;

    private void frames(Heat heat, int count) {
        for (int i = 0; i < count; i++) {
            nanos += 16_666_667L;
            heat.frame(nanos);
        }
    }

    private static Heat open(Preset preset) throws Exception {
        Heat heat = new Heat(new Crew.Inline());
        heat.open(preset.cast(), preset.sides(), preset.watched);
        return heat;
    }

    private static Picture picture(Heat heat, int side) {
        Channel channel = heat.channel(side);
        assertNotNull(channel);
        return channel.newest();
    }

    @Test
    public void bothSidesFeelTheSameFinger() throws Exception {
        Preset preset = Preset.TREE_DENSE;
        Heat heat = open(preset);
        frames(heat, 5);
        int tip = preset.cast().scene().bodies().size() - 1;
        Pose before = picture(heat, 0).pose;
        double x = before.x[tip];
        double y = before.y[tip];
        Puppet hand = heat.hands(0);
        hand.grab(0, tip, x, y);
        for (int i = 1; i <= 20; i++) {
            hand.move(0, x - 0.05 * i, y - 0.05 * i);
            frames(heat, 1);
        }
        Pose a = picture(heat, 0).pose;
        Pose b = picture(heat, 1).pose;
        assertEquals(1, a.grips);
        assertEquals(1, b.grips);
        assertEquals(a.targetX[0], b.targetX[0], 0);
        assertEquals(a.targetY[0], b.targetY[0], 0);
        assertEquals("the same instant", a.time, b.time, 0);
        assertTrue("the finger pulls", a.gripForce[0] > 1);
        // the same equations by two solvers: the same motion to rounding that chaos has not yet made large
        for (int i = 0; i <= tip; i++) {
            assertEquals(a.x[i], b.x[i], 1e-6);
            assertEquals(a.y[i], b.y[i], 1e-6);
        }
        hand.release(0, 0, 0);
        frames(heat, 1);
        assertEquals(0, picture(heat, 0).pose.grips);
        assertEquals(0, picture(heat, 1).pose.grips);
    }

    /** Runs a race on the screen for so many frames, and looks at it. */
    private void onScreen(Preset preset, int count, ActivityScenario.ActivityAction<RaceActivity> look) {
        hand = ByHand.enter();
        try (ActivityScenario<RaceActivity> scenario = ActivityScenario.launch(RaceActivity.intent(app, preset))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> hand.frames(count));
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(look);
        } finally {
            ByHand.leave();
        }
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
    public void everySideIsHeldAtTheSamePointOfItsOwnBody() throws Exception {
        Heat heat = open(Preset.HEAVY_LOAD);
        frames(heat, 90);
        Pose game = picture(heat, 0).pose;
        int load = game.x.length - 1;
        double x = game.x[load];
        double y = game.y[load];
        heat.hands(0).grab(0, load, x + 0.1, y);
        heat.hands(0).move(0, x + 0.5, y);
        frames(heat, 2);
        for (int i = 0; i < 2; i++) {
            Pose pose = picture(heat, i).pose;
            assertEquals(1, pose.grips);
            double away = Math.hypot(pose.gripX[0] - pose.x[load], pose.gripY[0] - pose.y[load]);
            // the grip is that of the last step, the pose a little earlier
            assertEquals("on the disc of side " + i, 0.1, away, 0.05);
            assertEquals("towards the same place", x + 0.5, pose.targetX[0], 0);
        }
        double apart = picture(heat, 1).pose.y[load] - picture(heat, 0).pose.y[load];
        assertTrue("the bodies themselves are apart by " + apart, apart > 0.1);
    }

    @Test
    public void gaussSeidelStretchesAndTheDirectSolveDoesNot() throws Exception {
        Heat heat = open(Preset.HEAVY_LOAD);
        double game = 0;
        double direct = 0;
        for (int i = 0; i < 180; i++) {
            frames(heat, 1);
            game = Math.max(game, Board.stretch(picture(heat, 0).pose));
            direct = Math.max(direct, Board.stretch(picture(heat, 1).pose));
        }
        assertTrue("stretched by " + game, game > 0.2);
        assertTrue("stretched by " + direct, direct < 1e-6);
    }

    /** Nothing but the solver differs, so nothing but the solver can be to blame. */
    @Test
    public void withTheSameIntegratorOnlyTheSweepsStretch() throws Exception {
        List<Choices> sides = Preset.DIRECT_SWEEPS.sides();
        assertEquals(sides.get(0).integrator, sides.get(1).integrator);
        assertEquals(sides.get(0).step, sides.get(1).step, 0);
        Heat heat = open(Preset.DIRECT_SWEEPS);
        double sweeps = 0;
        double direct = 0;
        for (int i = 0; i < 180; i++) {
            frames(heat, 1);
            sweeps = Math.max(sweeps, Board.stretch(picture(heat, 0).pose));
            direct = Math.max(direct, Board.stretch(picture(heat, 1).pose));
        }
        assertTrue("stretched by " + sweeps, sweeps > 0.2);
        assertTrue("stretched by " + direct, direct < 0.01);
    }

    /** What the app promises to race, each with what it is about. */
    @Test
    public void allPairingsThatAreNamedAreThere() {
        List<String> pairs = new ArrayList<>();
        for (Preset preset : Preset.ALL) {
            List<String> all = new ArrayList<>();
            for (Choices side : preset.sides()) {
                all.add(side.solver + '/' + side.integrator + '/' + side.contact + '/' + side.geometricStiffness);
            }
            assertEquals(preset.id + " has sides that differ", all.size(), new java.util.HashSet<>(all).size());
            pairs.add(preset.id);
        }
        assertEquals(
                List.of("heavy-load", "direct-sweeps", "tree-dense", "geometric-stiffness", "euler-bdf2", "corner"),
                pairs);
    }

    @Test
    public void aStepOfOneIsAStepOfAll() throws Exception {
        Heat heat = open(Preset.EULER_BDF2);
        Choices finer = Preset.EULER_BDF2.sides().get(1);
        finer.step = 1.0 / 480;
        heat.choose(1, finer);
        heat.step();
        assertEquals(1.0 / 480, picture(heat, 0).time, 1e-15);
        assertEquals(picture(heat, 0).time, picture(heat, 1).time, 0);
    }

    @Test
    public void inTheCornerOnlyPlattLeavesTheFloor() throws Exception {
        Heat heat = open(Preset.CORNER);
        frames(heat, 60);
        double[] deepest = new double[3];
        int[] rows = new int[1];
        heat.log().drain(row -> {
            rows[0]++;
            for (int i = 0; i < 3; i++) {
                deepest[i] = Math.max(deepest[i], Math.abs(row[1 + 2 * i]));
            }
        });
        assertTrue(rows[0] > 200);
        assertTrue("Platt " + deepest[0], deepest[0] > 1e-6);
        assertEquals("right", 0, deepest[1], 1e-12);
        assertEquals("exact", 0, deepest[2], 1e-12);
    }

    @Test
    public void whatOneStageDoesTheOtherDoesToo() {
        ByHand hand = ByHand.enter();
        try (ActivityScenario<RaceActivity> scenario =
                ActivityScenario.launch(RaceActivity.intent(ApplicationProvider.getApplicationContext()))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
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
            });
            scenario.recreate();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(2);
                assertEquals(2, activity.sides().size());
                for (Preset preset : Preset.ALL) {
                    activity.pick(preset);
                    hand.frames(3);
                    assertEquals(
                            preset == Preset.CORNER ? 3 : 2, activity.sides().size());
                }
                activity.findViewById(R.id.play).performClick();
                hand.frames(2);
                Shadows.shadowOf(Looper.getMainLooper()).idle();
                hand.frames(2);
                assertFalse("paused, no frames are asked for", hand.wanted());
            });
        } finally {
            ByHand.leave();
        }
    }

    /** The fresh model of a process that knows nothing but the file. */
    @Test
    public void aRaceOutlivesItsProcess() throws Exception {
        ByHand hand = ByHand.enter();
        List<LaneState> before = new ArrayList<>();
        StageView.Sight[] sight = new StageView.Sight[1];
        try (ActivityScenario<RaceActivity> scenario = ActivityScenario.launch(RaceActivity.intent(app))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(20);
                Side first = activity.sides().get(0);
                first.stage.togglePin(4);
                first.stage.zoom(1.5f, 200, 200);
                RaceModel model = new ViewModelProvider(activity).get(RaceModel.class);
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
        }
        ActivityController<RaceActivity> again =
                Robolectric.buildActivity(RaceActivity.class, RaceActivity.intent(app, Preset.CORNER));
        try {
            again.create(new Bundle()).start().resume().visible();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            hand.frames(2);
            RaceModel model = new ViewModelProvider(again.get()).get(RaceModel.class);
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
            ByHand.leave();
        }
    }

    @Test
    public void theTableOfARaceSaysHowEachSideIsRun() throws Exception {
        ByHand hand = ByHand.enter();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ActivityScenario<RaceActivity> scenario = ActivityScenario.launch(RaceActivity.intent(app))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(10);
                RaceModel model = new ViewModelProvider(activity).get(RaceModel.class);
                PlotView plot = activity.arena().charts().plots().get(0);
                try {
                    RaceMenu.table(activity, plot, model.heat.facts()).writeTo(out);
                } catch (IOException impossible) {
                    throw new AssertionError(impossible);
                }
            });
        } finally {
            ByHand.leave();
        }
        String[] lines = out.toString("UTF-8").split("\n");
        assertEquals(
                "time [s],\"A Gauss–Seidel, 4 sweeps, Semi-implicit Euler [m]\",\"B Tree LDLᵀ, BDF2 [m]\",event",
                lines[0]);
        assertTrue(lines.length + " lines", lines.length > 5);
    }

    @Test
    public void aTurnedScreenShowsTheSamePart() {
        ByHand hand = ByHand.enter();
        double[] metres = new double[1];
        try (ActivityScenario<RaceActivity> scenario = ActivityScenario.launch(RaceActivity.intent(app))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(5);
                activity.sides().get(1).stage.zoom(2, 100, 100);
                metres[0] = activity.sides().get(0).stage.view().metres();
            });
            scenario.recreate();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(5);
                for (Side side : activity.sides()) {
                    assertEquals(metres[0], side.stage.view().metres(), 1e-6);
                }
            });
        } finally {
            ByHand.leave();
        }
    }

    @Test
    public void aDamagedFileStartsTheRaceOfTheIntent() throws Exception {
        ByHand hand = ByHand.enter();
        Files.write(RaceModel.file(app).toPath(), new byte[] {1, 2, 3});
        ActivityController<RaceActivity> again =
                Robolectric.buildActivity(RaceActivity.class, RaceActivity.intent(app, Preset.CORNER));
        try {
            again.create(new Bundle()).start().resume().visible();
            hand.frames(2);
            assertEquals(3, again.get().sides().size());
        } finally {
            again.pause().stop().destroy();
            ByHand.leave();
        }
    }
}

package org.linkage.app.race;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.paint.Pose;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Choices;
import org.linkage.app.player.Crew;
import org.linkage.app.player.Heat;
import org.linkage.app.player.Picture;
import org.linkage.app.player.Puppet;

/** What races are: the same hands, the same step, and the differences that they are about. */
@RunWith(AndroidJUnit4.class)
public class RaceTest {
    private long nanos = 1_000_000_000L;

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
}

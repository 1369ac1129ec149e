package org.linkage.app.player;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.util.Collections;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Allocation;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.Names;

/** The player on the test's own thread, frame by frame. */
@RunWith(AndroidJUnit4.class)
public class PlayerTest {
    private final Player player = new Player(new Crew.Inline());
    private long nanos = 1_000_000_000L;

    private void open(String scene, Map<String, Double> values) throws Exception {
        player.open(Cast.of(scene, values), new Choices());
        assertNull(player.problem());
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            nanos += 16_666_667L;
            player.frame(nanos);
        }
    }

    private Picture newest() {
        Channel channel = player.channel();
        assertNotNull(channel);
        return channel.newest();
    }

    private Facts facts() {
        Facts facts = player.facts();
        assertNotNull(facts);
        return facts;
    }

    private double[] state() {
        double[][] state = new double[1][];
        player.ask((cast, choices, simulation) -> state[0] = simulation.save());
        return state[0];
    }

    private static double apart(Pose pose, int grip) {
        return Math.hypot(pose.gripX[grip] - pose.targetX[grip], pose.gripY[grip] - pose.targetY[grip]);
    }

    @Test
    public void aSecondOfFramesIsASecondOfTheScene() throws Exception {
        open("pendulum", Collections.emptyMap());
        frames(121);
        assertEquals(2, newest().pose.time, 0.02);
        assertEquals(1, newest().realTimeFactor, 0.02);
    }

    @Test
    public void aBodyFollowsTheFinger() throws Exception {
        open("chain", Collections.singletonMap("n", 5.0));
        frames(2);
        Pose pose = newest().pose;
        int tip = 4;
        player.grab(0, tip, pose.x[tip], pose.y[tip]);
        frames(1);
        // to a place within reach, on a slow path
        for (int i = 1; i <= 60; i++) {
            double s = i / 60.0;
            player.move(0, pose.x[tip] * (1 - s) + 1.5 * s, pose.y[tip] * (1 - s) - 2 * s);
            frames(1);
        }
        frames(60);
        pose = newest().pose;
        assertEquals(1, pose.grips);
        assertTrue("apart " + apart(pose, 0), apart(pose, 0) < 0.15);
        assertTrue("joint error " + newest().jointError, newest().jointError < 1e-9);
        player.release(0, 0, 0);
        frames(1);
        assertEquals(0, newest().pose.grips);
    }

    @Test
    public void aThrowGivesTheBodyTheFingersSpeed() throws Exception {
        open("billiard", Collections.emptyMap());
        int ball = 10;
        frames(1);
        Pose pose = newest().pose;
        double x = pose.x[ball];
        double y = pose.y[ball];
        player.grab(0, ball, x, y);
        for (int i = 0; i < 6; i++) {
            x += 0.5 / 60;
            player.move(0, x, y);
            frames(1);
        }
        player.release(0, 0.5, 0);
        frames(6);
        double from = newest().pose.x[ball];
        frames(6);
        double speed = (newest().pose.x[ball] - from) / 0.1;
        assertEquals(0.5, speed, 0.1);
        assertEquals(0, newest().pose.grips);
    }

    @Test
    public void everySolverMayBeSwitchedWhileDraggingWithoutAJump() throws Exception {
        open("chain", Collections.singletonMap("n", 12.0));
        frames(3);
        Pose pose = newest().pose;
        player.grab(0, 11, pose.x[11], pose.y[11]);
        player.move(0, 6, -5);
        frames(3);
        for (String integrator : Names.INTEGRATORS) {
            for (String solver : Names.SOLVERS) {
                if (facts().refusals.containsKey(solver)) {
                    continue;
                }
                double[] before = state();
                Choices choices = facts().choices.copy();
                choices.integrator = integrator;
                choices.solver = solver;
                player.choose(choices);
                assertArrayEquals(integrator + "/" + solver, before, state(), 0);
                frames(2);
                if (solver.equals("gauss-seidel")) {
                    // sweeps open the joints so far that others cannot close them: back to where they were closed
                    player.ask((cast, played, simulation) -> simulation.restore(before));
                } else {
                    assertNull(integrator + "/" + solver, facts().failure);
                }
                assertEquals(1, newest().pose.grips);
            }
        }
    }

    @Test
    public void resetCanBeUndone() throws Exception {
        open("slider-crank", Collections.emptyMap());
        frames(60);
        double time = newest().pose.time;
        double x = newest().pose.x[3];
        player.reset();
        assertEquals(0, newest().pose.time, 0);
        assertTrue(facts().canUndo);
        player.undoReset();
        assertEquals(time, newest().pose.time, 0.02);
        assertEquals(x, newest().pose.x[3], 0.05);
    }

    @Test
    public void aLiveParameterKeepsTheState() throws Exception {
        open("slider-crank", Collections.emptyMap());
        frames(30);
        double time = newest().pose.time;
        player.setParameter("piston", 2);
        assertEquals(2, facts().cast.values().get("piston"), 0);
        assertEquals(time, newest().pose.time, 0.02);
        player.setParameter("rod", 1.5);
        assertEquals("a new rod starts anew", 0, newest().pose.time, 0);
    }

    @Test
    public void aSceneThatIsTooHeavyRunsSlowerAndSaysSo() throws Exception {
        // 128 steps of 10,000 links for each picture: a multiple of what any machine does in that time
        open("chain", Collections.singletonMap("n", 10_000.0));
        Choices choices = facts().choices.copy();
        choices.step = 1.0 / 1920;
        choices.speed = 4;
        player.choose(choices);
        frames(45);
        assertTrue("factor " + newest().realTimeFactor, newest().behind);
        assertTrue(newest().realTimeFactor < 4);
    }

    @Test
    public void oneStepPauses() throws Exception {
        open("pendulum", Collections.emptyMap());
        frames(10);
        player.step();
        double time = newest().pose.time;
        frames(10);
        assertEquals(time, newest().pose.time, 0);
        assertTrue(!facts().choices.playing);
    }

    /** At an eighth of the speed a frame is half a step long; still every picture shows another moment, evenly spaced. */
    @Test
    public void picturesLieBetweenTheSteps() throws Exception {
        open("pendulum", Collections.emptyMap());
        Choices slow = new Choices();
        slow.speed = 1.0 / 8;
        player.choose(slow);
        frames(20);
        double frame = 1.0 / 60 / 8;
        assertTrue("a step is longer than a frame", facts().step > 1.5 * frame);
        for (int i = 0; i < 40; i++) {
            Pose pose = newest().pose;
            double time = pose.time;
            double y = pose.y[0];
            frames(1);
            pose = newest().pose;
            assertEquals("picture " + i, frame, pose.time - time, 0.02 * frame);
            assertTrue("it moves in every picture", pose.y[0] != y);
        }
    }

    @Test
    public void aFrameAllocatesNothing() throws Exception {
        open("chain", Collections.emptyMap());
        frames(200);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            long measuring = Allocation.ofMeasuring();
            long before = Allocation.bytes();
            frames(50);
            least = Math.min(least, Allocation.bytes() - before - measuring);
        }
        assertEquals("bytes in 50 frames", 0, least);
    }

    @Test
    public void itRunsOnAThreadOfItsOwn() throws Exception {
        Player threaded = new Player(new Crew.OwnThread());
        threaded.open(Cast.of("chain", Collections.emptyMap()), new Choices());
        double time = 0;
        double last = 0;
        long start = System.nanoTime();
        while (time < 0.2 && System.nanoTime() - start < 60_000_000_000L) {
            threaded.frame(System.nanoTime());
            Thread.sleep(4);
            Channel channel = threaded.channel();
            if (channel != null) {
                time = channel.newest().pose.time;
                assertTrue("time goes forward", time >= last);
                last = time;
            }
        }
        threaded.stop();
        assertTrue("reached " + time, time >= 0.2);
    }

    @Test
    public void aSessionOutlivesTheProcess() throws Exception {
        open("slider-crank", Collections.singletonMap("rod", 1.4));
        frames(40);
        player.togglePin(2);
        File file = File.createTempFile("session", "");
        String[] hash = new String[1];
        player.ask((cast, choices, simulation) -> {
            boolean[] pinned = {false, false, true, false};
            choices.solver = "dense";
            try {
                new Session(cast, choices, simulation.save(), pinned, new StageView.Sight(1, 2, 3), true, false, 4)
                        .write(file);
            } catch (java.io.IOException e) {
                throw new AssertionError(e);
            }
            hash[0] = simulation.stateHash();
        });
        Session session = Session.read(file);
        assertEquals("slider-crank", session.cast.sceneId());
        assertEquals(1.4, session.cast.values().get("rod"), 0);
        assertEquals(new StageView.Sight(1, 2, 3), session.sight);
        Player again = new Player(new Crew.Inline());
        again.open(session.cast, session.choices, session.state, session.pinned);
        again.ask((cast, choices, simulation) -> {
            assertEquals("dense", simulation.solver());
            assertTrue(simulation.pinned(2));
            assertEquals(hash[0], simulation.stateHash());
        });
    }

    /** A link held in the middle of a chain closes a loop through the world, which the tree does not take. */
    @Test
    public void aHeldLinkMayAskForAnotherSolverAndGivesItBack() throws Exception {
        Player player = new Player(new Crew.Inline());
        Choices choices = new Choices();
        choices.solver = "tree";
        player.open(Cast.of("chain", Collections.singletonMap("n", 8.0)), choices);
        player.togglePin(4);
        player.step();
        assertEquals("sparse", player.facts().solverInUse);
        assertNull(player.facts().failure);
        player.togglePin(4);
        player.step();
        assertEquals("tree", player.facts().solverInUse);
    }
}

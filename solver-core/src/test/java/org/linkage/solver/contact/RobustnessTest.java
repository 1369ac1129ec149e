package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import org.linkage.solver.force.ConstantForce;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Whatever is thrown or squeezed stays in the box, and nothing overlaps for good. */
public final class RobustnessTest {
    private static Bench box(int balls, double speed, double e, long seed) {
        Bench bench = new Bench();
        Random random = new Random(seed);
        for (int i = 0; i < balls; i++) {
            double angle = 6.283 * random.nextDouble();
            bench.disc(
                    0.2 + random.nextDouble(),
                    0.04,
                    0.1 + 0.1 * (i % 8),
                    0.1 + 0.1 * (i / 8),
                    speed * StrictMath.cos(angle),
                    speed * StrictMath.sin(angle));
        }
        bench.gravity(0, -9.81);
        bench.wall("floor", 0, 0, 0, 1, e, 0);
        bench.wall("left", 0, 0, 1, 0, e, 0);
        bench.wall("right", 1, 0, -1, 0, e, 0);
        bench.wall("top", 0, 1, 0, -1, e, 0);
        bench.all(e, 0);
        return bench.build("exact");
    }

    private static void inside(Bench bench) {
        State s = bench.state();
        for (int b = 0; b < bench.bodies.size(); b++) {
            double x = s.q[3 * b];
            double y = s.q[3 * b + 1];
            assertTrue("ball " + b + " at " + x + ", " + y, x > 0.0399 && x < 0.9601 && y > 0.0399 && y < 0.9601);
        }
        assertTrue("overlap " + bench.worstOverlap(), bench.worstOverlap() < 1e-6);
    }

    @Test
    public void ballsThrownAtAHundredMetresASecondStay() {
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = box(9, 100, events ? 0.9 : 0.3, 3);
            Integrator integrator = events ? bench.loop : bench.euler;
            double start = bench.energy();
            double energy = start;
            for (int i = 0; i < 30; i++) {
                bench.run(integrator, 1.0 / 60, 1);
                inside(bench);
                assertTrue("energy " + bench.energy(), bench.energy() <= energy + 1e-9 * start);
                energy = bench.energy();
            }
        }
    }

    @Test
    public void fiftyBallsSqueezedIntoACorner() {
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = box(50, 0, 0.2, 5);
            for (int b = 0; b < 50; b++) {
                bench.forces.add(new ConstantForce("f" + b, (RigidBody) bench.bodies.get(b), -300, -500, 0));
            }
            bench.build("exact");
            for (int i = 0; i < (events ? 12 : 60); i++) {
                bench.run(events ? bench.loop : bench.euler, 1.0 / 60, 1);
                inside(bench);
            }
            double fastest = 0;
            for (double v : bench.state().v) {
                fastest = Math.max(fastest, Math.abs(v));
            }
            assertTrue("they lie still: " + fastest, events || fastest < 1);
        }
    }

    @Test
    public void overlappingAtTheStartIsMendedNotRefused() {
        Bench bench = new Bench();
        bench.disc(1, 0.5, 0, 0.4, 0, 0);
        bench.disc(1, 0.5, 0.1, 0.4, 0, 0);
        bench.disc(1, 0.5, 0.1, 0.4, 0, 0);
        RigidBody tile = new RigidBody("tile", 1, new Shape.Box(1, 1));
        bench.add(tile, new double[] {0.2, 0.5, 0.3}, new double[] {0, 0, 0});
        bench.gravity(0, -9.81);
        bench.wall("floor", 0, 0, 0, 1, 0, 0);
        bench.all(0, 0);
        bench.build("exact");
        bench.run(bench.euler, 1.0 / 60, 120);
        assertTrue("overlap " + bench.worstOverlap(), bench.worstOverlap() < 1e-6);
    }

    @Test
    public void theVelocityLevelStepAllocatesNothingOnceItIsWarm() {
        Bench bench = box(30, 1, 0, 7);
        bench.run(bench.euler, 1.0 / 60, 400);
        com.sun.management.ThreadMXBean bean =
                (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        State state = bench.state();
        long before = bean.getThreadAllocatedBytes(id);
        for (int i = 0; i < 100; i++) {
            bench.euler.step(state, 1.0 / 60);
        }
        long used = bean.getThreadAllocatedBytes(id) - before;
        assertTrue("bytes " + used, used < 2000);
    }

    @Test
    public void theEventLoopAllocatesNothingOnceItIsWarm() {
        Bench bench = box(6, 1, 0.5, 7);
        bench.run(bench.loop, 1.0 / 240, 2000);
        com.sun.management.ThreadMXBean bean =
                (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        State state = bench.state();
        long before = bean.getThreadAllocatedBytes(id);
        for (int i = 0; i < 100; i++) {
            bench.loop.step(state, 1.0 / 240);
        }
        long used = bean.getThreadAllocatedBytes(id) - before;
        assertTrue("bytes " + used, used < 2000);
        assertEquals(0, bench.loop.events());
    }
}

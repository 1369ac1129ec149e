package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;

/** Coulomb's law on an incline, at acceleration level and at velocity level. */
public final class FrictionTest {
    private static final double G = 9.81;
    private static final double SLOPE = 0.5;

    private static Bench incline(double friction, Shape shape, double vAlong) {
        Bench bench = new Bench();
        // gravity is turned instead of the floor: the box moves along x
        double y = shape instanceof Shape.Box box ? box.height() / 2 : shape.radius();
        RigidBody body = new RigidBody("body", 2, shape);
        bench.add(body, new double[] {0, y, 0}, new double[] {vAlong, 0, 0});
        bench.gravity(G * StrictMath.sin(SLOPE), -G * StrictMath.cos(SLOPE));
        bench.wall("floor", 0, 0, 0, 1, 0, friction);
        return bench.build("exact");
    }

    private static Integrator of(Bench bench, boolean events) {
        return events ? bench.loop : bench.euler;
    }

    @Test
    public void aBlockSticksBelowTheAngleOfFriction() {
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = incline(1.1 * StrictMath.tan(SLOPE), new Shape.Box(0.4, 0.2), 0);
            bench.run(of(bench, events), 1.0 / 240, 240);
            assertEquals(0, bench.state().q[0], 1e-10);
            assertEquals(0, bench.state().v[0], 1e-11);
            double normal = 0;
            double friction = 0;
            ContactRecord record = events ? bench.loop.record() : bench.euler.record();
            for (int k = 0; k < record.count; k++) {
                normal += record.normal[k];
                friction += record.friction[k];
            }
            assertEquals(2 * G * StrictMath.cos(SLOPE), normal, 1e-9);
            // along the normal turned by +90°, here −x
            assertEquals(2 * G * StrictMath.sin(SLOPE), friction, 1e-9);
        }
    }

    @Test
    public void aBlockSlidesAboveIt() {
        double friction = 0.3;
        double a = G * (StrictMath.sin(SLOPE) - friction * StrictMath.cos(SLOPE));
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = incline(friction, new Shape.Box(0.4, 0.2), 0.1);
            bench.run(of(bench, events), 1.0 / 240, 240);
            assertEquals(0.1 + a, bench.state().v[0], 1e-8);
            double lag = events ? 0 : a / 480;
            assertEquals(0.1 + a / 2 + lag, bench.state().q[0], 1e-8);
            assertEquals("it does not tip", 0, bench.state().q[2], 1e-9);
        }
    }

    @Test
    public void aBlockComesToRest() {
        double friction = 1.2;
        double a = G * (friction * StrictMath.cos(SLOPE) - StrictMath.sin(SLOPE));
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = incline(friction, new Shape.Box(0.8, 0.1), 1);
            bench.run(of(bench, events), 1.0 / 240, 240);
            assertEquals(1 / (2 * a), bench.state().q[0], events ? 1e-4 : 3e-3);
            assertEquals(0, bench.state().v[0], 1e-9);
        }
    }

    /** A disc that sticks rolls: a = g sin α/(1 + I/mr²) = 2/3 g sin α; below tan α/3 it slips and spins less. */
    @Test
    public void aDiscRolls() {
        for (boolean events : new boolean[] {true, false}) {
            Bench bench = incline(0.6, new Shape.Disc(0.2), 0);
            bench.run(of(bench, events), 1.0 / 240, 240);
            assertEquals(2.0 / 3 * G * StrictMath.sin(SLOPE), bench.state().v[0], 1e-8);
            assertEquals(-bench.state().v[0] / 0.2, bench.state().v[2], 1e-8);
            Bench slips = incline(0.1, new Shape.Disc(0.2), 0);
            slips.run(of(slips, events), 1.0 / 240, 240);
            assertEquals(G * (StrictMath.sin(SLOPE) - 0.1 * StrictMath.cos(SLOPE)), slips.state().v[0], 1e-8);
            assertEquals(-2 * 0.1 * G * StrictMath.cos(SLOPE) / 0.2, slips.state().v[2], 1e-7);
        }
    }

    @Test
    public void aSkiddingBallLosesEnergyInEveryImpact() {
        Bench bench = new Bench();
        RigidBody ball = new RigidBody("ball", 1, new Shape.Disc(0.1));
        bench.add(ball, new double[] {0, 0.5, 0}, new double[] {2, 0, -30});
        bench.gravity(0, -G);
        bench.wall("floor", 0, 0, 0, 1, 0.8, 0.4);
        bench.build("exact");
        double energy = bench.energy();
        for (int i = 0; i < 960; i++) {
            bench.run(bench.loop, 1.0 / 240, 1);
            assertTrue(bench.energy() <= energy + 1e-9);
            energy = bench.energy();
        }
        assertTrue(bench.log.impacts() > 5);
    }
}

package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Impacts among smooth motion, against closed forms. */
public final class EventLoopTest {
    private static final double G = 9.81;

    /** The reference disc: drop of 1.2 m, restitution ½, speeds and flights in geometric progression until 1.48385810048849. */
    @Test
    public void bouncingDiscFollowsTheGeometricSeriesAndComesToRest() {
        Bench bench = new Bench();
        RigidBody ball = new RigidBody("ball", 0.8, 0.009, new Shape.Disc(0.15));
        bench.add(ball, new double[] {0.2, 1.45, 0.1}, new double[] {0.4, 0, 3});
        bench.gravity(0, -G);
        bench.wall("floor", 0, 0.1, 0, 1, 0.5, 0);
        bench.build("exact");
        double[] samples = {0.2, 0.45, 0.6, 0.9, 1.05, 1.2, 1.35, 1.45, 1.6, 2.0};
        for (double t : samples) {
            bench.runTo(bench.loop, 1.0 / 240, t);
            double[] truth = bounce(t, 1.2, 0.5);
            assertEquals(0.25 + truth[0], bench.state().q[1], 1e-12);
            assertEquals(truth[1], bench.state().v[1], 1e-11);
            assertEquals(0.2 + 0.4 * t, bench.state().q[0], 1e-12);
            assertEquals(0.1 + 3 * t, bench.state().q[2], 1e-12);
        }
        double time = Math.sqrt(2 * 1.2 / G);
        double speed = G * time;
        for (int k = 0; k < 20; k++) {
            assertEquals("impact " + k, time, bench.log.time(k), 1e-9);
            assertEquals("impulse " + k, 0.8 * 1.5 * speed, bench.log.impulse(k), 1e-8);
            assertEquals("floor", bench.log.id(k));
            speed *= 0.5;
            time += 2 * speed / G;
        }
        assertEquals(1, bench.loop.record().count);
        assertEquals(0.8 * G, bench.loop.record().normal[0], 1e-10);
    }

    /** Height and speed at t of a ball dropped from rest at height h. */
    private static double[] bounce(double t, double h, double e) {
        double start = Math.sqrt(2 * h / G);
        if (t < start) {
            return new double[] {h - G * t * t / 2, -G * t};
        }
        double speed = G * start * e;
        for (int k = 0; k < 60; k++) {
            double flight = 2 * speed / G;
            if (t < start + flight) {
                double s = t - start;
                return new double[] {speed * s - G * s * s / 2, speed - G * s};
            }
            start += flight;
            speed *= e;
        }
        return new double[] {0, 0};
    }

    @Test
    public void cradlePassesTheBlowThroughInRounds() {
        double[] v = cradle(ImpactLaw.ROUNDS);
        double[] truth = {0, 0, 0, 0, 2};
        for (int i = 0; i < 5; i++) {
            assertEquals("ball " + i, truth[i], v[i], 1e-12);
        }
    }

    @Test
    public void cradleLeavesTogetherWhenAllContactsActAtOnce() {
        double[] v = cradle(ImpactLaw.SIMULTANEOUS);
        double[] truth = {-6.0 / 5, 4.0 / 5, 4.0 / 5, 4.0 / 5, 4.0 / 5};
        for (int i = 0; i < 5; i++) {
            assertEquals("ball " + i, truth[i], v[i], 1e-12);
        }
    }

    private static double[] cradle(ImpactLaw law) {
        Bench bench = new Bench();
        bench.disc(1, 0.5, -1, 0, 2, 0);
        for (int i = 1; i < 5; i++) {
            bench.disc(1, 0.5, i, 0, 0, 0);
        }
        bench.all(1, 0);
        bench.build("exact");
        bench.loop.setLaw(law);
        bench.runTo(bench.loop, 1.0 / 240, 0.6);
        assertEquals(0.5, bench.log.time(0), 1e-12);
        double[] v = new double[5];
        for (int i = 0; i < 5; i++) {
            v[i] = bench.state().v[3 * i];
        }
        return v;
    }

    /** An elastic hit between equal discs sends them off at right angles: n takes the normal part, the rest stays. */
    @Test
    public void obliqueElasticHitSharesTheNormalPartOnly() {
        Bench bench = new Bench();
        double offset = 0.6;
        bench.disc(1, 0.5, -3, offset, 2, 0);
        bench.disc(1, 0.5, 0, 0, 0, 0);
        bench.all(1, 0);
        bench.build("exact");
        bench.runTo(bench.loop, 1.0 / 240, 2);
        // centres touch at distance 1: normal from B to A is (−0.8, 0.6)
        double time = (3 - 0.8) / 2;
        assertEquals(time, bench.log.time(0), 1e-12);
        double normal = 2 * -0.8;
        assertEquals(2 - normal * -0.8, bench.state().v[0], 1e-11);
        assertEquals(-normal * 0.6, bench.state().v[1], 1e-11);
        assertEquals(normal * -0.8, bench.state().v[3], 1e-11);
        assertEquals(normal * 0.6, bench.state().v[4], 1e-11);
    }

    /** A ball so fast that it is beyond the other after a step still hits it. */
    @Test
    public void nothingIsPassedThroughInOneStep() {
        Bench bench = new Bench();
        bench.disc(1, 0.05, -1, 0, 100, 0);
        bench.disc(1, 0.05, 0, 0, 0, 0);
        bench.all(1, 0);
        bench.build("exact");
        bench.run(bench.loop, 1.0 / 60, 1);
        assertEquals(0, bench.state().v[0], 1e-10);
        assertEquals(100, bench.state().v[3], 1e-10);
        assertEquals(0.9 / 100, bench.log.time(0), 1e-12);
    }

    /** The paper's game: 11 balls, 22 sides and 55 pairs. */
    @Test
    public void billiardKeepsBallsApartEnergyAndMomentum() {
        for (double e : new double[] {1, 0.95, 0.5}) {
            billiard(e);
        }
    }

    private static void billiard(double e) {
        double r = 0.028575;
        Bench bench = new Bench();
        double rise = r * Math.sqrt(3);
        for (int row = 0; row < 4; row++) {
            for (int i = 0; i < 4 - row; i++) {
                bench.disc(0.17, r, r * (1 + row + 2 * i), r + rise * row, 0, 0);
            }
        }
        double dx = 4 * r - 0.75;
        double dy = r + rise - 0.55;
        double norm = Math.sqrt(dx * dx + dy * dy);
        bench.disc(0.17, r, 0.75, 0.55, 2 * dx / norm, 2 * dy / norm);
        State state = bench.state();
        for (int i = 0; i < 11; i++) {
            Body ball = bench.bodies.get(i);
            bench.wall("floor" + i, 0, 0, 0, 1, e, 0, ball);
            bench.wall("wall" + i, 0, 0, 1, 0, e, 0, ball);
            for (int j = 0; j < i; j++) {
                bench.contacts.add(new PairContact(
                        "pair" + j + "-" + i, (RigidBody) bench.bodies.get(j), (RigidBody) ball, new Material(e, 0)));
            }
        }
        bench.build("exact");
        assertEquals(77, bench.contacts.size());
        double px = 0.17 * 2 * dx / norm;
        double py = 0.17 * 2 * dy / norm;
        double energy = bench.energy();
        int most = 0;
        int seen = 0;
        for (int i = 0; i < 60 * 240; i++) {
            bench.run(bench.loop, 1.0 / 240, 1);
            most = Math.max(most, bench.loop.events());
            assertTrue("overlap " + bench.worstOverlap(), bench.worstOverlap() < 1e-9);
            assertTrue("energy", bench.energy() <= energy * (1 + 1e-12));
            energy = bench.energy();
            for (; seen < bench.log.count(); seen++) {
                px += bench.log.id(seen).startsWith("wall") ? bench.log.impulse(seen) : 0;
                py += bench.log.id(seen).startsWith("floor") ? bench.log.impulse(seen) : 0;
            }
            double sumX = 0;
            double sumY = 0;
            for (int b = 0; b < 11; b++) {
                sumX += 0.17 * state.v[3 * b];
                sumY += 0.17 * state.v[3 * b + 1];
            }
            assertEquals(px, sumX, 1e-10);
            assertEquals(py, sumY, 1e-10);
        }
        assertTrue("the cap was never needed: " + most, most < 50);
        assertTrue("something happened", bench.log.impacts() > 3);
    }
}

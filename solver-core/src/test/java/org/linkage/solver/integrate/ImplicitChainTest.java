package org.linkage.solver.integrate;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.State;

/** Chains, trees and loops that fall, swing and crack: joints closed at the end of every frame, energy never above the start. */
public class ImplicitChainTest {
    private static final double FRAME = 1 / 60.0;
    private static final double CLOSED = 1e-6;

    /** The gap as anyone can measure it: not what the integrator says of itself. */
    private static double gap(MechanicalSystem system, State state, double length) {
        double[] c = new double[system.rows()];
        system.values(state, c);
        return Projection.largest(c) / length;
    }

    private static double energy(MechanicalSystem system, State state) {
        return system.kineticEnergy(state) + system.potentialEnergy(state);
    }

    private static void run(String what, Links links, KktSolver solver, boolean bdf2, double seconds) {
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, solver, bdf2);
        double start = energy(system, links.state);
        double scale = links.bodies.size() * links.length * links.bodies.get(0).mass() * links.bodies.size() * 9.81;
        for (int frame = 0; frame < seconds * 60; frame++) {
            assertNull(what + " frame " + frame, integrator.step(links.state, FRAME));
            assertTrue(what + " frame " + frame + " was cut", integrator.rounds() <= 30);
            double gap = gap(system, links.state, links.length);
            assertTrue(what + " frame " + frame + " gap " + gap, gap <= CLOSED);
            double gain = energy(system, links.state) - start;
            assertTrue(what + " frame " + frame + " gains " + gain / scale, gain <= 1e-9 * scale);
        }
    }

    private static double[] bent(int n, double bend, long seed) {
        Random random = new Random(seed);
        double[] angles = new double[n];
        double angle = 0;
        for (int i = 0; i < n; i++) {
            angle += bend * random.nextGaussian();
            angles[i] = angle;
        }
        return angles;
    }

    @Test
    public void chainsStayClosedAndGainNothing() {
        for (int n : new int[] {10, 100, 300}) {
            for (double length : new double[] {1, 0.1, 0.01}) {
                for (int kind = 0; kind < 4; kind++) {
                    double[] angles = kind < 2 ? new double[n] : bent(n, 0.4, n);
                    String what = n + " links of " + length + (kind < 2 ? " straight" : " bent")
                            + (kind % 2 == 0 ? "" : " BDF2");
                    run(what, Links.chain(angles, length), new TreeSolver(), kind % 2 == 1, n > 100 ? 3 : 5);
                }
            }
        }
    }

    @Test
    public void freshRandomChainsStayClosed() {
        Random random = new Random(5);
        for (int k = 0; k < 12; k++) {
            int n = 5 + random.nextInt(60);
            double length = StrictMath.pow(10, -2.5 + 2.8 * random.nextDouble());
            double[] angles = bent(n, 1.5 * random.nextDouble(), k);
            run(n + " links of " + length, Links.chain(angles, length), new TreeSolver(), k % 2 == 1, 4);
        }
    }

    @Test
    public void branchingTreesStayClosed() {
        Random random = new Random(6);
        for (int k = 0; k < 8; k++) {
            int n = 60;
            int[] parent = new int[n];
            double[] angles = new double[n];
            for (int i = 0; i < n; i++) {
                parent[i] = i == 0 ? -1 : Math.max(0, i - 1 - random.nextInt(3));
                angles[i] = 3 * random.nextGaussian();
            }
            Links tree = new Links(parent, angles, k < 4 ? 0.3 : 0.02, 0.1);
            run("tree " + k, tree, new TreeSolver(), k % 2 == 1, 4);
        }
    }

    @Test
    public void loopsStayClosed() {
        // a chain of 40 links pinned at both ends, and a ring that hangs by one pin
        for (int k = 0; k < 4; k++) {
            boolean ring = k >= 2;
            int n = 40;
            double[] angles = new double[n];
            for (int i = 0; i < n; i++) {
                angles[i] = ring ? 2 * StrictMath.PI * i / n : 0.8 * StrictMath.sin(2 * StrictMath.PI * i / n);
            }
            Links links = Links.chain(angles, 0.05);
            State s = links.state;
            double x = links.end(n - 1).x(s);
            double y = links.end(n - 1).y(s);
            Anchor other = ring ? links.start(0) : new Anchor(null, x, y);
            links.joints.add(new Revolute("closing", links.end(n - 1), other));
            run(ring ? "ring" : "both ends", links, new SparseSolver(), k % 2 == 1, 5);
        }
    }

    @Test
    public void bdf2KeepsTheEnergyOfASwing() {
        double[] kept = new double[2];
        for (int k = 0; k < 2; k++) {
            Links links = Links.chain(20, 0.1, -StrictMath.PI / 2 + 0.3);
            MechanicalSystem system = links.system();
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k == 1);
            double rest = -9.81 * 2 * 1.0;
            double start = energy(system, links.state) - rest;
            for (int i = 0; i < 600; i++) {
                assertNull(integrator.step(links.state, FRAME));
            }
            kept[k] = (energy(system, links.state) - rest) / start;
        }
        assertTrue("backward Euler keeps " + kept[0], kept[0] > 0.15 && kept[0] < 0.5);
        assertTrue("BDF2 keeps " + kept[1], kept[1] > 0.97 && kept[1] <= 1);
    }

    /** Order one and order two, against the closed form of a small swing: a rod about its end has ω² = 3g/2L. */
    @Test
    public void bothHaveTheirOrder() {
        for (int order = 1; order <= 2; order++) {
            double[] error = new double[2];
            for (int k = 0; k < 2; k++) {
                double h = 1 / (200.0 * (k + 1));
                Links links = Links.chain(1, 1, -StrictMath.PI / 2 + 1e-4);
                ImplicitIntegrator integrator = new ImplicitIntegrator(links.system(), new TreeSolver(), order == 2);
                for (int i = 0; i < Math.round(1 / h); i++) {
                    assertNull(integrator.step(links.state, h));
                }
                double omega = StrictMath.sqrt(1.5 * 9.81);
                error[k] = Math.abs(links.state.q[2] + StrictMath.PI / 2 - 1e-4 * StrictMath.cos(omega));
            }
            double gain = error[0] / error[1];
            assertTrue("order " + order + " gains " + gain, gain > 0.8 * (1 << order) && gain < 1.4 * (1 << order));
        }
    }

    @Test
    public void unequalStepsKeepTheSecondOrder() {
        double[] error = new double[2];
        for (int k = 0; k < 2; k++) {
            double h = 1 / (150.0 * (k + 1));
            Links links = Links.chain(1, 1, -StrictMath.PI / 2 + 1e-4);
            ImplicitIntegrator integrator = new ImplicitIntegrator(links.system(), new TreeSolver(), true);
            for (int i = 0; i < Math.round(1 / h); i++) {
                assertNull(integrator.step(links.state, 4 * h / 3));
                assertNull(integrator.step(links.state, 2 * h / 3));
            }
            assertEquals(2, links.state.time, 1e-9);
            double omega = StrictMath.sqrt(1.5 * 9.81);
            error[k] = Math.abs(links.state.q[2] + StrictMath.PI / 2 - 1e-4 * StrictMath.cos(2 * omega));
        }
        assertTrue("gains " + error[0] / error[1], error[0] / error[1] > 3.2);
    }

    @Test
    public void withoutGeometricStiffnessAChainDoesNotGetFar() {
        Links links = Links.chain(bent(100, 0.4, 3), 0.01);
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), false);
        integrator.setGeometricStiffness(false);
        int rounds = 0;
        boolean refused = false;
        for (int i = 0; i < 60 && !refused; i++) {
            refused = integrator.step(links.state, FRAME) != null;
            rounds += integrator.rounds();
        }
        int wild = rounds;
        Links calm = Links.chain(bent(100, 0.4, 3), 0.01);
        integrator = new ImplicitIntegrator(calm.system(), new TreeSolver(), false);
        rounds = 0;
        for (int i = 0; i < 60; i++) {
            assertNull(integrator.step(calm.state, FRAME));
            rounds += integrator.rounds();
        }
        assertTrue("refused " + refused + ", rounds " + wild + " against " + rounds, refused || wild > 2 * rounds);
    }

    @Test
    public void refusedStepLeavesTheStateAlone() {
        Links links = Links.chain(3, 1, 0);
        ImplicitIntegrator integrator = new ImplicitIntegrator(links.system(), new TreeSolver(), true);
        assertNull(integrator.step(links.state, FRAME));
        links.gravity.set(Double.NaN, 0);
        double[] q = links.state.q.clone();
        double[] v = links.state.v.clone();
        assertTrue(integrator.step(links.state, FRAME) != null);
        assertTrue(Arrays.equals(q, links.state.q) && Arrays.equals(v, links.state.v));
        links.gravity.set(0, -9.81);
        assertNull(integrator.step(links.state, FRAME));
    }
}

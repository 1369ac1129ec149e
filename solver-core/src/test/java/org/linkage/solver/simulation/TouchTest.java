package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/** Fingers, pins and pushes. */
public final class TouchTest {
    /** Feather or anvil: the held point is at the finger within a fifth of a second and does not overshoot. */
    @Test
    public void everyMassFollowsAlike() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            for (double mass : new double[] {1e-6, 1, 1e6}) {
                Simulation simulation = Simulation.of(SceneDescription.named("dot")
                        .gravity(0, 0)
                        .add(BodyDescription.particle("p", mass, Vector2.ZERO, null))
                        .build());
                simulation.setIntegrator(integrator);
                int finger = simulation.grab(0, 0, 0);
                simulation.moveGrip(finger, 0.1, 0);
                double farthest = 0;
                while (simulation.time() < 0.2) {
                    assertNull(simulation.step());
                    farthest = Math.max(farthest, simulation.state().q[0]);
                }
                String what = integrator + ", " + mass + " kg";
                assertEquals(what, 0.1, simulation.state().q[0], 0.002);
                assertTrue(what + " overshoots to " + farthest, farthest < 0.102);
            }
        }
    }

    @Test
    public void manyFingersNeverExplode() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            Simulation simulation = Simulation.of(KnownMotionTest.chain(10, 0));
            simulation.setIntegrator(integrator);
            int[] fingers = new int[10];
            for (int i = 0; i < 10; i++) {
                fingers[i] = simulation.grab(i, i + 0.5, 0);
            }
            for (int i = 0; i < 240; i++) {
                for (int k = 0; k < 10; k++) {
                    // pulled apart, farther than the links reach, and shaken
                    simulation.moveGrip(fingers[k], 2 * k, (i / 10 % 2 == 0 ? 3 : -3) * (k % 2));
                }
                assertNull(integrator, simulation.step());
            }
            assertTrue(integrator, simulation.diagnostics().kinetic() < 1e6);
            simulation.releaseAll();
            assertNull(integrator, simulation.step());
        }
    }

    /** A hanging chain pulled sideways at its tip: the finger carries what the pose says. */
    @Test
    public void aStillFingerCarriesTheStaticLoad() throws Exception {
        Simulation simulation = Simulation.of(KnownMotionTest.chain(1, -Math.PI / 2));
        int finger = simulation.grab(0, 0, -1);
        simulation.moveGrip(finger, 1, 0);
        for (int i = 0; i < 2400; i++) {
            simulation.step();
        }
        double x = simulation.gripPointX(finger);
        double y = simulation.gripPointY(finger);
        double torque = x * simulation.gripForceY(finger) - y * simulation.gripForceX(finger);
        assertEquals("the rod's weight at its middle", 9.81 * x / 2, torque, 1e-6);
        assertEquals(0, simulation.diagnostics().kinetic(), 1e-10);
    }

    @Test
    public void pinnedBodiesStay() throws Exception {
        Simulation simulation = Simulation.of("slider-crank");
        simulation.stepTo(0.3);
        double x = simulation.state().q[9];
        simulation.pin(3);
        simulation.pin(1);
        assertTrue(simulation.pinned(3));
        for (int i = 0; i < 200; i++) {
            assertNull(simulation.step());
        }
        assertEquals(x, simulation.state().q[9], 1e-12);
        assertEquals(0, simulation.diagnostics().kinetic(), 1e-12);
        simulation.unpin(3);
        simulation.unpin(1);
        simulation.stepTo(simulation.time() + 0.2);
        assertTrue(Math.abs(simulation.state().q[9] - x) > 1e-3);
    }

    /** A push p across a rod that is pinned at its end: ω = p l / I about the pin. */
    @Test
    public void pushesRespectTheJoints() throws Exception {
        Simulation simulation = Simulation.of(KnownMotionTest.chain(1, 0));
        simulation.push(0, 5, 2);
        assertEquals(2 * 0.5 / (1.0 / 3), simulation.state().v[2], 1e-12);
        assertEquals(0, simulation.diagnostics().velocityError(), 1e-14);
    }

    @Test
    public void posingMovesOnlyWhatIsPulled() throws Exception {
        Simulation simulation = Simulation.of(KnownMotionTest.chain(5, -1));
        simulation.setKinematic(true);
        double[] start = simulation.save();
        simulation.stepTo(1);
        for (int i = 1; i < start.length; i++) {
            assertEquals(start[i], simulation.save()[i], 1e-12);
        }
        double x = 4.5 * Math.cos(-1);
        double y = 4.5 * Math.sin(-1);
        int finger = simulation.grab(4, x, y);
        simulation.moveGrip(finger, 1, -3);
        simulation.stepTo(2);
        assertEquals(1, simulation.gripPointX(finger), 1e-3);
        assertEquals(-3, simulation.gripPointY(finger), 1e-3);
        assertEquals(0, simulation.diagnostics().jointError(), 1e-12);
        simulation.release(finger);
        simulation.setKinematic(false);
        assertEquals(0, simulation.diagnostics().kinetic(), 0);
    }

    /** What a finger asks of an iterative solver must not spoil the λ from which the step starts. */
    @Test
    public void aFingerDoesNotTearAChainThatIsSwept() throws Exception {
        Simulation simulation = Simulation.of(KnownMotionTest.chain(10, -1.5));
        simulation.setIntegrator("semi-implicit-euler");
        simulation.setSolver("gauss-seidel");
        simulation.setStepSize(1.0 / 120);
        simulation.stepTo(0.5);
        double before = simulation.diagnostics().jointError();
        int finger = simulation.grab(9, simulation.state().q[27], simulation.state().q[28]);
        for (int i = 0; i < 60; i++) {
            assertNull(simulation.step());
            assertTrue("after " + i, simulation.diagnostics().jointError() < 0.02 + 5 * before);
        }
        simulation.release(finger);
    }
}

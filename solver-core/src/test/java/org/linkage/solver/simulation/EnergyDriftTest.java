package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** The drift is what the integrator wins or loses, not what motors, torques, dampers and fingers bring and take. */
public class EnergyDriftTest {
    private static Simulation start(String scene, String integrator, double step) throws Exception {
        Simulation simulation = Simulation.of(scene);
        simulation.setIntegrator(integrator);
        simulation.setStepSize(step);
        return simulation;
    }

    private static double worstDrift(String scene, String integrator, double step) throws Exception {
        Simulation simulation = start(scene, integrator, step);
        double worst = 0;
        while (simulation.time() < 3) {
            assertNull(simulation.step());
            worst = Math.max(worst, Math.abs(simulation.diagnostics().energyDrift()));
        }
        assertTrue(simulation.diagnostics().driftKnown());
        return worst;
    }

    @Test
    public void aCrankUnderTorqueDriftsWithTheOrderOfItsIntegrator() throws Exception {
        double coarse = worstDrift("slider-crank", "rk4-projected", 1.0 / 240);
        double fine = worstDrift("slider-crank", "rk4-projected", 1.0 / 480);
        assertTrue("coarse " + coarse, coarse < 1e-4);
        assertTrue("fourth order: " + coarse + " to " + fine, fine < coarse / 8);
        coarse = worstDrift("slider-crank", "rattle", 1.0 / 240);
        fine = worstDrift("slider-crank", "rattle", 1.0 / 480);
        assertTrue("coarse " + coarse, coarse < 1e-2);
        assertTrue("second order: " + coarse + " to " + fine, fine < coarse / 3);
    }

    @Test
    public void aMotorsWorkIsNoDrift() throws Exception {
        assertTrue(worstDrift("four-bar", "rk4-projected", 1.0 / 240) < 1e-7);
        assertTrue(worstDrift("four-bar", "rk4", 1.0 / 240) < 1e-6);
        assertTrue(worstDrift("four-bar", "rattle", 1.0 / 240) < 2e-3);
    }

    /** Its springs have dampers, and a torque drives it. */
    @Test
    public void whatDampersTakeIsNoDrift() throws Exception {
        assertTrue(worstDrift("sundials-slider-crank", "rk4-projected", 1.0 / 240) < 1e-8);
        Simulation simulation = start("sundials-slider-crank", "rk4-projected", 1.0 / 240);
        assertNull(simulation.stepTo(3));
        assertTrue(simulation.damped() > 0.01);
        assertTrue(simulation.work() > 0.01);
    }

    /** Second order at best: what is left at the end is a small part of all that has been moved. */
    @Test
    public void implicitStepsAccountToo() throws Exception {
        for (String scene : new String[] {"slider-crank", "four-bar", "sundials-slider-crank"}) {
            Simulation simulation = start(scene, "implicit-bdf2", 1.0 / 960);
            assertNull(simulation.stepTo(3));
            assertEquals(scene, 0, simulation.diagnostics().energyDrift(), 5e-3);
        }
    }

    @Test
    public void afingersWorkIsNoDriftAndAChoiceOfSolverLosesNothing() throws Exception {
        Simulation simulation = start("double-pendulum", "rk4-projected", 1.0 / 960);
        double x = simulation.state().q[3];
        double y = simulation.state().q[4];
        int handle = simulation.grab(1, x, y);
        while (simulation.time() < 1) {
            double t = simulation.time();
            simulation.moveGrip(handle, x - 0.4 * t, y + 0.4 * t);
            assertNull(simulation.step());
            if (Math.abs(t - 0.5) < 1e-9) {
                simulation.setSolver("dense");
            }
        }
        simulation.release(handle);
        assertNull(simulation.stepTo(1.5));
        assertTrue(Math.abs(simulation.work()) > 0.1);
        assertEquals(0, simulation.diagnostics().energyDrift(), 1e-3);
    }

    @Test
    public void whereContactsTakeEnergyNobodyClaimsToKnow() throws Exception {
        assertFalse(Simulation.of("dominoes").diagnostics().driftKnown());
    }

    /** A zigzag of a thousand links of 1 cm cracks like a whip after a second: velocities carried through it would gain energy. */
    @Test
    public void aCrackGainsNothing() throws Exception {
        int n = 1_000;
        double length = 0.01;
        SceneDescription.Builder scene = SceneDescription.named("zigzag").run("implicit-bdf2", 1 / 60.0);
        Vector2 end = Vector2.ZERO;
        for (int i = 0; i < n; i++) {
            double angle = i % 2 == 0 ? 0.6 : -0.6;
            Vector2 half = Vector2.of(0.5 * length, 0).rotated(angle);
            Vector2 middle = Vector2.of(end.x() + half.x(), end.y() + half.y());
            scene.add(BodyDescription.rigid("link" + i, length, middle, angle, ShapeDescription.rod(length, 0.002)));
            scene.add(JointDescription.revolute("pin" + i, "link" + i, i == 0 ? "world" : "link" + (i - 1), end));
            end = Vector2.of(middle.x() + half.x(), middle.y() + half.y());
        }
        for (String integrator : new String[] {"implicit-euler", "implicit-bdf2"}) {
            Simulation simulation = Simulation.of(scene.build());
            simulation.setIntegrator(integrator);
            double start = simulation.diagnostics().energy();
            while (simulation.time() < 1.5) {
                assertNull(simulation.step());
                double gained = simulation.diagnostics().energy() - start;
                assertTrue(integrator + " at " + simulation.time() + " s has gained " + gained + " J", gained <= 0);
            }
        }
    }
}

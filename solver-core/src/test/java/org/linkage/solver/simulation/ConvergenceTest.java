package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Errors shrink with the order that each method has, and RATTLE's energy error does not grow. */
public final class ConvergenceTest {
    /** q at five times up to one second. */
    private static double[] path(SceneDescription scene, String integrator, double step) throws Exception {
        Simulation simulation = Simulation.of(scene);
        simulation.setIntegrator(integrator);
        simulation.setStepSize(step);
        int n = simulation.state().q.length;
        double[] path = new double[5 * n];
        for (int k = 0; k < 5; k++) {
            assertNull(simulation.stepTo(0.2 * (k + 1)));
            System.arraycopy(simulation.state().q, 0, path, k * n, n);
        }
        return path;
    }

    private static double distance(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum);
    }

    /** log₂ of the ratio of the errors with steps h and h/2, the truth taken from h/16 of the fourth-order method. */
    private static double order(SceneDescription scene, String integrator, double h) throws Exception {
        double[] truth = path(scene, "rk4-projected", h / 16);
        double coarse = distance(path(scene, integrator, h), truth);
        double fine = distance(path(scene, integrator, h / 2), truth);
        return Math.log(coarse / fine) / Math.log(2);
    }

    @Test
    public void ordersOnADoublePendulum() throws Exception {
        SceneDescription scene = KnownMotionTest.chain(2, 0);
        assertEquals(4, order(scene, "rk4-projected", 1.0 / 60), 0.3);
        assertEquals(4, order(scene, "rk4", 1.0 / 60), 0.3);
        assertEquals(2, order(scene, "rattle", 1.0 / 60), 0.15);
        assertEquals(1, order(scene, "semi-implicit-euler", 1.0 / 1000), 0.25);
    }

    @Test
    public void ordersOnLoopsMotorsAndDampers() throws Exception {
        for (String name : new String[] {"motor_relative", "fourbar_springs", "slidercrank_loaded"}) {
            SceneDescription scene = new ReferenceFile(name).scene;
            assertEquals(name, 4, order(scene, "rk4-projected", 1.0 / 120), 0.4);
            assertEquals(name, 2, order(scene, "rattle", 1.0 / 120), 0.2);
        }
    }

    @Test
    public void ordersOfTheNonHolonomicSkate() throws Exception {
        SceneDescription scene = Simulation.of("skate").scene();
        assertEquals(4, order(scene, "rk4-projected", 1.0 / 30), 0.5);
        assertEquals(2, order(scene, "rattle", 1.0 / 60), 0.2);
    }

    /** The worst |E − E₀| over each of two halves of a run. */
    private static double[] energyErrors(SceneDescription scene, String integrator, double step, double seconds)
            throws Exception {
        Simulation simulation = Simulation.of(scene);
        simulation.setIntegrator(integrator);
        simulation.setStepSize(step);
        double start = simulation.diagnostics().energy();
        double[] worst = new double[2];
        int steps = (int) Math.round(seconds / step);
        for (int i = 0; i < steps; i++) {
            assertNull(simulation.step());
            int half = 2 * i / steps;
            worst[half] =
                    Math.max(worst[half], Math.abs(simulation.diagnostics().energy() - start));
        }
        return worst;
    }

    @Test
    public void rattleKeepsItsEnergy() throws Exception {
        SceneDescription coasting = Simulation.of(
                        "slider-crank",
                        SceneCatalogue.find("slider-crank").defaults().withText("drive", "off"))
                .scene();
        double[] crank = energyErrors(coasting, "rattle", 1.0 / 240, 60);
        assertTrue("bounded: " + crank[0] + ", " + crank[1], crank[1] < 1.2 * crank[0]);
        assertTrue("small: " + crank[0], crank[0] < 1e-3);
        double[] pendulum = energyErrors(KnownMotionTest.chain(2, 0), "rattle", 1.0 / 240, 60);
        assertTrue("bounded: " + pendulum[0] + ", " + pendulum[1], pendulum[1] < 3 * pendulum[0] + 1e-3);
        assertTrue("small: " + pendulum[1], pendulum[1] < 0.1);
    }

    /** A chain whirls too fast for a frozen factor: fresh ones must carry the step. */
    @Test
    public void rattleSurvivesAWhirlingChain() throws Exception {
        double[] errors = energyErrors(KnownMotionTest.chain(8, 0), "rattle", 1.0 / 120, 20);
        double moved = 8 * 4 * 9.81;
        assertTrue("energy error " + errors[1], errors[1] < 0.2 * moved);
    }
}

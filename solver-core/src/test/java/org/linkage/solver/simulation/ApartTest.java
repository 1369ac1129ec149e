package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Steps that are too long for stiff springs, and sweeps that diverge, stop with a sentence before the parts are gone for good; sweeps that only leave joints open go on. */
public class ApartTest {
    /** Three sweeps do not hold a thousand kilograms on links of one. */
    @Test
    public void aHeavyLoadIsNotDroppedOutOfTheWorld() throws Exception {
        Simulation load = Simulation.of("heavy-load");
        double size = extent(load);
        load.setSolverAndIntegrator("gauss-seidel", "semi-implicit-euler");
        load.setIterations(3);
        String refusal = null;
        while (refusal == null && load.time() < 30) {
            refusal = load.step();
            assertTrue(
                    "joints open by " + load.diagnostics().jointError(),
                    load.diagnostics().jointError() < 4 * size);
        }
        assertNotNull("these sweeps do not hold", refusal);
        assertTrue(refusal, refusal.contains("sweeps"));
        assertTrue("the parts are still about: " + extent(load), extent(load) < 30 * size);
        load.setSolver("auto");
        load.reset();
        assertNull("and another solver goes on", load.step());
    }

    @Test
    public void openJointsAloneAreShownAndNotRefused() throws Exception {
        Simulation chain = Simulation.of("chain");
        chain.setSolver("gauss-seidel");
        chain.setIterations(3);
        assertNull(chain.stepTo(2));
        assertEquals(2, chain.time(), 1e-9);
        assertTrue("too few sweeps do leave joints open", chain.diagnostics().jointError() > 1e-6);
    }

    /** Exact equations hold what a step reaches, but a long explicit step with stiff springs reaches anywhere: joints were 1,900 km open. */
    @Test
    public void anExplicitStepThatIsTooLongTearsNothing() throws Exception {
        int refused = 0;
        for (String scene : new String[] {"plant", "stiff-chain", "beam"}) {
            for (String integrator : new String[] {"semi-implicit-euler", "rk4", "rk4-projected"}) {
                Simulation simulation = Simulation.of(scene);
                double size = extent(simulation);
                simulation.setIntegrator(integrator);
                simulation.setStepSize(1.0 / 60);
                String refusal = null;
                while (refusal == null && simulation.time() < 1) {
                    refusal = simulation.step();
                    double open = simulation.diagnostics().jointError();
                    assertTrue(scene + ", " + integrator + ": open by " + open, open < 0.2 * extent(simulation));
                }
                assertTrue(refusal, refusal == null || refusal.contains("implicit-euler"));
                refused += refusal == null ? 0 : 1;
                assertTrue("all is still about: " + extent(simulation), extent(simulation) < 1e3 * size);
            }
        }
        assertTrue("some such springs are too stiff for any part of a step", refused > 0);
    }

    private static double extent(Simulation simulation) {
        Snapshot now = Snapshot.of(simulation);
        simulation.fill(now);
        double extent = 1;
        for (int i = 0; i < now.x.length; i++) {
            extent = Math.max(extent, Math.abs(now.x[i]) + Math.abs(now.y[i]));
        }
        return extent;
    }
}

package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Sweeps that diverge stop with a sentence before the parts are gone for good; sweeps that only leave joints open go on. */
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

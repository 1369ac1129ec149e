package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** From the same state the same motion, to the last bit, whatever was before: what makes a saved state worth saving. */
public class RestoreTest {
    private static void repeats(String scene, String solver, String integrator) throws Exception {
        Simulation simulation = Simulation.of(scene);
        simulation.setSolverAndIntegrator(solver, integrator);
        double[] begin = simulation.save();
        String first = "";
        for (int steps : new int[] {40, 17, 40}) {
            simulation.restore(begin);
            for (int i = 0; i < steps; i++) {
                assertNull(simulation.step());
            }
            if (steps == 40) {
                first = first.isEmpty() ? simulation.stateHash() : first;
                assertEquals(scene + ", " + solver + ", " + integrator, first, simulation.stateHash());
            }
        }
    }

    @Test
    public void everyIntegratorRepeatsItself() throws Exception {
        repeats("chain", "tree", "implicit-bdf2");
        repeats("chain", "sparse", "implicit-euler");
        repeats("stiff-chain", "auto", "implicit-bdf2");
        repeats("hand", "auto", "implicit-euler");
        repeats("slider-crank", "auto", "rk4-projected");
        repeats("four-bar", "auto", "rattle");
        repeats("chain", "gauss-seidel", "semi-implicit-euler");
        repeats("cradle", "auto", "rk4-projected");
        repeats("pile", "auto", "semi-implicit-euler");
    }

    /** Back in time the impacts to come have not happened, and they come again, once. */
    @Test
    public void laterImpactsAreForgotten() throws Exception {
        Simulation simulation = Simulation.of("cradle");
        assertNull(simulation.stepTo(1));
        double[] saved = simulation.save();
        int before = simulation.diagnostics().eventCount();
        assertNull(simulation.stepTo(3));
        int after = simulation.diagnostics().eventCount();
        assertTrue(before + " impacts, then " + after, before > 0 && after > before);
        simulation.restore(saved);
        assertEquals(before, simulation.diagnostics().eventCount());
        assertEquals(before, simulation.diagnostics().impacts());
        assertNull(simulation.stepTo(3));
        assertEquals(after, simulation.diagnostics().eventCount());
    }
}

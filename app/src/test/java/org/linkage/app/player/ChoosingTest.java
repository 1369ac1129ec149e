package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.linkage.solver.simulation.Simulation;

/** Solver and integrator are chosen as a pair, whichever of them the one before would have refused. */
public class ChoosingTest {
    @Test
    public void fromSweepsBackToAnImplicitStep() throws Exception {
        Simulation simulation = Simulation.of("heavy-load");
        Choices sweeps = new Choices();
        sweeps.solver = "gauss-seidel";
        sweeps.integrator = "semi-implicit-euler";
        Choosing.apply(sweeps, null, simulation.scene(), simulation);
        assertEquals("gauss-seidel", simulation.solver());
        assertEquals("semi-implicit-euler", simulation.integrator());
        Choices implicit = new Choices();
        Choosing.apply(implicit, sweeps, simulation.scene(), simulation);
        assertEquals("implicit-bdf2", simulation.integrator());
        assertEquals("auto", simulation.solver());
        implicit.solver = "gauss-seidel";
        Choosing.apply(implicit, new Choices(), simulation.scene(), simulation);
        assertEquals("what does not fit falls back", "auto", simulation.solver());
        assertEquals("implicit-bdf2", simulation.integrator());
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

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

    /** Bodies that are held cut the loop they are in: what the solver of trees takes then, it does not take when all are let go. */
    @Test
    public void aResetLetsGoOfWhatMadeALoopATree() throws Exception {
        for (String scene : new String[] {"slider-crank", "sundials-slider-crank", "four-bar"}) {
            Simulation simulation = Simulation.of(scene);
            Choices choices = new Choices();
            choices.solver = "tree";
            for (int body = 0; body < simulation.bodyCount(); body++) {
                Choosing.pin(choices, simulation.scene(), simulation, body, true);
            }
            assertEquals(scene + ", all held", "tree", simulation.solver());
            LaneState held = LaneState.of(choices, simulation);
            Choosing.reset(choices, simulation.scene(), simulation);
            assertEquals(scene + ", nothing held", "auto", simulation.solver());
            assertFalse(simulation.pinned(0));
            held.applyTo(simulation, simulation.scene());
            assertEquals(scene + ", as it was", "tree", simulation.solver());
            assertTrue(simulation.pinned(0));
        }
    }
}

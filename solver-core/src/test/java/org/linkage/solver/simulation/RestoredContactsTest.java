package org.linkage.solver.simulation;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** What follows a restored state is a matter of that state alone: no solver among contacts remembers, not even in the last bit. */
public class RestoredContactsTest {
    private static final int ONWARD = 6;
    private static final String AT_VELOCITY_LEVEL = "semi-implicit-euler";
    private static final String FROM_EVENT_TO_EVENT = "rk4-projected";

    /** So large and rough that it is swept, and restless while it falls. */
    @Test
    public void aRoughPileThatFalls() throws Exception {
        Simulation pile = Simulation.of(
                "pile", SceneCatalogue.find("pile").defaults().with("n", 700).with("friction", 0.3));
        repeats(pile, AT_VELOCITY_LEVEL, 70);
    }

    @Test
    public void aNetThatCatchesBalls() throws Exception {
        repeats(Simulation.of("catch"), AT_VELOCITY_LEVEL, 200);
        repeats(Simulation.of("catch"), FROM_EVENT_TO_EVENT, 200);
    }

    @Test
    public void dominoes() throws Exception {
        repeats(Simulation.of("dominoes"), AT_VELOCITY_LEVEL, 200);
        repeats(Simulation.of("dominoes"), FROM_EVENT_TO_EVENT, 200);
    }

    private static void repeats(Simulation simulation, String integrator, int before) throws Exception {
        simulation.setIntegrator(integrator);
        go(simulation, before);
        double[] start = simulation.save();
        double[] first = null;
        for (int history = 0; history < 3; history++) {
            go(simulation, 1 + history);
            simulation.restore(start);
            go(simulation, ONWARD);
            double[] end = simulation.save();
            if (first != null) {
                assertArrayEquals(integrator, first, end, 0);
            }
            first = end;
        }
    }

    private static void go(Simulation simulation, int steps) {
        for (int k = 0; k < steps; k++) {
            assertNull(simulation.step());
        }
    }
}

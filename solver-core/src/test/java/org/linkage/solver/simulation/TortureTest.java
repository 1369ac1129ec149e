package org.linkage.solver.simulation;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/**
 * Fingers at their worst on every scene with contacts and with every integrator: up to four hold a body each and jump about with up to
 * 300 m/s, others throw bodies with 100 m/s. Then they let go, and nothing gains energy any more. Joints stay closed all the time, no step
 * is refused, time goes on, and at the end everything is where it may be: in front of its walls, not in each other, not at the end of the
 * world.
 */
public final class TortureTest {
    private static final String[] SCENES = {
        "billiard", "billiard-table", "cradle", "pile", "pegs", "catch", "dominoes", "grasp", "corner"
    };
    private static final double SPEED = 100;
    private static final double TORTURE = 0.25;
    private static final double CALM = 0.25;
    /** Of the energy there is: what the first step after a finger may make of speeds that its joints have not yet seen. */
    private static final double GAIN = 0.01;

    /** What is thrown with a hundred metres a second, a few times and with all its weight behind it, is not farther. */
    private static final double FAR = 1_000;

    private final List<Integer> held = new ArrayList<>();

    @Test
    public void eventsAndSmoothSteps() throws Exception {
        torture("rk4-projected");
    }

    @Test
    public void velocityLevel() throws Exception {
        torture("semi-implicit-euler");
    }

    @Test
    public void backwardEuler() throws Exception {
        torture("implicit-euler");
    }

    @Test
    public void secondOrder() throws Exception {
        torture("implicit-bdf2");
    }

    /** Of so violent a fall not every impact with friction is solved: what is left then must not feed the chain. */
    @Test
    public void impactsBeyondTheSolver() throws Exception {
        Simulation simulation =
                Simulation.of("pegs", SceneCatalogue.find("pegs").defaults());
        simulation.setIntegrator("rk4-projected");
        simulation.setContact("right");
        endures(simulation, 20, "pegs, rk4-projected, right");
    }

    private void torture(String integrator) throws Exception {
        for (int seed = 0; seed < 2 * SCENES.length; seed++) {
            String scene = SCENES[seed % SCENES.length];
            Parameters parameters = SceneCatalogue.find(scene).defaults();
            Simulation simulation = Simulation.of(scene, scene.equals("pile") ? parameters.with("n", 40) : parameters);
            simulation.setIntegrator(integrator);
            if (seed >= SCENES.length && simulation.contactRefusal("right") == null) {
                simulation.setContact("right");
            }
            if (seed % 2 == 1) {
                simulation.setImpact("simultaneous");
            }
            endures(simulation, seed, scene + ", " + integrator + ", seed " + seed);
        }
    }

    private void endures(Simulation simulation, long seed, String what) {
        Random random = new Random(seed);
        double scale = Math.max(1, extent(simulation));
        held.clear();
        boolean pushed = what.startsWith("corner");
        double energy = Double.NaN;
        while (simulation.time() < TORTURE + CALM) {
            if (simulation.time() < TORTURE) {
                touch(simulation, random);
            } else if (Double.isNaN(energy)) {
                simulation.releaseAll();
                held.clear();
                energy = simulation.diagnostics().energy();
            }
            double before = simulation.time();
            assertNull(what + " at " + before, simulation.step());
            assertTrue(what + " stands still at " + before, simulation.time() > before);
            double open = simulation.diagnostics().jointError();
            assertTrue(what + ": open by " + open + " at " + before, open < 1e-8 * scale);
            double now = simulation.diagnostics().energy();
            assertFalse(
                    what + ": " + energy + " J become " + now + " J at " + before,
                    !pushed && now > energy + GAIN * Math.max(1, Math.abs(energy)));
        }
        double overlap = simulation.diagnostics().worstOverlap();
        assertTrue(what + ": overlap " + overlap, overlap < 1e-6);
        assertTrue(what + ": as far as " + extent(simulation), extent(simulation) < FAR);
    }

    private void touch(Simulation simulation, Random random) {
        if (held.size() < 4 && random.nextInt(8) == 0) {
            int b = random.nextInt(simulation.bodyCount());
            int at = body(simulation, b).offset();
            held.add(simulation.grab(b, simulation.state().q[at], simulation.state().q[at + 1]));
        }
        double jump = 3 * SPEED * simulation.stepSize();
        for (int handle : held) {
            simulation.moveGrip(
                    handle,
                    simulation.gripPointX(handle) + jump * (2 * random.nextDouble() - 1),
                    simulation.gripPointY(handle) + jump * (2 * random.nextDouble() - 1));
        }
        if (random.nextInt(10) == 0) {
            int b = random.nextInt(simulation.bodyCount());
            double angle = 2 * StrictMath.PI * random.nextDouble();
            double impulse = SPEED * body(simulation, b).mass();
            simulation.push(b, impulse * StrictMath.cos(angle), impulse * StrictMath.sin(angle));
        }
    }

    private static PlanarBody body(Simulation simulation, int b) {
        return (PlanarBody) simulation.model().mechanism().body(b);
    }

    private static double extent(Simulation simulation) {
        double far = 0;
        for (int b = 0; b < simulation.bodyCount(); b++) {
            int at = body(simulation, b).offset();
            if (!simulation.inPocket(b)) {
                far = Math.max(far, Math.abs(simulation.state().q[at]));
                far = Math.max(far, Math.abs(simulation.state().q[at + 1]));
            }
        }
        return far;
    }
}

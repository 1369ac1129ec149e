package org.linkage.app.player;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.simulation.Simulation;

/**
 * Makes a simulation run as a person chose; what does not fit the scene falls back on the scene's own default. What did not
 * change is left alone, because every change makes the simulation prepare its equations anew.
 */
final class Choosing {
    private static final String AUTO = "auto";

    private Choosing() {}

    /** Applies choices to a new simulation, or, with what was chosen before, to a running one. */
    static void apply(Choices choices, @Nullable Choices before, SceneDescription scene, Simulation simulation) {
        String integrator = or(choices.integrator, scene.defaults().integrator());
        if (!integrator.equals(simulation.integrator())) {
            if (simulation.integratorRefusal(integrator) != null) {
                // the solver that goes does not take it; the one that comes is chosen next
                simulation.setSolver(AUTO);
            }
            if (simulation.integratorRefusal(integrator) == null) {
                simulation.setIntegrator(integrator);
            }
        }
        solver(choices, scene, simulation);
        String contact = or(choices.contact, scene.defaults().contact());
        if (!contact.equals(simulation.contact()) && simulation.contactRefusal(contact) == null) {
            simulation.setContact(contact);
        }
        double step = Double.isNaN(choices.step) ? scene.defaults().step() : choices.step;
        if (step != simulation.stepSize()) {
            simulation.setStepSize(step);
        }
        Choices old = before == null ? new Choices() : before;
        if (choices.iterations != old.iterations) {
            simulation.setIterations(choices.iterations);
        }
        if (!Double.isNaN(choices.stabilisation) && choices.stabilisation != old.stabilisation) {
            // critically damped: C dies away like (1 + rt) exp(−rt)
            double rate = choices.stabilisation;
            simulation.setStabilisation(rate * rate, 2 * rate);
        }
        if (choices.geometricStiffness != old.geometricStiffness) {
            simulation.setGeometricStiffness(choices.geometricStiffness);
        }
        if (choices.kinematic != simulation.kinematic()) {
            simulation.setKinematic(choices.kinematic);
        }
        if (choices.gravityX != old.gravityX || choices.gravityY != old.gravityY) {
            gravity(choices, simulation);
        }
    }

    private static void solver(Choices choices, SceneDescription scene, Simulation simulation) {
        String solver = or(choices.solver, scene.defaults().solver());
        if (simulation.solverRefusal(solver) != null) {
            solver = AUTO;
        }
        if (!solver.equals(simulation.solver())) {
            simulation.setSolver(solver);
        }
    }

    /**
     * Holds a body or lets it go. A held body may close a loop through the world that the chosen solver does not take: then the
     * simulation chooses by itself, until the body is let go.
     */
    static void pin(Choices choices, SceneDescription scene, Simulation simulation, int body, boolean on) {
        if (simulation.pinned(body) == on) {
            return;
        }
        if (!simulation.solver().equals(AUTO)) {
            simulation.setSolver(AUTO);
        }
        if (on) {
            simulation.pin(body);
        } else {
            simulation.unpin(body);
        }
        solver(choices, scene, simulation);
    }

    /**
     * Brings everything back to the start, with nothing held. What was held may have cut a loop for a solver that takes none: then
     * the simulation chooses by itself.
     */
    static void reset(Choices choices, SceneDescription scene, Simulation simulation) {
        if (!simulation.solver().equals(AUTO)) {
            simulation.setSolver(AUTO);
        }
        simulation.reset();
        solver(choices, scene, simulation);
        gravity(choices, simulation);
    }

    static void gravity(Choices choices, Simulation simulation) {
        if (!Double.isNaN(choices.gravityX)) {
            simulation.setGravity(choices.gravityX, choices.gravityY);
        }
    }

    private static String or(@Nullable String chosen, String otherwise) {
        return chosen == null ? otherwise : chosen;
    }
}

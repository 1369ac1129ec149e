package org.linkage.solver.simulation;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.GaussSeidelSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SolverChooser;
import org.linkage.solver.linear.Topology;

/** A solver for a scene and the reason for it. */
final class SolverChoice {
    static final String AUTO = SolverChooser.AUTO;

    private final KktSolver solver;
    private final String reason;

    private SolverChoice(KktSolver solver, String reason) {
        this.solver = solver;
        this.reason = reason;
    }

    KktSolver solver() {
        return solver;
    }

    /** Why this one, as the rest of a sentence: {@code because …}. */
    String reason() {
        return reason;
    }

    /** Why the solver does not take that pattern, as a sentence; null if it does. */
    static @Nullable String refusal(String name, MechanicalSystem system, boolean implicit) {
        if (name.equals(AUTO)) {
            return null;
        }
        if (!SolverChooser.names().contains(name)) {
            return "There is no solver '" + name + "'; choose " + AUTO + " or one of "
                    + String.join(", ", SolverChooser.names()) + ".";
        }
        KktSolver solver = SolverChooser.create(name);
        return implicit ? ImplicitIntegrator.refusal(system, solver) : solver.refusal(system.graph());
    }

    /** The solver for that name; an exception with a sentence if it does not fit. */
    static SolverChoice of(MechanicalSystem system, Tuning tuning, boolean implicit) {
        String refusal = refusal(tuning.solver, system, implicit);
        if (refusal != null) {
            throw new IllegalArgumentException(refusal);
        }
        if (tuning.solver.equals(AUTO)) {
            return implicit ? automatic(system, new ImplicitSystem(system, false).graph()) : automatic(system.graph());
        }
        KktSolver solver = SolverChooser.create(tuning.solver);
        if (solver instanceof GaussSeidelSolver sweeps) {
            sweeps.setIterations(tuning.iterations);
        }
        return new SolverChoice(solver, "because it was asked for");
    }

    /** The cheapest exact solver for the topology. */
    static SolverChoice automatic(BlockGraph graph) {
        SolverChooser.Choice choice = SolverChooser.choose(graph);
        String reason = choice.reason;
        int because = reason.indexOf("because");
        reason = reason.substring(Math.max(0, because));
        if (reason.endsWith(".")) {
            reason = reason.substring(0, reason.length() - 1);
        }
        return new SolverChoice(SolverChooser.create(choice.name), reason);
    }

    /** The same for an implicit step, whose graph has rows of springs beside those of the joints. */
    private static SolverChoice automatic(MechanicalSystem system, BlockGraph graph) {
        SolverChoice choice = automatic(graph);
        boolean springs = new Topology(graph).loops > new Topology(system.graph()).loops;
        return springs
                ? new SolverChoice(
                        choice.solver, choice.reason.replace("the joints close", "joints and springs together close"))
                : choice;
    }

    /** The one that survives redundant joints, for when the first choice met a singular system. */
    static SolverChoice robust() {
        return new SolverChoice(SolverChooser.create("sparse"), "because some joints are redundant in this pose");
    }
}

package org.linkage.solver.simulation;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.scene.Names;

/** Solvers by name, and the automatic choice: the cheapest exact one for the topology. A new solver is one line here. */
public final class SolverChoice {
    public static final String AUTO = "auto";

    private final KktSolver solver;
    private final String reason;

    private SolverChoice(KktSolver solver, String reason) {
        this.solver = solver;
        this.reason = reason;
    }

    public KktSolver solver() {
        return solver;
    }

    /** Why this one, as the rest of a sentence: {@code because …}. */
    public String reason() {
        return reason;
    }

    /** A new solver of that name; null if there is none. */
    public static @Nullable KktSolver create(String name) {
        return switch (name) {
            case "dense" -> new DenseSolver();
            case "tree" -> new TreeSolver();
            case "sparse" -> new SparseSolver();
            default -> null;
        };
    }

    /** Why the solver does not take that pattern, as a sentence; null if it does. */
    public static @Nullable String refusal(String name, BlockGraph graph) {
        if (name.equals(AUTO)) {
            return null;
        }
        KktSolver solver = create(name);
        if (solver == null) {
            return "There is no solver '" + name + "'; choose one of " + String.join(", ", Names.SOLVERS) + ".";
        }
        return solver.refusal(graph);
    }

    /** Why the solver does not take the implicit step of that system, as a sentence; null if it does. */
    static @Nullable String implicitRefusal(String name, MechanicalSystem system) {
        KktSolver solver = create(name);
        return name.equals(AUTO) || solver == null
                ? refusal(name, system.graph())
                : ImplicitIntegrator.refusal(system, solver);
    }

    /** The solver of that name for implicit steps, whose springs are rows too; it must not be refused. */
    static SolverChoice ofImplicit(String name, MechanicalSystem system) {
        if (!name.equals(AUTO)) {
            return of(name, system.graph());
        }
        KktSolver tree = new TreeSolver();
        return ImplicitIntegrator.refusal(system, tree) == null
                ? new SolverChoice(tree, "because joints and springs form no loop, and a tree needs no fill")
                : new SolverChoice(
                        new SparseSolver(), "because joints or springs close loops, which it takes in linear time");
    }

    /** The solver for that name, which must not be refused. */
    public static SolverChoice of(String name, BlockGraph graph) {
        if (name.equals(AUTO)) {
            return automatic(graph);
        }
        KktSolver solver = create(name);
        if (solver == null) {
            throw new IllegalArgumentException("There is no solver '" + name + "'.");
        }
        return new SolverChoice(solver, "because it was asked for");
    }

    /**
     * Where the joints form no loop the tree's sweep is the cheapest; everything else goes to the sparse solver, which takes
     * any number of loops in linear time and survives redundant joints.
     */
    public static SolverChoice automatic(BlockGraph graph) {
        KktSolver tree = new TreeSolver();
        String notATree = tree.refusal(graph);
        if (notATree == null) {
            return new SolverChoice(tree, "because the joints form no loop, and a tree needs no fill");
        }
        int loops = Topology.of(graph).loops();
        String why = loops == 1
                ? "because the joints close a loop"
                : loops > 1
                        ? "because the joints close " + loops + " loops"
                        : "because some row binds more bodies than a tree's joint does";
        return new SolverChoice(new SparseSolver(), why + ", which it takes in linear time");
    }

    /** The one that survives redundant joints, for when the first choice met a singular system. */
    static SolverChoice robust() {
        return new SolverChoice(new SparseSolver(), "because some joints are redundant in this pose");
    }
}

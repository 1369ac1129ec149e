package org.linkage.solver.linear;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Solvers by name, and the one that {@code auto} takes. */
public final class SolverChooser {
    /** The name under which the chooser itself may be asked for. */
    public static final String AUTO = "auto";

    private static final List<String> NAMES = Collections.unmodifiableList(
            Arrays.asList("dense", "tree", "auxiliary", "sparse", "grandparent", "gauss-seidel"));

    private static final int FEW_ROWS = 12;
    private static final int MANY_BODIES = 20;
    private static final long PATHS_PER_BODY = 5;

    private SolverChooser() {}

    /** A solver's name and the reason for taking it, a sentence. */
    public static final class Choice {
        public final String name;
        public final String reason;

        Choice(String name, String reason) {
            this.name = name;
            this.reason = reason;
        }
    }

    /** All solvers, without {@link #AUTO}. */
    public static List<String> names() {
        return NAMES;
    }

    /** A new solver of that name. */
    public static KktSolver create(String name) {
        return switch (name) {
            case "dense" -> new DenseSolver();
            case "tree" -> new TreeSolver();
            case "auxiliary" -> new AuxiliarySolver();
            case "sparse" -> new SparseSolver();
            case "grandparent" -> new GrandparentSolver();
            case "gauss-seidel" -> new GaussSeidelSolver();
            default ->
                throw new IllegalArgumentException("There is no solver \"" + name + "\"; there are "
                        + String.join(", ", NAMES) + " and " + AUTO + ".");
        };
    }

    /**
     * The cheapest exact solver for that topology.
     *
     * <p>Measured on chains with a few loops, per body and step with two solves: the sparse solver costs about 165 ns more than the
     * tree, an auxiliary row about 29 ns for every node between the bodies it touches and the root. So auxiliary rows pay while rows ×
     * depth is below five times the number of bodies; for small mechanisms it does not matter, and sparse is the simpler answer.
     */
    public static Choice choose(BlockGraph graph) {
        if (graph.couplingCount > 0) {
            return new Choice(
                    "sparse",
                    "sparse, because stiff forces are kept as blocks between bodies: one"
                            + " factorisation of the whole matrix with a fill-reducing order.");
        }
        Topology topology = new Topology(graph);
        if (topology.auxiliaryGroups == 0) {
            return new Choice("tree", "tree, because the joints close no loop: linear time without any fill.");
        }
        String loops = topology.loops + (topology.loops == 1 ? " loop" : " loops");
        long walked = (long) topology.auxiliaryRows * topology.depth;
        if (topology.auxiliaryRows <= FEW_ROWS
                && graph.bodyCount >= MANY_BODIES
                && walked <= PATHS_PER_BODY * graph.bodyCount) {
            return new Choice(
                    "auxiliary",
                    "auxiliary, because the joints close only " + loops
                            + " in a large tree: the tree in linear time and " + topology.auxiliaryRows
                            + " auxiliary rows.");
        }
        return new Choice(
                "sparse",
                "sparse, because the joints close " + loops
                        + ": one factorisation of the whole matrix with a fill-reducing order.");
    }
}

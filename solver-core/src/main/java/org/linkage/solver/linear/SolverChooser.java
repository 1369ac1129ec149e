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

    /** The cheapest exact solver for that topology. */
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
        return new Choice(
                "sparse",
                "sparse, because the joints close " + topology.loops
                        + (topology.loops == 1 ? " loop" : " loops")
                        + ": one factorisation of the whole matrix with a fill-reducing order.");
    }
}

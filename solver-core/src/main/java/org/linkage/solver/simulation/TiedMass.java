package org.linkage.solver.simulation;

import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;

/** The mass of everything that hangs together with a body through joints. */
final class TiedMass {
    private TiedMass() {}

    static double of(int body, Mechanism mechanism, BlockGraph graph) {
        boolean[] tied = new boolean[graph.bodyCount];
        tied[body] = true;
        boolean grown = true;
        while (grown) {
            grown = false;
            // both ways in turn, so that a chain is walked in one or two passes
            for (int i = 0; i < 2 * graph.groupCount; i++) {
                grown |= spread(graph, i < graph.groupCount ? i : 2 * graph.groupCount - 1 - i, tied);
            }
        }
        double sum = 0;
        for (int b = 0; b < tied.length; b++) {
            if (tied[b] && mechanism.body(b) instanceof PlanarBody planar) {
                sum += planar.mass();
            }
        }
        return sum;
    }

    private static boolean spread(BlockGraph graph, int group, boolean[] tied) {
        boolean any = false;
        boolean all = true;
        for (int e = graph.edgeStart[group]; e < graph.edgeStart[group + 1]; e++) {
            any |= tied[graph.edgeBody[e]];
            all &= tied[graph.edgeBody[e]];
        }
        if (!any || all) {
            return false;
        }
        for (int e = graph.edgeStart[group]; e < graph.edgeStart[group + 1]; e++) {
            tied[graph.edgeBody[e]] = true;
        }
        return true;
    }
}

package org.linkage.solver.complementarity;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;

/** The equality solver of bodies without joints and with diagonal masses: a division. */
final class FreeBodies implements KktSolver {
    private double[] inverse = new double[0];

    @Override
    public String name() {
        return "free";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        return graph.groupCount > 0 ? "Bodies without joints only." : null;
    }

    @Override
    public void analyze(BlockGraph graph) {
        inverse = new double[graph.coordinates()];
    }

    @Override
    public boolean factor(KktSystem system) {
        BlockGraph graph = system.graph;
        for (int b = 0; b < graph.bodyCount; b++) {
            int d = graph.bodyDimension[b];
            for (int i = 0; i < d; i++) {
                inverse[graph.bodyOffset[b] + i] = 1 / system.mass[graph.massOffset[b] + i * d + i];
            }
        }
        return true;
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        for (int i = 0; i < inverse.length; i++) {
            x[i] *= inverse[i];
        }
    }

    @Override
    public int rankLoss() {
        return 0;
    }
}

package org.linkage.solver.assembly;

import org.linkage.solver.linear.BlockGraph;

/** What is left of M (v − v̂) = hF. Nearly always M is diagonal, and then one loop over all coordinates does it. */
final class Momentum {
    private final BlockGraph graph;
    private final double[] mass;
    /** M's diagonal if it has nothing else, else empty. */
    private final double[] diagonal;

    Momentum(BlockGraph graph, double[] mass) {
        this.graph = graph;
        this.mass = mass;
        double[] found = new double[graph.coordinates()];
        boolean plain = true;
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    double one = mass[graph.massOffset[b] + i * n + j];
                    if (i == j) {
                        found[graph.bodyOffset[b] + i] = one;
                    } else {
                        plain &= one == 0;
                    }
                }
            }
        }
        diagonal = plain ? found : new double[0];
    }

    /** rhs ← h rhs − M (v − v̂). */
    void add(double[] v, double[] vHat, double h, double[] rhs) {
        if (diagonal.length == graph.coordinates()) {
            addDiagonal(diagonal, v, vHat, h, rhs);
            return;
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            int x = graph.bodyOffset[b];
            int m = graph.massOffset[b];
            for (int i = 0; i < n; i++) {
                double sum = h * rhs[x + i];
                for (int j = 0; j < n; j++) {
                    sum -= mass[m + i * n + j] * (v[x + j] - vHat[x + j]);
                }
                rhs[x + i] = sum;
            }
        }
    }

    /** rhs ← h weight − M (v − v̂), for bodies on which nothing acts but a weight that does not change. */
    void start(double[] weight, double[] v, double[] vHat, double h, double[] rhs) {
        if (diagonal.length == graph.coordinates()) {
            startDiagonal(diagonal, weight, v, vHat, h, rhs);
            return;
        }
        System.arraycopy(weight, 0, rhs, 0, rhs.length);
        add(v, vHat, h, rhs);
    }

    private static void startDiagonal(
            double[] diagonal, double[] weight, double[] v, double[] vHat, double h, double[] rhs) {
        for (int i = 0; i < diagonal.length; i++) {
            rhs[i] = h * weight[i] - diagonal[i] * (v[i] - vHat[i]);
        }
    }

    private static void addDiagonal(double[] diagonal, double[] v, double[] vHat, double h, double[] rhs) {
        for (int i = 0; i < diagonal.length; i++) {
            rhs[i] = h * rhs[i] - diagonal[i] * (v[i] - vHat[i]);
        }
    }
}

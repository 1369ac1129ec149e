package org.linkage.solver.assembly;

import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.mechanism.Mechanism;

/** M⁻¹, block by block: the masses do not change, so the small inverses are made once. */
public final class MassInverse {
    private final BlockGraph graph;
    private final double[] inverse;
    private final double[] column;

    public MassInverse(Mechanism mechanism, BlockGraph graph) {
        this.graph = graph;
        inverse = new double[graph.massOffset[graph.bodyCount]];
        int largest = 0;
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            largest = Math.max(largest, n);
            double[] block = new double[n * n];
            mechanism.body(b).massMatrix(block, 0);
            invert(block, n, graph.massOffset[b]);
        }
        column = new double[largest];
    }

    /** Gauss–Jordan without pivoting: a mass matrix is positive definite. */
    private void invert(double[] a, int n, int at) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                inverse[at + i * n + j] = i == j ? 1 : 0;
            }
        }
        for (int k = 0; k < n; k++) {
            double pivot = a[k * n + k];
            for (int j = 0; j < n; j++) {
                a[k * n + j] /= pivot;
                inverse[at + k * n + j] /= pivot;
            }
            for (int i = 0; i < n; i++) {
                double factor = a[i * n + k];
                if (i != k && factor != 0) {
                    for (int j = 0; j < n; j++) {
                        a[i * n + j] -= factor * a[k * n + j];
                        inverse[at + i * n + j] -= factor * inverse[at + k * n + j];
                    }
                }
            }
        }
    }

    /** x becomes M⁻¹x. */
    public void apply(double[] x) {
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            int at = graph.bodyOffset[b];
            System.arraycopy(x, at, column, 0, n);
            for (int i = 0; i < n; i++) {
                double sum = 0;
                for (int j = 0; j < n; j++) {
                    sum += inverse[graph.massOffset[b] + i * n + j] * column[j];
                }
                x[at + i] = sum;
            }
        }
    }
}

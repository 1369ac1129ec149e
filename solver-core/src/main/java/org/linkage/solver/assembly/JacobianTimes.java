package org.linkage.solver.assembly;

import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/** Products with the block-sparse J of a KKT system. */
public final class JacobianTimes {
    private JacobianTimes() {}

    /** out = J v. */
    public static void multiply(KktSystem system, double[] v, double[] out) {
        BlockGraph graph = system.graph;
        for (int g = 0; g < graph.groupCount; g++) {
            for (int i = 0; i < graph.groupDimension[g]; i++) {
                double sum = 0;
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    int n = graph.bodyDimension[graph.edgeBody[e]];
                    int at = graph.bodyOffset[graph.edgeBody[e]];
                    int block = graph.edgeOffset[e] + i * n;
                    for (int j = 0; j < n; j++) {
                        sum += system.jacobian[block + j] * v[at + j];
                    }
                }
                out[graph.rowOffset[g] + i] = sum;
            }
        }
    }

    /** force += Jᵀλ. */
    public static void addTransposed(KktSystem system, double[] lambda, double[] force) {
        BlockGraph graph = system.graph;
        for (int g = 0; g < graph.groupCount; g++) {
            for (int i = 0; i < graph.groupDimension[g]; i++) {
                double value = lambda[graph.rowOffset[g] + i];
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    int n = graph.bodyDimension[graph.edgeBody[e]];
                    int at = graph.bodyOffset[graph.edgeBody[e]];
                    int block = graph.edgeOffset[e] + i * n;
                    for (int j = 0; j < n; j++) {
                        force[at + j] += system.jacobian[block + j] * value;
                    }
                }
            }
        }
    }
}

package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * The numbers of one KKT system on a fixed {@link BlockGraph}:
 *
 * <pre>
 *   A x − Jᵀ λ = f
 *   J x + E λ = d
 * </pre>
 *
 * A is block diagonal (masses, or masses with implicit terms) plus the couplings of the graph; E ≥ 0 is diagonal, 0 for a
 * hard constraint and 1 for a spring written as a compliant row. A row that is not {@link #active} is absent: its λ is 0.
 */
public final class KktSystem {
    public final BlockGraph graph;
    /** A's diagonal blocks, d × d, symmetric, row-major. */
    public final double[] mass;
    /** A's blocks between two bodies. */
    public final double[] coupling;
    /** J's blocks, see {@link BlockGraph}. */
    public final double[] jacobian;
    /** E's diagonal, one number a row. */
    public final double[] compliance;

    public final boolean[] active;
    /**
     * Where whoever writes J promises that the two rows from here on are a pin between two bodies of three coordinates and stay one:
     * σ[1 o] on the one, −σ[1 p] on the other, hard and active. Solvers need not look then.
     */
    public final boolean[] pin;
    /** Where the numbers of such pins may stand instead of in J and A. */
    public final PinColumns columns = new PinColumns();

    public KktSystem(BlockGraph graph) {
        this.graph = graph;
        mass = new double[graph.massOffset[graph.bodyCount]];
        coupling = new double[graph.couplingLength];
        jacobian = new double[graph.jacobianLength];
        compliance = new double[graph.rows()];
        active = new boolean[graph.rows()];
        Arrays.fill(active, true);
        pin = new boolean[graph.rows()];
    }

    /**
     * Writes what is left of both equations: {@code bodyResidual = f − (A x − Jᵀ λ)}, {@code rowResidual = d − (J x + E λ)}
     * (0 for rows that are not active).
     */
    public void residual(
            double[] x, double[] lambda, double[] f, double[] d, double[] bodyResidual, double[] rowResidual) {
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            int at = graph.bodyOffset[b];
            int m = graph.massOffset[b];
            for (int i = 0; i < n; i++) {
                double sum = f[at + i];
                for (int j = 0; j < n; j++) {
                    sum -= mass[m + i * n + j] * x[at + j];
                }
                bodyResidual[at + i] = sum;
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            int a = graph.bodyOffset[graph.couplingA[c]];
            int b = graph.bodyOffset[graph.couplingB[c]];
            int na = graph.bodyDimension[graph.couplingA[c]];
            int nb = graph.bodyDimension[graph.couplingB[c]];
            for (int i = 0; i < na; i++) {
                for (int j = 0; j < nb; j++) {
                    double value = coupling[graph.couplingOffset[c] + i * nb + j];
                    bodyResidual[a + i] -= value * x[b + j];
                    bodyResidual[b + j] -= value * x[a + i];
                }
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int rows = graph.groupDimension[g];
            int r = graph.rowOffset[g];
            for (int i = 0; i < rows; i++) {
                rowResidual[r + i] = active[r + i] ? d[r + i] - compliance[r + i] * lambda[r + i] : 0;
            }
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int body = graph.edgeBody[e];
                int n = graph.bodyDimension[body];
                int at = graph.bodyOffset[body];
                for (int i = 0; i < rows; i++) {
                    if (active[r + i]) {
                        int j0 = graph.edgeOffset[e] + i * n;
                        double sum = 0;
                        for (int j = 0; j < n; j++) {
                            sum += jacobian[j0 + j] * x[at + j];
                            bodyResidual[at + j] += jacobian[j0 + j] * lambda[r + i];
                        }
                        rowResidual[r + i] -= sum;
                    }
                }
            }
        }
    }
}

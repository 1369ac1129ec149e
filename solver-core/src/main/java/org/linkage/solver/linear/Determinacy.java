package org.linkage.solver.linear;

import java.util.Arrays;
import java.util.Random;

/**
 * Which multipliers are not determined.
 *
 * <p>λ is unique up to the null space of S = J A⁻¹Jᵀ + E over the active rows: forces that cancel each other in every body (a
 * table's fourth leg). Row r is undetermined if some null vector has an entry there. A compliant row never is: E v = 0 forces
 * its entry to 0. x is unique always.
 *
 * <p>Up to {@link #SMALL} rows the null space comes from a pivoted Cholesky of S. Beyond that it is probed: with S + δT
 * instead of S (T = the diagonal of S, about), δT (S + δT)⁻¹ w tends to w's part in the null space; a few random w find every
 * row that has its share in a null vector, at the cost of one sparse factorisation. Made on demand; allocates.
 */
public final class Determinacy {
    private static final int SMALL = 400;
    private static final double TOLERANCE = 1e-6;
    /** δ: far below the smallest eigenvalue of a long chain (2e-9 of the diagonal for 10,000 links), far above rounding. */
    private static final double DELTA = 1e-12;

    private static final int PROBES = 4;

    private Determinacy() {}

    /** One flag a row: true where the multiplier is not determined (never for inactive rows: theirs is 0). */
    public static boolean[] undetermined(KktSystem system) {
        boolean[] result = new boolean[system.graph.rows()];
        if (system.graph.rows() <= SMALL && system.graph.couplingCount == 0) {
            DenseSolver dense = new DenseSolver();
            dense.analyze(system.graph);
            if (dense.factor(system)) {
                dense.markUndetermined(TOLERANCE, result);
            }
        } else {
            probe(system, result);
        }
        for (int r = 0; r < result.length; r++) {
            result[r] &= system.active[r] && system.compliance[r] == 0;
        }
        return result;
    }

    private static void probe(KktSystem system, boolean[] result) {
        BlockGraph graph = system.graph;
        KktSystem probed = new KktSystem(graph);
        System.arraycopy(system.mass, 0, probed.mass, 0, system.mass.length);
        System.arraycopy(system.coupling, 0, probed.coupling, 0, system.coupling.length);
        System.arraycopy(system.jacobian, 0, probed.jacobian, 0, system.jacobian.length);
        System.arraycopy(system.active, 0, probed.active, 0, system.active.length);
        double[] diagonal = diagonal(system);
        for (int r = 0; r < result.length; r++) {
            probed.compliance[r] = system.compliance[r] + DELTA * diagonal[r];
        }
        SparseSolver solver = new SparseSolver();
        solver.setRefinements(2);
        solver.analyze(graph);
        if (!solver.factor(probed)) {
            return;
        }
        Random random = new Random(1);
        double[] x = new double[graph.coordinates()];
        double[] lambda = new double[result.length];
        for (int k = 0; k < PROBES; k++) {
            Arrays.fill(x, 0);
            for (int r = 0; r < result.length; r++) {
                double w = (random.nextBoolean() ? 1 : -1) * (0.5 + random.nextDouble());
                lambda[r] = system.active[r] ? w * DELTA * Math.sqrt(diagonal[r]) : 0;
            }
            solver.solve(x, lambda);
            for (int r = 0; r < result.length; r++) {
                result[r] |= Math.abs(lambda[r]) * Math.sqrt(diagonal[r]) > 0.02 / Math.sqrt(result.length);
            }
        }
    }

    /** J diag(A)⁻¹ Jᵀ, the diagonal of S with A's off-diagonal entries left out; 1 for a row of zeros. */
    private static double[] diagonal(KktSystem system) {
        BlockGraph graph = system.graph;
        double[] sum = new double[graph.rows()];
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int b = graph.edgeBody[e];
                int n = graph.bodyDimension[b];
                for (int r = 0; r < graph.groupDimension[g]; r++) {
                    for (int j = 0; j < n; j++) {
                        double value = system.jacobian[graph.edgeOffset[e] + r * n + j];
                        sum[graph.rowOffset[g] + r] += value * value / system.mass[graph.massOffset[b] + j * n + j];
                    }
                }
            }
        }
        for (int r = 0; r < sum.length; r++) {
            sum[r] = sum[r] > 0 ? sum[r] : 1;
        }
        return sum;
    }
}

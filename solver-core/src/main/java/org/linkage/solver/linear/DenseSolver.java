package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The yardstick: (J A⁻¹ Jᵀ + E) λ = d − J A⁻¹ f, then x = A⁻¹ (f + Jᵀ λ).
 *
 * <p>The matrix is formed without any regard for its zeros and factored by Cholesky, O(rows³). Everything faster is tested
 * against this. Redundant rows are found by pivoting and dropped: their λ is 0, x is what it must be. One step of refinement
 * against the undivided system takes back what forming J A⁻¹ Jᵀ has cost.
 *
 * <p>Without couplings A is factored body by body, and S = Σ over bodies of J_g A_b⁻¹ J_hᵀ. With couplings A is one dense
 * matrix with its own Cholesky.
 */
public final class DenseSolver implements KktSolver {
    /** More rows than this take hundreds of megabytes and minutes. */
    public static final int MOST_ROWS = 3000;

    private final SemidefiniteCholesky schur = new SemidefiniteCholesky();
    private final SemidefiniteCholesky wholeA = new SemidefiniteCholesky();

    private @Nullable KktSystem system;
    private int[] groupOfEdge = new int[0];
    /** Edges on body b: {@code bodyEdge[bodyStart[b] … bodyStart[b + 1] − 1]}. */
    private int[] bodyStart = new int[0];

    private int[] bodyEdge = new int[0];
    private double[] blocks = new double[0];
    /** A⁻¹ Jᵀ: per edge a body × group block, or with couplings one dense coordinates × rows matrix. */
    private double[] response = new double[0];

    private double[] floor = new double[0];
    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];

    @Override
    public String name() {
        return "dense";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        if (graph.rows() > MOST_ROWS) {
            return "dense takes at most " + MOST_ROWS + " rows, this system has " + graph.rows()
                    + ": its full matrix would need " + (long) graph.rows() * graph.rows() * 8 / 1_000_000
                    + " MB and minutes; choose tree or sparse.";
        }
        if (graph.couplingCount > 0 && graph.coordinates() > MOST_ROWS) {
            return "dense takes at most " + MOST_ROWS + " coupled coordinates, this system has " + graph.coordinates()
                    + "; choose grandparent or sparse.";
        }
        return null;
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        int rows = graph.rows();
        int coordinates = graph.coordinates();
        schur.resize(rows);
        groupOfEdge = new int[graph.edgeCount];
        bodyStart = new int[graph.bodyCount + 1];
        bodyEdge = new int[graph.edgeCount];
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                groupOfEdge[e] = g;
                bodyStart[graph.edgeBody[e] + 1]++;
            }
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            bodyStart[b + 1] += bodyStart[b];
        }
        int[] next = bodyStart.clone();
        for (int e = 0; e < graph.edgeCount; e++) {
            bodyEdge[next[graph.edgeBody[e]]++] = e;
        }
        blocks = new double[graph.massOffset[graph.bodyCount]];
        if (graph.couplingCount > 0) {
            wholeA.resize(coordinates);
            response = new double[coordinates * rows];
        } else {
            response = new double[graph.jacobianLength];
        }
        floor = new double[Math.max(rows, coordinates)];
        f = new double[coordinates];
        bodyResidual = new double[coordinates];
        d = new double[rows];
        rowResidual = new double[rows];
    }

    @Override
    public boolean factor(KktSystem system) {
        BlockGraph graph = system.graph;
        this.system = system;
        int rows = graph.rows();
        double[] s = schur.matrix();
        Arrays.fill(s, 0, rows * rows, 0);
        if (graph.couplingCount > 0) {
            if (!formCoupled(system, s)) {
                return false;
            }
        } else if (!formByBodies(system, s)) {
            return false;
        }
        for (int r = 0; r < rows; r++) {
            if (system.active[r]) {
                s[r * rows + r] += system.compliance[r];
                floor[r] = system.compliance[r];
            } else {
                Arrays.fill(s, r * rows, r * rows + r, 0);
                for (int k = r; k < rows; k++) {
                    s[k * rows + r] = 0;
                }
                s[r * rows + r] = 1;
                floor[r] = 1;
            }
        }
        return schur.factor(floor, null);
    }

    /** S = Σ over bodies b, over pairs of groups g, h on it, of J_gb (A_b⁻¹ J_hbᵀ). */
    private boolean formByBodies(KktSystem system, double[] s) {
        BlockGraph graph = system.graph;
        int rows = graph.rows();
        System.arraycopy(system.mass, 0, blocks, 0, blocks.length);
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            if (!SmallBlock.factor(blocks, graph.massOffset[b], n)) {
                return false;
            }
            for (int k = bodyStart[b]; k < bodyStart[b + 1]; k++) {
                int e = bodyEdge[k];
                int m = graph.groupDimension[groupOfEdge[e]];
                int at = graph.edgeOffset[e];
                for (int i = 0; i < m; i++) {
                    for (int j = 0; j < n; j++) {
                        response[at + j * m + i] = system.jacobian[at + i * n + j];
                    }
                }
                SmallBlock.solve(blocks, graph.massOffset[b], n, response, at, m);
            }
            for (int k = bodyStart[b]; k < bodyStart[b + 1]; k++) {
                for (int l = bodyStart[b]; l < bodyStart[b + 1]; l++) {
                    addProduct(system, s, rows, bodyEdge[k], bodyEdge[l], n);
                }
            }
        }
        return true;
    }

    private void addProduct(KktSystem system, double[] s, int rows, int eg, int eh, int n) {
        BlockGraph graph = system.graph;
        int g = graph.rowOffset[groupOfEdge[eg]];
        int h = graph.rowOffset[groupOfEdge[eh]];
        if (h > g) {
            return;
        }
        int mg = graph.groupDimension[groupOfEdge[eg]];
        int mh = graph.groupDimension[groupOfEdge[eh]];
        for (int i = 0; i < mg; i++) {
            for (int j = 0; j < mh; j++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += system.jacobian[graph.edgeOffset[eg] + i * n + k]
                            * response[graph.edgeOffset[eh] + k * mh + j];
                }
                s[(g + i) * rows + h + j] += sum;
            }
        }
    }

    /** As above with one dense A. */
    private boolean formCoupled(KktSystem system, double[] s) {
        BlockGraph graph = system.graph;
        int rows = graph.rows();
        int n = graph.coordinates();
        double[] a = wholeA.matrix();
        Arrays.fill(a, 0, n * n, 0);
        for (int b = 0; b < graph.bodyCount; b++) {
            copyBlock(
                    system.mass,
                    graph.massOffset[b],
                    a,
                    n,
                    graph.bodyOffset[b],
                    graph.bodyOffset[b],
                    graph.bodyDimension[b],
                    graph.bodyDimension[b]);
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            copyBlock(
                    system.coupling,
                    graph.couplingOffset[c],
                    a,
                    n,
                    graph.bodyOffset[graph.couplingA[c]],
                    graph.bodyOffset[graph.couplingB[c]],
                    graph.bodyDimension[graph.couplingA[c]],
                    graph.bodyDimension[graph.couplingB[c]]);
        }
        Arrays.fill(floor, 0, n, 0);
        if (!wholeA.factor(floor, null) || wholeA.rank() < n) {
            return false;
        }
        for (int g = 0; g < graph.groupCount; g++) {
            for (int i = 0; i < graph.groupDimension[g]; i++) {
                Arrays.fill(f, 0);
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    int m = graph.bodyDimension[graph.edgeBody[e]];
                    System.arraycopy(
                            system.jacobian, graph.edgeOffset[e] + i * m, f, graph.bodyOffset[graph.edgeBody[e]], m);
                }
                wholeA.solve(f);
                System.arraycopy(f, 0, response, (graph.rowOffset[g] + i) * n, n);
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int m = graph.bodyDimension[graph.edgeBody[e]];
                int at = graph.bodyOffset[graph.edgeBody[e]];
                for (int i = 0; i < graph.groupDimension[g]; i++) {
                    for (int r = 0; r < rows; r++) {
                        double sum = 0;
                        for (int k = 0; k < m; k++) {
                            sum += system.jacobian[graph.edgeOffset[e] + i * m + k] * response[r * n + at + k];
                        }
                        s[(graph.rowOffset[g] + i) * rows + r] += sum;
                    }
                }
            }
        }
        return true;
    }

    /** Writes a block at (row, column) and its transpose at (column, row). */
    private static void copyBlock(
            double[] from, int at, double[] a, int n, int row, int column, int rowCount, int columnCount) {
        for (int i = 0; i < rowCount; i++) {
            for (int j = 0; j < columnCount; j++) {
                a[(row + i) * n + column + j] = from[at + i * columnCount + j];
                a[(column + j) * n + row + i] = from[at + i * columnCount + j];
            }
        }
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        KktSystem system = factored();
        System.arraycopy(x, 0, f, 0, f.length);
        System.arraycopy(lambda, 0, d, 0, d.length);
        once(system, x, lambda);
        system.residual(x, lambda, f, d, bodyResidual, rowResidual);
        once(system, bodyResidual, rowResidual);
        for (int i = 0; i < f.length; i++) {
            x[i] += bodyResidual[i];
        }
        for (int r = 0; r < d.length; r++) {
            lambda[r] += rowResidual[r];
        }
    }

    /** x ← A⁻¹ f, λ ← S⁻¹ (d − J A⁻¹ f), x ← x + A⁻¹ Jᵀ λ. */
    private void once(KktSystem system, double[] x, double[] lambda) {
        BlockGraph graph = system.graph;
        int n = graph.coordinates();
        boolean coupled = graph.couplingCount > 0;
        if (coupled) {
            wholeA.solve(x);
        } else {
            for (int b = 0; b < graph.bodyCount; b++) {
                SmallBlock.solve(blocks, graph.massOffset[b], graph.bodyDimension[b], x, graph.bodyOffset[b], 1);
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int m = graph.bodyDimension[graph.edgeBody[e]];
                int at = graph.bodyOffset[graph.edgeBody[e]];
                for (int i = 0; i < graph.groupDimension[g]; i++) {
                    for (int j = 0; j < m; j++) {
                        lambda[graph.rowOffset[g] + i] -= system.jacobian[graph.edgeOffset[e] + i * m + j] * x[at + j];
                    }
                }
            }
        }
        for (int r = 0; r < graph.rows(); r++) {
            if (!system.active[r]) {
                lambda[r] = 0;
            }
        }
        schur.solve(lambda);
        if (coupled) {
            for (int r = 0; r < graph.rows(); r++) {
                for (int i = 0; i < n; i++) {
                    x[i] += response[r * n + i] * lambda[r];
                }
            }
            return;
        }
        for (int e = 0; e < graph.edgeCount; e++) {
            int g = groupOfEdge[e];
            int m = graph.groupDimension[g];
            int at = graph.bodyOffset[graph.edgeBody[e]];
            for (int j = 0; j < graph.bodyDimension[graph.edgeBody[e]]; j++) {
                for (int i = 0; i < m; i++) {
                    x[at + j] += response[graph.edgeOffset[e] + j * m + i] * lambda[graph.rowOffset[g] + i];
                }
            }
        }
    }

    /** See {@link Determinacy}. */
    void markUndetermined(double tolerance, boolean[] undetermined) {
        schur.markUndetermined(tolerance, undetermined);
    }

    private KktSystem factored() {
        if (system == null) {
            throw new IllegalStateException("solve needs a factored system: call factor first.");
        }
        return system;
    }

    @Override
    public int rankLoss() {
        return schur.redundant();
    }
}

package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Baraff's auxiliary constraints: a tree, and a few rows besides it that <em>anticipate</em> how the tree will respond.
 *
 * <p>Primary groups form a forest ({@link SpanningForest}); the others (loops, groups on three and more bodies, second joints to
 * the world) are auxiliary rows J_a with multipliers μ. With M̂⁻¹, the tree's response to forces,
 *
 * <pre>
 *   factor:  the tree; S = J_a M̂⁻¹ J_aᵀ + E_a, k × k, Cholesky
 *   solve:   (x, λ) for (f, d) on the tree;  S μ = d_a − J_a x;  (x, λ) for (f + J_aᵀ μ, d) on the tree
 * </pre>
 *
 * The rows do no work, so S is symmetric, and column j needs only the walk from the bodies that row j touches to the root and
 * back to the bodies that any row touches: O(depth) a row, not O(n) ({@link ResponseSolver}). Rows that depend on others are
 * dropped and counted. Right for a handful of rows; S costs O(k³), so beyond {@link #MOST_ROWS} this refuses.
 */
public final class AuxiliarySolver implements KktSolver {
    public static final int MOST_ROWS = 600;

    private final TreeSolver tree = new TreeSolver();
    private final SemidefiniteCholesky small = new SemidefiniteCholesky();
    private @Nullable KktSystem system;
    /** Per auxiliary row: its group and its row in λ. */
    private int[] group = new int[0];

    private int[] row = new int[0];
    /** Where the entries of each auxiliary row start in {@link #entry}, which holds them as they were when it was factored. */
    private int[] entryAt = new int[0];

    private double[] entry = new double[0];
    private int count;
    private int[] touched = new int[0];
    private int touchedCount;
    private double[] floor = new double[0];
    private double[] reference = new double[0];
    private double[] mu = new double[0];
    private double[] x0 = new double[0];
    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];
    private double[] rows0 = new double[0];

    @Override
    public String name() {
        return "auxiliary";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        if (graph.couplingCount > 0) {
            return "auxiliary takes no stiff blocks between two bodies; write the spring as a compliant row or choose"
                    + " sparse.";
        }
        int rows = new SpanningForest(graph).auxiliaryRows;
        if (rows > MOST_ROWS) {
            return "auxiliary takes at most " + MOST_ROWS + " rows besides the tree, this system has " + rows
                    + ", which would be solved as one full matrix; choose sparse.";
        }
        return null;
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        SpanningForest forest = new SpanningForest(graph);
        tree.analyze(graph, forest.auxiliary);
        count = forest.auxiliaryRows;
        group = new int[count];
        row = new int[count];
        boolean[] seen = new boolean[graph.bodyCount];
        touched = new int[graph.bodyCount];
        touchedCount = 0;
        int k = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            if (!forest.auxiliary[g]) {
                continue;
            }
            for (int r = 0; r < graph.groupDimension[g]; r++) {
                group[k] = g;
                row[k++] = graph.rowOffset[g] + r;
            }
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                if (!seen[graph.edgeBody[e]]) {
                    seen[graph.edgeBody[e]] = true;
                    touched[touchedCount++] = graph.edgeBody[e];
                }
            }
        }
        entryAt = new int[count + 1];
        for (int j = 0; j < count; j++) {
            int length = 0;
            for (int e = graph.edgeStart[group[j]]; e < graph.edgeStart[group[j] + 1]; e++) {
                length += graph.bodyDimension[graph.edgeBody[e]];
            }
            entryAt[j + 1] = entryAt[j] + length;
        }
        entry = new double[entryAt[count]];
        small.resize(count);
        floor = new double[count];
        reference = new double[count];
        mu = new double[count];
        x0 = new double[graph.coordinates()];
        f = new double[graph.coordinates()];
        bodyResidual = new double[graph.coordinates()];
        d = new double[graph.rows()];
        rows0 = new double[graph.rows()];
        rowResidual = new double[graph.rows()];
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        if (!tree.factor(system)) {
            return false;
        }
        BlockGraph graph = system.graph;
        takeRows(system);
        double[] s = small.matrix();
        tree.prepareResponse(touched, touchedCount);
        for (int j = 0; j < count; j++) {
            if (!system.active[row[j]]) {
                for (int i = j + 1; i < count; i++) {
                    s[i * count + j] = 0;
                }
                s[j * count + j] = 1;
                floor[j] = 1;
                reference[j] = 1;
                continue;
            }
            for (int k = 0; k < touchedCount; k++) {
                int at = graph.bodyOffset[touched[k]];
                Arrays.fill(x0, at, at + graph.bodyDimension[touched[k]], 0);
            }
            reference[j] = push(system, j, 1, x0) + system.compliance[row[j]];
            tree.response(x0);
            for (int i = j; i < count; i++) {
                s[i * count + j] = system.active[row[i]] ? pull(system, i, x0) : 0;
            }
            floor[j] = system.compliance[row[j]];
            s[j * count + j] = Math.max(s[j * count + j], 0) + floor[j];
        }
        return small.factor(floor, reference);
    }

    private void takeRows(KktSystem system) {
        BlockGraph graph = system.graph;
        int at = 0;
        for (int j = 0; j < count; j++) {
            int r = row[j] - graph.rowOffset[group[j]];
            for (int e = graph.edgeStart[group[j]]; e < graph.edgeStart[group[j] + 1]; e++) {
                int n = graph.bodyDimension[graph.edgeBody[e]];
                System.arraycopy(system.jacobian, graph.edgeOffset[e] + r * n, entry, at, n);
                at += n;
            }
        }
    }

    /** x += scale J_jᵀ. Returns J_j diag(A)⁻¹ J_jᵀ, what the row's diagonal is without the tree, about. */
    private double push(KktSystem system, int j, double scale, double[] x) {
        BlockGraph graph = system.graph;
        int at = entryAt[j];
        double free = 0;
        for (int e = graph.edgeStart[group[j]]; e < graph.edgeStart[group[j] + 1]; e++) {
            int b = graph.edgeBody[e];
            int n = graph.bodyDimension[b];
            for (int i = 0; i < n; i++) {
                double value = entry[at++];
                x[graph.bodyOffset[b] + i] += scale * value;
                free += value * value / system.mass[graph.massOffset[b] + i * n + i];
            }
        }
        return free;
    }

    /** J_j x. */
    private double pull(KktSystem system, int j, double[] x) {
        BlockGraph graph = system.graph;
        int at = entryAt[j];
        double sum = 0;
        for (int e = graph.edgeStart[group[j]]; e < graph.edgeStart[group[j] + 1]; e++) {
            int b = graph.edgeBody[e];
            for (int i = 0; i < graph.bodyDimension[b]; i++) {
                sum += entry[at++] * x[graph.bodyOffset[b] + i];
            }
        }
        return sum;
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        KktSystem system = factored();
        System.arraycopy(x, 0, f, 0, f.length);
        System.arraycopy(lambda, 0, d, 0, d.length);
        once(system, x, lambda);
        if (!tree.isWeak() && small.weakest() > SparseFactor.WEAK) {
            return;
        }
        system.residual(x, lambda, f, d, bodyResidual, rowResidual);
        once(system, bodyResidual, rowResidual);
        for (int i = 0; i < f.length; i++) {
            x[i] += bodyResidual[i];
        }
        for (int r = 0; r < d.length; r++) {
            lambda[r] += rowResidual[r];
        }
    }

    @Override
    public boolean solveByFactor(double[] x, double[] lambda) {
        once(factored(), x, lambda);
        return true;
    }

    private void once(KktSystem system, double[] x, double[] lambda) {
        if (count == 0) {
            tree.solve(x, lambda);
            return;
        }
        System.arraycopy(x, 0, x0, 0, x0.length);
        System.arraycopy(lambda, 0, rows0, 0, rows0.length);
        tree.solve(x0, rows0);
        for (int j = 0; j < count; j++) {
            mu[j] = system.active[row[j]] ? lambda[row[j]] - pull(system, j, x0) : 0;
        }
        small.solve(mu);
        for (int j = 0; j < count; j++) {
            push(system, j, mu[j], x);
        }
        tree.solve(x, lambda);
        for (int j = 0; j < count; j++) {
            lambda[row[j]] = mu[j];
        }
    }

    private KktSystem factored() {
        if (system == null) {
            throw new IllegalStateException("solve needs a factored system: call factor first.");
        }
        return system;
    }

    @Override
    public int rankLoss() {
        return tree.rankLoss() + (count == 0 ? 0 : small.redundant());
    }

    TreeSolver tree() {
        return tree;
    }
}

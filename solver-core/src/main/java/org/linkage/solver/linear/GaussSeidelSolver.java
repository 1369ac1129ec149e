package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How game engines do it: block projected Gauss–Seidel on S λ = d − J A⁻¹ f, S = J A⁻¹Jᵀ + E, a fixed number of sweeps, started
 * from the last λ. For comparison only: it is <em>not</em> exact.
 *
 * <p>S is never formed. With x = A⁻¹(f + Jᵀλ) kept up to date, a group g is made to hold by
 *
 * <pre>
 *   Δλ_g = S_gg⁻¹ (d_g − J_g x − E λ_g),   x += A⁻¹ J_gᵀ Δλ_g
 * </pre>
 *
 * which disturbs its neighbours; error travels one joint per sweep, so a chain of n needs O(n²) sweeps. Rows marked by {@link
 * #setOneSided} are projected on λ ≥ 0.
 */
public final class GaussSeidelSolver implements KktSolver {
    private int iterations = 10;
    private boolean warmStart = true;
    private boolean @Nullable [] oneSided;
    private @Nullable KktSystem system;
    private double[] inverseMass = new double[0];
    /** Per edge A_b⁻¹ J_eᵀ, body × group. */
    private double[] response = new double[0];

    private int[] blockOffset = new int[0];
    private double[] blocks = new double[0];
    private double[] last = new double[0];
    private double[] change = new double[0];

    @Override
    public String name() {
        return "gauss-seidel";
    }

    public int iterations() {
        return iterations;
    }

    /** Sweeps per solve, 10 at first. */
    public void setIterations(int iterations) {
        if (iterations < 1) {
            throw new IllegalArgumentException("Gauss–Seidel needs at least 1 iteration, not " + iterations + ".");
        }
        this.iterations = iterations;
    }

    /** Whether a solve starts from the λ of the last one; forgets that λ in any case. */
    public void setWarmStart(boolean warmStart) {
        this.warmStart = warmStart;
        Arrays.fill(last, 0);
    }

    /** The next solve starts from zero. */
    public void forget() {
        Arrays.fill(last, 0);
    }

    /** Rows with λ ≥ 0, as long as all rows; null for none. */
    public void setOneSided(boolean @Nullable [] rows) {
        oneSided = rows;
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        return graph.couplingCount == 0
                ? null
                : "gauss-seidel takes no stiff blocks between two bodies; write the spring as a compliant row or choose"
                        + " sparse.";
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        inverseMass = new double[graph.massOffset[graph.bodyCount]];
        response = new double[graph.jacobianLength];
        blockOffset = new int[graph.groupCount + 1];
        int most = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            int n = graph.groupDimension[g];
            blockOffset[g + 1] = blockOffset[g] + n * n;
            most = Math.max(most, n);
        }
        blocks = new double[blockOffset[graph.groupCount]];
        change = new double[most];
        last = new double[graph.rows()];
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        BlockGraph graph = system.graph;
        System.arraycopy(system.mass, 0, inverseMass, 0, inverseMass.length);
        for (int b = 0; b < graph.bodyCount; b++) {
            if (!SmallBlock.factor(inverseMass, graph.massOffset[b], graph.bodyDimension[b])) {
                return false;
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            factorGroup(system, g);
        }
        return true;
    }

    /** S_gg = Σ J_e A⁻¹ J_eᵀ + E and its LDLᵀ; rows that are off or redundant within the group get the inverse pivot 0. */
    private void factorGroup(KktSystem system, int g) {
        BlockGraph graph = system.graph;
        int n = graph.groupDimension[g];
        int at = blockOffset[g];
        int row = graph.rowOffset[g];
        Arrays.fill(blocks, at, at + n * n, 0);
        for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
            int b = graph.edgeBody[e];
            int m = graph.bodyDimension[b];
            int o = graph.edgeOffset[e];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < m; j++) {
                    response[o + j * n + i] = system.jacobian[o + i * m + j];
                }
            }
            SmallBlock.solve(inverseMass, graph.massOffset[b], m, response, o, n);
            for (int i = 0; i < n; i++) {
                for (int k = 0; k <= i; k++) {
                    for (int j = 0; j < m; j++) {
                        blocks[at + i * n + k] += system.jacobian[o + i * m + j] * response[o + j * n + k];
                    }
                }
            }
        }
        for (int r = 0; r < n; r++) {
            blocks[at + r * n + r] += system.compliance[row + r];
            change[r] = blocks[at + r * n + r];
        }
        for (int r = 0; r < n; r++) {
            double pivot = blocks[at + r * n + r];
            boolean absent = !system.active[row + r] || !(pivot > SemidefiniteCholesky.REDUNDANT * change[r]);
            SmallBlock.eliminate(blocks, at, n, r, absent ? 0 : 1 / pivot);
        }
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        KktSystem system = factored();
        BlockGraph graph = system.graph;
        if (!warmStart) {
            Arrays.fill(last, 0);
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            SmallBlock.solve(inverseMass, graph.massOffset[b], graph.bodyDimension[b], x, graph.bodyOffset[b], 1);
        }
        for (int g = 0; g < graph.groupCount; g++) {
            for (int r = 0; r < graph.groupDimension[g]; r++) {
                int row = graph.rowOffset[g] + r;
                last[row] = system.active[row] ? last[row] : 0;
                change[r] = last[row];
            }
            apply(graph, g, x);
        }
        for (int k = 0; k < iterations; k++) {
            for (int g = 0; g < graph.groupCount; g++) {
                relax(system, g, x, lambda);
            }
        }
        System.arraycopy(last, 0, lambda, 0, last.length);
    }

    private void relax(KktSystem system, int g, double[] x, double[] d) {
        BlockGraph graph = system.graph;
        int n = graph.groupDimension[g];
        int row = graph.rowOffset[g];
        for (int r = 0; r < n; r++) {
            change[r] = d[row + r] - system.compliance[row + r] * last[row + r];
        }
        for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
            int m = graph.bodyDimension[graph.edgeBody[e]];
            int at = graph.bodyOffset[graph.edgeBody[e]];
            for (int r = 0; r < n; r++) {
                for (int j = 0; j < m; j++) {
                    change[r] -= system.jacobian[graph.edgeOffset[e] + r * m + j] * x[at + j];
                }
            }
        }
        SmallBlock.solve(blocks, blockOffset[g], n, change, 0, 1);
        for (int r = 0; r < n; r++) {
            double next = last[row + r] + change[r];
            if (oneSided != null && oneSided[row + r]) {
                next = Math.max(0, next);
            }
            change[r] = next - last[row + r];
            last[row + r] = next;
        }
        apply(graph, g, x);
    }

    /** x += A⁻¹ J_gᵀ Δλ_g. */
    private void apply(BlockGraph graph, int g, double[] x) {
        int n = graph.groupDimension[g];
        for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
            int at = graph.bodyOffset[graph.edgeBody[e]];
            for (int j = 0; j < graph.bodyDimension[graph.edgeBody[e]]; j++) {
                for (int r = 0; r < n; r++) {
                    x[at + j] += response[graph.edgeOffset[e] + j * n + r] * change[r];
                }
            }
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
        return 0;
    }
}

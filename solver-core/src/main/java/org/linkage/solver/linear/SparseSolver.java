package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Loops in linear time: block LDLᵀ of the whole KKT matrix with a fill-reducing order.
 *
 * <p>With μ = −λ the system is symmetric, H (x, μ) = (f, d), H = [A Jᵀ; J −E]. The order ({@link MinimumDegree}) and the
 * pattern ({@link SparsePattern}) are found once per topology. The factorisation is right-looking: for node i, L = D⁻¹U, then
 * the block of every pair a ≤ b of later neighbours is changed by −U_aᵀ L_b. A tree is the case of one neighbour.
 *
 * <p><b>Redundant rows.</b> −D of a row is what is left of its J A⁻¹Jᵀ + E. If that is below 1e-9 of what was there before
 * other rows took their part, the row is counted in {@link #rankLoss}; a pivot below ε = 1e-12 of it becomes ε. The solution
 * is then refined against H without ε, which converges to the unique x. A compliant row's pivot is never below its E.
 *
 * <p><b>Rows that are off</b> have the inverse pivot 0, so contacts can come and go on one pattern.
 *
 * <p><b>Forests</b> are what the order finds when no node has more than one later neighbour; then {@link TreeSolver}'s sweeps do
 * the same in less time, and this solver's own are only used if those meet a pivot they cannot take.
 *
 * <p>If a group was eliminated by the tree rule although it takes more freedom than what hangs on it has, its pivot is zero but
 * its row is not. Such groups are marked late and the order is made again, once.
 */
public final class SparseSolver implements ResponseSolver {
    private final SparseFactor factor = new SparseFactor();
    private final TreeSolver tree = new TreeSolver();
    private final boolean treesByTree;
    private boolean forest;
    private boolean byTree;
    private @Nullable KktSystem system;
    private int refinements = -1;
    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];

    private int[] path = new int[0];
    private int pathCount;
    private boolean[] onPath = new boolean[0];
    private boolean[] looked = new boolean[0];
    private double[] pathZ = new double[0];

    public SparseSolver() {
        this(true);
    }

    /** Without {@link TreeSolver} for forests, to test the general sweeps on them. */
    SparseSolver(boolean treesByTree) {
        this.treesByTree = treesByTree;
    }

    @Override
    public String name() {
        return "sparse";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        return null;
    }

    /** ε for pivots of redundant rows, as a part of the row's own diagonal; 1e-12 unless told otherwise. */
    public void setRegularization(double epsilon) {
        factor.epsilon = epsilon;
    }

    /** Steps of refinement per solve; −1 (the default) takes 0 to 2 as the weakest pivot of the factor demands. */
    public void setRefinements(int refinements) {
        this.refinements = refinements;
    }

    @Override
    public void analyze(BlockGraph graph) {
        factor.late = Buffers.atLeast(factor.late, graph.groupCount);
        Arrays.fill(factor.late, 0, graph.groupCount, false);
        f = Buffers.atLeast(f, graph.coordinates());
        bodyResidual = Buffers.atLeast(bodyResidual, graph.coordinates());
        d = Buffers.atLeast(d, graph.rows());
        rowResidual = Buffers.atLeast(rowResidual, graph.rows());
        arrange(graph);
        SparsePattern pattern = factor.pattern;
        forest = treesByTree && graph.couplingCount == 0;
        for (int k = 0; forest && k < pattern.nodes; k++) {
            forest = pattern.first[k + 1] - pattern.first[k] <= 1;
        }
        byTree = forest;
        if (forest) {
            tree.analyze(graph, null);
        }
    }

    private void arrange(BlockGraph graph) {
        forgetPath();
        factor.arrange(graph);
        int n = factor.pattern.nodes;
        path = Buffers.atLeast(path, n);
        onPath = Buffers.atLeast(onPath, n);
        looked = Buffers.atLeast(looked, n);
        pathZ = Buffers.atLeast(pathZ, factor.pattern.vector[n]);
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        byTree = forest && tree.factor(system);
        if (byTree) {
            return true;
        }
        if (!factor.factor(system)) {
            return false;
        }
        if (!factor.anyLate) {
            return true;
        }
        arrange(system.graph);
        if (factor.factor(system) && !factor.anyLate) {
            return true;
        }
        Arrays.fill(factor.late, true);
        arrange(system.graph);
        return factor.factor(system);
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        if (byTree) {
            tree.solve(x, lambda);
            return;
        }
        KktSystem system = factored();
        int steps = refinements >= 0 ? refinements : factor.due;
        if (steps == 0) {
            SparseSweeps.solve(factor, system.graph, x, lambda);
            return;
        }
        int coordinates = system.graph.coordinates();
        int rows = system.graph.rows();
        System.arraycopy(x, 0, f, 0, coordinates);
        System.arraycopy(lambda, 0, d, 0, rows);
        SparseSweeps.solve(factor, system.graph, x, lambda);
        for (int k = 0; k < steps; k++) {
            system.residual(x, lambda, f, d, bodyResidual, rowResidual);
            SparseSweeps.solve(factor, system.graph, bodyResidual, rowResidual);
            for (int i = 0; i < coordinates; i++) {
                x[i] += bodyResidual[i];
            }
            for (int r = 0; r < rows; r++) {
                lambda[r] += rowResidual[r];
            }
        }
    }

    @Override
    public boolean solveByFactor(double[] x, double[] lambda) {
        if (byTree) {
            return tree.solveByFactor(x, lambda);
        }
        SparseSweeps.solve(factor, factored().graph, x, lambda);
        return true;
    }

    @Override
    public void prepareResponse(int[] bodies, int howMany) {
        if (byTree) {
            tree.prepareResponse(bodies, howMany);
            return;
        }
        SparsePattern p = factor.pattern;
        forgetPath();
        for (int k = 0; k < howMany; k++) {
            int i = p.place[bodies[k]];
            looked[i] = true;
            while (i >= 0 && !onPath[i]) {
                onPath[i] = true;
                path[pathCount++] = i;
                // the first later neighbour is the parent in the elimination tree
                i = p.first[i] < p.first[i + 1] ? p.neighbour[p.first[i]] : -1;
            }
        }
        Buffers.sort(path, pathCount);
    }

    private void forgetPath() {
        for (int k = 0; k < pathCount; k++) {
            onPath[path[k]] = false;
            looked[path[k]] = false;
        }
        pathCount = 0;
    }

    @Override
    public void response(double[] x) {
        if (byTree) {
            tree.response(x);
            return;
        }
        BlockGraph graph = factored().graph;
        SparsePattern p = factor.pattern;
        for (int k = 0; k < pathCount; k++) {
            int i = path[k];
            int v = p.vector[i];
            int at = looked[i] ? graph.bodyOffset[p.node[i]] : 0;
            for (int r = 0; r < p.dimension[i]; r++) {
                pathZ[v + r] = looked[i] ? x[at + r] : 0;
            }
        }
        for (int k = 0; k < pathCount; k++) {
            SparseSweeps.upOne(factor, path[k], pathZ);
        }
        for (int k = pathCount - 1; k >= 0; k--) {
            int i = path[k];
            SparseSweeps.downOne(factor, i, pathZ);
            if (looked[i]) {
                System.arraycopy(pathZ, p.vector[i], x, graph.bodyOffset[p.node[i]], p.dimension[i]);
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
        return byTree ? tree.rankLoss() : factor.rankLoss;
    }

    /** Multiplications of one factorisation, about. */
    public long flops() {
        return factor.pattern.flops;
    }

    /** The elimination order: body b is b, group g is bodyCount + g. */
    int[] eliminationOrder() {
        return Arrays.copyOf(factor.pattern.node, factor.pattern.nodes);
    }

    SparsePattern pattern() {
        return factor.pattern;
    }
}

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
    private static final double REDUNDANT = SemidefiniteCholesky.REDUNDANT;
    /** Below this part of its diagonal a pivot has lost so many digits that one refinement is due. */
    private static final double WEAK = 1e-5;

    private static final double OUTGROWN = 1e4;

    private final SparsePattern pattern = new SparsePattern();
    private final TreeSolver tree = new TreeSolver();
    private final boolean treesByTree;
    private boolean forest;
    private boolean byTree;
    private @Nullable KktSystem system;
    private boolean[] late = new boolean[0];
    private boolean anyLate;
    private double epsilon = 1e-12;
    private int refinements = -1;
    private int due;
    private int rankLoss;

    private byte[] kernel = new byte[0];
    private double[] blocks = new double[0];
    /** U of the node in hand, before it becomes L. */
    private double[] saved = new double[0];
    /** What constraint rows have taken from each other's diagonals. */
    private double[] taken = new double[0];

    private double[] z = new double[0];
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
        this.epsilon = epsilon;
    }

    /** Steps of refinement per solve; −1 (the default) takes 0 to 2 as the weakest pivot of the factor demands. */
    public void setRefinements(int refinements) {
        this.refinements = refinements;
    }

    @Override
    public void analyze(BlockGraph graph) {
        late = Buffers.atLeast(late, graph.groupCount);
        Arrays.fill(late, 0, graph.groupCount, false);
        anyLate = false;
        f = Buffers.atLeast(f, graph.coordinates());
        bodyResidual = Buffers.atLeast(bodyResidual, graph.coordinates());
        d = Buffers.atLeast(d, graph.rows());
        rowResidual = Buffers.atLeast(rowResidual, graph.rows());
        arrange(graph);
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
        pattern.build(graph, late);
        int n = pattern.nodes;
        if (kernel.length < n) {
            int size = Math.max(n, 2 * kernel.length);
            kernel = new byte[size];
            path = new int[size];
            onPath = new boolean[size];
            looked = new boolean[size];
        }
        for (int k = 0; k < n; k++) {
            // one neighbour of the other kind: a step as in a tree
            boolean single = pattern.first[k + 1] - pattern.first[k] == 1
                    && (pattern.node[k] < graph.bodyCount)
                            != (pattern.node[pattern.neighbour[pattern.first[k]]] < graph.bodyCount);
            kernel[k] = SparseKernels.choose(single, pattern.dimension[k], pattern.width[k]);
        }
        blocks = Buffers.atLeast(blocks, pattern.blockLength);
        saved = Buffers.atLeast(saved, pattern.widest);
        int length = pattern.vector[n];
        z = Buffers.atLeast(z, length);
        taken = Buffers.atLeast(taken, length);
        pathZ = Buffers.atLeast(pathZ, length);
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        byTree = forest && tree.factor(system);
        if (byTree) {
            return true;
        }
        anyLate = false;
        if (!sweep(system)) {
            return false;
        }
        if (!anyLate) {
            return true;
        }
        arrange(system.graph);
        anyLate = false;
        if (sweep(system) && !anyLate) {
            return true;
        }
        Arrays.fill(late, true);
        arrange(system.graph);
        return sweep(system);
    }

    private boolean sweep(KktSystem system) {
        rankLoss = 0;
        due = system.graph.couplingCount > 0 ? 1 : 0;
        load(system);
        SparsePattern p = pattern;
        double[] h = blocks;
        for (int k = 0; k < p.nodes; k++) {
            boolean isBody = p.node[k] < system.graph.bodyCount;
            boolean done =
                    switch (kernel[k]) {
                        case SparseKernels.TREE_3_2 ->
                            isBody
                                    && SparseKernels.factor32(
                                            h, p.diagonal[k], p.panel[k], p.diagonal[p.neighbour[p.first[k]]]);
                        case SparseKernels.TREE_2_3 ->
                            !isBody
                                    && pairIsPlain(system, p.node[k], p.diagonal[k])
                                    && SparseKernels.factor23(
                                            h, p.diagonal[k], p.panel[k], p.diagonal[p.neighbour[p.first[k]]]);
                        default -> false;
                    };
            if (!done && !eliminate(system, k, isBody)) {
                return false;
            }
        }
        return true;
    }

    /** Both rows on, hard or not, and their block far from singular. */
    private boolean pairIsPlain(KktSystem system, int node, int at) {
        int r = system.graph.rowOffset[node - system.graph.bodyCount];
        double s00 = blocks[at];
        double s11 = blocks[at + 3];
        double minor = s00 * s11 - blocks[at + 2] * blocks[at + 2];
        return system.active[r] && system.active[r + 1] && s00 < 0 && minor > WEAK * s00 * s11;
    }

    /** H into the blocks: A, J and −E. */
    private void load(KktSystem system) {
        BlockGraph graph = system.graph;
        SparsePattern p = pattern;
        if (p.fill) {
            Arrays.fill(blocks, 0, p.blockLength, 0);
            Arrays.fill(taken, 0, p.vector[p.nodes], 0);
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            if (n == 3) {
                TreeKernels.copy9(system.mass, graph.massOffset[b], blocks, p.diagonal[p.place[b]]);
            } else {
                System.arraycopy(system.mass, graph.massOffset[b], blocks, p.diagonal[p.place[b]], n * n);
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int n = graph.groupDimension[g];
            int at = p.diagonal[p.place[graph.bodyCount + g]];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < r; c++) {
                    blocks[at + r * n + c] = 0;
                }
                blocks[at + r * n + r] = -system.compliance[graph.rowOffset[g] + r];
            }
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                place(e, system.jacobian, graph.edgeOffset[e], n, graph.bodyDimension[graph.edgeBody[e]]);
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            place(
                    graph.edgeCount + c,
                    system.coupling,
                    graph.couplingOffset[c],
                    graph.bodyDimension[graph.couplingA[c]],
                    graph.bodyDimension[graph.couplingB[c]]);
        }
    }

    /** Copies block e, rows × columns, to its target. */
    private void place(int e, double[] from, int at, int rows, int columns) {
        int to = pattern.target[e];
        int stride = pattern.stride[e];
        if (rows == 2 && columns == 3) {
            SparseKernels.copy23(from, at, blocks, to, stride, pattern.transposed[e]);
        } else if (pattern.transposed[e]) {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    blocks[to + j * stride + i] = from[at + i * columns + j];
                }
            }
        } else {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    blocks[to + i * stride + j] = from[at + i * columns + j];
                }
            }
        }
    }

    /** One node, any dimensions and any number of neighbours. */
    private boolean eliminate(KktSystem system, int k, boolean isBody) {
        SparsePattern p = pattern;
        int n = p.dimension[k];
        int at = p.diagonal[k];
        int w = p.width[k];
        boolean suspect = false;
        if (isBody) {
            if (!SmallBlock.factor(blocks, at, n)) {
                return false;
            }
        } else {
            int before = rankLoss;
            if (!factorGroup(system, k)) {
                return false;
            }
            suspect = rankLoss > before;
        }
        if (w == 0) {
            return true;
        }
        if (suspect || n > 3) {
            System.arraycopy(blocks, p.panel[k], saved, 0, n * w);
            SmallBlock.forward(blocks, at, n, blocks, p.panel[k], w);
            if (suspect) {
                markLate(system, k);
            }
            SmallBlock.backward(blocks, at, n, blocks, p.panel[k], w);
        } else {
            SparseKernels.solvePanel(n, blocks, at, p.panel[k], w, saved);
        }
        for (int t = p.first[k]; t < p.first[k + 1]; t++) {
            int a = p.neighbour[t];
            int ca = p.column[t];
            int da = p.dimension[a];
            boolean takes = !isBody && p.node[a] >= system.graph.bodyCount;
            SparseKernels.updateDiagonal(
                    n, w, saved, ca, blocks, p.panel[k], da, p.diagonal[a], takes ? taken : null, p.vector[a]);
            if (!isBody && !takes && outgrown(blocks, p.diagonal[a], da, system, p.node[a])) {
                due = Math.max(due, 1);
            }
            int from = p.panel[k] + ca + da;
            for (int s = p.segment[t]; s < p.segmentEnd[t]; s++) {
                SparseKernels.updateSegment(
                        n, w, saved, ca, da, blocks, from, p.segmentTarget[s], p.width[a], p.segmentLength[s]);
                from += p.segmentLength[s];
            }
        }
        return true;
    }

    /**
     * Whether a body's block has grown far beyond its own A: a joint with a poor lever on what hangs on it leaves so few digits
     * of A that one refinement is due.
     */
    static boolean outgrown(double[] blocks, int at, int n, KktSystem system, int body) {
        int m = system.graph.massOffset[body];
        for (int r = 0; r < n * n; r += n + 1) {
            if (blocks[at + r] > OUTGROWN * system.mass[m + r]) {
                return true;
            }
        }
        return false;
    }

    /** LDLᵀ of a group's negative definite block. Rows that are off get the inverse pivot 0, redundant ones ε. */
    private boolean factorGroup(KktSystem system, int k) {
        SparsePattern p = pattern;
        int n = p.dimension[k];
        int at = p.diagonal[k];
        int row = system.graph.rowOffset[p.node[k] - system.graph.bodyCount];
        int v = p.vector[k];
        // z is free during the factorisation: it holds each row's diagonal before rows took from each other
        for (int r = 0; r < n; r++) {
            z[v + r] = -blocks[at + r * n + r] + (p.fill ? taken[v + r] : 0);
        }
        for (int r = 0; r < n; r++) {
            if (!system.active[row + r]) {
                SmallBlock.eliminate(blocks, at, n, r, 0);
                continue;
            }
            double whole = z[v + r];
            double pivot = -blocks[at + r * n + r];
            double compliance = system.compliance[row + r];
            if (Double.isNaN(pivot)) {
                return false;
            }
            if (pivot < WEAK * whole || whole == 0) {
                due = Math.max(due, 1);
                if (compliance > 0) {
                    pivot = Math.max(pivot, compliance);
                } else if (pivot < REDUNDANT * whole || whole == 0) {
                    rankLoss++;
                    due = 2;
                    pivot = Math.max(pivot, epsilon * whole);
                }
            }
            SmallBlock.eliminate(blocks, at, n, r, pivot > 0 ? -1 / pivot : 0);
        }
        return true;
    }

    /** A pivot has vanished: if the row still says something about a body, the group was eliminated too early. */
    private void markLate(KktSystem system, int k) {
        SparsePattern p = pattern;
        int n = p.dimension[k];
        int w = p.width[k];
        int g = p.node[k] - system.graph.bodyCount;
        int v = p.vector[k];
        for (int r = 0; r < n; r++) {
            double inverse = blocks[p.diagonal[k] + r * n + r];
            boolean weak = inverse == 0 || -1 / inverse < REDUNDANT * z[v + r];
            if (!weak || !system.active[system.graph.rowOffset[g] + r]) {
                continue;
            }
            for (int t = p.first[k]; t < p.first[k + 1]; t++) {
                if (p.node[p.neighbour[t]] >= system.graph.bodyCount) {
                    continue;
                }
                for (int c = p.column[t]; c < p.column[t] + p.dimension[p.neighbour[t]]; c++) {
                    if (Math.abs(blocks[p.panel[k] + r * w + c]) > 1e-6 * Math.abs(saved[r * w + c])) {
                        late[g] = true;
                        anyLate = true;
                    }
                }
            }
        }
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        if (byTree) {
            tree.solve(x, lambda);
            return;
        }
        KktSystem system = factored();
        int steps = refinements >= 0 ? refinements : due;
        if (steps == 0) {
            once(system, x, lambda);
            return;
        }
        int coordinates = system.graph.coordinates();
        int rows = system.graph.rows();
        System.arraycopy(x, 0, f, 0, coordinates);
        System.arraycopy(lambda, 0, d, 0, rows);
        once(system, x, lambda);
        for (int k = 0; k < steps; k++) {
            system.residual(x, lambda, f, d, bodyResidual, rowResidual);
            once(system, bodyResidual, rowResidual);
            for (int i = 0; i < coordinates; i++) {
                x[i] += bodyResidual[i];
            }
            for (int r = 0; r < rows; r++) {
                lambda[r] += rowResidual[r];
            }
        }
    }

    /** z ← (f, d) in elimination order, both sweeps, x and λ = −μ back. */
    private void once(KktSystem system, double[] x, double[] lambda) {
        BlockGraph graph = system.graph;
        SparsePattern p = pattern;
        for (int k = 0; k < p.nodes; k++) {
            int n = p.node[k];
            int v = p.vector[k];
            if (n < graph.bodyCount) {
                copyIn(x, graph.bodyOffset[n], v, p.dimension[k]);
            } else {
                copyIn(lambda, graph.rowOffset[n - graph.bodyCount], v, p.dimension[k]);
            }
        }
        for (int k = 0; k < p.nodes; k++) {
            up(k, z);
        }
        for (int k = p.nodes - 1; k >= 0; k--) {
            down(k, z);
            int n = p.node[k];
            int v = p.vector[k];
            if (n < graph.bodyCount) {
                int at = graph.bodyOffset[n];
                for (int r = 0; r < p.dimension[k]; r++) {
                    x[at + r] = z[v + r];
                }
            } else {
                int at = graph.rowOffset[n - graph.bodyCount];
                for (int r = 0; r < p.dimension[k]; r++) {
                    lambda[at + r] = -z[v + r];
                }
            }
        }
    }

    private void copyIn(double[] from, int at, int v, int n) {
        for (int r = 0; r < n; r++) {
            z[v + r] = from[at + r];
        }
    }

    /** z_a −= L_aᵀ z_i for all later neighbours a. */
    private void up(int k, double[] v) {
        SparsePattern p = pattern;
        switch (kernel[k]) {
            case SparseKernels.TREE_3_2 ->
                SparseKernels.up32(blocks, p.panel[k], v, p.vector[k], p.runVector[p.run[k]]);
            case SparseKernels.TREE_2_3 ->
                SparseKernels.up23(blocks, p.panel[k], v, p.vector[k], p.runVector[p.run[k]]);
            default -> {
                int at = p.panel[k];
                for (int s = p.run[k]; s < p.run[k + 1]; s++) {
                    SparseKernels.up(
                            p.dimension[k], p.width[k], blocks, at, v, p.vector[k], p.runVector[s], p.runLength[s]);
                    at += p.runLength[s];
                }
            }
        }
    }

    /** z_i = D⁻¹ z_i − Σ L_a z_a. */
    private void down(int k, double[] v) {
        SparsePattern p = pattern;
        switch (kernel[k]) {
            case SparseKernels.TREE_3_2 ->
                SparseKernels.down32(blocks, p.diagonal[k], p.panel[k], v, p.vector[k], p.runVector[p.run[k]]);
            case SparseKernels.TREE_2_3 ->
                SparseKernels.down23(blocks, p.diagonal[k], p.panel[k], v, p.vector[k], p.runVector[p.run[k]]);
            default -> {
                SparseKernels.solveDiagonal(blocks, p.diagonal[k], p.dimension[k], v, p.vector[k]);
                int at = p.panel[k];
                for (int s = p.run[k]; s < p.run[k + 1]; s++) {
                    SparseKernels.down(
                            p.dimension[k], p.width[k], blocks, at, v, p.vector[k], p.runVector[s], p.runLength[s]);
                    at += p.runLength[s];
                }
            }
        }
    }

    @Override
    public void prepareResponse(int[] bodies, int howMany) {
        if (byTree) {
            tree.prepareResponse(bodies, howMany);
            return;
        }
        SparsePattern p = pattern;
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
        SparsePattern p = pattern;
        for (int k = 0; k < pathCount; k++) {
            int i = path[k];
            int v = p.vector[i];
            int at = looked[i] ? graph.bodyOffset[p.node[i]] : 0;
            for (int r = 0; r < p.dimension[i]; r++) {
                pathZ[v + r] = looked[i] ? x[at + r] : 0;
            }
        }
        for (int k = 0; k < pathCount; k++) {
            up(path[k], pathZ);
        }
        for (int k = pathCount - 1; k >= 0; k--) {
            int i = path[k];
            down(i, pathZ);
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
        return byTree ? tree.rankLoss() : rankLoss;
    }

    /** Multiplications of one factorisation, about. */
    public long flops() {
        return pattern.flops;
    }

    /** The elimination order: body b is b, group g is bodyCount + g. */
    int[] eliminationOrder() {
        return Arrays.copyOf(pattern.node, pattern.nodes);
    }

    SparsePattern pattern() {
        return pattern;
    }
}

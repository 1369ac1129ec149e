package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * The numbers of a block LDLᵀ on a {@link SparsePattern}.
 *
 * <p>With μ = −λ the system is symmetric, H (x, μ) = (f, d), H = [A Jᵀ; J −E]. Right-looking: for node i, L = D⁻¹U, then the block of
 * every pair a ≤ b of later neighbours is changed by −U_aᵀ L_b.
 *
 * <p>−D of a row is what is left of its J A⁻¹Jᵀ + E. If that is below 1e-9 of what was there before other rows took their part, the
 * row is redundant and counted; a pivot below ε of it becomes ε. A compliant row's pivot is never below its E. A row that is off
 * has the inverse pivot 0.
 */
final class SparseFactor {
    private static final double REDUNDANT = SemidefiniteCholesky.REDUNDANT;
    /** Below this part of its diagonal a pivot has lost so many digits that one refinement is due. */
    static final double WEAK = 1e-6;

    private static final double OUTGROWN = 1e4;

    final SparsePattern pattern = new SparsePattern();
    double epsilon = 1e-12;
    /** Steps of refinement that the weakest pivot of the last factorisation asks for. */
    int due;

    int rankLoss;
    /** Groups that may not go by the tree rule, and whether the last factorisation has found another one. */
    boolean[] late = new boolean[0];

    boolean anyLate;

    byte[] kernel = new byte[0];
    /** Bodies that the last factorisation left as they are, see {@link PinKernels}. */
    boolean[] onPins = new boolean[0];

    /** For each neighbour entry of such a body, where its block of J starts. */
    int[] edgeAt = new int[0];

    double[] blocks = new double[0];
    /** U of the node in hand, before it becomes L. */
    private double[] saved = new double[0];
    /** What constraint rows have taken from each other's diagonals. */
    private double[] taken = new double[0];

    /** The permuted vector of a solve. */
    double[] z = new double[0];

    void arrange(BlockGraph graph) {
        pattern.build(graph, late);
        int n = pattern.nodes;
        if (kernel.length < n) {
            kernel = new byte[Math.max(n, 2 * kernel.length)];
            onPins = new boolean[kernel.length];
        }
        for (int k = 0; k < n; k++) {
            // one neighbour of the other kind: a step as in a tree
            boolean single = pattern.first[k + 1] - pattern.first[k] == 1
                    && (pattern.node[k] < graph.bodyCount)
                            != (pattern.node[pattern.neighbour[pattern.first[k]]] < graph.bodyCount);
            kernel[k] = SparseKernels.choose(single, pattern.dimension[k], pattern.width[k]);
            if (kernel[k] == SparseKernels.GENERIC && PinKernels.amongPairs(pattern, k, graph.bodyCount)) {
                boolean isBody = pattern.node[k] < graph.bodyCount;
                if (pattern.dimension[k] == (isBody ? 3 : 2)) {
                    kernel[k] = isBody ? SparseKernels.BODY_ON_PINS : SparseKernels.PIN_AMONG_PINS;
                }
            }
        }
        findBodiesOnPins(graph);
        blocks = Buffers.atLeast(blocks, pattern.blockLength);
        saved = Buffers.atLeast(saved, pattern.widest);
        z = Buffers.atLeast(z, pattern.vector[n]);
        taken = Buffers.atLeast(taken, pattern.vector[n]);
    }

    /** Of the bodies whose joints all have two rows, those that no earlier node changes, and where their blocks of J are. */
    private void findBodiesOnPins(BlockGraph graph) {
        SparsePattern p = pattern;
        for (int k = 0; k < p.nodes; k++) {
            for (int t = p.first[k]; t < p.first[k + 1]; t++) {
                if (kernel[p.neighbour[t]] == SparseKernels.BODY_ON_PINS) {
                    kernel[p.neighbour[t]] = SparseKernels.GENERIC;
                }
            }
        }
        edgeAt = Buffers.atLeast(edgeAt, p.first[p.nodes]);
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int k = p.place[graph.edgeBody[e]];
                if (kernel[k] == SparseKernels.BODY_ON_PINS) {
                    edgeAt[p.entry(k, p.place[graph.bodyCount + g])] = graph.edgeOffset[e];
                }
            }
        }
    }

    /** Returns false if a body's block is not positive definite or a number is not one. */
    boolean factor(KktSystem system) {
        rankLoss = 0;
        anyLate = false;
        due = system.graph.couplingCount > 0 ? 1 : 0;
        SparseLoad.load(this, system);
        SparsePattern p = pattern;
        Arrays.fill(onPins, 0, p.nodes, false);
        if (p.fill) {
            Arrays.fill(taken, 0, p.vector[p.nodes], 0);
        }
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
                                    && factorPair(system, k)
                                    && SparseKernels.factor23(
                                            h, p.diagonal[k], p.panel[k], p.diagonal[p.neighbour[p.first[k]]]);
                        case SparseKernels.BODY_ON_PINS -> {
                            onPins[k] = PinKernels.factorBody(p, system, edgeAt, h, k);
                            if (!onPins[k]) {
                                SparseLoad.loadBody(this, system, k);
                            }
                            yield onPins[k];
                        }
                        case SparseKernels.PIN_AMONG_PINS -> {
                            boolean plain = factorPair(system, k);
                            if (plain) {
                                PinKernels.factorPin(p, h, k, saved, taken);
                            }
                            yield plain;
                        }
                        default -> false;
                    };
            if (!done && !eliminate(system, k, isBody)) {
                return false;
            }
        }
        return true;
    }

    /** A two-row group by the plain formulas: both rows on and no pivot weak. Returns false, with nothing changed, if not. */
    private boolean factorPair(KktSystem system, int k) {
        SparsePattern p = pattern;
        int at = p.diagonal[k];
        int v = p.vector[k];
        int row = system.graph.rowOffset[p.node[k] - system.graph.bodyCount];
        double s00 = -blocks[at];
        double s10 = -blocks[at + 2];
        double s11 = -blocks[at + 3];
        double minor = s00 * s11 - s10 * s10;
        double whole0 = p.fill ? s00 + taken[v] : s00;
        double whole1 = p.fill ? s11 + taken[v + 1] : s11;
        if (!(s00 > WEAK * whole0 && minor > WEAK * whole1 * s00 && system.active[row] && system.active[row + 1])) {
            return false;
        }
        blocks[at] = -1 / s00;
        blocks[at + 2] = s10 / s00;
        blocks[at + 3] = -s00 / minor;
        return true;
    }

    /** One node, any dimensions and any number of neighbours. */
    private boolean eliminate(KktSystem system, int k, boolean isBody) {
        SparsePattern p = pattern;
        int n = p.dimension[k];
        int at = p.diagonal[k];
        int w = p.width[k];
        boolean suspect = false;
        if (isBody) {
            if (n == 3 ? !SparseKernels.factor3(blocks, at) : !SmallBlock.factor(blocks, at, n)) {
                return false;
            }
        } else if (n != 2 || !factorPair(system, k)) {
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
}

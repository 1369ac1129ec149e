package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Baraff's factorisation: H = LDLᵀ in perfect elimination order, no fill, O(n).
 *
 * <p>Nodes are bodies and groups, ordered so that every node i has exactly one later neighbour, its parent P. Body rows read
 * A x − Jᵀλ = f, group rows J x + Eλ = d. Eliminating a body and then the joint it hangs on:
 *
 * <pre>
 *   body i, joint P:  x_i = D_i⁻¹ (f_i + J_iᵀ λ_P),   D_P += J_i D_i⁻¹ J_iᵀ,   d_P −= J_i D_i⁻¹ f_i
 *   joint i, body P:  λ_i = D_i⁻¹ (d_i − J_P x_P),    D_P += J_Pᵀ D_i⁻¹ J_P,   f_P += J_Pᵀ D_i⁻¹ d_i
 * </pre>
 *
 * With the two signs taken out like this every D is positive definite: D of a body is the inertia of its whole subtree as
 * felt there (never more than the subtree's mass), D of a joint is E plus the compliance of what hangs on it. U_i, the
 * block of H between i and P, is J itself and is never changed; only L_i = D_i⁻¹ U_i is stored.
 *
 * <p>A row of a joint that depends on the rows before it in its own group gets the inverse pivot 0 and is counted. A joint that
 * takes more freedom than its child has cannot be eliminated in this order: {@link #factor} returns false.
 */
final class TreeFactor {
    /** Below these parts of what they are compared with, digits are lost that one refinement brings back. */
    private static final double POOR_LEVER = 1e-2;

    private static final double DOUBTFUL_PIVOT = 1e-2;
    /** The same for a root: what it loses nobody else inherits, and a long comb is that much stiffer along than across. */
    private static final double DOUBTFUL_ROOT = 1e-5;

    /** Below this the written-out kernels leave a joint to the generic step. */
    static final double POOR_PIVOT = 1e-4;

    final TreeOrder order = new TreeOrder();
    private @Nullable KktSystem system;
    int count;
    boolean[] isBody = new boolean[0];
    int[] dimension = new int[0];
    /** Where the node's part starts in x (bodies) or λ (groups). */
    int[] at = new int[0];

    int[] parent = new int[0];
    /** Offset of D_i, then of L_i (dimension × parent's dimension), in {@link #blocks}. */
    int[] diagonal = new int[0];

    int[] link = new int[0];
    /** Offset of J between i and its parent. */
    int[] jacobianAt = new int[0];
    /** Which unrolled kernel takes the node; see {@link TreeKernels}. */
    byte[] kernel = new byte[0];
    /** Bodies that the last factorisation took together with their joint, see {@link LinkChains}. */
    boolean[] onPin = new boolean[0];
    /** Those of them that stand on plain pins. */
    final PinLinks pins = new PinLinks();

    final TreeLoad load = new TreeLoad();

    double[] blocks = new double[0];
    /** Rows dropped by the last factorisation. */
    int rankLoss;
    /** Some joint has so poor a hold on its child that a refinement is due. */
    boolean weak;

    private double[] scratch = new double[0];

    /** Orders and lays out the forest of the groups that are not skipped; the others are neither read nor written. */
    void analyze(BlockGraph graph, boolean @Nullable [] skipped) {
        order.build(graph, skipped);
        count = order.count;
        if (dimension.length < count) {
            isBody = new boolean[count];
            dimension = new int[count];
            at = new int[count];
            diagonal = new int[count];
            link = new int[count];
            jacobianAt = new int[count];
            kernel = new byte[count];
            onPin = new boolean[count];
        }
        parent = order.parent;
        int length = 0;
        int widest = 0;
        for (int k = 0; k < count; k++) {
            int n = order.node[k];
            isBody[k] = n < graph.bodyCount;
            int g = n - graph.bodyCount;
            dimension[k] = isBody[k] ? graph.bodyDimension[n] : graph.groupDimension[g];
            at[k] = isBody[k] ? graph.bodyOffset[n] : graph.rowOffset[g];
        }
        for (int k = 0; k < count; k++) {
            int d = dimension[k];
            int p = parent[k] < 0 ? 0 : dimension[parent[k]];
            diagonal[k] = length;
            link[k] = length + d * d;
            length += d * d + d * p;
            widest = Math.max(widest, Math.max(d, d * p));
            jacobianAt[k] = order.edge[k] < 0 ? -1 : graph.edgeOffset[order.edge[k]];
            kernel[k] = TreeKernels.choose(isBody[k], d, p);
        }
        for (int k = 0; k + 1 < count; k++) {
            if (kernel[k] == TreeKernels.BODY_3_2 && parent[k] == k + 1 && kernel[k + 1] == TreeKernels.GROUP_2_3) {
                kernel[k] = TreeKernels.LINK;
            } else if (kernel[k] == TreeKernels.BODY_3_3
                    && parent[k] == k + 1
                    && kernel[k + 1] == TreeKernels.GROUP_3_3) {
                kernel[k] = TreeKernels.SPRING_LINK;
            }
        }
        load.analyze(this, graph);
        pins.analyze(this);
        blocks = Buffers.atLeast(blocks, length);
        scratch = Buffers.atLeast(scratch, 2 * widest + 1);
    }

    /**
     * Returns false if a node has no pivot in this order.
     *
     * @param x {@link Buffers#NONE}, or a right-hand side which then goes through the sweep towards the root, likewise {@code lambda}
     */
    boolean factor(KktSystem system, double[] x, double[] lambda) {
        this.system = system;
        rankLoss = 0;
        weak = false;
        load.begin(this, system);
        Arrays.fill(onPin, false);
        int i = 0;
        while (i < count) {
            int next = LinkChains.factor(this, system, i, x, lambda);
            if (next > i) {
                i = next;
                continue;
            }
            load.prepare(this, system, i);
            if (!factorUnrolled(system, i) && !eliminate(i)) {
                return false;
            }
            if (x != Buffers.NONE) {
                upOne(i, x, lambda);
            }
            i++;
        }
        return true;
    }

    /** One node by a kernel written out for its dimensions; false, with nothing changed, if there is none that takes it. */
    private boolean factorUnrolled(KktSystem system, int i) {
        return switch (kernel[i]) {
            case TreeKernels.BODY_3_2, TreeKernels.LINK ->
                TreeKernels.factorBody32(
                        blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            case TreeKernels.BODY_3_3, TreeKernels.SPRING_LINK ->
                TreeKernels3.factorBody(
                        blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            case TreeKernels.GROUP_2_3 ->
                system.active[at[i]]
                        && system.active[at[i] + 1]
                        && TreeKernels.factorGroup23(
                                blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            case TreeKernels.GROUP_3_3 ->
                system.active[at[i]]
                        && system.active[at[i] + 1]
                        && system.active[at[i] + 2]
                        && TreeKernels3.factorGroup(
                                blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            default -> false;
        };
    }

    /**
     * One step of the factorisation, any dimensions: D_i = LDLᵀ, L_i = D_i⁻¹ U_i, D_P += U_iᵀ L_i. Returns false if i has no
     * pivot in this order.
     */
    private boolean eliminate(int i) {
        int d = dimension[i];
        if (isBody[i] ? !SmallBlock.factor(blocks, diagonal[i], d) : !factorGroup(i)) {
            return false;
        }
        int p = parent[i];
        if (p < 0) {
            return true;
        }
        int w = dimension[p];
        copyJacobian(i, d, w);
        System.arraycopy(scratch, 0, blocks, link[i], d * w);
        SmallBlock.forward(blocks, diagonal[i], d, blocks, link[i], w);
        if (!isBody[i] && !droppedRowsVanish(i, d, w)) {
            return false;
        }
        SmallBlock.backward(blocks, diagonal[i], d, blocks, link[i], w);
        for (int r = 0; r < w; r++) {
            for (int c = 0; c <= r; c++) {
                double sum = 0;
                for (int k = 0; k < d; k++) {
                    sum += scratch[k * w + r] * blocks[link[i] + k * w + c];
                }
                blocks[diagonal[p] + r * w + c] += sum;
            }
        }
        weak |= !isBody[i] && hasPoorLever(i, d, w);
        return true;
    }

    /**
     * Whether some row of joint i has hardly any hold on its child compared with its hold on the parent: then little is left of
     * the parent's own A beside what the joint adds to it. The child of a joint always comes right before it.
     */
    private boolean hasPoorLever(int i, int d, int w) {
        double[] jacobian = factored().jacobian;
        int n = dimension[i - 1];
        for (int r = 0; r < d; r++) {
            double onChild = SmallBlock.largest(jacobian, jacobianAt[i - 1] + r * n, n);
            if (onChild < POOR_LEVER * SmallBlock.largest(jacobian, jacobianAt[i] + r * w, w)) {
                return true;
            }
        }
        return false;
    }

    /** scratch ← U_i: Jᵀ for a body, J for a group. */
    private void copyJacobian(int i, int d, int w) {
        double[] jacobian = factored().jacobian;
        int down = isBody[i] ? 1 : w;
        int across = isBody[i] ? d : 1;
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                scratch[r * w + c] = jacobian[jacobianAt[i] + r * down + c * across];
            }
        }
    }

    /** LDLᵀ of a group's block; rows that are off or depend on earlier ones get the inverse pivot 0. */
    private boolean factorGroup(int i) {
        KktSystem system = factored();
        int d = dimension[i];
        int o = diagonal[i];
        double doubtful = parent[i] < 0 ? DOUBTFUL_ROOT : DOUBTFUL_PIVOT;
        for (int r = 0; r < d; r++) {
            scratch[r] = blocks[o + r * d + r];
        }
        for (int r = 0; r < d; r++) {
            double pivot = Math.max(blocks[o + r * d + r], system.compliance[at[i] + r]);
            if (Double.isNaN(pivot)) {
                return false;
            }
            boolean absent = !system.active[at[i] + r];
            boolean dependent =
                    pivot <= SemidefiniteCholesky.REDUNDANT * scratch[r] && system.compliance[at[i] + r] == 0;
            rankLoss += dependent && !absent ? 1 : 0;
            weak |= pivot < doubtful * scratch[r] && !absent;
            SmallBlock.eliminate(blocks, o, d, r, absent || dependent ? 0 : 1 / pivot);
        }
        return true;
    }

    /** A dropped row must have nothing left to say about the parent either: then it was redundant, not badly ordered. */
    private boolean droppedRowsVanish(int i, int d, int w) {
        KktSystem system = factored();
        for (int r = 0; r < d; r++) {
            if (blocks[diagonal[i] + r * d + r] == 0 && system.active[at[i] + r]) {
                double left = 0;
                double all = 0;
                for (int c = 0; c < w; c++) {
                    left = Math.max(left, Math.abs(blocks[link[i] + r * w + c]));
                    all = Math.max(all, Math.abs(scratch[r * w + c]));
                }
                if (left > 1e-6 * all) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Both sweeps, in place: f becomes x and d becomes λ. */
    void solve(double[] x, double[] lambda) {
        int i = 0;
        while (i < count) {
            if (onPin[i]) {
                i = LinkChains.up(this, x, lambda, i);
            } else {
                upOne(i++, x, lambda);
            }
        }
        down(x, lambda);
    }

    /** The sweep towards the leaves. */
    void down(double[] x, double[] lambda) {
        int i = count - 1;
        while (i >= 0) {
            if (i > 0 && onPin[i - 1]) {
                i = LinkChains.down(this, x, lambda, i);
            } else {
                downOne(i--, x, lambda);
            }
        }
    }

    /** One node of the sweep towards the root; a body on a pin brings its joint with it. */
    void upOne(int i, double[] x, double[] lambda) {
        if (onPin[i]) {
            LinkChains.upOne(this, i, x, lambda);
            return;
        }
        if (i > 0 && onPin[i - 1]) {
            return;
        }
        switch (kernel[i]) {
            case TreeKernels.LINK, TreeKernels.BODY_3_2 ->
                TreeKernels.upBody32(blocks, link[i], x, at[i], lambda, at[parent[i]]);
            case TreeKernels.GROUP_2_3 -> TreeKernels.upGroup23(blocks, link[i], lambda, at[i], x, at[parent[i]]);
            case TreeKernels.BODY_3_3, TreeKernels.SPRING_LINK ->
                TreeKernels3.up(blocks, link[i], x, at[i], lambda, at[parent[i]], -1);
            case TreeKernels.GROUP_3_3 -> TreeKernels3.up(blocks, link[i], lambda, at[i], x, at[parent[i]], 1);
            default -> TreeSweeps.up(this, i, x, lambda);
        }
    }

    /** One node of the sweep towards the leaves; the joint of a body on a pin brings that with it. */
    void downOne(int i, double[] x, double[] lambda) {
        if (onPin[i]) {
            return;
        }
        if (i > 0 && onPin[i - 1]) {
            LinkChains.downOne(this, i - 1, x, lambda);
            return;
        }
        switch (kernel[i]) {
            case TreeKernels.LINK, TreeKernels.BODY_3_2 ->
                TreeKernels.downBody32(blocks, diagonal[i], link[i], x, at[i], lambda, at[parent[i]]);
            case TreeKernels.GROUP_2_3 ->
                TreeKernels.downGroup23(blocks, diagonal[i], link[i], lambda, at[i], x, at[parent[i]]);
            case TreeKernels.BODY_3_3, TreeKernels.SPRING_LINK ->
                TreeKernels3.down(blocks, diagonal[i], link[i], x, at[i], lambda, at[parent[i]], 1);
            case TreeKernels.GROUP_3_3 ->
                TreeKernels3.down(blocks, diagonal[i], link[i], lambda, at[i], x, at[parent[i]], -1);
            default -> TreeSweeps.down(this, i, x, lambda);
        }
    }

    KktSystem factored() {
        if (system == null) {
            throw new IllegalStateException("solve needs a factored system: call factor first.");
        }
        return system;
    }
}

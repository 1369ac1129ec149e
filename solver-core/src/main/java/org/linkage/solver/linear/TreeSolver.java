package org.linkage.solver.linear;

import org.jspecify.annotations.Nullable;

/**
 * Baraff's linear-time solver: H = LDLᵀ in perfect elimination order, no fill, O(n).
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
public final class TreeSolver implements ResponseSolver {
    private final TreeOrder order = new TreeOrder();
    private @Nullable KktSystem system;
    private int count;
    private boolean[] isBody = new boolean[0];
    private int[] dimension = new int[0];
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

    double[] blocks = new double[0];
    private double[] scratch = new double[0];
    private int rankLoss;
    /** Some joint has a poor lever on its child: refine once. Never when groups are skipped: the residual has them all. */
    private boolean weak;

    private boolean partial;
    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];

    private int[] placeOfBody = new int[0];
    private int[] path = new int[0];
    private int pathCount;
    private boolean[] onPath = new boolean[0];
    private boolean[] looked = new boolean[0];
    private double[] pathX = new double[0];
    private double[] pathLambda = new double[0];

    @Override
    public String name() {
        return "tree";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        if (graph.couplingCount > 0) {
            return "tree takes no stiff blocks between two bodies; write the spring as a compliant row or choose"
                    + " grandparent or sparse.";
        }
        String reason = TreeOrder.refusal(graph, null);
        return reason == null ? null : "tree takes open chains and trees only, but " + reason + ".";
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        analyze(graph, null);
    }

    /** Prepares for the forest of the groups that are not skipped; the others are neither read nor written. */
    void analyze(BlockGraph graph, boolean @Nullable [] skipped) {
        partial = skipped != null;
        forgetPath();
        f = Buffers.atLeast(f, graph.coordinates());
        bodyResidual = Buffers.atLeast(bodyResidual, graph.coordinates());
        d = Buffers.atLeast(d, graph.rows());
        rowResidual = Buffers.atLeast(rowResidual, graph.rows());
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
            path = new int[count];
            onPath = new boolean[count];
            looked = new boolean[count];
        }
        parent = order.parent;
        placeOfBody = Buffers.atLeast(placeOfBody, graph.bodyCount);
        int length = 0;
        int widest = 0;
        for (int k = 0; k < count; k++) {
            int n = order.node[k];
            isBody[k] = n < graph.bodyCount;
            int g = n - graph.bodyCount;
            dimension[k] = isBody[k] ? graph.bodyDimension[n] : graph.groupDimension[g];
            at[k] = isBody[k] ? graph.bodyOffset[n] : graph.rowOffset[g];
            if (isBody[k]) {
                placeOfBody[n] = k;
            }
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
            }
        }
        blocks = Buffers.atLeast(blocks, length);
        scratch = Buffers.atLeast(scratch, 2 * widest + 1);
        pathX = Buffers.atLeast(pathX, graph.coordinates());
        pathLambda = Buffers.atLeast(pathLambda, graph.rows());
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        rankLoss = 0;
        weak = false;
        load(system);
        int i = 0;
        while (i < count) {
            if (kernel[i] == TreeKernels.LINK) {
                i = TreeChains.factor(this, system, i);
                if (i < 0) {
                    return false;
                }
            } else if (factorUnrolled(system, i) || eliminate(i)) {
                i++;
            } else {
                return false;
            }
        }
        return true;
    }

    /** One node by a kernel written out for its dimensions; false, with nothing changed, if there is none that takes it. */
    private boolean factorUnrolled(KktSystem system, int i) {
        return switch (kernel[i]) {
            case TreeKernels.BODY_3_2 ->
                TreeKernels.factorBody32(
                        blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            case TreeKernels.BODY_3_3 ->
                TreeKernels.factorBody33(
                        blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            case TreeKernels.GROUP_2_3 ->
                system.active[at[i]]
                        && system.active[at[i] + 1]
                        && TreeKernels.factorGroup23(
                                blocks, diagonal[i], link[i], diagonal[parent[i]], system.jacobian, jacobianAt[i]);
            default -> false;
        };
    }

    /** D ← A's blocks for bodies, E for groups. */
    private void load(KktSystem system) {
        for (int k = 0; k < count; k++) {
            int d = dimension[k];
            int o = diagonal[k];
            if (isBody[k]) {
                int m = system.graph.massOffset[order.node[k]];
                if (d == 3) {
                    TreeKernels.copy9(system.mass, m, blocks, o);
                } else {
                    System.arraycopy(system.mass, m, blocks, o, d * d);
                }
            } else {
                for (int r = 0; r < d; r++) {
                    for (int c = 0; c < r; c++) {
                        blocks[o + r * d + c] = 0;
                    }
                    blocks[o + r * d + r] = system.compliance[at[k] + r];
                }
            }
        }
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
        if (!isBody[i] && SparseSolver.outgrown(blocks, diagonal[p], w, factored(), order.node[p])) {
            weak = true;
        }
        return true;
    }

    /** scratch ← U_i: Jᵀ for a body, J for a group. */
    private void copyJacobian(int i, int d, int w) {
        double[] jacobian = factored().jacobian;
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                scratch[r * w + c] = jacobian[jacobianAt[i] + (isBody[i] ? c * d + r : r * w + c)];
            }
        }
    }

    /** LDLᵀ of a group's block; rows that are off or depend on earlier ones get the inverse pivot 0. */
    private boolean factorGroup(int i) {
        KktSystem system = factored();
        int d = dimension[i];
        int o = diagonal[i];
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
            if (dependent && !absent) {
                rankLoss++;
            }
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

    @Override
    public void solve(double[] x, double[] lambda) {
        if (!weak || partial) {
            once(x, lambda);
            return;
        }
        KktSystem system = factored();
        System.arraycopy(x, 0, f, 0, system.graph.coordinates());
        System.arraycopy(lambda, 0, d, 0, system.graph.rows());
        once(x, lambda);
        system.residual(x, lambda, f, d, bodyResidual, rowResidual);
        once(bodyResidual, rowResidual);
        for (int i = 0; i < system.graph.coordinates(); i++) {
            x[i] += bodyResidual[i];
        }
        for (int r = 0; r < system.graph.rows(); r++) {
            lambda[r] += rowResidual[r];
        }
    }

    /** Both sweeps, in place. */
    private void once(double[] x, double[] lambda) {
        double[] h = blocks;
        int i = 0;
        while (i < count) {
            switch (kernel[i]) {
                case TreeKernels.LINK -> i = TreeChains.up(this, x, lambda, i);
                case TreeKernels.BODY_3_2 -> TreeKernels.upBody32(h, link[i], x, at[i], lambda, at[parent[i++]]);
                case TreeKernels.GROUP_2_3 -> TreeKernels.upGroup23(h, link[i], lambda, at[i], x, at[parent[i++]]);
                default -> up(i++, x, lambda);
            }
        }
        i = count - 1;
        while (i >= 0) {
            if (i > 0 && kernel[i - 1] == TreeKernels.LINK) {
                i = TreeChains.down(this, x, lambda, i);
                continue;
            }
            switch (kernel[i]) {
                case TreeKernels.BODY_3_2 ->
                    TreeKernels.downBody32(h, diagonal[i], link[i], x, at[i], lambda, at[parent[i]]);
                case TreeKernels.GROUP_2_3 ->
                    TreeKernels.downGroup23(h, diagonal[i], link[i], lambda, at[i], x, at[parent[i]]);
                default -> down(i, x, lambda);
            }
            i--;
        }
    }

    /** Towards the root: d_P −= L_iᵀ f_i for a body, f_P += L_iᵀ d_i for a group. */
    private void up(int i, double[] x, double[] lambda) {
        int p = parent[i];
        if (p < 0) {
            return;
        }
        int d = dimension[i];
        int w = dimension[p];
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                double l = blocks[link[i] + r * w + c];
                if (isBody[i]) {
                    lambda[at[p] + c] -= l * x[at[i] + r];
                } else {
                    x[at[p] + c] += l * lambda[at[i] + r];
                }
            }
        }
    }

    /** Towards the leaves: x_i = D_i⁻¹ f_i + L_i λ_P for a body, λ_i = D_i⁻¹ d_i − L_i x_P for a group. */
    private void down(int i, double[] x, double[] lambda) {
        int d = dimension[i];
        SmallBlock.solve(blocks, diagonal[i], d, isBody[i] ? x : lambda, at[i], 1);
        int p = parent[i];
        if (p < 0) {
            return;
        }
        int w = dimension[p];
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                double l = blocks[link[i] + r * w + c];
                if (isBody[i]) {
                    x[at[i] + r] += l * lambda[at[p] + c];
                } else {
                    lambda[at[i] + r] -= l * x[at[p] + c];
                }
            }
        }
    }

    @Override
    public void prepareResponse(int[] bodies, int howMany) {
        forgetPath();
        for (int k = 0; k < howMany; k++) {
            int i = placeOfBody[bodies[k]];
            looked[i] = true;
            while (i >= 0 && !onPath[i]) {
                onPath[i] = true;
                path[pathCount++] = i;
                i = parent[i];
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
        for (int k = 0; k < pathCount; k++) {
            int i = path[k];
            double[] v = isBody[i] ? pathX : pathLambda;
            for (int r = 0; r < dimension[i]; r++) {
                v[at[i] + r] = looked[i] ? x[at[i] + r] : 0;
            }
        }
        for (int k = 0; k < pathCount; k++) {
            up(path[k], pathX, pathLambda);
        }
        for (int k = pathCount - 1; k >= 0; k--) {
            int i = path[k];
            down(i, pathX, pathLambda);
            if (looked[i]) {
                System.arraycopy(pathX, at[i], x, at[i], dimension[i]);
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
        return rankLoss;
    }

    /** Whether some joint has so poor a lever on its child that a refinement is due. */
    boolean isWeak() {
        return weak;
    }

    /** The elimination order: body b is b, group g is bodyCount + g. */
    int[] eliminationOrder() {
        return java.util.Arrays.copyOf(order.node, count);
    }

    /** Nodes on the longest way from a leaf to its root. */
    public int depth() {
        return order.depth;
    }
}

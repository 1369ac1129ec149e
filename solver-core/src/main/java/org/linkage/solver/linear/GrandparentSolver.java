package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The sweep of <em>Linear-Time Dynamics of Characters with Stiff Joints</em>: a tree whose joints carry stiff forces, kept as
 * blocks of A between the two bodies of a joint.
 *
 * <p>Those two bodies are grandchild and grandparent in the tree of bodies and joints, so row i has at most two blocks right
 * of the diagonal: to its parent P and, if i is a body with a stiff joint, to its grandparent G. With μ = −λ, H = [A Jᵀ; J −E]:
 *
 * <pre>
 *   factor: for i ascending                     solve: for i ascending
 *     D_i = LDLᵀ of H_ii                                 z_P −= L_iPᵀ z_i ;  z_G −= L_iGᵀ z_i
 *     L_iP = D_i⁻¹ U_iP ;  L_iG = D_i⁻¹ U_iG             for i descending
 *     H_PP −= U_iPᵀ L_iP                                 z_i = D_i⁻¹ z_i − L_iP z_P − L_iG z_G
 *     H_GG −= U_iGᵀ L_iG
 *     U_PG −= U_iPᵀ L_iG      (G is P's own parent: no new block)
 * </pre>
 *
 * D_i⁻¹ is never formed: H_ii holds the stiff spring. Writing the spring as a compliant row of the joint is better still (no G
 * block at all, four to five digits more); this solver is here to be compared with that.
 */
public final class GrandparentSolver implements KktSolver {
    private final TreeOrder order = new TreeOrder();
    private @Nullable KktSystem system;
    private int count;
    private int bodies;
    private int[] dimension = new int[0];
    private int[] vector = new int[0];
    private int[] diagonal = new int[0];
    private int[] toParent = new int[0];
    private int[] toGrandparent = new int[0];
    /** Place of G if i is a body coupled with it, otherwise −1; the coupling; whether it is stored as (G, i). */
    private int[] grandparent = new int[0];

    private int[] coupling = new int[0];
    private boolean[] turned = new boolean[0];
    private double[] blocks = new double[0];
    private double[] saved = new double[0];
    private double[] z = new double[0];
    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];

    @Override
    public String name() {
        return "grandparent";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        String reason = TreeOrder.refusal(graph, null);
        if (reason != null) {
            return "grandparent takes open chains and trees only, but " + reason + ".";
        }
        TreeOrder tree = new TreeOrder();
        tree.build(graph, null);
        int[] place = places(graph, tree);
        for (int c = 0; c < graph.couplingCount; c++) {
            int a = place[graph.couplingA[c]];
            int b = place[graph.couplingB[c]];
            if (grandparentOf(tree, a) != b && grandparentOf(tree, b) != a) {
                return "grandparent takes stiff blocks only between the two bodies of a joint, but coupling " + c
                        + " is between bodies " + graph.couplingA[c] + " and " + graph.couplingB[c]
                        + ", which no joint connects; choose sparse.";
            }
        }
        return null;
    }

    private static int[] places(BlockGraph graph, TreeOrder tree) {
        int[] place = new int[graph.bodyCount + graph.groupCount];
        for (int k = 0; k < tree.count; k++) {
            place[tree.node[k]] = k;
        }
        return place;
    }

    private static int grandparentOf(TreeOrder tree, int k) {
        return tree.parent[k] < 0 ? -1 : tree.parent[tree.parent[k]];
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        order.build(graph, null);
        count = order.count;
        bodies = graph.bodyCount;
        dimension = new int[count];
        vector = new int[count];
        diagonal = new int[count];
        toParent = new int[count];
        toGrandparent = new int[count];
        grandparent = new int[count];
        coupling = new int[count];
        turned = new boolean[count];
        int[] place = places(graph, order);
        Arrays.fill(grandparent, -1);
        for (int c = 0; c < graph.couplingCount; c++) {
            int a = place[graph.couplingA[c]];
            int b = place[graph.couplingB[c]];
            int i = Math.min(a, b);
            grandparent[i] = Math.max(a, b);
            coupling[i] = c;
            turned[i] = i == b;
        }
        int at = 0;
        for (int k = 0; k < count; k++) {
            int n = order.node[k];
            dimension[k] = n < bodies ? graph.bodyDimension[n] : graph.groupDimension[n - bodies];
            vector[k] = at;
            at += dimension[k];
        }
        z = new double[at];
        int length = 0;
        int widest = 1;
        for (int k = 0; k < count; k++) {
            int p = order.parent[k] < 0 ? 0 : dimension[order.parent[k]];
            int g = grandparent[k] < 0 ? 0 : dimension[grandparent[k]];
            diagonal[k] = length;
            toParent[k] = length + dimension[k] * dimension[k];
            toGrandparent[k] = toParent[k] + dimension[k] * p;
            length = toGrandparent[k] + dimension[k] * g;
            widest = Math.max(widest, dimension[k] * (p + g + 1));
        }
        blocks = new double[length];
        saved = new double[widest];
        f = new double[graph.coordinates()];
        bodyResidual = new double[graph.coordinates()];
        d = new double[graph.rows()];
        rowResidual = new double[graph.rows()];
    }

    @Override
    public boolean factor(KktSystem system) {
        this.system = system;
        load(system);
        for (int i = 0; i < count; i++) {
            int n = dimension[i];
            boolean isBody = order.node[i] < bodies;
            if (isBody ? !SmallBlock.factor(blocks, diagonal[i], n) : !factorGroup(system, i)) {
                return false;
            }
            int p = order.parent[i];
            if (p < 0) {
                continue;
            }
            int g = grandparent[i];
            int np = dimension[p];
            int ng = g < 0 ? 0 : dimension[g];
            System.arraycopy(blocks, toParent[i], saved, 0, n * (np + ng));
            SmallBlock.solve(blocks, diagonal[i], n, blocks, toParent[i], np);
            subtract(0, np, toParent[i], np, n, diagonal[p]);
            if (g >= 0) {
                SmallBlock.solve(blocks, diagonal[i], n, blocks, toGrandparent[i], ng);
                subtract(n * np, ng, toGrandparent[i], ng, n, diagonal[g]);
                subtract(0, np, toGrandparent[i], ng, n, toParent[p]);
            }
        }
        return true;
    }

    /** blocks[at] −= Uᵀ L, U (n × rows) at u of {@code saved}, L (n × columns) at l. */
    private void subtract(int u, int rows, int l, int columns, int n, int at) {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += saved[u + k * rows + r] * blocks[l + k * columns + c];
                }
                blocks[at + r * columns + c] -= sum;
            }
        }
    }

    private boolean factorGroup(KktSystem system, int i) {
        int n = dimension[i];
        int at = diagonal[i];
        int row = system.graph.rowOffset[order.node[i] - bodies];
        for (int r = 0; r < n; r++) {
            saved[r] = -blocks[at + r * n + r];
        }
        for (int r = 0; r < n; r++) {
            if (!system.active[row + r]) {
                SmallBlock.eliminate(blocks, at, n, r, 0);
                continue;
            }
            double pivot = Math.max(-blocks[at + r * n + r], system.compliance[row + r]);
            if (!(pivot > SemidefiniteCholesky.REDUNDANT * saved[r]) && system.compliance[row + r] == 0) {
                return false;
            }
            SmallBlock.eliminate(blocks, at, n, r, -1 / pivot);
        }
        return true;
    }

    private void load(KktSystem system) {
        BlockGraph graph = system.graph;
        for (int i = 0; i < count; i++) {
            int node = order.node[i];
            int n = dimension[i];
            boolean isBody = node < bodies;
            if (isBody) {
                System.arraycopy(system.mass, graph.massOffset[node], blocks, diagonal[i], n * n);
            } else {
                Arrays.fill(blocks, diagonal[i], diagonal[i] + n * n, 0);
                for (int r = 0; r < n; r++) {
                    blocks[diagonal[i] + r * n + r] = -system.compliance[graph.rowOffset[node - bodies] + r];
                }
            }
            if (order.parent[i] >= 0) {
                copy(
                        system.jacobian,
                        graph.edgeOffset[order.edge[i]],
                        toParent[i],
                        n,
                        dimension[order.parent[i]],
                        isBody);
            }
            if (grandparent[i] >= 0) {
                copy(
                        system.coupling,
                        graph.couplingOffset[coupling[i]],
                        toGrandparent[i],
                        n,
                        dimension[grandparent[i]],
                        turned[i]);
            }
        }
    }

    private void copy(double[] from, int at, int to, int rows, int columns, boolean transposed) {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                blocks[to + r * columns + c] = from[at + (transposed ? c * rows + r : r * columns + c)];
            }
        }
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        KktSystem system = factored();
        System.arraycopy(x, 0, f, 0, f.length);
        System.arraycopy(lambda, 0, d, 0, d.length);
        once(system, x, lambda);
        if (system.graph.couplingCount == 0) {
            return;
        }
        // one refinement: the stiff blocks have cost digits
        system.residual(x, lambda, f, d, bodyResidual, rowResidual);
        once(system, bodyResidual, rowResidual);
        for (int i = 0; i < f.length; i++) {
            x[i] += bodyResidual[i];
        }
        for (int r = 0; r < d.length; r++) {
            lambda[r] += rowResidual[r];
        }
    }

    private void once(KktSystem system, double[] x, double[] lambda) {
        BlockGraph graph = system.graph;
        for (int i = 0; i < count; i++) {
            int node = order.node[i];
            boolean isBody = node < bodies;
            System.arraycopy(
                    isBody ? x : lambda,
                    isBody ? graph.bodyOffset[node] : graph.rowOffset[node - bodies],
                    z,
                    vector[i],
                    dimension[i]);
        }
        for (int i = 0; i < count; i++) {
            int p = order.parent[i];
            if (p >= 0) {
                SweepKernels.up(dimension[i], dimension[p], blocks, toParent[i], z, vector[i], vector[p], dimension[p]);
            }
            int g = grandparent[i];
            if (g >= 0) {
                SweepKernels.up(
                        dimension[i], dimension[g], blocks, toGrandparent[i], z, vector[i], vector[g], dimension[g]);
            }
        }
        for (int i = count - 1; i >= 0; i--) {
            int n = dimension[i];
            SweepKernels.solveDiagonal(blocks, diagonal[i], n, z, vector[i]);
            int p = order.parent[i];
            if (p >= 0) {
                SweepKernels.down(n, dimension[p], blocks, toParent[i], z, vector[i], vector[p], dimension[p]);
            }
            int g = grandparent[i];
            if (g >= 0) {
                SweepKernels.down(n, dimension[g], blocks, toGrandparent[i], z, vector[i], vector[g], dimension[g]);
            }
            int node = order.node[i];
            for (int r = 0; r < n; r++) {
                if (node < bodies) {
                    x[graph.bodyOffset[node] + r] = z[vector[i] + r];
                } else {
                    lambda[graph.rowOffset[node - bodies] + r] = -z[vector[i] + r];
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

    int[] eliminationOrder() {
        return Arrays.copyOf(order.node, count);
    }
}

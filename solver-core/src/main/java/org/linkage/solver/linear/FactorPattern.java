package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * Which blocks of H and of its factor are not zero, for looking at.
 *
 * <p>Nodes are bodies (b) and groups (bodyCount + g). H's own order is all bodies, then all groups; {@link #order} is the order
 * of elimination. A block of the factor that H does not have is <em>fill</em>. Made on demand; allocates.
 */
public final class FactorPattern {
    public final int bodyCount;
    public final int nodeCount;
    /** Scalar dimension of each node. */
    public final int[] dimension;
    /** Node eliminated as number k. */
    public final int[] order;
    /** Place of each node in {@link #order}. */
    public final int[] place;
    /** H's blocks below the diagonal: node pairs (a, b), a &lt; b, at 2k and 2k + 1. */
    public final int[] matrix;
    /** Fill: node pairs (earlier, later in the order). */
    public final int[] fill;
    /** Blocks below the diagonal of J A⁻¹Jᵀ: pairs of groups g &lt; h that share a body. */
    public final int[] schur;
    /** Scalar entries, both triangles and diagonal blocks counted: of H, of L + Lᵀ + D, of J A⁻¹Jᵀ. */
    public final long matrixEntries;

    public final long factorEntries;
    public final long schurEntries;

    private FactorPattern(BlockGraph graph, int[] order, int[] fill) {
        bodyCount = graph.bodyCount;
        nodeCount = graph.bodyCount + graph.groupCount;
        dimension = new int[nodeCount];
        System.arraycopy(graph.bodyDimension, 0, dimension, 0, bodyCount);
        System.arraycopy(graph.groupDimension, 0, dimension, bodyCount, graph.groupCount);
        this.order = order;
        place = new int[nodeCount];
        for (int k = 0; k < order.length; k++) {
            place[order[k]] = k;
        }
        matrix = blocksOf(graph);
        this.fill = fill;
        schur = sharedBodies(graph);
        long own = 0;
        long rows = 0;
        for (int n = 0; n < nodeCount; n++) {
            own += (long) dimension[n] * dimension[n];
            rows += n >= bodyCount ? (long) dimension[n] * dimension[n] : 0;
        }
        matrixEntries = own + 2 * entries(matrix, 0);
        factorEntries = matrixEntries + 2 * entries(fill, 0);
        schurEntries = rows + 2 * entries(schur, bodyCount);
    }

    /** The pattern of a solver that has been analysed for {@code graph}. */
    public static FactorPattern of(KktSolver solver, BlockGraph graph) {
        if (solver instanceof TreeSolver tree) {
            return of(graph, tree.eliminationOrder());
        }
        if (solver instanceof GrandparentSolver tree) {
            return of(graph, tree.eliminationOrder());
        }
        if (solver instanceof SparseSolver sparse) {
            return of(graph, sparse.eliminationOrder());
        }
        if (solver instanceof AuxiliarySolver auxiliary) {
            return of(graph, withRest(graph, auxiliary.tree().eliminationOrder()));
        }
        int[] natural = withRest(graph, new int[0]);
        return solver instanceof DenseSolver ? full(graph, natural) : of(graph, natural);
    }

    /** The pattern for any order of elimination: each node's later neighbours become neighbours of each other. */
    public static FactorPattern of(BlockGraph graph, int[] order) {
        int nodes = graph.bodyCount + graph.groupCount;
        int[] place = new int[nodes];
        for (int k = 0; k < nodes; k++) {
            place[order[k]] = k;
        }
        int[] blocks = blocksOf(graph);
        int[][] later = new int[nodes][];
        int[] count = new int[nodes];
        for (int k = 0; k < blocks.length; k += 2) {
            count[Math.min(place[blocks[k]], place[blocks[k + 1]])]++;
        }
        for (int k = 0; k < nodes; k++) {
            later[k] = new int[count[k]];
            count[k] = 0;
        }
        for (int k = 0; k < blocks.length; k += 2) {
            int a = Math.min(place[blocks[k]], place[blocks[k + 1]]);
            later[a][count[a]++] = Math.max(place[blocks[k]], place[blocks[k + 1]]);
        }
        int[] fill = new int[64];
        int fills = 0;
        int[] mark = new int[nodes];
        Arrays.fill(mark, -1);
        for (int k = 0; k < nodes; k++) {
            // it is enough to hand a node's list to its parent, the first later neighbour
            int parent = Integer.MAX_VALUE;
            for (int a : later[k]) {
                parent = Math.min(parent, a);
            }
            if (later[k].length < 2) {
                continue;
            }
            int[] list = later[parent];
            for (int a : list) {
                mark[a] = k;
            }
            int size = list.length;
            list = Arrays.copyOf(list, size + later[k].length);
            for (int a : later[k]) {
                if (a != parent && mark[a] != k) {
                    list[size++] = a;
                    fill = Buffers.grown(fill, fills + 2);
                    fill[fills++] = order[parent];
                    fill[fills++] = order[a];
                }
            }
            later[parent] = Arrays.copyOf(list, size);
        }
        return new FactorPattern(graph, order.clone(), Arrays.copyOf(fill, fills));
    }

    /** The dense solver's: bodies first, then every pair of groups. */
    private static FactorPattern full(BlockGraph graph, int[] order) {
        int n = graph.groupCount;
        boolean listed = n <= 2000;
        int[] fill = new int[listed ? n * (n - 1) : 0];
        int at = 0;
        for (int g = 0; listed && g < n; g++) {
            for (int h = g + 1; h < n; h++) {
                fill[at++] = graph.bodyCount + g;
                fill[at++] = graph.bodyCount + h;
            }
        }
        return new FactorPattern(graph, order, fill);
    }

    private static int[] withRest(BlockGraph graph, int[] start) {
        int nodes = graph.bodyCount + graph.groupCount;
        int[] order = Arrays.copyOf(start, nodes);
        boolean[] taken = new boolean[nodes];
        for (int n : start) {
            taken[n] = true;
        }
        int at = start.length;
        for (int n = 0; n < nodes; n++) {
            if (!taken[n]) {
                order[at++] = n;
            }
        }
        return order;
    }

    private static int[] blocksOf(BlockGraph graph) {
        int[] pairs = new int[2 * (graph.edgeCount + graph.couplingCount)];
        int at = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                pairs[at++] = graph.edgeBody[e];
                pairs[at++] = graph.bodyCount + g;
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            pairs[at++] = Math.min(graph.couplingA[c], graph.couplingB[c]);
            pairs[at++] = Math.max(graph.couplingA[c], graph.couplingB[c]);
        }
        return pairs;
    }

    private static int[] sharedBodies(BlockGraph graph) {
        int[] start = new int[graph.bodyCount + 2];
        for (int e = 0; e < graph.edgeCount; e++) {
            start[graph.edgeBody[e] + 2]++;
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            start[b + 2] += start[b + 1];
        }
        int[] groups = new int[graph.edgeCount];
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                groups[start[graph.edgeBody[e] + 1]++] = g;
            }
        }
        int[] pairs = new int[64];
        int at = 0;
        int[] mark = new int[graph.groupCount];
        Arrays.fill(mark, -1);
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int b = graph.edgeBody[e];
                for (int k = start[b]; k < start[b + 1]; k++) {
                    int h = groups[k];
                    if (h > g && mark[h] != g) {
                        mark[h] = g;
                        pairs = Buffers.grown(pairs, at + 2);
                        pairs[at++] = g;
                        pairs[at++] = h;
                    }
                }
            }
        }
        return Arrays.copyOf(pairs, at);
    }

    private long entries(int[] pairs, int shift) {
        long sum = 0;
        for (int k = 0; k < pairs.length; k += 2) {
            sum += (long) dimension[shift + pairs[k]] * dimension[shift + pairs[k + 1]];
        }
        return sum;
    }

    /** Number of fill blocks. */
    public int fillBlocks() {
        return fill.length / 2;
    }
}

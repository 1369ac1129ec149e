package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * The bodies that {@link PinChains} may take together with their joint, numbered in the order of elimination, so that a stretch of
 * them is a range of numbers and its sweeps are plain counting loops over two arrays without gaps.
 */
final class PinLinks {
    /** What {@link #at} says of a link: where its body and its joint's rows stand. */
    static final int STRIDE = 2;

    static final int BODY = 0;
    static final int ROW = 1;

    /** What {@link #blocks} says of it: its blocks of J, and A before and after it is loaded. */
    static final int BLOCKS = 4;

    static final int CHILD = 0;
    static final int PARENT = 1;
    static final int MASS = 2;
    static final int DIAGONAL = 3;

    /** What {@link #columns} says of it: its edges and its body in {@link PinColumns}. */
    static final int COLUMNS = 3;

    static final int CHILD_EDGE = 0;
    static final int PARENT_EDGE = 1;
    static final int NODE = 2;

    /** The number of the link of each node that is one's body, else −1. */
    int[] of = new int[0];

    int[] at = new int[0];
    int[] blocks = new int[0];
    int[] columns = new int[0];
    /** The first link of the stretch that a link is in, and the one after the last. */
    int[] begin = new int[0];

    int[] end = new int[0];
    double[] factor = new double[0];

    void analyze(TreeFactor t) {
        of = Buffers.atLeast(of, t.count);
        Arrays.fill(of, -1);
        int count = 0;
        for (int i = 0; i < t.count; i++) {
            if (t.kernel[i] == TreeKernels.LINK) {
                of[i] = count++;
            }
        }
        at = Buffers.atLeast(at, STRIDE * count);
        blocks = Buffers.atLeast(blocks, BLOCKS * count);
        columns = Buffers.atLeast(columns, COLUMNS * count);
        begin = Buffers.atLeast(begin, count);
        end = Buffers.atLeast(end, count);
        factor = Buffers.atLeast(factor, PinChains.STRIDE * count);
        for (int i = 0; i < t.count; i++) {
            int l = of[i];
            if (l >= 0) {
                int n = STRIDE * l;
                at[n + BODY] = t.at[i];
                at[n + ROW] = t.at[i + 1];
                blocks[BLOCKS * l + CHILD] = t.jacobianAt[i];
                blocks[BLOCKS * l + PARENT] = t.jacobianAt[i + 1];
                blocks[BLOCKS * l + MASS] = t.load.massAt[i];
                blocks[BLOCKS * l + DIAGONAL] = t.diagonal[i];
                columns[COLUMNS * l + CHILD_EDGE] = t.order.edge[i];
                columns[COLUMNS * l + PARENT_EDGE] = t.order.edge[i + 1];
                columns[COLUMNS * l + NODE] = t.order.node[i];
                begin[l] = i > 1 && of[i - 2] >= 0 && t.parent[i - 1] == i ? begin[l - 1] : l;
            }
        }
        for (int l = count - 1; l >= 0; l--) {
            end[l] = l + 1 < count && begin[l + 1] == begin[l] ? end[l + 1] : l + 1;
        }
    }
}

package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * The bodies that {@link PinChains} may take together with their joint, numbered in the order of elimination, so that a stretch of
 * them is a range of numbers and its sweeps are plain counting loops over two arrays without gaps.
 */
final class PinLinks {
    /** What {@link #at} says of a link: where its body and its joint's rows stand, its blocks of J, and A before and after it is loaded. */
    static final int STRIDE = 6;

    static final int BODY = 0;
    static final int ROW = 1;
    static final int CHILD = 2;
    static final int PARENT = 3;
    static final int MASS = 4;
    static final int DIAGONAL = 5;

    /** The number of the link of each node that is one's body, else −1. */
    int[] of = new int[0];

    int[] at = new int[0];
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
        begin = Buffers.atLeast(begin, count);
        end = Buffers.atLeast(end, count);
        factor = Buffers.atLeast(factor, PinChains.STRIDE * count);
        for (int i = 0; i < t.count; i++) {
            int l = of[i];
            if (l >= 0) {
                int n = STRIDE * l;
                at[n + BODY] = t.at[i];
                at[n + ROW] = t.at[i + 1];
                at[n + CHILD] = t.jacobianAt[i];
                at[n + PARENT] = t.jacobianAt[i + 1];
                at[n + MASS] = t.massAt[i];
                at[n + DIAGONAL] = t.diagonal[i];
                begin[l] = i > 1 && of[i - 2] >= 0 && t.parent[i - 1] == i ? begin[l - 1] : l;
            }
        }
        for (int l = count - 1; l >= 0; l--) {
            end[l] = l + 1 < count && begin[l + 1] == begin[l] ? end[l + 1] : l + 1;
        }
    }
}

package org.linkage.app.plot;

import java.util.Arrays;
import org.linkage.solver.linear.FactorPattern;

/**
 * The pattern of a matrix, block by block, as it is eliminated: where each block lies, which ones are fill, and at which step a
 * fill block comes into being. Eliminating a node ties all its later neighbours to each other; what was not tied before fills.
 */
final class Elimination {
    static final int MASS = 0;
    static final int JOINT = 1;
    static final int TIE = 2;
    static final int FILL = 3;

    private static final int EXACT_PAIRS = 300_000;

    final FactorPattern pattern;
    final int nodes;
    /** Node at each place. */
    final int[] order;
    /** Place of each node. */
    final int[] place;
    /** Where each place begins, in scalar rows; the last entry is their number. */
    final int[] start;
    /** Blocks below the diagonal: place of row and of column, row &gt; column, at 2k and 2k + 1; first those of the matrix. */
    final int[] blocks;
    /** The step at which each block is there: 0 for those of the matrix, k + 1 for fill that node number k makes. */
    final int[] born;

    final int ownBlocks;
    /** Whether the joints' own blocks are zero, as they are in H. */
    final boolean hollow;
    /** The place from which on every pair fills, though the pattern lists none; −1 if it lists them. */
    final int fullFrom;

    private Elimination(FactorPattern pattern, int[] order, int[] pairs, int own, boolean hollow, int fullFrom) {
        this.pattern = pattern;
        this.hollow = hollow;
        this.fullFrom = fullFrom;
        this.order = order;
        nodes = order.length;
        place = new int[pattern.nodeCount];
        start = new int[nodes + 1];
        for (int k = 0; k < nodes; k++) {
            place[order[k]] = k;
            start[k + 1] = start[k] + pattern.dimension[order[k]];
        }
        blocks = new int[pairs.length];
        for (int k = 0; k < pairs.length; k += 2) {
            int a = place[pairs[k]];
            int b = place[pairs[k + 1]];
            blocks[k] = Math.max(a, b);
            blocks[k + 1] = Math.min(a, b);
        }
        ownBlocks = own;
        born = new int[blocks.length / 2];
    }

    /** How many blocks there are to arrange and to draw, at most. */
    static int blocks(FactorPattern pattern) {
        return pattern.nodeCount + (pattern.matrix.length + pattern.fill.length + pattern.schur.length) / 2;
    }

    /** The pattern as {@link MatrixView#MATRIX}, {@link MatrixView#SCHUR} or {@link MatrixView#FACTOR}. */
    static Elimination of(FactorPattern pattern, int mode, boolean full) {
        return switch (mode) {
            case MatrixView.SCHUR -> ofSchur(pattern);
            case MatrixView.FACTOR -> ofFactor(pattern, full);
            default -> ofMatrix(pattern);
        };
    }

    /** H in its own order: all bodies, then all joints. */
    static Elimination ofMatrix(FactorPattern pattern) {
        return new Elimination(
                pattern, count(0, pattern.nodeCount), pattern.matrix, pattern.matrix.length / 2, true, -1);
    }

    /** J A⁻¹Jᵀ: a row per joint, tied where joints share a body. */
    static Elimination ofSchur(FactorPattern pattern) {
        int[] pairs = new int[pattern.schur.length];
        for (int k = 0; k < pairs.length; k++) {
            pairs[k] = pattern.bodyCount + pattern.schur[k];
        }
        return new Elimination(
                pattern,
                count(pattern.bodyCount, pattern.nodeCount - pattern.bodyCount),
                pairs,
                pairs.length / 2,
                false,
                -1);
    }

    /** The factor in the order of elimination, with its fill; every pair of joints fills if {@code full}. */
    static Elimination ofFactor(FactorPattern pattern, boolean full) {
        int[] pairs = Arrays.copyOf(pattern.matrix, pattern.matrix.length + pattern.fill.length);
        System.arraycopy(pattern.fill, 0, pairs, pattern.matrix.length, pattern.fill.length);
        Elimination factor = new Elimination(
                pattern, pattern.order, pairs, pattern.matrix.length / 2, false, full ? pattern.bodyCount : -1);
        factor.findBirths();
        return factor;
    }

    private static int[] count(int first, int number) {
        int[] all = new int[number];
        for (int k = 0; k < number; k++) {
            all[k] = first + k;
        }
        return all;
    }

    /** A fill block is born with the first node that both its nodes follow as neighbours. */
    private void findBirths() {
        int[] at = new int[nodes + 1];
        for (int k = 0; k < blocks.length; k += 2) {
            at[blocks[k + 1] + 1]++;
        }
        for (int k = 0; k < nodes; k++) {
            at[k + 1] += at[k];
        }
        int[] below = new int[born.length];
        int[] next = Arrays.copyOf(at, nodes);
        for (int k = 0; k < blocks.length; k += 2) {
            below[next[blocks[k + 1]]++] = blocks[k];
        }
        long pairs = 0;
        for (int k = 0; k < nodes; k++) {
            long size = at[k + 1] - at[k];
            pairs += size * size / 2;
            Arrays.sort(below, at[k], at[k + 1]);
        }
        java.util.HashMap<Long, Integer> first = new java.util.HashMap<>();
        if (pairs <= EXACT_PAIRS && born.length > ownBlocks) {
            for (int k = 0; k < nodes; k++) {
                for (int i = at[k]; i < at[k + 1]; i++) {
                    for (int j = at[k]; j < i; j++) {
                        first.putIfAbsent((long) below[i] * nodes + below[j], k);
                    }
                }
            }
        }
        for (int b = ownBlocks; b < born.length; b++) {
            Integer by = first.get((long) blocks[2 * b] * nodes + blocks[2 * b + 1]);
            // too many to list: at the latest, the block is there when its own column is eliminated
            born[b] = (by == null ? Math.max(0, blocks[2 * b + 1] - 1) : by) + 1;
        }
    }

    int size() {
        return start[nodes];
    }

    /** The place whose rows hold a scalar row, or −1. */
    int placeOf(double row) {
        if (row < 0 || row >= size()) {
            return -1;
        }
        int low = 0;
        int high = nodes;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (start[middle] <= row) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** What the diagonal block at a place belongs to. */
    int kindOf(int at) {
        return order[at] < pattern.bodyCount ? MASS : JOINT;
    }

    /** Whether a block lies at (row, column), in either triangle. */
    boolean has(int row, int column) {
        int lower = Math.max(row, column);
        int left = Math.min(row, column);
        boolean there = lower == left || (fullFrom >= 0 && left >= fullFrom);
        for (int b = 0; !there && b < born.length; b++) {
            there = blocks[2 * b] == lower && blocks[2 * b + 1] == left;
        }
        return there;
    }

    /** The bodies that a node stands for: itself, or those that a joint ties. */
    int[] bodiesOf(int node) {
        if (node < pattern.bodyCount) {
            return new int[] {node};
        }
        int count = 0;
        int[] bodies = new int[8];
        for (int k = 0; k < pattern.matrix.length; k += 2) {
            if (pattern.matrix[k + 1] == node) {
                if (count == bodies.length) {
                    bodies = Arrays.copyOf(bodies, 2 * count);
                }
                bodies[count++] = pattern.matrix[k];
            }
        }
        return Arrays.copyOf(bodies, count);
    }
}

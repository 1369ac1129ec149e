package org.linkage.solver.contact;

import java.util.Arrays;
import org.linkage.solver.mechanism.State;

/**
 * Who is near whom, in time proportional to the number of bodies: a uniform grid of square cells in a hash table.
 *
 * <p>The cell is a little larger than twice the mean reach of a body. Each body is entered in every cell that its bounding square
 * touches (four as a rule); one that would fill more than {@link #MOST_CELLS} is kept apart and asked of everybody. Neighbours come
 * sorted by index, so the rows of a resting pile come in the same order in every step.
 */
final class BroadPhase {
    private static final int MOST_CELLS = 64;
    private static final double LARGEST = 1e8;

    private final Outline[] outlines;
    private final double[] half;
    private final int[] stamp;
    private int query;
    private int[] large = new int[0];
    private int largeCount;
    private int tableMask;
    private int[] cellStart = new int[0];
    private int[] cellItem = new int[0];
    private double cell = 1;

    BroadPhase(Outline[] outlines) {
        this.outlines = outlines;
        half = new double[outlines.length];
        stamp = new int[outlines.length];
        large = new int[outlines.length];
        int size = 16;
        while (size < 2 * outlines.length) {
            size *= 2;
        }
        tableMask = size - 1;
        cellStart = new int[size + 2];
        cellItem = new int[8 * outlines.length + 16];
    }

    /** Enters all bodies, each grown by its reach and half the margin. */
    void build(State s, double[] reach, double margin) {
        double sum = 0;
        for (int i = 0; i < half.length; i++) {
            half[i] = outlines[i].radius + reach[outlines[i].body] + margin / 2;
            sum += Math.min(half[i], LARGEST);
        }
        cell = Math.max(2.2 * sum / Math.max(1, half.length), 1e-9);
        Arrays.fill(cellStart, 0);
        largeCount = 0;
        for (int i = 0; i < half.length; i++) {
            if (spread(s, i)) {
                visit(s, i, true);
            } else {
                large[largeCount++] = i;
            }
        }
        int total = 0;
        for (int c = 0; c <= tableMask + 1; c++) {
            int n = cellStart[c];
            cellStart[c] = total;
            total += n;
        }
        if (total > cellItem.length) {
            cellItem = new int[2 * total];
        }
        for (int i = 0; i < half.length; i++) {
            if (spread(s, i)) {
                visit(s, i, false);
            }
        }
        // entering moved each start to the end of its cell: shift back
        for (int c = tableMask + 1; c > 0; c--) {
            cellStart[c] = cellStart[c - 1];
        }
        cellStart[0] = 0;
    }

    /** Whether the body fits into few cells, all near enough for whole numbers. */
    private boolean spread(State s, int i) {
        double x = outlines[i].x(s);
        double y = outlines[i].y(s);
        double cells = 2 * half[i] / cell + 1;
        double farthest = (Math.max(Math.abs(x), Math.abs(y)) + half[i]) / cell;
        return cells * cells <= MOST_CELLS && farthest < LARGEST;
    }

    private void visit(State s, int i, boolean count) {
        int x0 = (int) Math.floor((outlines[i].x(s) - half[i]) / cell);
        int x1 = (int) Math.floor((outlines[i].x(s) + half[i]) / cell);
        int y0 = (int) Math.floor((outlines[i].y(s) - half[i]) / cell);
        int y1 = (int) Math.floor((outlines[i].y(s) + half[i]) / cell);
        for (int x = x0; x <= x1; x++) {
            for (int y = y0; y <= y1; y++) {
                int slot = slot(x, y);
                if (count) {
                    cellStart[slot]++;
                } else {
                    cellItem[cellStart[slot]++] = i;
                }
            }
        }
    }

    private int slot(int x, int y) {
        int hash = x * 0x9E3779B1 + y * 0x85EBCA6B;
        return (hash ^ (hash >>> 15)) & tableMask;
    }

    /** Writes the numbers of all j > i whose squares touch i's, sorted; returns how many, or −1 if {@code out} is too short. */
    int neighbours(State s, int i, int[] out) {
        query++;
        int found = 0;
        if (spread(s, i)) {
            int x0 = (int) Math.floor((outlines[i].x(s) - half[i]) / cell);
            int x1 = (int) Math.floor((outlines[i].x(s) + half[i]) / cell);
            int y0 = (int) Math.floor((outlines[i].y(s) - half[i]) / cell);
            int y1 = (int) Math.floor((outlines[i].y(s) + half[i]) / cell);
            for (int x = x0; x <= x1; x++) {
                for (int y = y0; y <= y1; y++) {
                    int slot = slot(x, y);
                    for (int e = cellStart[slot]; e < cellStart[slot + 1]; e++) {
                        int j = cellItem[e];
                        if (j > i && stamp[j] != query && near(s, i, j)) {
                            if (found == out.length) {
                                return -1;
                            }
                            stamp[j] = query;
                            out[found++] = j;
                        }
                    }
                }
            }
            for (int e = 0; e < largeCount; e++) {
                int j = large[e];
                if (j > i && near(s, i, j)) {
                    if (found == out.length) {
                        return -1;
                    }
                    out[found++] = j;
                }
            }
        } else {
            for (int j = i + 1; j < half.length; j++) {
                if (near(s, i, j)) {
                    if (found == out.length) {
                        return -1;
                    }
                    out[found++] = j;
                }
            }
        }
        Arrays.sort(out, 0, found);
        return found;
    }

    private boolean near(State s, int i, int j) {
        double reach = half[i] + half[j];
        return Math.abs(outlines[i].x(s) - outlines[j].x(s)) <= reach
                && Math.abs(outlines[i].y(s) - outlines[j].y(s)) <= reach;
    }
}

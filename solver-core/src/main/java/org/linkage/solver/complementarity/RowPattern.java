package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * The symbolic half of a sparse Cholesky factorisation of some rows of a {@link RowMatrix}: where the factor has numbers.
 *
 * <p>The rows taken are put in {@link RowOrder}'s order; the elimination tree (parent = first row below that the factor
 * couples with) is walked children first, and runs of rows with the same pattern become one dense panel (a supernode).
 * Small panels are merged with their parents where that stores few zeros, because a dense kernel on 12 numbers beats
 * bookkeeping on 9. All of it costs about as much as the factor has entries, so a changed set of rows is analysed anew
 * rather than carried along as zeros.
 */
final class RowPattern {
    /** Part of a merged panel that may be zeros. */
    private static final double ZEROS = 0.3;
    /** Panels with at most this many rows and columns are merged regardless. */
    private static final int TINY = 8;

    /** Number of rows taken; of each place its row and of each row its place or −1. */
    int size;

    int[] row = new int[0];
    int[] place = new int[0];

    int panels;
    /** Places of panel p: first[p] … first[p+1] − 1; then the rows below, {@code below[belowStart[p]] …}, ascending. */
    int[] first = new int[1];

    int[] belowStart = new int[1];
    int[] below = new int[0];
    int[] panelParent = new int[0];
    int[] panelStart = new int[1];
    /** What one factorisation takes. */
    double multiplications;

    /** Most numbers that pending updates ever take on the stack. */
    int stackBound;

    private int[] parent = new int[0];
    private int[] ancestor = new int[0];
    private int[] count = new int[0];
    private int[] childHead = new int[0];
    private int[] childNext = new int[0];
    private int[] post = new int[0];
    private int[] zeros = new int[0];
    private int[] panelOf = new int[0];

    /** Analyses the rows with {@code taken}, in the order given. */
    void analyse(RowMatrix matrix, int[] order, boolean[] taken) {
        reserve(matrix.rows);
        size = 0;
        Arrays.fill(place, 0, matrix.rows, -1);
        for (int k = 0; k < matrix.rows; k++) {
            if (taken[order[k]]) {
                row[size] = order[k];
                place[order[k]] = size++;
            }
        }
        eliminationTree(matrix);
        postorder();
        countColumns(matrix);
        formPanels();
        listBelow(matrix);
    }

    private void reserve(int rows) {
        if (place.length >= rows + 1) {
            return;
        }
        int n = rows + rows / 2 + 1;
        row = new int[n];
        place = new int[n];
        parent = new int[n];
        ancestor = new int[n];
        count = new int[n];
        childHead = new int[n];
        childNext = new int[n];
        post = new int[n];
        zeros = new int[n];
        panelOf = new int[n];
        first = new int[n + 1];
        belowStart = new int[n + 1];
        panelParent = new int[n];
        panelStart = new int[n + 1];
    }

    private void eliminationTree(RowMatrix matrix) {
        for (int k = 0; k < size; k++) {
            parent[k] = -1;
            ancestor[k] = -1;
            int r = row[k];
            for (int m = matrix.start[r]; m < matrix.start[r + 1]; m++) {
                int j = place[matrix.column[m]];
                // climb from j to its root, shortening the path behind
                while (j >= 0 && j < k) {
                    int up = ancestor[j];
                    ancestor[j] = k;
                    if (up < 0) {
                        parent[j] = k;
                    }
                    j = up;
                }
            }
        }
    }

    private void postorder() {
        Arrays.fill(childHead, 0, size, -1);
        int roots = -1;
        for (int k = size - 1; k >= 0; k--) {
            if (parent[k] < 0) {
                childNext[k] = roots;
                roots = k;
            } else {
                childNext[k] = childHead[parent[k]];
                childHead[parent[k]] = k;
            }
        }
        int done = 0;
        int[] stack = ancestor;
        for (int root = roots; root >= 0; root = childNext[root]) {
            int top = 0;
            stack[0] = root;
            while (top >= 0) {
                int k = stack[top];
                int child = childHead[k];
                if (child >= 0) {
                    childHead[k] = childNext[child];
                    stack[++top] = child;
                } else {
                    post[done++] = k;
                    top--;
                }
            }
        }
        // renumber: place by postorder
        int[] renamed = ancestor;
        for (int k = 0; k < size; k++) {
            renamed[post[k]] = k;
        }
        int[] rows = childHead;
        int[] parents = childNext;
        for (int k = 0; k < size; k++) {
            rows[k] = row[post[k]];
            parents[k] = parent[post[k]] < 0 ? -1 : renamed[parent[post[k]]];
        }
        for (int k = 0; k < size; k++) {
            row[k] = rows[k];
            parent[k] = parents[k];
            place[row[k]] = k;
        }
    }

    /** count[j]: rows below j in its column of the factor, found by climbing each row's subtree. */
    private void countColumns(RowMatrix matrix) {
        int[] seen = ancestor;
        for (int k = 0; k < size; k++) {
            count[k] = 0;
            seen[k] = k;
            int r = row[k];
            for (int m = matrix.start[r]; m < matrix.start[r + 1]; m++) {
                int j = place[matrix.column[m]];
                while (j >= 0 && j < k && seen[j] != k) {
                    seen[j] = k;
                    count[j]++;
                    j = parent[j];
                }
            }
        }
    }

    private void formPanels() {
        panels = 0;
        int k = 0;
        while (k < size) {
            int start = k;
            while (k + 1 < size && parent[k] == k + 1 && count[k + 1] == count[k] - 1) {
                k++;
            }
            first[panels] = start;
            zeros[panels] = 0;
            panels++;
            k++;
            // swallow children that stand directly before, while that costs few zeros
            while (panels > 1) {
                int last = first[panels - 1] - 1;
                int up = parent[last];
                if (up < 0 || up >= k) {
                    break;
                }
                int child = first[panels - 1] - first[panels - 2];
                int own = k - first[panels - 1];
                int height = own + count[k - 1];
                int added = zeros[panels - 1] + zeros[panels - 2] + child * (height - count[last]);
                int whole = (own + child) * (height + child) - (own + child) * (own + child - 1) / 2;
                if (added > ZEROS * whole && height + child > TINY) {
                    break;
                }
                panels--;
                zeros[panels - 1] = added;
            }
        }
        first[panels] = size;
    }

    private void listBelow(RowMatrix matrix) {
        for (int p = 0; p < panels; p++) {
            for (int k = first[p]; k < first[p + 1]; k++) {
                panelOf[k] = p;
            }
        }
        Arrays.fill(childHead, 0, panels, -1);
        int[] seen = ancestor;
        Arrays.fill(seen, 0, size, -1);
        int end = 0;
        int numbers = 0;
        int pending = 0;
        multiplications = 0;
        stackBound = 0;
        for (int p = 0; p < panels; p++) {
            int last = first[p + 1] - 1;
            int height = count[last];
            belowStart[p] = end;
            panelStart[p] = numbers;
            if (below.length < end + height) {
                below = Arrays.copyOf(below, 2 * (end + height) + 64);
            }
            for (int k = first[p]; k <= last; k++) {
                int r = row[k];
                for (int m = matrix.start[r]; m < matrix.start[r + 1]; m++) {
                    int j = place[matrix.column[m]];
                    if (j > last && seen[j] != p) {
                        seen[j] = p;
                        below[end++] = j;
                    }
                }
            }
            int freed = 0;
            for (int child = childHead[p]; child >= 0; child = childNext[child]) {
                freed += square(belowStart[child + 1] - belowStart[child]);
                for (int m = belowStart[child]; m < belowStart[child + 1]; m++) {
                    int j = below[m];
                    if (j > last && seen[j] != p) {
                        seen[j] = p;
                        below[end++] = j;
                    }
                }
            }
            Arrays.sort(below, belowStart[p], end);
            belowStart[p + 1] = end;
            pending += square(end - belowStart[p]);
            stackBound = Math.max(stackBound, pending);
            pending -= freed;
            int columns = first[p + 1] - first[p];
            numbers += columns * (columns + height);
            double width = columns + height;
            multiplications += (width * (width + 1) * (width + 2) - height * (height + 1.0) * (height + 2)) / 6;
            panelParent[p] = parent[last] < 0 ? -1 : panelOf[parent[last]];
            if (panelParent[p] >= 0) {
                childNext[p] = childHead[panelParent[p]];
                childHead[panelParent[p]] = p;
            }
        }
        panelStart[panels] = numbers;
    }

    private static int square(int n) {
        return n * n;
    }

    /** Panels' children: the last one first; the numeric half pops updates in this order. */
    int lastChild(int p) {
        return childHead[p];
    }

    int previousSibling(int p) {
        return childNext[p];
    }
}

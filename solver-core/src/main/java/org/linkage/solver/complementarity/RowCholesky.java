package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * Sparse Cholesky factorisation RᵀR of some rows of S = G A⁻¹Gᵀ + E, with an optional addition to the diagonal.
 *
 * <p>Multifrontal: each panel collects its rows of S and what its children left over, eliminates its own rows with dense
 * kernels, and leaves what remains for its parent. Redundant rows would meet a zero pivot; ε S_ii on the diagonal keeps
 * it positive, and refinement against S itself takes the ε out again where the rows agree with each other.
 */
final class RowCholesky {
    static final double EPSILON = 1e-11;

    /** What the analysis of a new set costs, in multiplications for each number of S. */
    private static final double ANALYSIS = 10;

    private final RowPattern pattern = new RowPattern();
    private double[] panel = new double[0];
    private double[] stack = new double[0];
    private int[] local = new int[0];
    private boolean[] taken = new boolean[0];
    private double[] work = new double[0];
    private double[] gathered = new double[0];
    private boolean analysed;
    private RowMatrix factored = new RowMatrix();

    /** What the last factorisation took, for the reports. */
    int factorSize() {
        return pattern.panelStart[pattern.panels];
    }

    /** The rows' graph has changed: the next factorisation analyses anew. */
    void forgetPattern() {
        analysed = false;
    }

    /** Factors the rows {@code set}; {@code extra} is added to the diagonal (indexed by row, may be all zero). */
    void factor(RowMatrix matrix, int[] order, boolean[] set, double[] extra, double epsilon) {
        if (!analysed || !sameSet(matrix.rows, set)) {
            if (taken.length < matrix.rows) {
                int n = matrix.rows + matrix.rows / 2;
                taken = new boolean[n];
                local = new int[n];
                work = new double[n];
                gathered = new double[n];
            }
            System.arraycopy(set, 0, taken, 0, matrix.rows);
            pattern.analyse(matrix, order, set);
            analysed = true;
            matrix.work += ANALYSIS * matrix.start[matrix.rows];
        }
        factored = matrix;
        matrix.work += pattern.multiplications + matrix.start[matrix.rows];
        int numbers = pattern.panelStart[pattern.panels];
        if (panel.length < numbers) {
            panel = new double[numbers + numbers / 2];
        }
        if (stack.length < pattern.stackBound) {
            stack = new double[pattern.stackBound + pattern.stackBound / 2];
        }
        Arrays.fill(panel, 0, numbers, 0);
        int top = 0;
        for (int p = 0; p < pattern.panels; p++) {
            top = eliminate(matrix, p, top, extra, epsilon);
        }
    }

    private boolean sameSet(int rows, boolean[] set) {
        if (taken.length < rows) {
            return false;
        }
        for (int r = 0; r < rows; r++) {
            if (taken[r] != set[r]) {
                return false;
            }
        }
        return true;
    }

    private int eliminate(RowMatrix matrix, int p, int top, double[] extra, double epsilon) {
        int from = pattern.first[p];
        int columns = pattern.first[p + 1] - from;
        int under = pattern.belowStart[p];
        int height = pattern.belowStart[p + 1] - under;
        int width = columns + height;
        int at = pattern.panelStart[p];
        for (int k = 0; k < columns; k++) {
            local[from + k] = k;
        }
        for (int k = 0; k < height; k++) {
            local[pattern.below[under + k]] = columns + k;
        }
        for (int k = 0; k < columns; k++) {
            int r = pattern.row[from + k];
            int line = at + k * width;
            for (int m = matrix.start[r]; m < matrix.start[r + 1]; m++) {
                int j = pattern.place[matrix.column[m]];
                if (j >= from + k) {
                    panel[line + local[j]] += matrix.value[m];
                }
            }
            panel[line + k] += epsilon * matrix.diagonal[r] + extra[r];
        }
        int own = top;
        Arrays.fill(stack, own, own + height * height, 0);
        int bottom = top;
        for (int child = pattern.lastChild(p); child >= 0; child = pattern.previousSibling(child)) {
            int size = pattern.belowStart[child + 1] - pattern.belowStart[child];
            bottom -= size * size;
            extendAdd(child, size, bottom, at, columns, width, own, height);
        }
        reducePanel(matrix, p, at, columns, width, epsilon);
        reduceRest(at, columns, width, own, height);
        if (bottom != own) {
            System.arraycopy(stack, own, stack, bottom, height * height);
        }
        return bottom + height * height;
    }

    private void extendAdd(int child, int size, int source, int at, int columns, int width, int own, int height) {
        int list = pattern.belowStart[child];
        for (int i = 0; i < size; i++) {
            int to = local[pattern.below[list + i]];
            int line = source + i * size;
            if (to < columns) {
                int base = at + to * width;
                for (int j = i; j < size; j++) {
                    panel[base + local[pattern.below[list + j]]] += stack[line + j];
                }
            } else {
                int base = own + (to - columns) * height - columns;
                for (int j = i; j < size; j++) {
                    stack[base + local[pattern.below[list + j]]] += stack[line + j];
                }
            }
        }
    }

    private void reducePanel(RowMatrix matrix, int p, int at, int columns, int width, double epsilon) {
        for (int k0 = 0; k0 < columns; k0 += 4) {
            int k1 = Math.min(k0 + 4, columns);
            for (int k = k0; k < k1; k++) {
                int line = at + k * width;
                double floor = epsilon * matrix.diagonal[pattern.row[pattern.first[p] + k]];
                double pivot = panel[line + k];
                if (!(pivot > 0.1 * floor)) {
                    pivot = floor;
                }
                double inverse = 1 / Math.sqrt(pivot);
                panel[line + k] = 1 / inverse;
                for (int i = k + 1; i < width; i++) {
                    panel[line + i] *= inverse;
                }
                for (int j = k + 1; j < k1; j++) {
                    subtract1(panel, line, panel, at + j * width, panel[line + j], j, width);
                }
            }
            for (int j = k1; j < columns; j++) {
                reduceRow(at + k0 * width, k1 - k0, width, j, panel, at + j * width);
            }
        }
    }

    private void reduceRest(int at, int columns, int width, int own, int height) {
        for (int j = 0; j < height; j++) {
            int target = own + j * height - columns;
            for (int k0 = 0; k0 < columns; k0 += 4) {
                reduceRow(at + k0 * width, Math.min(4, columns - k0), width, columns + j, stack, target);
            }
        }
    }

    /** target[i] −= Σ_q R_q[j] R_q[i] for i ≥ j, over at most four rows of the panel. */
    private void reduceRow(int line, int lines, int width, int j, double[] target, int to) {
        if (lines == 4) {
            int l1 = line + width;
            int l2 = l1 + width;
            int l3 = l2 + width;
            subtract4(panel, line, l1, l2, l3, target, to, j, width);
        } else {
            for (int q = 0; q < lines; q++) {
                subtract1(panel, line + q * width, target, to, panel[line + q * width + j], j, width);
            }
        }
    }

    private static void subtract1(double[] a, int line, double[] target, int to, double s, int from, int end) {
        for (int i = from; i < end; i++) {
            target[to + i] -= s * a[line + i];
        }
    }

    private static void subtract4(
            double[] a, int l0, int l1, int l2, int l3, double[] target, int to, int from, int end) {
        double s0 = a[l0 + from];
        double s1 = a[l1 + from];
        double s2 = a[l2 + from];
        double s3 = a[l3 + from];
        for (int i = from; i < end; i++) {
            target[to + i] -= s0 * a[l0 + i] + s1 * a[l1 + i] + s2 * a[l2 + i] + s3 * a[l3 + i];
        }
    }

    /** Solves on the factored rows, in place; entries of other rows are neither read nor written. */
    void solve(double[] y) {
        factored.work += 2.0 * factorSize();
        for (int k = 0; k < pattern.size; k++) {
            work[k] = y[pattern.row[k]];
        }
        for (int p = 0; p < pattern.panels; p++) {
            forward(p);
        }
        for (int p = pattern.panels - 1; p >= 0; p--) {
            backward(p);
        }
        for (int k = 0; k < pattern.size; k++) {
            y[pattern.row[k]] = work[k];
        }
    }

    private void forward(int p) {
        int from = pattern.first[p];
        int columns = pattern.first[p + 1] - from;
        int under = pattern.belowStart[p];
        int width = columns + pattern.belowStart[p + 1] - under;
        int line = pattern.panelStart[p];
        for (int i = columns; i < width; i++) {
            gathered[i] = 0;
        }
        for (int k = 0; k < columns; k++, line += width) {
            double value = work[from + k] / panel[line + k];
            work[from + k] = value;
            if (value != 0) {
                for (int i = k + 1; i < columns; i++) {
                    work[from + i] -= panel[line + i] * value;
                }
                for (int i = columns; i < width; i++) {
                    gathered[i] += panel[line + i] * value;
                }
            }
        }
        for (int i = columns; i < width; i++) {
            work[pattern.below[under + i - columns]] -= gathered[i];
        }
    }

    private void backward(int p) {
        int from = pattern.first[p];
        int columns = pattern.first[p + 1] - from;
        int under = pattern.belowStart[p];
        int width = columns + pattern.belowStart[p + 1] - under;
        for (int i = columns; i < width; i++) {
            gathered[i] = work[pattern.below[under + i - columns]];
        }
        for (int k = columns - 1; k >= 0; k--) {
            int line = pattern.panelStart[p] + k * width;
            double sum = work[from + k];
            for (int i = k + 1; i < columns; i++) {
                sum -= panel[line + i] * work[from + i];
            }
            for (int i = columns; i < width; i++) {
                sum -= panel[line + i] * gathered[i];
            }
            work[from + k] = sum / panel[line + k];
        }
    }
}

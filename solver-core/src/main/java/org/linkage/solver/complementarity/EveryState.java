package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * The last resort of the smallest problems with friction: every contact open, sticking, or sliding one way or the other, one linear
 * system for each combination, until one satisfies Coulomb's law. It finds an answer that the quicker methods missed, Lemke's rays
 * among them, and where it finds none there is none with independent rows.
 */
final class EveryState {
    /** Combinations that are tried at the most: five contacts with friction, twelve without. */
    private static final int MOST = 1 << 12;

    private static final int MOST_ROWS = 32;
    private static final double SINGULAR = 1e-13;

    private double[] a = new double[0];
    private double[] rhs = new double[0];
    private double[] y = new double[0];
    private int[] unknown = new int[0];
    private boolean[] presses = new boolean[0];

    /** Whether the problem is small enough. */
    static boolean takes(RowProblem problem) {
        long combinations = 1;
        for (int i = 0; i < problem.matrix.normals && combinations <= MOST; i++) {
            combinations *= problem.matrix.edgeRow[i] < 0 ? 2 : 4;
        }
        return problem.rows <= MOST_ROWS && combinations <= MOST;
    }

    /** Sets the problem's y, c without slips, to an answer; false, with y as it was, if there is none. */
    boolean solve(RowProblem problem, ConePivoting law) {
        reserve(problem.rows);
        RowMatrix matrix = problem.matrix;
        System.arraycopy(problem.y, 0, y, 0, problem.rows);
        int combinations = 1;
        for (int i = 0; i < matrix.normals; i++) {
            combinations *= matrix.edgeRow[i] < 0 ? 2 : 4;
        }
        for (int c = 0; c < combinations; c++) {
            choose(problem, c);
            if (solveChosen(problem) && law.residual(problem) <= ConePivoting.ENOUGH * problem.scale) {
                for (int r = problem.joints; r < problem.rows; r++) {
                    problem.in[r] = problem.y[r] > 0;
                }
                return true;
            }
        }
        System.arraycopy(y, 0, problem.y, 0, problem.rows);
        return false;
    }

    private void reserve(int rows) {
        if (rhs.length < rows) {
            a = new double[rows * rows];
            rhs = new double[rows];
            y = new double[rows];
            unknown = new int[rows];
            presses = new boolean[rows];
        }
    }

    /** Which rows press in the c-th combination: each contact a digit, base 4 with friction and 2 without. */
    private void choose(RowProblem problem, int c) {
        RowMatrix matrix = problem.matrix;
        int left = c;
        for (int r = 0; r < problem.joints; r++) {
            presses[r] = true;
        }
        for (int i = 0; i < matrix.normals; i++) {
            presses[matrix.joints + i] = (left & 1) != 0;
            left >>= 1;
            if (matrix.edgeRow[i] >= 0) {
                presses[matrix.edgeRow[i]] = (left & 1) != 0;
                left >>= 1;
            }
        }
    }

    /** One equation for each row that presses: its own g = 0, or n = 0 of its contact where the other edge does not press. */
    private boolean solveChosen(RowProblem problem) {
        int n = 0;
        for (int r = 0; r < problem.rows; r++) {
            problem.y[r] = 0;
            if (presses[r]) {
                unknown[n++] = r;
            }
        }
        for (int k = 0; k < n; k++) {
            Arrays.fill(a, k * n, k * n + n, 0);
            rhs[k] = 0;
            int other = otherEdge(problem.matrix, unknown[k]);
            boolean slides = other >= 0 && !presses[other];
            addRow(problem.matrix, unknown[k], slides ? 0.5 : 1, k, n);
            if (slides) {
                addRow(problem.matrix, other, 0.5, k, n);
            }
        }
        if (!eliminate(n, problem)) {
            return false;
        }
        for (int k = 0; k < n; k++) {
            problem.y[unknown[k]] = rhs[k];
        }
        return true;
    }

    private static int otherEdge(RowMatrix matrix, int r) {
        if (r < matrix.joints) {
            return -1;
        }
        int i = matrix.origin[r];
        return r < matrix.joints + matrix.normals ? matrix.edgeRow[i] : matrix.joints + i;
    }

    private void addRow(RowMatrix matrix, int r, double share, int k, int n) {
        for (int m = matrix.start[r]; m < matrix.start[r + 1]; m++) {
            for (int j = 0; j < n; j++) {
                if (unknown[j] == matrix.column[m]) {
                    a[k * n + j] += share * matrix.value[m];
                }
            }
        }
        rhs[k] += share * matrix.c[r];
    }

    /** Gauss with the largest pivot of each column; the answer replaces the right-hand side. */
    private boolean eliminate(int n, RowProblem problem) {
        for (int k = 0; k < n; k++) {
            int best = k;
            for (int i = k + 1; i < n; i++) {
                if (Math.abs(a[i * n + k]) > Math.abs(a[best * n + k])) {
                    best = i;
                }
            }
            if (!(Math.abs(a[best * n + k]) > SINGULAR * problem.matrix.diagonal[unknown[k]])) {
                return false;
            }
            for (int j = k; j < n && best != k; j++) {
                double swap = a[k * n + j];
                a[k * n + j] = a[best * n + j];
                a[best * n + j] = swap;
            }
            double swap = rhs[k];
            rhs[k] = rhs[best];
            rhs[best] = swap;
            for (int i = k + 1; i < n; i++) {
                double factor = a[i * n + k] / a[k * n + k];
                for (int j = k + 1; j < n && factor != 0; j++) {
                    a[i * n + j] -= factor * a[k * n + j];
                }
                rhs[i] -= factor * rhs[k];
            }
        }
        for (int k = n - 1; k >= 0; k--) {
            for (int j = k + 1; j < n; j++) {
                rhs[k] -= a[k * n + j] * rhs[j];
            }
            rhs[k] /= a[k * n + k];
        }
        return true;
    }
}

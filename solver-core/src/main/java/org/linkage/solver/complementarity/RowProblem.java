package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * The rows' problem: find y with g = S y − c, where joint rows have g = 0 and all others 0 ≤ y ⊥ g ≥ 0. It is the minimum
 * of ½ yᵀS y − cᵀy over y ≥ 0.
 *
 * <p>Holds the numbers that all methods share, and the one linear solve they are made of: the rows in {@link #in} with
 * g = 0, the others with y = 0.
 */
final class RowProblem {
    /** Relative to {@link #scale}: what counts as a sign, and what the linear solves are refined to. */
    static final double SIGN = 1e-11;

    /** Relative to {@link #scale}: what may be left of any condition in an answer that is taken as it is. */
    static final double ENOUGH = 1e-10;

    static final double REFINED = 1e-13;
    private static final int REFINEMENTS = 6;

    /**
     * δ of the active rows' equations g + δ S_ii (y − ŷ) = 0, ŷ the last pass's y, where y is to stay near where it was. Gaps that
     * differ by rounding make redundant rows contradict each other by some 1e-11: with a δ no larger than that the equations would
     * be met by forces as large as the weight, and rows would change sides for ever.
     */
    private static final double NEARNESS = 1e-6;

    final RowMatrix matrix;
    final RowOrder order = new RowOrder();
    final RowCholesky cholesky = new RowCholesky();

    int rows;
    /** Rows before this one are joint rows, without a sign. */
    int joints;

    double[] y = new double[0];
    double[] g = new double[0];
    /** The active set: joint rows always. */
    boolean[] in = new boolean[0];
    /** Size of the numbers along the rows, in x's unit: the yardstick of all tolerances. */
    double scale;

    int factorisations;
    int iterations;

    private double limit = Double.POSITIVE_INFINITY;

    private double nearness = RowCholesky.EPSILON;
    private boolean factored;
    private boolean[] factoredSet = new boolean[0];
    private double[] zero = new double[0];
    private double[] step = new double[0];

    RowProblem(RowMatrix matrix) {
        this.matrix = matrix;
    }

    /** Takes the matrix as it is now, with y = 0 and no one-sided row active. */
    void begin() {
        rows = matrix.rows;
        joints = matrix.joints;
        if (y.length < rows) {
            int n = rows + rows / 2;
            y = new double[n];
            g = new double[n];
            in = new boolean[n];
            factoredSet = new boolean[n];
            zero = new double[n];
            step = new double[n];
        }
        Arrays.fill(y, 0, rows, 0);
        Arrays.fill(in, 0, joints, true);
        Arrays.fill(in, joints, rows, false);
        scale = 0;
        for (int r = 0; r < rows; r++) {
            scale = Math.max(scale, Math.abs(matrix.c[r]));
        }
        factored = false;
        nearness = RowCholesky.EPSILON;
        factorisations = 0;
        iterations = 0;
    }

    /** Whether of many y that solve the active rows the nearest to the one at hand is wanted, or the last digit of a stiff set. */
    void stayNear(boolean near) {
        nearness = near ? NEARNESS : RowCholesky.EPSILON;
        factored = false;
    }

    /** Solves the active rows exactly with all others at 0; then g of all rows. Returns the worst |g| of the active. */
    double solveActive() {
        boolean same = factored;
        for (int r = 0; r < rows; r++) {
            same &= factoredSet[r] == in[r];
            factoredSet[r] = in[r];
            if (!in[r]) {
                y[r] = 0;
            }
        }
        if (!same) {
            cholesky.factor(matrix, order.order, in, zero, nearness);
            factorisations++;
            factored = true;
        }
        matrix.gradient(y, g);
        double worst = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < 1 + REFINEMENTS; pass++) {
            for (int r = 0; r < rows; r++) {
                step[r] = -g[r];
            }
            cholesky.solve(step);
            for (int r = 0; r < rows; r++) {
                if (in[r]) {
                    y[r] += step[r];
                }
            }
            matrix.gradient(y, g);
            double left = worstActive();
            boolean enough = left <= REFINED * scale || left > 0.5 * worst;
            worst = left;
            if (enough) {
                break;
            }
        }
        return worst;
    }

    /** From here on the methods may take so many multiplications, all of them together. */
    void allow(double multiplications) {
        limit = matrix.work + multiplications;
    }

    /**
     * Whether that is used up: whoever iterates stops then, and the best so far is taken. Counted and not timed, so that all machines
     * stop at the same place.
     */
    boolean spent() {
        return matrix.work > limit;
    }

    /** Somebody else has used the factor: the next solve makes its own. */
    void factorLost() {
        factored = false;
    }

    private double worstActive() {
        double worst = 0;
        for (int r = 0; r < rows; r++) {
            if (in[r]) {
                worst = Math.max(worst, Math.abs(g[r]));
            }
        }
        return worst;
    }

    /** Whether a one-sided row is on the wrong side: active and pulling, or inactive and violated. */
    boolean wrong(int r) {
        return r >= joints && (in[r] ? y[r] * matrix.diagonal[r] : g[r]) < -SIGN * scale;
    }

    /** How far row r is from its conditions, in x's unit: 0 if they hold. */
    double violation(int r) {
        return Math.abs(r < joints ? g[r] : Math.min(g[r], y[r] * matrix.diagonal[r]));
    }

    double residual() {
        double worst = 0;
        for (int r = 0; r < rows; r++) {
            double violation = violation(r);
            if (!(violation <= worst)) {
                worst = violation;
            }
        }
        return worst;
    }

    /** Whether y as it stands, g with it, is good enough to be taken. */
    boolean holds() {
        return residual() <= ENOUGH * scale;
    }

    /** One projected Gauss–Seidel sweep: each row in turn satisfies its own conditions. */
    void sweep() {
        matrix.work += matrix.start[rows];
        for (int r = 0; r < rows; r++) {
            double next = y[r] - (matrix.rowTimes(r, y) - matrix.c[r]) / matrix.diagonal[r];
            y[r] = r < joints ? next : Math.max(0, next);
        }
    }

    /**
     * Whether y is (nearly) a ray along which the rows can be loaded without limit: S y = 0, cᵀy &gt; 0, y ≥ 0. Then no x
     * satisfies all rows. Methods that diverge do so along it.
     */
    boolean provesContradiction() {
        double size = 0;
        double gain = 0;
        for (int r = 0; r < rows; r++) {
            size = Math.max(size, Math.abs(y[r]) * matrix.diagonal[r]);
            gain += y[r] * matrix.c[r];
        }
        double worst = 0;
        for (int r = 0; r < rows; r++) {
            worst = Math.max(worst, Math.abs(matrix.rowTimes(r, y)));
            if (r >= joints) {
                worst = Math.max(worst, -y[r] * matrix.diagonal[r]);
            }
        }
        return size > 1e4 * scale && worst < 1e-6 * size && gain > 0;
    }
}

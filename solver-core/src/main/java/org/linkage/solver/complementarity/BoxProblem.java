package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * The rows' problem with bounds: find y with lower ≤ y ≤ upper and g = S y − c, where g = 0 inside the bounds, g ≥ 0 at
 * a lower and g ≤ 0 at an upper bound. Joint rows have no bounds, normal rows [0, ∞), tangents [−k μ, k μ] with μ held.
 * It is the minimum of ½ yᵀS y − cᵀy over the box.
 *
 * <p>Holds the numbers that all methods share, and the one linear solve they are made of: the free rows with the others
 * kept at their bounds.
 */
final class BoxProblem {
    static final byte AT_LOWER = -1;
    static final byte FREE = 0;
    static final byte AT_UPPER = 1;

    /** Relative to {@link #scale}: what counts as a sign, and what the linear solves are refined to. */
    static final double SIGN = 1e-11;

    static final double REFINED = 1e-13;
    private static final int REFINEMENTS = 3;

    final RowMatrix matrix;
    final RowOrder order = new RowOrder();
    final RowCholesky cholesky = new RowCholesky();

    int rows;
    double[] lower = new double[0];
    double[] upper = new double[0];
    double[] y = new double[0];
    double[] g = new double[0];
    byte[] state = new byte[0];
    /** Size of the numbers along the rows, in x's unit: the yardstick of all tolerances. */
    double scale;

    int factorisations;
    int iterations;

    private boolean factored;
    private boolean[] free = new boolean[0];
    private double[] zero = new double[0];
    private double[] step = new double[0];

    BoxProblem(RowMatrix matrix) {
        this.matrix = matrix;
    }

    /** Takes the matrix as it is now: joints without bounds, normals ≥ 0, tangents held at 0. */
    void begin() {
        rows = matrix.rows;
        if (y.length < rows) {
            int n = rows + rows / 2;
            lower = new double[n];
            upper = new double[n];
            y = new double[n];
            g = new double[n];
            state = new byte[n];
            free = new boolean[n];
            zero = new double[n];
            step = new double[n];
        }
        int normalsEnd = matrix.joints + matrix.normals;
        Arrays.fill(lower, 0, matrix.joints, Double.NEGATIVE_INFINITY);
        Arrays.fill(lower, matrix.joints, rows, 0);
        Arrays.fill(upper, 0, normalsEnd, Double.POSITIVE_INFINITY);
        Arrays.fill(upper, normalsEnd, rows, 0);
        Arrays.fill(y, 0, rows, 0);
        scale = 0;
        for (int r = 0; r < rows; r++) {
            scale = Math.max(scale, Math.abs(matrix.c[r]));
        }
        factored = false;
        factorisations = 0;
        iterations = 0;
    }

    /** Solves the free rows exactly with all others at their bounds; then g of all rows. Returns the worst free |g|. */
    double solveFree() {
        factorFree();
        return resolveFree();
    }

    private void factorFree() {
        boolean same = factored;
        for (int r = 0; r < rows; r++) {
            boolean now = state[r] == FREE;
            same &= free[r] == now;
            free[r] = now;
        }
        if (!same) {
            cholesky.factor(matrix, order.order, free, zero, RowCholesky.EPSILON);
            factorisations++;
            factored = true;
        }
    }

    /** Somebody else has used the factor: the next solve makes its own. */
    void factorLost() {
        factored = false;
    }

    private double resolveFree() {
        for (int r = 0; r < rows; r++) {
            y[r] = state[r] == FREE ? y[r] : state[r] == AT_LOWER ? lower[r] : upper[r];
        }
        matrix.gradient(y, g);
        double worst = worstFree();
        for (int pass = 0; pass < 1 + REFINEMENTS; pass++) {
            for (int r = 0; r < rows; r++) {
                step[r] = -g[r];
            }
            cholesky.solve(step);
            for (int r = 0; r < rows; r++) {
                if (state[r] == FREE) {
                    y[r] += step[r];
                }
            }
            matrix.gradient(y, g);
            double left = worstFree();
            boolean enough = left <= REFINED * scale || (pass > 0 && left > 0.5 * worst);
            worst = left;
            if (enough) {
                break;
            }
        }
        return worst;
    }

    private double worstFree() {
        double worst = 0;
        for (int r = 0; r < rows; r++) {
            if (state[r] == FREE) {
                worst = Math.max(worst, Math.abs(g[r]));
            }
        }
        return worst;
    }

    /** How far row r is from its conditions, in x's unit: 0 if they hold. */
    double violation(int r) {
        double below = (lower[r] - y[r]) * matrix.diagonal[r];
        double above = (y[r] - upper[r]) * matrix.diagonal[r];
        // |mid(g, −distance to lower, distance to upper)| is the natural residual of a box
        double residual = g[r];
        residual = Math.min(residual, -below);
        residual = Math.max(residual, above);
        return Math.abs(residual);
    }

    double residual() {
        double worst = 0;
        for (int r = 0; r < rows; r++) {
            worst = Math.max(worst, violation(r));
        }
        return worst;
    }

    /** One projected Gauss–Seidel sweep: each row in turn satisfies its own conditions. */
    void sweep() {
        for (int r = 0; r < rows; r++) {
            double next = y[r] - (matrix.rowTimes(r, y) - matrix.c[r]) / matrix.diagonal[r];
            y[r] = Math.max(lower[r], Math.min(upper[r], next));
        }
    }

    /** Each row in its cheapest state: inside where y is inside, else at the bound. */
    void statesFromValues() {
        for (int r = 0; r < rows; r++) {
            if (y[r] <= lower[r]) {
                state[r] = AT_LOWER;
            } else {
                state[r] = y[r] >= upper[r] ? AT_UPPER : FREE;
            }
        }
    }

    /**
     * Whether y is (nearly) a ray along which the rows can be loaded without limit: S y = 0, cᵀy &gt; 0, y ≥ 0 where
     * bounded. Then no x satisfies all rows. Methods that diverge do so along it.
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
            worst = Math.max(worst, (lower[r] == 0 ? -y[r] : 0) * matrix.diagonal[r]);
        }
        return size > 1e4 * scale && worst < 1e-6 * size && gain > 0;
    }
}

package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * Mehrotra's predictor–corrector on the rows: with z for g of the one-sided rows,
 *
 * <pre>
 *   S y − c − z = 0 (z = 0 for joint rows),   y z = ν → 0,   y, z &gt; 0
 *   (S + z/y) dy = −(S y − c) + (ν − dy' dz')/y,   dz = (ν − dy' dz' − z dy)/y − z
 * </pre>
 *
 * where dy', dz' are the predictor's changes, made with ν = 0. Each round factors the whole matrix once, with z/y on its
 * diagonal, and solves twice. It does not mind redundant rows and ends from any start, but never arrives exactly: it is
 * stopped at a moderate accuracy, and the side on which each product is larger tells pivoting where to begin.
 */
final class InteriorPoint {
    private static final double BACK_OFF = 0.995;

    private double[] y = new double[0];
    private double[] z = new double[0];
    private double[] product = new double[0];
    private double[] dy = new double[0];
    private double[] extra = new double[0];
    private boolean[] all = new boolean[0];

    /**
     * Begins near the problem's y: on the central path, y·z = (distance)², with a distance of {@code widening} times what
     * y is off on average. A path that begins too near to a bound crawls along it.
     */
    void start(RowProblem problem, double widening) {
        int rows = problem.rows;
        if (z.length < rows) {
            int n = rows + rows / 2;
            y = new double[n];
            z = new double[n];
            product = new double[n];
            dy = new double[n];
            extra = new double[n];
            all = new boolean[n];
            Arrays.fill(all, true);
        }
        problem.matrix.gradient(problem.y, problem.g);
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum += problem.violation(r) * problem.violation(r);
        }
        double distance = widening * Math.sqrt(sum / rows) + 1e-6 * problem.scale + Double.MIN_NORMAL;
        for (int r = 0; r < rows; r++) {
            y[r] = problem.y[r];
            z[r] = 0;
            if (r >= problem.joints) {
                double s = problem.matrix.diagonal[r];
                double inside = onPath(y[r] * s - problem.g[r], distance);
                y[r] = inside / s;
                z[r] = distance * distance / inside;
            }
        }
    }

    /** The a &gt; 0 with a − z = difference and a z = distance². */
    private static double onPath(double difference, double distance) {
        double root = Math.sqrt(difference * difference + 4 * distance * distance);
        return difference > 0 ? 0.5 * (difference + root) : 2 * distance * distance / (root - difference);
    }

    /** Iterates until all conditions hold to {@code target}; then sets y and the active set. False if it gave up. */
    boolean run(RowProblem problem, double target, int limit) {
        boolean arrived = false;
        restore(problem);
        for (int round = 0; round <= limit; round++) {
            double worst = worst(problem);
            arrived = worst <= target;
            if (arrived
                    || !(worst < Double.POSITIVE_INFINITY)
                    || round == limit
                    || problem.spent()
                    || !iterate(problem)) {
                break;
            }
        }
        restore(problem);
        return arrived;
    }

    /** Puts its own values and the set {y &gt; z} into the problem. */
    void restore(RowProblem problem) {
        System.arraycopy(y, 0, problem.y, 0, problem.rows);
        problem.matrix.gradient(y, problem.g);
        for (int r = problem.joints; r < problem.rows; r++) {
            problem.in[r] = y[r] * problem.matrix.diagonal[r] > z[r];
        }
    }

    /** Unbalanced rows, and products as the lengths they stand for. */
    private double worst(RowProblem problem) {
        double worst = 0;
        for (int r = 0; r < problem.rows; r++) {
            double off = Math.abs(problem.g[r] - z[r]);
            if (r >= problem.joints) {
                off = Math.max(off, Math.min(z[r], y[r] * problem.matrix.diagonal[r]));
            }
            if (!(off <= worst)) {
                worst = off;
            }
        }
        return worst;
    }

    private boolean iterate(RowProblem problem) {
        int rows = problem.rows;
        int joints = problem.joints;
        double[] g = problem.g;
        problem.iterations++;
        for (int r = joints; r < rows; r++) {
            extra[r] = z[r] / y[r];
            product[r] = 0;
        }
        Arrays.fill(extra, 0, joints, 0);
        problem.cholesky.factor(problem.matrix, problem.order.order, all, extra, RowCholesky.EPSILON);
        problem.factorisations++;
        problem.factorLost();
        // predictor: ν = 0
        for (int r = 0; r < rows; r++) {
            dy[r] = -g[r];
        }
        problem.cholesky.solve(dy);
        double mean = mean(joints, rows, 0);
        double ratio = mean(joints, rows, longest(joints, rows, 0, 1)) / mean;
        double nu = ratio * ratio * ratio * mean;
        // corrector: ν and the product of the predictor's changes
        for (int r = joints; r < rows; r++) {
            product[r] = dy[r] * change(r, 0);
        }
        for (int r = 0; r < rows; r++) {
            dy[r] = r < joints ? -g[r] : -g[r] + (nu - product[r]) / y[r];
        }
        problem.cholesky.solve(dy);
        double along = Math.min(1, BACK_OFF * longest(joints, rows, nu, 1 / BACK_OFF));
        if (!(along > 1e-8)) {
            return false;
        }
        for (int r = 0; r < rows; r++) {
            if (r >= joints) {
                z[r] += along * change(r, nu);
            }
            y[r] += along * dy[r];
        }
        problem.matrix.gradient(y, g);
        return true;
    }

    /** dz of row r. */
    private double change(int r, double nu) {
        return (nu - product[r] - z[r] * dy[r]) / y[r] - z[r];
    }

    /** The longest step, at most {@code most}, that keeps y and z positive. */
    private double longest(int joints, int rows, double nu, double most) {
        double reach = most;
        for (int r = joints; r < rows; r++) {
            if (dy[r] < 0) {
                reach = Math.min(reach, -y[r] / dy[r]);
            }
            double dz = change(r, nu);
            if (dz < 0) {
                reach = Math.min(reach, -z[r] / dz);
            }
        }
        return reach;
    }

    /** Mean of y z after a predictor step of that length. */
    private double mean(int joints, int rows, double reach) {
        double sum = 0;
        for (int r = joints; r < rows; r++) {
            sum += (y[r] + reach * dy[r]) * (z[r] + (reach == 0 ? 0 : reach * change(r, 0)));
        }
        return sum / Math.max(1, rows - joints);
    }
}

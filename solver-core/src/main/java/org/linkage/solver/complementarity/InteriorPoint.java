package org.linkage.solver.complementarity;

/**
 * Mehrotra's predictor–corrector on the box: with a = y − lower, b = upper − y and their multipliers z, t > 0,
 *
 * <pre>
 *   S y − c − z + t = 0,   a z = b t = ν → 0
 *   (S + z/a + t/b) dy = −(S y − c − z + t) + (ν − ..)/a − z − (ν − ..)/b + t
 * </pre>
 *
 * Each round factors the whole matrix once, with z/a + t/b on its diagonal, and solves twice. It does not mind redundant
 * rows and ends from any start, but never arrives exactly: it is stopped at a moderate accuracy, and the side on which
 * each product is larger tells pivoting where to begin.
 */
final class InteriorPoint {
    private static final double BACK_OFF = 0.995;

    private double[] y = new double[0];
    private double[] z = new double[0];
    private double[] t = new double[0];
    private double[] rest = new double[0];
    private double[] dy = new double[0];
    private double[] trial = new double[0];
    private double[] extra = new double[0];
    private boolean[] moves = new boolean[0];
    private int pairs;

    /**
     * Begins near the box's y: on the central path, a·z = (distance)², with a distance of {@code widening} times what y is
     * off on average. A path that begins too near to a bound crawls along it.
     */
    void start(BoxProblem box, double widening) {
        int rows = box.rows;
        if (z.length < rows) {
            int n = rows + rows / 2;
            y = new double[n];
            z = new double[n];
            t = new double[n];
            rest = new double[n];
            dy = new double[n];
            trial = new double[n];
            extra = new double[n];
            moves = new boolean[n];
        }
        box.matrix.gradient(box.y, box.g);
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum += box.violation(r) * box.violation(r);
        }
        double size = widening * Math.sqrt(sum / Math.max(1, rows)) + 1e-6 * box.scale + Double.MIN_NORMAL;
        pairs = 0;
        for (int r = 0; r < rows; r++) {
            double s = box.matrix.diagonal[r];
            double room = box.upper[r] - box.lower[r];
            moves[r] = room > 0;
            z[r] = 0;
            t[r] = 0;
            if (!moves[r]) {
                box.y[r] = box.lower[r];
                continue;
            }
            boolean below = bounded(box.lower[r]);
            boolean above = bounded(box.upper[r]);
            double inset = below && above ? Math.min(size, 0.25 * room * s) : size;
            double value = box.y[r];
            if (below) {
                value = box.lower[r] + inside((box.y[r] - box.lower[r]) * s - box.g[r], inset) / s;
                pairs++;
            }
            if (above) {
                double other = box.upper[r] - inside((box.upper[r] - box.y[r]) * s + box.g[r], inset) / s;
                value = below ? Math.min(Math.max(value, box.lower[r] + inset / s), box.upper[r] - inset / s) : other;
                pairs++;
            }
            box.y[r] = value;
            if (below) {
                z[r] = inset * inset / ((value - box.lower[r]) * s);
            }
            if (above) {
                t[r] = inset * inset / ((box.upper[r] - value) * s);
            }
        }
        System.arraycopy(box.y, 0, y, 0, rows);
        box.matrix.gradient(box.y, box.g);
    }

    /** The a > 0 with a − z = difference and a z = size². */
    private static double inside(double difference, double size) {
        double root = Math.sqrt(difference * difference + 4 * size * size);
        return difference > 0 ? 0.5 * (difference + root) : 2 * size * size / (root - difference);
    }

    private static boolean bounded(double bound) {
        return !Double.isInfinite(bound);
    }

    /** Iterates until the natural residual is below {@code target}; then sets the box's states. False if it gave up. */
    boolean run(BoxProblem box, double target, int limit) {
        boolean arrived = false;
        // pivoting may have left its own values in between
        System.arraycopy(y, 0, box.y, 0, box.rows);
        box.matrix.gradient(box.y, box.g);
        for (int round = 0; round < limit; round++) {
            double worst = worst(box);
            if (worst <= target) {
                arrived = true;
                break;
            }
            box.iterations++;
            if (!(worst < Double.POSITIVE_INFINITY) || !iterate(box)) {
                break;
            }
        }
        System.arraycopy(box.y, 0, y, 0, box.rows);
        states(box);
        return arrived;
    }

    /** Puts its own values back into the box after pivoting has failed. */
    void restore(BoxProblem box) {
        System.arraycopy(y, 0, box.y, 0, box.rows);
        box.matrix.gradient(box.y, box.g);
        states(box);
    }

    /** Unbalanced rows, and products as the lengths they stand for. */
    private double worst(BoxProblem box) {
        double worst = 0;
        for (int r = 0; r < box.rows; r++) {
            if (moves[r]) {
                double s = box.matrix.diagonal[r];
                worst = Math.max(worst, Math.abs(box.g[r] - z[r] + t[r]));
                if (z[r] > 0) {
                    worst = Math.max(worst, Math.min(z[r], (box.y[r] - box.lower[r]) * s));
                }
                if (t[r] > 0) {
                    worst = Math.max(worst, Math.min(t[r], (box.upper[r] - box.y[r]) * s));
                }
            }
        }
        return worst;
    }

    private boolean iterate(BoxProblem box) {
        int rows = box.rows;
        for (int r = 0; r < rows; r++) {
            extra[r] = 0;
            if (z[r] > 0) {
                extra[r] += z[r] / (box.y[r] - box.lower[r]);
            }
            if (t[r] > 0) {
                extra[r] += t[r] / (box.upper[r] - box.y[r]);
            }
        }
        box.cholesky.factor(box.matrix, box.order.order, moves, extra, RowCholesky.EPSILON);
        box.factorisations++;
        box.factorLost();
        double mean = mean(box, 0);
        // predictor: ν = 0
        for (int r = 0; r < rows; r++) {
            dy[r] = moves[r] ? -box.g[r] : 0;
        }
        box.cholesky.solve(dy);
        double reach = longest(box, 0, 0, false);
        double ahead = mean(box, reach);
        double ratio = pairs == 0 ? 0 : ahead / mean;
        double target = ratio * ratio * ratio * mean;
        // corrector: ν and the product of the predictor's changes
        for (int r = 0; r < rows; r++) {
            if (!moves[r]) {
                dy[r] = 0;
                continue;
            }
            double right = -box.g[r];
            double step = dy[r];
            if (z[r] > 0) {
                double a = box.y[r] - box.lower[r];
                double dz = -z[r] - z[r] * step / a;
                rest[r] = step * dz;
                right += (target - rest[r]) / a;
            }
            if (t[r] > 0) {
                double b = box.upper[r] - box.y[r];
                double dt = -t[r] + t[r] * step / b;
                trial[r] = -step * dt;
                right -= (target - trial[r]) / b;
            }
            dy[r] = right;
        }
        box.cholesky.solve(dy);
        double along = Math.min(1, BACK_OFF * longest(box, target, 1, true));
        if (!(along > 1e-8)) {
            return false;
        }
        for (int r = 0; r < rows; r++) {
            if (moves[r]) {
                double dz = z[r] > 0 ? changeLower(box, r, target, 1) : 0;
                double dt = t[r] > 0 ? changeUpper(box, r, target, 1) : 0;
                z[r] += along * dz;
                t[r] += along * dt;
                box.y[r] += along * dy[r];
            }
        }
        box.matrix.gradient(box.y, box.g);
        return true;
    }

    private double changeLower(BoxProblem box, int r, double target, int second) {
        double a = box.y[r] - box.lower[r];
        double product = second == 0 ? 0 : target - rest[r];
        return (product - z[r] * dy[r]) / a - z[r];
    }

    private double changeUpper(BoxProblem box, int r, double target, int second) {
        double b = box.upper[r] - box.y[r];
        double product = second == 0 ? 0 : target - trial[r];
        return (product + t[r] * dy[r]) / b - t[r];
    }

    /** The longest step ≤ 1/BACK_OFF that keeps all of a, b, z, t positive. */
    private double longest(BoxProblem box, double target, int second, boolean beyond) {
        double reach = beyond ? 1 / BACK_OFF : 1;
        for (int r = 0; r < box.rows; r++) {
            if (z[r] > 0) {
                double a = box.y[r] - box.lower[r];
                if (dy[r] < 0) {
                    reach = Math.min(reach, -a / dy[r]);
                }
                double dz = changeLower(box, r, target, second);
                if (dz < 0) {
                    reach = Math.min(reach, -z[r] / dz);
                }
            }
            if (t[r] > 0) {
                double b = box.upper[r] - box.y[r];
                if (dy[r] > 0) {
                    reach = Math.min(reach, b / dy[r]);
                }
                double dt = changeUpper(box, r, target, second);
                if (dt < 0) {
                    reach = Math.min(reach, -t[r] / dt);
                }
            }
        }
        return reach;
    }

    /** Mean product of all pairs after a predictor step of that length. */
    private double mean(BoxProblem box, double reach) {
        double sum = 0;
        for (int r = 0; r < box.rows; r++) {
            if (z[r] > 0) {
                double dz = reach == 0 ? 0 : changeLower(box, r, 0, 0);
                sum += (box.y[r] - box.lower[r] + reach * dy[r]) * (z[r] + reach * dz);
            }
            if (t[r] > 0) {
                double dt = reach == 0 ? 0 : changeUpper(box, r, 0, 0);
                sum += (box.upper[r] - box.y[r] - reach * dy[r]) * (t[r] + reach * dt);
            }
        }
        return pairs == 0 ? 0 : sum / pairs;
    }

    private void states(BoxProblem box) {
        for (int r = 0; r < box.rows; r++) {
            double s = box.matrix.diagonal[r];
            if (!moves[r] || z[r] > (box.y[r] - box.lower[r]) * s) {
                box.state[r] = BoxProblem.AT_LOWER;
            } else if (t[r] > (box.upper[r] - box.y[r]) * s) {
                box.state[r] = BoxProblem.AT_UPPER;
            } else {
                box.state[r] = BoxProblem.FREE;
            }
        }
    }
}

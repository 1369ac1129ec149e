package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * Coulomb's law by pivoting over the states of the contacts. With the two edges g± of a cone, normal part n = (g⁺ + g⁻)/2 and
 * slip a = (g⁺ − g⁻)/2, each edge asks 0 ≤ β± ⊥ w± = n ± a + |a| ≥ 0. By which of its edges press, a contact
 *
 * <pre>
 *   is open        β⁺ = β⁻ = 0          and needs n ≥ 0
 *   sticks         n = 0, a = 0         and needs β⁺, β⁻ ≥ 0
 *   slides         n = 0, one β = 0     and needs the other β ≥ 0 and the slip on the side of the edge that does not press
 * </pre>
 *
 * For given states that is a linear system; what needs more changes sides; repeat. The rows that slide make the matrix
 * unsymmetric, so {@link Gmres} solves with the factor of its symmetric part.
 *
 * <p>A rough pile has more rows than freedoms: there are many forces for one motion. Of these the nearest to the forces at hand is
 * taken, g + δ S_ii (y − ŷ) instead of g, with ŷ following y as long as something is left. From the last step's forces with a
 * tiny δ this ends in two or three rounds while the pile is calm. Where much changes at once the states run in circles; then δ is
 * made large, for which they do not, and shrinks while ŷ follows. What does not end in time is given up: the best that was met stands.
 */
final class ConePivoting implements Gmres.Operator {
    /** What may be left of any condition, relative to the scale. */
    static final double ENOUGH = 1e-9;

    /** What is reached where one more solve with the factor at hand does it. */
    private static final double REFINED = 1e-12;

    /** δ: at first, where that fails, and at most. */
    private static final double NEAREST = 1e-7;

    private static final double FIRST = 0.03;
    private static final double LARGEST = 0.1;
    private static final double SHRINK = 0.2;
    private static final double SHARE = 1e-2;
    private static final int PATIENCE = 2;

    private final Gmres gmres = new Gmres();
    private RowProblem problem = new RowProblem(new RowMatrix());
    private int[] partner = new int[0];
    private double[] nearest = new double[0];
    private double[] best = new double[0];
    private double[] extra = new double[0];
    private double[] soft = new double[0];
    private double[] step = new double[0];
    private boolean[] wrong = new boolean[0];
    private boolean slides;
    private boolean factored;
    private boolean polished;
    private double delta;
    private double shrink;
    private double least;
    private int fewest;
    private int patience;
    private int pivots;

    private void take(RowProblem taken) {
        problem = taken;
        int rows = taken.rows;
        if (partner.length < rows) {
            int n = rows + rows / 2;
            partner = new int[n];
            nearest = new double[n];
            best = new double[n];
            extra = new double[n];
            soft = new double[n];
            step = new double[n];
            wrong = new boolean[n];
        }
        Arrays.fill(partner, 0, rows, -1);
        RowMatrix matrix = taken.matrix;
        for (int i = 0; i < matrix.normals; i++) {
            int second = matrix.edgeRow[i];
            if (second >= 0) {
                partner[matrix.joints + i] = second;
                partner[second] = matrix.joints + i;
            }
        }
    }

    /** Pivots from the problem's y, c without slips; true if all conditions hold. Else y is the best that it met. */
    boolean run(RowProblem taken, int limit) {
        return run(taken, limit, NEAREST);
    }

    /** The same from a δ of one's own: y that is off by some part of the scale wants a δ that is not much smaller. */
    boolean run(RowProblem taken, int limit, double first) {
        take(taken);
        least = residual();
        shrink = SHRINK;
        System.arraycopy(problem.y, 0, best, 0, problem.rows);
        System.arraycopy(problem.y, 0, nearest, 0, problem.rows);
        begin(first);
        for (int round = 0; round < limit && !problem.spent(); round++) {
            problem.iterations++;
            solve();
            int count = findWrong();
            boolean done = keepBest();
            if (count == 0) {
                if (done && (polished || least <= REFINED * problem.scale)) {
                    break;
                }
                polished = done;
                settled();
            } else if (done || !change(count)) {
                break;
            }
        }
        System.arraycopy(best, 0, problem.y, 0, problem.rows);
        problem.matrix.gradient(problem.y, problem.g);
        return least <= ENOUGH * problem.scale;
    }

    /** Whether the conditions hold in what was just found. */
    private boolean keepBest() {
        double left = residual();
        if (left < least) {
            least = left;
            System.arraycopy(problem.y, 0, best, 0, problem.rows);
        }
        return left <= ENOUGH * problem.scale;
    }

    /** No row is on the wrong side: from here with a smaller δ, and a much smaller one if that was easy. */
    private void settled() {
        System.arraycopy(problem.y, 0, nearest, 0, problem.rows);
        if (delta > NEAREST) {
            stiffen(Math.max(NEAREST, delta * (pivots <= 1 ? shrink * shrink : shrink)));
        }
        fewest = Integer.MAX_VALUE;
        patience = PATIENCE;
        pivots = 0;
    }

    /** Wrong rows change sides; where that leads nowhere again from ŷ with a larger δ. False if δ cannot grow. */
    private boolean change(int count) {
        pivots++;
        patience = count < fewest ? PATIENCE : patience - 1;
        fewest = Math.min(fewest, count);
        if (patience >= 0 && count <= 3 * fewest) {
            factored = false;
            for (int r = problem.joints; r < problem.rows; r++) {
                problem.in[r] ^= wrong[r];
            }
            return true;
        }
        if (delta >= LARGEST) {
            return false;
        }
        double larger = FIRST;
        if (delta > NEAREST) {
            shrink = Math.sqrt(shrink);
            larger = Math.min(LARGEST, delta / (shrink * shrink));
        }
        System.arraycopy(nearest, 0, problem.y, 0, problem.rows);
        problem.matrix.gradient(problem.y, problem.g);
        begin(larger);
        return true;
    }

    private void stiffen(double wanted) {
        delta = wanted;
        factored = false;
        for (int r = 0; r < problem.rows; r++) {
            extra[r] = delta * problem.matrix.diagonal[r];
        }
    }

    /** The states that y and g point to. */
    private void begin(double wanted) {
        stiffen(wanted);
        polished = false;
        fewest = Integer.MAX_VALUE;
        patience = PATIENCE;
        pivots = 0;
        for (int r = 0; r < problem.rows; r++) {
            problem.in[r] = r < problem.joints || problem.y[r] * problem.matrix.diagonal[r] > slack(problem.g, r);
        }
    }

    /** How far the problem's y is from Coulomb's law, c without slips. */
    double residual(RowProblem taken) {
        take(taken);
        return residual();
    }

    private double residual() {
        problem.matrix.gradient(problem.y, problem.g);
        double worst = 0;
        for (int r = 0; r < problem.rows; r++) {
            double off = r < problem.joints
                    ? problem.g[r]
                    : Math.min(slack(problem.g, r), problem.y[r] * problem.matrix.diagonal[r]);
            if (!(Math.abs(off) <= worst)) {
                worst = Math.abs(off);
            }
        }
        return worst;
    }

    /** w of an edge. */
    private double slack(double[] g, int r) {
        int p = partner[r];
        if (p < 0) {
            return g[r];
        }
        double along = 0.5 * (g[r] - g[p]);
        return 0.5 * (g[r] + g[p]) + along + Math.abs(along);
    }

    private int findWrong() {
        int count = 0;
        for (int r = problem.joints; r < problem.rows; r++) {
            int p = partner[r];
            double needed;
            if (problem.in[r]) {
                needed = problem.y[r] * problem.matrix.diagonal[r];
            } else if (p >= 0 && problem.in[p]) {
                needed = 0.5 * (soft[r] + soft[p]) + soft[r] - soft[p];
            } else {
                needed = slack(soft, r);
            }
            wrong[r] = needed < -0.1 * ENOUGH * problem.scale;
            count += wrong[r] ? 1 : 0;
        }
        return count;
    }

    /** Solves for the states at hand. */
    private void solve() {
        int rows = problem.rows;
        slides = false;
        for (int r = 0; r < rows; r++) {
            if (!problem.in[r]) {
                problem.y[r] = 0;
            } else {
                slides |= partner[r] >= 0 && !problem.in[partner[r]];
            }
        }
        if (!factored) {
            problem.cholesky.factor(problem.matrix, problem.order.order, problem.in, extra, 0);
            problem.factorisations++;
            problem.factorLost();
            factored = true;
        }
        soften();
        double before = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < 2; pass++) {
            double worst = 0;
            for (int r = 0; r < rows; r++) {
                step[r] = problem.in[r] ? -equation(soft, r) : 0;
                worst = Math.max(worst, Math.abs(step[r]));
            }
            if (worst <= 0.01 * ENOUGH * problem.scale || worst > 0.5 * before) {
                return;
            }
            before = worst;
            if (slides) {
                double enough = 1e-3 * ENOUGH * problem.scale;
                int vectors = gmres.solve(this, problem.cholesky, rows, problem.in, step, SHARE, enough);
                problem.matrix.work += (double) vectors * vectors * rows;
            } else {
                problem.cholesky.solve(step);
            }
            for (int r = 0; r < rows; r++) {
                problem.y[r] += problem.in[r] ? step[r] : 0;
            }
            soften();
        }
    }

    private void soften() {
        problem.matrix.gradient(problem.y, problem.g);
        for (int r = 0; r < problem.rows; r++) {
            soft[r] = problem.g[r] + extra[r] * (problem.y[r] - nearest[r]);
        }
    }

    /** What must vanish in a row that presses: n where the contact slides, else its own edge. */
    private double equation(double[] g, int r) {
        int p = partner[r];
        return p >= 0 && !problem.in[p] ? 0.5 * (g[r] + g[p]) : g[r];
    }

    @Override
    public void times(double[] d, double[] out) {
        problem.matrix.times(d, soft);
        for (int r = 0; r < problem.rows; r++) {
            soft[r] += extra[r] * d[r];
        }
        for (int r = 0; r < problem.rows; r++) {
            out[r] = problem.in[r] ? equation(soft, r) : 0;
        }
    }
}

package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * Coulomb's law by splitting (Douglas and Rachford): one factor of S + ρΔ, Δ the diagonal of S, then solves and projections in turn,
 *
 * <pre>
 *   x = max(0, v),   w = ρΔ (x − v),   y = (S + ρΔ)⁻¹ (c − |a| + ρΔ x + w),   v ← v + 1.6 (y − x)
 * </pre>
 *
 * The forces x and the slacks w always satisfy 0 ≤ x ⊥ w ≥ 0; where y = x they belong to each other and all is solved. The slip a of a
 * contact is half the difference of its two slacks (see {@link FrictionRounds}).
 *
 * <p>It does not mind redundant rows and does not run in circles where hundreds of contacts change at once, but it gains only a digit
 * in some fifty iterations: it brings y near, and pivoting from there does the rest.
 */
final class Splitting {
    private static final double RHO = 0.1;
    private static final double RELAXATION = 1.6;
    /** Joint rows have no sign: all that their share of ρ does is to keep the factor away from zero pivots. */
    private static final double JOINTS = 1e-9;

    private double[] v = new double[0];
    private double[] slack = new double[0];
    private double[] y = new double[0];
    private double[] extra = new double[0];
    private boolean[] all = new boolean[0];

    /** Iterates from the problem's y, c without slips, until y and x agree to {@code target}; sets the problem's y ≥ 0. */
    void run(RowProblem problem, double target, int limit) {
        int rows = problem.rows;
        if (v.length < rows) {
            int n = rows + rows / 2;
            v = new double[n];
            slack = new double[n];
            y = new double[n];
            extra = new double[n];
            all = new boolean[n];
            Arrays.fill(all, true);
        }
        start(problem);
        problem.cholesky.factor(problem.matrix, problem.order.order, all, extra, 0);
        problem.factorisations++;
        problem.factorLost();
        for (int k = 0; k < limit && !problem.spent(); k++) {
            problem.iterations++;
            balance(problem);
            if (step(problem) <= target) {
                break;
            }
        }
        for (int r = 0; r < rows; r++) {
            problem.y[r] = pressing(problem, r);
        }
        problem.matrix.gradient(problem.y, problem.g);
    }

    /** v of the forces at hand and the slacks that go with them. */
    private void start(RowProblem problem) {
        RowMatrix matrix = problem.matrix;
        matrix.gradient(problem.y, problem.g);
        for (int r = 0; r < problem.rows; r++) {
            extra[r] = (r < problem.joints ? JOINTS : RHO) * matrix.diagonal[r];
            slack[r] = r < problem.joints ? 0 : problem.g[r];
        }
        addSlips(matrix, 1, problem.g, slack);
        for (int r = 0; r < problem.rows; r++) {
            v[r] = problem.y[r] - Math.max(0, slack[r]) / extra[r];
        }
    }

    private double pressing(RowProblem problem, int r) {
        return r < problem.joints ? v[r] : Math.max(0, v[r]);
    }

    /** y, of the forces and slacks that v stands for. */
    private void balance(RowProblem problem) {
        RowMatrix matrix = problem.matrix;
        for (int r = 0; r < problem.rows; r++) {
            double x = pressing(problem, r);
            slack[r] = extra[r] * (x - v[r]);
            y[r] = matrix.c[r] + extra[r] * x + slack[r];
        }
        addSlips(matrix, -1, slack, y);
        problem.cholesky.solve(y);
    }

    /** Adds ± |a| of the slacks in {@code from} to both edges of each contact. */
    private static void addSlips(RowMatrix matrix, double sign, double[] from, double[] to) {
        for (int i = 0; i < matrix.normals; i++) {
            int second = matrix.edgeRow[i];
            if (second >= 0) {
                int first = matrix.joints + i;
                double slip = sign * 0.5 * Math.abs(from[first] - from[second]);
                to[first] += slip;
                to[second] += slip;
            }
        }
    }

    /** Moves v; returns by how much y and x differed, in x's unit. */
    private double step(RowProblem problem) {
        double worst = 0;
        for (int r = 0; r < problem.rows; r++) {
            double off = y[r] - pressing(problem, r);
            v[r] += r < problem.joints ? off : RELAXATION * off;
            worst = Math.max(worst, Math.abs(off) * problem.matrix.diagonal[r]);
        }
        return worst;
    }
}

package org.linkage.solver.complementarity;

import org.jspecify.annotations.Nullable;

/**
 * Coulomb friction by rounds. A force μ n + τ t inside the cone |τ| ≤ k μ is β⁺(n + k t) + β⁻(n − k t) with β ≥ 0.
 * With s = |T x − t| the slip speed, Coulomb's law in the plane is
 *
 * <pre>
 *   0 ≤ β⁺ ⊥ N x − b + k (T x − t) + k s ≥ 0
 *   0 ≤ β⁻ ⊥ N x − b − k (T x − t) + k s ≥ 0
 * </pre>
 *
 * (sticking: s = 0, both press; sliding forward: k s = k (T x − t), only β⁻ presses and N x = b; apart: neither.) For a
 * given s this is an ordinary symmetric {@link RowProblem}; then s follows the new x, until it no longer moves. s stands
 * in c only: once no row changes sides, a round is one pair of substitutions with the factor at hand.
 *
 * <p>The rounds contract roughly by k² for a body that slides, more slowly for wedged ones; if they swing, they are
 * damped. Before them {@link ConePivoting} tries its luck, for which s needs no rounds: of calm piles it finds all of the truth
 * with one factor. Small problems on which nothing settles go to Lemke, for whom s is one more unknown.
 */
final class FrictionRounds implements InteriorPoint.Follower {
    private static final int LEMKE_ROWS = 64;
    private static final int SMALL = 200;
    /** Above so many rows a round takes so long that only half as many are tried. */
    private static final int LARGE = 3000;

    private static final int DAMPED_AFTER = 15;

    private static final int ROUNDS = 40;
    private static final int LAST_ROUNDS = 10;
    /** Large problems of which more than this is left are tried once more from the interior point. */
    private static final double POOR = 1e-3;

    private final ConePivoting states = new ConePivoting();
    private double[] warm = new double[0];
    private double[] found = new double[0];
    private final LemkeRows lemke = new LemkeRows();
    /** Slip by one-sided row, as it stands in c. */
    double[] slip = new double[0];

    private @Nullable UnilateralProblem unilateral;

    void reserve(int count) {
        if (slip.length < count) {
            slip = new double[count + count / 2];
        }
    }

    /** Puts k s of the slips at hand into c. */
    void apply(RowProblem problem, UnilateralProblem unilateral) {
        this.unilateral = unilateral;
        RowMatrix matrix = problem.matrix;
        for (int i = 0; i < matrix.normals; i++) {
            if (matrix.edgeRow[i] >= 0) {
                shift(matrix, i, -unilateral.friction[i] * slip[i]);
            }
        }
    }

    private static void shift(RowMatrix matrix, int i, double amount) {
        matrix.c[matrix.joints + i] += amount;
        matrix.c[matrix.edgeRow[i]] += amount;
    }

    @Override
    public void follow(RowProblem problem) {
        if (unilateral != null) {
            follow(problem, unilateral, 1);
        }
    }

    /** Solves with the slips at hand and goes on until they settle; false if they did not. */
    boolean run(RowSolver solver, RowProblem problem, UnilateralProblem unilateral) {
        solver.method = "pivoting";
        solver.contradiction = false;
        keep(problem.y, problem.rows);
        withoutSlip(problem, unilateral);
        boolean solved = states.run(problem, problem.rows <= LARGE ? ROUNDS : ROUNDS / 2);
        double left = states.residual(problem);
        boolean small = problem.rows <= SMALL;
        if (solved || !(small || left > POOR * problem.scale)) {
            withSlip(problem, unilateral);
            return solved;
        }
        System.arraycopy(problem.y, 0, found, 0, problem.rows);
        System.arraycopy(warm, 0, problem.y, 0, problem.rows);
        withSlip(problem, unilateral);
        solved = small
                ? rounds(solver, problem, unilateral)
                : solver.solve(problem, this) && settled(problem, unilateral);
        if (!solved && !solver.contradiction) {
            withoutSlip(problem, unilateral);
            solved = states.run(problem, small ? ROUNDS : LAST_ROUNDS);
            if (!solved && !(states.residual(problem) <= left)) {
                System.arraycopy(found, 0, problem.y, 0, problem.rows);
            }
            withSlip(problem, unilateral);
        }
        if (solved || solver.contradiction || problem.rows > LEMKE_ROWS) {
            return solved;
        }
        withoutSlip(problem, unilateral);
        solver.method = "lemke";
        boolean found = lemke.solve(problem, unilateral.friction);
        follow(problem, unilateral, 1);
        problem.matrix.gradient(problem.y, problem.g);
        return found && problem.residual() <= 1e-8 * problem.scale;
    }

    private void keep(double[] y, int rows) {
        if (warm.length < rows) {
            warm = new double[rows + rows / 2];
            found = new double[warm.length];
        }
        System.arraycopy(y, 0, warm, 0, rows);
    }

    private boolean settled(RowProblem problem, UnilateralProblem unilateral) {
        return moved(problem, unilateral) <= ConePivoting.ENOUGH * problem.scale;
    }

    private void withSlip(RowProblem problem, UnilateralProblem unilateral) {
        problem.matrix.gradient(problem.y, problem.g);
        follow(problem, unilateral, 1);
        problem.matrix.gradient(problem.y, problem.g);
    }

    private void withoutSlip(RowProblem problem, UnilateralProblem unilateral) {
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                shift(problem.matrix, i, unilateral.friction[i] * slip[i]);
                slip[i] = 0;
            }
        }
    }

    /** Small problems: as many rounds as it takes. */
    private boolean rounds(RowSolver solver, RowProblem problem, UnilateralProblem unilateral) {
        for (int round = 1; round <= 60; round++) {
            boolean solved = solver.solve(problem);
            if (solver.contradiction) {
                return false;
            }
            if (solved && moved(problem, unilateral) <= 1e-11 * problem.scale) {
                return true;
            }
            follow(problem, unilateral, round > DAMPED_AFTER ? 0.5 : 1);
        }
        return false;
    }

    /** T x − t of row i, from what is left of its two edges. */
    private static double slipOf(RowProblem problem, UnilateralProblem unilateral, int i) {
        RowMatrix matrix = problem.matrix;
        double difference = problem.g[matrix.joints + i] - problem.g[matrix.edgeRow[i]];
        return 0.5 * difference / unilateral.friction[i];
    }

    /** By how much k s would change, at most. */
    double moved(RowProblem problem, UnilateralProblem unilateral) {
        double moved = 0;
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                double next = Math.abs(slipOf(problem, unilateral, i));
                moved = Math.max(moved, unilateral.friction[i] * Math.abs(next - slip[i]));
            }
        }
        return moved;
    }

    void follow(RowProblem problem, UnilateralProblem unilateral, double share) {
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                double change = share * (Math.abs(slipOf(problem, unilateral, i)) - slip[i]);
                slip[i] += change;
                shift(problem.matrix, i, -unilateral.friction[i] * change);
            }
        }
    }
}

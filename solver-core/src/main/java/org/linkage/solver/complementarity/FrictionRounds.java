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
 * damped. Small problems on which they do not settle go to Lemke, for whom s is one more unknown.
 */
final class FrictionRounds implements InteriorPoint.Follower {
    private static final int LEMKE_ROWS = 64;
    private static final int SMALL = 200;
    private static final int DAMPED_AFTER = 15;

    private final LemkeRows lemke = new LemkeRows();
    /** Slip by one-sided row, as it stands in c. */
    double[] slip = new double[0];

    private @Nullable UnilateralProblem unilateral;
    private double[] keptY = new double[0];
    private double[] keptSlip = new double[0];

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
        boolean solved = problem.rows <= SMALL
                ? rounds(solver, problem, unilateral)
                : solver.solve(problem, this) && onTheFactor(problem, unilateral);
        if (solved || solver.contradiction || problem.rows > LEMKE_ROWS) {
            return solved;
        }
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                shift(problem.matrix, i, unilateral.friction[i] * slip[i]);
                slip[i] = 0;
            }
        }
        solver.method = "lemke";
        boolean found = lemke.solve(problem, unilateral.friction);
        follow(problem, unilateral, 1);
        problem.matrix.gradient(problem.y, problem.g);
        return found && problem.residual() <= 1e-8 * problem.scale;
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

    /** Large problems: rounds only as long as pivoting follows; else the last solution stands, with its residual. */
    private boolean onTheFactor(RowProblem problem, UnilateralProblem unilateral) {
        if (keptY.length < problem.rows) {
            keptY = new double[problem.rows + problem.rows / 2];
            keptSlip = new double[keptY.length];
        }
        for (int round = 0; round < 10; round++) {
            double moved = moved(problem, unilateral);
            if (moved <= 1e-9 * problem.scale) {
                return true;
            }
            System.arraycopy(problem.y, 0, keptY, 0, problem.rows);
            System.arraycopy(slip, 0, keptSlip, 0, problem.matrix.normals);
            follow(problem, unilateral, 1);
            if (!BlockPivoting.attempt(problem, 3) || moved(problem, unilateral) > moved) {
                System.arraycopy(keptY, 0, problem.y, 0, problem.rows);
                for (int i = 0; i < problem.matrix.normals; i++) {
                    if (problem.matrix.edgeRow[i] >= 0) {
                        shift(problem.matrix, i, unilateral.friction[i] * (slip[i] - keptSlip[i]));
                        slip[i] = keptSlip[i];
                    }
                }
                problem.matrix.gradient(problem.y, problem.g);
                return false;
            }
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

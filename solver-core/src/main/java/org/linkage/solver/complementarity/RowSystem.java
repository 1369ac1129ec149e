package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * A problem brought down to its rows, one way or the other: few rows on jointed bodies by {@link Anticipation}, anything
 * larger with joints and contacts side by side in one sparse matrix. Keeps the elimination order as long as the same rows
 * meet the same bodies.
 */
final class RowSystem {
    /** Up to so many rows, each of them may cost an equality solve: a dozen responses are cheaper than a new sparse pattern. */
    static final int FEW = 48;

    final RowMatrix matrix = new RowMatrix();
    final RowProblem rows = new RowProblem(matrix);
    private final Anticipation anticipation = new Anticipation();
    private final RowTopology topology = new RowTopology();
    private boolean anticipated;

    /** Fills matrix and rows. */
    void fill(UnilateralProblem problem) {
        boolean jointed = problem.graph.groupCount > 0;
        anticipated = problem.graph.couplingCount > 0 || (jointed && problem.count <= FEW);
        if (anticipated) {
            anticipation.fill(problem, matrix);
            topology.forget();
            rows.order.natural(matrix.rows);
            rows.cholesky.forgetPattern();
        } else {
            if (!matrix.fill(problem)) {
                throw new IllegalArgumentException("A body's mass must be positive definite: its block of A is not.");
            }
            if (!topology.same(problem)) {
                rows.order.order(matrix, problem.graph.bodyCount);
                rows.cholesky.forgetPattern();
            }
        }
        rows.begin();
    }

    /** Writes the rows' y without what is left of a wrong sign: that is rounding, and must not pull. */
    void writeSigned(UnilateralProblem problem, UnilateralSolution solution) {
        for (int r = rows.joints; r < rows.rows; r++) {
            rows.y[r] = Math.max(0, rows.y[r]);
        }
        write(problem, solution);
    }

    /** The rows' y of a solution's λ, μ and τ. */
    void read(UnilateralProblem problem, UnilateralSolution solution) {
        for (int r = 0; r < matrix.joints; r++) {
            rows.y[r] = solution.lambda[matrix.origin[r]];
        }
        for (int i = 0; i < problem.count; i++) {
            int second = matrix.edgeRow[i];
            double part = second < 0 ? solution.mu[i] : solution.tau[i] / problem.friction[i];
            rows.y[matrix.joints + i] = second < 0 ? part : Math.max(0, 0.5 * (solution.mu[i] + part));
            if (second >= 0) {
                rows.y[second] = Math.max(0, 0.5 * (solution.mu[i] - part));
            }
        }
    }

    /** Writes x, λ, μ, τ and the slacks of the rows' y. */
    void write(UnilateralProblem problem, UnilateralSolution solution) {
        double[] y = rows.y;
        if (anticipated) {
            Anticipation.motion(problem, matrix, y, solution.x, solution.lambda);
        } else {
            matrix.motion(problem.graph, y, solution.x);
            Arrays.fill(solution.lambda, 0);
            for (int r = 0; r < matrix.joints; r++) {
                solution.lambda[matrix.origin[r]] = y[r];
            }
        }
        for (int i = 0; i < problem.count; i++) {
            int r = matrix.joints + i;
            int second = matrix.edgeRow[i];
            double mu = y[r] + (second < 0 ? 0 : y[second]);
            solution.mu[i] = mu;
            solution.tau[i] = second < 0 ? 0 : problem.friction[i] * (y[r] - y[second]);
            solution.slack[i] = problem.normalSpeed(i, solution.x) + problem.compliance[i] * mu - problem.bound[i];
        }
    }
}

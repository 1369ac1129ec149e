package org.linkage.solver.complementarity;

import org.jspecify.annotations.Nullable;

/**
 * Solves a {@link RowProblem} by the method that ends it soonest.
 *
 * <ol>
 *   <li>Pivoting from the last active set: at rest it is right at once. Small problems get 20 rounds; large ones go on
 *       only while the wrong rows halve.
 *   <li>Otherwise the interior point, from the last multipliers smoothed by a few Gauss–Seidel sweeps, to 1e-3; pivoting
 *       from the sides it points to; if that does not end, further down and again.
 *   <li>Once more from further inside, if the first path got stuck.
 *   <li>Small problems: Lemke, who also proves that there is none.
 * </ol>
 */
final class RowSolver {
    private static final int SMALL = 200;
    /** Lemke's tableau is dense: up to so many rows. */
    private static final int TINY = 100;

    private static final int SWEEPS = 20;
    private static final double FIRST_TARGET = 1e-3;
    private static final double LAST_TARGET = 1e-13;
    private static final double FOLLOWED_TARGET = 1e-6;
    private static final double WIDENING = 30;

    private final InteriorPoint interior = new InteriorPoint();
    private final LemkeRows lemke = new LemkeRows();
    private double[] start = new double[0];
    private boolean pivotingFirst = true;

    /** Which method ended the last solve. */
    String method = "none";

    /** Whether the rows were found to contradict each other. */
    boolean contradiction;

    /** For tests and comparisons: without it every solve goes through the interior point. */
    void pivotingFirst(boolean allowed) {
        pivotingFirst = allowed;
    }

    /** Solves from the problem's y and active set; false if no method satisfied all conditions. */
    boolean solve(RowProblem problem) {
        return solve(problem, null);
    }

    /** The same, c following the solution in between the interior point's iterations. */
    boolean solve(RowProblem problem, InteriorPoint.@Nullable Follower follower) {
        contradiction = false;
        method = "pivoting";
        int rows = problem.rows;
        boolean small = rows <= SMALL;
        if (start.length < rows) {
            start = new double[rows + rows / 2];
        }
        System.arraycopy(problem.y, 0, start, 0, rows);
        if (pivotingFirst && (small ? BlockPivoting.run(problem, 20) : BlockPivoting.attempt(problem, 8))) {
            return true;
        }
        method = "interior-point";
        System.arraycopy(start, 0, problem.y, 0, rows);
        for (int k = 0; k < SWEEPS; k++) {
            problem.sweep();
        }
        System.arraycopy(problem.y, 0, start, 0, rows);
        for (double widening = WIDENING; widening < 1e5 * WIDENING; widening *= 1000) {
            System.arraycopy(start, 0, problem.y, 0, rows);
            interior.start(problem, widening);
            if (follower != null) {
                // piles with friction are hyperstatic: the path's own end is as good a solution as any corner of the
                // set
                if (interior.run(problem, FOLLOWED_TARGET * problem.scale, 60, follower)) {
                    return true;
                }
                continue;
            }
            boolean arrived = true;
            for (double target = FIRST_TARGET; arrived && target > LAST_TARGET; target *= 1e-2) {
                arrived = interior.run(problem, target * problem.scale, 60, null);
                if (arrived && BlockPivoting.run(problem, small ? 20 : 4)) {
                    return true;
                }
            }
            interior.restore(problem);
            if (problem.provesContradiction()) {
                contradiction = true;
                return false;
            }
        }
        if (rows <= TINY) {
            method = "lemke";
            contradiction = !lemke.solve(problem);
            return !contradiction;
        }
        return problem.residual() <= 1e3 * RowProblem.SIGN * problem.scale;
    }
}

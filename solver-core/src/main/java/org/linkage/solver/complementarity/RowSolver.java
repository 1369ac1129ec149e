package org.linkage.solver.complementarity;

/**
 * Solves a {@link RowProblem} by the method that ends it soonest.
 *
 * <ol>
 *   <li>The last multipliers, if they still do; else pivoting from their active set: at rest it is right at once. Small
 *       problems get 20 rounds; large ones go on only while the wrong rows halve.
 *   <li>Otherwise the interior point, from the last multipliers smoothed by a few Gauss–Seidel sweeps, to 1e-3; pivoting
 *       from the sides it points to. Where rows are redundant that may not end: then down to 1e-5, and {@link ConePivoting},
 *       which stays near the forces found; if that does not end, further down and again.
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
    private static final double LAST_TARGET = 1e-9;
    /** From one target to the next. */
    private static final double NEXT = 1e-2;
    /** δ of {@link ConePivoting} relative to the target. */
    private static final double NEARNESS = 100;

    private static final int ROUNDS = 20;
    private static final int ATTEMPT = 8;
    private static final int PATH = 40;
    /** What may be left, relative to the scale, where no method gets farther. */
    private static final double LOOSE = 1e3 * RowProblem.SIGN;

    private static final double WIDENING = 30;

    private final InteriorPoint interior = new InteriorPoint();
    private final ConePivoting nearby = new ConePivoting();
    private final LemkeRows lemke = new LemkeRows();
    private double[] start = new double[0];
    private double[] best = new double[0];
    private double least;
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
        contradiction = false;
        method = "pivoting";
        int rows = problem.rows;
        boolean small = rows <= SMALL;
        if (start.length < rows) {
            start = new double[rows + rows / 2];
            best = new double[start.length];
        }
        System.arraycopy(problem.y, 0, start, 0, rows);
        problem.matrix.gradient(problem.y, problem.g);
        if (pivotingFirst && (problem.holds() || pivot(problem, small))) {
            return true;
        }
        method = "interior-point";
        System.arraycopy(start, 0, problem.y, 0, rows);
        for (int k = 0; k < SWEEPS; k++) {
            problem.sweep();
        }
        System.arraycopy(problem.y, 0, start, 0, rows);
        problem.matrix.gradient(problem.y, problem.g);
        least = Double.POSITIVE_INFINITY;
        keepBest(problem);
        for (double widening = WIDENING; widening < 1e5 * WIDENING && !problem.spent(); widening *= 1000) {
            System.arraycopy(start, 0, problem.y, 0, rows);
            interior.start(problem, widening);
            if (descend(problem, small)) {
                return true;
            }
            interior.restore(problem);
            keepBest(problem);
            if (problem.provesContradiction()) {
                contradiction = true;
                return false;
            }
        }
        if (rows <= TINY && !problem.spent()) {
            method = "lemke";
            contradiction = !lemke.solve(problem);
            return !contradiction;
        }
        System.arraycopy(best, 0, problem.y, 0, rows);
        problem.matrix.gradient(problem.y, problem.g);
        return problem.residual() <= LOOSE * problem.scale;
    }

    /** From the last active set: first near the last forces, for redundant rows; then for the last digit. */
    private boolean pivot(RowProblem problem, boolean small) {
        problem.stayNear(true);
        boolean solved = BlockPivoting.attempt(problem, ATTEMPT);
        problem.stayNear(false);
        if (solved || !small) {
            return solved;
        }
        System.arraycopy(start, 0, problem.y, 0, problem.rows);
        for (int r = problem.joints; r < problem.rows; r++) {
            problem.in[r] = start[r] > 0;
        }
        return BlockPivoting.run(problem, ROUNDS);
    }

    /** Of all y that were found the one that is least off; returns what is left of the y at hand. */
    private double keepBest(RowProblem problem) {
        double left = problem.residual();
        if (left < least || least == Double.POSITIVE_INFINITY) {
            least = left;
            System.arraycopy(problem.y, 0, best, 0, problem.rows);
        }
        return left;
    }

    /** Down the path, and at each station by pivoting to its end. */
    private boolean descend(RowProblem problem, boolean small) {
        boolean arrived = interior.run(problem, FIRST_TARGET * problem.scale, PATH);
        if (arrived && (small ? BlockPivoting.run(problem, ROUNDS) : BlockPivoting.attempt(problem, ATTEMPT / 2))) {
            return true;
        }
        for (double target = NEXT * FIRST_TARGET; arrived && target > 0.5 * LAST_TARGET; target *= NEXT) {
            arrived = interior.run(problem, target * problem.scale, PATH);
            if (!arrived && problem.provesContradiction()) {
                return false;
            }
            if (nearby.run(problem, ROUNDS, NEARNESS * target)) {
                return true;
            }
            if (keepBest(problem) <= LOOSE * problem.scale) {
                return true;
            }
        }
        return false;
    }
}

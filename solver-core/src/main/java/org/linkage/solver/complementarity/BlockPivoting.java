package org.linkage.solver.complementarity;

/**
 * Block principal pivoting: solve for the active rows with the others at 0; every row whose sign is wrong changes sides;
 * repeat until none is wrong. When the number of wrong rows has not fallen for some rounds, only the last wrong one
 * changes sides (Murty's rule) until it has.
 *
 * <p>From a good start it ends in two or three rounds, exactly. From a bad one on redundant rows it may never end: it
 * gives up after a number of rounds and somebody else takes over.
 */
final class BlockPivoting {
    private static final int PATIENCE = 10;

    private BlockPivoting() {}

    /** Pivots from the active set at hand, at most {@code limit} rounds; true if all conditions are satisfied. */
    static boolean run(RowProblem problem, int limit) {
        return run(problem, limit, PATIENCE);
    }

    /** Stops as soon as the number of wrong rows does not halve: worth a try when another method stands by. */
    static boolean attempt(RowProblem problem, int limit) {
        return run(problem, limit, -1);
    }

    private static boolean run(RowProblem problem, int limit, int patienceAtStart) {
        int best = Integer.MAX_VALUE;
        int patience = patienceAtStart;
        for (int round = 0; round < limit && !problem.spent(); round++) {
            problem.iterations++;
            double left = problem.solveActive();
            int wrong = 0;
            int last = -1;
            for (int r = problem.joints; r < problem.rows; r++) {
                if (problem.wrong(r)) {
                    wrong++;
                    last = r;
                }
            }
            if (wrong == 0) {
                return left <= 100 * RowProblem.SIGN * problem.scale;
            }
            if (problem.holds()) {
                // rows that touch by rounding only: on either side they are right
                return true;
            }
            if (patienceAtStart < 0 && wrong > best / 2) {
                return false;
            }
            boolean all = true;
            if (wrong < best) {
                best = wrong;
                patience = patienceAtStart;
            } else if (patience != 0) {
                patience--;
            } else {
                all = false;
            }
            for (int r = all ? problem.joints : last; r <= last; r++) {
                if (problem.wrong(r)) {
                    problem.in[r] = !problem.in[r];
                }
            }
        }
        return false;
    }
}

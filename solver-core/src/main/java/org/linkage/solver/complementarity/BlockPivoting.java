package org.linkage.solver.complementarity;

/**
 * Block principal pivoting: solve for the free rows with the others at their bounds; every row whose sign is wrong
 * changes sides; repeat until none is wrong. When the number of wrong rows has not fallen for some rounds, only the last
 * wrong one changes sides (Murty's rule) until it has.
 *
 * <p>From a good start it ends in two or three rounds, exactly. From a bad one on redundant rows it may never end: it
 * gives up after a number of rounds and somebody else takes over.
 */
final class BlockPivoting {
    private static final int PATIENCE = 10;

    private BlockPivoting() {}

    /** Pivots from the box's states, at most {@code limit} rounds; true if it ended with all conditions satisfied. */
    static boolean run(BoxProblem box, int limit) {
        return run(box, limit, PATIENCE);
    }

    /** Stops as soon as the number of wrong rows does not halve: what is worth a try when another method stands by. */
    static boolean attempt(BoxProblem box, int limit) {
        return run(box, limit, -1);
    }

    private static boolean run(BoxProblem box, int limit, int patienceAtStart) {
        int best = Integer.MAX_VALUE;
        int patience = patienceAtStart;
        for (int round = 0; round < limit; round++) {
            box.iterations++;
            double left = box.solveFree();
            int wrong = 0;
            int last = -1;
            for (int r = 0; r < box.rows; r++) {
                if (wrong(box, r)) {
                    wrong++;
                    last = r;
                }
            }
            if (wrong == 0) {
                return left <= 100 * BoxProblem.SIGN * box.scale;
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
            for (int r = all ? 0 : last; r <= last; r++) {
                if (wrong(box, r)) {
                    exchange(box, r);
                }
            }
        }
        return false;
    }

    private static boolean wrong(BoxProblem box, int r) {
        double tolerance = BoxProblem.SIGN * box.scale;
        switch (box.state[r]) {
            case BoxProblem.AT_LOWER:
                return box.g[r] < -tolerance && box.lower[r] < box.upper[r];
            case BoxProblem.AT_UPPER:
                return box.g[r] > tolerance && box.lower[r] < box.upper[r];
            default:
                double s = box.matrix.diagonal[r];
                return (box.lower[r] - box.y[r]) * s > tolerance || (box.y[r] - box.upper[r]) * s > tolerance;
        }
    }

    private static void exchange(BoxProblem box, int r) {
        if (box.state[r] != BoxProblem.FREE) {
            box.state[r] = BoxProblem.FREE;
        } else {
            box.state[r] = box.y[r] < box.lower[r] ? BoxProblem.AT_LOWER : BoxProblem.AT_UPPER;
        }
    }
}

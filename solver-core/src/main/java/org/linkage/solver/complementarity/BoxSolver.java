package org.linkage.solver.complementarity;

/**
 * Solves a {@link BoxProblem} by the method that ends it soonest.
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
final class BoxSolver {
    private static final int SMALL = 200;
    /** Lemke's tableau is dense: up to so many rows. */
    private static final int TINY = 100;

    private static final int SWEEPS = 20;
    private static final double FIRST_TARGET = 1e-3;
    private static final double LAST_TARGET = 1e-13;
    private static final double WIDENING = 30;

    private final InteriorPoint interior = new InteriorPoint();
    private final LemkeBox lemke = new LemkeBox();
    private double[] start = new double[0];
    private boolean pivotingAllowed = true;

    /** Which method ended the last solve. */
    String method = "none";

    /** Whether the rows were found to contradict each other. */
    boolean contradiction;

    /** For tests and comparisons: without it every solve goes through the interior point. */
    void allowPivotingFirst(boolean allowed) {
        pivotingAllowed = allowed;
    }

    /** Solves from the box's y and states; false if no method satisfied all conditions. */
    boolean solve(BoxProblem box) {
        contradiction = false;
        method = "pivoting";
        boolean small = box.rows <= SMALL;
        if (start.length < box.rows) {
            start = new double[box.rows + box.rows / 2];
        }
        System.arraycopy(box.y, 0, start, 0, box.rows);
        if (pivotingAllowed && (small ? BlockPivoting.run(box, 20) : BlockPivoting.attempt(box, 8))) {
            return true;
        }
        method = "interior-point";
        System.arraycopy(start, 0, box.y, 0, box.rows);
        for (int k = 0; k < SWEEPS; k++) {
            box.sweep();
        }
        System.arraycopy(box.y, 0, start, 0, box.rows);
        for (double widening = WIDENING; widening < 1e5 * WIDENING; widening *= 1000) {
            System.arraycopy(start, 0, box.y, 0, box.rows);
            interior.start(box, widening);
            boolean arrived = true;
            for (double target = FIRST_TARGET; arrived && target > LAST_TARGET; target *= 1e-2) {
                arrived = interior.run(box, target * box.scale, 60);
                if (arrived && BlockPivoting.run(box, small ? 20 : 4)) {
                    return true;
                }
            }
            interior.restore(box);
            if (box.provesContradiction()) {
                contradiction = true;
                return false;
            }
        }
        if (box.rows <= TINY) {
            method = "lemke";
            return lemke.solve(box);
        }
        return box.residual() <= 1e3 * BoxProblem.SIGN * box.scale;
    }
}

package org.linkage.solver.complementarity;

/**
 * Minimises ½ yᵀS y − cᵀy over the box, always downhill: some projected Gauss–Seidel sweeps (cheap, they sort most rows
 * to the right side), then one exact solve for the free rows (Newton), projected onto the box with as much of the step as
 * lowers the function; repeat until the full step is feasible and no bound is pulled at.
 *
 * <p>Unlike pivoting it cannot cycle, since every round lowers the function; like pivoting its last round is exact.
 */
final class ProjectedNewton {
    private static final int SWEEPS = Integer.getInteger("sweeps", 3);

    private double[] before = new double[0];
    private double[] newton = new double[0];
    private double[] change = new double[0];
    private double[] image = new double[0];

    /** Runs from the box's y and states, at most {@code limit} rounds; true if it ended with all conditions satisfied. */
    boolean run(BoxProblem box, int limit) {
        int rows = box.rows;
        if (before.length < rows) {
            int n = rows + rows / 2;
            before = new double[n];
            newton = new double[n];
            change = new double[n];
            image = new double[n];
        }
        box.clamp();
        for (int round = 0; round < limit; round++) {
            box.iterations++;
            for (int k = 0; k < SWEEPS; k++) {
                sweep(box);
            }
            box.matrix.gradient(box.y, box.g);
            box.stateFromValues();
            System.arraycopy(box.y, 0, before, 0, rows);
            box.solveFree();
            if (box.residual() <= 10 * BoxProblem.SIGN * box.scale) {
                return true;
            }
            System.arraycopy(box.y, 0, newton, 0, rows);
            search(box);
        }
        return false;
    }

    private static void sweep(BoxProblem box) {
        RowMatrix matrix = box.matrix;
        double[] y = box.y;
        for (int r = 0; r < box.rows; r++) {
            double next = y[r] - (matrix.rowTimes(r, y) - matrix.c[r]) / matrix.diagonal[r];
            y[r] = Math.max(box.lower[r], Math.min(box.upper[r], next));
        }
    }

    /** y = the projection of before + s (newton − before), s halved until that lowers the function. */
    private void search(BoxProblem box) {
        double s = 1;
        for (int k = 0; k < 40; k++) {
            for (int r = 0; r < box.rows; r++) {
                double y = before[r] + s * (newton[r] - before[r]);
                change[r] = Math.max(box.lower[r], Math.min(box.upper[r], y)) - before[r];
            }
            // ½ dᵀS d + dᵀ g(before)
            box.matrix.times(change, image);
            double quadratic = 0;
            double linear = 0;
            for (int r = 0; r < box.rows; r++) {
                quadratic += change[r] * image[r];
                linear += change[r] * slope(box, r);
            }
            if (linear < 0 && quadratic > 0) {
                // the best point on the straight line to the projected one is inside the box as well
                double best = Math.min(1, -linear / quadratic);
                if (best > 0.3 || k == 39) {
                    for (int r = 0; r < box.rows; r++) {
                        box.y[r] = before[r] + best * change[r];
                    }
                    return;
                }
            }
            s *= 0.5;
        }
        System.arraycopy(before, 0, box.y, 0, box.rows);
    }

    private double slope(BoxProblem box, int r) {
        return box.matrix.rowTimes(r, before) - box.matrix.c[r];
    }
}

package org.linkage.solver.complementarity;

/**
 * Coulomb friction by rounds. With the bounds ±k μ of the tangents held, normal and tangential rows together are a
 * {@link BoxProblem}, symmetric and solvable; then the bounds follow the new μ, until they no longer move. Once no row
 * changes between sticking and sliding, a round is one pair of substitutions with the factor at hand.
 *
 * <p>The rounds contract as long as friction does not feed back on the normal forces too strongly; if they swing, they
 * are damped. Small problems on which they do not settle go to Lemke, who knows the true cone.
 */
final class FrictionRounds {
    private static final int LEMKE_ROWS = 64;
    private static final int SMALL = 300;
    private static final int DAMPED_AFTER = 12;

    private final LemkeBox lemke = new LemkeBox();
    private int rounds;

    int rounds() {
        return rounds;
    }

    /** Goes on from a solved box; false if the bounds did not settle (the residual says by how much). */
    boolean run(BoxSolver solver, BoxProblem box, UnilateralProblem problem) {
        boolean small = box.rows <= SMALL;
        int limit = small ? 60 : 12;
        double tolerance = (small ? 1e-11 : 1e-9) * box.scale;
        boolean solved = true;
        for (rounds = 1; rounds <= limit; rounds++) {
            double moved = follow(box, problem, rounds > DAMPED_AFTER ? 0.5 : 1);
            if (moved <= tolerance) {
                if (solved) {
                    return true;
                }
                break;
            }
            solved = solver.solve(box);
            if (solver.contradiction) {
                return false;
            }
        }
        if (box.matrix.joints == 0 && box.rows <= LEMKE_ROWS) {
            solver.method = "lemke";
            return lemke.solve(box, problem.friction) && polish(box, problem);
        }
        return false;
    }

    /** Bounds to k μ, states and values along with them. Returns the largest change in x's unit. */
    private static double follow(BoxProblem box, UnilateralProblem problem, double share) {
        RowMatrix matrix = box.matrix;
        double moved = 0;
        for (int i = 0; i < matrix.normals; i++) {
            int t = matrix.tangentRow[i];
            if (t < 0) {
                continue;
            }
            double bound = problem.friction[i] * Math.max(0, box.y[matrix.joints + i]);
            double old = box.upper[t];
            moved = Math.max(moved, Math.abs(bound - old) * matrix.diagonal[t]);
            bound = old + share * (bound - old);
            box.lower[t] = -bound;
            box.upper[t] = bound;
            if (bound == 0) {
                box.state[t] = BoxProblem.AT_LOWER;
            } else if (old == 0) {
                box.state[t] = BoxProblem.FREE;
            }
        }
        return moved;
    }

    /** Lemke's own residual decides: its cone is the true one. */
    private static boolean polish(BoxProblem box, UnilateralProblem problem) {
        follow(box, problem, 1);
        for (int r = box.matrix.joints + box.matrix.normals; r < box.rows; r++) {
            double slack = 1e-9 * box.scale / box.matrix.diagonal[r];
            if (box.y[r] <= box.lower[r] + slack) {
                box.state[r] = BoxProblem.AT_LOWER;
            } else if (box.y[r] >= box.upper[r] - slack) {
                box.state[r] = BoxProblem.AT_UPPER;
            }
        }
        return box.residual() <= 1e-8 * box.scale;
    }

    /** Residual of the true cone: the box's with bounds ±k μ of the very last μ. */
    static double residual(BoxProblem box, UnilateralProblem problem) {
        RowMatrix matrix = box.matrix;
        for (int i = 0; i < matrix.normals; i++) {
            int t = matrix.tangentRow[i];
            if (t >= 0) {
                double bound = problem.friction[i] * Math.max(0, box.y[matrix.joints + i]);
                box.lower[t] = -bound;
                box.upper[t] = bound;
            }
        }
        return box.residual();
    }
}

package org.linkage.solver.integrate;

import java.util.Arrays;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.RowSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.mechanism.State;

/**
 * What a step leaves of gap and speed at contacts that pressed from its beginning to its end (a taut rope, a disc that slides over
 * another, a joint on its stop) is drift of the integration and no motion. It is taken away as for joints, by the shortest way
 * measured with the masses:
 *
 * <pre>
 *   positions:   M dq − Jᵀμ − Nᵀp = 0,  J dq = −C,                N dq = −g,   again until |g| is rounding
 *   velocities:  M dv − Jᵀμ − Nᵀp = 0,  J dv = −(J v − target),   N dv = −N v
 * </pre>
 *
 * N are the rows of these contacts alone, p without a sign: they stayed closed, so they stay closed to rounding. Without this a
 * gap would open, close again and be taken for an impact.
 */
final class ClosedRows {
    private static final int PASSES = 4;
    private static final double ROUNDING = 1e-14;
    /** Farther apart than this part of the scale it is no drift. */
    private static final double LARGEST_MOVE = 1e-2;

    private final ContactDynamics dynamics;
    private final ContactModel model;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final ForcedSetSolver solver = new RowSetSolver();
    private final ContactSet rows;
    private boolean[] forced = new boolean[16];

    ClosedRows(ContactDynamics dynamics, UnilateralProblem problem) {
        this.dynamics = dynamics;
        this.problem = problem;
        model = dynamics.model();
        solution = new UnilateralSolution(problem.graph);
        rows = new ContactSet(dynamics.system().mechanism());
    }

    /** Closes the contacts that pressed all through the last step, then ends their speed. */
    void project(State state) {
        if (!dynamics.anyPressed()) {
            return;
        }
        double before = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass <= PASSES; pass++) {
            collect(state);
            double worst = 0;
            for (int k = 0; k < rows.count; k++) {
                worst = Math.max(worst, Math.abs(rows.gap[k]));
            }
            if (worst <= ROUNDING * model.scale() || pass == PASSES || !(worst < 0.5 * before)) {
                break;
            }
            before = worst;
            if (dynamics.factor(state) != null || !closeGaps(state)) {
                return;
            }
        }
        endSpeeds(state);
    }

    private void collect(State state) {
        model.collect(state, LARGEST_MOVE * model.scale(), rows);
        int kept = 0;
        for (int k = 0; k < rows.count; k++) {
            if (dynamics.pressed(rows.key[k])) {
                rows.move(k, kept++);
            }
        }
        rows.count = kept;
        if (forced.length < kept) {
            forced = new boolean[2 * kept];
        }
        Arrays.fill(forced, 0, kept, true);
    }

    private boolean closeGaps(State state) {
        dynamics.positionErrors(state, problem.d);
        negate(problem.d);
        problem.clear();
        for (int k = 0; k < rows.count; k++) {
            ContactRows.add(problem, rows, k, -rows.gap[k]);
        }
        Arrays.fill(problem.f, 0);
        solver.solve(problem, forced, solution);
        double most = LARGEST_MOVE * model.scale();
        for (double move : solution.x) {
            // written so that NaN is too far
            if (!(Math.abs(move) <= most)) {
                return false;
            }
        }
        for (int i = 0; i < state.q.length; i++) {
            state.q[i] += solution.x[i];
        }
        state.refresh();
        return true;
    }

    private void endSpeeds(State state) {
        double fastest = 0;
        for (int k = 0; k < rows.count; k++) {
            fastest = Math.max(fastest, Math.abs(rows.rate(k, state.v)));
        }
        double largest = Projection.largest(state.v);
        if (!(fastest > ROUNDING * largest) || dynamics.factor(state) != null) {
            return;
        }
        dynamics.velocityErrors(state, problem.d);
        negate(problem.d);
        problem.clear();
        for (int k = 0; k < rows.count; k++) {
            ContactRows.add(problem, rows, k, -rows.rate(k, state.v));
        }
        Arrays.fill(problem.f, 0);
        solver.solve(problem, forced, solution);
        if (!(Projection.largest(solution.x) <= largest)) {
            return;
        }
        for (int i = 0; i < state.v.length; i++) {
            state.v[i] += solution.x[i];
        }
    }

    private static void negate(double[] d) {
        for (int i = 0; i < d.length; i++) {
            d[i] = -d[i];
        }
    }
}

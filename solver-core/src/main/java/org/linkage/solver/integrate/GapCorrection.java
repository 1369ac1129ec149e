package org.linkage.solver.integrate;

import java.util.Arrays;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.mechanism.State;

/**
 * Takes overlaps away by the shortest way, measured with the masses, without touching velocities:
 *
 * <pre>
 *   M dq − Jᵀμ − Nᵀp = 0,   J dq = −C,   0 ≤ p ⊥ N dq + g ≥ 0
 * </pre>
 *
 * again while an overlap is left. Contacts near by take part, so that nothing is pushed into its neighbour.
 */
final class GapCorrection {
    private static final int PASSES = 4;
    /** A body moves by at most this part of the scale in one pass: deep overlaps are mended over some steps. */
    private static final double LARGEST_MOVE = 0.05;

    private final ContactModel model;
    private final Dynamics dynamics;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final ComplementaritySolver solver;
    private final ContactSet near;
    private double worst;

    GapCorrection(ContactModel model, Dynamics dynamics, UnilateralProblem problem, ComplementaritySolver solver) {
        this.model = model;
        this.dynamics = dynamics;
        this.problem = problem;
        this.solver = solver;
        solution = new UnilateralSolution(problem.graph);
        near = new ContactSet(dynamics.system().mechanism());
    }

    /** The worst overlap that was left by the last call, ≥ 0. */
    double overlap() {
        return worst;
    }

    /** Moves q until no overlap is deeper than {@code tolerated}, if four passes do. */
    void apply(State state, double tolerated) {
        double before = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass <= PASSES; pass++) {
            model.collect(state, 0, near);
            worst = deepest(near);
            if (worst <= tolerated || pass == PASSES || !(worst < 0.9 * before)) {
                return;
            }
            before = worst;
            model.collect(state, Math.max(4 * worst, model.closed()), near);
            if (dynamics.factor(state) != null) {
                return;
            }
            problem.clear();
            Arrays.fill(problem.f, 0);
            dynamics.positionErrors(state, problem.d);
            for (int i = 0; i < problem.d.length; i++) {
                problem.d[i] = -problem.d[i];
            }
            double most = LARGEST_MOVE * model.scale();
            for (int k = 0; k < near.count; k++) {
                ContactRows.add(problem, near, k, Math.min(-near.gap[k], most));
            }
            solver.solve(problem, solution);
            if (!Finite.all(solution.x)) {
                return;
            }
            for (int i = 0; i < state.q.length; i++) {
                state.q[i] += solution.x[i];
            }
            state.refresh();
        }
    }

    private static double deepest(ContactSet set) {
        double deepest = 0;
        for (int k = 0; k < set.count; k++) {
            deepest = Math.max(deepest, -set.gap[k]);
        }
        return deepest;
    }
}

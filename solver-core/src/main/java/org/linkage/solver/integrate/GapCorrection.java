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
 * Closes joints and takes overlaps away by the shortest way, measured with the masses, without touching velocities:
 *
 * <pre>
 *   M dq − Jᵀμ − Nᵀp = 0,   J dq = −C,   0 ≤ p ⊥ N dq + g ≥ 0
 * </pre>
 *
 * again while a joint is open or an overlap is left: Newton's method, so two rounds as a rule. Contacts near by take part, so that
 * nothing is pushed into its neighbour, neither by a contact nor by a joint.
 */
final class GapCorrection {
    /** For {@link #apply}: joints are somebody else's business; they are only kept as they are. */
    static final double ANY = Double.POSITIVE_INFINITY;

    private static final int PASSES = 4;
    private static final int JOINT_PASSES = 12;
    private static final int HALVINGS = 3;
    /** A body moves by at most this part of the scale in one pass: deep overlaps are mended over some steps. */
    private static final double LARGEST_MOVE = 0.05;

    private final ContactModel model;
    private final Dynamics dynamics;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final ComplementaritySolver solver;
    private final ContactSet near;
    private final double[] error;
    private final double[] saved;
    private double worst;

    GapCorrection(ContactModel model, Dynamics dynamics, UnilateralProblem problem, ComplementaritySolver solver) {
        this.model = model;
        this.dynamics = dynamics;
        this.problem = problem;
        this.solver = solver;
        solution = new UnilateralSolution(problem.graph);
        near = new ContactSet(dynamics.system().mechanism());
        error = new double[dynamics.rows()];
        saved = new double[dynamics.system().coordinates()];
    }

    /** The worst overlap that was left by the last call, ≥ 0. */
    double overlap() {
        return worst;
    }

    /**
     * Moves q until no overlap is deeper than {@code overlap} and no joint more open than {@code open}, as far as a few passes do. A
     * pass that makes things worse is halved.
     *
     * @return how far the worst joint is open, 0 if nobody asked
     */
    double apply(State state, double overlap, double open) {
        boolean joints = error.length > 0 && open < ANY;
        int passes = joints ? JOINT_PASSES : PASSES;
        double before = Double.POSITIVE_INFINITY;
        double gaping = 0;
        int halvings = 0;
        for (int pass = 0; pass <= passes; pass++) {
            model.collect(state, 0, near);
            worst = deepest(near);
            if (joints) {
                dynamics.positionErrors(state, error);
                gaping = Projection.largest(error);
            }
            double now = Math.max(worst, gaping);
            if (joints && !(now < before) && halvings < HALVINGS) {
                halvings++;
                halve(state);
                continue;
            }
            halvings = 0;
            if ((worst <= overlap && gaping <= open) || pass == passes || !(now < 0.9 * before)) {
                return gaping;
            }
            before = now;
            System.arraycopy(state.q, 0, saved, 0, saved.length);
            // the bodies' size bounds how far one looks: whom a long way would lead into another is seen in the next
            // pass
            double far = Math.min(4 * now, Math.max(4 * worst, model.largestRadius()));
            model.collect(state, Math.max(far, model.closed()), near);
            if (dynamics.factor(state) != null || !move(state)) {
                return gaping;
            }
        }
        return gaping;
    }

    private void halve(State state) {
        for (int i = 0; i < saved.length; i++) {
            state.q[i] = 0.5 * (state.q[i] + saved[i]);
        }
        state.refresh();
    }

    private boolean move(State state) {
        problem.clear();
        Arrays.fill(problem.f, 0);
        dynamics.positionErrors(state, problem.d);
        double most = LARGEST_MOVE * model.scale();
        for (int i = 0; i < problem.d.length; i++) {
            problem.d[i] = Math.max(-most, Math.min(-problem.d[i], most));
        }
        for (int k = 0; k < near.count; k++) {
            ContactRows.add(problem, near, k, Math.min(-near.gap[k], most));
        }
        solver.solve(problem, solution);
        if (!Finite.all(solution.x)) {
            return false;
        }
        for (int i = 0; i < state.q.length; i++) {
            state.q[i] += solution.x[i];
        }
        state.refresh();
        return true;
    }

    private static double deepest(ContactSet set) {
        double deepest = 0;
        for (int k = 0; k < set.count; k++) {
            deepest = Math.max(deepest, -set.gap[k]);
        }
        return deepest;
    }
}

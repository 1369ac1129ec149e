package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.mechanism.State;

/**
 * One step at velocity level, for piles and for everything with many contacts: joints and contacts in one solve,
 *
 * <pre>
 *   M (v' − v) − Jᵀℓ − Nᵀp − Tᵀs = hF,   J v' = target,   0 ≤ p ⊥ N v' − b ≥ 0,   |s| ≤ friction·p,   q' = q + h v'
 * </pre>
 *
 * with b of {@link VelocityContacts}. What turning levers leave of C and of overlap is taken away by {@link GapCorrection}, at position
 * level, for a velocity that closes a joint stays as energy. A step whose joints cannot be closed so is made in halves. With a solver that only
 * iterates joints are pulled together by J v' = target − β C/h instead.
 */
public final class ContactEuler implements Integrator, TouchReport {
    private static final double BETA = 0.2;
    private static final double OVERLAP = 1e-8;
    /** Joints are closed to this part of the scale. */
    private static final double OPEN = 1e-12;
    /** A step that leaves one more open than this is made in halves. */
    private static final double ACCEPTABLE = 1e-9;

    private static final int CUTS = 5;

    private static final int MOST_LOOKS = 8;

    private final ConstrainedDynamics dynamics;
    private final ComplementaritySolver solver;
    private final VelocityContacts contacts;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final UnilateralSolution bounced;
    private final ComplementaritySolver bounceSolver;
    private final GapCorrection correction;
    private final ContactModel model;
    private final ContactRecord record = new ContactRecord();
    private final double[] c;
    private final double[] lambda;
    /** Where the attempt began, after it. */
    private final State trial;

    private final State before;
    private boolean closed;

    /**
     * @param solver for the step itself; it keeps its warm start
     * @param correctionSolver another one for bounces and the corrections of q
     * @param log where hits are noted, or null
     */
    public ContactEuler(
            ConstrainedDynamics dynamics,
            ContactModel model,
            ComplementaritySolver solver,
            ComplementaritySolver correctionSolver,
            @Nullable EventLog log) {
        this.dynamics = dynamics;
        this.model = model;
        this.solver = solver;
        contacts = new VelocityContacts(dynamics.system(), model, log);
        problem = new UnilateralProblem(dynamics.kkt, dynamics.solver);
        solution = new UnilateralSolution(dynamics.kkt.graph);
        bounced = new UnilateralSolution(dynamics.kkt.graph);
        bounceSolver = correctionSolver;
        correction = new GapCorrection(model, dynamics, problem, correctionSolver);
        c = new double[dynamics.rows()];
        lambda = new double[dynamics.rows()];
        trial = new State(dynamics.system().mechanism());
        before = new State(dynamics.system().mechanism());
    }

    @Override
    public String name() {
        return "semi-implicit-euler";
    }

    @Override
    public @Nullable String step(State state, double h) {
        before.copyFrom(state);
        solver.beginStep();
        bounceSolver.beginStep();
        String refusal = advance(state, h, 0);
        if (refusal != null) {
            state.copyFrom(before);
        }
        return refusal;
    }

    private @Nullable String advance(State state, double h, int cuts) {
        String refusal = attempt(state, h);
        if (refusal == null && !closed && cuts < CUTS) {
            state.copyFrom(trial);
            refusal = advance(state, h / 2, cuts + 1);
            return refusal != null ? refusal : advance(state, h / 2, cuts + 1);
        }
        if (refusal == null) {
            contacts.note(state.time, solution);
        }
        return refusal;
    }

    private @Nullable String attempt(State state, double h) {
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        dynamics.forces(state, problem.f);
        for (int i = 0; i < problem.f.length; i++) {
            problem.f[i] *= h;
        }
        dynamics.velocityErrors(state, problem.d);
        for (int i = 0; i < problem.d.length; i++) {
            problem.d[i] = -problem.d[i];
        }
        if (!dynamics.exact()) {
            dynamics.positionErrors(state, c);
            for (int i = 0; i < c.length; i++) {
                problem.d[i] -= BETA / h * c[i];
            }
        }
        contacts.find(state, h);
        trial.copyFrom(state);
        long start = System.nanoTime();
        for (int look = 0; look < MOST_LOOKS; look++) {
            contacts.addRows(problem, state.v, h);
            solver.solve(problem, solution);
            for (int i = 0; i < state.v.length; i++) {
                trial.v[i] = state.v[i] + solution.x[i];
            }
            // a body that was hit may go farther than its own speed would have taken it
            if (!contacts.farther(state, trial, h)) {
                break;
            }
        }
        if (!Finite.all(solution.x)) {
            // friction has no solution for every state; a smooth step is better than none
            solver.forget();
            Arrays.fill(problem.friction, 0, problem.count, 0);
            solver.solve(problem, solution);
        }
        dynamics.clock().solve += System.nanoTime() - start;
        dynamics.clock().solves++;
        if (!Finite.all(solution.x)) {
            return Finite.REFUSAL;
        }
        trial.copyFrom(state);
        for (int i = 0; i < state.v.length; i++) {
            state.v[i] += solution.x[i];
            state.q[i] += h * state.v[i];
        }
        state.refresh();
        state.time += h;
        if (!Finite.all(state.q)) {
            state.copyFrom(trial);
            return Finite.REFUSAL;
        }
        record.copy(problem, solution);
        for (int i = 0; i < record.count; i++) {
            record.normal[i] /= h;
            record.friction[i] /= h;
        }
        bounce(state);
        double open = dynamics.exact() ? OPEN * model.scale() : GapCorrection.ANY;
        closed = correction.apply(state, OVERLAP * Math.min(model.scale(), 1), open) <= ACCEPTABLE * model.scale();
        for (int i = 0; i < lambda.length; i++) {
            lambda[i] = solution.lambda[i] / h;
        }
        return null;
    }

    /**
     * Velocities jump after the bodies have moved, as far as the energy allows: T(v'') ≤ T(v) + the work of the forces on the way
     * of this step.
     */
    private void bounce(State state) {
        double limit = dynamics.system().kineticEnergy(trial);
        for (int i = 0; i < problem.f.length; i++) {
            limit += problem.f[i] * state.v[i];
        }
        if (contacts.addBounces(problem, state.v, solution)) {
            Arrays.fill(problem.f, 0);
            Arrays.fill(problem.d, 0);
            bounceSolver.solve(problem, bounced);
            Bounce.add(dynamics.system(), state, bounced.x, limit);
        }
    }

    @Override
    public double[] lambda() {
        return lambda;
    }

    /** Mean forces over the step. */
    @Override
    public ContactRecord record() {
        return record;
    }

    @Override
    public ContactSet touched() {
        return contacts.near();
    }

    public UnilateralSolution solution() {
        return solution;
    }

    /** The worst overlap after the last step. */
    public double overlap() {
        return correction.overlap();
    }

    @Override
    public void restart() {
        solver.forget();
    }
}

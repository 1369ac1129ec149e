package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.mechanism.Body;
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

    /** And one that leaves one open by more is refused, where nothing helps. */
    private static final double TORN = 1e-4;

    private static final String TORN_REFUSAL =
            "The joints cannot be closed whatever the speed: what holds, drives and touches the bodies"
                    + " contradicts itself; let one of them go.";

    private static final int CUTS = 5;
    /** More contacts than so many for each body are too much for one step among joints. */
    private static final int CROWD = 8;

    /** So often speeds are halved where even the shortest step leaves joints open. */
    private static final int SLOWINGS = 20;

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
        String refusal = attempt(state, h, cuts < CUTS);
        if (refusal == null && !closed) {
            if (cuts == CUTS) {
                return slower(state, h);
            }
            state.copyFrom(trial);
            refusal = advance(state, h / 2, cuts + 1);
            return refusal != null ? refusal : advance(state, h / 2, cuts + 1);
        }
        if (refusal == null) {
            contacts.note(state.time, solution);
        }
        return refusal;
    }

    /**
     * Bodies that turn so fast that their joints cannot be closed after the shortest of steps lose speed until they can: energy that no
     * step of this length can carry is better lost than made of open joints.
     */
    private @Nullable String slower(State state, double h) {
        String refusal = null;
        for (int i = 0; dynamics.rows() > 0 && i < SLOWINGS && refusal == null && !closed; i++) {
            slowDown(state);
            refusal = attempt(state, h, false);
        }
        if (refusal == null && torn(state)) {
            return TORN_REFUSAL;
        }
        if (refusal == null) {
            contacts.note(state.time, solution);
        }
        return refusal;
    }

    /** Whether even that left a joint open for everybody to see, as where a drive turns what two pins hold. */
    private boolean torn(State state) {
        if (closed || !dynamics.exact()) {
            return false;
        }
        dynamics.positionErrors(state, c);
        return !(Projection.largest(c) <= TORN * model.scale());
    }

    /** Back to where the attempt began, with half the speed for the bodies whose joints it left open; for all, if it found nothing at all. */
    private void slowDown(State state) {
        dynamics.positionErrors(state, c);
        state.copyFrom(trial);
        int row = 0;
        for (int i = 0; i < dynamics.system().constraintCount(); i++) {
            Constraint joint = dynamics.system().constraint(i);
            boolean open = solution.broken;
            for (int end = row + joint.rows(); row < end; row++) {
                open |= !(Math.abs(c[row]) <= ACCEPTABLE * model.scale());
            }
            for (int k = 0; open && k < joint.bodyCount(); k++) {
                Body body = joint.body(k);
                for (int j = body.offset(); j < body.offset() + body.dimension(); j++) {
                    state.v[j] *= 0.5;
                }
            }
        }
    }

    /** One step from {@link #trial} on; sets {@link #closed}. If it may be made in halves, an attempt that promises nothing is left off. */
    private @Nullable String attempt(State state, double h, boolean divisible) {
        closed = false;
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
        long start = System.nanoTime();
        boolean promising = look(state, h, divisible);
        dynamics.clock().solve += System.nanoTime() - start;
        dynamics.clock().solves++;
        trial.copyFrom(state);
        if (!promising) {
            return null;
        }
        if (!Finite.all(solution.x)) {
            return Finite.REFUSAL;
        }
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
        closed = correction.apply(state, OVERLAP * Math.min(model.scale(), 1), open) <= ACCEPTABLE * model.scale()
                && !solution.broken;
        for (int i = 0; i < lambda.length; i++) {
            lambda[i] = solution.lambda[i] / h;
        }
        return null;
    }

    /** Solves with all contacts that the solution itself may reach; false if the step had better be made in halves. */
    private boolean look(State state, double h, boolean divisible) {
        trial.copyFrom(state);
        for (int look = 0; look < MOST_LOOKS; look++) {
            if (divisible && crowded()) {
                return false;
            }
            contacts.addRows(problem, state.v, h);
            solver.solve(problem, solution);
            if (divisible && solution.broken) {
                return false;
            }
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
        return true;
    }

    /** Whether bodies among joints fly so far in the step that each of them might meet everything: in its halves each meets little. */
    private boolean crowded() {
        return dynamics.rows() > 0
                && contacts.near().count > CROWD * dynamics.system().mechanism().bodyCount();
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
        bounceSolver.forget();
    }
}

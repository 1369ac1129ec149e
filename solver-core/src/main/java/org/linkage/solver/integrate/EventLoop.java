package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.contact.ImpactLaw;
import org.linkage.solver.contact.Impacts;
import org.linkage.solver.contact.KeyIndex;
import org.linkage.solver.contact.Pockets;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/**
 * A smooth integrator among impacts. In each step:
 *
 * <pre>
 *   closed contacts (g ≤ 1e-9 of the scale) that approach: impact
 *   those that neither approach nor leave: they rest, and act at acceleration level in all evaluations
 *   step; if a contact was passed (g < 0): go back to the first one, and again with the rest of the step
 *   a ball that comes over a hole before that: it falls, and again with the rest of the step
 *   what pressed all the time is brought back to g = 0, ġ = 0: it drifted, it did not move
 * </pre>
 *
 * Bouncing ever lower never ends in theory. Here a contact that approaches more slowly than 1e-6 m/s comes to rest at once;
 * after {@link #PATIENCE} impacts in one step already one that gravity would stop within two steps. After
 * {@link #MOST_EVENTS}, or where the search for them has cost too many steps, what is left of the step is done at velocity level, and so
 * is what the smooth integrator refuses.
 */
public final class EventLoop implements Integrator, TouchReport {
    private static final int MOST_EVENTS = 50;
    /** Steps that are tried in search of impacts: so many over the number of bodies, as each costs so much more where there are more. */
    private static final int TRIALS = 20_000;

    private static final int FEWEST_TRIALS = 20;
    private static final int PATIENCE = 30;
    private static final double REST_SPEED = 1e-6;
    /** A contact that did not rest before must leave more slowly than this part of the rest speed. */
    private static final double CREEPING = 1e-4;
    /** Overlaps of resting contacts up to this part of the scale are left alone. */
    private static final double OVERLAP = 1e-11;
    /** Energy from nowhere, as a part of the kinetic energy, with which no smooth step is taken. */
    private static final double GAINED = 1e-3;
    /** Radians in a step: below this it gains nothing to speak of, and what is gained at rest is rounding. */
    private static final double TURN = 0.1;
    /** What taking overlaps back may leave of the joints. */
    private static final double OPEN = 1e-10;
    /** Choosers that come late keep a contact until its gap is this part of the scale. */
    public static final double TOUCHING = 1e-3;

    private final ContactDynamics dynamics;
    private final Integrator inner;
    private final Integrator velocityLevel;
    private final ContactModel model;
    private final Impacts impacts;
    private final EventLog log;
    private final FirstContact firstContact;
    private final ClosedRows closedRows;
    private final GapCorrection correction;
    private final ContactSet closed;
    private final ContactSet resting;
    private final KeyIndex touching = new KeyIndex();
    private final ContactRecord record = new ContactRecord();
    private final State before;
    private final State trial;
    private final State begun;
    private final Pockets.Motion onward = this::onward;
    private final ComplementaritySolver impactSolver;
    private ImpactLaw law = ImpactLaw.ROUNDS;
    private final int mostTrials;
    private int events;

    /**
     * @param inner an integrator on the same dynamics
     * @param velocityLevel takes over where there are too many impacts
     * @param impactSolver solves impacts, and the corrections of rounding after each step
     */
    public EventLoop(
            ContactDynamics dynamics,
            Integrator inner,
            Integrator velocityLevel,
            ComplementaritySolver impactSolver,
            EventLog log) {
        this.dynamics = dynamics;
        this.inner = inner;
        this.velocityLevel = velocityLevel;
        this.log = log;
        this.impactSolver = impactSolver;
        model = dynamics.model();
        impacts = new Impacts(dynamics.system(), dynamics.kkt(), dynamics.solver(), impactSolver);
        firstContact = new FirstContact(dynamics, inner);
        UnilateralProblem problem = new UnilateralProblem(dynamics.kkt(), dynamics.solver());
        closedRows = new ClosedRows(dynamics, problem);
        correction = new GapCorrection(model, dynamics, problem, impactSolver);
        closed = new ContactSet(dynamics.system().mechanism());
        resting = new ContactSet(dynamics.system().mechanism());
        before = new State(dynamics.system().mechanism());
        trial = new State(dynamics.system().mechanism());
        begun = new State(dynamics.system().mechanism());
        mostTrials =
                Math.max(FEWEST_TRIALS, TRIALS / dynamics.system().mechanism().bodyCount());
    }

    public void setLaw(ImpactLaw newLaw) {
        law = newLaw;
    }

    public ImpactLaw law() {
        return law;
    }

    public EventLog log() {
        return log;
    }

    public ContactDynamics dynamics() {
        return dynamics;
    }

    /** Impacts within the last step. */
    public int events() {
        return events;
    }

    /** The contacts that rested, with what the algorithm found for them. */
    @Override
    public ContactRecord record() {
        return record;
    }

    @Override
    public ContactSet touched() {
        return resting;
    }

    @Override
    public String name() {
        return inner.name();
    }

    @Override
    public double[] lambda() {
        return inner.lambda();
    }

    @Override
    public void restart() {
        inner.restart();
        velocityLevel.restart();
        impactSolver.forget();
        dynamics.chooser().restart();
        touching.clear();
    }

    @Override
    public @Nullable String step(State state, double h) {
        before.copyFrom(state);
        dynamics.chooser().beginStep();
        impacts.beginStep();
        firstContact.beginStep();
        double end = state.time + h;
        double left = h;
        events = 0;
        while (true) {
            String refusal = settle(state, h);
            if (refusal == null && (events >= MOST_EVENTS || firstContact.trials() >= mostTrials)) {
                dynamics.release();
                refusal = velocityLevel.step(state, left);
                if (refusal == null) {
                    break;
                }
            }
            if (refusal == null) {
                trial.copyFrom(state);
                double worked = inner.work();
                refusal = inner.step(trial, left);
                boolean violent = refusal != null || gains(state, inner.work() - worked);
                if (violent && dynamics.exact()) {
                    // too violent to go from event to event: joints that cannot be closed so can be in smaller parts
                    dynamics.release();
                    refusal = velocityLevel.step(state, left);
                    if (refusal == null) {
                        break;
                    }
                }
            }
            if (refusal != null) {
                state.copyFrom(before);
                return refusal;
            }
            double until = untilFall(state, left);
            double passed = firstContact.locate(state, trial, until, touching);
            record.copyFrom(dynamics.record());
            boolean whole = !(passed < until);
            state.copyFrom(trial);
            finish(state);
            if (whole && !(until < left)) {
                break;
            }
            if (whole) {
                fall(state);
            } else {
                dynamics.chooser().crossed(firstContact.key());
            }
            events++;
            left -= passed;
            if (left <= 1e-15 * h) {
                refusal = settle(state, h);
                break;
            }
        }
        state.time = end;
        return null;
    }

    /** Whether the step to {@link #trial} has gained energy that nobody put in, as one that is too long for the crack of a whip does. */
    private boolean gains(State state, double worked) {
        if (dynamics.rows() == 0 || !turns(state)) {
            return false;
        }
        MechanicalSystem system = dynamics.system();
        double before = system.kineticEnergy(state);
        double after = system.kineticEnergy(trial);
        double risen = system.potentialEnergy(trial) - system.potentialEnergy(state);
        return after - before + risen - worked > GAINED * Math.max(before, after);
    }

    /** Whether any body turns by much on the way to {@link #trial}. */
    private boolean turns(State state) {
        Mechanism mechanism = dynamics.system().mechanism();
        for (int b = 0; b < mechanism.bodyCount(); b++) {
            int angle = mechanism.body(b).angleOffset();
            if (angle >= 0 && Math.abs(trial.q[angle] - state.q[angle]) > TURN) {
                return true;
            }
        }
        return false;
    }

    /** The part of the step before a ball comes over a hole, with {@link #trial} at its end; all of it if none does. */
    private double untilFall(State state, double left) {
        Pockets pockets = model.pockets();
        if (pockets == null) {
            return left;
        }
        begun.copyFrom(state);
        return pockets.entry(state, trial, left, onward);
    }

    private boolean onward(double t, State out) {
        out.copyFrom(begun);
        return inner.step(out, t) == null;
    }

    private void fall(State state) {
        Pockets pockets = model.pockets();
        if (pockets != null) {
            pockets.fall(state, log);
        }
    }

    /** Impacts of what approaches; then says which contacts rest. */
    private @Nullable String settle(State state, double h) {
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        boolean late = dynamics.chooser().needsStabilisation();
        model.collect(state, late ? TOUCHING * model.scale() : model.closed(), closed);
        if (late) {
            dropKept();
        }
        double restSpeed = events < PATIENCE ? REST_SPEED : 2 * 9.81 * h;
        if (Impacts.approaching(closed, state.v, Impacts.rounding(state.v))) {
            if (Impacts.approaching(closed, state.v, REST_SPEED)) {
                impacts.resolve(state, closed, law, restSpeed, log);
            } else {
                impacts.close(state, closed);
            }
        }
        rest(state, late);
        return dynamics.rest(state, resting, h);
    }

    /** Takes out of {@link #closed} what a late chooser looks after, and what is only near. */
    private void dropKept() {
        int kept = 0;
        for (int k = 0; k < closed.count; k++) {
            if (closed.gap[k] <= model.closed() && touching.get(closed.key[k]) < 0) {
                closed.move(k, kept++);
            }
        }
        closed.count = kept;
    }

    private void rest(State state, boolean late) {
        model.collect(state, late ? TOUCHING * model.scale() : model.closed(), resting);
        int kept = 0;
        for (int k = 0; k < resting.count; k++) {
            boolean rested = touching.get(resting.key[k]) >= 0;
            boolean stays = resting.rate(k, state.v) <= (rested ? REST_SPEED : REST_SPEED * CREEPING);
            if ((stays && resting.gap[k] <= model.closed()) || (late && rested)) {
                resting.move(k, kept++);
            }
        }
        resting.count = kept;
        touching.fill(resting);
    }

    /** After a step, whole or cut: the algorithm hears of it, and drift is taken back. */
    private void finish(State state) {
        if (dynamics.chooser().needsStabilisation()) {
            model.collect(state, TOUCHING * model.scale(), closed);
            dynamics.chooser().stepped(record, closed);
        } else {
            closedRows.project(state);
            double open = dynamics.exact() ? OPEN * model.scale() : GapCorrection.ANY;
            correction.apply(state, OVERLAP * model.scale(), open);
        }
    }
}

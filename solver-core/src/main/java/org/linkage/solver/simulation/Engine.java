package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.contact.ImpactLaw;
import org.linkage.solver.contact.Pockets;
import org.linkage.solver.integrate.ConstrainedDynamics;
import org.linkage.solver.integrate.ContactDynamics;
import org.linkage.solver.integrate.ContactEuler;
import org.linkage.solver.integrate.EventLoop;
import org.linkage.solver.integrate.GripStep;
import org.linkage.solver.integrate.Grips;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.integrate.Kinematic;
import org.linkage.solver.integrate.PhaseClock;
import org.linkage.solver.integrate.Projection;
import org.linkage.solver.integrate.Sensible;
import org.linkage.solver.integrate.TouchReport;
import org.linkage.solver.linear.GaussSeidelSolver;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * One choice of solver and integrator made to run: replaced as a whole when a person chooses differently, so that nothing
 * of the old choice is left behind.
 */
final class Engine {
    private static final int MAX_CUTS = 6;

    private final MechanicalSystem system;
    private final ConstrainedDynamics dynamics;
    private final SolverChoice choice;
    private final Integrator integrator;
    private final @Nullable TouchReport touching;
    private final GripStep gripStep;
    private final Grips grips;
    private final PhaseClock clock;
    private final boolean anticipate;
    /** Whether the integrator itself looks at where a step ends before it takes it: then nobody needs to remember where it began. */
    private final boolean guarded;

    private final @Nullable Pockets pockets;
    private final EventLog log;
    private final Projection projection;
    /** Watches over a solver that iterates; null for exact ones. */
    private final @Nullable Apart apart;

    private final @Nullable Flung flung;

    private final State trial;
    private final State[] starts = new State[MAX_CUTS];
    private double work;
    private double damped;
    private final double[] impulse;
    private final double[] lambda;

    /** @param forced the solver to take instead of the one that {@code tuning} names; null for that one */
    Engine(MechanicalSystem system, @Nullable SolverChoice forced, Grips grips, SceneContacts contacts, Tuning tuning) {
        this.system = system;
        this.grips = grips;
        boolean implicit = IntegratorChoice.implicit(tuning.integrator) && !tuning.kinematic;
        choice = forced != null ? forced : SolverChoice.of(system, tuning, implicit);
        if (implicit) {
            ImplicitIntegrator stiff = IntegratorChoice.implicit(tuning.integrator, system, choice.solver(), tuning);
            // pushes and projections need M and J alone, without the step's stiffness
            dynamics = new ConstrainedDynamics(
                    system, SolverChoice.automatic(system.graph()).solver());
            integrator = stiff;
            clock = stiff.clock();
            flung = null;
            touching = contacts.isEmpty() ? null : stiff.touch(contacts.model(), new ExactSolver(), contacts.log());
        } else if (contacts.isEmpty() || tuning.kinematic) {
            touching = null;
            flung = null;
            dynamics = new ConstrainedDynamics(system, choice.solver());
            integrator = tuning.kinematic
                    ? new Kinematic(dynamics, grips)
                    : IntegratorChoice.explicit(tuning.integrator, dynamics, tuning);
            clock = dynamics.clock();
        } else {
            ContactDynamics acting = new ContactDynamics(
                    system, choice.solver(), contacts.model(), SceneContacts.chooser(tuning.contact));
            dynamics = acting;
            ContactEuler euler =
                    new ContactEuler(acting, contacts.model(), new ExactSolver(), new ExactSolver(), contacts.log());
            if (tuning.integrator.equals(euler.name())) {
                integrator = euler;
                touching = euler;
            } else {
                Integrator smooth = IntegratorChoice.explicit(tuning.integrator, acting, tuning);
                EventLoop loop = new EventLoop(acting, smooth, euler, new ExactSolver(), contacts.log());
                loop.setLaw(ImpactLaw.of(tuning.impact));
                integrator = loop;
                touching = loop;
            }
            clock = acting.clock();
            flung = tuning.contact.equals("exact")
                    ? null
                    : new Flung(system, contacts.model().scale());
        }
        pockets = tuning.kinematic ? null : contacts.model().pockets();
        log = contacts.log();
        anticipate = !implicit && !tuning.kinematic;
        guarded = implicit && touching == null && pockets == null;
        gripStep = new GripStep(dynamics, grips);
        projection = new Projection(dynamics);
        apart = choice.solver() instanceof GaussSeidelSolver ? new Apart(dynamics, system.mechanism()) : null;
        trial = new State(system.mechanism());
        for (int i = 0; i < MAX_CUTS; i++) {
            starts[i] = new State(system.mechanism());
        }
        impulse = new double[system.coordinates()];
        lambda = new double[dynamics.rows()];
    }

    /** The state was set anew: the motion from it must not depend on what was before, not even in the last bit. */
    void forget() {
        integrator.forget();
        dynamics.forget();
    }

    PhaseClock clock() {
        return clock;
    }

    MechanicalSystem system() {
        return system;
    }

    ConstrainedDynamics dynamics() {
        return dynamics;
    }

    SolverChoice choice() {
        return choice;
    }

    Integrator integrator() {
        return integrator;
    }

    /** The integrator as one that knows contacts; null if there are none. */
    @Nullable
    TouchReport touching() {
        return touching;
    }

    /**
     * One step; the state stays as it was if it is refused. A step that cannot be made in one go, as when fingers tear at a
     * mechanism, is made in two halves, these if need be in halves again.
     */
    @Nullable
    String step(State state, double h) {
        return step(state, h, 0);
    }

    private @Nullable String step(State state, double h, int cuts) {
        String refusal = attempt(state, h, Math.scalb(h, cuts));
        if (refusal == null || cuts == MAX_CUTS) {
            return refusal;
        }
        State start = starts[cuts];
        start.copyFrom(state);
        double workBefore = work;
        double dampedBefore = damped;
        refusal = step(state, h / 2, cuts + 1);
        if (refusal == null) {
            refusal = step(state, h / 2, cuts + 1);
        }
        if (refusal != null) {
            state.copyFrom(start);
            work = workBefore;
            damped = dampedBefore;
        }
        return refusal;
    }

    private @Nullable String attempt(State state, double h, double whole) {
        if (anticipate && !grips.isEmpty()) {
            String refusal = gripStep.prepare(state, h);
            if (refusal != null) {
                return refusal;
            }
        }
        if (!guarded) {
            trial.copyFrom(state);
        }
        beginFalls(state);
        double workBefore = integrator.work();
        double dampedBefore = integrator.damped();
        String refusal = integrator.step(state, h);
        if (refusal == null && !guarded && !Sensible.holds(state)) {
            refusal = Sensible.refusal(trial.time);
        }
        if (refusal == null && apart != null) {
            refusal = apart.refusal(trial, state);
        }
        if (refusal == null && flung != null) {
            refusal = flung.refusal(trial, state, integrator.work() - workBefore, whole);
        }
        if (refusal != null) {
            if (!guarded) {
                state.copyFrom(trial);
            }
            integrator.restart();
            return refusal;
        }
        work += integrator.work() - workBefore;
        damped += integrator.damped() - dampedBefore;
        if (pockets != null) {
            pockets.settle(trial, state, h, log);
        }
        return null;
    }

    /** Whoever is held by a finger or a pin does not fall. */
    private void beginFalls(State state) {
        if (pockets == null) {
            return;
        }
        pockets.begin(state);
        for (int i = 0; i < grips.fingers().size(); i++) {
            Body held = grips.fingers().get(i).point().body;
            if (held != null) {
                pockets.hold(held.index());
            }
        }
        // a ball in a joint is one that is pinned
        for (int i = 0; i < system.constraintCount(); i++) {
            Constraint joint = system.constraint(i);
            for (int k = 0; k < joint.bodyCount(); k++) {
                pockets.hold(joint.body(k).index());
            }
        }
    }

    /** The work from outside in all steps that were not refused. */
    double work() {
        return work;
    }

    /** The energy that dampers took in all steps that were not refused. */
    double damped() {
        return damped;
    }

    /** Brings velocities to what the joints allow. */
    @Nullable
    String projectVelocities(State state) {
        return projection.velocities(state);
    }

    @Nullable
    String projectPositions(State state) {
        return projection.positions(state);
    }

    /** An impulse at a body's centre of mass; the joints take their part of it. */
    @Nullable
    String push(State state, int offset, double ix, double iy) {
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        Arrays.fill(impulse, 0);
        Arrays.fill(lambda, 0);
        impulse[offset] = ix;
        impulse[offset + 1] = iy;
        dynamics.solveApart(impulse, lambda);
        for (int i = 0; i < impulse.length; i++) {
            state.v[i] += impulse[i];
        }
        return null;
    }
}

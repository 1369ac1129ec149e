package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.JacobianTimes;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.integrate.ConstrainedDynamics;
import org.linkage.solver.integrate.ContactDynamics;
import org.linkage.solver.integrate.EventLoop;
import org.linkage.solver.integrate.TouchReport;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * What each joint does at this instant: the multipliers of M q̈ − Jᵀλ = F, J q̈ = −J̇q̇ at the state itself, by a solve of
 * its own, so that neither the integrator's averages nor an inexact solver show.
 *
 * <p>Where joints are redundant, λ is only known up to the null space of J M⁻¹Jᵀ. For any r, the solution of M x − Jᵀλ =
 * Jᵀr, J x = 0 gives λ + r in that null space. Two such vectors, r drawn at random, show which reactions they change:
 * those are undetermined.
 */
final class Reactions {
    private static final int PROBES = 2;
    private static final double SEEN = 1e-5;
    /** Contacts up to this part of the scale apart, and leaving no faster than this, are asked for their force. */
    private static final double CLOSED = 1e-7;

    private static final double LEAVING = 1e-5;

    private final MechanicalSystem system;
    private final SceneContacts contacts;
    private final Engine engine;
    private final ContactSet touching;
    private final ContactRecord nothing = new ContactRecord();
    private final KktSystem jacobian;
    private ConstrainedDynamics dynamics;
    private final double[] acceleration;
    private final double[] lambda;
    private final double[][] loose;
    private final double[] probed = new double[3];
    private boolean redundant;
    private double step;

    Reactions(MechanicalSystem system, SceneContacts contacts, Engine engine) {
        this.system = system;
        this.contacts = contacts;
        this.engine = engine;
        touching = new ContactSet(system.mechanism());
        jacobian = new KktSystem(system.graph());
        dynamics = dynamics(SolverChoice.automatic(system.graph()).solver());
        acceleration = new double[system.coordinates()];
        lambda = new double[system.rows()];
        loose = new double[PROBES][system.rows()];
    }

    private ConstrainedDynamics dynamics(KktSolver solver) {
        return contacts.isEmpty()
                ? new ConstrainedDynamics(system, solver)
                : new ContactDynamics(system, solver, contacts.model(), SceneContacts.chooser("exact"));
    }

    private @Nullable String look(State state) {
        if (dynamics instanceof ContactDynamics acting) {
            boolean event = engine.integrator() instanceof EventLoop;
            if (event && engine.dynamics() instanceof ContactDynamics running) {
                acting.setChooser(running.chooser().copy());
            }
            double leaving = acting.chooser().needsStabilisation() ? Double.POSITIVE_INFINITY : LEAVING;
            TouchReport last = engine.touching();
            ContactRecord held = last == null || event ? null : last.record();
            return acting.look(state, step, closed(), leaving, held, touching, acceleration, lambda);
        }
        return dynamics.accelerations(state, 0, 0, acceleration, lambda);
    }

    /** The largest gap of a contact that counts as closed. */
    double closed() {
        boolean late =
                dynamics instanceof ContactDynamics acting && acting.chooser().needsStabilisation();
        return (late ? EventLoop.TOUCHING : CLOSED) * contacts.model().scale();
    }

    /** The contacts that are closed and do not leave. */
    ContactSet touching() {
        return touching;
    }

    /** Their forces; empty if there are no contacts in the scene. */
    ContactRecord record() {
        return dynamics instanceof ContactDynamics acting ? acting.record() : nothing;
    }

    /** Computes everything anew at the state. */
    @Nullable
    String compute(State state, double stepSize) {
        step = stepSize;
        dynamics.invalidate();
        String refusal = look(state);
        if (refusal != null) {
            dynamics = dynamics(SolverChoice.robust().solver());
            refusal = look(state);
        }
        redundant = refusal == null && rankLoss() > 0;
        if (redundant) {
            system.assemble(state, jacobian);
            long seed = 1;
            for (double[] r : loose) {
                for (int i = 0; i < r.length; i++) {
                    seed = seed * 6364136223846793005L + 1442695040888963407L;
                    r[i] = (seed >> 11) * 0x1p-52;
                }
                probe(r);
            }
        }
        return refusal;
    }

    /** r becomes its part in the null space, brought to a largest entry of 1. */
    private void probe(double[] r) {
        double[] x = new double[acceleration.length];
        double[] answer = new double[r.length];
        JacobianTimes.addTransposed(jacobian, r, x);
        dynamics.solve(x, answer);
        double largest = 0;
        for (int i = 0; i < r.length; i++) {
            r[i] += answer[i];
            largest = Math.max(largest, Math.abs(r[i]));
        }
        for (int i = 0; i < r.length && largest > 0; i++) {
            r[i] /= largest;
        }
    }

    MechanicalSystem system() {
        return system;
    }

    int rankLoss() {
        return dynamics.solver().rankLoss();
    }

    double[] lambda() {
        return lambda;
    }

    double[] acceleration() {
        return acceleration;
    }

    /** Writes the reaction of a constraint and which of its numbers are determined; returns how many there are. */
    int reaction(State state, int index, double[] out, boolean[] determined) {
        Constraint constraint = system.constraint(index);
        int at = system.layout().rowAt(index);
        int size = constraint.reactionSize();
        constraint.reaction(state, lambda, at, out, 0);
        Arrays.fill(determined, 0, size, true);
        if (redundant) {
            for (double[] r : loose) {
                constraint.reaction(state, r, at, probed, 0);
                for (int i = 0; i < size; i++) {
                    determined[i] &= !(Math.abs(probed[i]) > SEEN);
                }
            }
        }
        return size;
    }
}

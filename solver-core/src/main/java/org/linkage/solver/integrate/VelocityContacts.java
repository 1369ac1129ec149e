package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.mechanism.State;

/**
 * The rows of all contacts that may close within a step, at velocity level:
 *
 * <pre>
 *   N v' ≥ −g/h                 a gap may close but not more: fast bodies stop at the surface, nothing is passed through
 *   N v' ≥ −e N v               where the gap would close within the step, faster than the rest speed
 *   T v' = 0 or friction = ∓ friction·p
 * </pre>
 *
 * An overlap asks N v' ≥ 0 only; it is taken away at position level, for a velocity that removes it would stay as energy.
 */
public final class VelocityContacts {
    /** Accelerations that the search for contacts looks ahead for, m/s². */
    private static final double ACCELERATION = 50;

    private final ContactModel model;
    private final ContactSet near;
    private final double[] reach;
    private final @Nullable EventLog log;
    private double[] impulse = new double[16];
    private boolean[] hits = new boolean[16];
    private boolean bounces;
    private double restSpeed;

    public VelocityContacts(MechanicalSystem system, ContactModel model, @Nullable EventLog log) {
        this.model = model;
        this.log = log;
        near = new ContactSet(system.mechanism());
        reach = new double[system.mechanism().bodyCount()];
    }

    /** The contacts of the step; the problem's rows are in their order. */
    public ContactSet near() {
        return near;
    }

    public ContactModel model() {
        return model;
    }

    /** Finds what may touch within h. */
    public void find(State state, double h) {
        model.reach(state, h, ACCELERATION, reach);
        model.collect(state, reach, model.closed(), near);
        restSpeed = 2 * 9.81 * h;
    }

    /** Whether a row of the last {@link #addRows} bounces. */
    public boolean bounces() {
        return bounces;
    }

    /**
     * Replaces the problem's rows by those of the contacts, for the unknown v' − {@code v}.
     *
     * @param restitution false: nothing bounces
     */
    public void addRows(UnilateralProblem problem, double[] v, double h, boolean restitution) {
        problem.clear();
        bounces = false;
        if (hits.length < near.count) {
            hits = new boolean[2 * near.count];
            impulse = new double[2 * near.count];
        }
        for (int k = 0; k < near.count; k++) {
            double rate = near.rate(k, v);
            double gap = near.gap[k];
            double bound = -Math.max(gap, 0) / h - rate;
            hits[k] = gap + h * rate < 0 && rate < -restSpeed;
            if (restitution && hits[k] && near.restitution[k] > 0) {
                bounces = true;
                bound = Math.max(bound, -(1 + near.restitution[k]) * rate);
            }
            int row = ContactRows.add(problem, near, k, bound);
            ContactRows.friction(problem, near, k, row, -near.slip(k, v));
        }
    }

    /** Writes hits into the list of events. */
    void note(State before, double time, UnilateralSolution solution) {
        if (log == null) {
            return;
        }
        boolean any = false;
        Arrays.fill(impulse, 0);
        for (int k = 0; k < near.count; k++) {
            if (hits[k] && solution.mu[k] > 0) {
                impulse[k] = solution.mu[k];
                any = true;
            }
        }
        if (any) {
            log.add(time, near, impulse);
        }
    }
}

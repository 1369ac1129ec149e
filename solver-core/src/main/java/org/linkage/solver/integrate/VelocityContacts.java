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
 *   T v' = 0 or friction = ∓ friction·p
 * </pre>
 *
 * An overlap asks N v' ≥ 0 only; it is taken away at position level, for a velocity that removes it would stay as energy. Bodies bounce
 * after they have moved: rows that stopped an approach faster than the rest speed then ask N v'' ≥ −e N v. (Asked within the step
 * it would contradict the wall on the other side of a fast ball.)
 */
public final class VelocityContacts {
    /** Accelerations that the search for contacts looks ahead for, m/s². */
    private static final double ACCELERATION = 50;

    /** A gap up to this part of the scale at the beginning of a step: the contact was closed before. */
    private static final double STAYED = 1e-7;
    /** Impulses below this part of the step's largest are rounding. */
    static final double ROUNDING = 1e-9;

    private final ContactModel model;
    private final ContactSet near;
    private final double[] reach;
    private final @Nullable EventLog log;
    private double[] impulse = new double[16];
    private boolean[] hits = new boolean[16];
    private double[] before = new double[16];
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

    /** Finds anew what may touch if bodies move as in {@code moving}, and whether anything moves farther than was looked. */
    boolean farther(State state, State moving, double h) {
        if (!model.extendReach(moving, h, 0, reach)) {
            return false;
        }
        for (int i = 0; i < reach.length; i++) {
            reach[i] *= 1.1;
        }
        model.collect(state, reach, model.closed(), near);
        return true;
    }

    /**
     * Whether a row that closes with that rate is a hit. One that was closed already and follows a curve (a taut rope, a ball in a
     * bowl) gains −h Ṅq̇ in each step because its normal turns: that is no approach.
     */
    static boolean hits(ContactModel model, ContactSet set, int k, double rate, double restSpeed, double h) {
        double turning = set.gap[k] <= STAYED * model.scale() ? 2 * h * Math.max(0, -set.bias[k]) : 0;
        return rate < -restSpeed - turning;
    }

    /** Replaces the problem's rows by those of the contacts, for the unknown v' − {@code v}. */
    public void addRows(UnilateralProblem problem, double[] v, double h) {
        problem.clear();
        if (hits.length < near.count) {
            hits = new boolean[2 * near.count];
            impulse = new double[2 * near.count];
            before = new double[2 * near.count];
        }
        for (int k = 0; k < near.count; k++) {
            before[k] = near.rate(k, v);
            hits[k] = near.gap[k] + h * before[k] < 0 && hits(model, near, k, before[k], restSpeed, h);
            int row = ContactRows.add(problem, near, k, -Math.max(near.gap[k], 0) / h - before[k]);
            ContactRows.friction(problem, near, k, row, -near.slip(k, v));
        }
    }

    /**
     * Replaces the problem's rows by those that stopped something in {@code stopped}, for the unknown v'' − {@code v}.
     *
     * @return whether any of them bounces
     */
    boolean addBounces(UnilateralProblem problem, double[] v, UnilateralSolution stopped) {
        problem.clear();
        boolean bounces = false;
        for (int k = 0; k < near.count; k++) {
            if (stopped.mu[k] > 0) {
                boolean bouncing = hits[k] && near.restitution[k] > 0;
                double wanted = bouncing ? -near.restitution[k] * before[k] : Math.min(0, near.rate(k, v));
                ContactRows.add(problem, near, k, wanted - near.rate(k, v));
                bounces |= bouncing;
            }
        }
        return bounces;
    }

    /** Writes hits into the list of events. */
    void note(double time, UnilateralSolution solution) {
        if (log == null) {
            return;
        }
        double largest = 0;
        for (int k = 0; k < near.count; k++) {
            largest = Math.max(largest, solution.mu[k]);
        }
        Arrays.fill(impulse, 0);
        for (int k = 0; k < near.count; k++) {
            if (hits[k] && solution.mu[k] > ROUNDING * largest) {
                impulse[k] = solution.mu[k];
            }
        }
        log.addStep(time, near, impulse);
    }
}

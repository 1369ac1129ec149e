package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.contact.KeyIndex;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * Contacts in the rounds of an implicit step: rows on its own matrix A, for the change dv of the guessed end of the step,
 *
 * <pre>
 *   g + N (q' − q) + h N dv ≥ 0,   T (v + dv) = 0 within the cone of friction
 * </pre>
 *
 * g and N are those of the beginning q in the first round, so that nothing is passed through, and those of the guess itself
 * (q' = q) in the later ones, so that nothing overlaps when they have ended. What was stopped with some speed bounces afterwards,
 * N v'' ≥ −e N v₀ on the same matrix, as far as the energy allows: T(v'') + V(q') ≤ T(v) + V(q).
 */
final class ImplicitContacts implements TouchReport {
    private static final double ACCELERATION = 50;

    private final MechanicalSystem system;
    private final ContactModel model;
    private final ComplementaritySolver solver;
    private final @Nullable EventLog log;
    private final ContactSet start;
    private final KeyIndex startIndex = new KeyIndex();
    private final ContactSet near;
    private final ContactRecord record = new ContactRecord();
    private final double[] reach;
    private final double[] moved;
    private @Nullable UnilateralProblem problem;
    private @Nullable UnilateralSolution solution;
    private double[] impulse = new double[16];
    private double restSpeed;
    private double begun;
    private double end;

    ImplicitContacts(
            MechanicalSystem system, ContactModel model, ComplementaritySolver solver, @Nullable EventLog log) {
        this.system = system;
        this.model = model;
        this.solver = solver;
        this.log = log;
        start = new ContactSet(system.mechanism());
        near = new ContactSet(system.mechanism());
        reach = new double[system.mechanism().bodyCount()];
        moved = new double[system.coordinates()];
    }

    @Override
    public ContactSet touched() {
        return near;
    }

    @Override
    public ContactRecord record() {
        return record;
    }

    void restart() {
        solver.forget();
    }

    /** Finds what may touch in a step from the state. */
    void begin(State state, double frame) {
        // a step may be made in parts
        if (!(state.time >= begun && state.time < end - 0.5 * frame)) {
            begun = state.time;
            end = state.time + frame;
            solver.beginStep();
        }
        model.reach(state, frame, ACCELERATION, reach);
        model.collect(state, reach, model.closed(), start);
        restSpeed = 2 * 9.81 * frame;
    }

    /**
     * One round: in place of {@code equality.solve(dv, rows)}.
     *
     * @param from where the step began
     * @param guess the guessed end, whose change is asked for
     */
    void solve(
            State from,
            State guess,
            double h,
            boolean first,
            KktSystem kkt,
            KktSolver equality,
            double[] dv,
            double[] rows) {
        UnilateralProblem p = problem;
        UnilateralSolution s = solution;
        if (p == null || s == null || p.system != kkt || p.equality != equality) {
            p = new UnilateralProblem(kkt, equality);
            s = new UnilateralSolution(kkt.graph);
            problem = p;
            solution = s;
        }
        model.extendReach(guess, h, 0, reach);
        System.arraycopy(dv, 0, p.f, 0, dv.length);
        System.arraycopy(rows, 0, p.d, 0, rows.length);
        p.clear();
        if (first) {
            copyStart();
            for (int i = 0; i < moved.length; i++) {
                moved[i] = guess.q[i] - from.q[i];
            }
        } else {
            model.collect(guess, reach, model.closed(), near);
        }
        for (int k = 0; k < near.count; k++) {
            double travelled = first ? near.rate(k, moved) : 0;
            double bound = -(near.gap[k] + travelled) / h;
            int row = ContactRows.add(p, near, k, bound);
            ContactRows.friction(p, near, k, row, -near.slip(k, guess.v));
        }
        solver.solve(p, s);
        System.arraycopy(s.x, 0, dv, 0, dv.length);
        System.arraycopy(s.lambda, 0, rows, 0, rows.length);
        record.copy(p, s);
    }

    private void copyStart() {
        near.clear();
        for (int k = 0; k < start.count; k++) {
            near.addFrom(start, k);
        }
    }

    /** The worst overlap of a state, as a part of the scale or of a metre, whichever is less. */
    double overlap(State state) {
        model.collect(state, 0, near);
        double worst = 0;
        for (int k = 0; k < near.count; k++) {
            worst = Math.max(worst, -near.gap[k]);
        }
        return worst / Math.min(model.scale(), 1);
    }

    /**
     * Whether the step just solved stopped anything that came faster than the rest speed; {@link #impulse} then says by how much.
     */
    boolean hits(State before, State after, double h) {
        model.collect(after, reach, model.closed(), near);
        if (impulse.length < near.count) {
            impulse = new double[2 * near.count];
        }
        boolean any = false;
        double largest = 0;
        for (int i = 0; i < record.count; i++) {
            largest = Math.max(largest, record.normal[i]);
        }
        startIndex.fill(start);
        for (int k = 0; k < near.count; k++) {
            int row = record.find(near.key[k]);
            double rate = near.rate(k, before.v);
            int at = startIndex.get(near.key[k]);
            boolean hit = at < 0 ? rate < -restSpeed : VelocityContacts.hits(model, start, at, rate, restSpeed, h);
            hit &= row >= 0 && record.normal[row] > VelocityContacts.ROUNDING * largest;
            impulse[k] = hit ? record.normal[row] : 0;
            any |= impulse[k] > 0;
        }
        return any;
    }

    /** The step is taken: impulses become forces, hits are noted, bodies bounce; returns whether there was a hit. */
    boolean finish(State before, State after, double h) {
        boolean any = hits(before, after, h);
        if (log != null) {
            log.addStep(after.time, near, impulse);
        }
        if (any) {
            bounce(before, after);
        }
        for (int i = 0; i < record.count; i++) {
            record.normal[i] /= h;
            record.friction[i] /= h;
        }
        return any;
    }

    private void bounce(State before, State after) {
        UnilateralProblem p = problem;
        UnilateralSolution s = solution;
        if (p == null || s == null) {
            return;
        }
        p.clear();
        boolean bounces = false;
        for (int k = 0; k < near.count; k++) {
            int row = record.find(near.key[k]);
            if (row >= 0 && record.normal[row] > 0) {
                boolean bouncing = impulse[k] > 0 && near.restitution[k] > 0;
                double rate = near.rate(k, after.v);
                double wanted = bouncing ? -near.restitution[k] * near.rate(k, before.v) : Math.min(0, rate);
                ContactRows.add(p, near, k, wanted - rate);
                bounces |= bouncing;
            }
        }
        if (!bounces) {
            return;
        }
        Arrays.fill(p.f, 0);
        Arrays.fill(p.d, 0);
        double fallen = system.potentialEnergy(before) - system.potentialEnergy(after);
        double most = Math.max(system.kineticEnergy(before) + fallen, system.kineticEnergy(after));
        solver.solve(p, s);
        Bounce.add(system, after, s.x, most);
    }
}

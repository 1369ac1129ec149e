package org.linkage.solver.contact;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * Velocities jump where contacts close with speed. The same matrices as for forces, impulses instead; joints take theirs:
 *
 * <pre>
 *   M Δv − Jᵀℓ − Nᵀp = 0,   J Δv = 0,   0 ≤ p ⊥ N(v + Δv) + e N v ≥ 0
 * </pre>
 *
 * One e for all contacts of an island that act together (the smallest), for then ΔE = −½ (1−e)/(1+e) pᵀ(N M̂⁻¹Nᵀ)p ≤ 0;
 * with several e the energy can rise. Under {@link ImpactLaw#ROUNDS} only approaching contacts act, again and again; for
 * small e that converges slowly, so after {@link #MOST_ROUNDS} one solve with e = 0 over all closed contacts ends it. That
 * last solve is also the whole impact where e = 0.
 *
 * <p>Friction acts in the same solves: |tangential impulse| ≤ friction·p. If it makes the energy of a round rise (it can, on
 * jointed bodies) that round is done again with e = 0, which never does.
 */
public final class Impacts {
    private static final int MOST_ROUNDS = 25;
    private static final double APPROACHING = 1e-9;

    private final MechanicalSystem system;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final ComplementaritySolver solver;
    private final Islands islands;
    private final double[] islandRestitution;
    private final double[] islandSpeed;
    private final State trial;
    private double[] impulse = new double[16];
    private double[] frictionImpulse = new double[16];
    private int[] rowOf = new int[16];
    private int rounds;

    /**
     * @param kkt the system's matrices; factored with {@code equality} at the state by the caller
     */
    public Impacts(MechanicalSystem system, KktSystem kkt, KktSolver equality, ComplementaritySolver solver) {
        this.system = system;
        this.solver = solver;
        problem = new UnilateralProblem(kkt, equality);
        solution = new UnilateralSolution(kkt.graph);
        islands = new Islands(system);
        islandRestitution = new double[system.mechanism().bodyCount()];
        islandSpeed = new double[islandRestitution.length];
        trial = new State(system.mechanism());
    }

    /** Whether any row closes faster than {@code speed}. */
    public static boolean approaching(ContactSet closed, double[] v, double speed) {
        for (int k = 0; k < closed.count; k++) {
            if (closed.rate(k, v) < -speed) {
                return true;
            }
        }
        return false;
    }

    /** Below this speed a contact counts as not approaching: rounding of the velocities at hand. */
    public static double rounding(double[] v) {
        double largest = 0;
        for (double value : v) {
            largest = Math.max(largest, Math.abs(value));
        }
        return APPROACHING * largest;
    }

    /** A step of the simulation begins, whose impacts share what they may cost. */
    public void beginStep() {
        solver.beginStep();
    }

    /**
     * Lets the closed contacts act until none approaches.
     *
     * @param restSpeed contacts that approach more slowly do not bounce
     * @param log where the impact is noted; null for none
     */
    public void resolve(State state, ContactSet closed, ImpactLaw law, double restSpeed, @Nullable EventLog log) {
        begin(closed.count);
        islands.build(closed);
        double rounding = rounding(state.v);
        for (rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
            if (!approaching(closed, state.v, rounding)) {
                break;
            }
            restitutions(closed, state.v, rounding, restSpeed);
            boolean bounces = round(state, closed, law, rounding);
            if (!bounces || law == ImpactLaw.SIMULTANEOUS) {
                break;
            }
        }
        if (rounds > MOST_ROUNDS) {
            stop(state, closed);
        }
        if (log != null) {
            log.add(state.time, closed, impulse);
        }
    }

    /** One solve with e = 0 over all closed contacts: nothing approaches afterwards. Not an event. */
    public void close(State state, ContactSet closed) {
        begin(closed.count);
        stop(state, closed);
        rounds = 1;
    }

    /** How many rounds the last impact took. */
    public int rounds() {
        return rounds;
    }

    /** The normal impulse of each row of the last impact, and its friction. */
    public double[] impulses() {
        return impulse;
    }

    public double[] frictionImpulses() {
        return frictionImpulse;
    }

    private void begin(int count) {
        if (impulse.length < count) {
            impulse = new double[2 * count];
            frictionImpulse = new double[2 * count];
            rowOf = new int[2 * count];
        }
        Arrays.fill(impulse, 0);
        Arrays.fill(frictionImpulse, 0);
    }

    /** One e an island: the smallest of its approaching contacts; 0 if all of them are slower than the rest speed. */
    private void restitutions(ContactSet closed, double[] v, double rounding, double restSpeed) {
        Arrays.fill(islandRestitution, 1);
        Arrays.fill(islandSpeed, 0);
        for (int k = 0; k < closed.count; k++) {
            double speed = -closed.rate(k, v);
            if (speed > rounding) {
                int island = islands.of(closed.bodyA[k]);
                islandRestitution[island] = Math.min(islandRestitution[island], closed.restitution[k]);
                islandSpeed[island] = Math.max(islandSpeed[island], speed);
            }
        }
        for (int i = 0; i < islandSpeed.length; i++) {
            if (islandSpeed[i] < restSpeed) {
                islandRestitution[i] = 0;
            }
        }
    }

    /** One round; returns whether another may be needed. */
    private boolean round(State state, ContactSet closed, ImpactLaw law, double rounding) {
        boolean bounces = false;
        for (int k = 0; k < closed.count; k++) {
            bounces |= closed.rate(k, state.v) < -rounding && islandRestitution[islands.of(closed.bodyA[k])] > 0;
        }
        if (!bounces) {
            stop(state, closed);
            return false;
        }
        if (gains(state, closed, law, rounding, true)) {
            stop(state, closed);
        } else {
            note(closed);
        }
        return true;
    }

    /** e = 0 for all closed contacts; without friction where what was found for Coulomb's law is so far off that it would feed energy. */
    private void stop(State state, ContactSet closed) {
        if (gains(state, closed, ImpactLaw.SIMULTANEOUS, 0, false)) {
            solve(state, closed, ImpactLaw.SIMULTANEOUS, 0, false, false);
        }
        note(closed);
    }

    /** Solves with friction; true, and the state is what it was, if that gains energy. */
    private boolean gains(State state, ContactSet closed, ImpactLaw law, double rounding, boolean bounce) {
        trial.copyFrom(state);
        double before = system.kineticEnergy(state);
        boolean friction = solve(state, closed, law, rounding, bounce, true);
        boolean gained = friction && !(system.kineticEnergy(state) <= before * (1 + 1e-12));
        if (gained) {
            state.copyFrom(trial);
        }
        return gained;
    }

    /** The impulses of the last solve have acted. */
    private void note(ContactSet closed) {
        for (int k = 0; k < closed.count; k++) {
            if (rowOf[k] >= 0) {
                impulse[k] += solution.mu[rowOf[k]];
                frictionImpulse[k] += solution.tau[rowOf[k]];
            }
        }
    }

    /** Returns whether any row has friction. */
    private boolean solve(
            State state, ContactSet closed, ImpactLaw law, double rounding, boolean bounce, boolean rough) {
        problem.clear();
        Arrays.fill(problem.f, 0);
        Arrays.fill(problem.d, 0);
        boolean friction = false;
        for (int k = 0; k < closed.count; k++) {
            rowOf[k] = -1;
            double rate = closed.rate(k, state.v);
            double e = bounce ? islandRestitution[islands.of(closed.bodyA[k])] : 0;
            // in a round that bounces, an island at rest is closed as a whole, another only where it approaches
            if (law == ImpactLaw.ROUNDS && rate >= -rounding && e > 0) {
                continue;
            }
            rowOf[k] = ContactRows.add(problem, closed, k, -(1 + e) * rate);
            if (rough) {
                ContactRows.friction(problem, closed, k, rowOf[k], -closed.slip(k, state.v));
            }
            friction |= problem.friction[rowOf[k]] > 0;
        }
        solver.solve(problem, solution);
        for (int i = 0; i < state.v.length; i++) {
            state.v[i] += solution.x[i];
        }
        return friction;
    }
}

package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.force.Finger;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * Backward Euler and BDF2 for stiff joints and long chains: forces, springs and joints all at the end of the step,
 *
 * <pre>
 *   M (v' − v̂) = hF(q', v') + J(q')ᵀℓ,   C(q') = 0,   q' = q̂ + h v'
 * </pre>
 *
 * <p><b>Rounds.</b> Newton's method with a fresh factor each round ({@link ImplicitSystem}). A has a bound of the geometric
 * stiffness of the present λ, Σ|r||f|, instead of Σ r·f itself, so that every round is well posed whatever the links do; as v'
 * converges it no longer matters that it is a bound. The joints close quadratically: one round in calm motion when it starts
 * from extrapolated velocities, three or four on average in a whip. Where links turn by radians in a step the rounds may
 * wander; from the seventh on the bound is stiffened more and more, turning dies out, and as C is linear in the rest
 * the joints close.
 *
 * <p><b>Order.</b> BDF2 is the same step with other starting values: with ω = h/h_last,
 *
 * <pre>
 *   (q̂, v̂) = ((1+ω)² (q, v) − ω² (q, v)_last)/(1 + 2ω),   h' = h (1+ω)/(1+2ω)
 * </pre>
 *
 * which for equal steps is (4(q,v) − (q,v)_last)/3 and 2h/3. The first step and the one after {@link #restart} is backward
 * Euler. A step that does not end closed is cut in two, at most four times over.
 */
public final class ImplicitIntegrator implements Integrator {
    /** Joints are closed to this part of a link's length. */
    public static final double CLOSED = 1e-7;

    private static final double TOLERABLE = 1e-4;
    private static final int ROUNDS = 30;
    private static final int PLAIN_ROUNDS = 6;
    private static final int HOLD_LIMITS_FROM = 12;
    private static final int CUTS = 4;
    /** A guess that turns a body by more than this, in radians, is no guess. */
    private static final double TURN = 0.5;

    private final MechanicalSystem system;
    private final KktSolver solver;
    private final boolean secondOrder;
    /** Whether rounds can converge at all: a solver that only iterates is shown as it is, one round a step. */
    private final boolean exact;

    private final PhaseClock clock = new PhaseClock();
    private final FingerResponse response = new FingerResponse();
    private ImplicitSystem implicit;
    private @Nullable ImplicitContacts contacts;
    private final State guess;
    private final State before;
    private final double[] qHat;
    private final double[] vHat;
    private final double[] qLast;
    private final double[] vLast;
    private final double[] dv;
    private final double[] scratch;
    private final int[] angles;
    private double[] impulse = new double[0];
    private double[] next = new double[0];
    private final double[] lambda;
    private double hLast;
    private double hImpulse;
    private boolean geometricStiffness = true;
    private double gap;
    private int rounds;
    private double work;

    /**
     * @param solver one that takes the graph of the implicit step, see {@link #refusal}; {@code grandparent} is given its springs
     *     as blocks of A, every other one as rows
     * @param secondOrder BDF2 instead of backward Euler
     */
    public ImplicitIntegrator(MechanicalSystem system, KktSolver solver, boolean secondOrder) {
        this.system = system;
        this.solver = solver;
        this.secondOrder = secondOrder;
        exact = !solver.name().equals("gauss-seidel");
        int n = system.coordinates();
        guess = new State(system.mechanism());
        before = new State(system.mechanism());
        qHat = new double[n];
        vHat = new double[n];
        qLast = new double[n];
        vLast = new double[n];
        dv = new double[n];
        scratch = new double[n];
        angles = system.mechanism().bodies().stream()
                .mapToInt(Body::angleOffset)
                .filter(angle -> angle >= 0)
                .toArray();
        lambda = new double[system.rows()];
        implicit = prepared(new ImplicitSystem(system, springsAsBlocks(solver)));
    }

    /** Why {@code solver} does not take the implicit step of this system, or null. */
    public static @Nullable String refusal(MechanicalSystem system, KktSolver solver) {
        return solver.refusal(new ImplicitSystem(system, springsAsBlocks(solver)).graph());
    }

    private static boolean springsAsBlocks(KktSolver solver) {
        return solver.name().equals("grandparent");
    }

    /** Forces have come or gone. As long as the springs are the same, so are the graph and all that was prepared for it. */
    private @Nullable String rebuild() {
        if (implicit.refresh()) {
            response.prepare(implicit.fingers(), implicit.graph(), system.mechanism());
        } else {
            ImplicitSystem fresh = new ImplicitSystem(system, springsAsBlocks(solver));
            String refusal = solver.refusal(fresh.graph());
            if (refusal != null) {
                return refusal;
            }
            implicit = prepared(fresh);
        }
        restart();
        return null;
    }

    private ImplicitSystem prepared(ImplicitSystem fresh) {
        solver.analyze(fresh.graph());
        impulse = new double[fresh.graph().rows()];
        next = new double[impulse.length];
        response.prepare(fresh.fingers(), fresh.graph(), system.mechanism());
        return fresh;
    }

    @Override
    public String name() {
        return secondOrder ? "implicit-bdf2" : "implicit-euler";
    }

    @Override
    public double[] lambda() {
        return lambda;
    }

    @Override
    public void restart() {
        hLast = 0;
        if (contacts != null) {
            contacts.restart();
        }
    }

    /** Off: no bound of the geometric stiffness in A, for a look at what it does. */
    public void setGeometricStiffness(boolean on) {
        geometricStiffness = on;
    }

    /** Lets contacts act in every step from now on; what they do can be read from the answer. */
    public TouchReport touch(ContactModel model, ComplementaritySolver exact, EventLog log) {
        ImplicitContacts touching = new ImplicitContacts(system, model, exact, log);
        contacts = touching;
        return touching;
    }

    public PhaseClock clock() {
        return clock;
    }

    public KktSolver solver() {
        return solver;
    }

    /** The worst gap of a joint at the end of the last step, in lengths of its link. */
    public double gap() {
        return gap;
    }

    /** Newton rounds of the last step, all its parts together. */
    public int rounds() {
        return rounds;
    }

    /**
     * Work done from outside (fingers, motors, wind, constant forces) since the integrator was made: energy lost is this plus
     * the energy at the beginning minus the energy now.
     */
    @Override
    public double work() {
        return work;
    }

    @Override
    public @Nullable String step(State state, double h) {
        if (implicit.stale()) {
            String refusal = rebuild();
            if (refusal != null) {
                return refusal;
            }
        }
        rounds = 0;
        response.begin(implicit.fingers(), state);
        double workBefore = work;
        String refusal = advance(state, h, 0);
        if (refusal != null) {
            work = workBefore;
            hLast = 0;
            Arrays.fill(impulse, 0);
        } else {
            implicit.constraintForces(impulse, hImpulse, lambda);
        }
        return refusal;
    }

    private @Nullable String advance(State state, double h, int cuts) {
        double length = start(state, h);
        boolean closed = iterate(state, h, length);
        if (implicit.limitsChanged() && length < h) {
            // meeting a limit is an impact: what came before says nothing of what comes after
            restart();
            length = start(state, h);
            closed = iterate(state, h, length);
            implicit.limitsChanged();
        }
        if (!closed && exact && cuts < CUTS) {
            restart();
            if (cuts == 0) {
                before.copyFrom(state);
            }
            String refusal = advance(state, h / 2, cuts + 1);
            if (refusal == null) {
                refusal = advance(state, h / 2, cuts + 1);
            }
            if (cuts == 0 && refusal != null) {
                state.copyFrom(before);
            }
            return refusal;
        }
        if ((exact && !(gap <= TOLERABLE)) || !Finite.all(guess.q) || !Finite.all(guess.v)) {
            return geometricStiffness
                    ? "The joints cannot be closed in this step; a smaller step is needed."
                    : "The joints cannot be closed in this step; geometric stiffness would help, but it is switched off.";
        }
        finish(state, h, length);
        return null;
    }

    /** Sets q̂ and v̂ and returns the length that the implicit equation has. */
    private double start(State state, double h) {
        int n = qHat.length;
        if (secondOrder && hLast > 0 && h <= 2 * hLast) {
            double w = h / hLast;
            double now = (1 + w) * (1 + w) / (1 + 2 * w);
            double last = w * w / (1 + 2 * w);
            for (int i = 0; i < n; i++) {
                qHat[i] = now * state.q[i] - last * qLast[i];
                vHat[i] = now * state.v[i] - last * vLast[i];
            }
            return h * (1 + w) / (1 + 2 * w);
        }
        System.arraycopy(state.q, 0, qHat, 0, n);
        System.arraycopy(state.v, 0, vHat, 0, n);
        return h;
    }

    /** The rounds. Returns whether they ended with all joints closed; {@link #guess} is the end of the step either way. */
    private boolean iterate(State state, double frame, double h) {
        extrapolate(state, frame, h);
        if (hImpulse > 0 && hImpulse != h) {
            for (int i = 0; i < impulse.length; i++) {
                impulse[i] *= h / hImpulse;
            }
        }
        hImpulse = h;
        guess.time = state.time + frame;
        if (contacts != null) {
            contacts.begin(state, frame);
        }
        double stiffening = geometricStiffness ? 1 : 0;
        implicit.evaluate(guess, h, false);
        boolean sameLimits = false;
        for (int round = 1; round <= (exact ? ROUNDS : 1); round++) {
            rounds++;
            if (round > PLAIN_ROUNDS) {
                stiffening *= 1 + 0.2 * (round - PLAIN_ROUNDS);
            }
            if (!solveRound(state, h, stiffening, round == 1)) {
                gap = Double.NaN;
                return false;
            }
            sameLimits = implicit.evaluate(guess, h, round >= HOLD_LIMITS_FROM);
            gap = implicit.gap();
            if (!(gap < 1e12)) {
                return false;
            }
            if (gap <= CLOSED && sameLimits && (contacts == null || contacts.overlap(guess) <= CLOSED)) {
                return true;
            }
        }
        return gap <= CLOSED;
    }

    /** v, or v carried on as it changed last; v = 0 where that would turn a body too far to be a guess. */
    private void extrapolate(State state, double frame, double h) {
        double w = hLast > 0 && frame <= 2 * hLast ? frame / hLast : 0;
        for (int i = 0; i < qHat.length; i++) {
            guess.v[i] = w == 0 ? state.v[i] : state.v[i] + w * (state.v[i] - vLast[i]);
        }
        double turn = 0;
        for (int angle : angles) {
            turn = Math.max(turn, Math.abs(guess.v[angle]));
        }
        if (!(turn * h < TURN)) {
            Arrays.fill(guess.v, 0);
        }
        place(h);
    }

    private void place(double h) {
        for (int i = 0; i < qHat.length; i++) {
            guess.q[i] = qHat[i] + h * guess.v[i];
        }
        guess.refresh();
    }

    private boolean solveRound(State state, double h, double stiffening, boolean first) {
        long t0 = System.nanoTime();
        implicit.assemble(guess, vHat, h, impulse, stiffening, dv, next);
        long t1 = System.nanoTime();
        boolean solvable = solver.factor(implicit.kkt());
        long t2 = System.nanoTime();
        clock.assemble += t1 - t0;
        clock.factor += t2 - t1;
        clock.factorisations++;
        if (!solvable) {
            return false;
        }
        if (contacts != null) {
            contacts.solve(state, guess, h, first, implicit.kkt(), solver, dv, next);
        } else {
            solver.solve(dv, next);
        }
        Finger[] fingers = implicit.fingers();
        if (fingers.length > 0) {
            response.add(fingers, guess, solver, h, dv, next);
        }
        clock.solve += System.nanoTime() - t2;
        clock.solves += 1 + 2 * fingers.length;
        double[] swap = impulse;
        impulse = next;
        next = swap;
        for (int i = 0; i < dv.length; i++) {
            guess.v[i] += dv[i];
        }
        place(h);
        return true;
    }

    /** Takes the guess over and remembers where it came from. */
    private void finish(State state, double h, double length) {
        work += implicit.externalWork(guess, state.q, impulse, h / length, scratch);
        System.arraycopy(state.q, 0, qLast, 0, qLast.length);
        System.arraycopy(state.v, 0, vLast, 0, vLast.length);
        hLast = h;
        if (contacts != null && contacts.finish(state, guess, length)) {
            // velocities jumped: the next step must not carry them on
            hLast = 0;
        }
        double time = state.time + h;
        state.copyFrom(guess);
        state.time = time;
    }
}

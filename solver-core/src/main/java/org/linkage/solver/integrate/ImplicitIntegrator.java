package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.force.Finger;
import org.linkage.solver.linear.GaussSeidelSolver;
import org.linkage.solver.linear.KktSolver;
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
 * converges it no longer matters that it is a bound. One round nearly closes the joints in calm motion, when it starts from
 * extrapolated velocities. Where links turn by radians in a step the rounds may wander; from the seventh on the bound is
 * stiffened more and more, turning dies out, and as C is linear in the rest the joints close.
 *
 * <p><b>Passes.</b> Once a round has left little, its own factor closes the rest, see {@link ClosingPasses}. Where a pass gains less
 * than a digit, a round with a fresh factor follows. Where joints are {@link #CLOSED} but not yet {@link #FINE}, a few more rounds
 * try.
 *
 * <p><b>Order.</b> BDF2 is the same step from other values, see {@link PastSteps}. The first step and the one after {@link #restart}
 * is backward Euler. A step that does not end closed is cut in two, at most four times over.
 */
public final class ImplicitIntegrator implements Integrator {
    /** A step ends with every joint closed to this part of a link's length. */
    public static final double CLOSED = 1e-7;

    private static final double TOLERABLE = 1e-4;
    private static final String OPEN = "The joints cannot be closed in this step; a smaller step is needed.";
    private static final String OPEN_WITHOUT =
            "The joints cannot be closed in this step; geometric stiffness would help, but it is switched off.";

    private static final String ITERATES =
            "gauss-seidel does not go with implicit steps: what its sweeps leave of the joints turns into speed and tears them;"
                    + " choose an exact solver or semi-implicit Euler.";

    /** And to this part of the mechanism's size, as far as a few more rounds bring them there. */
    public static final double FINE = 5e-13;

    /** Gaps from which passes are worth a try, in lengths of a link. */
    private static final double PASS_FROM = 1e-5;

    private static final int FINE_ROUNDS = 6;
    private static final int ROUNDS = 30;
    private static final int PLAIN_ROUNDS = 6;
    private static final int HOLD_LIMITS_FROM = 12;
    private static final int CUTS = 4;

    private final MechanicalSystem system;
    private final KktSolver solver;
    private final boolean secondOrder;

    private final PhaseClock clock = new PhaseClock();
    private final ClosingPasses passes;
    private final FingerResponse response = new FingerResponse();
    private ImplicitSystem implicit;
    private @Nullable ImplicitContacts contacts;
    private final State guess;
    private final State before;
    private final ClosedGuess best;
    private final PastSteps past;
    private final double[] dv;
    private double[] impulse = new double[0];
    private double[] next = new double[0];
    private final double[] lambda;
    private boolean lambdaKnown = true;
    private double hImpulse;
    private boolean geometricStiffness = true;
    private double gap;
    /** |C| at which a joint is closed as finely as can be, in its own unit; 0 before it is known. */
    private double fine;

    private int rounds;
    /** The last round of the part of a step that was made last. */
    private int lastRound;

    private final WorkAccount account;

    /**
     * @param solver one that takes the implicit step, see {@link #refusal}; {@code grandparent} is given its springs
     *     as blocks of A, every other one as rows
     * @param secondOrder BDF2 instead of backward Euler
     */
    public ImplicitIntegrator(MechanicalSystem system, KktSolver solver, boolean secondOrder) {
        this.system = system;
        this.solver = solver;
        this.secondOrder = secondOrder;
        int n = system.coordinates();
        guess = new State(system.mechanism());
        before = new State(system.mechanism());
        best = new ClosedGuess(system.mechanism());
        account = new WorkAccount(n);
        past = new PastSteps(system.mechanism(), secondOrder);
        dv = new double[n];
        passes = new ClosingPasses(solver, clock, n);
        lambda = new double[system.rows()];
        implicit = prepared(new ImplicitSystem(system, springsAsBlocks(solver)));
    }

    /**
     * Why {@code solver} does not take the implicit step of this system, or null. One that only iterates is refused: every round closes the
     * whole gap at once, so that the error which the sweeps leave becomes velocity, nothing takes it out again, and the joints tear.
     */
    public static @Nullable String refusal(MechanicalSystem system, KktSolver solver) {
        if (solver instanceof GaussSeidelSolver) {
            return ITERATES;
        }
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
        best.reserve(impulse.length);
        response.prepare(fresh.fingers(), fresh.graph(), system.mechanism());
        return fresh;
    }

    @Override
    public String name() {
        return secondOrder ? "implicit-bdf2" : "implicit-euler";
    }

    @Override
    public double[] lambda() {
        if (!lambdaKnown) {
            implicit.constraintForces(impulse, hImpulse, lambda);
            lambdaKnown = true;
        }
        return lambda;
    }

    @Override
    public void restart() {
        past.forget();
        if (contacts != null) {
            contacts.restart();
        }
    }

    @Override
    public void forget() {
        restart();
        fine = 0;
        hImpulse = 0;
        Arrays.fill(impulse, 0);
        implicit.forget();
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
        return account.work();
    }

    @Override
    public double damped() {
        return account.damped();
    }

    @Override
    public @Nullable String step(State state, double h) {
        if (implicit.stale()) {
            String refusal = rebuild();
            if (refusal != null) {
                return refusal;
            }
        }
        if (fine == 0) {
            fine = FINE * Extent.of(system, state);
        }
        rounds = 0;
        response.begin(implicit.fingers(), state);
        String refusal = advance(state, h, 0);
        if (refusal != null) {
            past.forget();
            Arrays.fill(impulse, 0);
        }
        // who wants λ asks for it
        lambdaKnown = refusal != null;
        return refusal;
    }

    private @Nullable String advance(State state, double h, int cuts) {
        int earlier = rounds;
        double length = past.start(state, h, guess);
        boolean closed = iterate(state, h, length);
        boolean met = implicit.limitsChanged() || (contacts != null && contacts.hits(state, guess, length));
        if ((met && length < h) || (closed && rounds > earlier + 1 && WorkAccount.gains(system, state, guess))) {
            // meeting a limit or a body is an impact, and so is a whip's crack: what came before says nothing of what
            // comes after
            restart();
            length = past.start(state, h, guess);
            closed = iterate(state, h, length);
            implicit.limitsChanged();
        }
        if (!closed && cuts < CUTS) {
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
        if (!(gap <= TOLERABLE)) {
            return geometricStiffness ? OPEN : OPEN_WITHOUT;
        }
        if (!Sensible.holds(guess)) {
            return Sensible.refusal(state.time);
        }
        finish(state, h, length);
        return null;
    }

    /** The rounds. Returns whether they ended with all joints closed; {@link #guess} is the end of the step either way. */
    private boolean iterate(State state, double frame, double h) {
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
        implicit.evaluateSprings(guess, h, false);
        boolean sameLimits = false;
        best.forget();
        int fineRounds = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            rounds++;
            lastRound = round;
            if (round > PLAIN_ROUNDS) {
                stiffening *= 1 + 0.2 * (round - PLAIN_ROUNDS);
            }
            if (!solveRound(state, h, stiffening, round == 1)) {
                gap = Double.NaN;
                return false;
            }
            sameLimits = implicit.evaluateGaps(guess, h, round >= HOLD_LIMITS_FROM);
            gap = implicit.gap();
            if (!(gap < 1e12)) {
                return false;
            }
            if (sameLimits && gap <= PASS_FROM) {
                sameLimits = passes.close(implicit, past, guess, h, fine, impulse, next);
                gap = implicit.gap();
            }
            boolean closed = gap <= CLOSED && sameLimits && (contacts == null || contacts.overlap(guess) <= CLOSED);
            if (closed && implicit.worst() <= fine) {
                return true;
            }
            if (closed && implicit.worst() < best.worst) {
                best.keep(guess, impulse, gap, implicit.worst());
            }
            if (best.known() && fineRounds++ == FINE_ROUNDS) {
                gap = best.take(guess, impulse);
                return true;
            }
        }
        return gap <= CLOSED;
    }

    private boolean solveRound(State state, double h, double stiffening, boolean first) {
        long t0 = System.nanoTime();
        // contacts read J themselves
        implicit.kkt().columns.read = contacts == null && solver.readsColumns();
        implicit.assemble(guess, past.vHat(), h, impulse, stiffening, dv, next);
        long t1 = System.nanoTime();
        boolean solvable =
                contacts == null ? solver.factorForth(implicit.kkt(), dv, next) : solver.factor(implicit.kkt());
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
            solver.solveBack(dv, next);
        }
        Finger[] fingers = implicit.fingers();
        response.add(fingers, guess, solver, h, dv, next);
        clock.solve += System.nanoTime() - t2;
        clock.solves += 1 + 2 * fingers.length;
        double[] swap = impulse;
        impulse = next;
        next = swap;
        past.move(dv, h, guess);
        return true;
    }

    /** Takes the guess over and remembers where it came from. */
    private void finish(State state, double h, double length) {
        account.add(implicit, guess, state.q, impulse, h, length, secondOrder && past.known());
        boolean jumped = contacts != null && contacts.finish(state, guess, length);
        past.keep(state, guess, h, lastRound > 1);
        if (jumped) {
            // velocities jumped: the next step must not carry them on
            past.forget();
        }
        state.time += h;
    }
}

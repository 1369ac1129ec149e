package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.KeyIndex;
import org.linkage.solver.contact.SetChooser;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * The dynamics of a mechanism some of whose contacts rest: accelerations with
 *
 * <pre>
 *   M q̈ − Jᵀλ − Nᵀμ − Tᵀτ = F,   N q̈ ≥ d = −Ṅq̇ − N₀ q̇₀/h
 * </pre>
 *
 * for the resting contacts, found by the chosen {@link SetChooser}. The last term, that of the state in which the step begins, ends in
 * one step what rounding left of a resting contact's speed. Choosers whose set comes late get Baumgarte's terms of the paper instead,
 * d = −Ṅq̇ − (2/τ) ġ − g/τ². With friction the slip at the beginning is asked to end within the step; where the cone allows less, it slides.
 *
 * <p>Which contacts rest is said by {@link #rest} before each step and holds for all its evaluations.
 */
public final class ContactDynamics extends ConstrainedDynamics {
    /** As fast as eq. (5) of the paper can be with one solve a step; with more steps to a τ it is slower, with fewer it explodes. */
    private static final double DEFAULT_STEPS_PER_TAU = 1 / 0.85;

    private static final double LOOK = 1e-4;
    /** Of the fastest speed: what a way that is curved by a contact may be off its tangent in a step of second order. */
    private static final double CURVED = 1e-2;

    private final ContactModel model;
    private SetChooser chooser;
    private final ContactSet near;
    private final UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final KeyIndex resting = new KeyIndex();
    private final ContactRecord record = new ContactRecord();
    private boolean recording;
    /** By resting contact: its speeds at the beginning of the step, whether it pressed then, and in the last evaluation. */
    private double[] startRate = new double[16];

    private double[] startSlip = new double[16];
    private boolean[] pressedFirst = new boolean[16];
    private boolean[] pressedLast = new boolean[16];
    private double h = 1.0 / 240;
    private double slipTime = 1.0 / 240;
    private double stepsPerTau = DEFAULT_STEPS_PER_TAU;

    public ContactDynamics(MechanicalSystem system, KktSolver solver, ContactModel model, SetChooser chooser) {
        super(system, solver);
        this.model = model;
        this.chooser = chooser;
        near = new ContactSet(system.mechanism());
        problem = new UnilateralProblem(kkt, solver);
        solution = new UnilateralSolution(kkt.graph);
    }

    public ContactModel model() {
        return model;
    }

    KktSystem kkt() {
        return kkt;
    }

    public SetChooser chooser() {
        return chooser;
    }

    /** Takes another algorithm. */
    public void setChooser(SetChooser newChooser) {
        chooser = newChooser;
    }

    /** τ/h of Baumgarte's stabilisation for the algorithms that need it. */
    public void setStepsPerTau(double steps) {
        stepsPerTau = steps;
    }

    /** What the first evaluation after {@link #rest} found: the set, forces and slacks at the beginning of the step. */
    public ContactRecord record() {
        return record;
    }

    /** From now on exactly these contacts rest; asks the chooser to begin a step of length h from the state. */
    @Nullable
    String rest(State state, ContactSet contacts, double stepLength) {
        h = stepLength;
        slipTime = stepLength;
        return begin(state, contacts);
    }

    private @Nullable String begin(State state, ContactSet contacts) {
        resting.fill(contacts);
        record.clear();
        recording = true;
        if (startRate.length < contacts.count) {
            startRate = new double[2 * contacts.count];
            startSlip = new double[startRate.length];
            pressedFirst = new boolean[startRate.length];
            pressedLast = new boolean[startRate.length];
        }
        Arrays.fill(pressedFirst, false);
        for (int k = 0; k < contacts.count; k++) {
            startRate[k] = contacts.rate(k, state.v);
            startSlip[k] = contacts.slip(k, state.v);
        }
        if (contacts.count > 0) {
            String refusal = prepare(state, 0, 0);
            if (refusal != null) {
                return refusal;
            }
            chooser.begin(problem, solution);
        }
        return null;
    }

    /** Whether a resting contact pressed in the first and in the last evaluation of the step. */
    boolean pressed(long key) {
        int k = resting.get(key);
        return k >= 0 && pressedFirst[k] && pressedLast[k];
    }

    boolean anyPressed() {
        for (int k = 0; k < resting.size(); k++) {
            if (pressedFirst[k] && pressedLast[k]) {
                return true;
            }
        }
        return false;
    }

    private void notePressed() {
        Arrays.fill(pressedLast, false);
        for (int i = 0; i < problem.count; i++) {
            int k = resting.get(problem.key[i]);
            pressedLast[k] = solution.state[i] != UnilateralSolution.OPEN;
            pressedFirst[k] |= recording && pressedLast[k];
        }
    }

    /** No contact rests any more: forces and accelerations are those of the mechanism alone. */
    void release() {
        resting.clear();
        record.clear();
    }

    @Override
    public @Nullable String accelerations(State state, double ks, double kd, double[] acceleration, double[] lambda) {
        if (resting.size() == 0) {
            recording = false;
            return super.accelerations(state, ks, kd, acceleration, lambda);
        }
        String refusal = prepare(state, ks, kd);
        if (refusal != null) {
            return refusal;
        }
        if (chooser.needsStabilisation() && !recording) {
            return held(acceleration, lambda);
        }
        long start = System.nanoTime();
        chooser.solve(problem, solution);
        clock().solve += System.nanoTime() - start;
        clock().solves++;
        notePressed();
        if (recording) {
            record.copy(problem, solution);
            recording = false;
        }
        System.arraycopy(solution.x, 0, acceleration, 0, acceleration.length);
        System.arraycopy(solution.lambda, 0, lambda, 0, lambda.length);
        return null;
    }

    /**
     * Accelerations and multipliers at this very instant, for a look: contacts that are closed and do not leave act, nothing
     * is stabilised, and what slides faster than a tenth of a millimetre a second slides. Algorithms that come late do what
     * they would do in a step of the given length.
     *
     * @param held what pressed in the last step, or null: that does not leave at the speed by which a step of second order misses the
     *     tangent of a curved way
     * @param touching receives the contacts that were asked, in the order of {@link #record}
     */
    public @Nullable String look(
            State state,
            double step,
            double closed,
            double leaving,
            @Nullable ContactRecord held,
            ContactSet touching,
            double[] acceleration,
            double[] lambda) {
        model.collect(state, closed, touching);
        double fastest = 0;
        for (double speed : state.v) {
            fastest = Math.max(fastest, Math.abs(speed));
        }
        int kept = 0;
        for (int k = 0; k < touching.count; k++) {
            int row = held == null ? -1 : held.find(touching.key[k]);
            boolean pressed = held != null && row >= 0 && held.normal[row] > 0;
            if (touching.rate(k, state.v) <= (pressed ? Math.max(leaving, CURVED * fastest) : leaving)) {
                touching.move(k, kept++);
            }
        }
        touching.count = kept;
        h = chooser.needsStabilisation() ? step : Double.POSITIVE_INFINITY;
        slipTime = LOOK;
        String refusal = begin(state, touching);
        return refusal != null ? refusal : accelerations(state, 0, 0, acceleration, lambda);
    }

    /** Forces with those of the resting contacts, as the last evaluation found them. */
    @Override
    public void forces(State state, double[] force) {
        super.forces(state, force);
        if (resting.size() > 0 && record.count > 0 && !recording) {
            model.collect(state, 0.01 * model.scale(), near);
            for (int k = 0; k < near.count; k++) {
                int row = resting.get(near.key[k]) < 0 ? -1 : record.find(near.key[k]);
                if (row >= 0) {
                    near.addNormal(k, record.normal[row], force);
                    near.addTangent(k, record.friction[row], force);
                }
            }
        }
    }

    /** The paper's algorithms solve once a step: later evaluations keep the contact forces of the first. */
    private @Nullable String held(double[] acceleration, double[] lambda) {
        System.arraycopy(problem.f, 0, acceleration, 0, acceleration.length);
        System.arraycopy(problem.d, 0, lambda, 0, lambda.length);
        for (int k = 0; k < near.count; k++) {
            int row = resting.get(near.key[k]) < 0 ? -1 : record.find(near.key[k]);
            if (row >= 0) {
                near.addNormal(k, record.normal[row], acceleration);
            }
        }
        solve(acceleration, lambda);
        return null;
    }

    /** Fills the problem at a state. */
    private @Nullable String prepare(State state, double ks, double kd) {
        String refusal = factor(state);
        if (refusal != null) {
            return refusal;
        }
        super.forces(state, problem.f);
        rowTargets(state, ks, kd, problem.d);
        problem.clear();
        model.collect(state, 0.01 * model.scale(), near);
        boolean late = chooser.needsStabilisation();
        double tau = stepsPerTau * h;
        for (int k = 0; k < near.count; k++) {
            int rested = resting.get(near.key[k]);
            if (rested < 0) {
                continue;
            }
            double bound = late ? -2 / tau * near.rate(k, state.v) - near.gap[k] / (tau * tau) : -startRate[rested] / h;
            int row = ContactRows.add(problem, near, k, bound - near.bias[k]);
            if (chooser.takesFriction()) {
                double stick = -near.tangentBias[k] - startSlip[rested] / slipTime;
                ContactRows.friction(problem, near, k, row, stick);
            }
        }
        return null;
    }
}

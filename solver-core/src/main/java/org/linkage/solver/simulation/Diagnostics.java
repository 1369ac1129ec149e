package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Motor;
import org.linkage.solver.force.Finger;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.integrate.PhaseClock;
import org.linkage.solver.integrate.TouchReport;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/** Numbers about a running scene, each computed when it is asked for and remembered until the state changes. */
public final class Diagnostics {
    private final Simulation simulation;
    private double startEnergy = Double.NaN;
    private double startPotential;
    private double startWork;
    private double largestKinetic;
    private double lossEnergy = Double.NaN;
    private double lossTime;
    private double loss;

    private @Nullable Reactions reactions;
    private long reactionsOf = -1;
    private @Nullable ContactForces touches;
    private @Nullable KktSystem jacobian;
    private double[] errors = new double[0];
    private double[] rates = new double[0];
    private long errorsOf = -1;

    Diagnostics(Simulation simulation) {
        this.simulation = simulation;
        edited();
    }

    /** The energy drift is counted from here. */
    void edited() {
        startEnergy = Double.NaN;
        lossEnergy = Double.NaN;
        reactionsOf = -1;
        errorsOf = -1;
        begin();
    }

    private void begin() {
        startPotential = potential();
        startWork = simulation.work() - simulation.damped();
        largestKinetic = kinetic();
        startEnergy = startPotential + largestKinetic;
    }

    private State state() {
        return simulation.state();
    }

    // ---- energy ----------------------------------------------------------------------------------------------------

    public double kinetic() {
        return simulation.system().kineticEnergy(state());
    }

    /** Weight (zero at the origin) and springs. */
    public double potential() {
        return simulation.system().potentialEnergy(state());
    }

    public double energy() {
        return kinetic() + potential();
    }

    /**
     * What the integrator has won or lost since the start or the last edit, relative to the energy that has been moved since: the
     * change of energy less the work of motors, fingers and other forces from outside, and what dampers took. See {@link
     * #driftKnown}.
     */
    public double energyDrift() {
        double work = simulation.work() - simulation.damped() - startWork;
        largestKinetic = Math.max(largestKinetic, kinetic());
        double scale = Math.max(Math.max(largestKinetic, Math.abs(potential() - startPotential)), Math.abs(work));
        return scale == 0 ? 0 : (energy() - startEnergy - work) / scale;
    }

    /**
     * Whether {@link #energyDrift} tells the integrator's error. It does not where contacts may take energy (impacts, friction),
     * of which nobody keeps an account, nor where f = m v.
     */
    public boolean driftKnown() {
        return simulation.engine().touching() == null && !simulation.kinematic();
    }

    /** How many joules a second went since the last call, dampers included; what fingers, motors and the like brought in is not. */
    public double energyLostPerSecond() {
        double time = state().time;
        double energy = energy() - simulation.work();
        if (Double.isNaN(lossEnergy)) {
            loss = 0;
        } else if (time > lossTime) {
            loss = (lossEnergy - energy) / (time - lossTime);
        } else {
            return loss;
        }
        lossEnergy = energy;
        lossTime = time;
        return loss;
    }

    /** The power of all motors, W. */
    public double motorPower() {
        Reactions at = reactions();
        double sum = 0;
        for (int i = 0; i < simulation.system().constraintCount(); i++) {
            Constraint constraint = simulation.system().constraint(i);
            if (constraint instanceof Motor motor) {
                sum += motor.speed() * at.lambda()[simulation.system().layout().rowAt(i)];
            }
        }
        return sum;
    }

    /** The power of all fingers, W. */
    public double fingerPower() {
        double sum = 0;
        for (Finger finger : simulation.touch().grips().fingers()) {
            sum += finger.fx() * finger.point().vx(state())
                    + finger.fy() * finger.point().vy(state());
        }
        return sum;
    }

    // ---- joints ----------------------------------------------------------------------------------------------------

    private void measureErrors() {
        if (errorsOf == simulation.changes()) {
            return;
        }
        KktSystem system = jacobian;
        if (system == null || system.graph != simulation.system().graph()) {
            system = new KktSystem(simulation.system().graph());
            jacobian = system;
            errors = new double[simulation.system().rows()];
            rates = new double[errors.length];
        }
        simulation.system().values(state(), errors);
        simulation.system().assemble(state(), system);
        simulation.system().velocityErrors(system, state().v, rates);
        errorsOf = simulation.changes();
    }

    /** The worst |C|, m or rad. */
    public double jointError() {
        measureErrors();
        return worst(errors);
    }

    public double meanJointError() {
        measureErrors();
        return mean(errors);
    }

    /** The worst |Ċ|. */
    public double velocityError() {
        measureErrors();
        return worst(rates);
    }

    public double meanVelocityError() {
        measureErrors();
        return mean(rates);
    }

    private static double worst(double[] values) {
        double worst = 0;
        for (double value : values) {
            worst = Math.max(worst, Math.abs(value));
        }
        return worst;
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += Math.abs(value);
        }
        return values.length == 0 ? 0 : sum / values.length;
    }

    Reactions reactions() {
        Reactions at = reactions;
        if (at == null || at.system() != simulation.system()) {
            at = new Reactions(simulation.system(), simulation.contacts(), simulation.engine());
            touches = new ContactForces(simulation, at);
            reactions = at;
            reactionsOf = -1;
        }
        if (reactionsOf != simulation.changes()) {
            at.compute(state(), simulation.stepSize());
            reactionsOf = simulation.changes();
        }
        return at;
    }

    /**
     * Writes what a joint does to its body A, in world axes, and which of these numbers are determined.
     *
     * @return how many numbers there are, at most 3
     */
    public int reaction(int joint, double[] out, boolean[] determined) {
        int index = simulation.constraintOfJoint(joint);
        if (index >= 0) {
            return reactions().reaction(state(), index, out, determined);
        }
        Constraint constraint = simulation.model().constraintOfJoint(joint);
        int size = constraint == null ? 2 : constraint.reactionSize();
        Arrays.fill(out, 0, size, 0);
        if (constraint == null) {
            contactForces().rope(joint, out);
        }
        // what a joint between pinned bodies carries is anyone's guess; a slack rope carries nothing
        Arrays.fill(determined, 0, size, constraint == null);
        return size;
    }

    /** The accelerations at this instant. */
    public double[] accelerations() {
        return reactions().acceleration().clone();
    }

    /** The pattern of H and of its factor with the solver in use. */
    public FactorPattern pattern() {
        return FactorPattern.of(
                simulation.engine().dynamics().solver(), simulation.system().graph());
    }

    /** How many rows are redundant in this pose. */
    public int rankLoss() {
        return reactions().rankLoss();
    }

    // ---- contacts --------------------------------------------------------------------------------------------------

    /** How many contacts are closed, those that carry no force too, each id once with the sum of its rows. */
    public int contactCount() {
        return contactForces().count();
    }

    public String contactId(int contact) {
        return contactForces().id(contact);
    }

    /** What it pushes with, N. */
    public double contactNormal(int contact) {
        return contactForces().normal(contact);
    }

    /** The force of friction on body A along the normal turned by +90°, N. */
    public double contactFriction(int contact) {
        return contactForces().friction(contact);
    }

    /** What the hard limits of a joint do along its coordinate, N·m or N: above zero where they push it up. */
    public double limitForce(int joint) {
        return contactForces().limit(joint);
    }

    /** How many contacts the last step asked, closed or not. */
    public int contactRows() {
        TouchReport report = simulation.engine().touching();
        return report == null ? 0 : report.record().count;
    }

    /** How many rounds or pivots the contact algorithm needed in the last step. */
    public int contactIterations() {
        TouchReport report = simulation.engine().touching();
        return report == null ? 0 : report.record().iterations;
    }

    /** The deepest overlap now, ropes and hard limits included; 0 if nothing is violated. */
    public double worstOverlap() {
        return contactForces().overlap();
    }

    private ContactForces contactForces() {
        Reactions at = reactions();
        ContactForces forces = touches;
        if (forces == null) {
            forces = new ContactForces(simulation, at);
            touches = forces;
        }
        forces.refresh(reactionsOf);
        return forces;
    }

    /** How many impacts are kept, the latest ones. */
    public int eventCount() {
        return simulation.contacts().log().events();
    }

    /** How many impacts there were since the scene began. */
    public int impacts() {
        return simulation.contacts().log().impacts();
    }

    /** The largest impulse (N·s) of one contact among the impacts from number {@code from} on; makes no garbage. */
    public double hardestImpulse(int from) {
        return simulation.contacts().log().hardestSince(from);
    }

    public double eventTime(int event) {
        return simulation.contacts().log().eventTime(event);
    }

    public String[] eventContacts(int event) {
        return simulation.contacts().log().eventIds(event);
    }

    public double[] eventImpulses(int event) {
        return simulation.contacts().log().eventImpulses(event);
    }

    // ---- time ------------------------------------------------------------------------------------------------------

    private PhaseClock clock() {
        return simulation.engine().clock();
    }

    /** Nanoseconds of the last step: everything. */
    public long stepNanos() {
        return simulation.lastStepNanos();
    }

    public long assembleNanos() {
        return clock().assemble;
    }

    public long factorNanos() {
        return clock().factor;
    }

    public long solveNanos() {
        return clock().solve;
    }

    /** What is left: the integrator's own work. */
    public long integrateNanos() {
        return Math.max(0, simulation.lastStepNanos() - clock().assemble - clock().factor - clock().solve);
    }

    /** Newton rounds of the last step, each with a factor of its own; 0 for an integrator that has none. */
    public int newtonRounds() {
        return simulation.engine().integrator() instanceof ImplicitIntegrator implicit ? implicit.rounds() : 0;
    }

    public long medianNanos() {
        return simulation.times().percentile(0.5);
    }

    public long p99Nanos() {
        return simulation.times().percentile(0.99);
    }
}

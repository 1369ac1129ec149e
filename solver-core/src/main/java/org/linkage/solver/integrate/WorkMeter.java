package org.linkage.solver.integrate;

import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.mechanism.State;

/**
 * An explicit integrator's account of the energy that comes and goes on purpose: Ẇ = P along with q̇ = v, with the weights of the
 * integrator's own rule, so that what is left of E − E₀ − W is the integrator's error alone.
 */
final class WorkMeter {
    private final MechanicalSystem system;
    private double work;
    private double damped;
    private double lastPower;
    private double lastLength;
    private double estimate;

    WorkMeter(MechanicalSystem system) {
        this.system = system;
    }

    /** Adds weight·P of the forces at a state. */
    void addForces(State state, double weight) {
        work += weight * system.externalPower(state);
        damped -= weight * system.damperPower(state);
    }

    /** Adds weight·P of the rows that drive. */
    void addDriven(double[] lambda, double weight) {
        work += weight * system.drivenPower(lambda);
    }

    /**
     * The same by the trapezoidal rule, for who knows λ at the beginning of each step only: the step is estimated from what P was
     * and mended when the next one begins.
     */
    void beginDriven(double[] lambda, double h) {
        double power = system.drivenPower(lambda);
        double slope = 0;
        if (lastLength > 0) {
            work += 0.5 * lastLength * (lastPower + power) - estimate;
            slope = (power - lastPower) / lastLength;
        }
        estimate = h * (power + 0.5 * h * slope);
        work += estimate;
        lastPower = power;
        lastLength = h;
    }

    /** What was is no guide to what comes. */
    void restart() {
        lastLength = 0;
    }

    /** Takes back what was added since the accounts stood there. */
    void backTo(double earlierWork, double earlierDamped) {
        work = earlierWork;
        damped = earlierDamped;
    }

    double work() {
        return work;
    }

    double damped() {
        return damped;
    }
}

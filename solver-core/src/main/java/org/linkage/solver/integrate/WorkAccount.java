package org.linkage.solver.integrate;

import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.mechanism.State;

/** What implicit steps brought in from outside and what dampers took out. */
final class WorkAccount {
    /** As a part of the kinetic energy. */
    private static final double GAINED = 1e-3;

    private final double[] scratch;
    private double work;
    private double damped;
    /** The power of motors and of dampers at the end of the last step, W. */
    private double motorsLast;

    private double dampersLast;

    WorkAccount(int coordinates) {
        scratch = new double[coordinates];
    }

    /**
     * Adds a step; powers by the trapezoidal rule where it is of second order.
     *
     * @param from q at its beginning
     * @param length that of its implicit equation
     */
    void add(
            ImplicitSystem implicit,
            State end,
            double[] from,
            double[] impulse,
            double h,
            double length,
            boolean trapezoid) {
        double motors = implicit.drivenPower(impulse, length);
        double dampers = implicit.damperPower();
        work += implicit.externalWork(end, from, scratch);
        work += h * (trapezoid ? 0.5 * (motorsLast + motors) : motors);
        damped += h * (trapezoid ? 0.5 * (dampersLast + dampers) : dampers);
        motorsLast = motors;
        dampersLast = dampers;
    }

    /** Whether a step gained energy, as one that carried velocities through a whip's crack may; a little is the work of fingers and motors. */
    static boolean gains(MechanicalSystem system, State before, State after) {
        double kinetic = system.kineticEnergy(before);
        double risen = system.potentialEnergy(after) - system.potentialEnergy(before);
        return system.kineticEnergy(after) - kinetic + risen > GAINED * kinetic;
    }

    double work() {
        return work;
    }

    double damped() {
        return damped;
    }
}

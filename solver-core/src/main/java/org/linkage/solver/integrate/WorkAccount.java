package org.linkage.solver.integrate;

import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.mechanism.State;

/** What implicit steps brought in from outside and what dampers took out. */
final class WorkAccount {
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

    double work() {
        return work;
    }

    double damped() {
        return damped;
    }
}

package org.linkage.solver.integrate;

import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.mechanism.State;

/** A jump of the velocities that must not gain energy. */
final class Bounce {
    private Bounce() {}

    /**
     * v += s·jump with the largest s ≤ 1 for which the kinetic energy does not exceed the limit. T(v + s·jump) is a parabola in
     * s, known from its values at 0, ½ and 1; v itself is a solution, so every part of the way is one.
     */
    static void add(MechanicalSystem system, State state, double[] jump, double limit) {
        double none = system.kineticEnergy(state);
        add(state.v, jump, 0.5);
        double half = system.kineticEnergy(state);
        add(state.v, jump, 0.5);
        double whole = system.kineticEnergy(state);
        if (whole <= limit) {
            return;
        }
        double a = 2 * (whole + none - 2 * half);
        double b = whole - none - a;
        double c = none - limit;
        double s = 0;
        if (c < 0 && a > 0) {
            double root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
            s = Math.max(0, Math.min(1, b > 0 ? -2 * c / (b + root) : (root - b) / (2 * a)));
        }
        add(state.v, jump, s - 1);
    }

    private static void add(double[] v, double[] jump, double factor) {
        for (int i = 0; i < v.length; i++) {
            v[i] += factor * jump[i];
        }
    }
}

package org.linkage.solver.integrate;

import org.linkage.solver.mechanism.State;

/** The guard against numbers that no mechanism has: those that are no numbers, and those out of every range. */
public final class Sensible {
    public static final double FARTHEST = 1e12;
    private static final double FASTEST = 1e9;

    private Sensible() {}

    /** Whether all of q and v are numbers in a sensible range. */
    public static boolean holds(State state) {
        return allBelow(FARTHEST, state.q) && allBelow(FASTEST, state.v);
    }

    /** Why a step from the time t on is refused that would end where this does not hold. */
    public static String refusal(double t) {
        return "The step at t = " + Math.rint(1e6 * t) / 1e6
                + " s would throw the mechanism out of every sensible range; a smaller step is needed, or implicit-euler in place of an explicit integrator.";
    }

    private static boolean allBelow(double limit, double[] values) {
        // four at a time by the sum of their squares, one by one only where that is too much; written so that NaN is
        // not below
        int i = 0;
        for (; i + 3 < values.length; i += 4) {
            double a = values[i];
            double b = values[i + 1];
            double c = values[i + 2];
            double d = values[i + 3];
            if (!(a * a + b * b + (c * c + d * d) < limit * limit) && !eachBelow(limit, values, i, i + 4)) {
                return false;
            }
        }
        return eachBelow(limit, values, i, values.length);
    }

    private static boolean eachBelow(double limit, double[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!(Math.abs(values[i]) < limit)) {
                return false;
            }
        }
        return true;
    }
}

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
        // the sum of all squares says it for all of them; only where that is too much, or NaN, are they looked at one
        // by one
        return squares(values) < limit * limit || eachBelow(limit, values);
    }

    /** The sum of all squares; eight sums, so that none waits for the other. */
    private static double squares(double[] values) {
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        double e = 0;
        double f = 0;
        double g = 0;
        double h = 0;
        int i = 0;
        for (; i + 7 < values.length; i += 8) {
            a += values[i] * values[i];
            b += values[i + 1] * values[i + 1];
            c += values[i + 2] * values[i + 2];
            d += values[i + 3] * values[i + 3];
            e += values[i + 4] * values[i + 4];
            f += values[i + 5] * values[i + 5];
            g += values[i + 6] * values[i + 6];
            h += values[i + 7] * values[i + 7];
        }
        for (; i < values.length; i++) {
            a += values[i] * values[i];
        }
        return a + b + c + d + (e + f + g + h);
    }

    private static boolean eachBelow(double limit, double[] values) {
        for (double value : values) {
            if (!(Math.abs(value) < limit)) {
                return false;
            }
        }
        return true;
    }
}

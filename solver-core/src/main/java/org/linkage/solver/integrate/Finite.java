package org.linkage.solver.integrate;

/** The guard against numbers that are no numbers. */
final class Finite {
    static final String REFUSAL = "The step gave a number that is not finite; a smaller step or the integrator"
            + " implicit-euler can take forces as strong as these.";

    private Finite() {}

    static boolean all(double[] values) {
        // 0·x is 0 for finite x and NaN otherwise; four sums, so that none waits for the other
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        int i = 0;
        for (; i + 3 < values.length; i += 4) {
            a += 0 * values[i];
            b += 0 * values[i + 1];
            c += 0 * values[i + 2];
            d += 0 * values[i + 3];
        }
        for (; i < values.length; i++) {
            a += 0 * values[i];
        }
        return a + b + c + d == 0;
    }
}

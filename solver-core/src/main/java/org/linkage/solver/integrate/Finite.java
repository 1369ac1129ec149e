package org.linkage.solver.integrate;

/** The guard against numbers that are no numbers. */
final class Finite {
    static final String REFUSAL = "The step gave a number that is not finite; a smaller step or the integrator"
            + " implicit-euler can take forces as strong as these.";

    private Finite() {}

    static boolean all(double[] values) {
        // 0·x is 0 for finite x and NaN otherwise
        double sum = 0;
        for (double value : values) {
            sum += 0 * value;
        }
        return sum == 0;
    }
}

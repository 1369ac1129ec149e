package org.linkage.solver.measure;

import java.util.Arrays;

/**
 * What most of several measurements of one thing agree on: the narrowest range that holds more than half of them.
 *
 * <p>A disturbance only ever makes a measurement slower, and it lasts for a while: of measurements spread over the whole
 * run the undisturbed ones lie close together and the others anywhere above. A mean or a spread over all of them would tell
 * of the disturbance; this tells of the machine, and its width says how far to trust it.
 *
 * @param low the lowest value in the range
 * @param high the highest
 */
record Agreement(double low, double high) {
    /** @return the range, or NaN bounds with fewer than two values: one measurement agrees with nobody */
    static Agreement of(double[] values) {
        return holding(values.length / 2 + 1, values);
    }

    /** @return the narrowest range that holds all values but so many */
    static Agreement ofAllBut(int few, double[] values) {
        return holding(values.length - few, values);
    }

    private static Agreement holding(int most, double[] values) {
        int n = values.length;
        if (n < 2) {
            return new Agreement(Double.NaN, Double.NaN);
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int best = 0;
        for (int i = 1; i + most <= n; i++) {
            if (sorted[i + most - 1] - sorted[i] < sorted[best + most - 1] - sorted[best]) {
                best = i;
            }
        }
        return new Agreement(sorted[best], sorted[best + most - 1]);
    }

    boolean holds(double value) {
        return value >= low && value <= high;
    }

    /** The width of the range as a share of its middle: by so much may another run differ. */
    double noise() {
        return (high - low) / (0.5 * (high + low));
    }
}

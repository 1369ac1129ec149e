package org.linkage.solver.measure;

import java.util.Arrays;

/** Measured times, and what one can say of them. */
final class Samples {
    private double[] values = new double[256];
    private int count;

    void add(long nanos) {
        add((double) nanos);
    }

    void add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    double median() {
        return quantile(0.5);
    }

    /** The value below which the given share of all samples lies, linear between neighbours; NaN without samples. */
    double quantile(double share) {
        if (count == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOf(values, count);
        Arrays.sort(sorted);
        double place = share * (count - 1);
        int below = (int) place;
        int above = Math.min(below + 1, count - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}

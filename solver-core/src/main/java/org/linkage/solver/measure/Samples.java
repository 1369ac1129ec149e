package org.linkage.solver.measure;

import java.util.Arrays;

/** Measured times in the order in which they were taken, and what one can say of them. */
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

    int count() {
        return count;
    }

    double median() {
        return quantile(0.5);
    }

    /** The value below which the given share of all samples lies, linear between neighbours; NaN without samples. */
    double quantile(double share) {
        return quantile(values, 0, count, share);
    }

    private static double quantile(double[] from, int start, int end, double share) {
        if (end <= start) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOfRange(from, start, end);
        Arrays.sort(sorted);
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    /**
     * How far the median can be trusted: the samples are cut into {@code blocks} equal parts in time; half the spread of
     * their medians over the median of all. A quiet machine gives a per cent or less.
     */
    double noise(int blocks) {
        if (count < 2 * blocks) {
            return Double.NaN;
        }
        double lowest = Double.POSITIVE_INFINITY;
        double highest = 0;
        for (int b = 0; b < blocks; b++) {
            double median =
                    quantile(values, (int) ((long) count * b / blocks), (int) ((long) count * (b + 1) / blocks), 0.5);
            lowest = Math.min(lowest, median);
            highest = Math.max(highest, median);
        }
        return (highest - lowest) / 2 / median();
    }
}

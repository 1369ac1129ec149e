package org.linkage.app.measure;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Ten minutes under load: for every second the median and the 99th percentile of the time of a step, and the thermal status.
 *
 * <p>Throttling sets in where the step, as the median over ten seconds, is at least a tenth slower than the best ten seconds
 * before, and stays so for ten seconds. The stability is the fastest half minute over the slowest one.
 */
public final class Sustained {
    /** Version of the JSON and CSV forms. */
    public static final String FORMAT = "linkage-sustained/1";

    static final int WINDOW = 10;
    private static final int BLOCK = 30;
    private static final double SLOWER = 1.1;

    private final Map<String, String> machine;
    private final boolean complete;
    private final double[] seconds;
    private final double[] median;
    private final double[] p99;
    private final int[] thermal;

    public Sustained(
            Map<String, String> machine,
            boolean complete,
            double[] seconds,
            double[] median,
            double[] p99,
            int[] thermal) {
        this.machine = Collections.unmodifiableMap(new LinkedHashMap<>(machine));
        this.complete = complete;
        this.seconds = seconds.clone();
        this.median = median.clone();
        this.p99 = p99.clone();
        this.thermal = thermal.clone();
    }

    public Map<String, String> machine() {
        return machine;
    }

    public boolean complete() {
        return complete;
    }

    public int count() {
        return seconds.length;
    }

    public double seconds(int i) {
        return seconds[i];
    }

    public double median(int i) {
        return median[i];
    }

    public double p99(int i) {
        return p99[i];
    }

    /** Android's thermal status, −1 where it is not told. */
    public int thermal(int i) {
        return thermal[i];
    }

    Sustained with(Map<String, String> otherMachine) {
        return new Sustained(otherMachine, complete, seconds, median, p99, thermal);
    }

    double[] copyOfSeconds() {
        return seconds.clone();
    }

    double[] copyOfMedians() {
        return median.clone();
    }

    double[] copyOfP99() {
        return p99.clone();
    }

    /** The time at which throttling sets in; NaN if it does not. */
    public double throttledAt() {
        double best = Double.POSITIVE_INFINITY;
        int slow = 0;
        for (int end = WINDOW; end <= median.length; end++) {
            double now = middle(end - WINDOW, end);
            slow = now > SLOWER * best ? slow + 1 : 0;
            if (slow == WINDOW) {
                return seconds[Math.max(0, end - 2 * WINDOW)];
            }
            best = Math.min(best, now);
        }
        return Double.NaN;
    }

    /** The time at which Android first reports heat; NaN if it does not. */
    public double warmAt() {
        for (int i = 0; i < thermal.length; i++) {
            if (thermal[i] > 0) {
                return seconds[i];
            }
        }
        return Double.NaN;
    }

    /** 1 if the slowest half minute is as fast as the fastest one; NaN with less than a minute. */
    public double stability() {
        double best = Double.POSITIVE_INFINITY;
        double worst = 0;
        if (median.length < 2 * BLOCK) {
            return Double.NaN;
        }
        for (int start = 0; start + BLOCK <= median.length; start += BLOCK) {
            double now = middle(start, start + BLOCK);
            best = Math.min(best, now);
            worst = Math.max(worst, now);
        }
        return best / worst;
    }

    /** The median over the first so many seconds, at most all of them. */
    public double early() {
        return middle(0, Math.min(BLOCK, median.length));
    }

    /** The median over the last so many seconds. */
    public double late() {
        return middle(Math.max(0, median.length - BLOCK), median.length);
    }

    private double middle(int from, int to) {
        return quantile(Arrays.copyOfRange(median, from, to), to - from, 0.5);
    }

    /** Sorts the first {@code count} values and gives the one below which the share lies. */
    static double quantile(double[] values, int count, double share) {
        if (count == 0) {
            return Double.NaN;
        }
        Arrays.sort(values, 0, count);
        return values[(int) Math.min(count - 1, Math.round(share * (count - 1)))];
    }
}

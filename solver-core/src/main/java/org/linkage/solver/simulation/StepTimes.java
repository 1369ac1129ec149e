package org.linkage.solver.simulation;

import java.util.Arrays;

/** The nanoseconds of the last steps: a ring that costs one write a step, sorted only when someone asks. */
final class StepTimes {
    private final long[] ring = new long[1024];
    private final long[] sorted = new long[1024];
    private int next;
    private int count;

    void add(long nanos) {
        ring[next] = nanos;
        next = (next + 1) % ring.length;
        count = Math.min(count + 1, ring.length);
    }

    void clear() {
        next = 0;
        count = 0;
    }

    /** The time that a fraction of the steps stayed within; 0 without any step. */
    long percentile(double fraction) {
        if (count == 0) {
            return 0;
        }
        System.arraycopy(ring, 0, sorted, 0, count);
        Arrays.sort(sorted, 0, count);
        return sorted[(int) Math.min(count - 1, (long) (fraction * count))];
    }
}

package org.linkage.solver.measure;

/**
 * Says when a motion that is repeated has become steady: three stretches of time in a row took the same a lap within 3 %,
 * not before a least and not after a largest time. Whole laps are compared, because the work of a step may depend on the pose.
 */
final class Warmup {
    private static final long CHUNK = 30_000_000;
    private static final double AGREEMENT = 0.03;
    private static final int IN_A_ROW = 2;

    private final long leastNanos;
    private final long mostNanos;
    private long total;
    private long chunk;
    private int laps;
    private double before;
    private int agreed;

    Warmup(long leastNanos, long mostNanos) {
        this.leastNanos = leastNanos;
        this.mostNanos = mostNanos;
    }

    /** Takes the time of one lap; true as soon as it is warm. */
    boolean isWarmAfter(long nanos) {
        total += Math.max(nanos, 1);
        chunk += Math.max(nanos, 1);
        laps++;
        if (chunk >= CHUNK) {
            double now = (double) chunk / laps;
            agreed = Math.abs(now - before) <= AGREEMENT * now ? agreed + 1 : 0;
            before = now;
            chunk = 0;
            laps = 0;
        }
        return total >= mostNanos || (total >= leastNanos && agreed >= IN_A_ROW);
    }
}

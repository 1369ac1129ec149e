package org.linkage.solver.measure;

/**
 * Says when a repeated measurement has become steady: a fast and a slow moving average agree within 4 % for 40 samples in
 * a row, not before a least and not after a largest time.
 */
final class Warmup {
    private static final double FAST = 0.1;
    private static final double SLOW = 0.005;
    private static final double AGREEMENT = 0.04;
    private static final int IN_A_ROW = 40;

    private final long leastNanos;
    private final long mostNanos;
    private long total;
    private double fast;
    private double slow;
    private int agreed;

    Warmup(long leastNanos, long mostNanos) {
        this.leastNanos = leastNanos;
        this.mostNanos = mostNanos;
    }

    /** Takes one measured time; true as soon as it is warm. */
    boolean isWarmAfter(long nanos) {
        fast = total == 0 ? nanos : fast + FAST * (nanos - fast);
        slow = total == 0 ? nanos : slow + SLOW * (nanos - slow);
        total += Math.max(nanos, 1);
        agreed = Math.abs(fast - slow) <= AGREEMENT * slow ? agreed + 1 : 0;
        return total >= mostNanos || (total >= leastNanos && agreed >= IN_A_ROW);
    }
}

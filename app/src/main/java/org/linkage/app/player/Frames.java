package org.linkage.app.player;

/** Counts pictures per second over the last second, and says when half a dozen numbers may change again. */
final class Frames {
    private static final long CALM_NANOS = 200_000_000;
    private long windowStart;
    private int inWindow;
    private double perSecond;
    private long lastNumbers;

    void onFrame(long nanos) {
        inWindow++;
        long span = nanos - windowStart;
        if (windowStart == 0 || span > 2_000_000_000L || span < 0) {
            windowStart = nanos;
            inWindow = 0;
        } else if (span >= 1_000_000_000L) {
            perSecond = inWindow * 1e9 / span;
            windowStart = nanos;
            inWindow = 0;
        }
    }

    /** Whether the numbers are due: five times a second. */
    boolean numbersDue(long nanos) {
        if (Math.abs(nanos - lastNumbers) < CALM_NANOS) {
            return false;
        }
        lastNumbers = nanos;
        return true;
    }

    /** The numbers are due with the next picture. */
    void numbersNow() {
        lastNumbers = 0;
    }

    void pause() {
        windowStart = 0;
        perSecond = 0;
    }

    /** 0 before the first second. */
    double perSecond() {
        return perSecond;
    }
}

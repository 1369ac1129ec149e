package org.linkage.app.player;

/**
 * Real time into whole steps. The time of each frame goes into an accumulator, capped so that a long pause is not made up
 * for; steps of the fixed size come out. When steps take longer than they last, the rest of the accumulator is dropped: the
 * scene runs slower than asked, says so, and the screen stays alive.
 */
final class Clockwork {
    /** The longest time between frames that is made up for. */
    static final double LONGEST_FRAME = 0.05;

    /** How long the steps of one frame may take. */
    static final long BUDGET_NANOS = 28_000_000;

    private long lastFrame;
    private boolean started;
    private double accumulator;

    // the measured ratio of simulated to real time
    private double windowReal;
    private double windowSimulated;
    private double factor = Double.NaN;

    /** The next frame starts anew, after a pause. */
    void pause() {
        started = false;
        windowReal = 0;
        windowSimulated = 0;
        factor = Double.NaN;
    }

    /** Takes in a frame; the steps that are due follow from {@link #due}. */
    void frame(long nanos, double speed) {
        double real = started ? (nanos - lastFrame) * 1e-9 : 0;
        started = true;
        lastFrame = nanos;
        windowReal += real;
        accumulator += Math.max(0, Math.min(real, LONGEST_FRAME)) * speed;
        if (windowReal > 0.5) {
            factor = windowSimulated / windowReal;
            windowReal = 0;
            windowSimulated = 0;
        }
    }

    /** Whether a step of the size h is due. */
    boolean due(double h) {
        // a hair less counts, or rounding would delay every n-th step by a frame
        return accumulator >= h * (1 - 1e-9);
    }

    void stepped(double h) {
        accumulator -= h;
        windowSimulated += h;
    }

    /** Gives up what could not be done in time. */
    void drop(double h) {
        accumulator = Math.min(accumulator, h);
    }

    /** What is left, as a share of the next step. */
    double rest(double h) {
        return Math.max(0, Math.min(1, accumulator / h));
    }

    void clear() {
        accumulator = 0;
    }

    /** Simulated seconds per second over the last half second; NaN before the first. */
    double factor() {
        return factor;
    }
}

package org.linkage.app.measure;

/**
 * How far a run has come.
 *
 * @param kind what runs
 * @param done finished cases, or seconds
 * @param total all of them
 * @param what the case that is being measured, or nothing
 * @param secondsLeft an estimate, at the time {@code at}
 * @param at when this was said, in milliseconds since the device started
 * @param stepNanos under load the step of the last second, NaN else
 * @param stopping whether it has been asked to stop
 */
record Progress(
        Kind kind, int done, int total, String what, double secondsLeft, long at, double stepNanos, boolean stopping) {
    Progress asStopping() {
        return new Progress(kind, done, total, what, secondsLeft, at, stepNanos, true);
    }

    /** Seconds left at a later time; never below none. */
    double leftAt(long now) {
        return Math.max(0, secondsLeft - (now - at) / 1e3);
    }

    /** The share that is done, 0 to 1. */
    double share() {
        return total == 0 ? 0 : (double) done / total;
    }
}

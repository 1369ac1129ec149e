package org.linkage.solver.measure;

/** What the platform tells about the thread that measures. */
public interface ThreadMeter {
    /** What is returned where the platform does not tell. */
    long UNKNOWN = -1;

    /** A platform that tells nothing. */
    ThreadMeter NONE = new ThreadMeter() {};

    /** Bytes that this thread has allocated so far. */
    default long allocatedBytes() {
        return UNKNOWN;
    }

    /** Nanoseconds that a core has spent on this thread so far: less than a clock shows while something else has the core. */
    default long cpuNanos() {
        return UNKNOWN;
    }
}

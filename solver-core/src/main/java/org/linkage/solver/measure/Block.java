package org.linkage.solver.measure;

/**
 * What is kept of some laps (the whole timed motion, so and so many times) that were run one after the other. Nanoseconds a
 * step.
 *
 * @param count how many steps were timed
 * @param disturbed the share of its time in which the thread had no core, NaN where the platform does not tell
 */
public record Block(
        int count,
        double median,
        double p10,
        double p99,
        double assemble,
        double factor,
        double solve,
        double integrate,
        double disturbed) {
    /** Whether something else certainly had the core for a good while. */
    public boolean undisturbed() {
        return !(disturbed > Report.NOISY);
    }
}

package org.linkage.solver.measure;

/**
 * What is kept of some laps (the whole timed motion, so and so many times) that were run one after the other. Nanoseconds a
 * step.
 *
 * @param count how many steps were timed
 */
record Block(
        int count,
        double median,
        double p10,
        double p99,
        double assemble,
        double factor,
        double solve,
        double integrate) {}

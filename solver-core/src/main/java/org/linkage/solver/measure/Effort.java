package org.linkage.solver.measure;

/**
 * How long to measure. Every case is visited in several passes over all cases, each time with a simulation made anew, so
 * that a disturbance of some seconds, or an unlucky place in memory, meets one visit and not the case.
 *
 * @param leastWarmup seconds of warm-up at least
 * @param mostWarmup seconds of warm-up at most in the first pass; a quarter of it later, when the code is compiled
 * @param block seconds of timed steps that are looked at together, at least one lap
 * @param blocks how many of them in one visit
 * @param passes how often every case is visited
 * @param mostPasses how often one is visited whose figures do not agree
 */
public record Effort(double leastWarmup, double mostWarmup, double block, int blocks, int passes, int mostPasses) {
    public static final Effort QUICK = new Effort(0.1, 0.8, 0.2, 2, 2, 4);
    public static final Effort FULL = new Effort(0.2, 4, 0.4, 2, 3, 6);
}

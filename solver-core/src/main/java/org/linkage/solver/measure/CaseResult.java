package org.linkage.solver.measure;

import org.jspecify.annotations.Nullable;

/**
 * What was measured of one case. Times are nanoseconds a step.
 *
 * @param benchmarkCase the case
 * @param solverInUse what {@code auto} took, or the solver itself
 * @param bodies number of bodies
 * @param rows number of constraint rows
 * @param times how long a step takes
 * @param trust how far that can be trusted
 * @param memoryNanos the memory yardstick of this case's working set
 * @param workingSet bytes that a step must touch
 * @param allocated bytes allocated a step, NaN where that cannot be read
 * @param rounds Newton rounds a step on average, 0 for an integrator that has none; NaN if a report does not tell
 * @param mostRounds the most of all steps
 * @param jointError worst |C| at the end of the timed motion
 * @param stateHash the state after the timed motion: the same on every machine
 * @param failure why there are no figures, as a sentence; null if there are
 */
public record CaseResult(
        BenchmarkCase benchmarkCase,
        String solverInUse,
        int bodies,
        int rows,
        Times times,
        Trust trust,
        double memoryNanos,
        long workingSet,
        double allocated,
        double rounds,
        int mostRounds,
        double jointError,
        String stateHash,
        @Nullable String failure) {
    /**
     * Nanoseconds a step.
     *
     * @param median median time of a step; p10 and p99 likewise
     * @param assemble median of the phase; factor, solve and the rest likewise
     */
    public record Times(
            double median, double p10, double p99, double assemble, double factor, double solve, double integrate) {
        static final Times NONE =
                new Times(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    /**
     * What the times rest on.
     *
     * @param samples how many steps were timed
     * @param visits how often the case was taken up: more than planned where its figures did not agree
     * @param processes in how many processes; where it is one, the noise does not hold what differs between processes
     * @param noise how far the median can be trusted, as a share of it: the width of the narrowest range that holds three
     *     quarters of what the visits say; NaN if there was only one
     * @param disturbed the share of its time in which the measuring thread had no core, because something else ran there; NaN
     *     where the platform does not tell
     */
    public record Trust(int samples, int visits, int processes, double noise, double disturbed) {
        static final Trust NONE = new Trust(0, 0, 0, Double.NaN, Double.NaN);
    }

    static CaseResult failed(BenchmarkCase benchmarkCase, String sentence) {
        double none = Double.NaN;
        return new CaseResult(
                benchmarkCase, "", 0, 0, Times.NONE, Trust.NONE, none, 0, none, none, 0, none, "", sentence);
    }

    public double median() {
        return times.median;
    }

    public double p10() {
        return times.p10;
    }

    public double p99() {
        return times.p99;
    }

    public double assemble() {
        return times.assemble;
    }

    public double factor() {
        return times.factor;
    }

    public double solve() {
        return times.solve;
    }

    public double integrate() {
        return times.integrate;
    }

    public int samples() {
        return trust.samples;
    }

    public int visits() {
        return trust.visits;
    }

    public int processes() {
        return trust.processes;
    }

    public double noise() {
        return trust.noise;
    }

    public double disturbed() {
        return trust.disturbed;
    }

    /** Factor and solve together: what the growth of a solver is fitted over. */
    public double linear() {
        return times.factor + times.solve;
    }

    /** The whole step in units of the memory yardstick. */
    public double overMemory() {
        return times.median / memoryNanos;
    }

    /** Factor and solve in units of the memory yardstick. */
    public double linearOverMemory() {
        return linear() / memoryNanos;
    }

    /** Nanoseconds a step for each body. */
    public double perBody() {
        return times.median / bodies;
    }

    /** Whether two runs can be expected to agree within 5 %; not if nobody knows. */
    public boolean quiet() {
        return trust.noise <= Report.NOISY && !(trust.disturbed > Report.NOISY);
    }
}

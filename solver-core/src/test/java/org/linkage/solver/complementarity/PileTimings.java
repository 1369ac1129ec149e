package org.linkage.solver.complementarity;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Prints what a step of the exact solver costs on piles of discs: {@code PileTimings [steps] [friction] n…}. The time is
 * the thread's own, so that a busy machine does not count; the median is over the whole drop, from the first contact to
 * rest, and over its busiest quarter.
 */
public final class PileTimings {
    private PileTimings() {}

    /** Runs the sizes given, or the usual four. */
    public static void main(String[] args) {
        int steps = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        double friction = args.length > 1 ? Double.parseDouble(args[1]) : 0;
        int[] sizes = args.length > 2
                ? Arrays.stream(args).skip(2).mapToInt(Integer::parseInt).toArray()
                : new int[] {100, 300, 1000, 3000};
        measure(100, 200, friction);
        double lastTime = 0;
        int last = 0;
        for (int n : sizes) {
            double time = measure(n, steps, friction);
            if (last > 0) {
                System.out.printf("  growth exponent %.2f%n", Math.log(time / lastTime) / Math.log((double) n / last));
            }
            last = n;
            lastTime = time;
        }
    }

    private static double measure(int n, int steps, double friction) {
        DiscPile pile = new DiscPile(n, 1, 0.2, (int) Math.ceil(Math.sqrt(n)));
        pile.friction = friction;
        ExactSolver solver = new ExactSolver();
        double[] ms = new double[steps];
        double[] busy = new double[steps];
        int unsolved = 0;
        long rows = 0;
        double residual = 0;
        double overlap = 0;
        int factorisations = 0;
        for (int k = 0; k < steps; k++) {
            pile.fill();
            long start = cpuTime();
            boolean solved = solver.solve(pile.problem, pile.solution);
            ms[k] = (cpuTime() - start) * 1e-6;
            pile.advance();
            unsolved += solved ? 0 : 1;
            rows += pile.problem.count;
            factorisations = Math.max(factorisations, pile.solution.factorisations);
            residual = Math.max(residual, pile.solution.residual);
            if (k % 50 == 49) {
                overlap = Math.max(overlap, pile.overlap());
            }
        }
        System.arraycopy(ms, 0, busy, 0, steps);
        Arrays.sort(busy);
        double upper = busy[steps * 7 / 8];
        System.out.printf(
                "%5d discs, %5d rows: median %.2f ms, busiest quarter %.2f ms, at rest %.2f ms, at most %d factorisations,"
                        + " %d unsolved, residual %.0e, overlap %.0e m%n",
                n, rows / steps, busy[steps / 2], upper, ms[steps - 1], factorisations, unsolved, residual, overlap);
        return upper;
    }

    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}

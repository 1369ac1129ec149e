package org.linkage.solver.measure;

/**
 * What this machine can do at its best, measured in the same run, so that step times become ratios to the machine's own
 * limits.
 *
 * <p><em>Memory</em>: the nanoseconds to go through a working set of the given size once forth and once back, reading and
 * writing every number: what a factorisation (forth) and a solve (forth and back) must do at the very least.
 * <em>Arithmetic</em>: multiply-and-adds per nanosecond of independent chains held in registers.
 */
public final class Yardstick {
    private static final int REPETITIONS = 15;
    private static final int CHAINS = 8;

    /** Where results go so that no compiler can leave the work out. */
    @SuppressWarnings("unused")
    private static volatile double sink;

    private Yardstick() {}

    /** Best time of several to stream {@code bytes} forth and back, in nanoseconds. */
    public static double memoryNanos(long bytes) {
        double[] data = new double[(int) Math.max(16, Math.min(bytes / Double.BYTES, 1 << 27))];
        int inner = Math.max(1, 200_000 / data.length);
        double best = Double.POSITIVE_INFINITY;
        for (int r = 0; r < REPETITIONS; r++) {
            long start = System.nanoTime();
            for (int k = 0; k < inner; k++) {
                forth(data);
                back(data);
            }
            best = Math.min(best, (System.nanoTime() - start) / (double) inner);
        }
        sink = data[0];
        return best;
    }

    private static void forth(double[] data) {
        for (int i = 0; i < data.length; i++) {
            data[i] = data[i] * 0.5 + 1.0;
        }
    }

    private static void back(double[] data) {
        for (int i = data.length - 1; i >= 0; i--) {
            data[i] = data[i] * 0.5 + 1.0;
        }
    }

    /** Floating-point operations per nanosecond (GFLOP/s) on one core. */
    public static double flopsPerNano() {
        double best = 0;
        for (int r = 0; r < REPETITIONS; r++) {
            int rounds = 200_000;
            long start = System.nanoTime();
            sink = multiplyAdd(rounds);
            best = Math.max(best, 2.0 * CHAINS * rounds / (System.nanoTime() - start));
        }
        return best;
    }

    private static double multiplyAdd(int rounds) {
        double a = 1;
        double b = 2;
        double c = 3;
        double d = 4;
        double e = 5;
        double f = 6;
        double g = 7;
        double h = 8;
        double x = 0.999999;
        double y = 1e-6;
        for (int i = 0; i < rounds; i++) {
            a = a * x + y;
            b = b * x + y;
            c = c * x + y;
            d = d * x + y;
            e = e * x + y;
            f = f * x + y;
            g = g * x + y;
            h = h * x + y;
        }
        return a + b + c + d + e + f + g + h;
    }
}

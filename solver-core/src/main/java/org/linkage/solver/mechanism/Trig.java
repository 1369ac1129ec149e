package org.linkage.solver.mechanism;

/**
 * Sine and cosine that give the same bits on every machine.
 *
 * <p>{@link Math#sin} may differ from one JVM to the next, {@link StrictMath#sin} does not but takes several times as
 * long. Here x is reduced by x = k·π/2 + y, |y| ≤ π/4, with π/2 split into three parts (the first two have 33 bits, so k
 * times them is exact for |k| < 2²⁰), and both series are summed to a remainder below 5e-17. The error stays within
 * about one unit in the last place.
 */
public final class Trig {
    private static final double TWO_OVER_PI = 0.6366197723675814;
    private static final double HALF_PI_HIGH = 1.5707963267341256;
    private static final double HALF_PI_MIDDLE = 6.077100506303966e-11;
    private static final double HALF_PI_LOW = 2.0222662487959506e-21;
    static final double LARGEST = 1e6;
    /** Adding 3·2⁵¹ and taking it away again leaves the nearest whole number. */
    private static final double ROUNDING = 6755399441055744.0;

    private Trig() {}

    /** Writes cos x into {@code cos[at]} and sin x into {@code sin[at]}; NaN for a number that is not finite. */
    public static void cosSin(double x, double[] cos, double[] sin, int at) {
        if (!(Math.abs(x) < LARGEST)) {
            cos[at] = StrictMath.cos(x);
            sin[at] = StrictMath.sin(x);
            return;
        }
        double k = (x * TWO_OVER_PI + ROUNDING) - ROUNDING;
        double y = x - k * HALF_PI_HIGH - k * HALF_PI_MIDDLE - k * HALF_PI_LOW;
        double s = sine(y);
        double c = cosine(y);
        switch ((int) k & 3) {
            case 0 -> {
                cos[at] = c;
                sin[at] = s;
            }
            case 1 -> {
                cos[at] = -s;
                sin[at] = c;
            }
            case 2 -> {
                cos[at] = -c;
                sin[at] = -s;
            }
            default -> {
                cos[at] = s;
                sin[at] = -c;
            }
        }
    }

    /** cos x alone. */
    public static double cos(double x) {
        double[] c = new double[1];
        cosSin(x, c, new double[1], 0);
        return c[0];
    }

    /** sin x alone. */
    public static double sin(double x) {
        double[] s = new double[1];
        cosSin(x, new double[1], s, 0);
        return s[0];
    }

    /** Replaces x by y = x − k·π/2, and writes k. */
    static void reduce(double[] x, double[] k, int count) {
        for (int i = 0; i < count; i++) {
            double nearest = (x[i] * TWO_OVER_PI + ROUNDING) - ROUNDING;
            k[i] = nearest;
            x[i] = x[i] - nearest * HALF_PI_HIGH - nearest * HALF_PI_MIDDLE - nearest * HALF_PI_LOW;
        }
    }

    static void sines(double[] y, double[] out, int count) {
        for (int i = 0; i < count; i++) {
            out[i] = sine(y[i]);
        }
    }

    static void cosines(double[] y, double[] out, int count) {
        for (int i = 0; i < count; i++) {
            out[i] = cosine(y[i]);
        }
    }

    /** Σ (−1)ⁱ y²ⁱ⁺¹/(2i+1)!, |y| ≤ π/4. */
    private static double sine(double y) {
        double z = y * y;
        double sum = -1.0 / 1307674368000.0;
        sum = sum * z + 1.0 / 6227020800.0;
        sum = sum * z - 1.0 / 39916800.0;
        sum = sum * z + 1.0 / 362880.0;
        sum = sum * z - 1.0 / 5040.0;
        sum = sum * z + 1.0 / 120.0;
        sum = sum * z - 1.0 / 6.0;
        return y + y * z * sum;
    }

    /** Σ (−1)ⁱ y²ⁱ/(2i)!, |y| ≤ π/4. */
    private static double cosine(double y) {
        double z = y * y;
        double sum = 1.0 / 20922789888000.0;
        sum = sum * z - 1.0 / 87178291200.0;
        sum = sum * z + 1.0 / 479001600.0;
        sum = sum * z - 1.0 / 3628800.0;
        sum = sum * z + 1.0 / 40320.0;
        sum = sum * z - 1.0 / 720.0;
        sum = sum * z + 1.0 / 24.0;
        return 1.0 - (0.5 * z - z * z * sum);
    }
}

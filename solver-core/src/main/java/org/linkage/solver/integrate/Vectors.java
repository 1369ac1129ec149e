package org.linkage.solver.integrate;

/** Plain loops over whole vectors, each a method of its own so that a compiler sees nothing else. */
final class Vectors {
    private Vectors() {}

    /** v̂ = now·v − last·v_last in the place of the oldest, and the velocity that follows on the last four, weighted. */
    static void carryOn(
            double now,
            double last,
            double[] weights,
            double[] v,
            double[] vLast,
            double[] vBefore,
            double[] vLongBefore,
            double[] out) {
        double w0 = weights[0];
        double w1 = weights[1];
        double w2 = weights[2];
        double w3 = weights[3];
        for (int i = 0; i < out.length; i++) {
            out[i] = w0 * v[i] + w1 * vLast[i] + (w2 * vBefore[i] + w3 * vLongBefore[i]);
            vLongBefore[i] = now * v[i] - last * vLast[i];
        }
    }

    /** q̂ = now·q − last·q_last in the place of q_last, and q' = q̂ + h v'. */
    static void placeFrom(double now, double[] q, double last, double[] qLast, double h, double[] v, double[] out) {
        for (int i = 0; i < out.length; i++) {
            double from = now * q[i] - last * qLast[i];
            qLast[i] = from;
            out[i] = from + h * v[i];
        }
    }

    /** v' += dv and q' = q̂ + h v'. */
    static void move(double[] dv, double[] qHat, double h, double[] v, double[] q) {
        for (int i = 0; i < q.length; i++) {
            double sum = v[i] + dv[i];
            v[i] = sum;
            q[i] = qHat[i] + h * sum;
        }
    }

    static void add(double[] dv, double[] v) {
        for (int i = 0; i < v.length; i++) {
            v[i] += dv[i];
        }
    }

    /** sum += factor · x. */
    static void add(double factor, double[] x, double[] sum) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += factor * x[i];
        }
    }

    /** from + h · rate. */
    static void ahead(double[] from, double h, double[] rate, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = from[i] + h * rate[i];
        }
    }

    static void scale(double factor, double[] v) {
        for (int i = 0; i < v.length; i++) {
            v[i] *= factor;
        }
    }

    static double dot(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return sum;
    }

    /** Whether one of the numbers at the given places is not below the limit, NaN included. */
    static boolean anyReaches(double limit, double[] v, int[] places) {
        for (int at : places) {
            if (!(Math.abs(v[at]) < limit)) {
                return true;
            }
        }
        return false;
    }
}

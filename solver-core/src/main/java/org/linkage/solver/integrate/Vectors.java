package org.linkage.solver.integrate;

/** Plain loops over whole vectors, each a method of its own so that a compiler sees nothing else. */
final class Vectors {
    private Vectors() {}

    /** out = now·x − last·y. */
    static void mix(double now, double[] x, double last, double[] y, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = now * x[i] - last * y[i];
        }
    }

    /** out = now + w (now − last). */
    static void carryOn(double w, double[] now, double[] last, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = now[i] + w * (now[i] - last[i]);
        }
    }

    /** q' = q̂ + h v'. */
    static void place(double[] qHat, double h, double[] v, double[] q) {
        for (int i = 0; i < q.length; i++) {
            q[i] = qHat[i] + h * v[i];
        }
    }

    static void add(double[] dv, double[] v) {
        for (int i = 0; i < v.length; i++) {
            v[i] += dv[i];
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

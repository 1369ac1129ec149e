package org.linkage.solver.complementarity;

/** Inverses of the small symmetric positive definite blocks of A. */
final class SmallInverse {
    private SmallInverse() {}

    /** Inverts the n × n block at {@code at} of {@code a} into the same place of {@code out}; false if not definite. */
    static boolean invert(double[] a, double[] out, int at, int n) {
        if (diagonal(a, at, n)) {
            for (int i = 0; i < n * n; i++) {
                out[at + i] = 0;
            }
            for (int i = 0; i < n; i++) {
                double pivot = a[at + i * n + i];
                if (!(pivot > 0)) {
                    return false;
                }
                out[at + i * n + i] = 1 / pivot;
            }
            return true;
        }
        System.arraycopy(a, at, out, at, n * n);
        // sweep: after all pivots have been swept the array holds −A⁻¹
        for (int k = 0; k < n; k++) {
            double pivot = out[at + k * n + k];
            if (!(pivot > 0)) {
                return false;
            }
            for (int i = 0; i < n; i++) {
                if (i == k) {
                    continue;
                }
                double factor = out[at + i * n + k] / pivot;
                for (int j = 0; j < n; j++) {
                    if (j != k) {
                        out[at + i * n + j] -= factor * out[at + k * n + j];
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                if (i != k) {
                    out[at + i * n + k] /= pivot;
                    out[at + k * n + i] = out[at + i * n + k];
                }
            }
            out[at + k * n + k] = -1 / pivot;
        }
        for (int i = 0; i < n * n; i++) {
            out[at + i] = -out[at + i];
        }
        return true;
    }

    private static boolean diagonal(double[] a, int at, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i != j && a[at + i * n + j] != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}

package org.linkage.solver.linear;

/**
 * LDLᵀ of one small symmetric block, any dimension n.
 *
 * <p>The block lies row-major in a larger array; only its lower triangle is read. After {@link #factor} the strict lower
 * triangle holds L and the diagonal holds the <em>inverse</em> pivots, so a row is absent when its inverse pivot is 0. No
 * explicit inverse is formed: with a stiff spring in the block that would cost ten digits.
 */
final class SmallBlock {
    private SmallBlock() {}

    /** Factors a positive definite block in place. Returns false if it is not positive definite. */
    static boolean factor(double[] a, int at, int n) {
        for (int j = 0; j < n; j++) {
            double pivot = a[at + j * n + j];
            if (!(pivot > 0)) {
                return false;
            }
            eliminate(a, at, n, j, 1 / pivot);
        }
        return true;
    }

    /** One column of LDLᵀ with a given inverse pivot; 0 leaves the rest of the block as it is. */
    static void eliminate(double[] a, int at, int n, int j, double inverse) {
        a[at + j * n + j] = inverse;
        for (int r = n - 1; r > j; r--) {
            double l = a[at + r * n + j] * inverse;
            for (int c = j + 1; c <= r; c++) {
                a[at + r * n + c] -= l * a[at + c * n + j];
            }
            a[at + r * n + j] = l;
        }
    }

    /** x ← L⁻¹ x for the n × w panel x. */
    static void forward(double[] a, int at, int n, double[] x, int xAt, int w) {
        for (int r = 1; r < n; r++) {
            for (int c = 0; c < r; c++) {
                double l = a[at + r * n + c];
                for (int k = 0; k < w; k++) {
                    x[xAt + r * w + k] -= l * x[xAt + c * w + k];
                }
            }
        }
    }

    /** x ← L⁻ᵀ D⁻¹ x for the n × w panel x. */
    static void backward(double[] a, int at, int n, double[] x, int xAt, int w) {
        for (int r = n - 1; r >= 0; r--) {
            double inverse = a[at + r * n + r];
            for (int k = 0; k < w; k++) {
                x[xAt + r * w + k] *= inverse;
            }
            for (int c = r + 1; c < n; c++) {
                double l = a[at + c * n + r];
                for (int k = 0; k < w; k++) {
                    x[xAt + r * w + k] -= l * x[xAt + c * w + k];
                }
            }
        }
    }

    /** x ← (LDLᵀ)⁻¹ x for the n × w panel x. */
    static void solve(double[] a, int at, int n, double[] x, int xAt, int w) {
        forward(a, at, n, x, xAt, w);
        backward(a, at, n, x, xAt, w);
    }

    /** The largest |aᵢ| of n numbers. */
    static double largest(double[] a, int at, int n) {
        double largest = 0;
        for (int i = at; i < at + n; i++) {
            largest = Math.max(largest, Math.abs(a[i]));
        }
        return largest;
    }
}

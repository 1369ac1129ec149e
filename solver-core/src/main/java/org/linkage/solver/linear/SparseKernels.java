package org.linkage.solver.linear;

import org.jspecify.annotations.Nullable;

/**
 * {@link SparseFactor}'s inner loops of the factorisation: written out for the two steps of a chain of rigid bodies (3 → 2, 2 → 3), unrolled over the
 * node's own dimension otherwise. See {@link TreeKernels} for why the pivots are computed as they are.
 */
final class SparseKernels {
    static final byte GENERIC = 0;
    static final byte TREE_3_2 = 1;
    static final byte TREE_2_3 = 2;
    /** See {@link PinKernels}. */
    static final byte BODY_ON_PINS = 3;

    static final byte PIN_AMONG_PINS = 4;

    private SparseKernels() {}

    static byte choose(boolean single, int dimension, int width) {
        if (single && dimension == 3 && width == 2) {
            return TREE_3_2;
        }
        if (single && dimension == 2 && width == 3) {
            return TREE_2_3;
        }
        return GENERIC;
    }

    static void copy23(double[] from, int at, double[] to, int o, int stride, boolean transposed) {
        if (transposed) {
            to[o] = from[at];
            to[o + 1] = from[at + 3];
            to[o + stride] = from[at + 1];
            to[o + stride + 1] = from[at + 4];
            to[o + 2 * stride] = from[at + 2];
            to[o + 2 * stride + 1] = from[at + 5];
        } else {
            to[o] = from[at];
            to[o + 1] = from[at + 1];
            to[o + 2] = from[at + 2];
            to[o + stride] = from[at + 3];
            to[o + stride + 1] = from[at + 4];
            to[o + stride + 2] = from[at + 5];
        }
    }

    /** D (3 × 3) at d, U (3 × 2) at u, the neighbour's D (2 × 2) at p. */
    static boolean factor32(double[] h, int d, int u, int p) {
        double a00 = h[d];
        double a10 = h[d + 3];
        double a11 = h[d + 4];
        double a20 = h[d + 6];
        double a21 = h[d + 7];
        double a22 = h[d + 8];
        double minor = a00 * a11 - a10 * a10;
        double i0 = 1 / a00;
        double i1 = a00 / minor;
        double l10 = a10 * i0;
        double l20 = a20 * i0;
        double t = a21 - l20 * a10;
        double l21 = t * i1;
        double pivot = a22 - l20 * a20 - l21 * t;
        if (!(a00 > 0 && minor > 0 && pivot > 0)) {
            return false;
        }
        double i2 = 1 / pivot;
        h[d] = i0;
        h[d + 3] = l10;
        h[d + 4] = i1;
        h[d + 6] = l20;
        h[d + 7] = l21;
        h[d + 8] = i2;
        double u00 = h[u];
        double u01 = h[u + 1];
        double w10 = h[u + 2] - l10 * u00;
        double w11 = h[u + 3] - l10 * u01;
        double w20 = h[u + 4] - l20 * u00 - l21 * w10;
        double w21 = h[u + 5] - l20 * u01 - l21 * w11;
        double g00 = u00 * i0;
        double g01 = u01 * i0;
        double g10 = w10 * i1;
        double g11 = w11 * i1;
        double g20 = w20 * i2;
        double g21 = w21 * i2;
        h[p] -= g00 * u00 + g10 * w10 + g20 * w20;
        h[p + 2] -= g01 * u00 + g11 * w10 + g21 * w20;
        h[p + 3] -= g01 * u01 + g11 * w11 + g21 * w21;
        g10 -= l21 * g20;
        g11 -= l21 * g21;
        h[u] = g00 - l10 * g10 - l20 * g20;
        h[u + 1] = g01 - l10 * g11 - l20 * g21;
        h[u + 2] = g10;
        h[u + 3] = g11;
        h[u + 4] = g20;
        h[u + 5] = g21;
        return true;
    }

    /** A positive definite 3 × 3 block in place; false, with nothing changed, if it is not. */
    static boolean factor3(double[] h, int d) {
        double a00 = h[d];
        double a10 = h[d + 3];
        double a20 = h[d + 6];
        double minor = a00 * h[d + 4] - a10 * a10;
        double i0 = 1 / a00;
        double i1 = a00 / minor;
        double l20 = a20 * i0;
        double t = h[d + 7] - l20 * a10;
        double l21 = t * i1;
        double pivot = h[d + 8] - l20 * a20 - l21 * t;
        if (!(a00 > 0 && minor > 0 && pivot > 0)) {
            return false;
        }
        h[d] = i0;
        h[d + 3] = a10 * i0;
        h[d + 4] = i1;
        h[d + 6] = l20;
        h[d + 7] = l21;
        h[d + 8] = 1 / pivot;
        return true;
    }

    /** D (2 × 2, factored) at d, U (2 × 3) at u, the neighbour's D (3 × 3) at p. */
    static boolean factor23(double[] h, int d, int u, int p) {
        double i0 = h[d];
        double l10 = h[d + 2];
        double i1 = h[d + 3];
        double u0 = h[u];
        double u1 = h[u + 1];
        double u2 = h[u + 2];
        double w0 = h[u + 3] - l10 * u0;
        double w1 = h[u + 4] - l10 * u1;
        double w2 = h[u + 5] - l10 * u2;
        double g0 = u0 * i0;
        double g1 = u1 * i0;
        double g2 = u2 * i0;
        double e0 = w0 * i1;
        double e1 = w1 * i1;
        double e2 = w2 * i1;
        h[p] -= g0 * u0 + e0 * w0;
        h[p + 3] -= g1 * u0 + e1 * w0;
        h[p + 4] -= g1 * u1 + e1 * w1;
        h[p + 6] -= g2 * u0 + e2 * w0;
        h[p + 7] -= g2 * u1 + e2 * w1;
        h[p + 8] -= g2 * u2 + e2 * w2;
        h[u] = g0 - l10 * e0;
        h[u + 1] = g1 - l10 * e1;
        h[u + 2] = g2 - l10 * e2;
        h[u + 3] = e0;
        h[u + 4] = e1;
        h[u + 5] = e2;
        return true;
    }

    /** {@code saved} ← U and U ← L = D⁻¹ U, column by column, for dimensions 1 to 3. */
    static void solvePanel(int n, double[] h, int d, int panel, int w, double[] saved) {
        switch (n) {
            case 1 -> {
                double i0 = h[d];
                for (int c = 0; c < w; c++) {
                    double u0 = h[panel + c];
                    saved[c] = u0;
                    h[panel + c] = u0 * i0;
                }
            }
            case 2 -> {
                double i0 = h[d];
                double l10 = h[d + 2];
                double i1 = h[d + 3];
                for (int c = 0; c < w; c++) {
                    double u0 = h[panel + c];
                    double u1 = h[panel + w + c];
                    saved[c] = u0;
                    saved[w + c] = u1;
                    double y1 = (u1 - l10 * u0) * i1;
                    h[panel + w + c] = y1;
                    h[panel + c] = u0 * i0 - l10 * y1;
                }
            }
            default -> {
                double i0 = h[d];
                double l10 = h[d + 3];
                double i1 = h[d + 4];
                double l20 = h[d + 6];
                double l21 = h[d + 7];
                double i2 = h[d + 8];
                for (int c = 0; c < w; c++) {
                    double u0 = h[panel + c];
                    double u1 = h[panel + w + c];
                    double u2 = h[panel + 2 * w + c];
                    saved[c] = u0;
                    saved[w + c] = u1;
                    saved[2 * w + c] = u2;
                    double y1 = u1 - l10 * u0;
                    double y2 = (u2 - l20 * u0 - l21 * y1) * i2;
                    y1 = y1 * i1 - l21 * y2;
                    h[panel + 2 * w + c] = y2;
                    h[panel + w + c] = y1;
                    h[panel + c] = u0 * i0 - l10 * y1 - l20 * y2;
                }
            }
        }
    }

    /** D_a −= U_aᵀ L_a (lower triangle); what a row loses to another row is added up in {@code taken}. */
    static void updateDiagonal(
            int n, int w, double[] u, int ca, double[] h, int l, int da, int at, double @Nullable [] taken, int v) {
        if (da == 2 && n <= 3) {
            updateDiagonal2(n, w, u, ca, h, l + ca, at, taken, v);
            return;
        }
        for (int r = 0; r < da; r++) {
            for (int c = 0; c <= r; c++) {
                double sum = u[ca + r] * h[l + ca + c];
                for (int k = 1; k < n; k++) {
                    sum += u[k * w + ca + r] * h[l + k * w + ca + c];
                }
                h[at + r * da + c] -= sum;
                if (taken != null && c == r) {
                    taken[v + r] -= sum;
                }
            }
        }
    }

    private static void updateDiagonal2(
            int n, int w, double[] u, int ca, double[] h, int l, int at, double @Nullable [] taken, int v) {
        double s00 = u[ca] * h[l];
        double s10 = u[ca + 1] * h[l];
        double s11 = u[ca + 1] * h[l + 1];
        if (n > 1) {
            double u0 = u[ca + w];
            double u1 = u[ca + w + 1];
            s00 += u0 * h[l + w];
            s10 += u1 * h[l + w];
            s11 += u1 * h[l + w + 1];
        }
        if (n > 2) {
            double u0 = u[ca + 2 * w];
            double u1 = u[ca + 2 * w + 1];
            s00 += u0 * h[l + 2 * w];
            s10 += u1 * h[l + 2 * w];
            s11 += u1 * h[l + 2 * w + 1];
        }
        h[at] -= s00;
        h[at + 2] -= s10;
        h[at + 3] -= s11;
        if (taken != null) {
            taken[v] -= s00;
            taken[v + 1] -= s11;
        }
    }

    /** The columns of L from l on go, weighted with column a of U, to a's panel. */
    static void updateSegment(
            int n, int w, double[] u, int ca, int da, double[] h, int l, int to, int stride, int length) {
        if (da == 2 && n == 2) {
            segment22(w, u, ca, h, l, to, stride, length);
        } else if (da == 2 && n == 3) {
            segment32(w, u, ca, h, l, to, stride, length);
        } else if (n == 1) {
            for (int r = 0; r < da; r++) {
                double u0 = u[ca + r];
                int o = to + r * stride;
                for (int c = 0; c < length; c++) {
                    h[o + c] -= u0 * h[l + c];
                }
            }
        } else {
            for (int r = 0; r < da; r++) {
                int o = to + r * stride;
                double u0 = u[ca + r];
                double u1 = u[w + ca + r];
                if (n == 2) {
                    for (int c = 0; c < length; c++) {
                        h[o + c] -= u0 * h[l + c] + u1 * h[l + w + c];
                    }
                    continue;
                }
                double u2 = u[2 * w + ca + r];
                for (int c = 0; c < length; c++) {
                    h[o + c] -= u0 * h[l + c] + u1 * h[l + w + c] + u2 * h[l + 2 * w + c];
                }
                for (int k = 3; k < n; k++) {
                    double uk = u[k * w + ca + r];
                    for (int c = 0; c < length; c++) {
                        h[o + c] -= uk * h[l + k * w + c];
                    }
                }
            }
        }
    }

    private static void segment22(int w, double[] u, int ca, double[] h, int l, int to, int stride, int length) {
        double u00 = u[ca];
        double u01 = u[ca + 1];
        double u10 = u[ca + w];
        double u11 = u[ca + w + 1];
        if (length == 2) {
            double a0 = h[l];
            double b0 = h[l + 1];
            double a1 = h[l + w];
            double b1 = h[l + w + 1];
            h[to] -= u00 * a0 + u10 * a1;
            h[to + 1] -= u00 * b0 + u10 * b1;
            h[to + stride] -= u01 * a0 + u11 * a1;
            h[to + stride + 1] -= u01 * b0 + u11 * b1;
            return;
        }
        for (int c = 0; c < length; c++) {
            double l0 = h[l + c];
            double l1 = h[l + w + c];
            h[to + c] -= u00 * l0 + u10 * l1;
            h[to + stride + c] -= u01 * l0 + u11 * l1;
        }
    }

    private static void segment32(int w, double[] u, int ca, double[] h, int l, int to, int stride, int length) {
        double u00 = u[ca];
        double u01 = u[ca + 1];
        double u10 = u[ca + w];
        double u11 = u[ca + w + 1];
        double u20 = u[ca + 2 * w];
        double u21 = u[ca + 2 * w + 1];
        if (length == 2) {
            double a0 = h[l];
            double b0 = h[l + 1];
            double a1 = h[l + w];
            double b1 = h[l + w + 1];
            double a2 = h[l + 2 * w];
            double b2 = h[l + 2 * w + 1];
            h[to] -= u00 * a0 + u10 * a1 + u20 * a2;
            h[to + 1] -= u00 * b0 + u10 * b1 + u20 * b2;
            h[to + stride] -= u01 * a0 + u11 * a1 + u21 * a2;
            h[to + stride + 1] -= u01 * b0 + u11 * b1 + u21 * b2;
            return;
        }
        for (int c = 0; c < length; c++) {
            double l0 = h[l + c];
            double l1 = h[l + w + c];
            double l2 = h[l + 2 * w + c];
            h[to + c] -= u00 * l0 + u10 * l1 + u20 * l2;
            h[to + stride + c] -= u01 * l0 + u11 * l1 + u21 * l2;
        }
    }
}

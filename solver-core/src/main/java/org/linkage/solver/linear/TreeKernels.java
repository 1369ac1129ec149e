package org.linkage.solver.linear;

/**
 * {@link TreeFactor}'s steps written out for the dimensions of the plane: a rigid body (3) on a joint of two rows, a
 * two-row joint on a rigid body. Joints of three rows (two and a spring's compliant row) are in {@link TreeKernels3}.
 *
 * <p>A chain is eliminated link after link, so the time is the length of the longest line of dependent operations, and
 * divisions are the longest of them. Hence the second pivot's inverse as a₀₀ / (a₀₀ a₁₁ − a₁₀²), which does not wait for the
 * first, is as accurate as a₁₁ − a₁₀²/a₀₀, and the update of the parent from L⁻¹U before L⁻ᵀ is applied.
 */
final class TreeKernels {
    static final byte GENERIC = 0;
    static final byte BODY_3_2 = 1;
    static final byte GROUP_2_3 = 2;
    static final byte BODY_3_3 = 3;
    /** A {@link #BODY_3_2} directly followed by its joint, a {@link #GROUP_2_3}; see {@link TreeChains}. */
    static final byte LINK = 4;

    static final byte GROUP_3_3 = 5;

    private TreeKernels() {}

    static byte choose(boolean body, int dimension, int parentDimension) {
        if (body && dimension == 3 && parentDimension == 2) {
            return BODY_3_2;
        }
        if (!body && dimension == 2 && parentDimension == 3) {
            return GROUP_2_3;
        }
        if (body && dimension == 3 && parentDimension == 3) {
            return BODY_3_3;
        }
        if (!body && dimension == 3 && parentDimension == 3) {
            return GROUP_3_3;
        }
        return GENERIC;
    }

    static void copy9(double[] from, int a, double[] to, int b) {
        to[b] = from[a];
        to[b + 1] = from[a + 1];
        to[b + 2] = from[a + 2];
        to[b + 3] = from[a + 3];
        to[b + 4] = from[a + 4];
        to[b + 5] = from[a + 5];
        to[b + 6] = from[a + 6];
        to[b + 7] = from[a + 7];
        to[b + 8] = from[a + 8];
    }

    /** D (3 × 3) at d, L (3 × 2) at l, the parent's D (2 × 2) at p, J (2 × 3) at j. */
    static boolean factorBody32(double[] h, int d, int l, int p, double[] jacobian, int j) {
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
        double u00 = jacobian[j];
        double u01 = jacobian[j + 3];
        double w10 = jacobian[j + 1] - l10 * u00;
        double w11 = jacobian[j + 4] - l10 * u01;
        double w20 = jacobian[j + 2] - l20 * u00 - l21 * w10;
        double w21 = jacobian[j + 5] - l20 * u01 - l21 * w11;
        double g00 = u00 * i0;
        double g01 = u01 * i0;
        double g10 = w10 * i1;
        double g11 = w11 * i1;
        double g20 = w20 * i2;
        double g21 = w21 * i2;
        h[p] += g00 * u00 + g10 * w10 + g20 * w20;
        h[p + 2] += g01 * u00 + g11 * w10 + g21 * w20;
        h[p + 3] += g01 * u01 + g11 * w11 + g21 * w21;
        g10 -= l21 * g20;
        g11 -= l21 * g21;
        h[l] = g00 - l10 * g10 - l20 * g20;
        h[l + 1] = g01 - l10 * g11 - l20 * g21;
        h[l + 2] = g10;
        h[l + 3] = g11;
        h[l + 4] = g20;
        h[l + 5] = g21;
        return true;
    }

    /**
     * D (2 × 2) at d, L (2 × 3) at l, the parent's D (3 × 3) at p, J (2 × 3) at j. Returns false, with nothing changed, if the
     * rows are close to dependent; the generic step then decides.
     */
    static boolean factorGroup23(double[] h, int d, int l, int p, double[] jacobian, int j) {
        double s00 = h[d];
        double s10 = h[d + 2];
        double s11 = h[d + 3];
        double minor = s00 * s11 - s10 * s10;
        if (!(s00 > 0 && minor > TreeFactor.POOR_PIVOT * s00 * s11)) {
            return false;
        }
        double i0 = 1 / s00;
        double i1 = s00 / minor;
        double l10 = s10 * i0;
        h[d] = i0;
        h[d + 2] = l10;
        h[d + 3] = i1;
        double u0 = jacobian[j];
        double u1 = jacobian[j + 1];
        double u2 = jacobian[j + 2];
        double w0 = jacobian[j + 3] - l10 * u0;
        double w1 = jacobian[j + 4] - l10 * u1;
        double w2 = jacobian[j + 5] - l10 * u2;
        double g0 = u0 * i0;
        double g1 = u1 * i0;
        double g2 = u2 * i0;
        double e0 = w0 * i1;
        double e1 = w1 * i1;
        double e2 = w2 * i1;
        h[p] += g0 * u0 + e0 * w0;
        h[p + 3] += g1 * u0 + e1 * w0;
        h[p + 4] += g1 * u1 + e1 * w1;
        h[p + 6] += g2 * u0 + e2 * w0;
        h[p + 7] += g2 * u1 + e2 * w1;
        h[p + 8] += g2 * u2 + e2 * w2;
        h[l] = g0 - l10 * e0;
        h[l + 1] = g1 - l10 * e1;
        h[l + 2] = g2 - l10 * e2;
        h[l + 3] = e0;
        h[l + 4] = e1;
        h[l + 5] = e2;
        return true;
    }

    static void upBody32(double[] h, int l, double[] x, int i, double[] lambda, int p) {
        double x0 = x[i];
        double x1 = x[i + 1];
        double x2 = x[i + 2];
        lambda[p] -= h[l] * x0 + h[l + 2] * x1 + h[l + 4] * x2;
        lambda[p + 1] -= h[l + 1] * x0 + h[l + 3] * x1 + h[l + 5] * x2;
    }

    static void upGroup23(double[] h, int l, double[] lambda, int i, double[] x, int p) {
        double d0 = lambda[i];
        double d1 = lambda[i + 1];
        x[p] += h[l] * d0 + h[l + 3] * d1;
        x[p + 1] += h[l + 1] * d0 + h[l + 4] * d1;
        x[p + 2] += h[l + 2] * d0 + h[l + 5] * d1;
    }

    static void downBody32(double[] h, int d, int l, double[] x, int i, double[] lambda, int p) {
        double l10 = h[d + 3];
        double l20 = h[d + 6];
        double l21 = h[d + 7];
        double y0 = x[i];
        double y1 = x[i + 1] - l10 * y0;
        double y2 = (x[i + 2] - l20 * y0 - l21 * y1) * h[d + 8];
        y1 = y1 * h[d + 4] - l21 * y2;
        y0 = y0 * h[d] - l10 * y1 - l20 * y2;
        double v0 = lambda[p];
        double v1 = lambda[p + 1];
        x[i] = y0 + (h[l] * v0 + h[l + 1] * v1);
        x[i + 1] = y1 + (h[l + 2] * v0 + h[l + 3] * v1);
        x[i + 2] = y2 + (h[l + 4] * v0 + h[l + 5] * v1);
    }

    static void downGroup23(double[] h, int d, int l, double[] lambda, int i, double[] x, int p) {
        double l10 = h[d + 2];
        double y0 = lambda[i];
        double y1 = (lambda[i + 1] - l10 * y0) * h[d + 3];
        y0 = y0 * h[d] - l10 * y1;
        double v0 = x[p];
        double v1 = x[p + 1];
        double v2 = x[p + 2];
        lambda[i] = y0 - (h[l] * v0 + h[l + 1] * v1 + h[l + 2] * v2);
        lambda[i + 1] = y1 - (h[l + 3] * v0 + h[l + 4] * v1 + h[l + 5] * v2);
    }
}

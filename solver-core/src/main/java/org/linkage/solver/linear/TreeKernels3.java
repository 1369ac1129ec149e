package org.linkage.solver.linear;

/**
 * {@link TreeFactor}'s steps written out for rigid bodies with joints of three rows: a weld, or a revolute joint with its torsion
 * spring as a compliant row. See {@link TreeKernels} for the order of the operations.
 */
final class TreeKernels3 {
    private TreeKernels3() {}

    /** D (3 × 3) at d, L (3 × 3) at l, the parent's D (3 × 3) at p, J (3 × 3) at j. */
    static boolean factorBody(double[] h, int d, int l, int p, double[] jacobian, int j) {
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
        double u02 = jacobian[j + 6];
        double w10 = jacobian[j + 1] - l10 * u00;
        double w11 = jacobian[j + 4] - l10 * u01;
        double w12 = jacobian[j + 7] - l10 * u02;
        double w20 = jacobian[j + 2] - l20 * u00 - l21 * w10;
        double w21 = jacobian[j + 5] - l20 * u01 - l21 * w11;
        double w22 = jacobian[j + 8] - l20 * u02 - l21 * w12;
        double g00 = u00 * i0;
        double g01 = u01 * i0;
        double g02 = u02 * i0;
        double g10 = w10 * i1;
        double g11 = w11 * i1;
        double g12 = w12 * i1;
        double g20 = w20 * i2;
        double g21 = w21 * i2;
        double g22 = w22 * i2;
        h[p] += g00 * u00 + g10 * w10 + g20 * w20;
        h[p + 3] += g01 * u00 + g11 * w10 + g21 * w20;
        h[p + 4] += g01 * u01 + g11 * w11 + g21 * w21;
        h[p + 6] += g02 * u00 + g12 * w10 + g22 * w20;
        h[p + 7] += g02 * u01 + g12 * w11 + g22 * w21;
        h[p + 8] += g02 * u02 + g12 * w12 + g22 * w22;
        g10 -= l21 * g20;
        g11 -= l21 * g21;
        g12 -= l21 * g22;
        h[l] = g00 - l10 * g10 - l20 * g20;
        h[l + 1] = g01 - l10 * g11 - l20 * g21;
        h[l + 2] = g02 - l10 * g12 - l20 * g22;
        h[l + 3] = g10;
        h[l + 4] = g11;
        h[l + 5] = g12;
        h[l + 6] = g20;
        h[l + 7] = g21;
        h[l + 8] = g22;
        return true;
    }

    /**
     * The same for a joint. Returns false, with nothing changed, if its rows are close to dependent; the generic step then decides.
     */
    static boolean factorGroup(double[] h, int d, int l, int p, double[] jacobian, int j) {
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
        if (!(a00 > 0 && minor > TreeFactor.POOR_PIVOT * a00 * a11 && pivot > TreeFactor.POOR_PIVOT * a22)) {
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
        double u01 = jacobian[j + 1];
        double u02 = jacobian[j + 2];
        double w10 = jacobian[j + 3] - l10 * u00;
        double w11 = jacobian[j + 4] - l10 * u01;
        double w12 = jacobian[j + 5] - l10 * u02;
        double w20 = jacobian[j + 6] - l20 * u00 - l21 * w10;
        double w21 = jacobian[j + 7] - l20 * u01 - l21 * w11;
        double w22 = jacobian[j + 8] - l20 * u02 - l21 * w12;
        double g00 = u00 * i0;
        double g01 = u01 * i0;
        double g02 = u02 * i0;
        double g10 = w10 * i1;
        double g11 = w11 * i1;
        double g12 = w12 * i1;
        double g20 = w20 * i2;
        double g21 = w21 * i2;
        double g22 = w22 * i2;
        h[p] += g00 * u00 + g10 * w10 + g20 * w20;
        h[p + 3] += g01 * u00 + g11 * w10 + g21 * w20;
        h[p + 4] += g01 * u01 + g11 * w11 + g21 * w21;
        h[p + 6] += g02 * u00 + g12 * w10 + g22 * w20;
        h[p + 7] += g02 * u01 + g12 * w11 + g22 * w21;
        h[p + 8] += g02 * u02 + g12 * w12 + g22 * w22;
        g10 -= l21 * g20;
        g11 -= l21 * g21;
        g12 -= l21 * g22;
        h[l] = g00 - l10 * g10 - l20 * g20;
        h[l + 1] = g01 - l10 * g11 - l20 * g21;
        h[l + 2] = g02 - l10 * g12 - l20 * g22;
        h[l + 3] = g10;
        h[l + 4] = g11;
        h[l + 5] = g12;
        h[l + 6] = g20;
        h[l + 7] = g21;
        h[l + 8] = g22;
        return true;
    }

    /** to −= Lᵀ from for a body's step towards its joint (sign −1), to += Lᵀ from for a joint's towards its body (sign 1). */
    static void up(double[] h, int l, double[] from, int i, double[] to, int p, double sign) {
        double v0 = sign * from[i];
        double v1 = sign * from[i + 1];
        double v2 = sign * from[i + 2];
        to[p] += h[l] * v0 + h[l + 3] * v1 + h[l + 6] * v2;
        to[p + 1] += h[l + 1] * v0 + h[l + 4] * v1 + h[l + 7] * v2;
        to[p + 2] += h[l + 2] * v0 + h[l + 5] * v1 + h[l + 8] * v2;
    }

    /** at ← D⁻¹ at + sign L from: sign 1 for a body below its joint, −1 for a joint below its body. */
    static void down(double[] h, int d, int l, double[] at, int i, double[] from, int p, double sign) {
        double l10 = h[d + 3];
        double l20 = h[d + 6];
        double l21 = h[d + 7];
        double y0 = at[i];
        double y1 = at[i + 1] - l10 * y0;
        double y2 = (at[i + 2] - l20 * y0 - l21 * y1) * h[d + 8];
        y1 = y1 * h[d + 4] - l21 * y2;
        y0 = y0 * h[d] - l10 * y1 - l20 * y2;
        double v0 = sign * from[p];
        double v1 = sign * from[p + 1];
        double v2 = sign * from[p + 2];
        at[i] = y0 + (h[l] * v0 + h[l + 1] * v1 + h[l + 2] * v2);
        at[i + 1] = y1 + (h[l + 3] * v0 + h[l + 4] * v1 + h[l + 5] * v2);
        at[i + 2] = y2 + (h[l + 6] * v0 + h[l + 7] * v1 + h[l + 8] * v2);
    }
}

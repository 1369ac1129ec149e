package org.linkage.solver.linear;

/**
 * {@link TreeFactor}'s three sweeps along unbranched stretches of rigid bodies with two-row joints: body i, its joint i + 1, the
 * next body i + 2, and so on.
 *
 * <p>The same operations as in {@link TreeKernels}, but what one step hands to the next stays in local variables instead of going
 * through memory. A long chain waits for nothing else, so this takes a third off its solve.
 */
final class TreeChains {
    private TreeChains() {}

    /**
     * Factors from body i on as long as links follow each other.
     *
     * @return the first node that is left to do, or −1 if a body's block is not positive definite
     */
    static int factor(TreeFactor t, KktSystem system, int start) {
        double[] h = t.blocks;
        double[] jacobian = system.jacobian;
        int i = start;
        int d = t.diagonal[i];
        double a00 = h[d];
        double a10 = h[d + 3];
        double a11 = h[d + 4];
        double a20 = h[d + 6];
        double a21 = h[d + 7];
        double a22 = h[d + 8];
        while (true) {
            double minor = a00 * a11 - a10 * a10;
            double i0 = 1 / a00;
            double i1 = a00 / minor;
            double l10 = a10 * i0;
            double l20 = a20 * i0;
            double v = a21 - l20 * a10;
            double l21 = v * i1;
            double pivot = a22 - l20 * a20 - l21 * v;
            if (!(a00 > 0 && minor > 0 && pivot > 0)) {
                return -1;
            }
            double i2 = 1 / pivot;
            int j = t.jacobianAt[i];
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
            int e = t.diagonal[i + 1];
            double s00 = h[e] + (g00 * u00 + g10 * w10) + g20 * w20;
            double s10 = h[e + 2] + (g01 * u00 + g11 * w10) + g21 * w20;
            double s11 = h[e + 3] + (g01 * u01 + g11 * w11) + g21 * w21;
            h[d] = i0;
            h[d + 3] = l10;
            h[d + 4] = i1;
            h[d + 6] = l20;
            h[d + 7] = l21;
            h[d + 8] = i2;
            g10 -= l21 * g20;
            g11 -= l21 * g21;
            int l = t.link[i];
            h[l] = g00 - l10 * g10 - l20 * g20;
            h[l + 1] = g01 - l10 * g11 - l20 * g21;
            h[l + 2] = g10;
            h[l + 3] = g11;
            h[l + 4] = g20;
            h[l + 5] = g21;

            minor = s00 * s11 - s10 * s10;
            int row = t.at[i + 1];
            if (!(s00 > 0 && minor > TreeFactor.POOR_PIVOT * s00 * s11)
                    || !system.active[row]
                    || !system.active[row + 1]) {
                h[e] = s00;
                h[e + 2] = s10;
                h[e + 3] = s11;
                return i + 1;
            }
            i0 = 1 / s00;
            i1 = s00 / minor;
            l10 = s10 * i0;
            h[e] = i0;
            h[e + 2] = l10;
            h[e + 3] = i1;
            j = t.jacobianAt[i + 1];
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
            int p = t.parent[i + 1];
            d = t.diagonal[p];
            a00 = h[d] + g0 * u0 + e0 * w0;
            a10 = h[d + 3] + g1 * u0 + e1 * w0;
            a11 = h[d + 4] + g1 * u1 + e1 * w1;
            a20 = h[d + 6] + g2 * u0 + e2 * w0;
            a21 = h[d + 7] + g2 * u1 + e2 * w1;
            a22 = h[d + 8] + g2 * u2 + e2 * w2;
            l = t.link[i + 1];
            h[l] = g0 - l10 * e0;
            h[l + 1] = g1 - l10 * e1;
            h[l + 2] = g2 - l10 * e2;
            h[l + 3] = e0;
            h[l + 4] = e1;
            h[l + 5] = e2;
            if (p != i + 2 || t.kernel[p] != TreeKernels.LINK) {
                h[d] = a00;
                h[d + 3] = a10;
                h[d + 4] = a11;
                h[d + 6] = a20;
                h[d + 7] = a21;
                h[d + 8] = a22;
                return i + 2;
            }
            i = p;
        }
    }

    /** Towards the root from body i on. Returns the first node that is left to do. */
    static int up(TreeFactor t, double[] x, double[] lambda, int start) {
        double[] h = t.blocks;
        int i = start;
        int b = t.at[i];
        double x0 = x[b];
        double x1 = x[b + 1];
        double x2 = x[b + 2];
        while (true) {
            int l = t.link[i];
            int g = t.at[i + 1];
            double d0 = lambda[g] - (h[l] * x0 + h[l + 2] * x1 + h[l + 4] * x2);
            double d1 = lambda[g + 1] - (h[l + 1] * x0 + h[l + 3] * x1 + h[l + 5] * x2);
            lambda[g] = d0;
            lambda[g + 1] = d1;
            l = t.link[i + 1];
            int p = t.parent[i + 1];
            b = t.at[p];
            x0 = x[b] + (h[l] * d0 + h[l + 3] * d1);
            x1 = x[b + 1] + (h[l + 1] * d0 + h[l + 4] * d1);
            x2 = x[b + 2] + (h[l + 2] * d0 + h[l + 5] * d1);
            x[b] = x0;
            x[b + 1] = x1;
            x[b + 2] = x2;
            if (p != i + 2 || t.kernel[p] != TreeKernels.LINK) {
                return i + 2;
            }
            i = p;
        }
    }

    /** Towards the leaves from the joint {@code start} of a link on. Returns the next node that is left to do. */
    static int down(TreeFactor t, double[] x, double[] lambda, int start) {
        double[] h = t.blocks;
        int k = start;
        int b = t.at[t.parent[k]];
        double x0 = x[b];
        double x1 = x[b + 1];
        double x2 = x[b + 2];
        while (true) {
            int d = t.diagonal[k];
            int l = t.link[k];
            int g = t.at[k];
            double l10 = h[d + 2];
            double y0 = lambda[g];
            double y1 = (lambda[g + 1] - l10 * y0) * h[d + 3];
            y0 = y0 * h[d] - l10 * y1;
            double v0 = y0 - (h[l] * x0 + h[l + 1] * x1 + h[l + 2] * x2);
            double v1 = y1 - (h[l + 3] * x0 + h[l + 4] * x1 + h[l + 5] * x2);
            lambda[g] = v0;
            lambda[g + 1] = v1;
            d = t.diagonal[k - 1];
            l = t.link[k - 1];
            b = t.at[k - 1];
            l10 = h[d + 3];
            double l20 = h[d + 6];
            double l21 = h[d + 7];
            y0 = x[b];
            y1 = x[b + 1] - l10 * y0;
            double y2 = (x[b + 2] - l20 * y0 - l21 * y1) * h[d + 8];
            y1 = y1 * h[d + 4] - l21 * y2;
            y0 = y0 * h[d] - l10 * y1 - l20 * y2;
            x0 = y0 + (h[l] * v0 + h[l + 1] * v1);
            x1 = y1 + (h[l + 2] * v0 + h[l + 3] * v1);
            x2 = y2 + (h[l + 4] * v0 + h[l + 5] * v1);
            x[b] = x0;
            x[b + 1] = x1;
            x[b + 2] = x2;
            k -= 2;
            if (k < 1
                    || t.parent[k] != k + 1
                    || t.kernel[k] != TreeKernels.GROUP_2_3
                    || t.kernel[k - 1] != TreeKernels.LINK) {
                return k;
            }
        }
    }
}

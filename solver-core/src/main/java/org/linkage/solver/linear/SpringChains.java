package org.linkage.solver.linear;

/**
 * As {@link PinChains}, for pins with a torsion spring: a third row a θ + a' θ_P + e λ₃ = d₃ beside the two of the pin.
 *
 * <p>λ₃ goes first, then θ of the child, with κ' = κ + a²/e and γ = a a'/e:
 *
 * <pre>
 *   θ  = (t − b·w − γ θ_P)/κ',   t = f_θ − o·f_x + a d₃/e
 *   σλ = Y w + m θ_P − g,        Y = A_xx − bbᵀ/κ',   m = −γ b/κ',   g = f_x − b t/κ'
 * </pre>
 *
 * so that the parent gets [1 p]ᵀ Y [1 p] as before, m between w and θ_P, and ν = a'²/e − γ²/κ' = (a'²/e) κ/κ' for θ_P itself, written
 * without a difference that could lose digits. If the parent stands on such a joint too, only this little waits for the child.
 *
 * <p>Stored from {@code diagonal[i]} on: Y, b/κ', 1/κ', o, p, σ, γ/κ', a/e, a'/e, 1/e.
 */
final class SpringChains {
    private static final int Y00 = 0;
    private static final int Y10 = 1;
    private static final int Y11 = 2;
    private static final int C0 = 3;
    private static final int C1 = 4;
    private static final int INVERSE = 5;
    private static final int O0 = 6;
    private static final int O1 = 7;
    private static final int P0 = 8;
    private static final int P1 = 9;
    private static final int SIGN = 10;
    private static final int GAMMA = 11;
    private static final int A = 12;
    private static final int B = 13;
    private static final int E = 14;
    private static final int M0 = 15;
    private static final int M1 = 16;

    private static final double FLAT = 1e-9;

    private SpringChains() {}

    /** See {@link PinChains#factor}. */
    static int factor(TreeFactor t, KktSystem system, int start) {
        double[] h = t.blocks;
        double[] jacobian = system.jacobian;
        double y00 = 0;
        double y10 = 0;
        double y11 = 0;
        double m0 = 0;
        double m1 = 0;
        double nu = 0;
        double p0 = 0;
        double p1 = 0;
        int i = start;
        while (t.kernel[i] == TreeKernels.SPRING_LINK) {
            int d = t.diagonal[i];
            int j = t.jacobianAt[i];
            int k = t.jacobianAt[i + 1];
            int row = t.at[i + 1];
            double sign = jacobian[j];
            if (!PinChains.isPin(jacobian, j, sign)
                    || !PinChains.isPin(jacobian, k, -sign)
                    || !PinChains.isHard(system, row)
                    || !isTorsion(jacobian, j, k)
                    || !(system.active[row + 2] && system.compliance[row + 2] > 0)) {
                break;
            }
            boolean loaded = t.load.loaded[i];
            double[] a = loaded ? h : system.mass;
            int m = loaded ? d : t.load.massAt[i];
            double a00 = a[m];
            double a10 = a[m + 3];
            double a11 = a[m + 4];
            double a20 = a[m + 6];
            double a21 = a[m + 7];
            double o0 = sign * jacobian[j + 2];
            double o1 = sign * jacobian[j + 5];
            double e0 = a00 * o0 + a10 * o1;
            double e1 = a10 * o0 + a11 * o1;
            double own = a[m + 8] - 2 * (o0 * a20 + o1 * a21) + (o0 * e0 + o1 * e1);
            double stiff = 1 / system.compliance[row + 2];
            double onChild = jacobian[j + 8] * stiff;
            double onParent = jacobian[k + 8] * stiff;
            double spring = jacobian[j + 8] * onChild;
            double gamma = jacobian[j + 8] * onParent;
            double arm0 = p0 - o0;
            double arm1 = p1 - o1;
            double z0 = y00 * arm0 + y10 * arm1 + m0;
            double z1 = y10 * arm0 + y11 * arm1 + m1;
            double b0 = a20 - e0 + z0;
            double b1 = a21 - e1 + z1;
            double kappa = own + nu + (arm0 * (z0 + m0) + arm1 * (z1 + m1));
            double inverse = 1 / (kappa + spring);
            double n00 = a00 + y00 - b0 * b0 * inverse;
            double n10 = a10 + y10 - b0 * b1 * inverse;
            double n11 = a11 + y11 - b1 * b1 * inverse;
            if (!(kappa > 0 && n00 > 0 && n00 * n11 - n10 * n10 > FLAT * n00 * n11)) {
                break;
            }
            y00 = n00;
            y10 = n10;
            y11 = n11;
            double share = gamma * inverse;
            m0 = -share * b0;
            m1 = -share * b1;
            nu = jacobian[k + 8] * onParent * (kappa * inverse);
            p0 = -sign * jacobian[k + 2];
            p1 = -sign * jacobian[k + 5];
            h[d + Y00] = y00;
            h[d + Y10] = y10;
            h[d + Y11] = y11;
            h[d + C0] = b0 * inverse;
            h[d + C1] = b1 * inverse;
            h[d + INVERSE] = inverse;
            h[d + O0] = o0;
            h[d + O1] = o1;
            h[d + P0] = p0;
            h[d + P1] = p1;
            h[d + SIGN] = sign;
            h[d + GAMMA] = share;
            h[d + A] = onChild;
            h[d + B] = onParent;
            h[d + E] = stiff;
            h[d + M0] = m0;
            h[d + M1] = m1;
            t.onPin[i] = true;
            int next = t.parent[i + 1];
            if (next != i + 2) {
                hand(h, t.diagonal[next], y00, y10, y11, p0, p1, m0, m1, nu);
                return i + 2;
            }
            i = next;
        }
        if (i > start) {
            t.load.ensure(t, system, i);
            hand(h, t.diagonal[i], y00, y10, y11, p0, p1, m0, m1, nu);
        }
        return i;
    }

    private static boolean isTorsion(double[] jacobian, int j, int k) {
        return jacobian[j + 6] == 0 && jacobian[j + 7] == 0 && jacobian[k + 6] == 0 && jacobian[k + 7] == 0;
    }

    private static void hand(
            double[] h,
            int d,
            double y00,
            double y10,
            double y11,
            double p0,
            double p1,
            double m0,
            double m1,
            double nu) {
        double z0 = y00 * p0 + y10 * p1 + m0;
        double z1 = y10 * p0 + y11 * p1 + m1;
        h[d] += y00;
        h[d + 3] += y10;
        h[d + 4] += y11;
        h[d + 6] += z0;
        h[d + 7] += z1;
        h[d + 8] += nu + (p0 * (z0 + m0) + p1 * (z1 + m1));
    }

    /** See {@link PinChains#up}; d₃ stays in its place, t/κ' goes into that of θ. */
    static int up(TreeFactor t, double[] x, double[] lambda, int start) {
        double[] h = t.blocks;
        double w0 = 0;
        double w1 = 0;
        double w2 = 0;
        double p0 = 0;
        double p1 = 0;
        int i = start;
        while (t.onPin[i] && t.kernel[i] == TreeKernels.SPRING_LINK) {
            int d = t.diagonal[i];
            int b = t.at[i];
            int r = t.at[i + 1];
            double o0 = h[d + O0];
            double o1 = h[d + O1];
            double f0 = x[b];
            double f1 = x[b + 1];
            double d2 = lambda[r + 2];
            double turn = x[b + 2] + h[d + A] * d2 - (o0 * f0 + o1 * f1) + (w2 + (p0 - o0) * w0 + (p1 - o1) * w1);
            double g0 = f0 + w0 - h[d + C0] * turn;
            double g1 = f1 + w1 - h[d + C1] * turn;
            x[b] = g0;
            x[b + 1] = g1;
            x[b + 2] = turn * h[d + INVERSE];
            double s0 = h[d + SIGN] * lambda[r];
            double s1 = h[d + SIGN] * lambda[r + 1];
            w0 = g0 - (h[d + Y00] * s0 + h[d + Y10] * s1);
            w1 = g1 - (h[d + Y10] * s0 + h[d + Y11] * s1);
            w2 = h[d + B] * d2 - (h[d + M0] * s0 + h[d + M1] * s1) - h[d + GAMMA] * turn;
            p0 = h[d + P0];
            p1 = h[d + P1];
            int next = t.parent[i + 1];
            i += 2;
            if (next != i) {
                push(x, t.at[next], w0, w1, w2, p0, p1);
                return i;
            }
        }
        if (i > start) {
            push(x, t.at[i], w0, w1, w2, p0, p1);
        }
        return i;
    }

    private static void push(double[] x, int b, double w0, double w1, double w2, double p0, double p1) {
        x[b] += w0;
        x[b + 1] += w1;
        x[b + 2] += w2 + (p0 * w0 + p1 * w1);
    }

    /** See {@link PinChains#down}. */
    static int down(TreeFactor t, double[] x, double[] lambda, int start) {
        int k = start;
        do {
            downOne(t, k - 1, x, lambda);
            k -= 2;
        } while (k > 0 && t.parent[k] == k + 1 && t.onPin[k - 1] && t.kernel[k - 1] == TreeKernels.SPRING_LINK);
        return k;
    }

    /** One link of {@link #up}. */
    static void upOne(TreeFactor t, int i, double[] x, double[] lambda) {
        double[] h = t.blocks;
        int d = t.diagonal[i];
        int b = t.at[i];
        int r = t.at[i + 1];
        double d2 = lambda[r + 2];
        double turn = x[b + 2] + h[d + A] * d2 - (h[d + O0] * x[b] + h[d + O1] * x[b + 1]);
        x[b] -= h[d + C0] * turn;
        x[b + 1] -= h[d + C1] * turn;
        x[b + 2] = turn * h[d + INVERSE];
        double s0 = h[d + SIGN] * lambda[r];
        double s1 = h[d + SIGN] * lambda[r + 1];
        double w0 = x[b] - (h[d + Y00] * s0 + h[d + Y10] * s1);
        double w1 = x[b + 1] - (h[d + Y10] * s0 + h[d + Y11] * s1);
        double w2 = h[d + B] * d2 - (h[d + M0] * s0 + h[d + M1] * s1) - h[d + GAMMA] * turn;
        push(x, t.at[t.parent[i + 1]], w0, w1, w2, h[d + P0], h[d + P1]);
    }

    /** One link of {@link #down}, i its body. */
    static void downOne(TreeFactor t, int i, double[] x, double[] lambda) {
        double[] h = t.blocks;
        int d = t.diagonal[i];
        int b = t.at[i];
        int r = t.at[i + 1];
        int q = t.at[t.parent[i + 1]];
        double sign = h[d + SIGN];
        double x2 = x[q + 2];
        double w0 = x[q] + h[d + P0] * x2 + sign * lambda[r];
        double w1 = x[q + 1] + h[d + P1] * x2 + sign * lambda[r + 1];
        lambda[r] = sign * (h[d + Y00] * w0 + h[d + Y10] * w1 + h[d + M0] * x2 - x[b]);
        lambda[r + 1] = sign * (h[d + Y10] * w0 + h[d + Y11] * w1 + h[d + M1] * x2 - x[b + 1]);
        double turn = x[b + 2] - (h[d + C0] * w0 + h[d + C1] * w1) - h[d + GAMMA] * x2;
        lambda[r + 2] = h[d + E] * lambda[r + 2] - h[d + A] * turn - h[d + B] * x2;
        x[b] = w0 - h[d + O0] * turn;
        x[b + 1] = w1 - h[d + O1] * turn;
        x[b + 2] = turn;
    }
}

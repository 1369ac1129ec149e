package org.linkage.solver.linear;

/**
 * {@link TreeFactor}'s three sweeps along unbranched stretches of rigid bodies on pins: body i, its joint i + 1, the next body
 * i + 2, and so on.
 *
 * <p>A pin's J is σ[1 o] on the child and −σ[1 p] on the parent, o and p the arms turned by 90°. Written with the velocity w of the
 * child's pin point instead of that of its centre, x = w − oθ, the child is
 *
 * <pre>
 *   [A_xx  b] [w]   [σλ + f_x        ]      b = A_xθ − A_xx o
 *   [bᵀ    κ] [θ] = [     f_θ − o·f_x],     κ = A_θθ − 2 o·A_xθ + oᵀA_xx o
 * </pre>
 *
 * and θ goes with a single division: σλ = Y w − g with Y = A_xx − bbᵀ/κ, the inertia of everything behind the pin as felt
 * there, and g = f_x − b (f_θ − o·f_x)/κ. The row says w = x_P + pθ_P + σd, so the parent gets
 *
 * <pre>
 *   A_P += [1 p]ᵀ Y [1 p],   f_P += [1 p]ᵀ (g − Yσd)
 * </pre>
 *
 * and if it stands on a pin itself, with a = p − o, of all that only Ya and aᵀYa wait for the child. The time of a long chain is the
 * length of the longest line of dependent operations, so everything is bracketed to keep that line short: one division a
 * link, and what is handed on stays in local variables. With c = b/κ the sweeps hand on
 *
 * <pre>
 *   w' = (f_x − Yσd − c (f_θ − o·f_x) + w) − c (a·w)          towards the root
 *   θ' = ((f_θ − o·f_x)/κ − c·u) − (c·a) θ,  u = w + σd        towards the leaves
 * </pre>
 *
 * <p>Links have numbers in the order of elimination; those of a stretch follow each other, see {@link PinLinks}.
 */
final class PinChains {
    /** What is stored for a link: Y, c = b/κ, 1/κ, o, p, σ. */
    static final int STRIDE = 12;

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

    /** Below this share of its diagonal's product the determinant of Y has lost too many digits. */
    private static final double FLAT = 1e-9;

    private PinChains() {}

    /**
     * Factors from body {@code start} on as long as links on pins follow each other, and takes a right-hand side along, see
     * {@link TreeFactor#factor}.
     *
     * @return the first node that is left to do; {@code start} itself if its joint is no pin
     */
    static int factor(TreeFactor t, KktSystem system, int start, double[] x, double[] lambda) {
        int first = t.pins.of[start];
        if (first < 0) {
            return start;
        }
        int end = t.pins.end[first];
        int done = factor(t, t.pins, system, start, first, end, x, lambda);
        int i = start + 2 * (done - first);
        if (i > start) {
            int next = t.parent[i - 1];
            t.load.ensure(t, system, next);
            hand(t.blocks, t.diagonal[next], t.pins.factor, STRIDE * (done - 1));
        }
        return i;
    }

    /** Returns the first link that is left to do. */
    private static int factor(
            TreeFactor t,
            PinLinks links,
            KktSystem system,
            int start,
            int first,
            int end,
            double[] x,
            double[] lambda) {
        double[] h = links.factor;
        PinColumns columns = system.columns;
        boolean dense = columns.ahead;
        byte[] signs = columns.sign;
        double[] arms = columns.arm;
        double[] bodies = columns.body;
        int[] edges = links.columns;
        int[] blocks = links.blocks;
        double[] jacobian = system.jacobian;
        boolean[] loaded = t.load.loaded;
        boolean[] onPin = t.onPin;
        double y00 = 0;
        double y10 = 0;
        double y11 = 0;
        boolean forth = x != Buffers.NONE;
        double w0 = 0;
        double w1 = 0;
        double p0 = 0;
        double p1 = 0;
        int l = first;
        for (; l < end; l++) {
            int i = start + 2 * (l - first);
            int n = PinLinks.BLOCKS * l;
            int c = PinLinks.COLUMNS * l;
            double sign;
            double o0;
            double o1;
            double next0;
            double next1;
            if (dense && signs[edges[c]] != 0) {
                int j = edges[c];
                int k = edges[c + PinLinks.PARENT_EDGE];
                sign = signs[j];
                o0 = arms[2 * j];
                o1 = arms[2 * j + 1];
                next0 = arms[2 * k];
                next1 = arms[2 * k + 1];
            } else {
                int j = blocks[n + PinLinks.CHILD];
                int k = blocks[n + PinLinks.PARENT];
                if (!isPin(system, j, k, links.at[PinLinks.STRIDE * l + PinLinks.ROW])) {
                    break;
                }
                sign = jacobian[j];
                o0 = sign * jacobian[j + 2];
                o1 = sign * jacobian[j + 5];
                next0 = -sign * jacobian[k + 2];
                next1 = -sign * jacobian[k + 5];
            }
            double a00;
            double a11;
            double a22;
            double a10 = 0;
            double a20 = 0;
            double a21 = 0;
            if (dense && !loaded[i] && bodies[2 * edges[c + PinLinks.NODE]] > 0) {
                int b = 2 * edges[c + PinLinks.NODE];
                a00 = bodies[b];
                a11 = a00;
                a22 = bodies[b + 1];
            } else {
                double[] a = loaded[i] ? t.blocks : system.mass;
                int m = blocks[n + (loaded[i] ? PinLinks.DIAGONAL : PinLinks.MASS)];
                a00 = a[m];
                a10 = a[m + 3];
                a11 = a[m + 4];
                a20 = a[m + 6];
                a21 = a[m + 7];
                a22 = a[m + 8];
            }
            double e0 = a00 * o0 + a10 * o1;
            double e1 = a10 * o0 + a11 * o1;
            double own = a22 - 2 * (o0 * a20 + o1 * a21) + (o0 * e0 + o1 * e1);
            double arm0 = p0 - o0;
            double arm1 = p1 - o1;
            double kappa = (own + arm0 * arm0 * y00) + (2 * arm0 * arm1 * y10 + arm1 * arm1 * y11);
            double inverse = 1 / kappa;
            // b and bbᵀ are there before the division has ended
            double b0 = a20 - e0 + (y00 * arm0 + y10 * arm1);
            double b1 = a21 - e1 + (y10 * arm0 + y11 * arm1);
            double n00 = a00 + y00 - b0 * b0 * inverse;
            double n10 = a10 + y10 - b0 * b1 * inverse;
            double n11 = a11 + y11 - b1 * b1 * inverse;
            if (!(kappa > 0 && n00 > 0 && n00 * n11 - n10 * n10 > FLAT * n00 * n11)) {
                break;
            }
            y00 = n00;
            y10 = n10;
            y11 = n11;
            double c0 = b0 * inverse;
            double c1 = b1 * inverse;
            if (forth) {
                // as in up
                int b = links.at[PinLinks.STRIDE * l + PinLinks.BODY];
                int r = links.at[PinLinks.STRIDE * l + PinLinks.ROW];
                double f0 = x[b];
                double f1 = x[b + 1];
                double force = x[b + 2] - (o0 * f0 + o1 * f1);
                double s0 = sign * lambda[r];
                double s1 = sign * lambda[r + 1];
                double g0 = y00 * s0 + y10 * s1;
                double g1 = y10 * s0 + y11 * s1;
                double turn = arm0 * w0 + arm1 * w1;
                w0 = (f0 - g0 - c0 * force + w0) - c0 * turn;
                w1 = (f1 - g1 - c1 * force + w1) - c1 * turn;
                x[b] = w0 + g0;
                x[b + 1] = w1 + g1;
                x[b + 2] = (force + turn) * inverse;
            }
            p0 = next0;
            p1 = next1;
            int d = STRIDE * l;
            h[d + Y00] = y00;
            h[d + Y10] = y10;
            h[d + Y11] = y11;
            h[d + C0] = c0;
            h[d + C1] = c1;
            h[d + INVERSE] = inverse;
            h[d + O0] = o0;
            h[d + O1] = o1;
            h[d + P0] = p0;
            h[d + P1] = p1;
            h[d + SIGN] = sign;
            onPin[i] = true;
        }
        if (forth && l > first) {
            push(x, t.at[t.parent[start + 2 * (l - first) - 1]], w0, w1, p0, p1);
        }
        return l;
    }

    /** Whether the row is a {@link KktSystem#pin}, by promise or by the numbers. */
    private static boolean isPin(KktSystem system, int j, int k, int row) {
        double sign = system.jacobian[j];
        return system.pin[row]
                || (isPin(system.jacobian, j, sign) && isPin(system.jacobian, k, -sign) && isHard(system, row));
    }

    static boolean isPin(double[] jacobian, int j, double sign) {
        return jacobian[j] == sign
                && jacobian[j + 4] == sign
                && jacobian[j + 1] == 0
                && jacobian[j + 3] == 0
                && sign * sign == 1;
    }

    static boolean isHard(KktSystem system, int row) {
        return system.active[row]
                && system.active[row + 1]
                && system.compliance[row] == 0
                && system.compliance[row + 1] == 0;
    }

    /** A_P += [1 p]ᵀ Y [1 p]. */
    private static void hand(double[] h, int d, double[] f, int from) {
        double p0 = f[from + P0];
        double p1 = f[from + P1];
        double z0 = f[from + Y00] * p0 + f[from + Y10] * p1;
        double z1 = f[from + Y10] * p0 + f[from + Y11] * p1;
        h[d] += f[from + Y00];
        h[d + 3] += f[from + Y10];
        h[d + 4] += f[from + Y11];
        h[d + 6] += z0;
        h[d + 7] += z1;
        h[d + 8] += p0 * z0 + p1 * z1;
    }

    /**
     * Towards the root from body {@code start} on: x_i ← (g, (f_θ − o·f_x)/κ), f_P += [1 p]ᵀ (g − Yσd). Returns the first node
     * that is left to do.
     */
    static int up(TreeFactor t, double[] x, double[] lambda, int start) {
        PinLinks links = t.pins;
        double[] h = links.factor;
        int[] at = links.at;
        boolean[] onPin = t.onPin;
        int first = links.of[start];
        int end = links.end[first];
        double w0 = 0;
        double w1 = 0;
        double p0 = 0;
        double p1 = 0;
        int l = first;
        for (; l < end && onPin[start + 2 * (l - first)]; l++) {
            int d = STRIDE * l;
            int b = at[PinLinks.STRIDE * l + PinLinks.BODY];
            int r = at[PinLinks.STRIDE * l + PinLinks.ROW];
            double c0 = h[d + C0];
            double c1 = h[d + C1];
            double o0 = h[d + O0];
            double o1 = h[d + O1];
            double f0 = x[b];
            double f1 = x[b + 1];
            double own = x[b + 2] - (o0 * f0 + o1 * f1);
            double s0 = h[d + SIGN] * lambda[r];
            double s1 = h[d + SIGN] * lambda[r + 1];
            double y0 = h[d + Y00] * s0 + h[d + Y10] * s1;
            double y1 = h[d + Y10] * s0 + h[d + Y11] * s1;
            double turn = (p0 - o0) * w0 + (p1 - o1) * w1;
            w0 = (f0 - y0 - c0 * own + w0) - c0 * turn;
            w1 = (f1 - y1 - c1 * own + w1) - c1 * turn;
            x[b] = w0 + y0;
            x[b + 1] = w1 + y1;
            x[b + 2] = (own + turn) * h[d + INVERSE];
            p0 = h[d + P0];
            p1 = h[d + P1];
        }
        int i = start + 2 * (l - first);
        push(x, t.at[t.parent[i - 1]], w0, w1, p0, p1);
        return i;
    }

    /** f_P += [1 p]ᵀ w. */
    private static void push(double[] x, int b, double w0, double w1, double p0, double p1) {
        x[b] += w0;
        x[b + 1] += w1;
        x[b + 2] += p0 * w0 + p1 * w1;
    }

    /**
     * Towards the leaves from the joint {@code start} on: w = x_P + pθ_P + σd, σλ = Yw − g, θ and x. Returns the next node that
     * is left to do.
     */
    static int down(TreeFactor t, double[] x, double[] lambda, int start) {
        PinLinks links = t.pins;
        double[] h = links.factor;
        int[] at = links.at;
        boolean[] onPin = t.onPin;
        int last = links.of[start - 1];
        int begin = links.begin[last];
        int b = t.at[t.parent[start]];
        double w0 = x[b];
        double w1 = x[b + 1];
        double turn = x[b + 2];
        double o0 = 0;
        double o1 = 0;
        int l = last;
        for (; l >= begin && onPin[start - 1 - 2 * (last - l)]; l--) {
            int d = STRIDE * l;
            b = at[PinLinks.STRIDE * l + PinLinks.BODY];
            int r = at[PinLinks.STRIDE * l + PinLinks.ROW];
            double sign = h[d + SIGN];
            double c0 = h[d + C0];
            double c1 = h[d + C1];
            // w0 and w1 are those of the parent's own pin: its arm comes off here
            double arm0 = h[d + P0] - o0;
            double arm1 = h[d + P1] - o1;
            double u0 = w0 + sign * lambda[r];
            double u1 = w1 + sign * lambda[r + 1];
            w0 = u0 + arm0 * turn;
            w1 = u1 + arm1 * turn;
            turn = (x[b + 2] - (c0 * u0 + c1 * u1)) - (c0 * arm0 + c1 * arm1) * turn;
            lambda[r] = sign * (h[d + Y00] * w0 + h[d + Y10] * w1 - x[b]);
            lambda[r + 1] = sign * (h[d + Y10] * w0 + h[d + Y11] * w1 - x[b + 1]);
            o0 = h[d + O0];
            o1 = h[d + O1];
            x[b] = w0 - o0 * turn;
            x[b + 1] = w1 - o1 * turn;
            x[b + 2] = turn;
        }
        return start - 2 * (last - l);
    }

    /** One link of {@link #up}. */
    static void upOne(TreeFactor t, int i, double[] x, double[] lambda) {
        double[] h = t.pins.factor;
        int d = STRIDE * t.pins.of[i];
        int b = t.at[i];
        int r = t.at[i + 1];
        double turn = x[b + 2] - (h[d + O0] * x[b] + h[d + O1] * x[b + 1]);
        x[b] -= h[d + C0] * turn;
        x[b + 1] -= h[d + C1] * turn;
        x[b + 2] = turn * h[d + INVERSE];
        double s0 = h[d + SIGN] * lambda[r];
        double s1 = h[d + SIGN] * lambda[r + 1];
        double w0 = x[b] - (h[d + Y00] * s0 + h[d + Y10] * s1);
        double w1 = x[b + 1] - (h[d + Y10] * s0 + h[d + Y11] * s1);
        push(x, t.at[t.parent[i + 1]], w0, w1, h[d + P0], h[d + P1]);
    }

    /** One link of {@link #down}, i its body. */
    static void downOne(TreeFactor t, int i, double[] x, double[] lambda) {
        double[] h = t.pins.factor;
        int d = STRIDE * t.pins.of[i];
        int b = t.at[i];
        int r = t.at[i + 1];
        int q = t.at[t.parent[i + 1]];
        double sign = h[d + SIGN];
        double w0 = x[q] + h[d + P0] * x[q + 2] + sign * lambda[r];
        double w1 = x[q + 1] + h[d + P1] * x[q + 2] + sign * lambda[r + 1];
        lambda[r] = sign * (h[d + Y00] * w0 + h[d + Y10] * w1 - x[b]);
        lambda[r + 1] = sign * (h[d + Y10] * w0 + h[d + Y11] * w1 - x[b + 1]);
        double turn = x[b + 2] - (h[d + C0] * w0 + h[d + C1] * w1);
        x[b] = w0 - h[d + O0] * turn;
        x[b + 1] = w1 - h[d + O1] * turn;
        x[b + 2] = turn;
    }
}

package org.linkage.solver.linear;

/**
 * {@link PinKernels}' steps written out for nodes with two or three later neighbours, which in ladders and bridges are nearly all: each
 * neighbour costs a dozen multiplications, hardly more than the loops, runs and segments around them.
 *
 * <p>The operations are those of {@link PinKernels}, one by one and bit by bit. Of each such node {@link #at} says where its neighbours are and
 * where the blocks of its pairs of neighbours lie.
 */
final class PinMesh {
    /** What {@link #at} says of a node: of each neighbour its place in z and its diagonal; the blocks of the pairs; strides. */
    private static final int RECORD = 11;

    private static final int Z = 0;
    private static final int D = 3;
    private static final int PAIR_01 = 6;
    private static final int PAIR_02 = 7;
    private static final int PAIR_12 = 8;
    private static final int STRIDE_0 = 9;
    private static final int STRIDE_1 = 10;

    private int[] at = new int[0];

    /** Looks at the nodes whose later neighbours all have two rows. */
    void build(SparsePattern p, int bodyCount) {
        at = Buffers.atLeast(at, RECORD * p.nodes);
        for (int k = 0; k < p.nodes; k++) {
            int first = p.first[k];
            int count = p.first[k + 1] - first;
            if ((count != 2 && count != 3) || !PinKernels.amongPairs(p, k, bodyCount)) {
                continue;
            }
            int o = RECORD * k;
            for (int n = 0; n < count; n++) {
                at[o + Z + n] = p.vector[p.neighbour[first + n]];
                at[o + D + n] = p.diagonal[p.neighbour[first + n]];
            }
            at[o + PAIR_01] = target(p, first, 0);
            at[o + STRIDE_0] = p.width[p.neighbour[first]];
            at[o + STRIDE_1] = p.width[p.neighbour[first + 1]];
            if (count == 3) {
                at[o + PAIR_02] = target(p, first, 1);
                at[o + PAIR_12] = target(p, first + 1, 0);
            }
        }
    }

    /** Where the block of neighbour entry t and the one that is {@code further} neighbours after the next lies. */
    private static int target(SparsePattern p, int t, int further) {
        int skip = 2 * further;
        int s = p.segment[t];
        while (skip >= p.segmentLength[s]) {
            skip -= p.segmentLength[s++];
        }
        return p.segmentTarget[s] + skip;
    }

    /** What a body on two or three pins, its signs and arms at {@code u}, takes from the pins. */
    void factorBody(double[] h, int k, int u, int count, double perMass, double perInertia) {
        int[] m = at;
        int o = RECORD * k;
        double sign0 = h[u] * perMass;
        double a0 = h[u + 1];
        double a1 = h[u + 2];
        double i0 = a0 * perInertia;
        double i1 = a1 * perInertia;
        double sign1 = h[u + 3];
        double b0 = h[u + 4];
        double b1 = h[u + 5];
        double j0 = b0 * perInertia;
        double j1 = b1 * perInertia;
        bodyOwn(h, m[o + D], perMass, a0, a1, i0, i1);
        bodyPair(h, m[o + PAIR_01], m[o + STRIDE_0], sign0 * sign1, i0, i1, b0, b1);
        bodyOwn(h, m[o + D + 1], perMass, b0, b1, j0, j1);
        if (count == 2) {
            return;
        }
        double sign2 = h[u + 6];
        double c0 = h[u + 7];
        double c1 = h[u + 8];
        bodyPair(h, m[o + PAIR_02], m[o + STRIDE_0], sign0 * sign2, i0, i1, c0, c1);
        bodyPair(h, m[o + PAIR_12], m[o + STRIDE_1], sign1 * perMass * sign2, j0, j1, c0, c1);
        bodyOwn(h, m[o + D + 2], perMass, c0, c1, c0 * perInertia, c1 * perInertia);
    }

    private static void bodyOwn(double[] h, int d, double perMass, double o0, double o1, double i0, double i1) {
        h[d] -= perMass + i0 * o0;
        h[d + 2] -= i1 * o0;
        h[d + 3] -= perMass + i1 * o1;
    }

    private static void bodyPair(
            double[] h, int to, int stride, double both, double i0, double i1, double q0, double q1) {
        h[to] -= both + i0 * q0;
        h[to + 1] -= i0 * q1;
        h[to + stride] -= i1 * q0;
        h[to + stride + 1] -= both + i1 * q1;
    }

    /** z_a −= U_aᵀ y for the pins of a body, y = A⁻¹ z_k. */
    void upBody(double[] h, int k, int u, int count, double[] z, double y0, double y1, double y2) {
        int o = RECORD * k + Z;
        push(z, at[o], h[u], h[u + 1], h[u + 2], y0, y1, y2);
        push(z, at[o + 1], h[u + 3], h[u + 4], h[u + 5], y0, y1, y2);
        if (count == 3) {
            push(z, at[o + 2], h[u + 6], h[u + 7], h[u + 8], y0, y1, y2);
        }
    }

    private static void push(double[] z, int to, double sign, double o0, double o1, double y0, double y1, double y2) {
        z[to] -= sign * y0 + o0 * y2;
        z[to + 1] -= sign * y1 + o1 * y2;
    }

    /** z_k = A⁻¹ (z_k − Σ U_a z_a) for a body at i. */
    void downBody(double[] h, int k, int d, int u, int count, double[] z, int i) {
        int o = RECORD * k + Z;
        double p0 = z[at[o]];
        double p1 = z[at[o] + 1];
        double q0 = z[at[o + 1]];
        double q1 = z[at[o + 1] + 1];
        double y0 = z[i] - h[u] * p0 - h[u + 3] * q0;
        double y1 = z[i + 1] - h[u] * p1 - h[u + 3] * q1;
        double y2 = z[i + 2] - (h[u + 1] * p0 + h[u + 2] * p1) - (h[u + 4] * q0 + h[u + 5] * q1);
        if (count == 3) {
            double r0 = z[at[o + 2]];
            double r1 = z[at[o + 2] + 1];
            y0 -= h[u + 6] * r0;
            y1 -= h[u + 6] * r1;
            y2 -= h[u + 7] * r0 + h[u + 8] * r1;
        }
        z[i] = y0 * h[d];
        z[i + 1] = y1 * h[d];
        z[i + 2] = y2 * h[d + 8];
    }

    /** A pin, its 2 × 2 block at d factored and its panel at u, among two pins: L = D⁻¹U and all blocks −= U_aᵀ L_b. */
    void factorPin2(double[] h, int k, int d, int u, double[] taken) {
        int[] m = at;
        int o = RECORD * k;
        double i0 = h[d];
        double l10 = h[d + 2];
        double i1 = h[d + 3];
        double u0 = h[u];
        double u1 = h[u + 1];
        double u2 = h[u + 2];
        double u3 = h[u + 3];
        double v0 = h[u + 4];
        double v1 = h[u + 5];
        double v2 = h[u + 6];
        double v3 = h[u + 7];
        double y0 = (v0 - l10 * u0) * i1;
        double y1 = (v1 - l10 * u1) * i1;
        double y2 = (v2 - l10 * u2) * i1;
        double y3 = (v3 - l10 * u3) * i1;
        double x0 = u0 * i0 - l10 * y0;
        double x1 = u1 * i0 - l10 * y1;
        double x2 = u2 * i0 - l10 * y2;
        double x3 = u3 * i0 - l10 * y3;
        h[u] = x0;
        h[u + 1] = x1;
        h[u + 2] = x2;
        h[u + 3] = x3;
        h[u + 4] = y0;
        h[u + 5] = y1;
        h[u + 6] = y2;
        h[u + 7] = y3;
        own(h, m[o + D], taken, m[o + Z], u0, u1, v0, v1, x0, x1, y0, y1);
        pair(h, m[o + PAIR_01], m[o + STRIDE_0], u0, u1, v0, v1, x2, x3, y2, y3);
        own(h, m[o + D + 1], taken, m[o + Z + 1], u2, u3, v2, v3, x2, x3, y2, y3);
    }

    /** The same among three pins. */
    void factorPin3(double[] h, int k, int d, int u, double[] taken) {
        int[] m = at;
        int o = RECORD * k;
        double i0 = h[d];
        double l10 = h[d + 2];
        double i1 = h[d + 3];
        double u0 = h[u];
        double u1 = h[u + 1];
        double u2 = h[u + 2];
        double u3 = h[u + 3];
        double u4 = h[u + 4];
        double u5 = h[u + 5];
        double v0 = h[u + 6];
        double v1 = h[u + 7];
        double v2 = h[u + 8];
        double v3 = h[u + 9];
        double v4 = h[u + 10];
        double v5 = h[u + 11];
        double y0 = (v0 - l10 * u0) * i1;
        double y1 = (v1 - l10 * u1) * i1;
        double y2 = (v2 - l10 * u2) * i1;
        double y3 = (v3 - l10 * u3) * i1;
        double y4 = (v4 - l10 * u4) * i1;
        double y5 = (v5 - l10 * u5) * i1;
        double x0 = u0 * i0 - l10 * y0;
        double x1 = u1 * i0 - l10 * y1;
        double x2 = u2 * i0 - l10 * y2;
        double x3 = u3 * i0 - l10 * y3;
        double x4 = u4 * i0 - l10 * y4;
        double x5 = u5 * i0 - l10 * y5;
        h[u] = x0;
        h[u + 1] = x1;
        h[u + 2] = x2;
        h[u + 3] = x3;
        h[u + 4] = x4;
        h[u + 5] = x5;
        h[u + 6] = y0;
        h[u + 7] = y1;
        h[u + 8] = y2;
        h[u + 9] = y3;
        h[u + 10] = y4;
        h[u + 11] = y5;
        own(h, m[o + D], taken, m[o + Z], u0, u1, v0, v1, x0, x1, y0, y1);
        pair(h, m[o + PAIR_01], m[o + STRIDE_0], u0, u1, v0, v1, x2, x3, y2, y3);
        pair(h, m[o + PAIR_02], m[o + STRIDE_0], u0, u1, v0, v1, x4, x5, y4, y5);
        own(h, m[o + D + 1], taken, m[o + Z + 1], u2, u3, v2, v3, x2, x3, y2, y3);
        pair(h, m[o + PAIR_12], m[o + STRIDE_1], u2, u3, v2, v3, x4, x5, y4, y5);
        own(h, m[o + D + 2], taken, m[o + Z + 2], u4, u5, v4, v5, x4, x5, y4, y5);
    }

    /** D_a −= U_aᵀ L_a. */
    private static void own(
            double[] h,
            int d,
            double[] taken,
            int z,
            double u0,
            double u1,
            double v0,
            double v1,
            double x0,
            double x1,
            double y0,
            double y1) {
        double s00 = u0 * x0 + v0 * y0;
        double s11 = u1 * x1 + v1 * y1;
        h[d] -= s00;
        h[d + 2] -= u1 * x0 + v1 * y0;
        h[d + 3] -= s11;
        taken[z] -= s00;
        taken[z + 1] -= s11;
    }

    /** The block of a and b −= U_aᵀ L_b. */
    private static void pair(
            double[] h,
            int to,
            int stride,
            double u0,
            double u1,
            double v0,
            double v1,
            double x0,
            double x1,
            double y0,
            double y1) {
        h[to] -= u0 * x0 + v0 * y0;
        h[to + 1] -= u0 * x1 + v0 * y1;
        h[to + stride] -= u1 * x0 + v1 * y0;
        h[to + stride + 1] -= u1 * x1 + v1 * y1;
    }

    /** z_a −= L_aᵀ z_k for a pin among two or three. */
    void upPin(double[] h, int k, int l, int count, double[] z, double y0, double y1) {
        int o = RECORD * k + Z;
        int w = 2 * count;
        push(z, at[o], h, l, w, y0, y1);
        push(z, at[o + 1], h, l + 2, w, y0, y1);
        if (count == 3) {
            push(z, at[o + 2], h, l + 4, w, y0, y1);
        }
    }

    private static void push(double[] z, int to, double[] h, int l, int w, double y0, double y1) {
        z[to] -= h[l] * y0 + h[l + w] * y1;
        z[to + 1] -= h[l + 1] * y0 + h[l + w + 1] * y1;
    }

    /** z_k = y − Σ L_a z_a for a pin at i among two or three, y = D⁻¹ z_k. */
    void downPin(double[] h, int k, int l, int count, double[] z, int i, double y0, double y1) {
        int o = RECORD * k + Z;
        int w = 2 * count;
        double p0 = z[at[o]];
        double p1 = z[at[o] + 1];
        double q0 = z[at[o + 1]];
        double q1 = z[at[o + 1] + 1];
        double x0 = y0 - (h[l] * p0 + h[l + 1] * p1) - (h[l + 2] * q0 + h[l + 3] * q1);
        double x1 = y1 - (h[l + w] * p0 + h[l + w + 1] * p1) - (h[l + w + 2] * q0 + h[l + w + 3] * q1);
        if (count == 3) {
            double r0 = z[at[o + 2]];
            double r1 = z[at[o + 2] + 1];
            x0 -= h[l + 4] * r0 + h[l + 5] * r1;
            x1 -= h[l + w + 4] * r0 + h[l + w + 5] * r1;
        }
        z[i] = x0;
        z[i + 1] = x1;
    }
}

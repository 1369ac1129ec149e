package org.linkage.solver.linear;

/**
 * {@link SparseFactor}'s steps for what loops of rigid bodies consist of: bodies on pins, and pins among pins.
 *
 * <p>A body that is eliminated before all its pins still has its own diagonal A = (m, m, I), and a pin's block of H beside it is
 * U = σ[1 o]ᵀ, o its arm turned by 90°. For two of its pins a and b
 *
 * <pre>
 *   U_aᵀ A⁻¹ U_b = σ_a σ_b (1/m + o_a o_bᵀ/I)
 * </pre>
 *
 * which takes a fifth of the multiplications that three columns by three rows would. Whether a body and its blocks are like
 * that is read off the numbers. Where L would stand are σ and σo of each pin; the sweeps multiply with 1/m and 1/I themselves.
 *
 * <p>A pin whose later neighbours all have two rows is eliminated in one piece, because what a method call costs is what its
 * arithmetic costs. Where a body or pin has two or three such neighbours {@link PinMesh} does the same without loops.
 */
final class PinKernels {
    private PinKernels() {}

    /** Whether all later neighbours of node k are groups of two rows. */
    static boolean amongPairs(SparsePattern p, int k, int bodyCount) {
        for (int t = p.first[k]; t < p.first[k + 1]; t++) {
            int a = p.neighbour[t];
            if (p.node[a] < bodyCount || p.dimension[a] != 2) {
                return false;
            }
        }
        return p.first[k] < p.first[k + 1];
    }

    /**
     * Body k on its pins; false, with nothing changed, if it is not such a body.
     *
     * @param edgeAt for each neighbour entry, where its block of J starts
     */
    static boolean factorBody(SparsePattern p, KktSystem system, int[] edgeAt, double[] h, int k) {
        double[] a = system.mass;
        double[] jacobian = system.jacobian;
        int m = system.graph.massOffset[p.node[k]];
        double mass = a[m];
        double inertia = a[m + 8];
        if (!(mass > 0 && inertia > 0 && mass == a[m + 4] && a[m + 3] == 0 && a[m + 6] == 0 && a[m + 7] == 0)) {
            return false;
        }
        int first = p.first[k];
        int end = p.first[k + 1];
        int arm = p.panel[k];
        for (int t = first; t < end; t++) {
            int j = edgeAt[t];
            double sign = jacobian[j];
            if (!PinChains.isPin(jacobian, j, sign)) {
                return false;
            }
            h[arm] = sign;
            h[arm + 1] = jacobian[j + 2];
            h[arm + 2] = jacobian[j + 5];
            arm += 3;
        }
        double perMass = 1 / mass;
        double perInertia = 1 / inertia;
        int d = p.diagonal[k];
        h[d] = perMass;
        h[d + 8] = perInertia;
        arm = p.panel[k];
        int count = end - first;
        if (count == 2 || count == 3) {
            p.mesh.factorBody(h, k, arm, count, perMass, perInertia);
            return true;
        }
        for (int t = first; t < end; t++) {
            double sign = h[arm] * perMass;
            double o0 = h[arm + 1] * perInertia;
            double o1 = h[arm + 2] * perInertia;
            int other = p.neighbour[t];
            int at = p.diagonal[other];
            h[at] -= perMass + o0 * h[arm + 1];
            h[at + 2] -= o1 * h[arm + 1];
            h[at + 3] -= perMass + o1 * h[arm + 2];
            int stride = p.width[other];
            arm += 3;
            int c = arm;
            int last = p.segmentEnd[t];
            for (int s = p.segment[t]; s < last; s++) {
                int to = p.segmentTarget[s];
                for (int stop = to + p.segmentLength[s]; to < stop; to += 2) {
                    double both = sign * h[c];
                    double q0 = h[c + 1];
                    double q1 = h[c + 2];
                    h[to] -= both + o0 * q0;
                    h[to + 1] -= o0 * q1;
                    h[to + stride] -= o1 * q0;
                    h[to + stride + 1] -= both + o1 * q1;
                    c += 3;
                }
            }
        }
        return true;
    }

    /** z_a −= U_aᵀ A⁻¹ z_k. */
    static void upBody(SparsePattern p, double[] h, double[] z, int k) {
        int d = p.diagonal[k];
        int i = p.vector[k];
        double y0 = z[i] * h[d];
        double y1 = z[i + 1] * h[d];
        double y2 = z[i + 2] * h[d + 8];
        if (y0 == 0 && y1 == 0 && y2 == 0) {
            // joints that are only being closed: nothing stands on the bodies
            return;
        }
        int u = p.panel[k];
        int count = p.first[k + 1] - p.first[k];
        if (count == 2 || count == 3) {
            p.mesh.upBody(h, k, u, count, z, y0, y1, y2);
            return;
        }
        int end = p.run[k + 1];
        for (int s = p.run[k]; s < end; s++) {
            int to = p.runVector[s];
            for (int stop = to + p.runLength[s]; to < stop; to += 2) {
                double sign = h[u];
                z[to] -= sign * y0 + h[u + 1] * y2;
                z[to + 1] -= sign * y1 + h[u + 2] * y2;
                u += 3;
            }
        }
    }

    /** z_k = A⁻¹ (z_k − Σ U_a z_a). */
    static void downBody(SparsePattern p, double[] h, double[] z, int k) {
        int d = p.diagonal[k];
        int i = p.vector[k];
        int u = p.panel[k];
        int count = p.first[k + 1] - p.first[k];
        if (count == 2 || count == 3) {
            p.mesh.downBody(h, k, d, u, count, z, i);
            return;
        }
        double y0 = z[i];
        double y1 = z[i + 1];
        double y2 = z[i + 2];
        int end = p.run[k + 1];
        for (int s = p.run[k]; s < end; s++) {
            int from = p.runVector[s];
            for (int stop = from + p.runLength[s]; from < stop; from += 2) {
                double sign = h[u];
                double z0 = z[from];
                double z1 = z[from + 1];
                y0 -= sign * z0;
                y1 -= sign * z1;
                y2 -= h[u + 1] * z0 + h[u + 2] * z1;
                u += 3;
            }
        }
        z[i] = y0 * h[d];
        z[i + 1] = y1 * h[d];
        z[i + 2] = y2 * h[d + 8];
    }

    /** Group k, its 2 × 2 block factored, among groups of two rows: L = D⁻¹U and every pair's block −= U_aᵀ L_b. */
    static void factorPin(SparsePattern p, double[] h, int k, double[] saved, double[] taken) {
        int d = p.diagonal[k];
        int u = p.panel[k];
        int w = p.width[k];
        if (w == 4) {
            p.mesh.factorPin2(h, k, d, u, taken);
            return;
        }
        if (w == 6) {
            p.mesh.factorPin3(h, k, d, u, taken);
            return;
        }
        double i0 = h[d];
        double l10 = h[d + 2];
        double i1 = h[d + 3];
        for (int c = 0; c < w; c++) {
            double u0 = h[u + c];
            double u1 = h[u + w + c];
            saved[c] = u0;
            saved[w + c] = u1;
            double y1 = (u1 - l10 * u0) * i1;
            h[u + w + c] = y1;
            h[u + c] = u0 * i0 - l10 * y1;
        }
        int end = p.first[k + 1];
        for (int t = p.first[k]; t < end; t++) {
            int ca = p.column[t];
            double u00 = saved[ca];
            double u01 = saved[ca + 1];
            double u10 = saved[w + ca];
            double u11 = saved[w + ca + 1];
            int a = p.neighbour[t];
            int at = p.diagonal[a];
            int l = u + ca;
            double s00 = u00 * h[l] + u10 * h[l + w];
            double s11 = u01 * h[l + 1] + u11 * h[l + w + 1];
            h[at] -= s00;
            h[at + 2] -= u01 * h[l] + u11 * h[l + w];
            h[at + 3] -= s11;
            int v = p.vector[a];
            taken[v] -= s00;
            taken[v + 1] -= s11;
            int stride = p.width[a];
            l += 2;
            int last = p.segmentEnd[t];
            for (int s = p.segment[t]; s < last; s++) {
                int to = p.segmentTarget[s];
                for (int stop = to + p.segmentLength[s]; to < stop; to += 2) {
                    double a0 = h[l];
                    double b0 = h[l + 1];
                    double a1 = h[l + w];
                    double b1 = h[l + w + 1];
                    h[to] -= u00 * a0 + u10 * a1;
                    h[to + 1] -= u00 * b0 + u10 * b1;
                    h[to + stride] -= u01 * a0 + u11 * a1;
                    h[to + stride + 1] -= u01 * b0 + u11 * b1;
                    l += 2;
                }
            }
        }
    }

    /** z_a −= L_aᵀ z_k. */
    static void upPin(SparsePattern p, double[] h, double[] z, int k) {
        int i = p.vector[k];
        double y0 = z[i];
        double y1 = z[i + 1];
        int w = p.width[k];
        int l = p.panel[k];
        if (w == 4 || w == 6) {
            p.mesh.upPin(h, k, l, w / 2, z, y0, y1);
            return;
        }
        int end = p.run[k + 1];
        for (int s = p.run[k]; s < end; s++) {
            int to = p.runVector[s];
            for (int stop = to + p.runLength[s]; to < stop; to += 2) {
                z[to] -= h[l] * y0 + h[l + w] * y1;
                z[to + 1] -= h[l + 1] * y0 + h[l + w + 1] * y1;
                l += 2;
            }
        }
    }

    /** z_k = D⁻¹ z_k − Σ L_a z_a. */
    static void downPin(SparsePattern p, double[] h, double[] z, int k) {
        int d = p.diagonal[k];
        int i = p.vector[k];
        double l10 = h[d + 2];
        double y1 = (z[i + 1] - l10 * z[i]) * h[d + 3];
        double y0 = z[i] * h[d] - l10 * y1;
        int w = p.width[k];
        int l = p.panel[k];
        if (w == 4 || w == 6) {
            p.mesh.downPin(h, k, l, w / 2, z, i, y0, y1);
            return;
        }
        int end = p.run[k + 1];
        for (int s = p.run[k]; s < end; s++) {
            int from = p.runVector[s];
            for (int stop = from + p.runLength[s]; from < stop; from += 2) {
                double z0 = z[from];
                double z1 = z[from + 1];
                y0 -= h[l] * z0 + h[l + 1] * z1;
                y1 -= h[l + w] * z0 + h[l + w + 1] * z1;
                l += 2;
            }
        }
        z[i] = y0;
        z[i + 1] = y1;
    }
}

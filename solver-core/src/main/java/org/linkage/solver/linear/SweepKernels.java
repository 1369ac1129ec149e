package org.linkage.solver.linear;

/**
 * The inner loops of the two sweeps of a solve on a block factor: z_a −= L_aᵀ z_i upwards, z_i = D⁻¹ z_i − L_a z_a downwards. n is
 * the node's own dimension, w the width of its panel; unrolled over n and for neighbours of two rows.
 */
final class SweepKernels {
    private SweepKernels() {}

    static void up(int n, int w, double[] h, int l, double[] z, int i, int to, int length) {
        if (n == 2) {
            double y0 = z[i];
            double y1 = z[i + 1];
            if (length == 2) {
                z[to] -= h[l] * y0 + h[l + w] * y1;
                z[to + 1] -= h[l + 1] * y0 + h[l + w + 1] * y1;
                return;
            }
            for (int c = 0; c < length; c++) {
                z[to + c] -= h[l + c] * y0 + h[l + w + c] * y1;
            }
            return;
        }
        if (n == 3) {
            double y0 = z[i];
            double y1 = z[i + 1];
            double y2 = z[i + 2];
            if (length == 2) {
                z[to] -= h[l] * y0 + h[l + w] * y1 + h[l + 2 * w] * y2;
                z[to + 1] -= h[l + 1] * y0 + h[l + w + 1] * y1 + h[l + 2 * w + 1] * y2;
                return;
            }
            for (int c = 0; c < length; c++) {
                z[to + c] -= h[l + c] * y0 + h[l + w + c] * y1 + h[l + 2 * w + c] * y2;
            }
            return;
        }
        for (int r = 0; r < n; r++) {
            double y = z[i + r];
            int o = l + r * w;
            for (int c = 0; c < length; c++) {
                z[to + c] -= h[o + c] * y;
            }
        }
    }

    static void down(int n, int w, double[] h, int l, double[] z, int i, int from, int length) {
        if (length == 2 && n <= 3) {
            double y0 = z[from];
            double y1 = z[from + 1];
            z[i] -= h[l] * y0 + h[l + 1] * y1;
            if (n > 1) {
                z[i + 1] -= h[l + w] * y0 + h[l + w + 1] * y1;
            }
            if (n > 2) {
                z[i + 2] -= h[l + 2 * w] * y0 + h[l + 2 * w + 1] * y1;
            }
            return;
        }
        if (n == 2) {
            double s0 = 0;
            double s1 = 0;
            for (int c = 0; c < length; c++) {
                double y = z[from + c];
                s0 += h[l + c] * y;
                s1 += h[l + w + c] * y;
            }
            z[i] -= s0;
            z[i + 1] -= s1;
            return;
        }
        if (n == 3) {
            double s0 = 0;
            double s1 = 0;
            double s2 = 0;
            for (int c = 0; c < length; c++) {
                double y = z[from + c];
                s0 += h[l + c] * y;
                s1 += h[l + w + c] * y;
                s2 += h[l + 2 * w + c] * y;
            }
            z[i] -= s0;
            z[i + 1] -= s1;
            z[i + 2] -= s2;
            return;
        }
        for (int r = 0; r < n; r++) {
            int o = l + r * w;
            double sum = 0;
            for (int c = 0; c < length; c++) {
                sum += h[o + c] * z[from + c];
            }
            z[i + r] -= sum;
        }
    }

    static void solveDiagonal(double[] h, int d, int n, double[] z, int i) {
        switch (n) {
            case 1 -> z[i] *= h[d];
            case 2 -> {
                double l10 = h[d + 2];
                double y1 = (z[i + 1] - l10 * z[i]) * h[d + 3];
                z[i + 1] = y1;
                z[i] = z[i] * h[d] - l10 * y1;
            }
            case 3 -> {
                double l10 = h[d + 3];
                double l20 = h[d + 6];
                double l21 = h[d + 7];
                double y0 = z[i];
                double y1 = z[i + 1] - l10 * y0;
                double y2 = (z[i + 2] - l20 * y0 - l21 * y1) * h[d + 8];
                y1 = y1 * h[d + 4] - l21 * y2;
                z[i] = y0 * h[d] - l10 * y1 - l20 * y2;
                z[i + 1] = y1;
                z[i + 2] = y2;
            }
            default -> SmallBlock.solve(h, d, n, z, i, 1);
        }
    }

    static void up32(double[] h, int l, double[] z, int i, int p) {
        double x0 = z[i];
        double x1 = z[i + 1];
        double x2 = z[i + 2];
        z[p] -= h[l] * x0 + h[l + 2] * x1 + h[l + 4] * x2;
        z[p + 1] -= h[l + 1] * x0 + h[l + 3] * x1 + h[l + 5] * x2;
    }

    static void up23(double[] h, int l, double[] z, int i, int p) {
        double d0 = z[i];
        double d1 = z[i + 1];
        z[p] -= h[l] * d0 + h[l + 3] * d1;
        z[p + 1] -= h[l + 1] * d0 + h[l + 4] * d1;
        z[p + 2] -= h[l + 2] * d0 + h[l + 5] * d1;
    }

    static void down32(double[] h, int d, int l, double[] z, int i, int p) {
        double l10 = h[d + 3];
        double l20 = h[d + 6];
        double l21 = h[d + 7];
        double y0 = z[i];
        double y1 = z[i + 1] - l10 * y0;
        double y2 = (z[i + 2] - l20 * y0 - l21 * y1) * h[d + 8];
        y1 = y1 * h[d + 4] - l21 * y2;
        y0 = y0 * h[d] - l10 * y1 - l20 * y2;
        double v0 = z[p];
        double v1 = z[p + 1];
        z[i] = y0 - (h[l] * v0 + h[l + 1] * v1);
        z[i + 1] = y1 - (h[l + 2] * v0 + h[l + 3] * v1);
        z[i + 2] = y2 - (h[l + 4] * v0 + h[l + 5] * v1);
    }

    static void down23(double[] h, int d, int l, double[] z, int i, int p) {
        double l10 = h[d + 2];
        double y0 = z[i];
        double y1 = (z[i + 1] - l10 * y0) * h[d + 3];
        y0 = y0 * h[d] - l10 * y1;
        double v0 = z[p];
        double v1 = z[p + 1];
        double v2 = z[p + 2];
        z[i] = y0 - (h[l] * v0 + h[l + 1] * v1 + h[l + 2] * v2);
        z[i + 1] = y1 - (h[l + 3] * v0 + h[l + 4] * v1 + h[l + 5] * v2);
    }
}

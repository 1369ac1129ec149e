package org.linkage.solver.linear;

/** {@link TreeFactor}'s two sweeps for one node of any dimensions. */
final class TreeSweeps {
    private TreeSweeps() {}

    /** Towards the root: d_P −= L_iᵀ f_i for a body, f_P += L_iᵀ d_i for a group. */
    static void up(TreeFactor t, int i, double[] x, double[] lambda) {
        int p = t.parent[i];
        if (p < 0) {
            return;
        }
        int d = t.dimension[i];
        int w = t.dimension[p];
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                double l = t.blocks[t.link[i] + r * w + c];
                if (t.isBody[i]) {
                    lambda[t.at[p] + c] -= l * x[t.at[i] + r];
                } else {
                    x[t.at[p] + c] += l * lambda[t.at[i] + r];
                }
            }
        }
    }

    /** Towards the leaves: x_i = D_i⁻¹ f_i + L_i λ_P for a body, λ_i = D_i⁻¹ d_i − L_i x_P for a group. */
    static void down(TreeFactor t, int i, double[] x, double[] lambda) {
        int d = t.dimension[i];
        SmallBlock.solve(t.blocks, t.diagonal[i], d, t.isBody[i] ? x : lambda, t.at[i], 1);
        int p = t.parent[i];
        if (p < 0) {
            return;
        }
        int w = t.dimension[p];
        for (int r = 0; r < d; r++) {
            for (int c = 0; c < w; c++) {
                double l = t.blocks[t.link[i] + r * w + c];
                if (t.isBody[i]) {
                    x[t.at[i] + r] += l * lambda[t.at[p] + c];
                } else {
                    lambda[t.at[i] + r] -= l * x[t.at[p] + c];
                }
            }
        }
    }
}

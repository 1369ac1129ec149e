package org.linkage.solver.linear;

/** {@link SparseFactor}'s two sweeps: z_a −= L_aᵀ z_i upwards for all later neighbours a, z_i = D⁻¹ z_i − Σ L_a z_a downwards. */
final class SparseSweeps {
    private SparseSweeps() {}

    /** z ← (f, d) in elimination order, both sweeps, x and λ = −μ back. */
    static void solve(SparseFactor f, BlockGraph graph, double[] x, double[] lambda) {
        double[] v = f.z;
        int[] coordinate = f.pattern.coordinate;
        int[] row = f.pattern.row;
        int coordinates = graph.coordinates();
        int rows = graph.rows();
        for (int i = 0; i < coordinates; i++) {
            v[coordinate[i]] = x[i];
        }
        for (int r = 0; r < rows; r++) {
            v[row[r]] = lambda[r];
        }
        up(f, v);
        down(f, v);
        for (int i = 0; i < coordinates; i++) {
            x[i] = v[coordinate[i]];
        }
        for (int r = 0; r < rows; r++) {
            lambda[r] = -v[row[r]];
        }
    }

    private static void up(SparseFactor f, double[] v) {
        SparsePattern p = f.pattern;
        double[] h = f.blocks;
        byte[] kind = f.kernel;
        int[] panel = p.panel;
        int[] vector = p.vector;
        int[] run = p.run;
        int[] runVector = p.runVector;
        int nodes = p.nodes;
        for (int k = 0; k < nodes; k++) {
            if (kind[k] == SparseKernels.TREE_3_2) {
                SweepKernels.up32(h, panel[k], v, vector[k], runVector[run[k]]);
            } else if (kind[k] == SparseKernels.TREE_2_3) {
                SweepKernels.up23(h, panel[k], v, vector[k], runVector[run[k]]);
            } else if (kind[k] == SparseKernels.PIN_AMONG_PINS) {
                PinKernels.upPin(p, h, v, k);
            } else {
                upOne(f, k, v);
            }
        }
    }

    private static void down(SparseFactor f, double[] v) {
        SparsePattern p = f.pattern;
        double[] h = f.blocks;
        byte[] kind = f.kernel;
        int[] panel = p.panel;
        int[] diagonal = p.diagonal;
        int[] vector = p.vector;
        int[] run = p.run;
        int[] runVector = p.runVector;
        for (int k = p.nodes - 1; k >= 0; k--) {
            if (kind[k] == SparseKernels.TREE_3_2) {
                SweepKernels.down32(h, diagonal[k], panel[k], v, vector[k], runVector[run[k]]);
            } else if (kind[k] == SparseKernels.TREE_2_3) {
                SweepKernels.down23(h, diagonal[k], panel[k], v, vector[k], runVector[run[k]]);
            } else if (kind[k] == SparseKernels.PIN_AMONG_PINS) {
                PinKernels.downPin(p, h, v, k);
            } else {
                downOne(f, k, v);
            }
        }
    }

    /** z_a −= L_aᵀ z_i for all later neighbours a. */
    static void upOne(SparseFactor f, int k, double[] v) {
        SparsePattern p = f.pattern;
        double[] blocks = f.blocks;
        if (f.onPins[k]) {
            PinKernels.upBody(p, blocks, v, k);
            return;
        }
        int at = p.panel[k];
        int n = p.dimension[k];
        int w = p.width[k];
        int i = p.vector[k];
        int end = p.run[k + 1];
        for (int s = p.run[k]; s < end; s++) {
            int length = p.runLength[s];
            SweepKernels.up(n, w, blocks, at, v, i, p.runVector[s], length);
            at += length;
        }
    }

    /** z_i = D⁻¹ z_i − Σ L_a z_a. */
    static void downOne(SparseFactor f, int k, double[] v) {
        SparsePattern p = f.pattern;
        double[] blocks = f.blocks;
        if (f.onPins[k]) {
            PinKernels.downBody(p, blocks, v, k);
            return;
        }
        int at = p.panel[k];
        int n = p.dimension[k];
        int w = p.width[k];
        int i = p.vector[k];
        int end = p.run[k + 1];
        SweepKernels.solveDiagonal(blocks, p.diagonal[k], n, v, i);
        for (int s = p.run[k]; s < end; s++) {
            int length = p.runLength[s];
            SweepKernels.down(n, w, blocks, at, v, i, p.runVector[s], length);
            at += length;
        }
    }
}

package org.linkage.solver.linear;

import java.util.Arrays;

/** Brings the numbers of a {@link KktSystem} to where {@link SparseFactor} works on them. */
final class SparseLoad {
    private SparseLoad() {}

    /** H into the blocks: A, J and −E. */
    static void load(SparseFactor f, KktSystem system) {
        BlockGraph graph = system.graph;
        SparsePattern p = f.pattern;
        double[] blocks = f.blocks;
        if (p.fill) {
            Arrays.fill(blocks, 0, p.blockLength, 0);
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            if (f.kernel[p.place[b]] != SparseKernels.BODY_ON_PINS) {
                mass(f, system, b);
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int n = graph.groupDimension[g];
            int at = p.diagonal[p.place[graph.bodyCount + g]];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < r; c++) {
                    blocks[at + r * n + c] = 0;
                }
                blocks[at + r * n + r] = -system.compliance[graph.rowOffset[g] + r];
            }
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int body = graph.edgeBody[e];
                if (f.kernel[p.place[body]] != SparseKernels.BODY_ON_PINS) {
                    place(f, e, system.jacobian, graph.edgeOffset[e], n, graph.bodyDimension[body]);
                }
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            place(
                    f,
                    graph.edgeCount + c,
                    system.coupling,
                    graph.couplingOffset[c],
                    graph.bodyDimension[graph.couplingA[c]],
                    graph.bodyDimension[graph.couplingB[c]]);
        }
    }

    private static void mass(SparseFactor f, KktSystem system, int b) {
        int n = system.graph.bodyDimension[b];
        int at = f.pattern.diagonal[f.pattern.place[b]];
        if (n == 3) {
            TreeKernels.copy9(system.mass, system.graph.massOffset[b], f.blocks, at);
        } else {
            System.arraycopy(system.mass, system.graph.massOffset[b], f.blocks, at, n * n);
        }
    }

    /** A body that looked as if it stood on pins, and its joints of two rows. */
    static void loadBody(SparseFactor f, KktSystem system, int k) {
        SparsePattern p = f.pattern;
        mass(f, system, p.node[k]);
        for (int t = p.first[k]; t < p.first[k + 1]; t++) {
            int to = p.panel[k] + p.column[t];
            SparseKernels.copy23(system.jacobian, f.edgeAt[t], f.blocks, to, p.width[k], true);
        }
    }

    /** Copies block e, rows × columns, to its target. */
    private static void place(SparseFactor f, int e, double[] from, int at, int rows, int columns) {
        SparsePattern pattern = f.pattern;
        double[] blocks = f.blocks;
        int to = pattern.target[e];
        int stride = pattern.stride[e];
        if (rows == 2 && columns == 3) {
            SparseKernels.copy23(from, at, blocks, to, stride, pattern.transposed[e]);
        } else if (pattern.transposed[e]) {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    blocks[to + j * stride + i] = from[at + i * columns + j];
                }
            }
        } else {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    blocks[to + i * stride + j] = from[at + i * columns + j];
                }
            }
        }
    }
}

package org.linkage.solver.linear;

/**
 * Brings the numbers of a {@link KktSystem} to where {@link TreeFactor} works on them: D starts as A of a body, as E of a joint.
 *
 * <p>Most links are read where they are, see {@link LinkChains}; their D is loaded only when something that needs it there meets them,
 * and so are the pins' columns of J.
 */
final class TreeLoad {
    /** Whether D stands in the tree's blocks. */
    boolean[] loaded = new boolean[0];
    /** Where A of a body stands in the system. */
    int[] massAt = new int[0];
    /** False for links whose D is A itself or E itself until they are met. */
    private boolean[] notPlain = new boolean[0];
    /** All nodes but those. */
    private int[] others = new int[0];

    private int othersCount;

    /** Bodies that only the joint right before them hangs on are plain, and joints, which have one child anyway. */
    void analyze(TreeFactor t, BlockGraph graph) {
        int count = t.count;
        if (loaded.length < count) {
            loaded = new boolean[count];
            massAt = new int[count];
            notPlain = new boolean[count];
            others = new int[count];
        }
        byte[] kernel = t.kernel;
        for (int k = 0; k < count; k++) {
            massAt[k] = t.isBody[k] ? graph.massOffset[t.order.node[k]] : -1;
            notPlain[k] = !LinkChains.isLink(kernel[k]) && (k == 0 || !LinkChains.isLink(kernel[k - 1]));
        }
        for (int k = 0; k < count; k++) {
            if (t.parent[k] >= 0 && t.parent[k] != k + 1) {
                notPlain[t.parent[k]] = true;
            }
        }
        othersCount = 0;
        for (int k = 0; k < count; k++) {
            if (notPlain[k]) {
                others[othersCount++] = k;
            }
        }
    }

    /** All nodes that are no plain links. */
    void begin(TreeFactor t, KktSystem system) {
        System.arraycopy(notPlain, 0, loaded, 0, t.count);
        for (int n = 0; n < othersCount; n++) {
            load(t, system, others[n]);
        }
    }

    /** What the elimination of node i reads in its place: its D, that of its parent, and J between them. */
    void prepare(TreeFactor t, KktSystem system, int i) {
        ensure(t, system, i);
        if (t.parent[i] >= 0) {
            ensure(t, system, t.parent[i]);
        }
        int edge = t.order.edge[i];
        if (system.columns.ahead && edge >= 0 && system.columns.sign[edge] != 0) {
            system.columns.writeOut(system);
        }
    }

    /** D ← A's block for a body, E for a group, if it is not there yet. */
    void ensure(TreeFactor t, KktSystem system, int k) {
        if (!loaded[k]) {
            load(t, system, k);
        }
    }

    private void load(TreeFactor t, KktSystem system, int k) {
        double[] blocks = t.blocks;
        int d = t.dimension[k];
        int o = t.diagonal[k];
        loaded[k] = true;
        if (d == 3 && t.isBody[k]) {
            TreeKernels.copy9(system.mass, massAt[k], blocks, o);
            int b = 2 * t.order.node[k];
            if (system.columns.ahead && system.columns.body[b] > 0) {
                blocks[o + 8] = system.columns.body[b + 1];
            }
        } else if (t.isBody[k]) {
            System.arraycopy(system.mass, massAt[k], blocks, o, d * d);
        } else {
            for (int r = 0; r < d; r++) {
                for (int c = 0; c < r; c++) {
                    blocks[o + r * d + c] = 0;
                }
                blocks[o + r * d + r] = system.compliance[t.at[k] + r];
            }
        }
    }
}

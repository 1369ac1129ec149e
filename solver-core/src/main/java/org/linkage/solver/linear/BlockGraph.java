package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * Who is tied to whom: the fixed pattern of a KKT system.
 *
 * <p>Nodes are <em>bodies</em> (a diagonal block of A, dimension ≥ 1) and <em>groups</em> of rows (all constraints and
 * compliant springs that act on the same set of bodies, so that parallel joints do not look like loops). An edge is a
 * block of J, {@code groupDimension × bodyDimension}, row-major, at {@code edgeOffset[e]} of {@link KktSystem#jacobian}.
 * A group on one body only is a joint with the fixed world. Couplings are blocks of A between two bodies; they exist
 * only where stiff forces are kept in A instead of being written as compliant rows.
 *
 * <p>The arrays are public because every solver walks them in its innermost loops; nobody writes to them after
 * construction.
 */
public final class BlockGraph {
    public final int bodyCount;
    public final int groupCount;
    public final int edgeCount;
    public final int couplingCount;

    /** Dimension of each body, and where its coordinates start in x; the last entry is their total number. */
    public final int[] bodyDimension;

    public final int[] bodyOffset;
    /** Where each body's d × d block starts in {@link KktSystem#mass}; the last entry is the array's length. */
    public final int[] massOffset;

    /** Number of rows of each group, and where they start in λ; the last entry is their total number. */
    public final int[] groupDimension;

    public final int[] rowOffset;

    /** Edges of group g are {@code edgeStart[g] … edgeStart[g + 1] − 1}. */
    public final int[] edgeStart;

    public final int[] edgeBody;
    public final int[] edgeOffset;
    public final int jacobianLength;

    /** Coupling c is the block A[couplingA[c], couplingB[c]], dA × dB row-major at {@code couplingOffset[c]}. */
    public final int[] couplingA;

    public final int[] couplingB;
    public final int[] couplingOffset;
    public final int couplingLength;

    /**
     * @param bodyDimension dimension of each body
     * @param groupDimension number of rows of each group
     * @param groupBodies the bodies of each group, all different, at least one
     */
    public BlockGraph(int[] bodyDimension, int[] groupDimension, int[][] groupBodies) {
        this(bodyDimension, groupDimension, groupBodies, new int[0][]);
    }

    /** As above with {@code couplings}, pairs of different bodies, each pair at most once. */
    public BlockGraph(int[] bodyDimension, int[] groupDimension, int[][] groupBodies, int[][] couplings) {
        this.bodyDimension = bodyDimension.clone();
        this.groupDimension = groupDimension.clone();
        bodyCount = bodyDimension.length;
        groupCount = groupDimension.length;
        bodyOffset = new int[bodyCount + 1];
        massOffset = new int[bodyCount + 1];
        for (int b = 0; b < bodyCount; b++) {
            int d = bodyDimension[b];
            bodyOffset[b + 1] = bodyOffset[b] + d;
            massOffset[b + 1] = massOffset[b] + d * d;
        }
        rowOffset = new int[groupCount + 1];
        edgeStart = new int[groupCount + 1];
        for (int g = 0; g < groupCount; g++) {
            rowOffset[g + 1] = rowOffset[g] + groupDimension[g];
            edgeStart[g + 1] = edgeStart[g] + groupBodies[g].length;
        }
        edgeCount = edgeStart[groupCount];
        edgeBody = new int[edgeCount];
        edgeOffset = new int[edgeCount];
        int length = 0;
        for (int g = 0; g < groupCount; g++) {
            for (int k = 0; k < groupBodies[g].length; k++) {
                int e = edgeStart[g] + k;
                edgeBody[e] = groupBodies[g][k];
                edgeOffset[e] = length;
                length += groupDimension[g] * bodyDimension[edgeBody[e]];
            }
        }
        jacobianLength = length;
        couplingCount = couplings.length;
        couplingA = new int[couplingCount];
        couplingB = new int[couplingCount];
        couplingOffset = new int[couplingCount];
        length = 0;
        for (int c = 0; c < couplingCount; c++) {
            couplingA[c] = couplings[c][0];
            couplingB[c] = couplings[c][1];
            couplingOffset[c] = length;
            length += bodyDimension[couplingA[c]] * bodyDimension[couplingB[c]];
        }
        couplingLength = length;
    }

    /** Number of coordinates: the length of x. */
    public int coordinates() {
        return bodyOffset[bodyCount];
    }

    /** Number of rows: the length of λ. */
    public int rows() {
        return rowOffset[groupCount];
    }

    @Override
    public String toString() {
        return bodyCount + " bodies " + Arrays.toString(Arrays.copyOf(bodyDimension, Math.min(8, bodyCount))) + ", "
                + groupCount + " groups, " + edgeCount + " edges";
    }
}

package org.linkage.solver.linear;

/**
 * Which groups are <em>primary</em> (together they form a forest) and which are left over as <em>auxiliary</em>.
 *
 * <p>Groups with more rows are preferred, so that few auxiliary rows remain. In every component one joint to the world may be
 * primary: it becomes the root. Groups on three and more bodies are auxiliary always.
 */
final class SpanningForest {
    /** True for the auxiliary groups. */
    final boolean[] auxiliary;

    final int auxiliaryGroups;
    final int auxiliaryRows;

    SpanningForest(BlockGraph graph) {
        auxiliary = new boolean[graph.groupCount];
        int[] leader = new int[graph.bodyCount];
        boolean[] pinned = new boolean[graph.bodyCount];
        for (int b = 0; b < leader.length; b++) {
            leader[b] = b;
        }
        int most = 0;
        for (int rows : graph.groupDimension) {
            most = Math.max(most, rows);
        }
        for (int rows = most; rows > 0; rows--) {
            for (int g = 0; g < graph.groupCount; g++) {
                int e = graph.edgeStart[g];
                if (graph.groupDimension[g] == rows && graph.edgeStart[g + 1] - e == 2) {
                    int a = TreeOrder.find(leader, graph.edgeBody[e]);
                    int b = TreeOrder.find(leader, graph.edgeBody[e + 1]);
                    auxiliary[g] = a == b;
                    leader[a] = b;
                }
            }
        }
        for (int rows = most; rows > 0; rows--) {
            for (int g = 0; g < graph.groupCount; g++) {
                int e = graph.edgeStart[g];
                if (graph.groupDimension[g] == rows && graph.edgeStart[g + 1] - e == 1) {
                    int a = TreeOrder.find(leader, graph.edgeBody[e]);
                    auxiliary[g] = pinned[a];
                    pinned[a] = true;
                }
            }
        }
        int groups = 0;
        int rowsLeft = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            auxiliary[g] |= graph.edgeStart[g + 1] - graph.edgeStart[g] > 2;
            if (auxiliary[g]) {
                groups++;
                rowsLeft += graph.groupDimension[g];
            }
        }
        auxiliaryGroups = groups;
        auxiliaryRows = rowsLeft;
    }
}

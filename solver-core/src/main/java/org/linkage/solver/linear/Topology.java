package org.linkage.solver.linear;

/**
 * What can be said about a system from its graph alone.
 *
 * <p>A closed loop is counted for every connection that joins what was connected before: of two bodies, of a group on k
 * bodies (k − 1 connections), and of a body with the world, which counts as one more (immovable) body. A tree has none.
 */
public final class Topology {
    /** Connected sets of bodies; the world connects nothing here. */
    public final int components;

    public final int loops;
    public final int coordinates;
    public final int rows;
    /** Groups and rows that a spanning forest leaves over. */
    public final int auxiliaryGroups;

    public final int auxiliaryRows;
    /** Nodes on the longest way from a leaf to its root in that forest. */
    public final int depth;

    public Topology(BlockGraph graph) {
        coordinates = graph.coordinates();
        rows = graph.rows();
        int[] leader = new int[graph.bodyCount + 1];
        for (int b = 0; b < leader.length; b++) {
            leader[b] = b;
        }
        int parts = graph.bodyCount;
        int closed = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g] + 1; e < graph.edgeStart[g + 1]; e++) {
                if (join(leader, graph.edgeBody[graph.edgeStart[g]], graph.edgeBody[e])) {
                    parts--;
                } else {
                    closed++;
                }
            }
        }
        for (int g = 0; g < graph.groupCount; g++) {
            if (graph.edgeStart[g + 1] - graph.edgeStart[g] == 1
                    && !join(leader, graph.edgeBody[graph.edgeStart[g]], graph.bodyCount)) {
                closed++;
            }
        }
        components = parts;
        loops = closed;
        SpanningForest forest = new SpanningForest(graph);
        auxiliaryGroups = forest.auxiliaryGroups;
        auxiliaryRows = forest.auxiliaryRows;
        TreeOrder order = new TreeOrder();
        order.build(graph, forest.auxiliary);
        depth = order.depth;
    }

    private static boolean join(int[] leader, int a, int b) {
        int la = TreeOrder.find(leader, a);
        int lb = TreeOrder.find(leader, b);
        leader[la] = lb;
        return la != lb;
    }

    /**
     * Degrees of freedom of a system that lost {@code rankLoss} rows to redundancy; without redundancy coordinates − rows, never
     * below 0. Compliant rows take no freedom: the caller subtracts them from the rows.
     */
    public int degreesOfFreedom(int rankLoss, int compliantRows) {
        return Math.max(0, coordinates - (rows - compliantRows - rankLoss));
    }
}

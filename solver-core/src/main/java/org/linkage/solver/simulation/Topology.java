package org.linkage.solver.simulation;

import org.linkage.solver.linear.BlockGraph;

/**
 * How bodies hang together: the number of separate parts and of independent loops.
 *
 * <p>Bodies and the fixed world are the vertices. A group of rows on k bodies ties k vertices together (one that acts on a
 * single body ties it to the world): k − 1 ties, each of which either joins two parts or closes a loop.
 */
public record Topology(int parts, int loops, int worldJoints) {
    public static Topology of(BlockGraph graph) {
        int[] parent = new int[graph.bodyCount + 1];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
        int loops = 0;
        int world = 0;
        int merges = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            int first = graph.edgeBody[graph.edgeStart[g]];
            int size = graph.edgeStart[g + 1] - graph.edgeStart[g];
            if (size == 1) {
                world++;
                if (union(parent, first, graph.bodyCount)) {
                    merges++;
                } else {
                    loops++;
                }
            }
            for (int e = graph.edgeStart[g] + 1; e < graph.edgeStart[g + 1]; e++) {
                if (union(parent, first, graph.edgeBody[e])) {
                    merges++;
                } else {
                    loops++;
                }
            }
        }
        // the world is a part of its own only where nothing is tied to it
        int parts = graph.bodyCount + 1 - merges - (world == 0 ? 1 : 0);
        return new Topology(parts, loops, world);
    }

    private static boolean union(int[] parent, int a, int b) {
        int rootA = root(parent, a);
        int rootB = root(parent, b);
        parent[rootA] = rootB;
        return rootA != rootB;
    }

    private static int root(int[] parent, int node) {
        int root = node;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }
}

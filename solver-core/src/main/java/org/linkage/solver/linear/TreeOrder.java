package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Baraff's perfect elimination order: nodes are bodies and groups, children come before parents.
 *
 * <p>Every component is walked depth first from its root; the reversed walk is the order. A group with the world is the
 * root of its component, because eliminated from the pinned end the next joint would meet a singular pivot. Otherwise
 * the root is the component's first body, unless a joint then hangs on a body with fewer coordinates than the joint has
 * rows; then the root moves to that body.
 */
final class TreeOrder {
    /** Number of nodes in the order. */
    int count;
    /** Node at each place: body b is b, group g is bodyCount + g. */
    int[] node = new int[0];
    /** Place of the parent, −1 for a root; always later. */
    int[] parent = new int[0];
    /** The graph's edge to the parent, −1 for a root. */
    int[] edge = new int[0];
    /** Length of the longest way from a leaf to its root, in nodes. */
    int depth;

    private int[] bodyStart = new int[0];
    private int[] bodyEdge = new int[0];
    private int[] groupOfEdge = new int[0];
    private int[] worldJoint = new int[0];
    private int[] place = new int[0];
    private int[] stack = new int[0];

    /** Why these groups (all of them if {@code skipped} is null) do not form a forest; null if they do. */
    static @Nullable String refusal(BlockGraph graph, boolean @Nullable [] skipped) {
        int[] leader = new int[graph.bodyCount];
        boolean[] pinned = new boolean[graph.bodyCount];
        for (int b = 0; b < leader.length; b++) {
            leader[b] = b;
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int e = graph.edgeStart[g];
            int bodies = graph.edgeStart[g + 1] - e;
            if (bodies != 2 || (skipped != null && skipped[g])) {
                continue;
            }
            int a = find(leader, graph.edgeBody[e]);
            int b = find(leader, graph.edgeBody[e + 1]);
            if (a == b) {
                return "the joints form a closed loop: group " + g + " joins bodies " + graph.edgeBody[e] + " and "
                        + graph.edgeBody[e + 1] + ", which other joints connect already";
            }
            leader[a] = b;
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int e = graph.edgeStart[g];
            int bodies = graph.edgeStart[g + 1] - e;
            if (skipped != null && skipped[g]) {
                continue;
            }
            if (bodies > 2) {
                return "group " + g + " acts on " + bodies + " bodies, a tree's joints act on one or two";
            }
            if (bodies == 1) {
                int a = find(leader, graph.edgeBody[e]);
                if (pinned[a]) {
                    return "body " + graph.edgeBody[e] + " is joined to the world by group " + g
                            + " although its component already is: a loop through the world";
                }
                pinned[a] = true;
            }
        }
        return null;
    }

    static int find(int[] leader, int i) {
        int root = i;
        while (leader[root] != root) {
            root = leader[root];
        }
        int at = i;
        while (leader[at] != root) {
            int next = leader[at];
            leader[at] = root;
            at = next;
        }
        return root;
    }

    /** Orders the forest of all groups that are not skipped. */
    void build(BlockGraph graph, boolean @Nullable [] skipped) {
        int total = graph.bodyCount + graph.groupCount;
        node = Buffers.atLeast(node, total);
        parent = Buffers.atLeast(parent, total);
        edge = Buffers.atLeast(edge, total);
        place = Buffers.atLeast(place, total);
        stack = Buffers.atLeast(stack, total);
        Arrays.fill(place, 0, total, -1);
        listEdges(graph, skipped);
        count = 0;
        for (int b = 0; b < graph.bodyCount; b++) {
            if (place[b] < 0) {
                walkFrom(graph, b);
            }
        }
        reverse();
        depth = 0;
        Arrays.fill(stack, 0, count, 1);
        for (int k = 0; k < count; k++) {
            depth = Math.max(depth, stack[k]);
            if (parent[k] >= 0) {
                stack[parent[k]] = Math.max(stack[parent[k]], stack[k] + 1);
            }
        }
    }

    private void listEdges(BlockGraph graph, boolean @Nullable [] skipped) {
        bodyStart = Buffers.atLeast(bodyStart, graph.bodyCount + 2);
        bodyEdge = Buffers.atLeast(bodyEdge, graph.edgeCount);
        groupOfEdge = Buffers.atLeast(groupOfEdge, graph.edgeCount);
        worldJoint = Buffers.atLeast(worldJoint, graph.bodyCount);
        Arrays.fill(bodyStart, 0, graph.bodyCount + 2, 0);
        Arrays.fill(worldJoint, 0, graph.bodyCount, -1);
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                groupOfEdge[e] = g;
                if (skipped == null || !skipped[g]) {
                    bodyStart[graph.edgeBody[e] + 2]++;
                    if (graph.edgeStart[g + 1] - graph.edgeStart[g] == 1) {
                        worldJoint[graph.edgeBody[e]] = g;
                    }
                }
            }
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            bodyStart[b + 2] += bodyStart[b + 1];
        }
        for (int e = 0; e < graph.edgeCount; e++) {
            if (skipped == null || !skipped[groupOfEdge[e]]) {
                bodyEdge[bodyStart[graph.edgeBody[e] + 1]++] = e;
            }
        }
    }

    /** Walks the component of body b, first to learn its root, then from that root. */
    private void walkFrom(BlockGraph graph, int b) {
        int start = count;
        walk(graph, b, -1);
        int root = b;
        int world = -1;
        for (int k = start; k < count; k++) {
            int n = node[k];
            if (n < graph.bodyCount) {
                world = worldJoint[n] >= 0 ? worldJoint[n] : world;
                int up = parent[k];
                if (up >= 0 && graph.bodyDimension[n] < graph.groupDimension[node[up] - graph.bodyCount]) {
                    root = n;
                }
            }
        }
        if (world >= 0) {
            restart(start);
            walk(graph, graph.edgeBody[graph.edgeStart[world]], world);
        } else if (root != b) {
            restart(start);
            walk(graph, root, -1);
        }
    }

    private void restart(int start) {
        for (int k = start; k < count; k++) {
            place[node[k]] = -1;
        }
        count = start;
    }

    /** Appends a component root first; a world joint comes before its body. Parents are places in the walk. */
    private void walk(BlockGraph graph, int body, int world) {
        int top = 0;
        if (world >= 0) {
            append(graph.bodyCount + world, -1, -1);
            append(body, count - 1, graph.edgeStart[world]);
        } else {
            append(body, -1, -1);
        }
        stack[top++] = body;
        while (top > 0) {
            int n = stack[--top];
            if (place[n] < 0) {
                append(n, parentOf(graph, n), edgeOf(graph, n));
            }
            if (n < graph.bodyCount) {
                for (int k = bodyStart[n + 1] - 1; k >= bodyStart[n]; k--) {
                    int g = graph.bodyCount + groupOfEdge[bodyEdge[k]];
                    if (place[g] < 0) {
                        stack[top++] = g;
                    }
                }
            } else {
                int g = n - graph.bodyCount;
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    if (place[graph.edgeBody[e]] < 0) {
                        stack[top++] = graph.edgeBody[e];
                    }
                }
            }
        }
    }

    private void append(int n, int up, int e) {
        node[count] = n;
        parent[count] = up;
        edge[count] = e;
        place[n] = count++;
    }

    private void reverse() {
        for (int i = 0, j = count - 1; i < j; i++, j--) {
            int n = node[i];
            node[i] = node[j];
            node[j] = n;
            int p = parent[i];
            parent[i] = parent[j];
            parent[j] = p;
            int e = edge[i];
            edge[i] = edge[j];
            edge[j] = e;
        }
        for (int i = 0; i < count; i++) {
            parent[i] = parent[i] < 0 ? -1 : count - 1 - parent[i];
        }
    }

    /** The place of the one neighbour of n that is in the walk already. */
    private int parentOf(BlockGraph graph, int n) {
        return place[neighbourIn(graph, edgeOf(graph, n), n)];
    }

    private int neighbourIn(BlockGraph graph, int e, int n) {
        return n < graph.bodyCount ? graph.bodyCount + groupOfEdge[e] : graph.edgeBody[e];
    }

    private int edgeOf(BlockGraph graph, int n) {
        if (n < graph.bodyCount) {
            for (int k = bodyStart[n]; k < bodyStart[n + 1]; k++) {
                if (place[graph.bodyCount + groupOfEdge[bodyEdge[k]]] >= 0) {
                    return bodyEdge[k];
                }
            }
        } else {
            int g = n - graph.bodyCount;
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                if (place[graph.edgeBody[e]] >= 0) {
                    return e;
                }
            }
        }
        throw new IllegalStateException("a tree's node must have a neighbour nearer to the root.");
    }
}

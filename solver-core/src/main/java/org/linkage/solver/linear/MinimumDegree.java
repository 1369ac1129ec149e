package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * The order in which a KKT system with loops is eliminated: minimum degree on the block graph, with two rules about when a
 * group of constraint rows may go.
 *
 * <p>A group's diagonal block is zero at first; eliminated too early its pivot is only the regularisation and all accuracy is
 * lost. A group may go when
 *
 * <ul>
 *   <li>(a) all its bodies have gone, or
 *   <li>(b) a connected set of eliminated nodes without any joint to the world is tied to the rest by this group alone (the
 *       tree rule: what hangs on it can move freely).
 * </ul>
 *
 * Then every pivot is one that J A⁻¹Jᵀ itself would meet, or that of a free subtree, and trees keep zero fill. A group marked
 * {@code late} may only go by rule (a).
 *
 * <p>The method is the quotient graph: an eliminated connected set is one <em>element</em>, remembered by the list of nodes
 * around it. Eliminating node p merges all elements around it into one; its list is at the same time p's row of the factor.
 * The degree of a node (the sum of the dimensions of its neighbours) is kept as an upper bound that never counts an
 * element twice beyond its overlap with the newest one. Nodes with one neighbour left cause no fill and go first; otherwise
 * the smallest degree, and among equals the one touched last, so that neighbours in the order are neighbours in memory.
 */
final class MinimumDegree {
    /** Elimination order: body b is b, group g is bodyCount + g. */
    int[] order = new int[0];
    /** Later neighbours of node n, in no particular order: {@code later[start[n] … start[n] + length[n] − 1]}. */
    int[] later = new int[64];

    int[] start = new int[0];
    int[] length = new int[0];
    /** Sum of all lengths. */
    int laterCount;

    private int nodes;
    private int bodies;
    private int[] dimension = new int[0];
    // around each node: first elements, then nodes it still touches directly
    private int[] around = new int[0];
    private int[] aroundStart = new int[0];
    private int[] elementCount = new int[0];
    private int[] aroundCount = new int[0];
    private int[] elementWeight = new int[0];
    private int[] degree = new int[0];
    private int[] neighbours = new int[0];
    private int[] bodiesLeft = new int[0];
    private boolean[] world = new boolean[0];
    private boolean[] eligible = new boolean[0];
    /** 0: still there; 1: eliminated, an element; 2: an element merged into another. */
    private byte[] state = new byte[0];

    private int[] mark = new int[0];
    private int[] overlap = new int[0];
    private int stamp;
    // buckets of eligible nodes by key, doubly linked
    private int[] head = new int[0];
    private int[] next = new int[0];
    private int[] previous = new int[0];
    private int[] key = new int[0];
    private int lowest;
    private int weightLeft;
    private int totalWeight;
    private int base;

    /** Finds order and pattern. */
    void run(BlockGraph graph, boolean[] late) {
        prepare(graph);
        for (int k = 0; k < nodes; k++) {
            int p = take();
            order[k] = p;
            eliminate(graph, p, late);
        }
    }

    private void prepare(BlockGraph graph) {
        bodies = graph.bodyCount;
        nodes = bodies + graph.groupCount;
        allocate(graph);
        int links = 0;
        weightLeft = 0;
        Arrays.fill(aroundCount, 0, nodes, 0);
        for (int b = 0; b < bodies; b++) {
            dimension[b] = graph.bodyDimension[b];
        }
        for (int g = 0; g < graph.groupCount; g++) {
            int count = graph.edgeStart[g + 1] - graph.edgeStart[g];
            dimension[bodies + g] = graph.groupDimension[g];
            aroundCount[bodies + g] = count;
            bodiesLeft[bodies + g] = count;
        }
        for (int e = 0; e < graph.edgeCount; e++) {
            aroundCount[graph.edgeBody[e]]++;
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            aroundCount[graph.couplingA[c]]++;
            aroundCount[graph.couplingB[c]]++;
        }
        for (int n = 0; n < nodes; n++) {
            aroundStart[n] = links;
            links += aroundCount[n];
            aroundCount[n] = 0;
            elementCount[n] = 0;
            degree[n] = 0;
            neighbours[n] = 0;
            state[n] = 0;
            eligible[n] = n < bodies;
            world[n] = n >= bodies && bodiesLeft[n] == 1;
            mark[n] = 0;
            overlap[n] = 0;
            key[n] = -1;
            weightLeft += dimension[n];
        }
        totalWeight = weightLeft;
        stamp = 0;
        base = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                connect(bodies + g, graph.edgeBody[e]);
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            connect(graph.couplingA[c], graph.couplingB[c]);
        }
        laterCount = 0;
        head = Buffers.atLeast(head, weightLeft + 1);
        Arrays.fill(head, 0, weightLeft + 1, -1);
        lowest = 0;
        for (int b = bodies - 1; b >= 0; b--) {
            insert(b);
        }
    }

    private void allocate(BlockGraph graph) {
        around = Buffers.atLeast(around, 2 * graph.edgeCount + 2 * graph.couplingCount);
        if (order.length >= nodes) {
            return;
        }
        int size = Math.max(nodes, 2 * order.length);
        order = new int[size];
        start = new int[size];
        length = new int[size];
        dimension = new int[size];
        aroundStart = new int[size];
        elementCount = new int[size];
        aroundCount = new int[size];
        elementWeight = new int[size];
        degree = new int[size];
        neighbours = new int[size];
        bodiesLeft = new int[size];
        world = new boolean[size];
        eligible = new boolean[size];
        state = new byte[size];
        mark = new int[size];
        overlap = new int[size];
        next = new int[size];
        previous = new int[size];
        key = new int[size];
    }

    private void connect(int a, int b) {
        around[aroundStart[a] + aroundCount[a]++] = b;
        around[aroundStart[b] + aroundCount[b]++] = a;
        degree[a] += dimension[b];
        degree[b] += dimension[a];
        neighbours[a]++;
        neighbours[b]++;
    }

    private void eliminate(BlockGraph graph, int p, boolean[] late) {
        state[p] = 1;
        weightLeft -= dimension[p];
        int weight = gather(p);
        int from = start[p];
        int count = length[p];
        if (p < bodies) {
            // later holds every group of p that is still there
            for (int k = from; k < from + count; k++) {
                int c = later[k];
                if (c >= bodies && touches(graph, c - bodies, p) && --bodiesLeft[c] == 0) {
                    eligible[c] = true;
                }
            }
        }
        if (count == 1) {
            settleSingle(p, later[from], late);
        } else if (count > 1) {
            settle(p, from, count, weight);
        }
    }

    private static boolean touches(BlockGraph graph, int group, int body) {
        for (int e = graph.edgeStart[group]; e < graph.edgeStart[group + 1]; e++) {
            if (graph.edgeBody[e] == body) {
                return true;
            }
        }
        return false;
    }

    /** Writes the list of nodes around p and its elements; merges those elements into p. Returns the list's weight. */
    private int gather(int p) {
        stamp++;
        mark[p] = stamp;
        start[p] = laterCount;
        int weight = 0;
        int first = aroundStart[p];
        for (int k = first; k < first + elementCount[p]; k++) {
            int e = around[k];
            if (state[e] != 1) {
                continue;
            }
            state[e] = 2;
            world[p] |= world[e];
            later = Buffers.grown(later, laterCount + length[e]);
            for (int t = start[e]; t < start[e] + length[e]; t++) {
                weight += add(later[t]);
            }
        }
        later = Buffers.grown(later, laterCount + aroundCount[p]);
        for (int k = first + elementCount[p]; k < first + aroundCount[p]; k++) {
            if (state[around[k]] == 0) {
                weight += add(around[k]);
            }
        }
        length[p] = laterCount - start[p];
        elementWeight[p] = weight;
        return weight;
    }

    private int add(int n) {
        if (mark[n] == stamp || state[n] != 0) {
            return 0;
        }
        mark[n] = stamp;
        later[laterCount++] = n;
        return dimension[n];
    }

    /** p hangs on node i alone: no fill, and i simply has one neighbour less. */
    private void settleSingle(int p, int i, boolean[] late) {
        world[i] |= world[p];
        state[p] = 2;
        degree[i] = Math.max(0, degree[i] - dimension[p]);
        neighbours[i]--;
        if (i >= bodies && !world[p] && !late[i - bodies]) {
            eligible[i] = true;
        }
        update(i);
    }

    private void settle(int p, int from, int count, int weight) {
        // overlap[e] − base = weight of e's nodes outside p's list
        int base = nextBase();
        for (int k = from; k < from + count; k++) {
            int i = later[k];
            int first = aroundStart[i];
            for (int t = first; t < first + elementCount[i]; t++) {
                int e = around[t];
                if (state[e] == 1) {
                    if (overlap[e] < base) {
                        overlap[e] = base + elementWeight[e];
                    }
                    overlap[e] -= dimension[i];
                }
            }
        }
        for (int k = from; k < from + count; k++) {
            compress(p, later[k], base, weight, count);
        }
    }

    private int nextBase() {
        base += totalWeight + 1;
        if (base > 1 << 29) {
            Arrays.fill(overlap, 0, nodes, 0);
            base = totalWeight + 1;
        }
        return base;
    }

    /** Node i gets p as an element instead of all that p's list covers; its degree is bounded anew. */
    private void compress(int p, int i, int base, int weight, int count) {
        int first = aroundStart[i];
        int end = first + aroundCount[i];
        int elements = first + elementCount[i];
        int write = first;
        int bound = weight - dimension[i];
        int others = count - 1;
        for (int t = first; t < elements; t++) {
            int e = around[t];
            if (state[e] != 1) {
                continue;
            }
            int outside = overlap[e] - base;
            if (outside == 0) {
                // all of e's nodes are around p as well
                state[e] = 2;
                world[p] |= world[e];
                continue;
            }
            if (outside > 0) {
                bound += outside;
                others += length[e] - 1;
                around[write++] = e;
            }
        }
        int elementEnd = write;
        int read = elements;
        // p itself takes one slot; at least one entry of the old list has gone, so at most one entry has to step aside
        write = elementEnd + 1;
        int held = -1;
        for (; read < end; read++) {
            int n = around[read];
            if (state[n] != 0 || mark[n] == stamp) {
                continue;
            }
            bound += dimension[n];
            others++;
            if (write <= read) {
                around[write++] = n;
            } else {
                held = n;
            }
        }
        if (held >= 0) {
            around[write++] = held;
        }
        around[elementEnd] = p;
        elementCount[i] = elementEnd + 1 - first;
        aroundCount[i] = write - first;
        degree[i] = Math.min(Math.min(bound, degree[i] + weight - dimension[i]), weightLeft - dimension[i]);
        neighbours[i] = others;
        update(i);
    }

    private void update(int i) {
        if (!eligible[i]) {
            return;
        }
        if (key[i] >= 0) {
            remove(i);
        }
        insert(i);
    }

    private void insert(int i) {
        int k = neighbours[i] <= 1 ? 0 : degree[i];
        key[i] = k;
        previous[i] = -1;
        next[i] = head[k];
        if (head[k] >= 0) {
            previous[head[k]] = i;
        }
        head[k] = i;
        lowest = Math.min(lowest, k);
    }

    private void remove(int i) {
        if (previous[i] >= 0) {
            next[previous[i]] = next[i];
        } else {
            head[key[i]] = next[i];
        }
        if (next[i] >= 0) {
            previous[next[i]] = previous[i];
        }
        key[i] = -1;
    }

    private int take() {
        while (head[lowest] < 0) {
            lowest++;
        }
        int p = head[lowest];
        remove(p);
        return p;
    }
}

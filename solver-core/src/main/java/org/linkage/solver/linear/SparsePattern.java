package org.linkage.solver.linear;

/**
 * Where everything lies: the fixed pattern of a block LDLᵀ with fill, made once per topology.
 *
 * <p>Nodes are numbered by their place k in the elimination order. Node k owns its diagonal block D (d × d) and a panel U (d ×
 * width) of the blocks to all its later neighbours side by side, both in one {@code double[]}. Eliminating k changes, for
 * every pair a ≤ b of its neighbours, the block (a, b) by −U_aᵀ D⁻¹ U_b. Where those blocks lie is worked out here: for each
 * neighbour a, the columns of U beyond a go to a's panel, in a few contiguous <em>segments</em>.
 */
final class SparsePattern {
    final MinimumDegree ordering = new MinimumDegree();
    final PinMesh mesh = new PinMesh();
    int nodes;
    /** Body b is b, group g is bodyCount + g. */
    int[] node = new int[0];

    int[] place = new int[0];
    int[] dimension = new int[0];
    /** Offset in the permuted vector z; the last entry is its length. */
    int[] vector = new int[0];

    /** Where each coordinate and each row stands in z. */
    int[] coordinate = new int[0];

    int[] row = new int[0];
    int[] diagonal = new int[0];
    int[] panel = new int[0];
    int[] width = new int[0];
    /** Neighbours of k: {@code neighbour[first[k] … first[k + 1] − 1]}, ascending, each with its column in the panel. */
    int[] first = new int[0];

    int[] neighbour = new int[0];
    int[] column = new int[0];
    /** Segments of neighbour entry t: {@code segment[t] … segmentEnd[t] − 1}, one after the other from the column after t on. */
    int[] segment = new int[0];

    int[] segmentEnd = new int[0];
    int[] segmentTarget = new int[64];
    int[] segmentLength = new int[64];
    /** The panel's columns as runs of contiguous entries of z: {@code run[k] … run[k + 1] − 1}. */
    int[] run = new int[0];

    int[] runVector = new int[0];
    int[] runLength = new int[0];
    /** For each edge, then each coupling: where its block goes, with which stride, and whether transposed. */
    int[] target = new int[0];

    int[] stride = new int[0];
    boolean[] transposed = new boolean[0];
    /** Total length of the block array, widest panel in numbers, and whether any block was not there before. */
    int blockLength;

    int widest;
    boolean fill;
    long flops;

    private int[] reverseStart = new int[0];
    private int[] reverse = new int[0];

    void build(BlockGraph graph, boolean[] late) {
        ordering.run(graph, late);
        nodes = graph.bodyCount + graph.groupCount;
        allocate(graph);
        for (int k = 0; k < nodes; k++) {
            node[k] = ordering.order[k];
            place[node[k]] = k;
        }
        sortNeighbours();
        layOut(graph);
        findSegments();
        mapBlocks(graph);
        mesh.build(this, graph.bodyCount);
        fill = ordering.laterCount > graph.edgeCount + graph.couplingCount;
    }

    private void allocate(BlockGraph graph) {
        int entries = ordering.laterCount;
        if (place.length < nodes) {
            int size = Math.max(nodes, 2 * place.length);
            node = new int[size];
            place = new int[size];
            dimension = new int[size];
            diagonal = new int[size];
            panel = new int[size];
            width = new int[size];
            vector = new int[size + 1];
            first = new int[size + 1];
            run = new int[size + 1];
            reverseStart = new int[size + 2];
        }
        coordinate = Buffers.atLeast(coordinate, graph.coordinates());
        row = Buffers.atLeast(row, graph.rows());
        neighbour = Buffers.atLeast(neighbour, entries);
        column = Buffers.atLeast(column, entries);
        reverse = Buffers.atLeast(reverse, entries);
        segment = Buffers.atLeast(segment, entries);
        segmentEnd = Buffers.atLeast(segmentEnd, entries);
        runVector = Buffers.atLeast(runVector, entries);
        runLength = Buffers.atLeast(runLength, entries);
        int blocks = graph.edgeCount + graph.couplingCount;
        target = Buffers.atLeast(target, blocks);
        stride = Buffers.atLeast(stride, blocks);
        transposed = Buffers.atLeast(transposed, blocks);
    }

    /** Two transpositions sort all lists in linear time. */
    private void sortNeighbours() {
        java.util.Arrays.fill(reverseStart, 0, nodes + 2, 0);
        first[0] = 0;
        for (int k = 0; k < nodes; k++) {
            int n = node[k];
            int from = ordering.start[n];
            int count = ordering.length[n];
            first[k + 1] = first[k] + count;
            for (int t = from; t < from + count; t++) {
                reverseStart[place[ordering.later[t]] + 2]++;
            }
        }
        for (int k = 0; k < nodes; k++) {
            reverseStart[k + 2] += reverseStart[k + 1];
        }
        for (int k = 0; k < nodes; k++) {
            int n = node[k];
            int from = ordering.start[n];
            for (int t = from; t < from + ordering.length[n]; t++) {
                reverse[reverseStart[place[ordering.later[t]] + 1]++] = k;
            }
        }
        // run serves as the write position of each list
        System.arraycopy(first, 0, run, 0, nodes);
        for (int a = 0; a < nodes; a++) {
            for (int t = reverseStart[a]; t < reverseStart[a + 1]; t++) {
                neighbour[run[reverse[t]]++] = a;
            }
        }
    }

    private void layOut(BlockGraph graph) {
        int length = 0;
        int z = 0;
        for (int k = 0; k < nodes; k++) {
            int n = node[k];
            dimension[k] = n < graph.bodyCount ? graph.bodyDimension[n] : graph.groupDimension[n - graph.bodyCount];
            vector[k] = z;
            boolean isBody = n < graph.bodyCount;
            int[] entries = isBody ? coordinate : row;
            int at = isBody ? graph.bodyOffset[n] : graph.rowOffset[n - graph.bodyCount];
            for (int r = 0; r < dimension[k]; r++) {
                entries[at + r] = z + r;
            }
            z += dimension[k];
        }
        vector[nodes] = z;
        widest = 0;
        flops = 0;
        int runs = 0;
        for (int k = 0; k < nodes; k++) {
            int d = dimension[k];
            int w = 0;
            run[k] = runs;
            for (int t = first[k]; t < first[k + 1]; t++) {
                int a = neighbour[t];
                column[t] = w;
                w += dimension[a];
                if (runs > run[k] && runVector[runs - 1] + runLength[runs - 1] == vector[a]) {
                    runLength[runs - 1] += dimension[a];
                } else {
                    runVector[runs] = vector[a];
                    runLength[runs++] = dimension[a];
                }
            }
            width[k] = w;
            diagonal[k] = length;
            panel[k] = length + d * d;
            length += d * d + d * w;
            widest = Math.max(widest, Math.max(d * w, d));
            flops += (long) d * w * (w + d) + (long) d * d * d / 3;
        }
        run[nodes] = runs;
        blockLength = length;
    }

    /**
     * Parents before children: where a node's neighbours beyond its parent are all of the parent's neighbours, which is the
     * rule in dense corners, the parent's segments serve the child as well.
     */
    private void findSegments() {
        int count = 0;
        for (int k = nodes - 1; k >= 0; k--) {
            int from = first[k];
            int last = first[k + 1];
            if (last - from < 2) {
                if (last > from) {
                    segment[from] = 0;
                    segmentEnd[from] = 0;
                }
                continue;
            }
            int parent = neighbour[from];
            int shared = first[parent + 1] - first[parent] == last - from - 1 ? first[parent] - from - 1 : -1;
            for (int t = from; t < last; t++) {
                if (shared >= 0 && t > from) {
                    segment[t] = segment[t + shared];
                    segmentEnd[t] = segmentEnd[t + shared];
                } else {
                    segment[t] = count;
                    count = segmentsOf(t, last, count);
                    segmentEnd[t] = count;
                }
            }
        }
    }

    /** Where the columns of the neighbours after entry t lie in the panel of t's neighbour. */
    private int segmentsOf(int t, int last, int start) {
        int a = neighbour[t];
        int s = first[a];
        int count = start;
        for (int u = t + 1; u < last; u++) {
            int b = neighbour[u];
            while (neighbour[s] != b) {
                s++;
            }
            int to = panel[a] + column[s];
            if (count > start && segmentTarget[count - 1] + segmentLength[count - 1] == to) {
                segmentLength[count - 1] += dimension[b];
            } else {
                segmentTarget = Buffers.grown(segmentTarget, count + 1);
                segmentLength = Buffers.grown(segmentLength, count + 1);
                segmentTarget[count] = to;
                segmentLength[count++] = dimension[b];
            }
        }
        return count;
    }

    private void mapBlocks(BlockGraph graph) {
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                mapBlock(e, place[graph.bodyCount + g], place[graph.edgeBody[e]]);
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            mapBlock(graph.edgeCount + c, place[graph.couplingA[c]], place[graph.couplingB[c]]);
        }
    }

    /** Block number e, rows of node i and columns of node j, lies in the panel of the earlier one. */
    private void mapBlock(int e, int i, int j) {
        int earlier = Math.min(i, j);
        int entry = entry(earlier, Math.max(i, j));
        target[e] = panel[earlier] + column[entry];
        stride[e] = width[earlier];
        transposed[e] = earlier == j;
    }

    /** The place of {@code later} in the list of node k's neighbours. */
    int entry(int k, int later) {
        int low = first[k];
        int high = first[k + 1] - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (neighbour[middle] < later) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

package org.linkage.solver.assembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;

/**
 * Where each constraint's (or compliant spring's) rows and Jacobian blocks stand in a KKT system.
 *
 * <p>Items that act on the same set of bodies share one group, so that a motor beside its pin, or a spring beside its
 * joint, is no loop. Items come in the order in which they were added; rows of a group are consecutive.
 */
public final class RowLayout {
    private final BlockGraph graph;
    private final int[] rowAt;
    private final int[][] jacobianAt;

    private RowLayout(BlockGraph graph, int[] rowAt, int[][] jacobianAt) {
        this.graph = graph;
        this.rowAt = rowAt;
        this.jacobianAt = jacobianAt;
    }

    public BlockGraph graph() {
        return graph;
    }

    /** Where the rows of an item start in λ. */
    public int rowAt(int item) {
        return rowAt[item];
    }

    /** Where the blocks of an item start in {@code KktSystem.jacobian}, one a body in the item's own order. */
    public int[] jacobianAt(int item) {
        return jacobianAt[item];
    }

    /** The edge whose block of two rows on three coordinates starts here; negative if the block is part of a larger one. */
    static int edgeOf(BlockGraph graph, int block) {
        int edge = Arrays.binarySearch(graph.edgeOffset, block);
        int next = edge + 1 < graph.edgeCount ? graph.edgeOffset[edge + 1] : graph.jacobianLength;
        return edge >= 0 && next - block == 6 ? edge : -1;
    }

    /** Collects items. */
    public static final class Builder {
        private final Mechanism mechanism;
        private final List<Integer> rows = new ArrayList<>();
        private final List<int[]> bodies = new ArrayList<>();

        public Builder(Mechanism mechanism) {
            this.mechanism = mechanism;
        }

        /** Adds an item and returns its number. */
        public int add(int itemRows, Body... itemBodies) {
            int[] indices = new int[itemBodies.length];
            for (int k = 0; k < indices.length; k++) {
                indices[k] = itemBodies[k].index();
            }
            rows.add(itemRows);
            bodies.add(indices);
            return rows.size() - 1;
        }

        public RowLayout build() {
            return build(new int[0][]);
        }

        /** As above, with blocks of A between the given pairs of bodies. */
        public RowLayout build(int[][] couplings) {
            int items = rows.size();
            Map<List<Integer>, Integer> groupOfSet = new LinkedHashMap<>();
            int[] groupOf = new int[items];
            List<int[]> groupBodies = new ArrayList<>();
            int[] groupRows = new int[items];
            for (int i = 0; i < items; i++) {
                int[] sorted = bodies.get(i).clone();
                Arrays.sort(sorted);
                List<Integer> key = new ArrayList<>(sorted.length);
                for (int body : sorted) {
                    key.add(body);
                }
                Integer group = groupOfSet.get(key);
                if (group == null) {
                    group = groupBodies.size();
                    groupOfSet.put(key, group);
                    groupBodies.add(bodies.get(i));
                }
                groupOf[i] = group;
                groupRows[group] += rows.get(i);
            }
            int groups = groupBodies.size();
            int[] dimensions = new int[mechanism.bodyCount()];
            for (int b = 0; b < dimensions.length; b++) {
                dimensions[b] = mechanism.body(b).dimension();
            }
            BlockGraph graph = new BlockGraph(
                    dimensions, Arrays.copyOf(groupRows, groups), groupBodies.toArray(new int[0][]), couplings);
            return new RowLayout(graph, placeRows(graph, groupOf), new int[items][]).placeBlocks(groupOf, bodies);
        }

        private int[] placeRows(BlockGraph graph, int[] groupOf) {
            int[] used = new int[graph.groupCount];
            int[] at = new int[groupOf.length];
            for (int i = 0; i < groupOf.length; i++) {
                at[i] = graph.rowOffset[groupOf[i]] + used[groupOf[i]];
                used[groupOf[i]] += rows.get(i);
            }
            return at;
        }
    }

    private RowLayout placeBlocks(int[] groupOf, List<int[]> bodies) {
        for (int i = 0; i < groupOf.length; i++) {
            int group = groupOf[i];
            int rowInGroup = rowAt[i] - graph.rowOffset[group];
            int[] at = new int[bodies.get(i).length];
            for (int k = 0; k < at.length; k++) {
                for (int e = graph.edgeStart[group]; e < graph.edgeStart[group + 1]; e++) {
                    if (graph.edgeBody[e] == bodies.get(i)[k]) {
                        at[k] = graph.edgeOffset[e] + rowInGroup * graph.bodyDimension[graph.edgeBody[e]];
                    }
                }
            }
            jacobianAt[i] = at;
        }
        return this;
    }
}

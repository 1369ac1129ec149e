package org.linkage.solver.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Elimination orders, fill, and what the graph alone tells. */
public class OrderTest {
    /** Baraff's figure 2: bodies 1 … 6, constraints 7 … 11 (here from 0). */
    private static BlockGraph figure2() {
        return new BlockGraph(new int[] {3, 3, 3, 3, 3, 3}, new int[] {2, 2, 2, 2, 2}, new int[][] {
            {0, 1}, {1, 2}, {1, 3}, {0, 4}, {4, 5}
        });
    }

    @Test
    public void thePapersOrderOfFigure2HasNoFillAndTheNaturalOneHas() {
        // rows of the reordered matrix: 3 8 4 9 2 7 1 10 5 6 11
        int[] order = {2, 7, 3, 8, 1, 6, 0, 9, 4, 5, 10};
        assertEquals(0, FactorPattern.of(figure2(), order).fillBlocks());
        // bodies first: the joints of body 1 (7, 10), of body 2 (7, 8, 9) and of body 5 (10, 11) meet; then 7 makes 8
        // and 9
        // meet 10
        int[] natural = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        FactorPattern bodiesFirst = FactorPattern.of(figure2(), natural);
        assertEquals(7, bodiesFirst.fillBlocks());
        assertEquals(5, bodiesFirst.schur.length / 2);
    }

    @Test
    public void theTreeSolversOrderOfFigure2IsPerfect() {
        TreeSolver solver = new TreeSolver();
        solver.analyze(figure2());
        FactorPattern pattern = FactorPattern.of(solver, figure2());
        assertEquals(0, pattern.fillBlocks());
        int[] laterNeighbours = new int[11];
        for (int k = 0; k < pattern.matrix.length; k += 2) {
            laterNeighbours[Math.min(pattern.place[pattern.matrix[k]], pattern.place[pattern.matrix[k + 1]])]++;
        }
        for (int k = 0; k < 10; k++) {
            assertEquals("each node but the root has one parent", 1, laterNeighbours[k]);
        }
        assertTrue("leaves are bodies", pattern.order[0] < 6);
    }

    @Test
    public void treesHaveNoFill() {
        for (long seed = 0; seed < 200; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.mostRows = 4;
            BlockGraph graph = random.forest(30, 1 + random.random.nextInt(3)).graph;
            TreeSolver tree = new TreeSolver();
            tree.analyze(graph);
            assertEquals("tree, seed " + seed, 0, FactorPattern.of(tree, graph).fillBlocks());
            SparseSolver sparse = new SparseSolver();
            sparse.analyze(graph);
            FactorPattern pattern = FactorPattern.of(sparse, graph);
            assertEquals("sparse, seed " + seed, 0, pattern.fillBlocks());
            assertEquals(pattern.matrixEntries, pattern.factorEntries);
        }
    }

    @Test
    public void groupsGoAfterTheirBodiesOrByTheTreeRule() {
        for (long seed = 0; seed < 200; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.extraGroups = random.random.nextInt(12);
            random.manyBodies = true;
            BlockGraph graph = random.forest(25, 2).graph;
            SparseSolver sparse = new SparseSolver();
            sparse.analyze(graph);
            int[] order = sparse.eliminationOrder();
            boolean[] gone = new boolean[order.length];
            for (int n : order) {
                if (n >= graph.bodyCount) {
                    assertTrue("seed " + seed + " group " + (n - graph.bodyCount), mayGo(graph, gone, n));
                }
                gone[n] = true;
            }
        }
    }

    /** The two rules, checked the slow way. */
    private static boolean mayGo(BlockGraph graph, boolean[] gone, int n) {
        int g = n - graph.bodyCount;
        boolean all = true;
        for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
            all &= gone[graph.edgeBody[e]];
        }
        if (all) {
            return true;
        }
        for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
            if (gone[graph.edgeBody[e]] && freeAndTiedBy(graph, gone, graph.edgeBody[e], n)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the eliminated set around body b has no world joint and no neighbour left but node n. */
    private static boolean freeAndTiedBy(BlockGraph graph, boolean[] gone, int b, int n) {
        boolean[] in = new boolean[gone.length];
        in[b] = true;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int g = 0; g < graph.groupCount; g++) {
                int node = graph.bodyCount + g;
                boolean touches = false;
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    touches |= in[graph.edgeBody[e]];
                }
                if (!touches) {
                    continue;
                }
                if (!gone[node]) {
                    if (node != n) {
                        return false;
                    }
                    continue;
                }
                if (graph.edgeStart[g + 1] - graph.edgeStart[g] == 1) {
                    return false;
                }
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    int body = graph.edgeBody[e];
                    if (!gone[body]) {
                        return false;
                    }
                    changed |= !in[body];
                    in[body] = true;
                }
            }
        }
        return true;
    }

    @Test
    public void sparsePatternAgreesWithThePlainSymbolicElimination() {
        for (long seed = 0; seed < 100; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.extraGroups = random.random.nextInt(20);
            random.manyBodies = true;
            BlockGraph graph = random.forest(40, 1).graph;
            SparseSolver sparse = new SparseSolver();
            sparse.analyze(graph);
            FactorPattern pattern = FactorPattern.of(sparse, graph);
            assertEquals(
                    "seed " + seed,
                    pattern.matrix.length / 2 + pattern.fillBlocks(),
                    sparse.pattern().first[sparse.pattern().nodes]);
        }
    }

    @Test
    public void fillOfLaddersGrowsLinearly() {
        SparseSolver small = new SparseSolver();
        small.analyze(Plane.ladder(30).build().graph);
        SparseSolver large = new SparseSolver();
        large.analyze(Plane.ladder(3000).build().graph);
        assertTrue(large.flops() / (double) small.flops() < 100 * 1.05);
    }

    @Test
    public void topologyCountsLoopsAndComponents() {
        assertEquals(0, new Topology(Plane.chain(10, 0.1, false).build().graph).loops);
        Topology ring = new Topology(Plane.chain(10, 0.1, true).build().graph);
        assertEquals(1, ring.loops);
        assertEquals(1, ring.components);
        assertEquals(1, ring.auxiliaryGroups);
        assertEquals(2, ring.auxiliaryRows);
        Topology bars = new Topology(Plane.fourBars(7, 1).build().graph);
        assertEquals(7, bars.loops);
        assertEquals(1, bars.degreesOfFreedom(0, 0));
        assertEquals(8, new Topology(Plane.fourBars(7, 0).build().graph).degreesOfFreedom(7, 0));
        Topology apart = new Topology(new BlockGraph(new int[] {3, 3, 3}, new int[] {2}, new int[][] {{0, 2}}));
        assertEquals(2, apart.components);
        assertEquals(7, apart.degreesOfFreedom(0, 0));
        assertEquals(
                1,
                new Topology(new BlockGraph(new int[] {1, 1, 1}, new int[] {1, 1}, new int[][] {{0, 1, 2}, {0, 2}}))
                        .loops);
    }

    @Test
    public void refusalsNameTheReason() {
        BlockGraph loop = Plane.fourBars(1, 1).build().graph;
        assertTrue(
                new TreeSolver().refusal(loop), new TreeSolver().refusal(loop).contains("loop"));
        BlockGraph world = Plane.chain(3, 0.1, true).build().graph;
        assertTrue(new TreeSolver().refusal(world).contains("loop through the world"));
        BlockGraph three = new BlockGraph(new int[] {3, 3, 3}, new int[] {1}, new int[][] {{0, 1, 2}});
        assertTrue(new TreeSolver().refusal(three).contains("acts on 3 bodies"));
        assertTrue(new GrandparentSolver().refusal(three).contains("acts on 3 bodies"));
        BlockGraph far = new BlockGraph(
                new int[] {3, 3, 3}, new int[] {2, 2}, new int[][] {{0, 1}, {1, 2}}, new int[][] {{0, 2}});
        assertTrue(new GrandparentSolver().refusal(far).contains("which no joint connects"));
        assertTrue(new TreeSolver().refusal(far).contains("compliant row"));
        assertNull(new SparseSolver().refusal(far));
        BlockGraph many = Plane.ladder(400).build().graph;
        assertTrue(new DenseSolver().refusal(many).contains("at most 3000 rows"));
        assertTrue(new AuxiliarySolver().refusal(many).contains("at most 600 rows"));
    }

    @Test
    public void autoTakesTheCheapestExactSolverAndSaysWhy() {
        SolverChooser.Choice tree = SolverChooser.choose(Plane.tree(20).build().graph);
        assertEquals("tree", tree.name);
        assertTrue(tree.reason, tree.reason.contains("no loop"));
        SolverChooser.Choice ladder = SolverChooser.choose(Plane.ladder(20).build().graph);
        assertEquals("sparse", ladder.name);
        assertTrue(ladder.reason, ladder.reason.contains("20 loops"));
        SolverChooser.Choice ring =
                SolverChooser.choose(Plane.chain(50, 0.1, true).build().graph);
        assertEquals("auxiliary", ring.name);
        assertTrue(ring.reason, ring.reason.contains("only 1 loop"));
        assertEquals("sparse", SolverChooser.choose(Plane.fourBars(1, 1).build().graph).name);
        for (String name : SolverChooser.names()) {
            assertEquals(name, SolverChooser.create(name).name());
        }
        try {
            SolverChooser.create("magic");
            throw new AssertionError("an unknown name must be refused");
        } catch (IllegalArgumentException e) {
            assertTrue(
                    e.getMessage(),
                    e.getMessage().contains("\"magic\"") && e.getMessage().contains("auxiliary"));
        }
    }
}

package org.linkage.solver.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;

/** Redundant rows are counted and survived; λ that they leave open is known as such. */
public class RedundancyTest {
    private static final KktSolver[] SURVIVORS = {new DenseSolver(), new SparseSolver(), new AuxiliarySolver()};

    private static void survives(String what, KktSystem system, int rankLoss, double tolerance) {
        RandomSystems systems = new RandomSystems(6);
        double[][] b = systems.rightHandSide(system);
        double[] first = null;
        for (KktSolver solver : SURVIVORS) {
            solver.analyze(system.graph);
            assertTrue(what, solver.factor(system));
            assertEquals(what + ", rank loss by " + solver.name(), rankLoss, solver.rankLoss());
            double[] x = b[0].clone();
            double[] lambda = b[1].clone();
            solver.solve(x, lambda);
            double residual = Plane.residual(system, x, lambda, b[0], b[1]);
            assertTrue(what + ", residual of " + solver.name() + " " + residual, residual < tolerance);
            if (first == null) {
                first = x;
            } else {
                double difference = RandomSystems.relative(first, x);
                assertTrue(what + ", " + solver.name() + " against dense " + difference, difference < tolerance);
            }
        }
    }

    @Test
    public void uprightFourBarsLoseNoRank() {
        for (int n : new int[] {1, 2, 5, 20, 60}) {
            survives("upright " + n, Plane.fourBars(n, Math.PI / 2).build(), 0, 1e-10);
            survives("leaning " + n, Plane.fourBars(n, 1).build(), 0, 1e-10);
        }
    }

    @Test
    public void flatFourBarsLoseOneRankEach() {
        for (int n : new int[] {1, 2, 5, 20}) {
            survives("flat " + n, Plane.fourBars(n, 0).build(), n, 1e-9);
        }
    }

    @Test
    public void nearlyFlatFourBarsKeepTheirAccuracy() {
        for (double angle : new double[] {1e-2, 1e-3, 1e-4, 1e-5}) {
            KktSystem system = Plane.fourBars(20, angle).build();
            double[][] b = new RandomSystems(6).rightHandSide(system);
            for (KktSolver solver : SURVIVORS) {
                solver.analyze(system.graph);
                assertTrue(solver.factor(system));
                double[] x = b[0].clone();
                double[] lambda = b[1].clone();
                solver.solve(x, lambda);
                double residual = Plane.residual(system, x, lambda, b[0], b[1]);
                assertTrue(solver.name() + " at " + angle + ": " + residual, residual < 1e-9);
            }
        }
    }

    @Test
    public void aStraightChainBetweenTwoPinsLosesOneRank() {
        for (int n : new int[] {2, 5, 30, 100}) {
            survives("straight " + n, Plane.chain(n, 0, true).build(), 1, 1e-9);
            survives("bent " + n, Plane.chain(n, 0.05, true).build(), 0, 1e-9);
        }
    }

    @Test
    public void repeatedGroupsOnRandomSystems() {
        for (long seed = 0; seed < 100; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3;
            random.mostRows = 2;
            random.extraGroups = 2;
            KktSystem once = random.forest(12, 1);
            // the same groups, and the first few once more with the same numbers
            BlockGraph graph = once.graph;
            int again = 3;
            int[][] bodies = new int[graph.groupCount + again][];
            int[] rows = new int[graph.groupCount + again];
            int lost = 0;
            for (int g = 0; g < bodies.length; g++) {
                int from = g % graph.groupCount;
                bodies[g] = Arrays.copyOfRange(graph.edgeBody, graph.edgeStart[from], graph.edgeStart[from + 1]);
                rows[g] = graph.groupDimension[from];
                lost += g >= graph.groupCount ? rows[g] : 0;
            }
            KktSystem twice = new KktSystem(new BlockGraph(graph.bodyDimension, rows, bodies));
            System.arraycopy(once.mass, 0, twice.mass, 0, once.mass.length);
            System.arraycopy(once.jacobian, 0, twice.jacobian, 0, once.jacobian.length);
            System.arraycopy(
                    once.jacobian,
                    0,
                    twice.jacobian,
                    once.jacobian.length,
                    twice.jacobian.length - once.jacobian.length);
            survives("seed " + seed, twice, lost, 1e-9);
            boolean[] open = Determinacy.undetermined(twice);
            for (int r = 0; r < open.length; r++) {
                boolean repeated = r < graph.rowOffset[again] || r >= graph.rows();
                assertEquals("seed " + seed + " row " + r, repeated, open[r]);
            }
        }
    }

    @Test
    public void aTreeSurvivesRowsThatRepeatWithinAGroup() {
        BlockGraph graph = new BlockGraph(new int[] {3, 3}, new int[] {3, 2}, new int[][] {{0, 1}, {0}});
        KktSystem system = new KktSystem(graph);
        new RandomSystems(3).fill(system);
        for (int e = 0; e < 2; e++) {
            for (int j = 0; j < 3; j++) {
                int at = graph.edgeOffset[e];
                system.jacobian[at + 6 + j] = 2 * system.jacobian[at + j] - system.jacobian[at + 3 + j];
            }
        }
        double[][] b = new RandomSystems(4).rightHandSide(system);
        DenseSolver dense = new DenseSolver();
        double[] exact = b[0].clone();
        dense.analyze(graph);
        assertTrue(dense.factor(system));
        dense.solve(exact, b[1].clone());
        for (KktSolver solver :
                new KktSolver[] {new TreeSolver(), new SparseSolver(), new SparseSolver(false), new AuxiliarySolver()
                }) {
            solver.analyze(graph);
            assertTrue(solver.factor(system));
            assertEquals(solver.name(), 1, solver.rankLoss());
            double[] x = b[0].clone();
            solver.solve(x, b[1].clone());
            assertTrue(solver.name(), RandomSystems.relative(exact, x) < 1e-10);
        }
        assertArrayEquals(new boolean[] {true, true, true, false, false}, Determinacy.undetermined(system));
    }

    @Test
    public void aJointThatTakesMoreFreedomThanItsChildHasIsReordered() {
        // a 1-dimensional body between two pinned ones: both joints ask more of it than it has
        BlockGraph graph = new BlockGraph(new int[] {3, 1, 3}, new int[] {2, 2, 2}, new int[][] {{0, 1}, {1, 2}, {0}});
        KktSystem system = new KktSystem(graph);
        RandomSystems random = new RandomSystems(11);
        random.fill(system);
        double[][] b = random.rightHandSide(system);
        for (KktSolver solver : new KktSolver[] {new DenseSolver(), new SparseSolver(), new SparseSolver(false)}) {
            solver.analyze(graph);
            for (int k = 0; k < 2; k++) {
                assertTrue(solver.name(), solver.factor(system));
                double[] x = b[0].clone();
                double[] lambda = b[1].clone();
                solver.solve(x, lambda);
                double difference = RandomSystems.difference(system, b[0], b[1], x, lambda);
                assertTrue(solver.name() + " " + difference, difference < 1e-10);
            }
        }
    }

    @Test
    public void determinacyIsTheSameForLargeSystems() {
        KktSystem large = Plane.fourBars(150, 0).build();
        boolean[] open = Determinacy.undetermined(large);
        // flat bars: only the forces along the line are open
        for (int r = 0; r < open.length; r++) {
            assertEquals("row " + r, r % 2 == 0, open[r]);
        }
        for (boolean flag : Determinacy.undetermined(Plane.fourBars(150, 1).build())) {
            assertFalse(flag);
        }
        boolean[] small = Determinacy.undetermined(Plane.fourBars(20, 0).build());
        for (int r = 0; r < small.length; r++) {
            assertEquals("row " + r, r % 2 == 0, small[r]);
        }
    }

    @Test
    public void compliantRowsAreAlwaysDetermined() {
        KktSystem system = Plane.chain(6, 0, true).build();
        boolean[] open = Determinacy.undetermined(system);
        assertTrue(open[0]);
        system.compliance[0] = 1;
        for (boolean flag : Determinacy.undetermined(system)) {
            assertFalse(flag);
        }
    }
}

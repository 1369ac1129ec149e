package org.linkage.solver.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** The half-solve of a few bodies against the whole solve, and rows that come and go on one pattern. */
public class ResponseTest {
    @Test
    public void responseEqualsTheWholeSolve() {
        for (long seed = 0; seed < 100; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3;
            random.mostRows = 2;
            random.extraGroups = seed % 2 == 0 ? 0 : 4;
            KktSystem system = random.forest(30, 2);
            ResponseSolver solver = seed % 2 == 0 ? new TreeSolver() : new SparseSolver(false);
            solver.analyze(system.graph);
            assertTrue(solver.factor(system));
            int[] bodies = {random.random.nextInt(30), random.random.nextInt(30), random.random.nextInt(30)};
            solver.prepareResponse(bodies, 3);
            double[] x = new double[system.graph.coordinates()];
            double[] part = new double[x.length];
            java.util.Arrays.fill(part, Double.NaN);
            for (int b : bodies) {
                for (int i = 0; i < 3; i++) {
                    x[3 * b + i] = random.random.nextGaussian();
                    part[3 * b + i] = x[3 * b + i];
                }
            }
            solver.solve(x, new double[system.graph.rows()]);
            solver.response(part);
            for (int b = 0; b < 30; b++) {
                boolean asked = b == bodies[0] || b == bodies[1] || b == bodies[2];
                for (int i = 0; i < 3; i++) {
                    if (asked) {
                        assertEquals("seed " + seed, x[3 * b + i], part[3 * b + i], 1e-10);
                    } else {
                        assertTrue("other bodies are left alone", Double.isNaN(part[3 * b + i]));
                    }
                }
            }
        }
    }

    @Test
    public void rowsComeAndGoWithoutANewAnalysis() {
        RandomSystems random = new RandomSystems(77);
        random.bodyDimension = 3;
        random.mostRows = 2;
        random.extraGroups = 6;
        KktSystem system = random.forest(20, 1);
        SparseSolver solver = new SparseSolver();
        solver.analyze(system.graph);
        for (int round = 0; round < 50; round++) {
            for (int r = 0; r < system.active.length; r++) {
                system.active[r] = random.random.nextInt(3) > 0;
            }
            assertTrue(solver.factor(system));
            double[][] b = random.rightHandSide(system);
            double[] x = b[0].clone();
            double[] lambda = b[1].clone();
            solver.solve(x, lambda);
            assertTrue(RandomSystems.difference(system, b[0], b[1], x, lambda) < 1e-10);
            for (int r = 0; r < lambda.length; r++) {
                assertTrue(system.active[r] || lambda[r] == 0);
            }
        }
    }

    @Test
    public void gaussSeidelComesCloserWithEverySweepAndStartsWarm() {
        KktSystem system = Plane.chain(10, 0.3, false).build();
        RandomSystems random = new RandomSystems(1);
        double[][] b = random.rightHandSide(system);
        TreeSolver tree = new TreeSolver();
        tree.analyze(system.graph);
        assertTrue(tree.factor(system));
        double[] exact = b[0].clone();
        tree.solve(exact, b[1].clone());
        GaussSeidelSolver iterative = new GaussSeidelSolver();
        iterative.analyze(system.graph);
        assertTrue(iterative.factor(system));
        double before = Double.POSITIVE_INFINITY;
        for (int sweeps : new int[] {1, 10, 100, 1000}) {
            iterative.setIterations(sweeps);
            iterative.setWarmStart(false);
            double[] x = b[0].clone();
            iterative.solve(x, b[1].clone());
            double error = RandomSystems.relative(exact, x);
            assertTrue(sweeps + " sweeps: " + error, error < before);
            before = error;
        }
        assertTrue("thousands of sweeps: " + before, before < 1e-8);
        iterative.setIterations(10);
        iterative.setWarmStart(true);
        double cold = 0;
        for (int k = 0; k < 20; k++) {
            double[] x = b[0].clone();
            iterative.solve(x, b[1].clone());
            double error = RandomSystems.relative(exact, x);
            cold = k == 0 ? error : cold;
            assertTrue("warm start must not lose ground", k == 0 || error < cold);
        }
    }

    @Test
    public void gaussSeidelProjectsOneSidedRows() {
        // two rows on one particle: x ≥ 0 and y ≥ 0 pushed by f = (−1, 2)
        BlockGraph graph = new BlockGraph(new int[] {2}, new int[] {2}, new int[][] {{0}});
        KktSystem system = new KktSystem(graph);
        system.mass[0] = 1;
        system.mass[3] = 1;
        system.jacobian[0] = 1;
        system.jacobian[3] = 1;
        GaussSeidelSolver solver = new GaussSeidelSolver();
        solver.analyze(graph);
        solver.setOneSided(new boolean[] {true, true});
        assertTrue(solver.factor(system));
        double[] x = {-1, 2};
        double[] lambda = {0, 0};
        solver.solve(x, lambda);
        assertEquals(0, x[0], 1e-15);
        assertEquals(2, x[1], 1e-15);
        assertEquals(1, lambda[0], 1e-15);
        assertEquals(0, lambda[1], 1e-15);
    }
}

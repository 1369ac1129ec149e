package org.linkage.solver.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;

/** Every exact solver against plain LU of the whole KKT matrix, hundreds of random systems each. */
public class ExactSolversTest {
    private static final double TOLERANCE = 1e-10;

    private static void check(String what, long seed, KktSolver solver, KktSystem system, RandomSystems random) {
        String label = what + ", " + solver.name() + ", seed " + seed + ": " + system.graph;
        assertEquals(label, null, solver.refusal(system.graph));
        solver.analyze(system.graph);
        for (int round = 0; round < 2; round++) {
            if (round == 1) {
                random.fill(system);
            }
            assertTrue(label + " factor", solver.factor(system));
            for (int k = 0; k < 2; k++) {
                double[][] b = random.rightHandSide(system);
                double[] x = b[0].clone();
                double[] lambda = b[1].clone();
                solver.solve(x, lambda);
                double difference = RandomSystems.difference(system, b[0], b[1], x, lambda);
                assertTrue(label + " difference " + difference, difference < TOLERANCE);
            }
            assertEquals(label, 0, solver.rankLoss());
        }
    }

    @Test
    public void treesAndForestsOfRigidBodies() {
        for (long seed = 0; seed < 150; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3;
            random.mostRows = 2;
            random.inactiveShare = seed % 3 == 0 ? 0.1 : 0;
            KktSystem system = random.forest(1 + random.random.nextInt(25), 1);
            check("tree", seed, new DenseSolver(), system, random);
            check("tree", seed, new TreeSolver(), system, random);
            check("tree", seed, new SparseSolver(), system, random);
            check("tree", seed, new SparseSolver(false), system, random);
        }
    }

    @Test
    public void forestsOfMixedDimensionsWithCompliantAndInactiveRows() {
        for (long seed = 1000; seed < 1200; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.mostRows = 4;
            random.compliantShare = seed % 3 == 0 ? 0.3 : 0;
            random.inactiveShare = seed % 2 == 0 ? 0.2 : 0;
            int bodies = 2 + random.random.nextInt(25);
            KktSystem system = random.forest(bodies, Math.min(bodies, 1 + random.random.nextInt(4)));
            check("forest", seed, new DenseSolver(), system, random);
            check("forest", seed, new TreeSolver(), system, random);
            check("forest", seed, new SparseSolver(), system, random);
            check("forest", seed, new SparseSolver(false), system, random);
            check("forest", seed, new AuxiliarySolver(), system, random);
        }
    }

    @Test
    public void springsAsCompliantRowsOfThreeRowJoints() {
        for (long seed = 4000; seed < 4150; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3;
            random.mostRows = 3;
            random.compliantShare = 0.4;
            random.inactiveShare = seed % 3 == 0 ? 0.1 : 0;
            KktSystem system = random.forest(2 + random.random.nextInt(20), 1);
            check("springs", seed, new TreeSolver(), system, random);
            check("springs", seed, new SparseSolver(false), system, random);
            check("springs", seed, new GrandparentSolver(), system, random);
        }
    }

    @Test
    public void loopsAndGroupsOnManyBodies() {
        for (long seed = 2000; seed < 2200; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3 + random.random.nextInt(2);
            random.mostRows = 2;
            random.extraGroups = 1 + random.random.nextInt(4);
            random.manyBodies = true;
            random.compliantShare = seed % 3 == 0 ? 0.3 : 0;
            random.inactiveShare = seed % 2 == 0 ? 0.2 : 0;
            KktSystem system = random.forest(10 + random.random.nextInt(20), 1 + random.random.nextInt(3));
            check("loops", seed, new DenseSolver(), system, random);
            check("loops", seed, new SparseSolver(), system, random);
            check("loops", seed, new AuxiliarySolver(), system, random);
        }
    }

    @Test
    public void stiffBlocksBetweenBodies() {
        for (long seed = 3000; seed < 3200; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.mostRows = 3;
            random.couplings = true;
            int bodies = 2 + random.random.nextInt(20);
            KktSystem system = random.forest(bodies, Math.min(bodies, 1 + random.random.nextInt(3)));
            check("stiff", seed, new DenseSolver(), system, random);
            check("stiff", seed, new SparseSolver(), system, random);
            check("stiff", seed, new GrandparentSolver(), system, random);
        }
    }

    @Test
    public void byItsFactorAloneASolverAnswersForTheNumbersThatWereFactored() {
        for (long seed = 6000; seed < 6100; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.bodyDimension = 3;
            random.mostRows = 2;
            random.extraGroups = 1 + random.random.nextInt(3);
            KktSystem system = random.forest(6 + random.random.nextInt(20), 1);
            for (KktSolver solver : new KktSolver[] {new AuxiliarySolver(), new SparseSolver()}) {
                solver.analyze(system.graph);
                assertTrue(solver.factor(system));
                double[][] b = random.rightHandSide(system);
                double[] x = b[0].clone();
                double[] lambda = b[1].clone();
                double[] kept = system.jacobian.clone();
                Arrays.fill(system.jacobian, 0.5);
                assertTrue(solver.solveByFactor(x, lambda));
                System.arraycopy(kept, 0, system.jacobian, 0, kept.length);
                double difference = RandomSystems.difference(system, b[0], b[1], x, lambda);
                assertTrue(solver.name() + ", seed " + seed + ": " + difference, difference < 1e-6);
            }
        }
    }
}

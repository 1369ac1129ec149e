package org.linkage.solver.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Bodies on pins, with and without a torsion spring, taken together with their joints, against plain LU and against the whole solve. */
public class PinChainsTest {
    /** A random forest in which the given share of the joints of two rows, and all of three, are pins, these with a spring. */
    private static KktSystem pinned(RandomSystems random, int bodies, double share) {
        random.bodyDimension = 3;
        random.mostRows = 3;
        KktSystem system = random.forest(bodies, 2);
        BlockGraph graph = system.graph;
        for (int g = 0; g < graph.groupCount; g++) {
            int rows = graph.groupDimension[g];
            if (rows < 2 || (rows == 2 && random.random.nextDouble() > share)) {
                continue;
            }
            double sign = random.random.nextBoolean() ? 1 : -1;
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                int at = graph.edgeOffset[e];
                double[] block = {sign, 0, random.random.nextGaussian(), 0, sign, random.random.nextGaussian()};
                System.arraycopy(block, 0, system.jacobian, at, block.length);
                if (rows == 3) {
                    system.jacobian[at + 6] = 0;
                    system.jacobian[at + 7] = 0;
                    system.jacobian[at + 8] = sign * Math.pow(10, 4 * random.random.nextDouble() - 1);
                    system.compliance[graph.rowOffset[g] + 2] = 1;
                }
                sign = -sign;
            }
            int row = graph.rowOffset[g];
            system.compliance[row] = 0;
            system.compliance[row + 1] = 0;
            // some say that they are pins, of the others the numbers do
            system.pin[row] = rows == 2
                    && graph.edgeStart[g + 1] - graph.edgeStart[g] == 2
                    && system.active[row]
                    && system.active[row + 1]
                    && random.random.nextBoolean();
        }
        return system;
    }

    @Test
    public void mixedWithOtherJointsTheyAgreeWithLu() {
        for (long seed = 0; seed < 300; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.inactiveShare = seed % 3 == 0 ? 0.1 : 0;
            KktSystem system = pinned(random, 2 + random.random.nextInt(30), seed % 2 == 0 ? 1 : 0.7);
            TreeSolver solver = new TreeSolver();
            solver.analyze(system.graph);
            for (int round = 0; round < 2; round++) {
                assertTrue("seed " + seed, solver.factor(system));
                double[][] b = random.rightHandSide(system);
                double[] x = b[0].clone();
                double[] lambda = b[1].clone();
                solver.solve(x, lambda);
                double difference = RandomSystems.difference(system, b[0], b[1], x, lambda);
                assertTrue("seed " + seed + ": " + difference, difference < 1e-10);
            }
        }
    }

    /** Some bodies are diag(m, m, I), and what changes of them and of promised pins stands in the columns; J and A hold nonsense there. */
    private static void moveToColumns(KktSystem system, RandomSystems random) {
        BlockGraph graph = system.graph;
        PinColumns columns = system.columns;
        columns.reserve(graph);
        for (int g = 0; g < graph.groupCount; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1] && system.pin[graph.rowOffset[g]]; e++) {
                int at = graph.edgeOffset[e];
                columns.sign[e] = (byte) system.jacobian[at];
                columns.arm[2 * e] = columns.sign[e] * system.jacobian[at + 2];
                columns.arm[2 * e + 1] = columns.sign[e] * system.jacobian[at + 5];
                system.jacobian[at + 2] = Double.NaN;
                system.jacobian[at + 5] = Double.NaN;
            }
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            if (random.random.nextBoolean()) {
                int m = graph.massOffset[b];
                columns.body[2 * b] = system.mass[m];
                columns.body[2 * b + 1] = system.mass[m + 8];
                double[] block = {system.mass[m], 0, 0, 0, system.mass[m], 0, 0, 0, Double.NaN};
                System.arraycopy(block, 0, system.mass, m, block.length);
            }
        }
        columns.ahead = true;
    }

    /** Joints of one row hardly hold one of their two bodies: where that is the child, a solve refines its answer. */
    private static void loosen(KktSystem system) {
        BlockGraph graph = system.graph;
        for (int g = 0; g < graph.groupCount; g++) {
            if (graph.groupDimension[g] == 1 && graph.edgeStart[g + 1] - graph.edgeStart[g] == 2) {
                int at = graph.edgeOffset[graph.edgeStart[g]];
                for (int k = at; k < at + 3; k++) {
                    system.jacobian[k] *= 1e-3;
                }
            }
        }
    }

    @Test
    public void columnsStandInForJAndA() {
        int refined = 0;
        for (long seed = 0; seed < 300; seed++) {
            RandomSystems random = new RandomSystems(seed);
            KktSystem system = pinned(random, 2 + random.random.nextInt(30), seed % 2 == 0 ? 1 : 0.7);
            if (seed % 3 == 0) {
                loosen(system);
            }
            double[][] b = random.rightHandSide(system);
            moveToColumns(system, random);
            TreeSolver solver = new TreeSolver();
            solver.analyze(system.graph);
            assertTrue("seed " + seed, solver.factor(system));
            double[] x = b[0].clone();
            double[] lambda = b[1].clone();
            solver.solve(x, lambda);
            refined += solver.isWeak() ? 1 : 0;
            system.columns.writeOut(system);
            double difference = RandomSystems.difference(system, b[0], b[1], x, lambda);
            assertTrue("seed " + seed + ": " + difference, difference < 1e-10);
        }
        assertTrue("some are refined", refined > 30);
    }

    /**
     * A last link with hardly any inertia gives way across its arm, so that its promised pin is given up and judged like any other joint, from J
     * and A. These lag behind the columns then: with the arms that stand there, none, it would be a good pin of a heavy body.
     */
    @Test
    public void columnsOfPinsThatAreGivenUpAreWrittenOut() {
        int refused = 0;
        for (int n = 2; n < 12; n++) {
            for (double inertia = 1e-8; inertia > 1e-13; inertia /= 3) {
                KktSystem twin = lightAtTheEnd(n, inertia);
                KktSystem system = lightAtTheEnd(n, inertia);
                RandomSystems random = new RandomSystems(n);
                double[][] b = random.rightHandSide(twin);
                moveToColumns(system, random);
                for (int k = 0; k < system.jacobian.length; k++) {
                    system.jacobian[k] = Double.isNaN(system.jacobian[k]) ? 0 : system.jacobian[k];
                }
                for (int k = 0; k < system.mass.length; k++) {
                    system.mass[k] = Double.isNaN(system.mass[k]) ? 1 : system.mass[k];
                }
                TreeSolver expected = new TreeSolver();
                expected.analyze(twin.graph);
                TreeSolver solver = new TreeSolver();
                solver.analyze(system.graph);
                boolean takes = expected.factor(twin);
                assertEquals(n + " links, " + inertia, takes, solver.factor(system));
                refused += takes ? 0 : 1;
                if (takes) {
                    double[] x = b[0].clone();
                    double[] lambda = b[1].clone();
                    assertTrue(solver.solveByFactor(x, lambda));
                    double difference = RandomSystems.difference(twin, b[0], b[1], x, lambda);
                    assertTrue(n + " links: " + difference, difference < 1e-5);
                }
            }
        }
        assertTrue("some are given up", refused > 10);
    }

    /** A chain whose pins between bodies are promised. */
    private static KktSystem lightAtTheEnd(int n, double inertia) {
        KktSystem system = Plane.chain(n, 0.4, false).build();
        system.mass[system.graph.massOffset[n - 1] + 8] = inertia;
        for (int g = 1; g < n; g++) {
            system.pin[system.graph.rowOffset[g]] = true;
        }
        return system;
    }

    /** A right-hand side that goes along while the factor is made arrives at the same answer, to the last bit. */
    @Test
    public void halfASolveGoesAlongWithTheFactor() {
        for (long seed = 0; seed < 300; seed++) {
            RandomSystems random = new RandomSystems(seed);
            random.inactiveShare = seed % 3 == 0 ? 0.1 : 0;
            KktSystem system = pinned(random, 2 + random.random.nextInt(30), seed % 2 == 0 ? 1 : 0.7);
            double[][] b = random.rightHandSide(system);
            if (seed % 4 < 2) {
                moveToColumns(system, random);
            }
            TreeSolver solver = new TreeSolver();
            solver.analyze(system.graph);
            double[] x = b[0].clone();
            double[] lambda = b[1].clone();
            assertTrue(solver.factorForth(system, x, lambda));
            solver.solveBack(x, lambda);
            assertTrue(solver.factor(system));
            assertTrue(solver.solveByFactor(b[0], b[1]));
            assertArrayEquals("seed " + seed, b[0], x, 0);
            assertArrayEquals("seed " + seed, b[1], lambda, 0);
        }
    }

    @Test
    public void theResponseOfAFewBodiesIsThatOfTheWholeSolve() {
        for (long seed = 0; seed < 100; seed++) {
            RandomSystems random = new RandomSystems(seed);
            KktSystem system = pinned(random, 30, 0.8);
            TreeSolver solver = new TreeSolver();
            solver.analyze(system.graph);
            assertTrue(solver.factor(system));
            int[] bodies = {random.random.nextInt(30), random.random.nextInt(30)};
            solver.prepareResponse(bodies, 2);
            double[] x = new double[system.graph.coordinates()];
            double[] part = new double[x.length];
            for (int b : bodies) {
                for (int i = 0; i < 3; i++) {
                    x[3 * b + i] = random.random.nextGaussian();
                    part[3 * b + i] = x[3 * b + i];
                }
            }
            solver.solve(x, new double[system.graph.rows()]);
            solver.response(part);
            for (int b : bodies) {
                for (int i = 0; i < 3; i++) {
                    assertEquals("seed " + seed, x[3 * b + i], part[3 * b + i], 1e-10);
                }
            }
        }
    }

    /** The links' own equations must hold to rounding, however much hangs on them and however flat they hang. */
    @Test
    public void longChainsLeaveNoResidual() {
        for (double bend : new double[] {0, 1e-4, 0.3}) {
            KktSystem system = Plane.chain(3000, bend, false).build();
            TreeSolver solver = new TreeSolver();
            solver.analyze(system.graph);
            assertTrue(solver.factor(system));
            double[][] b = new RandomSystems(5).rightHandSide(system);
            double[] x = b[0].clone();
            double[] lambda = b[1].clone();
            solver.solve(x, lambda);
            double residual = Plane.residual(system, x, lambda, b[0], b[1]);
            assertTrue("bend " + bend + ": " + residual, residual < 1e-9);
        }
    }
}

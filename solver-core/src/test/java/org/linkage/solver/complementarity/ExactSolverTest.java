package org.linkage.solver.complementarity;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.complementarity.UnilateralSolution.Status;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;

/** One-sided rows on free and on jointed bodies. */
public class ExactSolverTest {
    private static UnilateralProblem particle(double mass) {
        BlockGraph graph = new BlockGraph(new int[] {2}, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        system.mass[0] = mass;
        system.mass[3] = mass;
        KktSolver solver = new DenseSolver();
        solver.analyze(graph);
        assertTrue(solver.factor(system));
        return new UnilateralProblem(system, solver);
    }

    private static void row(UnilateralProblem problem, long key, double nx, double ny, double bound) {
        problem.setNormal(problem.add(key, 0, UnilateralProblem.WORLD, bound), nx, ny, 0, 0, 0, 0);
    }

    /** The paper's corner, g₁ = x − y, g₂ = y: the force (2, −1) slides along the floor, (−1, −2) stays. */
    @Test
    public void corner() {
        for (double mass : new double[] {1, 2, 3}) {
            UnilateralProblem problem = particle(mass);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            row(problem, 1, 1, -1, 0);
            row(problem, 2, 0, 1, 0);
            problem.f[0] = 2;
            problem.f[1] = -1;
            assertTrue(new ExactSolver().solve(problem, solution));
            assertArrayEquals(new double[] {2 / mass, 0}, solution.x, 1e-12);
            assertEquals(0, solution.mu[0], 0);
            assertEquals(1, solution.mu[1], 1e-12);
            assertEquals(1, solution.closedRows());

            assertTrue(new RowSetSolver().solve(problem, new boolean[] {true, true}, solution));
            assertArrayEquals(new double[] {0, 0}, solution.x, 1e-12);
            assertArrayEquals(new double[] {-2, -1}, Arrays.copyOf(solution.mu, 2), 1e-12);

            problem.f[0] = -1;
            problem.f[1] = -2;
            assertTrue(new ExactSolver().solve(problem, solution));
            assertArrayEquals(new double[] {0, 0}, solution.x, 1e-12);
            assertTrue(new RowSetSolver().solve(problem, new boolean[] {false, true}, solution));
            assertArrayEquals(new double[] {-1 / mass, 0}, solution.x, 1e-12);
            assertTrue("the free row is violated", solution.slack[0] < 0);
        }
    }

    /** An obtuse corner, where an algorithm that only ever adds rows ends with one that pulls. */
    @Test
    public void obtuseCorner() {
        UnilateralProblem problem = particle(1);
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        row(problem, 1, 0, 1, 0);
        row(problem, 2, 1, 1, 0);
        problem.f[0] = 0.5;
        problem.f[1] = -1;
        assertTrue(new ExactSolver().solve(problem, solution));
        assertArrayEquals(new double[] {0.5, 0}, solution.x, 1e-12);
        assertArrayEquals(new double[] {1, 0}, Arrays.copyOf(solution.mu, 2), 1e-12);
    }

    @Test
    public void withoutRowsItIsTheEqualitySolver() {
        UnilateralProblem problem = particle(2);
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        problem.f[0] = 3;
        assertTrue(new ExactSolver().solve(problem, solution));
        assertArrayEquals(new double[] {1.5, 0}, solution.x, 1e-15);
    }

    /** A soft row: m x − μ = f, x + e μ = 0. */
    @Test
    public void complianceSoftensARow() {
        UnilateralProblem problem = particle(1);
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        row(problem, 1, 0, 1, 0);
        problem.compliance[0] = 0.25;
        problem.f[1] = -1;
        assertTrue(new ExactSolver().solve(problem, solution));
        assertEquals(0.8, solution.mu[0], 1e-12);
        assertEquals(-0.2, solution.x[1], 1e-12);
    }

    @Test
    public void contradictionIsToldAndEnds() {
        for (int copies : new int[] {1, 30, 300}) {
            UnilateralProblem problem = particle(1);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            for (int k = 0; k < copies; k++) {
                row(problem, 2L * k, 1, 0, 1);
                row(problem, 2L * k + 1, -1, 0, 0);
            }
            ExactSolver solver = new ExactSolver();
            assertFalse(solver.solve(problem, solution));
            assertEquals(Status.NO_SOLUTION, solution.status);
            assertFalse(Double.isNaN(solution.x[0]));
            // and it recovers
            problem.clear();
            row(problem, 1, 1, 0, 1);
            assertTrue(solver.solve(problem, solution));
            assertEquals(1, solution.x[0], 1e-12);
        }
    }

    @Test
    public void aMassOfZeroIsRefusedInASentence() {
        UnilateralProblem problem = particle(1);
        problem.system.mass[0] = 0;
        row(problem, 1, 1, 0, 1);
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> new ExactSolver().solve(problem, solution));
        assertTrue(String.valueOf(refusal.getMessage()).contains("positive definite"));
    }

    /** A chain of n bodies pinned to the world at one end, random blocks, and m random rows on it. */
    private static UnilateralProblem chain(int n, int m, KktSolver solver, Random random) {
        int[] dimension = new int[n];
        Arrays.fill(dimension, 3);
        int[] rows = new int[n];
        Arrays.fill(rows, 2);
        int[][] bodies = new int[n][];
        for (int g = 0; g < n; g++) {
            bodies[g] = g == 0 ? new int[] {0} : new int[] {g - 1, g};
        }
        BlockGraph graph = new BlockGraph(dimension, rows, bodies);
        KktSystem system = new KktSystem(graph);
        for (int b = 0; b < n; b++) {
            system.mass[9 * b] = 1;
            system.mass[9 * b + 4] = 1;
            system.mass[9 * b + 8] = 0.5;
        }
        for (int g = 0; g < n; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                double sign = e == graph.edgeStart[g] ? 1 : -1;
                double rx = random.nextDouble() - 0.5;
                double ry = random.nextDouble() - 0.5;
                int at = graph.edgeOffset[e];
                system.jacobian[at] = sign;
                system.jacobian[at + 2] = -sign * ry;
                system.jacobian[at + 4] = sign;
                system.jacobian[at + 5] = sign * rx;
            }
        }
        solver.analyze(graph);
        assertTrue(solver.factor(system));
        UnilateralProblem problem = new UnilateralProblem(system, solver);
        for (int i = 0; i < problem.f.length; i++) {
            problem.f[i] = random.nextGaussian();
        }
        for (int k = 0; k < m; k++) {
            int a = random.nextInt(n);
            int b = random.nextInt(3) == 0 || n == 1 ? UnilateralProblem.WORLD : (a + 1 + random.nextInt(n - 1)) % n;
            int row = problem.add(k, a, b, -Math.abs(0.3 * random.nextGaussian()));
            problem.setNormal(
                    row,
                    random.nextGaussian(),
                    random.nextGaussian(),
                    random.nextGaussian(),
                    random.nextGaussian(),
                    random.nextGaussian(),
                    random.nextGaussian());
        }
        return problem;
    }

    /** Few rows (responses on the equality solver's factor) and many (joints and rows in one matrix) satisfy the same. */
    @Test
    public void rowsOnJointedBodies() {
        Random random = new Random(11);
        for (int k = 0; k < 200; k++) {
            KktSolver equality =
                    switch (k % 3) {
                        case 0 -> new TreeSolver();
                        case 1 -> new SparseSolver();
                        default -> new DenseSolver();
                    };
            int n = 3 + random.nextInt(20);
            int m = k % 2 == 0 ? 1 + random.nextInt(10) : RowSystem.FEW + 1 + random.nextInt(20);
            UnilateralProblem problem = chain(n, m, equality, random);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            assertTrue(new ExactSolver().solve(problem, solution));
            assertTrue("case " + k, Conditions.worst(problem, solution) < 1e-9);
            // x is unique: the other start and the path through the interior find the same
            double[] x = solution.x.clone();
            ExactSolver interior = new ExactSolver();
            interior.pivotingFirst(false);
            assertTrue(interior.solve(problem, solution));
            assertEquals("interior-point", solution.method);
            assertArrayEquals(x, solution.x, 1e-8);
        }
    }

    /** The dense twin: the rows' matrix through explicit responses, solved by {@link DenseLcp}. */
    @Test
    public void agreesWithTheDenseTwin() {
        Random random = new Random(5);
        for (int k = 0; k < 100; k++) {
            UnilateralProblem problem = chain(2 + random.nextInt(8), 1 + random.nextInt(60), new DenseSolver(), random);
            int m = problem.count;
            double[] a = new double[m * m];
            double[] q = new double[m];
            double[] lambda = new double[problem.d.length];
            double[] free = problem.f.clone();
            problem.equality.solve(free, lambda);
            for (int j = 0; j < m; j++) {
                double[] x = new double[free.length];
                Arrays.fill(lambda, 0);
                problem.addNormal(j, 1, x);
                problem.equality.solve(x, lambda);
                for (int i = 0; i < m; i++) {
                    a[i * m + j] = problem.normalSpeed(i, x);
                }
                q[j] = problem.normalSpeed(j, free) - problem.bound[j];
            }
            double[] z = new double[m];
            double[] w = new double[m];
            assertTrue(new DenseLcp().solve(m, a, q, new boolean[m], z, w));
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            assertTrue(new ExactSolver().solve(problem, solution));
            assertArrayEquals("case " + k, w, Arrays.copyOf(solution.slack, m), 1e-8);
        }
    }

    @Test
    public void aLongChainOnPegsIsExact() {
        Random random = new Random(2);
        for (int m : new int[] {20, 120}) {
            UnilateralProblem problem = chain(1000, 0, new TreeSolver(), random);
            for (int k = 0; k < m; k++) {
                int row = problem.add(k, 5 + k * (990 / m), UnilateralProblem.WORLD, 0);
                problem.setNormal(row, 0.3, 1, 0.2, 0, 0, 0);
            }
            for (int b = 0; b < 1000; b++) {
                problem.f[3 * b] = 0;
                problem.f[3 * b + 1] = -10;
                problem.f[3 * b + 2] = 0;
            }
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            assertTrue(new ExactSolver().solve(problem, solution));
            assertTrue("" + Conditions.worst(problem, solution), Conditions.worst(problem, solution) < 1e-7);
            assertTrue(solution.closedRows() > m / 4);
        }
    }
}

package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSystem;

/** The algorithms on random small problems against asking every set of contacts. */
public final class ChoosersTest {
    private static final int CASES = 1000;

    /** A unit mass in n dimensions with m random rows N x ≥ 0 and a random force. */
    private static UnilateralProblem problem(Random random, int n, int m) {
        BlockGraph graph = new BlockGraph(new int[] {n}, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        for (int i = 0; i < n; i++) {
            system.mass[i * n + i] = 1;
        }
        DenseSolver dense = new DenseSolver();
        dense.analyze(graph);
        dense.factor(system);
        UnilateralProblem problem = new UnilateralProblem(system, dense);
        for (int i = 0; i < n; i++) {
            problem.f[i] = random.nextGaussian();
        }
        for (int k = 0; k < m; k++) {
            int row = problem.add(k + 1, 0, UnilateralProblem.WORLD, 0);
            for (int i = 0; i < n; i++) {
                problem.normal[problem.offsetA(row) + i] = random.nextGaussian();
            }
        }
        return problem;
    }

    /** The acceleration of the one set whose multipliers push and whose complement is not violated. */
    private static double[] enumerate(UnilateralProblem problem) {
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        boolean[] set = new boolean[problem.count];
        double best = Double.POSITIVE_INFINITY;
        double[] truth = new double[problem.f.length];
        for (int bits = 0; bits < 1 << problem.count; bits++) {
            for (int i = 0; i < problem.count; i++) {
                set[i] = (bits >> i & 1) != 0;
            }
            if (!Solvers.forced().solve(problem, set, solution)) {
                continue;
            }
            double wrong = 0;
            for (int i = 0; i < problem.count; i++) {
                wrong = Math.max(wrong, Math.max(-solution.mu[i], -solution.slack[i]));
            }
            if (wrong < best) {
                best = wrong;
                truth = solution.x.clone();
            }
        }
        assertTrue("there is a solution: " + best, best < 1e-9);
        return truth;
    }

    private static double difference(double[] a, double[] b) {
        double worst = 0;
        for (int i = 0; i < a.length; i++) {
            worst = Math.max(worst, Math.abs(a[i] - b[i]));
        }
        return worst;
    }

    @Test
    public void exactIsAlwaysTrueAndRightSometimesWrong() {
        Random random = new Random(11);
        int[] rows = {2, 3, 6};
        double[] least = {0.02, 0.08, 0.3};
        for (int which = 0; which < rows.length; which++) {
            int m = rows[which];
            int cases = m == 6 ? CASES / 5 : CASES;
            int wrong = 0;
            for (int i = 0; i < cases; i++) {
                UnilateralProblem problem = problem(random, Math.max(2, m), m);
                double[] truth = enumerate(problem);
                UnilateralSolution solution = new UnilateralSolution(problem.graph);
                new Exact(Solvers.exact()).solve(problem, solution);
                assertEquals("exact", 0, difference(truth, solution.x), 1e-7);
                for (int k = 0; k < m; k++) {
                    assertTrue(solution.mu[k] >= 0 && solution.slack[k] > -1e-9);
                    assertEquals("complementary", 0, Math.min(solution.mu[k], solution.slack[k]), 1e-9);
                }
                new Right(Solvers.forced()).solve(problem, solution);
                assertTrue("right ends after adding each row once at most", solution.iterations <= m + 1);
                wrong += difference(truth, solution.x) > 1e-8 ? 1 : 0;
            }
            double share = (double) wrong / cases;
            assertTrue("share of wrong answers with " + m + " rows: " + share, share > least[which] && share < 0.8);
        }
    }

    /** With rows at right angles no contact ever disturbs another, and all agree after one step. */
    @Test
    public void atRightAnglesAllAgree() {
        Random random = new Random(12);
        for (int i = 0; i < 100; i++) {
            UnilateralProblem problem = problem(random, 4, 4);
            Arrays.fill(problem.normal, 0, problem.offsetA(4), 0);
            for (int k = 0; k < 4; k++) {
                problem.normal[problem.offsetA(k) + k] = 1;
            }
            double[] truth = enumerate(problem);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            for (SetChooser chooser : new SetChooser[] {
                new Right(Solvers.forced()), new ImprovedPlatt(Solvers.forced()), new Exact(Solvers.exact())
            }) {
                chooser.begin(problem, solution);
                chooser.solve(problem, solution);
                assertEquals(chooser.name(), 0, difference(truth, solution.x), 1e-12);
            }
        }
    }
}

package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/**
 * Equal discs in hexagonal rows have more contacts than coordinates: multipliers are not unique, accelerations are. A pack
 * between two walls is at rest, and the floor carries its weight.
 */
public class RedundantPackTest {
    private static final double G = 9.81;

    /** Rows of discs of diameter 1; in a triangle each row is one shorter, in a pack they alternate. */
    private static UnilateralProblem pack(int columns, int rows, boolean triangle) {
        double[] x = new double[columns * rows];
        double[] y = new double[columns * rows];
        int n = 0;
        for (int j = 0; j < rows; j++) {
            int length = triangle ? columns - j : columns - j % 2;
            double shift = triangle ? 0.5 * j : 0.5 * (j % 2);
            for (int i = 0; i < length; i++) {
                x[n] = i + shift;
                y[n++] = j * Math.sqrt(0.75);
            }
        }
        int[] dimension = new int[n];
        Arrays.fill(dimension, 2);
        BlockGraph graph = new BlockGraph(dimension, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        Arrays.fill(system.mass, 0);
        for (int b = 0; b < n; b++) {
            system.mass[4 * b] = 1;
            system.mass[4 * b + 3] = 1;
        }
        FreeBodies free = new FreeBodies();
        free.analyze(graph);
        free.factor(system);
        UnilateralProblem problem = new UnilateralProblem(system, free);
        for (int i = 0; i < n; i++) {
            problem.f[2 * i + 1] = -G;
            long key = 3L * n * n + 3L * i;
            if (y[i] < 1e-9) {
                problem.setNormal(problem.add(key, i, UnilateralProblem.WORLD, 0), 0, 1, 0, 0, 0, 0);
            }
            if (x[i] < 1e-9) {
                problem.setNormal(problem.add(key + 1, i, UnilateralProblem.WORLD, 0), 1, 0, 0, 0, 0, 0);
            }
            if (x[i] > columns - 1 - 1e-9) {
                problem.setNormal(problem.add(key + 2, i, UnilateralProblem.WORLD, 0), -1, 0, 0, 0, 0, 0);
            }
            for (int j = 0; j < i; j++) {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                if (dx * dx + dy * dy < 1.0001) {
                    problem.setNormal(problem.add((long) i * n + j, i, j, 0), dx, dy, 0, -dx, -dy, 0);
                }
            }
        }
        return problem;
    }

    private static void atRest(UnilateralProblem problem, ExactSolver solver) {
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        assertTrue(solver.solve(problem, solution));
        double floor = 0;
        for (int i = 0; i < problem.count; i++) {
            if (problem.bodyB[i] == UnilateralProblem.WORLD && problem.normal[problem.offsetA(i) + 1] == 1) {
                floor += solution.mu[i];
            }
        }
        for (double a : solution.x) {
            assertEquals(0, a, 1e-8);
        }
        int n = problem.graph.bodyCount;
        assertEquals(n * G, floor, 1e-8 * n * G);
        assertTrue(Conditions.worst(problem, solution) < 1e-8);
    }

    @Test
    public void triangleOf210() {
        UnilateralProblem problem = pack(20, 20, true);
        assertEquals(210, problem.graph.bodyCount);
        ExactSolver solver = new ExactSolver();
        atRest(problem, solver);
        atRest(problem, solver);
        ExactSolver interior = new ExactSolver();
        interior.pivotingFirst(false);
        atRest(problem, interior);
    }

    @Test
    public void hexagonalPackOf585() {
        UnilateralProblem problem = pack(25, 24, false);
        assertTrue(problem.graph.bodyCount > 500);
        assertTrue("more rows than coordinates", problem.count > problem.graph.coordinates());
        ExactSolver solver = new ExactSolver();
        atRest(problem, solver);
        atRest(problem, solver);
        ExactSolver interior = new ExactSolver();
        interior.pivotingFirst(false);
        atRest(problem, interior);
    }

    /** Gaps that differ by rounding decide nothing: a pack at rest keeps its forces, with one factor a solve. */
    @Test
    public void roundingDoesNotUnsettleAPackAtRest() {
        UnilateralProblem problem = pack(25, 24, false);
        ExactSolver solver = new ExactSolver();
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        assertTrue(solver.solve(problem, solution));
        double[] before = solution.mu.clone();
        for (int time = 1; time <= 20; time++) {
            for (int i = 0; i < problem.count; i++) {
                problem.bound[i] = -1e-11 * ((i * 7919 + time * 104729) % 101);
            }
            assertTrue(solver.solve(problem, solution));
            assertTrue("time " + time + ": " + solution.factorisations, solution.factorisations <= 1);
            assertTrue(solution.residual <= 1e-9 * solver.scale());
            for (int i = 0; i < problem.count; i++) {
                assertEquals(before[i], solution.mu[i], 1e-2 * G);
            }
        }
    }

    /** Pivoting alone goes round in circles here: what the fall-back is for. */
    @Test
    public void pivotingAloneGivesUpAndTheInteriorPointEndsIt() {
        UnilateralProblem problem = pack(20, 20, true);
        // pushed sideways and pulled up here and there
        for (int b = 0; b < problem.graph.bodyCount; b++) {
            problem.f[2 * b] = 3 * ((b * 7919) % 13 - 6);
            problem.f[2 * b + 1] += 4 * ((b * 104729) % 11 - 5);
        }
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        assertTrue(new ExactSolver().solve(problem, solution));
        assertEquals("interior-point", solution.method);
        assertTrue("" + Conditions.worst(problem, solution), Conditions.worst(problem, solution) < 1e-8);
        assertTrue(solution.factorisations < 40);
    }
}

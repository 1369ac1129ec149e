package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/** Coulomb's friction: sticking and sliding against closed forms. */
public class FrictionTest {
    private static final double G = 9.81;

    private static UnilateralProblem bodies(int n, double mass, double inertia) {
        int[] dimension = new int[n];
        Arrays.fill(dimension, 3);
        BlockGraph graph = new BlockGraph(dimension, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        for (int b = 0; b < n; b++) {
            system.mass[9 * b] = mass;
            system.mass[9 * b + 4] = mass;
            system.mass[9 * b + 8] = inertia;
        }
        FreeBodies free = new FreeBodies();
        free.analyze(graph);
        free.factor(system);
        return new UnilateralProblem(system, free);
    }

    /** A contact of body a at lever (rx, ry) with the world, normal (nx, ny). */
    private static int ground(
            UnilateralProblem p, long key, int a, double rx, double ry, double nx, double ny, double k) {
        int row = p.add(key, a, UnilateralProblem.WORLD, 0);
        p.setNormal(row, nx, ny, rx * ny - ry * nx, 0, 0, 0);
        p.setTangent(row, k, 0, ny, -nx, -rx * nx - ry * ny, 0, 0, 0);
        return row;
    }

    /** A block on a slope stays if tan α ≤ k, else it slides with g (sin α − k cos α) and does not turn. */
    @Test
    public void blockOnAnIncline() {
        double k = 0.5;
        for (double slope : new double[] {0, 0.2, 0.49, 0.51, 0.8, 1.5}) {
            double cos = 1 / Math.sqrt(1 + slope * slope);
            double sin = slope * cos;
            UnilateralProblem problem = bodies(1, 2, 0.4);
            problem.f[0] = 2 * G * sin;
            problem.f[1] = -2 * G * cos;
            // a flat block, so that it does not topple
            ground(problem, 1, 0, -0.5, -0.1, 0, 1, k);
            ground(problem, 2, 0, 0.5, -0.1, 0, 1, k);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            assertTrue(new ExactSolver().solve(problem, solution));
            double expected = slope <= k ? 0 : G * (sin - k * cos);
            assertEquals("slope " + slope, expected, solution.x[0], 1e-9);
            assertEquals(0, solution.x[1], 1e-9);
            assertEquals(0, solution.x[2], 1e-9);
            assertEquals(2 * G * cos, solution.mu[0] + solution.mu[1], 1e-9);
            assertEquals(-2 * Math.min(G * sin, k * G * cos), solution.tau[0] + solution.tau[1], 1e-9);
            byte state = slope <= k ? UnilateralSolution.CLOSED : UnilateralSolution.SLIDES_FORWARD;
            if (slope > 0) {
                assertEquals("slope " + slope, state, solution.state[0]);
            }
            assertTrue(Conditions.worst(problem, solution) < 1e-9);
        }
    }

    /** A uniform ladder on a rough floor and a smooth wall stands if tan θ ≥ 1/(2k). */
    @Test
    public void ladder() {
        double k = 0.4;
        for (double tangent : new double[] {0.8, 1.2, 1.3, 3}) {
            double cos = 1 / Math.sqrt(1 + tangent * tangent);
            double sin = tangent * cos;
            UnilateralProblem problem = bodies(1, 1, 4 / 12.0);
            problem.f[1] = -G;
            ground(problem, 1, 0, -cos, -sin, 0, 1, k);
            int wall = problem.add(2, 0, UnilateralProblem.WORLD, 0);
            problem.setNormal(wall, -1, 0, sin, 0, 0, 0);
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            assertTrue(new ExactSolver().solve(problem, solution));
            assertTrue(Conditions.worst(problem, solution) < 1e-9);
            if (tangent > 1 / (2 * k)) {
                for (double a : solution.x) {
                    assertEquals(0, a, 1e-9);
                }
                assertEquals(G / (2 * tangent), solution.mu[1], 1e-9);
                assertEquals(UnilateralSolution.CLOSED, solution.state[0]);
            } else {
                assertTrue("it slips", solution.x[2] < 0);
                assertEquals(UnilateralSolution.SLIDES_BACK, solution.state[0]);
            }
        }
    }

    /** A belt of speed 1 under a block at rest: velocity level, the block takes k g h until it moves with the belt. */
    @Test
    public void conveyorBelt() {
        double h = 0.01;
        UnilateralProblem problem = bodies(1, 1, 1);
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        ExactSolver solver = new ExactSolver();
        double speed = 0;
        for (int step = 1; step <= 40; step++) {
            problem.clear();
            problem.f[0] = speed;
            problem.f[1] = -G * h;
            problem.f[2] = 0;
            int left = ground(problem, 1, 0, -1, 0, 0, 1, 0.5);
            int right = ground(problem, 2, 0, 1, 0, 0, 1, 0.5);
            problem.tangentBound[left] = 1;
            problem.tangentBound[right] = 1;
            assertTrue(solver.solve(problem, solution));
            speed = solution.x[0];
            assertEquals(Math.min(1, 0.5 * G * h * step), speed, 1e-9);
        }
    }

    /** Boxes on top of each other, off centre, the top one pushed a little: nothing moves, each carries what is above. */
    @Test
    public void stackOfBoxes() {
        int n = 6;
        UnilateralProblem problem = bodies(n, 1, 1 / 6.0);
        for (int b = 0; b < n; b++) {
            double shift = b % 2 == 0 ? 0 : 0.1;
            double below = b % 2 == 0 ? 0.1 : 0;
            problem.f[3 * b + 1] = -G;
            problem.f[3 * b] = b == n - 1 ? 0.02 * G : 0;
            if (b == 0) {
                ground(problem, 0, 0, -0.5, -0.5, 0, 1, 0.6);
                ground(problem, 1, 0, 0.5, -0.5, 0, 1, 0.6);
                continue;
            }
            for (int side = 0; side < 2; side++) {
                double at = side == 0 ? Math.max(shift, below) - 0.5 : Math.min(shift, below) + 0.5;
                int row = problem.add(2 * b + side, b, b - 1, 0);
                problem.setNormal(row, 0, 1, at - shift, 0, -1, -(at - below));
                problem.setTangent(row, 0.6, 0, 1, 0, 0.5, -1, 0, 0.5);
            }
        }
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        assertTrue(new ExactSolver().solve(problem, solution));
        assertTrue("" + Conditions.worst(problem, solution), Conditions.worst(problem, solution) < 1e-8);
        for (double a : solution.x) {
            assertEquals(0, a, 1e-8);
        }
        for (int b = 0; b < n; b++) {
            assertEquals((n - b) * G, solution.mu[2 * b] + solution.mu[2 * b + 1], 1e-8);
            assertEquals(-0.02 * G, solution.tau[2 * b] + solution.tau[2 * b + 1], 1e-8);
        }
    }

    /** Random rows with friction, from none to more than one likes: always ends, the cone holds where it says solved. */
    @Test
    public void randomCones() {
        Random random = new Random(9);
        int solved = 0;
        for (int c = 0; c < 300; c++) {
            int n = 1 + random.nextInt(4);
            UnilateralProblem problem = bodies(n, 1, 0.5);
            for (int i = 0; i < problem.f.length; i++) {
                problem.f[i] = 2 * random.nextGaussian();
            }
            for (int i = 0; i < 1 + random.nextInt(8); i++) {
                double slope = random.nextGaussian();
                double nx = slope / Math.sqrt(1 + slope * slope);
                double ny = 1 / Math.sqrt(1 + slope * slope);
                double k = random.nextDouble() * (c % 3 == 0 ? 1.2 : 0.5);
                ground(problem, i, random.nextInt(n), random.nextGaussian(), -1, nx, ny, k);
            }
            UnilateralSolution solution = new UnilateralSolution(problem.graph);
            if (new ExactSolver().solve(problem, solution)) {
                solved++;
                assertTrue("case " + c, Conditions.worst(problem, solution) < 1e-7);
            }
        }
        assertTrue("solved " + solved, solved >= 297);
    }
}

package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/** Friction that stays as it was found: it brakes or it goes, it never drives. */
public final class FrozenFrictionTest {
    private static final double MASS = 2;
    private static final double ENOUGH = 1e9;

    /** Blocks on a floor, the b-th of them going forward (+) or back (−) with that impulse while its weight presses. */
    private static UnilateralProblem blocks(double... along) {
        int[] dimension = new int[along.length];
        Arrays.fill(dimension, 2);
        BlockGraph graph = new BlockGraph(dimension, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        for (int b = 0; b < along.length; b++) {
            system.mass[4 * b] = MASS;
            system.mass[4 * b + 3] = MASS;
        }
        FreeBodies free = new FreeBodies();
        free.analyze(graph);
        free.factor(system);
        UnilateralProblem problem = new UnilateralProblem(system, free);
        for (int b = 0; b < along.length; b++) {
            problem.f[2 * b] = along[b];
            problem.f[2 * b + 1] = -10;
            int row = problem.add(b + 1, b, UnilateralProblem.WORLD, 0);
            problem.setNormal(row, 0, 1, 0, 0, 0, 0);
            problem.setTangent(row, 0.5, 0, 1, 0, 0, 0, 0, 0);
        }
        return problem;
    }

    /** μ = 10 and the τ of before. */
    private static UnilateralSolution before(UnilateralProblem problem, double... tau) {
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        solution.begin(problem.count);
        Arrays.fill(solution.mu, 0, problem.count, 10);
        System.arraycopy(tau, 0, solution.tau, 0, tau.length);
        return solution;
    }

    private static double power(UnilateralProblem problem, UnilateralSolution solution) {
        double power = 0;
        for (int i = 0; i < problem.count; i++) {
            power += solution.tau[i] * problem.tangentSpeed(i, solution.x);
        }
        return power;
    }

    @Test
    public void whatBrakesStays() {
        UnilateralProblem problem = blocks(20, -20);
        UnilateralSolution solution = before(problem, -4, 3);
        assertTrue(new FrozenFriction().solve(problem, solution, true, ENOUGH));
        assertEquals((20 - 4) / MASS, solution.x[0], 1e-12);
        assertEquals((-20 + 3) / MASS, solution.x[2], 1e-12);
        assertEquals(0, solution.x[1], 1e-12);
        assertEquals(10, solution.mu[0], 1e-12);
    }

    /** It never was more than its cone allows. */
    @Test
    public void theConeHolds() {
        UnilateralProblem problem = blocks(20);
        UnilateralSolution solution = before(problem, -9);
        assertTrue(new FrozenFriction().solve(problem, solution, false, ENOUGH));
        assertEquals(-5, solution.tau[0], 1e-12);
        assertEquals((20 - 5) / MASS, solution.x[0], 1e-12);
    }

    /** The slip has turned round since: of two the one that would drive goes, and all of it where nothing is looked at one by one. */
    @Test
    public void whatWouldDriveGoes() {
        UnilateralProblem problem = blocks(-20, 20);
        UnilateralSolution solution = before(problem, -4, -3);
        assertTrue(new FrozenFriction().solve(problem, solution, false, ENOUGH));
        assertEquals(-20 / MASS, solution.x[0], 1e-12);
        assertEquals((20 - 3) / MASS, solution.x[2], 1e-12);

        solution = before(problem, -4, -3);
        assertTrue(new FrozenFriction().solve(problem, solution, true, ENOUGH));
        assertTrue("" + power(problem, solution), power(problem, solution) <= 0);
        assertEquals(-20 / MASS, solution.x[0], 1e-12);
        assertEquals(20 / MASS, solution.x[2], 1e-12);
    }
}

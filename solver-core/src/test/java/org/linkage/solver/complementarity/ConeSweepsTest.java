package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.TreeSolver;

/** Sweeps end where Coulomb's law holds, and leave little of it in piles that are too large for anything better. */
public class ConeSweepsTest {
    private static final int[] DIMENSIONS = {3, 2, 3, 2, 3};

    private static UnilateralProblem bodies(int[] dimensions, int[] rows, int[][] tied) {
        BlockGraph graph = new BlockGraph(dimensions, rows, tied);
        return new UnilateralProblem(new KktSystem(graph), rows.length > 0 ? new TreeSolver() : new FreeBodies());
    }

    /** Rigid bodies and particles pressed on each other and on the world off their centres: with and without friction, some of it soft. */
    private static UnilateralProblem random(Random random) {
        UnilateralProblem p = bodies(DIMENSIONS, new int[0], new int[0][]);
        for (int b = 0; b < DIMENSIONS.length; b++) {
            int d = DIMENSIONS[b];
            for (int i = 0; i < d; i++) {
                p.system.mass[p.graph.massOffset[b] + i * (d + 1)] = 0.5 + random.nextDouble();
                p.f[p.graph.bodyOffset[b] + i] = 2 * random.nextGaussian() - (i == 1 ? 2 : 0);
            }
        }
        p.equality.analyze(p.graph);
        p.equality.factor(p.system);
        for (int a = 0; a < DIMENSIONS.length; a++) {
            int b = random.nextInt(DIMENSIONS.length);
            int row = p.add(a, a, b == a ? UnilateralProblem.WORLD : b, 0.3 * random.nextGaussian());
            double angle = random.nextGaussian();
            double nx = -Math.sin(angle);
            double ny = Math.cos(angle);
            p.setNormal(row, nx, ny, 0.4 * random.nextGaussian(), -nx, -ny, 0.4 * random.nextGaussian());
            if (random.nextInt(4) > 0) {
                double k = 0.1 + 0.4 * random.nextDouble();
                double t = 0.3 * random.nextGaussian();
                p.setTangent(row, k, t, -ny, nx, 0.4 * random.nextGaussian(), ny, -nx, 0.4 * random.nextGaussian());
            }
            p.compliance[row] = random.nextInt(3) == 0 ? 0.2 : 0;
        }
        return p;
    }

    @Test
    public void sweepsEndAtCoulombsLaw() {
        Random random = new Random(4);
        RowSystem system = new RowSystem();
        ConeSweeps sweeps = new ConeSweeps();
        ConePivoting law = new ConePivoting();
        int pressed = 0;
        for (int k = 0; k < 500; k++) {
            UnilateralProblem p = random(random);
            system.fill(p);
            system.rows.allow(1e9);
            sweeps.run(system.rows, p, 1e-14 * system.rows.scale, 5_000);
            assertEquals("problem " + k, 0, law.residual(system.rows), 1e-9 * system.rows.scale);
            UnilateralSolution solution = new UnilateralSolution(p.graph);
            system.write(p, solution);
            assertTrue("problem " + k, Conditions.worst(p, solution) < 1e-9 * Math.max(1, system.rows.scale));
            for (int i = 0; i < p.count; i++) {
                pressed += solution.mu[i] > 0 ? 1 : 0;
            }
        }
        assertTrue("contacts that press: " + pressed, pressed > 500);
    }

    @Test
    public void jointsAreForOthers() {
        assertTrue(ConeSweeps.takes(bodies(DIMENSIONS, new int[0], new int[0][])));
        assertFalse(ConeSweeps.takes(bodies(new int[] {3, 3}, new int[] {2}, new int[][] {{0, 1}})));
    }

    /** Splitting and pivoting would leave a third of the scale at times. */
    @Test
    public void aThousandRoughDiscsFallWithLittleLeftOfCoulombsLaw() {
        DiscPile pile = new DiscPile(1_000, 1, 0.2, 32);
        pile.friction = 0.3;
        ExactSolver solver = new ExactSolver();
        int swept = 0;
        for (int k = 0; k < 60; k++) {
            pile.step(solver);
            double left = pile.solution.residual / Math.max(1e-300, solver.scale());
            assertTrue("step " + k + " leaves " + left, pile.problem.count == 0 || left < 0.02);
            swept += pile.solution.method.equals("sweeps") ? 1 : 0;
            assertEquals(
                    "what is not exact says so",
                    pile.problem.count == 0 || left <= 1e-9,
                    pile.solution.status == UnilateralSolution.Status.SOLVED);
        }
        assertTrue("swept " + swept, swept > 20);
    }
}

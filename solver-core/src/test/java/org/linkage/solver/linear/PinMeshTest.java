package org.linkage.solver.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Bodies on pins in loops of every kind, by the sparse solver's steps for them, against plain LU. */
public class PinMeshTest {
    /** A chain from the world whose links are closed to loops that share a link at the most, in any numbering: no row is redundant. */
    private static KktSystem mesh(Random random, int bodies) {
        Plane plane = new Plane();
        List<Integer> number = new ArrayList<>();
        for (int i = 0; i < bodies; i++) {
            number.add(plane.body(random.nextDouble(), random.nextDouble()));
        }
        Collections.shuffle(number, random);
        plane.revolute(random.nextDouble(), random.nextDouble(), number.get(0));
        for (int i = 1; i < bodies; i++) {
            plane.revolute(random.nextDouble(), random.nextDouble(), number.get(i), number.get(i - 1));
        }
        for (int i = 0; i + 4 < bodies; i += 3) {
            int far = i + 3 + random.nextInt(2);
            plane.revolute(2 + random.nextDouble(), random.nextDouble(), number.get(i), number.get(far));
        }
        KktSystem system = plane.build();
        for (int b = 0; b < bodies; b++) {
            int m = system.graph.massOffset[b];
            system.mass[m] = 0.5 + random.nextDouble();
            system.mass[m + 4] = system.mass[m];
            system.mass[m + 8] = 0.5 + random.nextDouble();
        }
        return system;
    }

    private static double difference(KktSystem system, SparseSolver solver, RandomSystems numbers) {
        assertTrue(solver.factor(system));
        assertEquals(0, solver.rankLoss());
        double[][] b = numbers.rightHandSide(system);
        double[] x = b[0].clone();
        double[] lambda = b[1].clone();
        solver.solve(x, lambda);
        return RandomSystems.difference(system, b[0], b[1], x, lambda);
    }

    @Test
    public void meshesAgreeWithLu() {
        int[] met = new int[4];
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            RandomSystems numbers = new RandomSystems(seed);
            KktSystem system = mesh(random, 5 + random.nextInt(30));
            SparseSolver solver = new SparseSolver(false);
            solver.analyze(system.graph);
            double difference = difference(system, solver, numbers);
            assertTrue("seed " + seed + ": " + difference, difference < 1e-9);
            SparsePattern p = solver.pattern();
            for (int k = 0; k < p.nodes; k++) {
                met[Math.min(p.first[k + 1] - p.first[k], 3)]++;
            }
        }
        assertTrue("no node had two later neighbours", met[2] > 100);
        assertTrue("no node had three or more", met[3] > 100);
    }

    @Test
    public void whatIsNoPinAmongThemIsTakenTheOtherWay() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            RandomSystems numbers = new RandomSystems(seed);
            KktSystem system = mesh(random, 12);
            SparseSolver solver = new SparseSolver(false);
            solver.analyze(system.graph);
            // a joint whose rows are no pin's, a body that is not diag(m, m, I), a row that is off
            int edge = system.graph.edgeOffset[random.nextInt(system.graph.edgeCount)];
            system.jacobian[edge + 1] = 0.3;
            int mass = system.graph.massOffset[random.nextInt(12)];
            system.mass[mass + 6] = 0.1;
            system.mass[mass + 2] = 0.1;
            system.active[random.nextInt(system.active.length)] = seed % 2 == 0;
            double difference = difference(system, solver, numbers);
            assertTrue("seed " + seed + ": " + difference, difference < 1e-9);
        }
    }

    @Test
    public void anArchOfParallelRailsSurvivesItsTwoRedundantRows() {
        for (int cells : new int[] {3, 10, 40}) {
            KktSystem system = arch(cells);
            SparseSolver solver = new SparseSolver();
            DenseSolver dense = new DenseSolver();
            double[][] b = new RandomSystems(cells).rightHandSide(system);
            double[][] x = new double[2][];
            KktSolver[] both = {dense, solver};
            for (int i = 0; i < 2; i++) {
                both[i].analyze(system.graph);
                assertTrue(both[i].factor(system));
                assertEquals(cells + " cells, " + both[i].name(), 2, both[i].rankLoss());
                x[i] = b[0].clone();
                // rows that are redundant can only be met where they do not contradict each other
                both[i].solve(x[i], new double[system.graph.rows()]);
            }
            double difference = RandomSystems.relative(x[0], x[1]);
            assertTrue(cells + " cells: " + difference, difference < 1e-8);
        }
    }

    /** Two rails on an arc, one below the other, both pinned at both ends, and upright rungs between the centres of their links. */
    private static KktSystem arch(int cells) {
        Plane plane = new Plane();
        double turn = 1.5 / cells;
        for (int rail = 0; rail < 2; rail++) {
            double x = 0;
            double y = -rail;
            for (int i = 0; i < cells; i++) {
                double angle = 0.75 - (i + 0.5) * turn;
                int body = plane.body(x + Math.cos(angle) / 2, y + Math.sin(angle) / 2);
                plane.revolute(x, y, i == 0 ? new int[] {body} : new int[] {body, body - 1});
                x += Math.cos(angle);
                y += Math.sin(angle);
            }
            plane.revolute(x, y, cells * (rail + 1) - 1);
        }
        double x = 0;
        double y = 0;
        for (int i = 0; i < cells; i++) {
            double angle = 0.75 - (i + 0.5) * turn;
            double cx = x + Math.cos(angle) / 2;
            double cy = y + Math.sin(angle) / 2;
            int rung = plane.body(cx, cy - 0.5);
            plane.revolute(cx, cy, rung, i);
            plane.revolute(cx, cy - 1, rung, cells + i);
            x += Math.cos(angle);
            y += Math.sin(angle);
        }
        return plane.build();
    }
}

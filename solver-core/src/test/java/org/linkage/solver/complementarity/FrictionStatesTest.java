package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.TreeSolver;

/** Friction against the enumeration of all contact states: what has an answer is answered, what has none is said to have none. */
public class FrictionStatesTest {
    private static final double EXACT = 1e-9;

    /** Bodies that are free, or hang in a chain from the world. */
    private static UnilateralProblem bodies(Random random, int n, boolean jointed, double spread) {
        int[] dimension = new int[n];
        int[] rows = new int[jointed ? n : 0];
        int[][] tied = new int[rows.length][];
        for (int b = 0; b < n; b++) {
            dimension[b] = 3;
            if (jointed) {
                rows[b] = 2;
                tied[b] = b == 0 ? new int[] {0} : new int[] {b - 1, b};
            }
        }
        BlockGraph graph = new BlockGraph(dimension, rows, tied);
        KktSystem system = new KktSystem(graph);
        for (int b = 0; b < n; b++) {
            double mass = Math.pow(10, spread * (2 * random.nextDouble() - 1));
            system.mass[9 * b] = mass;
            system.mass[9 * b + 4] = mass;
            system.mass[9 * b + 8] = mass * (0.05 + random.nextDouble());
        }
        for (int e = 0; e < graph.edgeCount; e++) {
            boolean upper = e % 2 == 1;
            double sign = upper ? -1 : 1;
            double rx = random.nextGaussian();
            double ry = random.nextGaussian();
            int at = graph.edgeOffset[e];
            system.jacobian[at] = sign;
            system.jacobian[at + 2] = -sign * ry;
            system.jacobian[at + 4] = sign;
            system.jacobian[at + 5] = sign * rx;
        }
        KktSolver solver = !jointed ? new FreeBodies() : random.nextBoolean() ? new TreeSolver() : new DenseSolver();
        solver.analyze(graph);
        assertTrue(solver.factor(system));
        return new UnilateralProblem(system, solver);
    }

    /** A contact of body a with body b or the world, its normal turned by {@code angle} from straight up. */
    private static void contact(
            UnilateralProblem p, int a, int b, double rx, double ry, double angle, double k, double bound, double t) {
        double nx = -Math.sin(angle);
        double ny = Math.cos(angle);
        int row = p.add(p.count, a, b, bound);
        double turnA = rx * ny - ry * nx;
        double slideA = rx * nx + ry * ny;
        // b's lever is another one: its centre is elsewhere
        double sx = 0.3 - rx;
        double sy = 0.8 - ry;
        p.setNormal(row, nx, ny, turnA, -nx, -ny, -(sx * ny - sy * nx));
        p.setTangent(row, k, t, -ny, nx, slideA, ny, -nx, -(sx * nx + sy * ny));
    }

    private static UnilateralProblem random(Random random, boolean jointed, double spread) {
        UnilateralProblem p = bodies(random, 1 + random.nextInt(3), jointed, spread);
        load(random, p);
        return p;
    }

    private static void load(Random random, UnilateralProblem p) {
        int n = p.graph.bodyCount;
        p.clear();
        for (int i = 0; i < p.f.length; i++) {
            p.f[i] = p.system.mass[9 * (i / 3) + 4 * (i % 3)] * (random.nextGaussian() - (i % 3 == 1 ? 2 : 0));
        }
        for (int i = 0; i < p.d.length; i++) {
            p.d[i] = 0.3 * random.nextGaussian();
        }
        int contacts = 1 + random.nextInt(5);
        for (int i = 0; i < contacts; i++) {
            int a = random.nextInt(n);
            int b = random.nextInt(n + 1) - 1;
            double k = 0.05 + 1.45 * random.nextDouble();
            contact(
                    p,
                    a,
                    b == a ? UnilateralProblem.WORLD : b,
                    random.nextGaussian(),
                    random.nextGaussian() - 0.5,
                    random.nextGaussian(),
                    random.nextInt(8) == 0 ? 0 : k,
                    random.nextInt(3) == 0 ? 0 : 0.3 * random.nextGaussian(),
                    random.nextInt(3) == 0 ? 0 : random.nextGaussian());
        }
    }

    private int answered;
    private int without;
    private int unanswered;
    private final StringBuilder missed = new StringBuilder();

    /** What is called solved satisfies Coulomb's conditions; what is not has, as a rule, no answer at all. */
    private void judge(String name, UnilateralProblem problem, ExactSolver solver) {
        UnilateralSolution solution = new UnilateralSolution(problem.graph);
        boolean found = solver.solve(problem, solution);
        assertEquals(name, found, solution.solved());
        double violation = ContactStates.violation(problem, solution);
        if (found) {
            answered++;
            assertTrue(name + " by " + solution.method + ": " + violation, violation <= EXACT);
            return;
        }
        assertTrue(name + " leaves x without a number", Double.isFinite(violation));
        int answers = ContactStates.answers(problem);
        if (answers > 0) {
            unanswered++;
            missed.append("\n" + name + ": " + answers + " answers, but " + solution.status + " by " + solution.method
                    + ", violation " + violation + "; Lemke " + ContactStates.byLemke(problem));
        } else {
            without++;
        }
    }

    /** Jammed contacts have few answers far from each other; the solver may give some of them up, but must not make it a habit. */
    private void sum(int some) {
        String seen = answered + " answered, " + without + " without an answer, " + unanswered + " missed" + missed;
        assertEquals(seen, 0, unanswered);
        assertTrue("the cases are too tame: " + seen, without >= some);
    }

    @Test
    public void freeBodies() {
        Random random = new Random(1);
        for (int c = 0; c < 600; c++) {
            judge("case " + c, random(random, false, 0.3), new ExactSolver());
        }
        sum(10);
    }

    @Test
    public void jointedBodies() {
        Random random = new Random(2);
        for (int c = 0; c < 600; c++) {
            judge("case " + c, random(random, true, 0.3), new ExactSolver());
        }
        sum(100);
    }

    @Test
    public void lightAndHeavy() {
        Random random = new Random(3);
        for (int c = 0; c < 400; c++) {
            judge("case " + c, random(random, c % 2 == 0, 3), new ExactSolver());
        }
        sum(50);
    }

    /** One solver for all: what it remembers of another problem under the same keys must not spoil the answer. */
    @Test
    public void misleadingMemory() {
        Random random = new Random(4);
        for (int c = 0; c < 100; c++) {
            UnilateralProblem problem = bodies(random, 1 + random.nextInt(3), c % 3 == 0, 0.3);
            ExactSolver solver = new ExactSolver();
            for (int again = 0; again < 4; again++) {
                load(random, problem);
                judge("case " + c + ", " + again, problem, solver);
            }
        }
        sum(20);
    }

    /** Every row twice or thrice, whole numbers for levers and forces, slopes of exactly the angle of friction. */
    @Test
    public void degenerateRows() {
        Random random = new Random(5);
        for (int c = 0; c < 500; c++) {
            int n = 1 + random.nextInt(2);
            UnilateralProblem p = bodies(random, n, c % 4 == 0, 0);
            for (int i = 0; i < p.f.length; i++) {
                p.f[i] = i % 3 == 1 ? -random.nextInt(3) : random.nextInt(3) - 1;
            }
            int contacts = 1 + random.nextInt(5);
            double k = 0.25 * (1 + random.nextInt(6));
            for (int i = 0; i < contacts; i++) {
                boolean again = i > 0 && random.nextInt(3) == 0;
                double rx = again ? 1 : random.nextInt(3) - 1;
                double angle = random.nextInt(3) == 0 ? Math.atan(k) : 0;
                contact(p, random.nextInt(n), UnilateralProblem.WORLD, rx, -1, angle, k, 0, random.nextInt(2));
            }
            judge("case " + c, p, new ExactSolver());
        }
        sum(1);
    }

    /** Lemke's method on the same problems: what it finds is an answer, and it finds most of them. */
    @Test
    public void lemke() {
        Random random = new Random(6);
        int found = 0;
        int there = 0;
        for (int c = 0; c < 300; c++) {
            UnilateralProblem problem = random(random, c % 2 == 0, 0.3);
            double violation = ContactStates.byLemke(problem);
            if (violation < Double.POSITIVE_INFINITY) {
                found++;
                assertTrue("case " + c + ": " + violation, violation <= EXACT);
            } else if (ContactStates.answers(problem) > 0) {
                there++;
            }
        }
        assertTrue("found " + found + ", missed " + there, found > 200 && there * 20 <= found);
    }
}

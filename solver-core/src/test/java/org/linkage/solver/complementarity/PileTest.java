package org.linkage.solver.complementarity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.Test;

/** Discs dropped into a box: exact at every step, no overlap, at rest in the end. */
public class PileTest {
    @Test
    public void aPileIsExactAtEveryStepAndComesToRest() {
        DiscPile pile = new DiscPile(150, 4, 0.2, 13);
        ExactSolver solver = new ExactSolver();
        for (int step = 0; step < 300; step++) {
            assertTrue("step " + step, pile.step(solver));
            assertTrue("step " + step, pile.solution.residual <= 1e-10 * Math.max(1, solver.scale()));
            if (step % 20 == 0) {
                assertTrue(pile.overlap() < 1e-9);
            }
        }
        assertTrue(pile.speed() < 0.05);
        assertEquals("at rest the last set is right at once", 1, pile.solution.factorisations);
        double floor = 0;
        double weight = 0;
        for (int i = 0; i < pile.problem.count; i++) {
            if (pile.problem.bodyB[i] == UnilateralProblem.WORLD && pile.problem.normal[pile.problem.offsetA(i)] == 0) {
                floor += pile.solution.mu[i];
            }
        }
        for (int b = 0; b < pile.n; b++) {
            weight += pile.problem.system.mass[9 * b] * 9.81 * pile.h;
        }
        assertEquals(weight, floor, 0.01 * weight);
    }

    /** Equal discs, tilted gravity: redundant contacts come and go. */
    @Test
    public void aTiltedBoxOfEqualDiscs() {
        DiscPile pile = new DiscPile(120, 8, 0, 12);
        ExactSolver solver = new ExactSolver();
        for (int step = 0; step < 240; step++) {
            pile.gravityX = step / 60 % 2 == 0 ? 4 : -4;
            assertTrue("step " + step, pile.step(solver));
            if (step % 20 == 0) {
                assertTrue(pile.overlap() < 1e-9);
            }
        }
    }

    /** With friction the slips may be left a little off; never by much, and nothing breaks. */
    @Test
    public void aRoughPileStaysBounded() {
        DiscPile pile = new DiscPile(60, 4, 0.2, 8);
        pile.friction = 0.4;
        ExactSolver solver = new ExactSolver();
        for (int step = 0; step < 150; step++) {
            pile.step(solver);
            assertTrue("step " + step, pile.solution.residual <= 0.05 * Math.max(1, solver.scale()));
            for (int i = 0; i < pile.problem.count; i++) {
                assertTrue(Math.abs(pile.solution.tau[i]) <= 0.4 * pile.solution.mu[i] * (1 + 1e-9));
            }
        }
        assertTrue("" + pile.overlap(), pile.overlap() < 1e-3);
    }

    /** More rows than freedoms, some of them sliding: once the fall is over every step is exact, and it comes to rest. */
    @Test
    public void aRoughPileIsExactWhenItHasSettled() {
        settles(0.3);
    }

    /** The same where hundreds of contacts stick and slip in turn, too many for pivoting alone. */
    @Test
    public void aVeryRoughPileIsExactWhenItHasSettled() {
        settles(0.8);
    }

    private static void settles(double friction) {
        DiscPile pile = new DiscPile(100, 1, 0.2, 10);
        pile.friction = friction;
        ExactSolver solver = new ExactSolver();
        int slid = 0;
        int split = 0;
        for (int step = 0; step < 300; step++) {
            boolean solved = pile.step(solver);
            if (step >= 200) {
                assertTrue("step " + step + ": " + pile.solution.residual, solved);
                assertTrue(Conditions.worst(pile.problem, pile.solution) < 1e-8);
            }
            split += pile.solution.method.equals("splitting") ? 1 : 0;
            for (int i = 0; i < pile.problem.count; i++) {
                slid += pile.solution.state[i] >= UnilateralSolution.SLIDES_FORWARD ? 1 : 0;
            }
        }
        assertTrue("contacts slid on the way: " + slid, slid > 100);
        assertTrue("steps beyond pivoting: " + split, split > 0);
    }

    /**
     * A falling rough pile that is too much work ends all the same: after its share of a step friction is only approximate and takes
     * energy, but the normal forces still fulfil their own law to the last digit.
     */
    @Test
    public void whatIsTooMuchWorkKeepsItsNormals() {
        DiscPile pile = new DiscPile(400, 4, 0.2, 20);
        pile.friction = 0.5;
        ExactSolver solver = new ExactSolver();
        int frozen = 0;
        for (int step = 0; step < 45; step++) {
            solver.beginStep();
            pile.fill();
            // looks and rounds of one and the same step
            for (int look = 0; look < 8; look++) {
                solver.solve(pile.problem, pile.solution);
                if (pile.solution.method.equals("frozen-friction")) {
                    frozen++;
                    assertEquals("step " + step, UnilateralSolution.Status.INACCURATE, pile.solution.status);
                    double[] friction = pile.problem.friction.clone();
                    Arrays.fill(pile.problem.friction, 0);
                    double worst = Conditions.worst(pile.problem, pile.solution);
                    System.arraycopy(friction, 0, pile.problem.friction, 0, friction.length);
                    assertTrue("step " + step + ": " + worst, worst < 1e-8);
                    double power = 0;
                    for (int i = 0; i < pile.problem.count; i++) {
                        power += pile.solution.tau[i] * pile.problem.tangentSpeed(i, pile.solution.x);
                    }
                    assertTrue("step " + step + " gains " + power, power <= 1e-9);
                }
            }
            pile.advance();
        }
        assertTrue("solves beyond the share of their step: " + frozen, frozen > 5);
    }

    @Test
    public void gaussSeidelLeavesMoreOver() {
        DiscPile pile = new DiscPile(100, 4, 0.2, 10);
        ExactSolver exact = new ExactSolver();
        for (int step = 0; step < 60; step++) {
            pile.step(exact);
        }
        double residual = pile.solution.residual;
        new GaussSeidelSolver(50).solve(pile.problem, pile.solution);
        assertTrue(pile.solution.residual > 1e3 * residual);
        double fifty = pile.solution.residual;
        new GaussSeidelSolver(5000).solve(pile.problem, pile.solution);
        assertTrue(pile.solution.residual < 0.1 * fifty);
    }

    @Test
    public void theSameStepsGiveTheSameBits() {
        double[][] end = new double[2][];
        for (int run = 0; run < 2; run++) {
            DiscPile pile = new DiscPile(60, 5, 0.2, 8);
            ExactSolver solver = new ExactSolver();
            for (int step = 0; step < 80; step++) {
                pile.step(solver);
            }
            end[run] = pile.v.clone();
        }
        for (int i = 0; i < end[0].length; i++) {
            assertEquals(Double.doubleToLongBits(end[0][i]), Double.doubleToLongBits(end[1][i]));
        }
    }

    @Test
    public void noGarbageInSteadyState() {
        DiscPile pile = new DiscPile(80, 5, 0.2, 9);
        ExactSolver solver = new ExactSolver();
        for (int step = 0; step < 120; step++) {
            pile.step(solver);
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        threads.getThreadAllocatedBytes(id);
        long before = threads.getThreadAllocatedBytes(id);
        for (int step = 0; step < 45; step++) {
            pile.step(solver);
            solver.pivotingFirst(step % 2 == 0);
        }
        assertTrue(threads.getThreadAllocatedBytes(id) - before < 2000);
    }
}

package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.ConstantForce;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Contacts, ropes and limits on bodies with joints, against closed forms. */
public final class JointedContactTest {
    private static final double H = 1.0 / 240;

    /**
     * A ball hits the end of a hinged rod. With n across the rod, the pin takes its impulse and the rod answers with
     * I/L² (I about the pin): v_ball' = (m − e M')/(m + M') v, M' = I/L².
     */
    @Test
    public void aPinTakesItsPartOfTheBlow() {
        double e = 0.6;
        double m = 0.5;
        for (KktSolver solver : new KktSolver[] {new TreeSolver(), new DenseSolver()}) {
            Bench bench = new Bench();
            bench.solver = solver;
            RigidBody rod = new RigidBody("rod", 3, new Shape.Rod(1, 0));
            bench.add(rod, new double[] {0.5, 0, 0}, new double[] {0, 0, 0});
            RigidBody ball = bench.disc(m, 0.1, 1 - 1e-9, 0.5, 0, -2);
            bench.state();
            bench.joints.add(new Revolute("pin", new Anchor(rod, -0.5, 0), new Anchor(null, 0, 0)));
            bench.contacts.add(new PairContact("hit", ball, rod, new Material(e, 0)));
            bench.build("exact");
            bench.runTo(bench.loop, H, 0.25);
            double effective = 3.0 / 3;
            double after = (m - e * effective) / (m + effective) * -2;
            assertEquals(0.2, bench.log.time(0), 1e-11);
            assertEquals(after, bench.state().v[4], 1e-8);
            assertEquals(m * (after + 2), bench.log.impulse(0), 1e-8);
            double omega = -m * (after + 2) / effective;
            assertEquals(omega, bench.state().v[2], 1e-8);
            assertEquals(
                    "the pin holds", 0, bench.state().v[1] - 0.5 * bench.state().v[2] * bench.state().cos[0], 1e-12);
        }
    }

    /** A stone on a slack rope falls freely, is stopped dead along the rope, then swings as a pendulum of its length. */
    @Test
    public void aRopePullsButNeverPushes() {
        Bench bench = new Bench();
        Particle stone = bench.add(new Particle("stone", 2), new double[] {0.6, 0}, new double[] {0, 0});
        bench.gravity(0, -9.81);
        PointDistance distance = new PointDistance(new Anchor(stone, 0, 0), new Anchor(null, 0, 0));
        bench.contacts.add(new GapContact("rope", OneSided.atMost(distance, 1), 0));
        bench.build("exact");
        double taut = Math.sqrt(2 * 0.8 / 9.81);
        bench.runTo(bench.loop, H, taut - 1e-6);
        assertEquals(-9.81 * (taut - 1e-6), bench.state().v[1], 1e-10);
        bench.runTo(bench.loop, H, taut + 1e-9);
        assertEquals(taut, bench.log.time(0), 1e-11);
        // speed 9.81·taut downwards at (0.6, −0.8): what lies along the rope is lost
        double speed = 9.81 * taut;
        assertEquals(2 * speed * 0.8, bench.log.impulse(0), 1e-9);
        double kept = speed * 0.6;
        assertEquals(kept, Math.hypot(bench.state().v[0], bench.state().v[1]), 1e-7);
        double energy = bench.energy();
        for (int i = 0; i < 480; i++) {
            bench.run(bench.loop, H, 1);
            double length = Math.hypot(bench.state().q[0], bench.state().q[1]);
            assertTrue("no longer than the rope: " + length, length < 1 + 1e-9);
            for (int k = 0; k < bench.loop.record().count; k++) {
                assertTrue(bench.loop.record().normal[k] >= 0);
            }
            assertTrue(bench.energy() <= energy + 1e-6);
        }
        assertEquals("a pendulum keeps its energy", energy, bench.energy(), 1e-4);
    }

    /** Hard limits: a rod pushed against its limit rests there with the torque that the push needs, and no less. */
    @Test
    public void aHardLimitCarriesExactlyTheTorque() {
        Bench bench = new Bench();
        RigidBody rod = new RigidBody("rod", 1, 0.2);
        bench.add(rod, new double[] {0, 0, 0}, new double[] {0, 0, 0});
        bench.state();
        bench.joints.add(new Revolute("pin", new Anchor(rod, 0, 0), new Anchor(null, 0, 0)));
        bench.forces.add(new ConstantForce("push", rod, 0, 0, 0.5));
        RelativeAngle angle = new RelativeAngle(rod, null, 0);
        bench.contacts.add(new GapContact("limits", OneSided.atLeast(angle, -0.3), 0));
        bench.contacts.add(new GapContact("limits", OneSided.atMost(angle, 0.7), 0));
        bench.build("exact");
        double hit = Math.sqrt(2 * 0.7 / 2.5);
        double worst = 0;
        for (int i = 0; i < 480; i++) {
            bench.run(bench.loop, H, 1);
            worst = Math.max(worst, bench.state().q[2] - 0.7);
        }
        assertEquals(hit, bench.log.time(0), 1e-11);
        assertEquals(0.2 * 2.5 * hit, bench.log.impulse(0), 1e-10);
        assertEquals(1, bench.log.impacts());
        assertTrue("worst violation " + worst, worst < 1e-10);
        assertEquals(0.7, bench.state().q[2], 1e-10);
        assertEquals(1, bench.loop.record().count);
        assertEquals(0.5, bench.loop.record().normal[0], 1e-11);
    }

    /** A thousand links over a peg with the tree solver: the contact is anticipated, nothing is solved densely. */
    @Test
    public void aLongChainTouchesAPegInLinearTime() {
        int n = 1000;
        Bench bench = new Bench();
        bench.solver = new TreeSolver();
        double link = 0.05;
        RigidBody[] links = new RigidBody[n];
        for (int i = 0; i < n; i++) {
            links[i] = new RigidBody("link" + i, 0.1, new Shape.Rod(link, 0.01));
            bench.add(links[i], new double[] {link * (i + 0.5), 0, 0}, new double[] {0, 0, 0});
        }
        Particle peg = bench.add(
                new Particle("peg", 1, new Shape.Disc(0.1)), new double[] {20 * link, -0.105 - 1e-10}, new double[2]);
        bench.gravity(0, -9.81);
        bench.joints.add(new Revolute("hook", new Anchor(links[0], -link / 2, 0), new Anchor(null, 0, 0)));
        for (int i = 1; i < n; i++) {
            bench.joints.add(
                    new Revolute("pin" + i, new Anchor(links[i], -link / 2, 0), new Anchor(links[i - 1], link / 2, 0)));
        }
        bench.joints.add(new Revolute("nail", new Anchor(peg, 0, 0), new Anchor(null, 20 * link, -0.105 - 1e-10)));
        for (int i = 15; i < 26; i++) {
            bench.contacts.add(new PairContact("touch" + i, links[i], peg, Material.SMOOTH));
        }
        bench.build("exact");
        for (int i = 0; i < 20; i++) {
            bench.run(bench.loop, 1e-3, 1);
            assertTrue("overlap " + bench.worstOverlap(), bench.worstOverlap() < 1e-9);
        }
        double pushed = 0;
        for (int k = 0; k < bench.loop.record().count; k++) {
            pushed += bench.loop.record().normal[k];
        }
        assertTrue("the peg carries weight: " + pushed, pushed > 0.1 * 9.81);
        State s = bench.state();
        assertTrue("the chain hangs on both sides", s.q[3 * 5 + 1] < 0 && s.q[3 * 40 + 1] < 0);
    }

    /** Beside its nail a chain of few links is the same with the tree and with the dense solver. */
    @Test
    public void treeAndDenseAgree() {
        double[][] end = new double[2][];
        KktSolver[] solvers = {new TreeSolver(), new DenseSolver()};
        for (int which = 0; which < 2; which++) {
            Bench bench = new Bench();
            bench.solver = solvers[which];
            RigidBody[] links = new RigidBody[6];
            for (int i = 0; i < 6; i++) {
                links[i] = new RigidBody("link" + i, 0.3, new Shape.Rod(0.3, 0.02));
                bench.add(links[i], new double[] {0.3 * (i + 0.5), 1, 0}, new double[] {0, 0, 0});
            }
            bench.gravity(0, -9.81);
            bench.joints.add(new Revolute("hook", new Anchor(links[0], -0.15, 0), new Anchor(null, 0, 1)));
            for (int i = 1; i < 6; i++) {
                bench.joints.add(
                        new Revolute("pin" + i, new Anchor(links[i], -0.15, 0), new Anchor(links[i - 1], 0.15, 0)));
            }
            bench.wall("floor", 0, 0.4, 0, 1, 0.2, 0);
            bench.build("exact");
            bench.runTo(bench.loop, H, 0.5);
            assertTrue(bench.log.impacts() > 0);
            assertTrue("overlap " + bench.worstOverlap(), bench.worstOverlap() < 1e-9);
            end[which] = bench.state().q.clone();
        }
        double worst = 0;
        for (int i = 0; i < end[0].length; i++) {
            worst = Math.max(worst, Math.abs(end[0][i] - end[1][i]));
        }
        assertTrue(Arrays.toString(end[0]) + " differ by " + worst, worst < 1e-6);
    }
}

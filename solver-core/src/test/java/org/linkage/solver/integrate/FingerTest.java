package org.linkage.solver.integrate;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.force.Finger;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** The implicit finger: light and heavy follow alike, nothing overshoots, nothing explodes. */
public class FingerTest {
    private static final double FRAME = 1 / 60.0;

    /**
     * A free body 1 cm from the finger: k = sω²m and c = 2√s ωm with s = 1/(1 + kd/10mg) chosen in each frame, so the motion is that
     * of one number, whatever the mass.
     */
    @Test
    public void featherAndAnvilFollowAlike() {
        for (double mass = 1e-4; mass <= 1e4; mass *= 100) {
            RigidBody body = new RigidBody("body", mass, new Shape.Disc(0.1));
            Mechanism mechanism = new Mechanism(Collections.singletonList(body));
            State state = new State(mechanism);
            Finger finger = new Finger("finger", new Anchor(body, 0, 0), 0.5, 0);
            MechanicalSystem system = new MechanicalSystem(
                    mechanism, Collections.<Constraint>emptyList(), Collections.singletonList(finger));
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), false);
            double d = -0.5;
            double u = 0;
            for (int i = 0; i < 40; i++) {
                assertNull(integrator.step(state, FRAME));
                double w = Grips.OMEGA;
                double s = 1 / (1 + w * w * Math.abs(d) / 98.1);
                double wh = w * FRAME;
                u = (u - s * w * wh * d) / (1 + 2 * Math.sqrt(s) * wh + s * wh * wh);
                d += FRAME * u;
                assertEquals("mass " + mass, 0.5 + d, state.q[0], 1e-9);
            }
            assertEquals(0.5, state.q[0], 0.01);
        }
    }

    @Test
    public void tipOfAChainFollowsWithoutOvershoot() {
        for (int n : new int[] {1, 10, 200}) {
            for (double length : new double[] {1, 0.02}) {
                for (int k = 0; k < 2; k++) {
                    Links links = Links.chain(n, length, -StrictMath.PI / 2);
                    MechanicalSystem system = links.system();
                    ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k == 1);
                    double x = 0.3 * n * length;
                    double y = -0.8 * n * length;
                    if (n == 1) {
                        x = 0.6 * length;
                    }
                    Finger finger = new Finger("finger", links.end(n - 1), x, y);
                    system.addForce(finger);
                    double farthest = 0;
                    for (int i = 0; i < 60; i++) {
                        assertNull(integrator.step(links.state, FRAME));
                        farthest = Math.max(farthest, finger.point().x(links.state));
                        assertTrue(integrator.gap() <= ImplicitIntegrator.CLOSED);
                    }
                    String what = n + " links of " + length;
                    double reach = Math.hypot(x, y);
                    assertTrue(what + " overshoots to " + farthest / x, farthest < x + 0.05 * reach);
                    double off = Math.hypot(
                            finger.point().x(links.state) - x, finger.point().y(links.state) - y);
                    assertTrue(what + " ends " + off / reach + " off", off < 0.05 * reach + 0.02);
                }
            }
        }
    }

    @Test
    public void tenFingersThatJerkNeverExplode() {
        Random random = new Random(7);
        for (int k = 0; k < 2; k++) {
            Links links = Links.chain(60, 0.05, 0);
            MechanicalSystem system = links.system();
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k == 1);
            Finger[] fingers = new Finger[10];
            for (int f = 0; f < fingers.length; f++) {
                fingers[f] = new Finger("finger" + f, links.end(6 * f + 3), 0, 0);
                system.addForce(fingers[f]);
            }
            for (int i = 0; i < 300; i++) {
                if (i % 10 == 0) {
                    for (Finger finger : fingers) {
                        finger.moveTo(3 * random.nextGaussian(), 3 * random.nextGaussian());
                    }
                }
                assertNull("frame " + i, integrator.step(links.state, FRAME));
                assertTrue(integrator.gap() <= 1e-6);
                for (double q : links.state.q) {
                    assertTrue(Math.abs(q) < 1e4);
                }
            }
            for (Finger finger : fingers) {
                system.removeForce(finger);
            }
            for (int i = 0; i < 300; i++) {
                assertNull("after " + i, integrator.step(links.state, FRAME));
            }
        }
    }

    /** k = 1e6 N m/rad, the tip pulled away at 10 m/s: the limits give way by less than 1e-3 rad, also when first met. */
    @Test
    public void limitsHoldAgainstAFastPull() {
        double worst = 0;
        for (int k = 0; k < 6; k++) {
            double damping = k < 2 ? 0 : k < 4 ? 100 : 1000;
            Links links = Links.chain(4, 0.04, 0);
            for (int i = 0; i < 4; i++) {
                RelativeAngle angle =
                        new RelativeAngle(links.bodies.get(i), i == 0 ? null : links.bodies.get(i - 1), 0);
                links.forces.add(new LimitSpring("limit" + i, angle, -0.1, 1.5, 1e6, damping));
            }
            MechanicalSystem system = links.system();
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k % 2 == 1);
            Finger finger = new Finger("finger", links.end(3), 0.16, 0);
            system.addForce(finger);
            for (int frame = 0; frame < 120; frame++) {
                // up and back, then down against the limits, then round
                double t = frame * FRAME;
                double way = 10 * (t % 0.5);
                finger.moveTo(0.16 - (t < 1 ? way : -way), t < 0.5 || t > 1.5 ? way : -way);
                assertNull(integrator.step(links.state, FRAME));
                for (int i = 0; i < 4; i++) {
                    double phi = links.state.q[3 * i + 2] - (i == 0 ? 0 : links.state.q[3 * i - 1]);
                    worst = Math.max(worst, Math.max(-0.1 - phi, phi - 1.5));
                }
            }
        }
        assertTrue("worst violation " + worst, worst < 1e-3);
        assertTrue("limits were met", worst > 0);
    }

    @Test
    public void workOfTheFingerIsCounted() {
        RigidBody body = new RigidBody("body", 2, new Shape.Disc(0.1));
        Mechanism mechanism = new Mechanism(Collections.singletonList(body));
        State state = new State(mechanism);
        Finger finger = new Finger("finger", new Anchor(body, 0, 0), 0, 0);
        MechanicalSystem system =
                new MechanicalSystem(mechanism, Collections.<Constraint>emptyList(), Arrays.asList(finger));
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        double h = 1e-4;
        for (int i = 1; i <= 2000; i++) {
            finger.moveTo(5 * (i * h) * (i * h), 0);
            assertNull(integrator.step(state, h));
        }
        assertEquals(system.kineticEnergy(state), integrator.work(), 0.01 * system.kineticEnergy(state));
    }
}

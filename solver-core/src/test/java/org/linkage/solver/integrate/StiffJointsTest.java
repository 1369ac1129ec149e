package org.linkage.solver.integrate;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.force.LinearSpring;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Stiff springs, limits and heavy loads at one step per frame, against statics and beam theory. */
public class StiffJointsTest {
    private static final double FRAME = 1 / 60.0;

    private static List<LinearSpring> addSprings(Links links, double clamp, double stiffness, double damping) {
        List<LinearSpring> springs = new ArrayList<>();
        for (int i = 0; i < links.bodies.size(); i++) {
            RelativeAngle angle = new RelativeAngle(links.bodies.get(i), i == 0 ? null : links.bodies.get(i - 1), 0);
            LinearSpring spring = new LinearSpring("spring" + i, angle, i == 0 ? clamp : stiffness, damping, 0);
            springs.add(spring);
            links.forces.add(spring);
        }
        return springs;
    }

    private static void run(ImplicitIntegrator integrator, State state, double h, double seconds) {
        for (int i = 0; i < Math.round(seconds / h); i++) {
            assertNull(integrator.step(state, h));
        }
    }

    @Test
    public void loadOfAThousandLinksHangs() {
        int n = 10;
        List<RigidBody> bodies = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            bodies.add(new RigidBody("link" + i, 1, new Shape.Rod(0.5, 0)));
        }
        bodies.add(new RigidBody("load", 1000, new Shape.Disc(0.3)));
        Mechanism mechanism = new Mechanism(bodies);
        State state = new State(mechanism);
        List<Constraint> joints = new ArrayList<>();
        List<Force> forces = new ArrayList<>();
        forces.add(new Gravity(mechanism, 0, -9.81));
        for (int i = 0; i <= n; i++) {
            double lean = 0.1;
            double along = i < n ? 0.5 * i + 0.25 : 0.5 * n + 0.3;
            state.setPosition(
                    bodies.get(i),
                    along * StrictMath.sin(lean),
                    -along * StrictMath.cos(lean),
                    lean - StrictMath.PI / 2);
            Anchor upper = i == 0 ? new Anchor(null, 0, 0) : new Anchor(bodies.get(i - 1), 0.25, 0);
            joints.add(new Revolute("pin" + i, new Anchor(bodies.get(i), i < n ? -0.25 : -0.3, 0), upper));
            RelativeAngle angle = new RelativeAngle(bodies.get(i), i == 0 ? null : bodies.get(i - 1), 0);
            forces.add(new LinearSpring("damper" + i, angle, 0, i == 0 ? 5e3 : 500, 0));
        }
        state.refresh();
        MechanicalSystem system = new MechanicalSystem(mechanism, joints, forces);
        for (int k = 0; k < 2; k++) {
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k == 1);
            run(integrator, state, FRAME, k == 0 ? 400 : 2);
            double[] c = new double[system.rows()];
            system.values(state, c);
            assertTrue("gap " + Projection.largest(c), Projection.largest(c) < 1e-9);
            double weight = (1000 + n) * 9.81;
            assertEquals(weight, integrator.lambda()[1], 1e-6 * weight);
            assertEquals(0, integrator.lambda()[0], 1e-6 * weight);
        }
    }

    /** Statics of n links: k (θ_i − θ_{i−1}) = the moment of all weight from link i on about joint i. */
    private static double[] settled(int n, double length, double mass, double stiffness) {
        double[] theta = new double[n];
        for (int round = 0; round < 2000; round++) {
            double[] x = new double[n];
            double[] start = new double[n];
            double end = 0;
            for (int i = 0; i < n; i++) {
                start[i] = end;
                x[i] = end + length / 2 * StrictMath.cos(theta[i]);
                end += length * StrictMath.cos(theta[i]);
            }
            double angle = 0;
            for (int i = 0; i < n; i++) {
                double moment = 0;
                for (int j = i; j < n; j++) {
                    moment -= 9.81 * mass * (x[j] - start[i]);
                }
                angle += moment / stiffness;
                theta[i] = angle;
            }
        }
        return theta;
    }

    @Test
    public void cantileverSettlesAsStaticsSay() {
        int n = 12;
        double length = 0.1;
        for (double stiffness = 1e2; stiffness <= 1e8; stiffness *= 10) {
            for (int k = 0; k < 2; k++) {
                Links links = Links.chain(n, length, 0);
                addSprings(links, stiffness, stiffness, stiffness * 0.05);
                ImplicitIntegrator integrator = new ImplicitIntegrator(links.system(), new TreeSolver(), k == 1);
                run(integrator, links.state, FRAME, 20);
                double[] expected = settled(n, length, length, stiffness);
                for (int i = 0; i < n; i++) {
                    double tolerance = 1e-6 * Math.abs(expected[n - 1]) + 1e-14;
                    assertEquals("k = " + stiffness, expected[i], links.state.q[3 * i + 2], tolerance);
                }
            }
        }
    }

    /** A clamped beam of length 1: ω = 3.51602 √(EI/(ρA L⁴)). A link turns against the next with EI/ℓ, the clamp with twice that. */
    @Test
    public void beamRingsWithItsFirstFrequency() {
        int n = 40;
        double length = 1.0 / n;
        double bending = 5;
        Links links = Links.chain(n, length, 0);
        links.forces.clear();
        addSprings(links, 2 * bending / length, bending / length, 0);
        double omega = 3.51602 * Math.sqrt(bending);
        double[] slope = new double[n];
        double y = 0;
        for (int i = 0; i < n; i++) {
            // the first mode is close to the shape under a load at the tip: y'' ~ 1 − x
            double x = (i + 0.5) * length;
            slope[i] = x - x * x / 2;
            links.state.v[3 * i + 1] = y + slope[i] * length / 2;
            links.state.v[3 * i + 2] = slope[i];
            y += slope[i] * length;
        }
        for (int i = 0; i < links.state.v.length; i++) {
            links.state.v[i] *= 1e-3;
        }
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        double h = 2 * StrictMath.PI / omega / 400;
        double before = 0;
        double first = 0;
        int crossings = 0;
        double last = 0;
        for (int i = 1; crossings < 9; i++) {
            assertNull(integrator.step(links.state, h));
            double tip = links.state.q[3 * n - 2];
            if (i > 1 && before * tip < 0) {
                last = (i - 1 + before / (before - tip)) * h;
                first = crossings == 0 ? last : first;
                crossings++;
            }
            before = tip;
        }
        double measured = StrictMath.PI * (crossings - 1) / (last - first);
        assertEquals(1, measured / omega, 0.01);
    }

    @Test
    public void springsCanBeSwitchedWhileRunning() {
        Links links = Links.chain(8, 0.2, 0);
        List<LinearSpring> springs = addSprings(links, 1e6, 1e6, 1e4);
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        run(integrator, links.state, FRAME, 2);
        assertEquals("held up", 0, links.end(7).y(links.state), 1e-4);
        for (LinearSpring spring : springs) {
            spring.set(0, 0, 0);
        }
        run(integrator, links.state, FRAME, 0.6);
        assertTrue("falls", links.end(7).y(links.state) < -0.5);
        for (LinearSpring spring : springs) {
            spring.set(1e6, 1e5, 0);
        }
        run(integrator, links.state, FRAME, 5);
        assertEquals("straight again", 0, links.end(7).y(links.state), 1e-3);
    }

    @Test
    public void springsMayComeAndGo() {
        Links links = Links.chain(4, 0.2, 0);
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        run(integrator, links.state, FRAME, 1);
        LinearSpring spring = new LinearSpring("late", new RelativeAngle(links.bodies.get(0), null, 0), 1e4, 1e3, 0);
        system.addForce(spring);
        run(integrator, links.state, FRAME, 20);
        assertEquals(0, links.state.q[2], 1e-2);
        system.removeForce(spring);
        run(integrator, links.state, FRAME, 1);
        assertTrue(links.state.q[2] < -0.2);
    }

    @Test
    public void limitsCarryTheTorqueOfTheWeight() {
        // three bones that hang over an edge: each joint at its limit of −0.3 rad, as statics say, violation = moment/k
        double stiffness = 1e6;
        Links links = Links.chain(3, 0.1, 0);
        for (int i = 0; i < 3; i++) {
            RelativeAngle angle = new RelativeAngle(links.bodies.get(i), i == 0 ? null : links.bodies.get(i - 1), 0);
            links.forces.add(new LimitSpring("limit" + i, angle, -0.3, 0.2, stiffness, 1e3));
        }
        for (int k = 0; k < 2; k++) {
            ImplicitIntegrator integrator = new ImplicitIntegrator(links.system(), new TreeSolver(), k == 1);
            run(integrator, links.state, FRAME, 10);
            for (int i = 0; i < 3; i++) {
                double phi = links.state.q[3 * i + 2] - (i == 0 ? 0 : links.state.q[3 * i - 1]);
                double moment = 0;
                for (int j = i; j < 3; j++) {
                    moment +=
                            9.81 * 0.1 * (links.state.q[3 * j] - links.start(i).x(links.state));
                }
                assertEquals(moment, stiffness * (-0.3 - phi), 1e-5 * moment);
            }
        }
    }

    /** A bone that spins into its limit: BDF2 must not carry the speed of before the impact into the step after it. */
    @Test
    public void limitIsMetAsAnImpact() {
        for (double damping : new double[] {0, 100, 1000}) {
            for (int k = 0; k < 2; k++) {
                Links links = Links.chain(1, 0.1, 0);
                links.forces.clear();
                links.forces.add(new LimitSpring(
                        "limit", new RelativeAngle(links.bodies.get(0), null, 0), -1, 0.5, 1e6, damping));
                double spin = 20;
                links.state.v[1] = 0.05 * spin;
                links.state.v[2] = spin;
                MechanicalSystem system = links.system();
                ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), k == 1);
                double before = system.kineticEnergy(links.state);
                double worst = 0;
                for (int i = 0; i < 60; i++) {
                    assertNull(integrator.step(links.state, FRAME));
                    worst = Math.max(worst, links.state.q[2] - 0.5);
                    assertTrue(system.kineticEnergy(links.state) <= before * (1 + 1e-9));
                }
                assertTrue("damping " + damping + ", violation " + worst, worst < 1e-6);
            }
        }
    }
}

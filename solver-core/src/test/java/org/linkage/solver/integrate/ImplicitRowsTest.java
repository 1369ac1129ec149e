package org.linkage.solver.integrate;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Gear;
import org.linkage.solver.constraint.Motor;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.constraint.Skate;
import org.linkage.solver.force.ConstantForce;
import org.linkage.solver.force.Finger;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.force.LinearSpring;
import org.linkage.solver.force.Wind;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Rows at velocity level, forces from outside and the memory of an implicit step. */
public class ImplicitRowsTest {
    private static final double FRAME = 1 / 60.0;

    @Test
    public void motorAndGearTurnAtTheirSpeeds() {
        RigidBody a = new RigidBody("a", 1, new Shape.Disc(0.2));
        RigidBody b = new RigidBody("b", 2, new Shape.Disc(0.4));
        Mechanism mechanism = new Mechanism(Arrays.asList(a, b));
        State state = new State(mechanism);
        state.setPosition(b, 0.6, 0, 0);
        state.refresh();
        List<Constraint> joints = new ArrayList<>();
        joints.add(new Revolute("pinA", new Anchor(a, 0, 0), new Anchor(null, 0, 0)));
        joints.add(new Revolute("pinB", new Anchor(b, 0, 0), new Anchor(null, 0.6, 0)));
        joints.add(new Motor("motor", a, null, 3));
        joints.add(new Gear("gear", a, b, 1, 2, 0, false));
        // a load that the motor must carry: a damper of 0.5 N m s on the second wheel
        LinearSpring brake = new LinearSpring("brake", new RelativeAngle(b, null, 0), 0, 0.5, 0);
        MechanicalSystem system = new MechanicalSystem(mechanism, joints, Arrays.<Force>asList(brake));
        for (int k = 0; k < 2; k++) {
            ImplicitIntegrator integrator = new ImplicitIntegrator(system, new SparseSolver(), k == 1);
            double work = 0;
            for (int i = 0; i < 120; i++) {
                assertNull(integrator.step(state, FRAME));
                assertEquals(3, state.v[2], 1e-9);
                assertEquals(-1.5, state.v[5], 1e-9);
                work = i == 59 ? integrator.work() : work;
            }
            // the brake takes 0.5 · 1.5² W, and the motor brings it: 0.375 N m at 3 rad/s
            assertEquals(0.375, integrator.lambda()[system.layout().rowAt(2)], 1e-9);
            assertEquals(0.5 * 1.5 * 1.5, integrator.work() - work, 1e-9);
        }
    }

    /** On a slope a skate drifts sideways instead of sliding down: x = g/(2ω²) sin²ωt for spin ω. */
    @Test
    public void skateFollowsItsCycloid() {
        RigidBody skate = new RigidBody("skate", 1, 0.1);
        Mechanism mechanism = new Mechanism(Arrays.asList(skate));
        State state = new State(mechanism);
        double omega = 2;
        state.v[2] = omega;
        List<Constraint> edge = Arrays.<Constraint>asList(new Skate("edge", new Anchor(skate, 0, 0), 0, 1));
        Force slope = new ConstantForce("slope", skate, 1, 0, 0);
        MechanicalSystem system = new MechanicalSystem(mechanism, edge, Arrays.asList(slope));
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        double h = 1e-3;
        for (int i = 1; i <= 1500; i++) {
            assertNull(integrator.step(state, h));
            double sine = StrictMath.sin(omega * i * h);
            assertEquals(sine * sine / (2 * omega * omega), state.q[0], 1e-5);
        }
    }

    /** A steady wind: the drag brings a free body to the speed of the air, exactly exponentially as h → 0. */
    @Test
    public void windCarriesABodyAlong() {
        RigidBody leaf = new RigidBody("leaf", 0.1, new Shape.Disc(0.1));
        Mechanism mechanism = new Mechanism(Arrays.asList(leaf));
        State state = new State(mechanism);
        Wind wind = new Wind("wind", Arrays.asList(leaf), new double[] {0.2}, 3, 0);
        MechanicalSystem system =
                new MechanicalSystem(mechanism, new ArrayList<Constraint>(), Arrays.<Force>asList(wind));
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        double h = 1e-3;
        for (int i = 0; i < 1000; i++) {
            assertNull(integrator.step(state, h));
        }
        assertEquals(3 * (1 - StrictMath.exp(-2)), state.v[0], 1e-5);
    }

    /** Springs, limits, a finger and a crack: after the first steps not a byte. */
    @Test
    public void stepsAllocateNothing() {
        Links links = Links.chain(50, 0.05, 0.2);
        for (int i = 1; i < 50; i += 2) {
            RelativeAngle angle = new RelativeAngle(links.bodies.get(i), links.bodies.get(i - 1), 0);
            links.forces.add(new LinearSpring("spring" + i, angle, 0.1, 0.01, 0));
            links.forces.add(new LimitSpring("limit" + i, angle, -0.5, 0.5, 1e3, 0.1));
        }
        MechanicalSystem system = links.system();
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, new TreeSolver(), true);
        Finger finger = new Finger("finger", links.end(49), 1, 1);
        system.addForce(finger);
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        for (int i = 0; i < 300; i++) {
            assertNull(integrator.step(links.state, FRAME));
        }
        long before = memory.getThreadAllocatedBytes(thread);
        long alone = memory.getThreadAllocatedBytes(thread) - before;
        before = memory.getThreadAllocatedBytes(thread);
        for (int i = 0; i < 300; i++) {
            finger.moveTo(1 + 0.01 * i, 1);
            integrator.step(links.state, FRAME);
        }
        long allocated = memory.getThreadAllocatedBytes(thread) - before - alone;
        assertTrue("allocated " + allocated + " bytes in 300 steps", allocated < 300);
    }
}

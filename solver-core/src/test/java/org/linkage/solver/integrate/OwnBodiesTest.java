package org.linkage.solver.integrate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Coupling;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.linear.AuxiliarySolver;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** Bodies and constraints that a user of the library defines, among the library's own: every solver takes them, and they agree. */
public final class OwnBodiesTest {
    /** A lift in its shaft: one coordinate, its height. */
    private static final class Lift extends Body {
        private final double mass;

        Lift(String id, double mass) {
            super(id, 1);
            this.mass = mass;
        }

        @Override
        public void massMatrix(double[] out, int at) {
            out[at] = mass;
        }

        @Override
        public void addWeight(double gx, double gy, double[] force, int at) {
            force[at] += mass * gy;
        }

        @Override
        public double weightPotential(double gx, double gy, State state) {
            return -mass * gy * state.q[offset()];
        }
    }

    /** A bar of mass m that can stretch evenly, by its two ends: M = m/6 [2 1; 1 2] in x and in y, four coordinates in all. */
    private static final class ElasticBar extends Body {
        private final double mass;

        ElasticBar(String id, double mass) {
            super(id, 4);
            this.mass = mass;
        }

        @Override
        public void massMatrix(double[] out, int at) {
            for (int i = 0; i < 4; i++) {
                for (int j = 0; j < 4; j++) {
                    out[at + 4 * i + j] = i == j ? mass / 3 : i % 2 == j % 2 ? mass / 6 : 0;
                }
            }
        }

        @Override
        public void addWeight(double gx, double gy, double[] force, int at) {
            for (int i = 0; i < 4; i++) {
                force[at + i] += mass / 2 * (i % 2 == 0 ? gx : gy);
            }
        }

        @Override
        public double weightPotential(double gx, double gy, State state) {
            double[] q = state.q;
            return -mass / 2 * (gx * (q[offset()] + q[offset() + 2]) + gy * (q[offset() + 1] + q[offset() + 3]));
        }
    }

    private final Lift lift = new Lift("lift", 3);
    private final Particle hook = new Particle("hook", 0.7, null);
    private final ElasticBar bar = new ElasticBar("bar", 1.3);
    private final RigidBody crank = new RigidBody("crank", 2, 0.4, null);
    private final Particle bob = new Particle("bob", 1.1, null);
    private final Mechanism mechanism = new Mechanism(Arrays.asList(lift, hook, bar, crank, bob));
    private final State state = new State(mechanism);

    public OwnBodiesTest() {
        state.setPosition(lift, 2);
        state.setPosition(hook, 0.3, 2);
        state.setPosition(bar, 0.5, 1.2, 1.6, 0.9);
        state.setPosition(crank, 2, 0.5, 0.4);
        state.setPosition(bob, 2.9, 1.7);
        state.refresh();
    }

    /** The hook rises and sinks with the lift and slides freely across; the crank's centre pushes the bar's other end along x. */
    private MechanicalSystem open() {
        return system(Arrays.asList(carried(), axle(), pushed()));
    }

    /** The same with a rope from the hook through a ring at the bar's end to the bob: three bodies in one row. */
    private MechanicalSystem roped() {
        double length = Math.hypot(0.2, 0.8) + Math.hypot(2.4, 0.5);
        Constraint rope = new RopeThroughRing("rope", hook, bar, bob, new int[] {0, 0, 0}, length);
        return system(Arrays.asList(carried(), axle(), pushed(), rope));
    }

    private Constraint carried() {
        return new Coupling("carried", new Body[] {hook, lift}, new double[][] {{0, 1}, {-1}}, 0);
    }

    private Constraint axle() {
        return new Revolute("axle", Anchor.at(crank, state, 1.8, 0.1), Anchor.at(null, state, 1.8, 0.1));
    }

    private Constraint pushed() {
        return new Coupling("pushed", new Body[] {crank, bar}, new double[][] {{1, 0, 0}, {0, 0, -1, 0}}, 0);
    }

    private MechanicalSystem system(List<Constraint> constraints) {
        return new MechanicalSystem(mechanism, constraints, Arrays.asList(new Gravity(mechanism, 0.3, -9.81)));
    }

    /** q̈ and λ, one after the other, in a motion that the joints allow. */
    private double[] answer(MechanicalSystem system, KktSolver solver) {
        ConstrainedDynamics dynamics = new ConstrainedDynamics(system, solver);
        for (int i = 0; i < state.v.length; i++) {
            state.v[i] = 0.3 * i - 1;
        }
        assertNull(new Projection(dynamics).velocities(state));
        double[] a = new double[system.coordinates()];
        double[] lambda = new double[system.rows()];
        assertNull(dynamics.accelerations(state, 0, 0, a, lambda));
        double[] all = Arrays.copyOf(a, a.length + lambda.length);
        System.arraycopy(lambda, 0, all, a.length, lambda.length);
        return all;
    }

    @Test
    public void everySolverGivesTheSameMotionAndForces() {
        double[] dense = answer(open(), new DenseSolver());
        assertArrayEquals(dense, answer(open(), new TreeSolver()), 1e-11);
        assertArrayEquals(dense, answer(open(), new AuxiliarySolver()), 1e-11);
        assertArrayEquals(dense, answer(open(), new SparseSolver()), 1e-11);
        double[] roped = answer(roped(), new DenseSolver());
        assertArrayEquals(roped, answer(roped(), new AuxiliarySolver()), 1e-11);
        assertArrayEquals(roped, answer(roped(), new SparseSolver()), 1e-11);
        assertNotNull("a row on three bodies is no tree", new TreeSolver().refusal(roped().graph()));
    }

    /** M is the mass matrix that the body says, not only its diagonal: a free bar falls as a whole, and pulled at one end it turns. */
    @Test
    public void theWholeMassMatrixCounts() {
        double[] a = answer(open(), new SparseSolver());
        int at = bar.offset();
        assertEquals("nothing holds the bar in y", -9.81, a[at + 1], 1e-12);
        assertEquals(-9.81, a[at + 3], 1e-12);
        // a force p on one end alone gives accelerations 4p/m there and −2p/m at the other
        assertEquals(-0.5 * (a[at + 2] - 0.3), a[at] - 0.3, 1e-12);
    }

    /** Nothing drives and nothing brakes: energy stays, and so do the rope's length and the lift at the hook. */
    @Test
    public void theMotionKeepsEnergyAndRope() {
        MechanicalSystem system = roped();
        answer(system, new DenseSolver());
        for (KktSolver solver : new KktSolver[] {new DenseSolver(), new AuxiliarySolver(), new SparseSolver()}) {
            State moving = new State(mechanism);
            moving.copyFrom(state);
            double before = system.kineticEnergy(moving) + system.potentialEnergy(moving);
            Integrator integrator = new Rk4Projected(new ConstrainedDynamics(system, solver));
            double[] error = new double[system.rows()];
            for (int i = 0; i < 1000; i++) {
                assertNull(integrator.step(moving, 0.001));
                system.values(moving, error);
                assertTrue("C = " + Arrays.toString(error), Projection.largest(error) < 1e-12);
            }
            double after = system.kineticEnergy(moving) + system.potentialEnergy(moving);
            assertEquals(solver.name(), before, after, 1e-8 * system.kineticEnergy(moving));
            assertEquals(moving.q[hook.offset() + 1], moving.q[lift.offset()], 1e-9);
        }
    }

    /** J and J̇q̇ of the rope against differences of C. */
    @Test
    public void theRopesDerivatives() {
        MechanicalSystem system = roped();
        answer(system, new DenseSolver());
        double h = 1e-4;
        double[] c = new double[3];
        Constraint rope = system.constraint(3);
        State near = new State(mechanism);
        for (int k = -1; k <= 1; k++) {
            near.copyFrom(state);
            for (int i = 0; i < near.q.length; i++) {
                near.q[i] += k * h * state.v[i];
            }
            near.refresh();
            rope.value(near, c, k + 1);
        }
        double[] bias = new double[1];
        rope.bias(state, bias, 0);
        assertEquals("the velocities fit", 0, (c[2] - c[0]) / (2 * h), 1e-6);
        assertEquals("C along q + t v", bias[0], (c[2] - 2 * c[1] + c[0]) / (h * h), 1e-6 * (1 + Math.abs(bias[0])));
    }
}

package org.linkage.solver.assembly;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.force.LinearSpring;
import org.linkage.solver.linear.DenseSolver;
import org.linkage.solver.linear.GrandparentSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** The equations of an implicit step on random forests with springs and limits, by every sweep that takes them. */
public class ImplicitSystemTest {
    private static final double H = 1 / 60.0;

    private final Random random = new Random(11);
    private State state;
    private MechanicalSystem system;
    private double[] vHat;
    private double[] impulse;

    /** A forest of branched trees, some on the world, with springs up to k and limits, in a random pose. */
    private void draw(int n, double k) {
        List<RigidBody> bodies = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            bodies.add(new RigidBody("b" + i, 0.5 + random.nextDouble(), 0.05 + 0.1 * random.nextDouble()));
        }
        Mechanism mechanism = new Mechanism(bodies);
        state = new State(mechanism);
        for (int i = 0; i < state.q.length; i++) {
            state.q[i] = random.nextGaussian();
            state.v[i] = random.nextGaussian();
        }
        state.refresh();
        List<Constraint> joints = new ArrayList<>();
        List<Force> forces = new ArrayList<>();
        forces.add(new Gravity(mechanism, 0, -9.81));
        for (int i = 0; i < n; i++) {
            boolean root = i == 0 || random.nextInt(8) == 0;
            if (root && random.nextBoolean()) {
                continue;
            }
            RigidBody other = root ? null : bodies.get(Math.max(0, i - 1 - random.nextInt(4)));
            Anchor a = new Anchor(bodies.get(i), random.nextGaussian(), random.nextGaussian());
            Anchor b = new Anchor(other, random.nextGaussian(), random.nextGaussian());
            joints.add(new Revolute("j" + i, a, b));
            RelativeAngle angle = new RelativeAngle(bodies.get(i), other, 0);
            if (random.nextInt(3) > 0) {
                double stiffness = random.nextInt(4) == 0 ? 0 : k * random.nextDouble();
                forces.add(new LinearSpring("s" + i, angle, stiffness, 0.01 * stiffness, random.nextGaussian()));
            }
            if (random.nextInt(3) > 0) {
                forces.add(new LimitSpring("l" + i, angle, -0.5, 0.5, k, 0.001 * k));
            }
        }
        system = new MechanicalSystem(mechanism, joints, forces);
        vHat = new double[state.v.length];
        for (int i = 0; i < vHat.length; i++) {
            vHat[i] = random.nextGaussian();
        }
    }

    /** dv by one solver; λ of the constraints into {@code lambda}. */
    private double[] solve(KktSolver solver, double[] lambda) {
        ImplicitSystem implicit = new ImplicitSystem(system, solver.name().equals("grandparent"));
        assertNull(solver.refusal(implicit.graph()));
        solver.analyze(implicit.graph());
        double[] x = new double[state.v.length];
        double[] rows = new double[implicit.graph().rows()];
        double[] load = new double[rows.length];
        for (int i = 0; i < system.constraintCount(); i++) {
            for (int r = 0; r < 2; r++) {
                load[implicit.rowOf(i) + r] = impulse[system.layout().rowAt(i) + r];
            }
        }
        implicit.evaluateSprings(state, H, false);
        implicit.assemble(state, vHat, H, load, 1, x, rows);
        assertTrue(solver.factor(implicit.kkt()));
        solver.solve(x, rows);
        implicit.constraintForces(rows, H, lambda);
        return x;
    }

    private static double largest(double[] values) {
        double worst = 0;
        for (double value : values) {
            worst = Math.max(worst, Math.abs(value));
        }
        return worst;
    }

    @Test
    public void everySweepGivesTheDenseAnswer() {
        for (double k : new double[] {0, 1e2, 1e5, 1e8}) {
            for (int round = 0; round < 30; round++) {
                draw(3 + random.nextInt(25), k);
                impulse = new double[system.rows()];
                for (int i = 0; i < impulse.length; i++) {
                    impulse[i] = 0.1 * random.nextGaussian();
                }
                double[] expectedLambda = new double[system.rows()];
                double[] expected = solve(new DenseSolver(), expectedLambda);
                KktSolver[] solvers = {new TreeSolver(), new SparseSolver(), new GrandparentSolver()};
                for (KktSolver solver : solvers) {
                    double[] lambda = new double[system.rows()];
                    double[] x = solve(solver, lambda);
                    // a spring kept in A costs as many digits as κ has: that is why the row is the default
                    double digits = solver instanceof GrandparentSolver && k > 1e5 ? 1e-8 : 1e-10;
                    for (int i = 0; i < x.length; i++) {
                        assertEquals(solver.name(), expected[i], x[i], digits * (1 + largest(expected)));
                    }
                    for (int i = 0; i < lambda.length; i++) {
                        assertEquals(
                                solver.name(), expectedLambda[i], lambda[i], digits * (1 + largest(expectedLambda)));
                    }
                }
            }
        }
    }

    /** The flat loop over pins writes what the pins themselves would write. */
    @Test
    public void flatPinsAreTheSamePins() {
        draw(20, 0);
        ImplicitSystem implicit = new ImplicitSystem(system, false);
        implicit.evaluateSprings(state, H, false);
        double[] rows = new double[implicit.graph().rows()];
        implicit.assemble(state, vHat, H, new double[rows.length], 1, new double[state.v.length], rows);
        implicit.evaluateGaps(state, H, false);
        double worst = 0;
        for (int i = 0; i < system.constraintCount(); i++) {
            Constraint pin = system.constraint(i);
            int bodies = pin.bodyCount();
            double[] jacobian = new double[6 * bodies];
            int[] at = new int[bodies];
            for (int b = 0; b < bodies; b++) {
                at[b] = 6 * b;
            }
            pin.jacobian(state, jacobian, at);
            for (int b = 0; b < bodies; b++) {
                for (int j = 0; j < 6; j++) {
                    double written = implicit.kkt().jacobian[implicit.blocksOf(i)[b] + j];
                    assertEquals(jacobian[6 * b + j], written, 1e-15);
                }
            }
            double[] gap = new double[2];
            pin.value(state, gap, 0);
            for (int r = 0; r < 2; r++) {
                assertEquals(-gap[r] / H, rows[implicit.rowOf(i) + r], 1e-12);
                worst = Math.max(worst, Math.abs(gap[r]));
            }
        }
        assertEquals(worst, implicit.worst(), 1e-14);
    }

    /** The same joints with nothing but weight on the bodies; or the same bodies as one chain of equal links. */
    private void strip(boolean chain) {
        Mechanism mechanism = system.mechanism();
        List<Constraint> joints = new ArrayList<>();
        for (int i = 0; i < (chain ? mechanism.bodyCount() : system.constraintCount()); i++) {
            joints.add(chain ? link(mechanism, i) : system.constraint(i));
        }
        system = new MechanicalSystem(mechanism, joints, List.of(new Gravity(mechanism, 0, -9.81)));
        impulse = new double[system.rows()];
        for (int i = 0; i < impulse.length; i++) {
            impulse[i] = 0.1 * random.nextGaussian();
        }
    }

    private static Revolute link(Mechanism mechanism, int i) {
        Anchor b = new Anchor(i == 0 ? null : (RigidBody) mechanism.body(i - 1), 0.3, 0.1);
        return new Revolute("link" + i, new Anchor((RigidBody) mechanism.body(i), -0.5, 0.2), b);
    }

    /** Where pins and weight are all there is, the numbers of the pins in columns give what J and A give. */
    @Test
    public void columnsGiveTheDenseAnswer() {
        for (int round = 0; round < 40; round++) {
            draw(3 + random.nextInt(25), 0);
            strip(round % 2 == 0);
            double[] expected = solve(new DenseSolver(), new double[system.rows()]);
            ImplicitSystem implicit = new ImplicitSystem(system, false);
            TreeSolver solver = new TreeSolver();
            solver.analyze(implicit.graph());
            double[] load = new double[implicit.graph().rows()];
            for (int i = 0; i < system.constraintCount(); i++) {
                System.arraycopy(impulse, system.layout().rowAt(i), load, implicit.rowOf(i), 2);
            }
            double[] x = new double[state.v.length];
            double[] rows = new double[load.length];
            implicit.kkt().columns.read = true;
            // twice: what a round before has left may not count
            implicit.assemble(state, vHat, H, load, 3, x, rows);
            implicit.assemble(state, vHat, H, load, 1, x, rows);
            assertTrue(implicit.kkt().columns.ahead);
            assertTrue(solver.factor(implicit.kkt()));
            solver.solve(x, rows);
            for (int i = 0; i < x.length; i++) {
                assertEquals(expected[i], x[i], 1e-10 * (1 + largest(expected)));
            }
            implicit.evaluateGaps(state, H, false);
            double worst = 0;
            double[] gap = new double[2];
            for (int i = 0; i < system.constraintCount(); i++) {
                system.constraint(i).value(state, gap, 0);
                worst = Math.max(worst, largest(gap));
            }
            assertEquals(worst, implicit.worst(), 1e-14 * (1 + worst));
        }
    }
}

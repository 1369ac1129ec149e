package org.linkage.solver.constraint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** J and J̇q̇ of every joint against differences of C and of J q̇, with the world, between two bodies and with particles. */
public final class ConstraintDerivativesTest {
    private static final double STEP = 1e-5;

    private final RigidBody a = new RigidBody("a", 1, 1);
    private final RigidBody b = new RigidBody("b", 2, 0.5);
    private final RigidBody c = new RigidBody("c", 1, 1);
    private final Particle p = new Particle("p", 1);
    private final Particle q = new Particle("q", 1);
    private final Mechanism mechanism = new Mechanism(Arrays.asList(a, b, c, p, q));
    private final State state = new State(mechanism);

    private List<Constraint> constraints(Random random) {
        Anchor onA = new Anchor(a, random.nextGaussian(), random.nextGaussian());
        Anchor onB = new Anchor(b, random.nextGaussian(), random.nextGaussian());
        Anchor world = new Anchor(null, random.nextGaussian(), random.nextGaussian());
        Anchor onP = new Anchor(p, 0, 0);
        Anchor onQ = new Anchor(q, 0, 0);
        double turn = random.nextDouble() * 6;
        double ex = StrictMath.cos(turn);
        double ey = StrictMath.sin(turn);
        List<Constraint> all = new ArrayList<>();
        for (Anchor[] pair :
                new Anchor[][] {{onA, onB}, {onA, world}, {onP, onQ}, {onP, world}, {onP, onB}, {onA, onP}}) {
            all.add(new Revolute("revolute", pair[0], pair[1]));
            all.add(new Distance("distance", pair[0], pair[1], 1));
            if (pair[1] != onQ && pair[1] != onP) {
                all.add(new PointOnLine("pointOnLine", new LineOffset(pair[0], pair[1], ex, ey)));
            }
        }
        for (RigidBody second : new RigidBody[] {b, null}) {
            Anchor other = second == null ? world : onB;
            all.add(new Weld("weld", a, second, onA, other, 0.3));
            all.add(new Prismatic("prismatic", a, second, new LineOffset(onA, other, ex, ey), 0.3));
            all.add(new AngleJoint("angle", a, second, 0.3));
            all.add(new Gear("gear", a, second, 1.5, -0.7, 0.2, true));
            all.add(new Gear("gear at velocity level", a, second, 1.5, 2, 0, false));
            all.add(new Motor("motor", a, second, 3));
        }
        all.add(new Skate("skate", onA, ex, ey));
        double[][] terms = {{1, 2, 3}, {-1, 0.5, 0.2}, {0.3, 0.1, 0}, {1, -2}};
        all.add(new Coupling("coupling", new Body[] {a, b, c, p}, terms, 0.5));
        return all;
    }

    private void draw(Random random) {
        for (int i = 0; i < state.q.length; i++) {
            state.q[i] = random.nextGaussian();
            state.v[i] = random.nextGaussian();
        }
        state.refresh();
    }

    @Test
    public void jacobiansAreTheDerivativesOfC() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            draw(random);
            for (Constraint constraint : constraints(random)) {
                if (constraint.positionLevel()) {
                    double[] plus = value(constraint, STEP);
                    double[] minus = value(constraint, -STEP);
                    double[] rate = rate(constraint, 0);
                    for (int i = 0; i < constraint.rows(); i++) {
                        String what = "seed " + seed + ", " + constraint.id() + " row " + i;
                        assertEquals(what, (plus[i] - minus[i]) / (2 * STEP), rate[i], 1e-7);
                    }
                }
            }
        }
    }

    @Test
    public void velocityProductsAreTheDerivativesOfJv() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            draw(random);
            for (Constraint constraint : constraints(random)) {
                double[] plus = rate(constraint, STEP);
                double[] minus = rate(constraint, -STEP);
                double[] bias = new double[constraint.rows()];
                constraint.bias(state, bias, 0);
                for (int i = 0; i < constraint.rows(); i++) {
                    String what = "seed " + seed + ", " + constraint.id() + " row " + i;
                    double scale = 1 + Math.abs(bias[i]);
                    assertEquals(what, (plus[i] - minus[i]) / (2 * STEP), bias[i], 1e-6 * scale);
                }
            }
        }
    }

    @Test
    public void everyJointIsTried() {
        List<String> ids = new ArrayList<>();
        for (Constraint constraint : constraints(new Random(1))) {
            ids.add(constraint.id());
        }
        for (String id : Arrays.asList(
                "revolute",
                "weld",
                "prismatic",
                "pointOnLine",
                "distance",
                "angle",
                "gear",
                "motor",
                "skate",
                "coupling")) {
            assertTrue(id, ids.contains(id));
        }
    }

    /** C at q + dt v. */
    private double[] value(Constraint constraint, double dt) {
        double[] out = new double[constraint.rows()];
        constraint.value(moved(dt), out, 0);
        return out;
    }

    /** J(q + dt v) v. */
    private double[] rate(Constraint constraint, double dt) {
        State at = moved(dt);
        int[] blocks = new int[constraint.bodyCount()];
        int length = 0;
        for (int k = 0; k < blocks.length; k++) {
            blocks[k] = length;
            length += constraint.rows() * constraint.body(k).dimension();
        }
        double[] jacobian = new double[length];
        constraint.jacobian(at, jacobian, blocks);
        double[] out = new double[constraint.rows()];
        for (int k = 0; k < blocks.length; k++) {
            int n = constraint.body(k).dimension();
            for (int i = 0; i < out.length; i++) {
                for (int j = 0; j < n; j++) {
                    out[i] += jacobian[blocks[k] + i * n + j]
                            * at.v[constraint.body(k).offset() + j];
                }
            }
        }
        return out;
    }

    private State moved(double dt) {
        State at = new State(mechanism);
        at.copyFrom(state);
        for (int i = 0; i < at.q.length; i++) {
            at.q[i] += dt * at.v[i];
        }
        at.refresh();
        return at;
    }
}

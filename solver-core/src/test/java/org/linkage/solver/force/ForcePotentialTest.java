package org.linkage.solver.force;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.LineOffset;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** The power of a force is −dV/dt, less what its damper takes: −c φ̇². */
public final class ForcePotentialTest {
    private static final double STEP = 1e-5;

    private final RigidBody a = new RigidBody("a", 1.5, 1);
    private final RigidBody b = new RigidBody("b", 2, 0.5);
    private final Particle p = new Particle("p", 0.7);
    private final Mechanism mechanism = new Mechanism(Arrays.asList(a, b, p));
    private final State state = new State(mechanism);

    @Test
    public void powerIsWhatThePotentialLosesAndTheDamperTakes() {
        for (long seed = 1; seed <= 30; seed++) {
            Random random = new Random(seed);
            for (int i = 0; i < state.q.length; i++) {
                state.q[i] = random.nextGaussian();
                state.v[i] = random.nextGaussian();
            }
            state.refresh();
            for (Force force : forces(random)) {
                double[] f = new double[state.q.length];
                force.apply(state, f);
                double power = 0;
                for (int i = 0; i < f.length; i++) {
                    power += f[i] * state.v[i];
                }
                double taken = 0;
                if (force instanceof Spring spring) {
                    double rate = spring.coordinate().rate(state);
                    taken = spring.damping(spring.coordinate().value(state)) * rate * rate;
                }
                double expected = -(potential(force, STEP) - potential(force, -STEP)) / (2 * STEP) - taken;
                assertEquals("seed " + seed + ", " + force.id(), expected, power, 1e-6 * (1 + Math.abs(power)));
            }
        }
    }

    private List<Force> forces(Random random) {
        Anchor onA = new Anchor(a, random.nextGaussian(), random.nextGaussian());
        Anchor onB = new Anchor(b, random.nextGaussian(), random.nextGaussian());
        Anchor onP = new Anchor(p, 0, 0);
        Anchor world = new Anchor(null, random.nextGaussian(), random.nextGaussian());
        List<Force> all = new ArrayList<>();
        all.add(new Gravity(mechanism, 1, -9.81));
        all.add(new LinearSpring("spring", new PointDistance(onA, onB), 7, 0.4, 0.8));
        all.add(new LinearSpring("spring to the world", new PointDistance(onP, world), 7, 0.4, 0.8));
        all.add(new LinearSpring("torsion", new RelativeAngle(a, b, 0), 3, 0.2, 0.1));
        all.add(new LinearSpring("torsion to the world", new RelativeAngle(a, null, 0), 3, 0, 0.1));
        all.add(new LinearSpring("slide", new LineOffset(onA, onB, 0.6, 0.8), 3, 0.3, 0.1));
        all.add(new LimitSpring("limit", new RelativeAngle(a, b, 0), -0.2, 0.2, 50, 0.5));
        return all;
    }

    private double potential(Force force, double dt) {
        State at = new State(mechanism);
        at.copyFrom(state);
        for (int i = 0; i < at.q.length; i++) {
            at.q[i] += dt * at.v[i];
        }
        at.refresh();
        return force.potential(at);
    }

    @Test
    public void givenForcesActAtTheirPoint() {
        state.q[2] = 0.7;
        state.refresh();
        double[] f = new double[state.q.length];
        new ConstantForce("constant", a, 1, 2, 3).apply(state, f);
        Anchor point = new Anchor(a, 0.5, -0.25);
        new PointForce("point", point, -4, 5).apply(state, f);
        double torque = 3 + point.rx(state) * 5 - point.ry(state) * -4;
        assertEquals(-3, f[0], 1e-15);
        assertEquals(7, f[1], 1e-15);
        assertEquals(torque, f[2], 1e-14);
    }
}

package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Every gap's N and Ṅq̇, and the tangent's Ṫq̇, against differences along random motions. */
public final class GapRowsTest {
    private static final Shape[] SHAPES = {
        new Shape.Disc(0.4),
        new Shape.Rod(1.2, 0),
        new Shape.Rod(1.1, 0.2),
        new Shape.Box(0.7, 0.5),
        new Shape.Polygon(new double[] {-0.4, -0.3, 0.5, -0.2, 0.3, 0.4, -0.2, 0.5})
    };

    private final Random random = new Random(1);
    private Mechanism mechanism = new Mechanism(Arrays.asList(new Particle("none", 1)));

    @Test
    public void allPairsOfShapes() {
        int seen = 0;
        for (Shape first : SHAPES) {
            for (Shape second : SHAPES) {
                for (int i = 0; i < 40; i++) {
                    RigidBody a = new RigidBody("a", 1, 0.3, first);
                    PlanarBody b = i % 4 == 0 ? new Particle("b", 2, second) : new RigidBody("b", 2, 0.7, second);
                    mechanism = new Mechanism(Arrays.asList(a, b));
                    seen += check(new PairContact("c", a, b, Material.SMOOTH));
                }
            }
        }
        assertTrue("many were near: " + seen, seen > 500);
    }

    @Test
    public void everyShapeOnAHalfPlane() {
        int seen = 0;
        for (Shape shape : SHAPES) {
            for (int i = 0; i < 20; i++) {
                RigidBody a = new RigidBody("a", 1, 0.3, shape);
                Particle p = new Particle("p", 1);
                mechanism = new Mechanism(Arrays.asList(a, p));
                double nx = random.nextGaussian();
                double ny = random.nextGaussian();
                seen += check(new HalfPlane("wall", Arrays.asList(a, p), 0.1, -0.2, nx, ny, Material.SMOOTH));
            }
        }
        assertTrue("many were near: " + seen, seen > 100);
    }

    @Test
    public void ropesAndLimits() {
        for (int i = 0; i < 20; i++) {
            RigidBody a = new RigidBody("a", 1, 0.3);
            RigidBody b = new RigidBody("b", 1, 0.3);
            mechanism = new Mechanism(Arrays.asList(a, b));
            PointDistance distance = new PointDistance(new Anchor(a, 0.3, 0.2), new Anchor(b, -0.4, 0.1));
            assertEquals(1, check(new GapContact("rope", OneSided.atMost(distance, 2), 0)));
            RelativeAngle angle = new RelativeAngle(a, b, 0.1);
            assertEquals(1, check(new GapContact("limit", OneSided.atLeast(angle, 0.2), 0)));
        }
    }

    /** Returns how many rows were compared. */
    private int check(ContactSource source) {
        State s = new State(mechanism);
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = random.nextDouble() * 1.6 - 0.8;
            s.v[i] = random.nextGaussian();
        }
        s.refresh();
        double h = 1e-5;
        ContactSet now = collect(source, s);
        ContactSet before = collect(source, moved(s, -h));
        ContactSet after = collect(source, moved(s, h));
        int compared = 0;
        for (int k = 0; k < now.count; k++) {
            int p = before.find(now.key[k]);
            int n = after.find(now.key[k]);
            if (p < 0 || n < 0 || crease(now, before, after, k, p, n)) {
                continue;
            }
            compared++;
            double rate = now.rate(k, s.v);
            assertEquals("ġ", (after.gap[n] - before.gap[p]) / (2 * h), rate, 1e-8 * (1 + now.bias[k] * now.bias[k]));
            double second = (after.rate(n, s.v) - before.rate(p, s.v)) / (2 * h);
            assertEquals("Ṅq̇", second, now.bias[k], 1e-7 * (1 + second * second));
            if (now.surface[k]) {
                double slip = (after.slip(n, s.v) - before.slip(p, s.v)) / (2 * h);
                assertEquals("Ṫq̇", slip, now.tangentBias[k], 1e-7 * (1 + slip * slip + now.bias[k] * now.bias[k]));
            }
        }
        return compared;
    }

    /** A disc that goes from an edge to a corner within the difference: the gap has a crease there. */
    private static boolean crease(ContactSet now, ContactSet before, ContactSet after, int k, int p, int n) {
        double turn = now.nx[k] * before.ny[p] - now.ny[k] * before.nx[p];
        double next = after.nx[n] * now.ny[k] - after.ny[n] * now.nx[k];
        return Math.abs(turn - next) > 1e-7;
    }

    private State moved(State s, double h) {
        State moved = new State(mechanism);
        moved.copyFrom(s);
        for (int i = 0; i < s.q.length; i++) {
            moved.q[i] += h * s.v[i];
        }
        moved.refresh();
        return moved;
    }

    private ContactSet collect(ContactSource source, State s) {
        ContactSet set = new ContactSet(mechanism);
        source.collect(s, 0, new double[mechanism.bodyCount()], 3, set);
        return set;
    }
}

package org.linkage.solver.contact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** The grid finds exactly what asking every pair finds. */
public final class BroadPhaseTest {
    @Test
    public void theGridFindsWhatAskingEveryPairFinds() {
        Random random = new Random(4);
        int found = 0;
        for (int round = 0; round < 20; round++) {
            List<PlanarBody> bodies = new ArrayList<>();
            int n = 20 + random.nextInt(150);
            for (int i = 0; i < n; i++) {
                double size = 0.02 + 0.1 * random.nextDouble();
                Shape shape = i % 17 == 0
                        ? new Shape.Rod(2, 0.01)
                        : i % 3 == 0 ? new Shape.Box(size, 2 * size) : new Shape.Disc(size);
                bodies.add(new RigidBody("b" + i, 1, 1, shape));
            }
            Mechanism mechanism = new Mechanism(bodies);
            State s = new State(mechanism);
            for (int i = 0; i < s.q.length; i++) {
                s.q[i] = 3 * random.nextDouble() - 1.5;
            }
            if (round % 5 == 0) {
                s.q[0] = 1e30;
                s.q[3] = Double.NaN;
            }
            s.refresh();
            double[] reach = new double[n];
            for (int i = 0; i < n; i++) {
                reach[i] = 0.05 * random.nextDouble();
            }
            ContactSet all = new ContactSet(mechanism);
            AllPairs source = new AllPairs("all", mechanism, new ArrayList<Constraint>(), Material.SMOOTH);
            source.collect(s, 0, reach, 0.01, all);
            ContactSet plain = new ContactSet(mechanism);
            for (int i = 0; i < n; i++) {
                for (int j = i + 1; j < n; j++) {
                    new PairContact("p", bodies.get(i), bodies.get(j), Material.SMOOTH)
                            .collect(s, 0, reach, 0.01, plain);
                }
            }
            assertEquals(keys(plain), keys(all));
            found += all.count;
            for (int k = 1; k < all.count; k++) {
                int before = Math.min(all.bodyA[k - 1], all.bodyB[k - 1]);
                assertTrue("in order", before <= Math.min(all.bodyA[k], all.bodyB[k]));
            }
        }
        assertTrue("found " + found, found > 500);
    }

    private static Set<Long> keys(ContactSet set) {
        Set<Long> keys = new HashSet<>();
        for (int k = 0; k < set.count; k++) {
            keys.add(set.key[k]);
        }
        assertEquals("no pair twice", set.count, keys.size());
        return keys;
    }

    @Test
    public void joinedBodiesDoNotTouch() {
        RigidBody a = new RigidBody("a", 1, new Shape.Disc(1));
        RigidBody b = new RigidBody("b", 1, new Shape.Disc(1));
        RigidBody c = new RigidBody("c", 1, new Shape.Disc(1));
        Mechanism mechanism = new Mechanism(Arrays.asList(a, b, c));
        State s = new State(mechanism);
        Constraint pin = new Revolute("pin", new Anchor(a, 0, 0), new Anchor(b, 0, 0));
        AllPairs source = new AllPairs("all", mechanism, Arrays.asList(pin), Material.SMOOTH);
        ContactSet set = new ContactSet(mechanism);
        source.collect(s, 0, new double[3], 0, set);
        assertEquals(2, set.count);
        assertEquals("a~c", source.rowId(set.bodyA[0], set.bodyB[0]));
        assertEquals("b~c", source.rowId(set.bodyA[1], set.bodyB[1]));
    }
}

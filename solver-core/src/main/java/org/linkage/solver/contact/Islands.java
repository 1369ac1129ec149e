package org.linkage.solver.contact;

import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Constraint;

/** Which bodies hang together, by joints and by touching; the world ties nothing together. A union–find over bodies. */
final class Islands {
    private final int[] joints;
    private final int[] parent;

    Islands(MechanicalSystem system) {
        parent = new int[system.mechanism().bodyCount()];
        for (int b = 0; b < parent.length; b++) {
            parent[b] = b;
        }
        for (int c = 0; c < system.constraintCount(); c++) {
            Constraint joint = system.constraint(c);
            for (int k = 1; k < joint.bodyCount(); k++) {
                unite(joint.body(0).index(), joint.body(k).index());
            }
        }
        joints = parent.clone();
    }

    void build(ContactSet set) {
        System.arraycopy(joints, 0, parent, 0, parent.length);
        for (int k = 0; k < set.count; k++) {
            if (set.bodyB[k] >= 0) {
                unite(set.bodyA[k], set.bodyB[k]);
            }
        }
    }

    /** The same number for all bodies of an island. */
    int of(int body) {
        int root = body;
        while (parent[root] != root) {
            root = parent[root];
        }
        int b = body;
        while (parent[b] != root) {
            int up = parent[b];
            parent[b] = root;
            b = up;
        }
        return root;
    }

    private void unite(int a, int b) {
        int ra = of(a);
        int rb = of(b);
        parent[Math.max(ra, rb)] = Math.min(ra, rb);
    }
}

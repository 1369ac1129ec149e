package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.constraint.Weld;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.scene.SceneModel;

/**
 * Bodies held where they are, each by a weld to the world. A joint all of whose bodies are held has nothing left to do and
 * is left out: it would only be redundant.
 */
final class Pins {
    private final boolean[] pinned;
    private final double[][] place;

    Pins(int bodies) {
        pinned = new boolean[bodies];
        place = new double[bodies][];
    }

    void pin(int body, double[] coordinates) {
        pinned[body] = true;
        place[body] = coordinates;
    }

    void unpin(int body) {
        pinned[body] = false;
    }

    boolean pinned(int body) {
        return pinned[body];
    }

    /** The constraints that act: those of the scene, then the welds; {@code indexOfJoint} gets each joint's place or −1. */
    List<Constraint> constraints(SceneModel model, int[] indexOfJoint) {
        List<Constraint> acting = new ArrayList<>();
        for (int joint = 0; joint < model.jointCount(); joint++) {
            Constraint constraint = model.constraintOfJoint(joint);
            indexOfJoint[joint] = -1;
            if (constraint != null && !held(constraint)) {
                indexOfJoint[joint] = acting.size();
                acting.add(constraint);
            }
        }
        for (int b = 0; b < pinned.length; b++) {
            Constraint weld = pinned[b] ? weld((PlanarBody) model.mechanism().body(b), place[b]) : null;
            if (weld != null) {
                acting.add(weld);
            }
        }
        return acting;
    }

    private boolean held(Constraint constraint) {
        for (int k = 0; k < constraint.bodyCount(); k++) {
            if (!pinned[constraint.body(k).index()]) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Constraint weld(PlanarBody body, double[] at) {
        Anchor centre = new Anchor(body, 0, 0);
        Anchor world = new Anchor(null, at[0], at[1]);
        String id = "pin:" + body.id();
        return body instanceof RigidBody rigid
                ? new Weld(id, rigid, null, centre, world, at[2])
                : new Revolute(id, centre, world);
    }
}

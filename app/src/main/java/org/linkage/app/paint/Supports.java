package org.linkage.app.paint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.Vector2;

/**
 * On which side of its pins the world is: beneath what stands, above what hangs, beside a beam that is clamped. Decided once
 * from the pose in which a scene begins; one support for all joints at the same point.
 */
final class Supports {
    /** How far below its pins the centre of mass of a hanging thing is at least, as a share of its reach. */
    private static final double BELOW = 0.12;

    /** How far beside its only pin the centre of mass is of what is held out and will hang. */
    private static final double BESIDE = 0.25;

    /**
     * A support under a pin of the world.
     *
     * @param towardsX the direction from the pin to the ground, y up, of length one
     * @param room the distance to the nearest other support, in metres
     */
    record Support(double x, double y, double towardsX, double towardsY, double room) {}

    private final StageModel model;
    private final int[] root;

    private Supports(StageModel model) {
        this.model = model;
        root = new int[model.bodies.length];
        for (int i = 0; i < root.length; i++) {
            root[i] = i;
        }
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            if (joint.bodyA >= 0 && joint.bodyB >= 0) {
                root[find(joint.bodyA)] = find(joint.bodyB);
            } else if (stands(joint)) {
                joinAt(joint, i);
            }
        }
    }

    /** What shares a pin of the world stands or hangs together. */
    private void joinAt(JointFacts joint, int before) {
        for (int k = 0; k < before; k++) {
            JointFacts other = model.joints[k];
            if (stands(other) && Math.hypot(other.bx - joint.bx, other.by - joint.by) < 1e-9) {
                root[find(joint.bodyA)] = find(other.bodyA);
                return;
            }
        }
    }

    static List<Support> of(StageModel model) {
        return Collections.unmodifiableList(new Supports(model).all());
    }

    private int find(int body) {
        int at = body;
        while (root[at] != at) {
            root[at] = root[root[at]];
            at = root[at];
        }
        return at;
    }

    private static boolean stands(JointFacts joint) {
        return joint.visible && joint.bodyB < 0 && (joint.type == JointType.REVOLUTE || joint.isLine());
    }

    private List<Support> all() {
        List<Support> found = new ArrayList<>();
        for (JointFacts joint : model.joints) {
            if (stands(joint) && !known(found, joint.bx, joint.by)) {
                found.add(support(joint));
            }
        }
        List<Support> spaced = new ArrayList<>();
        for (Support one : found) {
            double room = Double.POSITIVE_INFINITY;
            for (Support other : found) {
                if (other != one) {
                    room = Math.min(room, Math.hypot(one.x - other.x, one.y - other.y));
                }
            }
            spaced.add(new Support(one.x, one.y, one.towardsX, one.towardsY, room));
        }
        return spaced;
    }

    private static boolean known(List<Support> supports, double x, double y) {
        for (Support support : supports) {
            if (Math.hypot(support.x - x, support.y - y) < 1e-9) {
                return true;
            }
        }
        return false;
    }

    private Support support(JointFacts joint) {
        int group = find(joint.bodyA);
        double lowest = joint.by;
        boolean single = true;
        boolean sprung = false;
        for (JointFacts other : model.joints) {
            if (other.bodyB >= 0 || other.bodyA < 0 || find(other.bodyA) != group) {
                continue;
            }
            sprung |= other.sprung;
            if (!stands(other)) {
                return new Support(joint.bx, joint.by, 0, -1, 0); // a guide or a motor of the world: it stands
            }
            lowest = Math.min(lowest, other.by);
            single &= Math.hypot(other.bx - joint.bx, other.by - joint.by) < 1e-9;
        }
        double mass = 0;
        double x = 0;
        double y = 0;
        double reach = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < model.bodies.length; i++) {
            if (find(i) == group && !model.bodies[i].fixed) {
                Vector2 at = model.scene.bodies().get(i).position();
                mass += model.bodies[i].mass;
                x += model.bodies[i].mass * at.x();
                y += model.bodies[i].mass * at.y();
                highest = Math.max(highest, at.y());
                reach = Math.max(reach, Math.hypot(at.x() - joint.bx, at.y() - joint.by) + model.bodies[i].reach);
            }
        }
        if (!(mass > 0)) {
            return new Support(joint.bx, joint.by, 0, -1, 0);
        }
        double below = lowest - y / mass;
        double beside = x / mass - joint.bx;
        boolean level = Math.abs(below) <= BELOW * reach && single && Math.abs(beside) > BESIDE * reach;
        if (level && sprung) {
            return new Support(joint.bx, joint.by, -Math.signum(beside), 0, 0);
        }
        // what swings freely about a single pin will hang, however it begins; what has a head above its pin is held by
        // it
        boolean low = below > BELOW * reach && highest < joint.by + 0.05 * reach;
        boolean hangs = low || (single && !sprung);
        return new Support(joint.bx, joint.by, 0, hangs ? 1 : -1, 0);
    }
}

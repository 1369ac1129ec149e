package org.linkage.solver.simulation;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;

/** Whether a running state can go on under another description: same bodies, same joints, same pose. */
final class SameTopology {
    private SameTopology() {}

    static boolean of(SceneDescription a, SceneDescription b) {
        if (a.bodies().size() != b.bodies().size()
                || a.joints().size() != b.joints().size()) {
            return false;
        }
        for (int i = 0; i < a.bodies().size(); i++) {
            BodyDescription p = a.bodies().get(i);
            BodyDescription q = b.bodies().get(i);
            if (!p.id().equals(q.id())
                    || p.kind() != q.kind()
                    || !p.position().equals(q.position())
                    || p.angle() != q.angle()) {
                return false;
            }
        }
        for (int i = 0; i < a.joints().size(); i++) {
            if (!same(a.joints().get(i), b.joints().get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Springs, limits and motor speeds may differ; what holds the pose may not. */
    private static boolean same(JointDescription p, JointDescription q) {
        return p.id().equals(q.id())
                && p.type() == q.type()
                && p.bodyA().equals(q.bodyA())
                && p.bodyB().equals(q.bodyB())
                && p.pointA().equals(q.pointA())
                && p.pointB().equals(q.pointB())
                && p.axis().equals(q.axis())
                && p.length() == q.length()
                && p.ratioA() == q.ratioA()
                && p.ratioB() == q.ratioB()
                && p.velocityLevel() == q.velocityLevel()
                && p.terms().equals(q.terms());
    }
}

package org.linkage.app.paint;

import org.linkage.solver.scene.JointType;

/** How far each slider has moved along its axis since the scene was opened: its guide is drawn that long. */
final class Travel {
    final double[] lower;
    final double[] upper;

    Travel(StageModel model) {
        int n = model.joints.length;
        lower = new double[n];
        upper = new double[n];
        for (int i = 0; i < n; i++) {
            JointFacts joint = model.joints[i];
            if (slides(joint)) {
                // a block slides by about its own length; a point of a long rod by part of the rod's
                double room = (joint.type == JointType.PRISMATIC ? 1.2 : 0.6) * model.bodies[joint.bodyA].length;
                lower[i] = Double.isNaN(joint.lower) ? -room : joint.lower;
                upper[i] = Double.isNaN(joint.upper) ? room : joint.upper;
            }
        }
    }

    private static boolean slides(JointFacts joint) {
        return joint.type == JointType.PRISMATIC || joint.type == JointType.POINT_ON_LINE;
    }

    void follow(StageModel model, Pose pose) {
        for (int i = 0; i < lower.length; i++) {
            JointFacts joint = model.joints[i];
            if (!slides(joint)) {
                continue;
            }
            double x = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            double dx = pose.localX(joint.bodyB, x, y) - joint.bx;
            double dy = pose.localY(joint.bodyB, x, y) - joint.by;
            double s = dx * joint.axisX + dy * joint.axisY;
            lower[i] = Math.min(lower[i], s);
            upper[i] = Math.max(upper[i], s);
        }
    }
}

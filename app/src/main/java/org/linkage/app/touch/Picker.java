package org.linkage.app.touch;

import org.linkage.app.paint.BodyFacts;
import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.ShapeDescription;

/**
 * Which body a finger means: the one whose outline is nearest, within a reach. Inside an outline the distance is zero; of
 * several that contain the finger the smallest is meant. What is welded to the world cannot be pulled and is passed over.
 */
public final class Picker {
    private Picker() {}

    /** The body at a point of the world within {@code reach} metres, or −1. */
    public static int bodyAt(StageModel model, Pose pose, double x, double y, double reach) {
        int best = -1;
        double nearest = reach;
        double smallest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < model.bodies.length; i++) {
            BodyFacts body = model.bodies[i];
            if (body.fixed) {
                continue;
            }
            double dx = x - pose.x[i];
            double dy = y - pose.y[i];
            double far = body.reach + nearest;
            if (dx * dx + dy * dy > far * far) {
                continue;
            }
            double distance = distance(body, pose.localX(i, x, y), pose.localY(i, x, y));
            if (distance < nearest || (distance == nearest && body.reach < smallest)) {
                nearest = distance;
                smallest = body.reach;
                best = i;
            }
        }
        return best;
    }

    /** The joint nearest to a point of the world within {@code reach} metres, or −1. */
    public static int jointAt(StageModel model, Pose pose, double x, double y, double reach) {
        int best = -1;
        double nearest = reach;
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            if (!joint.hasPoint() || !joint.visible) {
                continue;
            }
            double dx = x - pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double dy = y - pose.worldY(joint.bodyA, joint.ax, joint.ay);
            double distance = Math.sqrt(dx * dx + dy * dy);
            if (distance < nearest) {
                nearest = distance;
                best = i;
            }
        }
        return best;
    }

    /** The distance of a point in the body's frame from its outline; 0 inside. */
    static double distance(BodyFacts body, double x, double y) {
        if (body.shape == null) {
            return Math.sqrt(x * x + y * y);
        }
        if (body.shape == ShapeDescription.Kind.DISC) {
            return Math.max(0, Math.sqrt(x * x + y * y) - body.radius);
        }
        if (body.shape == ShapeDescription.Kind.POLYGON) {
            return polygonDistance(body.corners, x, y);
        }
        double outX = Math.max(0, Math.abs(x) - 0.5 * body.length);
        double outY = Math.max(0, Math.abs(y) - 0.5 * body.width);
        return Math.sqrt(outX * outX + outY * outY);
    }

    private static double polygonDistance(double[] corners, double x, double y) {
        double nearest = Double.POSITIVE_INFINITY;
        boolean inside = false;
        int n = corners.length / 2;
        for (int i = 0; i < n; i++) {
            double ax = corners[2 * i];
            double ay = corners[2 * i + 1];
            double bx = corners[2 * ((i + 1) % n)];
            double by = corners[2 * ((i + 1) % n) + 1];
            double ex = bx - ax;
            double ey = by - ay;
            double along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey);
            double s = Math.max(0, Math.min(1, along));
            double px = x - ax - s * ex;
            double py = y - ay - s * ey;
            nearest = Math.min(nearest, Math.sqrt(px * px + py * py));
            if ((ay > y) != (by > y) && x < ax + (y - ay) / ey * ex) {
                inside = !inside;
            }
        }
        return inside ? 0 : nearest;
    }
}

package org.linkage.app.paint;

import android.graphics.Paint;
import org.linkage.solver.scene.JointType;

/** Joints as things: pin holes, rollers, rods, ropes, and open gaps in red. */
final class JointPainter {
    private static final int MOST_GAPS = 64;
    /** The largest pin hole, in dp: a joint is a detail of its bodies. */
    private static final float MOST_PIN = 6;

    private final Brush brush;

    JointPainter(Brush brush) {
        this.brush = brush;
    }

    /** Rods and ropes without mass, coloured by what they carry. */
    void lines(StageModel model, Pose pose, LoadScale scale) {
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            if (!joint.isLine() || !joint.visible) {
                continue;
            }
            double ax = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double ay = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            double bx = pose.worldX(joint.bodyB, joint.bx, joint.by);
            double by = pose.worldY(joint.bodyB, joint.bx, joint.by);
            double apart = Math.hypot(bx - ax, by - ay);
            if (!brush.camera.sees(0.5 * (ax + bx), 0.5 * (ay + by), 0.5 * apart)) {
                continue;
            }
            float sx = brush.camera.screenX(ax);
            float sy = brush.camera.screenY(ay);
            float ex = brush.camera.screenX(bx);
            float ey = brush.camera.screenY(by);
            boolean rope = joint.type == JointType.ROPE;
            double share = scale.share(pose.load[i]);
            Paint paint = brush.pen(brush.palette.ramp.of(share), (rope ? 2 : 3) + 2 * (float) share);
            double slack = rope ? joint.length - apart : 0;
            if (slack > 0.002 * joint.length) {
                // a slack rope hangs: the sag of a shallow parabola of that length
                double sag = Math.sqrt(0.375 * slack * joint.length) * brush.camera.scale();
                brush.path.rewind();
                brush.path.moveTo(sx, sy);
                brush.path.quadTo(0.5f * (sx + ex), 0.5f * (sy + ey) + 2 * (float) sag, ex, ey);
                brush.canvas.drawPath(brush.path, paint);
            } else {
                brush.canvas.drawLine(sx, sy, ex, ey, paint);
            }
        }
    }

    /** Pin holes, no larger than the thinner of the two bars allows. */
    void pins(StageModel model, Pose pose) {
        Palette p = brush.palette;
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            boolean knot = joint.isLine() && joint.bodyB < 0;
            boolean roller = joint.type == JointType.POINT_ON_LINE;
            if (!(joint.type == JointType.REVOLUTE || knot || roller) || !joint.visible) {
                continue;
            }
            double x = knot ? joint.bx : pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = knot ? joint.by : pose.worldY(joint.bodyA, joint.ax, joint.ay);
            if (!brush.camera.sees(x, y, 0.1)) {
                continue;
            }
            float r = roller ? 5 * brush.dp : knot ? 3 * brush.dp : pinRadius(model, joint);
            float sx = brush.camera.screenX(x);
            float sy = brush.camera.screenY(y);
            brush.canvas.drawCircle(sx, sy, r, brush.ink(p.paper));
            brush.canvas.drawCircle(sx, sy, r, brush.pen(p.edge, r < 2 * brush.dp ? 0.75f : 1.5f));
            if ((joint.bodyB < 0 || roller) && r > 3 * brush.dp) {
                brush.canvas.drawCircle(sx, sy, 0.4f * r, brush.ink(p.edge));
            }
        }
    }

    private float pinRadius(StageModel model, JointFacts joint) {
        double width = Math.min(barWidth(model, joint.bodyA), barWidth(model, joint.bodyB));
        double r = width == Double.POSITIVE_INFINITY ? 4 * brush.dp : 0.27 * width * brush.camera.scale();
        // between the ends of short links there must be room for their colour
        double least = Math.min(2 * brush.dp, Math.max(1.2 * brush.dp, 0.1 * model.barLength * brush.camera.scale()));
        return (float) Math.min(MOST_PIN * brush.dp, Math.max(least, r));
    }

    private static double barWidth(StageModel model, int body) {
        if (body < 0 || !model.bodies[body].isBar() || !(model.bodies[body].width > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        return model.bodies[body].width;
    }

    /** Joints that are visibly open: a red line with its size. Nothing is hidden, and nothing else is red. */
    void gaps(StageModel model, Pose pose) {
        int shown = 0;
        double worst = 0;
        int worstJoint = -1;
        float least = 1.5f * brush.dp;
        for (int i = 0; i < model.joints.length && shown < MOST_GAPS; i++) {
            double gap = Math.sqrt(pose.gapX[i] * pose.gapX[i] + pose.gapY[i] * pose.gapY[i]);
            if (!(gap * brush.camera.scale() > least) || !model.joints[i].hasPoint()) {
                continue;
            }
            JointFacts joint = model.joints[i];
            double x = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            if (!brush.camera.sees(x, y, gap)) {
                continue;
            }
            shown++;
            float sx = brush.camera.screenX(x);
            float sy = brush.camera.screenY(y);
            float ex = brush.camera.screenX(x + pose.gapX[i]);
            float ey = brush.camera.screenY(y + pose.gapY[i]);
            brush.canvas.drawLine(sx, sy, ex, ey, brush.pen(brush.palette.broken, 3));
            float dot = (float) Math.min(3 * brush.dp, 0.4 * gap * brush.camera.scale());
            brush.canvas.drawCircle(sx, sy, dot, brush.ink(brush.palette.broken));
            brush.canvas.drawCircle(ex, ey, dot, brush.fill);
            if (gap > worst) {
                worst = gap;
                worstJoint = i;
            }
        }
        if (worstJoint >= 0) {
            gapLabel(model, pose, worstJoint, worst);
        }
    }

    private void gapLabel(StageModel model, Pose pose, int index, double gap) {
        JointFacts joint = model.joints[index];
        double x = pose.worldX(joint.bodyA, joint.ax, joint.ay) + 0.5 * pose.gapX[index];
        double y = pose.worldY(joint.bodyA, joint.ax, joint.ay) + 0.5 * pose.gapY[index];
        float sx = brush.camera.screenX(x);
        float sy = brush.camera.screenY(y);
        // a hand's breadth beside the joint, on the side with more room, tied to it by a thin line
        float way = (sx < 0.6f * brush.camera.width() ? 1 : -1) * 60 * brush.dp;
        brush.canvas.drawLine(sx, sy, sx + way, sy, brush.pen(brush.palette.broken, 1));
        brush.words.setLength(0);
        brush.words.append("gap ");
        brush.format.append(brush.words, gap, "m", 3);
        brush.plate(sx + way, sy, 12, brush.palette.broken);
    }
}

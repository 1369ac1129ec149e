package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Paint;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.ShapeDescription;

/** Joints as things: pin holes, hatched feet under pins of the world, guides of sliders, rods, ropes, and open gaps in red. */
final class JointPainter {
    private static final int MOST_GAPS = 64;
    private final Brush brush;
    private final float[] lines = new float[4 * 64];

    JointPainter(Brush brush) {
        this.brush = brush;
    }

    /** Guides and feet lie beneath the bodies. */
    void beneath(StageModel model, Pose pose, Travel travel) {
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            if (!joint.visible) {
                continue;
            }
            switch (joint.type) {
                case REVOLUTE, DISTANCE, ROPE -> {
                    if (joint.bodyB < 0) {
                        foot(joint.bx, joint.by);
                    } else {
                        stand(model, pose, joint.bodyA, joint.ax, joint.ay);
                        stand(model, pose, joint.bodyB, joint.bx, joint.by);
                    }
                }
                case PRISMATIC, POINT_ON_LINE -> guide(model, pose, joint, travel.lower[i], travel.upper[i]);
                default -> {
                    // no thing of its own
                }
            }
        }
    }

    /** A pin of the world: a triangle on a hatched line. */
    private void foot(double x, double y) {
        if (!brush.camera.sees(x, y, 40 * brush.dp / brush.camera.scale())) {
            return;
        }
        float sx = brush.camera.screenX(x);
        float sy = brush.camera.screenY(y);
        float size = 15 * brush.dp;
        Canvas canvas = brush.canvas;
        brush.path.rewind();
        brush.path.moveTo(sx, sy - 0.35f * size);
        brush.path.lineTo(sx + 0.85f * size, sy + size);
        brush.path.lineTo(sx - 0.85f * size, sy + size);
        brush.path.close();
        canvas.drawPath(brush.path, brush.ink(brush.palette.darkSteel));
        canvas.drawPath(brush.path, brush.pen(brush.palette.edge, 1.5f));
        float base = sy + size;
        float half = 1.35f * size;
        int n = 0;
        for (int i = 0; i < 6; i++) {
            float at = sx - half + (i + 0.9f) * half / 3;
            lines[n++] = at;
            lines[n++] = base;
            lines[n++] = at - 0.42f * size;
            lines[n++] = base + 0.42f * size;
        }
        canvas.drawLines(lines, 0, n, brush.pen(brush.palette.softInk, 1));
        canvas.drawLine(sx - half, base, sx + half, base, brush.pen(brush.palette.edge, 2));
    }

    /** A pin that a fixed block holds above itself: a tapering stand from the block to the pin. */
    private void stand(StageModel model, Pose pose, int index, double x, double y) {
        BodyFacts body = model.bodies[index];
        double high = 0.5 * body.width;
        if (!body.fixed || body.shape != ShapeDescription.Kind.BOX || y <= high || Math.abs(x) > 0.5 * body.length) {
            return;
        }
        brush.enterBody(pose.x[index], pose.y[index], pose.cos[index], pose.sin[index]);
        float half = (float) Math.min(0.28 * (y - high) + brush.dips(6), 0.5 * body.length - Math.abs(x));
        float top = brush.dips(7);
        brush.path.rewind();
        brush.path.moveTo((float) x - half, (float) high);
        brush.path.lineTo((float) x - top, (float) y);
        brush.path.lineTo((float) x + top, (float) y);
        brush.path.lineTo((float) x + half, (float) high);
        brush.path.close();
        brush.canvas.drawPath(brush.path, brush.ink(brush.palette.darkSteel));
        brush.canvas.drawPath(brush.path, brush.pen(brush.palette.edge, 1.5f));
        brush.canvas.drawCircle((float) x, (float) y, 1.2f * top, brush.ink(brush.palette.darkSteel));
        brush.canvas.drawCircle((float) x, (float) y, 1.2f * top, brush.pen(brush.palette.edge, 1.5f));
        brush.leaveBody();
    }

    /** Two hatched rails along the axis, or one thin rail through a slider that is a point. */
    private void guide(StageModel model, Pose pose, JointFacts joint, double lower, double upper) {
        int b = joint.bodyB;
        if (b < 0) {
            brush.enterBody(0, 0, 1, 0);
        } else {
            brush.enterBody(pose.x[b], pose.y[b], pose.cos[b], pose.sin[b]);
        }
        BodyFacts body = model.bodies[joint.bodyA];
        boolean boxed = joint.type == JointType.PRISMATIC && body.look == Look.PISTON && body.width > 0;
        double margin = boxed ? 0.62 * body.length : Math.max(body.reach, brush.dips(10));
        float fromX = (float) (joint.bx + joint.axisX * (lower - margin));
        float fromY = (float) (joint.by + joint.axisY * (lower - margin));
        float toX = (float) (joint.bx + joint.axisX * (upper + margin));
        float toY = (float) (joint.by + joint.axisY * (upper + margin));
        if (boxed) {
            float off = (float) (0.5 * body.width) + brush.dips(2);
            rail(fromX, fromY, toX, toY, off);
            rail(fromX, fromY, toX, toY, -off);
        } else {
            Canvas canvas = brush.canvas;
            canvas.drawLine(fromX, fromY, toX, toY, brush.pen(brush.palette.darkSteel, 4));
            canvas.drawLine(fromX, fromY, toX, toY, brush.pen(brush.palette.edge, 1));
        }
        brush.leaveBody();
    }

    private void rail(float fromX, float fromY, float toX, float toY, float off) {
        float length = (float) Math.hypot(toX - fromX, toY - fromY);
        if (!(length > 0)) {
            return;
        }
        float ux = (toX - fromX) / length;
        float uy = (toY - fromY) / length;
        float nx = -uy * Math.signum(off);
        float ny = ux * Math.signum(off);
        float ox = -uy * off;
        float oy = ux * off;
        float slant = brush.dips(6);
        int ticks = (int) Math.min(lines.length / 4 - 1, length / brush.dips(9));
        int n = 0;
        for (int i = 0; i <= ticks; i++) {
            float s = length * i / Math.max(1, ticks);
            float x = fromX + s * ux + ox;
            float y = fromY + s * uy + oy;
            lines[n++] = x;
            lines[n++] = y;
            lines[n++] = x + slant * (nx + ux);
            lines[n++] = y + slant * (ny + uy);
        }
        brush.canvas.drawLines(lines, 0, n, brush.pen(brush.palette.softInk, 1));
        brush.canvas.drawLine(fromX + ox, fromY + oy, toX + ox, toY + oy, brush.pen(brush.palette.edge, 2));
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
            if (joint.type != JointType.REVOLUTE || !joint.visible) {
                continue;
            }
            double x = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            if (!brush.camera.sees(x, y, 0.1)) {
                continue;
            }
            float r = pinRadius(model, joint);
            float sx = brush.camera.screenX(x);
            float sy = brush.camera.screenY(y);
            brush.canvas.drawCircle(sx, sy, r, brush.ink(p.paper));
            brush.canvas.drawCircle(sx, sy, r, brush.pen(p.edge, 1.5f));
            if (joint.bodyB < 0 && r > 3 * brush.dp) {
                brush.canvas.drawCircle(sx, sy, 0.4f * r, brush.ink(p.edge));
            }
        }
    }

    private float pinRadius(StageModel model, JointFacts joint) {
        double width = Math.min(barWidth(model, joint.bodyA), barWidth(model, joint.bodyB));
        double r = width == Double.POSITIVE_INFINITY ? 4 * brush.dp : 0.27 * width * brush.camera.scale();
        return (float) Math.min(8 * brush.dp, Math.max(2 * brush.dp, r));
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
            double gap = Math.hypot(pose.gapX[i], pose.gapY[i]);
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
        brush.format.append(brush.words, gap, "m", 2);
        brush.plate(sx + way, sy, 12, brush.palette.broken);
    }
}

package org.linkage.app.paint;

import android.graphics.Canvas;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.ShapeDescription;

/** The world's side of the joints: hatched supports of pins, stands on blocks, pylons, and the guides of sliders. */
final class SupportPainter {
    /** Half of the hatched line, in sizes of the triangle on it. */
    private static final float WIDE = 1.35f;

    private final Brush brush;
    private final float[] lines = new float[4 * 64];

    SupportPainter(Brush brush) {
        this.brush = brush;
    }

    /** All of it lies beneath the bodies. */
    void draw(StageModel model, Pose pose, Travel travel) {
        for (int i = 0; i < model.masts.size(); i++) {
            mast(model.masts.get(i));
        }
        for (int i = 0; i < model.supports.size(); i++) {
            support(model.supports.get(i));
        }
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            if (!joint.visible) {
                continue;
            }
            switch (joint.type) {
                case REVOLUTE, DISTANCE, ROPE -> {
                    if (joint.bodyB >= 0) {
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

    /** A pin of the world: a triangle on a hatched line, on the side where the world is. */
    private void support(Supports.Support support) {
        if (!brush.camera.sees(support.x(), support.y(), 40 * brush.dp / brush.camera.scale())) {
            return;
        }
        float x = brush.camera.screenX(support.x());
        float y = brush.camera.screenY(support.y());
        // neighbours share one line: the hatched parts just meet
        float size = (float) Math.min(15 * brush.dp, support.room() * brush.camera.scale() / (2 * WIDE));
        size = Math.max(size, 5 * brush.dp);
        float dx = (float) support.towardsX() * size;
        float dy = (float) -support.towardsY() * size;
        Canvas canvas = brush.canvas;
        brush.path.rewind();
        brush.path.moveTo(x - 0.35f * dx, y - 0.35f * dy);
        brush.path.lineTo(x + dx - 0.85f * dy, y + dy + 0.85f * dx);
        brush.path.lineTo(x + dx + 0.85f * dy, y + dy - 0.85f * dx);
        brush.path.close();
        canvas.drawPath(brush.path, brush.ink(brush.palette.darkSteel));
        canvas.drawPath(brush.path, brush.pen(brush.palette.edge, 1.5f));
        float baseX = x + dx;
        float baseY = y + dy;
        int n = 0;
        for (int i = 0; i < 6; i++) {
            float along = WIDE * ((i + 0.7f) / 3 - 1);
            lines[n++] = baseX - along * dy;
            lines[n++] = baseY + along * dx;
            lines[n++] = baseX - (along - 0.42f) * dy + 0.42f * dx;
            lines[n++] = baseY + (along - 0.42f) * dx + 0.42f * dy;
        }
        canvas.drawLines(lines, 0, n, brush.pen(brush.palette.softInk, 1));
        canvas.drawLine(
                baseX + WIDE * dy,
                baseY - WIDE * dx,
                baseX - WIDE * dy,
                baseY + WIDE * dx,
                brush.pen(brush.palette.edge, 2));
    }

    /** A pylon that many springs hang on: it tapers, and its foot is where the lowest of the world's pins is. */
    private void mast(StageModel.Mast mast) {
        float x = brush.camera.screenX(mast.x());
        float top = brush.camera.screenY(mast.top()) - 4 * brush.dp;
        float foot = brush.camera.screenY(mast.foot());
        float half = Math.max(4 * brush.dp, 0.035f * (foot - top));
        brush.path.rewind();
        brush.path.moveTo(x - 0.4f * half, top);
        brush.path.lineTo(x + 0.4f * half, top);
        brush.path.lineTo(x + half, foot);
        brush.path.lineTo(x - half, foot);
        brush.path.close();
        brush.canvas.drawPath(brush.path, brush.ink(brush.palette.darkSteel));
        brush.canvas.drawPath(brush.path, brush.pen(brush.palette.edge, 1.5f));
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
        boolean point = joint.type == JointType.POINT_ON_LINE;
        double margin = boxed ? 0.62 * body.length : point ? brush.dips(10) : Math.max(body.reach, brush.dips(10));
        double first = lower - margin;
        double last = upper + margin;
        if (b >= 0
                && !model.bodies[b].fixed
                && model.bodies[b].shape == ShapeDescription.Kind.BOX
                && Math.abs(joint.axisY) < 1e-6) {
            // a slot in a moving plate ends with the plate
            double half = 0.5 * model.bodies[b].length;
            first = Math.max(first, (joint.axisX > 0 ? -half - joint.bx : joint.bx - half));
            last = Math.min(last, (joint.axisX > 0 ? half - joint.bx : joint.bx + half));
        }
        float fromX = (float) (joint.bx + joint.axisX * first);
        float fromY = (float) (joint.by + joint.axisY * first);
        float toX = (float) (joint.bx + joint.axisX * last);
        float toY = (float) (joint.by + joint.axisY * last);
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
}

package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Paint;
import java.util.List;

/** Forces one can see: springs, the scene's own drives, contacts, the pull of fingers, and the legend of the ramp. */
final class ForcePainter {
    private static final int COILS = 9;
    private static final int FEW_COILS = 8;
    private static final int FEW_CONTACTS = 24;
    private static final double LONGEST_DRIVE_DP = 52;
    /** Where bodies only just touch, rounding leaves contact forces: they would speed up all that can move by less than this, in m/s². */
    private static final double ROUNDING = 1e-9;
    /** More forces than this are drawn small and without numbers: wind on every leaf. */
    private static final int FEW_DRIVES = 4;

    private final Brush brush;
    private final float[] arrow = new float[4];
    private boolean numbers = true;

    ForcePainter(Brush brush) {
        this.brush = brush;
    }

    /** Whether forces carry their numbers; on a card they would hide what they belong to. */
    void setNumbers(boolean shown) {
        numbers = shown;
    }

    /** Coils that stretch: the number of turns stays, their pitch follows the length; their colour tells what they pull. */
    void coils(List<StageModel.Coil> coils, Pose pose, LoadScale scale) {
        for (int i = 0; i < coils.size(); i++) {
            StageModel.Coil coil = coils.get(i);
            float ax = brush.camera.screenX(pose.worldX(coil.bodyA(), coil.ax(), coil.ay()));
            float ay = brush.camera.screenY(pose.worldY(coil.bodyA(), coil.ax(), coil.ay()));
            float bx = brush.camera.screenX(pose.worldX(coil.bodyB(), coil.bx(), coil.by()));
            float by = brush.camera.screenY(pose.worldY(coil.bodyB(), coil.bx(), coil.by()));
            double length = Math.hypot(bx - ax, by - ay) / brush.camera.scale();
            double share = scale.share(coil.stiffness() * Math.abs(length - coil.rest()));
            if (coils.size() > FEW_COILS) {
                brush.pen(brush.palette.ramp.of(share), 1.5f + (float) Math.min(1, share));
                stay(ax, ay, bx, by);
            } else {
                brush.pen(scale.active() ? brush.palette.ramp.of(share) : brush.palette.edge, 2);
                coil(ax, ay, bx, by, (float) (coil.rest() * brush.camera.scale()));
            }
        }
    }

    /** One of many springs: a thin line with three turns in its middle. */
    private void stay(float ax, float ay, float bx, float by) {
        float length = (float) Math.hypot(bx - ax, by - ay);
        float turn = 3 * brush.dp;
        if (length < 8 * turn) {
            brush.canvas.drawLine(ax, ay, bx, by, brush.line);
            return;
        }
        float ux = (bx - ax) / length;
        float uy = (by - ay) / length;
        brush.path.rewind();
        brush.path.moveTo(ax, ay);
        for (int i = 0; i < 6; i++) {
            float s = 0.5f * length + (i - 2.5f) * 0.7f * turn;
            float side = (i & 1) == 0 ? turn : -turn;
            if (i == 0) {
                brush.path.lineTo(ax + ux * (s - 0.5f * turn), ay + uy * (s - 0.5f * turn));
            }
            brush.path.lineTo(ax + ux * s - uy * side, ay + uy * s + ux * side);
        }
        float end = 0.5f * length + 2.25f * turn;
        brush.path.lineTo(ax + ux * end, ay + uy * end);
        brush.path.lineTo(bx, by);
        brush.canvas.drawPath(brush.path, brush.line);
    }

    private void coil(float ax, float ay, float bx, float by, float rest) {
        float length = (float) Math.hypot(bx - ax, by - ay);
        if (length < 1) {
            return;
        }
        float ux = (bx - ax) / length;
        float uy = (by - ay) / length;
        float radius = Math.min(9 * brush.dp, Math.max(3 * brush.dp, 0.09f * Math.max(rest, length)));
        float lead = Math.min(0.12f * length, 8 * brush.dp);
        float pitch = (length - 2 * lead) / (2 * COILS);
        brush.path.rewind();
        brush.path.moveTo(ax, ay);
        brush.path.lineTo(ax + ux * lead, ay + uy * lead);
        for (int i = 0; i < 2 * COILS; i++) {
            float s = lead + (i + 0.5f) * pitch;
            float side = (i & 1) == 0 ? radius : -radius;
            brush.path.lineTo(ax + ux * s - uy * side, ay + uy * s + ux * side);
        }
        brush.path.lineTo(bx - ux * lead, by - uy * lead);
        brush.path.lineTo(bx, by);
        brush.canvas.drawPath(brush.path, brush.line);
    }

    /** Constant forces as arrows with their size, torques as an arrow round the body; numbers lie over all arrows. */
    void drives(StageModel model, Pose pose) {
        double most = 0;
        for (int i = 0; i < model.drives.size(); i++) {
            most = Math.max(
                    most,
                    Math.hypot(model.drives.get(i).fx(), model.drives.get(i).fy()));
        }
        boolean few = model.drives.size() <= FEW_DRIVES;
        float longest = longestDrive();
        for (int i = 0; i < model.drives.size(); i++) {
            StageModel.Drive drive = model.drives.get(i);
            if (drive.body() >= 0 && aim(drive, pose, few ? longest : 6 + 14 * (float) (size(drive) / most))) {
                brush.arrow(arrow[0], arrow[1], arrow[2], arrow[3], few ? 2.5f : 1.5f, brush.palette.softInk);
                if (few) {
                    // on a small stage the number is pushed back along the arrow: off its head, its shaft and what is
                    // pulled
                    brush.keepHeadClear(arrow[0], arrow[1], arrow[2], arrow[3]);
                    brush.keepClear(arrow[0] + 0.5f * arrow[2], arrow[1] + 0.5f * arrow[3]);
                    brush.keepClear(arrow[0], arrow[1]);
                }
            }
            if (drive.body() >= 0 && drive.torque() != 0) {
                torque(
                        brush.camera.screenX(pose.worldX(drive.body(), drive.px(), drive.py())),
                        brush.camera.screenY(pose.worldY(drive.body(), drive.px(), drive.py())),
                        model.bodies[drive.body()],
                        drive.torque());
            }
        }
        for (int i = 0; few && numbers && i < model.drives.size(); i++) {
            StageModel.Drive drive = model.drives.get(i);
            if (drive.body() >= 0 && aim(drive, pose, longest)) {
                brush.words.setLength(0);
                brush.format.append(brush.words, size(drive), "N", 3);
                brush.plateBeyond(arrow[0], arrow[1], arrow[2], arrow[3], 12, brush.palette.softInk);
            }
        }
    }

    /** How long the arrow of a force is, in dp: on a narrow stage its head would be out of sight. */
    private float longestDrive() {
        double wide = (brush.camera.freeRight() - brush.camera.freeLeft()) / brush.dp;
        return (float) Math.min(LONGEST_DRIVE_DP, 0.3 * wide);
    }

    private static double size(StageModel.Drive drive) {
        return Math.hypot(drive.fx(), drive.fy());
    }

    /** Where the arrow of a force begins and points, so many dp long; false if there is no force. */
    private boolean aim(StageModel.Drive drive, Pose pose, float length) {
        double size = size(drive);
        if (!(size > 0)) {
            return false;
        }
        arrow[0] = brush.camera.screenX(pose.worldX(drive.body(), drive.px(), drive.py()));
        arrow[1] = brush.camera.screenY(pose.worldY(drive.body(), drive.px(), drive.py()));
        arrow[2] = (float) (drive.fx() / size) * length * brush.dp;
        arrow[3] = (float) (-drive.fy() / size) * length * brush.dp;
        return true;
    }

    private void torque(float x, float y, BodyFacts body, double torque) {
        float r = (float) (0.5 * body.reach * brush.camera.scale());
        r = Math.max(18 * brush.dp, Math.min(r, 90 * brush.dp));
        Canvas canvas = brush.canvas;
        boolean left = torque > 0;
        brush.pen(brush.palette.softInk, 2.5f);
        // counter-clockwise on the screen is a negative sweep
        canvas.drawArc(x - r, y - r, x + r, y + r, left ? -30 : -150, left ? -110 : 110, false, brush.line);
        double end = StrictMath.toRadians(left ? -140 : -40);
        float ex = x + r * (float) StrictMath.cos(end);
        float ey = y + r * (float) StrictMath.sin(end);
        float tx = (float) StrictMath.sin(end) * (left ? 1 : -1);
        float ty = (float) -StrictMath.cos(end) * (left ? 1 : -1);
        float head = 11 * brush.dp;
        brush.arrow(ex - 0.2f * head * tx, ey - 0.2f * head * ty, head * tx, head * ty, 2.5f, brush.palette.softInk);
        if (numbers) {
            brush.words.setLength(0);
            brush.format.append(brush.words, Math.abs(torque), "N·m", 3);
            brush.plate(x, y - r - 18 * brush.dp, 12, brush.palette.softInk);
        }
    }

    /**
     * Where bodies touch and how hard: an arrow along the push, scaled to the greatest, whose force is returned; of many, a stroke
     * through the contact: a net of forces. What rounding leaves is no force.
     */
    double contacts(StageModel model, Pose pose) {
        double most = 0;
        for (int i = 0; i < pose.contacts; i++) {
            most = Math.max(most, Math.hypot(pose.contactForceX[i], pose.contactForceY[i]));
        }
        if (!(most > ROUNDING * model.mass)) {
            return 0;
        }
        boolean few = pose.contacts <= FEW_CONTACTS;
        float longest = (few ? 44 : 14) * brush.dp;
        for (int i = 0; i < pose.contacts; i++) {
            if (!brush.camera.sees(pose.contactX[i], pose.contactY[i], 0)
                    || !Gauges.contactForce(pose, i, brush.camera, most, longest, arrow)) {
                continue;
            }
            if (few) {
                brush.arrow(arrow[0], arrow[1], arrow[2], arrow[3], 2, brush.palette.contact);
                brush.keepHeadClear(arrow[0], arrow[1], arrow[2], arrow[3]);
                continue;
            }
            float hx = 0.5f * arrow[2];
            float hy = 0.5f * arrow[3];
            float share = (float) Math.hypot(arrow[2], arrow[3]) / longest;
            brush.pen(brush.palette.contact, 1 + 2.5f * share);
            brush.canvas.drawLine(arrow[0] - hx, arrow[1] - hy, arrow[0] + hx, arrow[1] + hy, brush.line);
        }
        return most;
    }

    /** The finger's pull: a band that thins as it stretches, with its force beside the finger. */
    void grips(Pose pose) {
        Canvas canvas = brush.canvas;
        int colour = brush.palette.accent;
        for (int i = 0; i < pose.grips; i++) {
            float x = brush.camera.screenX(pose.gripX[i]);
            float y = brush.camera.screenY(pose.gripY[i]);
            float tx = brush.camera.screenX(pose.targetX[i]);
            float ty = brush.camera.screenY(pose.targetY[i]);
            float length = (float) Math.hypot(tx - x, ty - y);
            float thin = Math.max(2, 6 - length / (40 * brush.dp));
            brush.line.setStrokeCap(Paint.Cap.ROUND);
            canvas.drawLine(x, y, tx, ty, brush.pen(colour, thin));
            brush.line.setStrokeCap(Paint.Cap.BUTT);
            canvas.drawLine(
                    x, y, tx, ty, brush.pen(Ramp.mix(colour, brush.palette.paper, 0.55), Math.max(0.75f, 0.3f * thin)));
            canvas.drawCircle(x, y, 5 * brush.dp, brush.ink(brush.palette.paper));
            canvas.drawCircle(x, y, 5 * brush.dp, brush.pen(colour, 2.5f));
            canvas.drawCircle(tx, ty, 20 * brush.dp, brush.pen((colour & 0xFFFFFF) | 0x99000000, 2));
            brush.keepClear(x, y);
            brush.words.setLength(0);
            brush.format.append(brush.words, pose.gripForce[i], "N", 3);
            // above the finger, which would hide it, and always inside the free part of the picture
            double top = brush.camera.freeTop() + 20 * brush.dp;
            float ly = ty - 52 * brush.dp > top ? ty - 52 * brush.dp : ty + 52 * brush.dp;
            brush.plate(tx, ly, 14, colour);
        }
    }

    /** The ramp with its two ends in newtons, its lower right corner at (x, y); returns where it begins. */
    float legend(LoadScale scale, float x, float y) {
        if (!scale.active()) {
            return x;
        }
        float width = 96 * brush.dp * brush.textScale();
        float high = 8 * brush.dp;
        float step = width / Ramp.STEPS;
        float words = 10 * brush.dp * brush.textScale();
        brush.ground(x - width, y - high - 2 * words, x, y + 4 * brush.dp);
        for (int i = 0; i < Ramp.STEPS; i++) {
            float left = x - width + i * step;
            brush.canvas.drawRect(left, y - high, left + step + 0.5f, y, brush.ink(brush.palette.ramp.colour(i)));
        }
        brush.words.setLength(0);
        brush.words.append("0");
        brush.label(x - width, y - high - words, 12, brush.palette.softInk, Paint.Align.LEFT);
        brush.words.setLength(0);
        brush.words.append("|λ| ");
        brush.format.append(brush.words, scale.top(), "N", 1);
        brush.label(x, y - high - words, 12, brush.palette.softInk, Paint.Align.RIGHT);
        return x - width;
    }
}

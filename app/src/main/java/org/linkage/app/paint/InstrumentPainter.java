package org.linkage.app.paint;

import android.graphics.Paint;

/** Instruments over the world: forces, velocities, magnified joint errors, the centre of mass and names. */
final class InstrumentPainter {
    /** More arrows than this are drawn thin and without numbers. */
    private static final int FEW = 10;

    /** A long chain shows every k-th arrow. */
    private static final int MOST = 240;

    private static final int MOST_NAMES = 48;

    /** So many magnified gaps are drawn in one call. */
    private static final int GAPS = 256;

    private final Brush brush;
    private final ManyArrows many;
    private final NameWidths nameWidths;
    private final float[] arrow = new float[4];
    private final float[] gapLines = new float[4 * GAPS];
    private final float[] gapEnds = new float[2 * GAPS];
    private final double[] place = new double[2];

    InstrumentPainter(Brush brush) {
        this.brush = brush;
        many = new ManyArrows(brush);
        nameWidths = new NameWidths(brush);
    }

    void draw(Shows shows, StageModel model, Pose pose, LoadScale scale) {
        if (shows.velocities) {
            velocities(model, pose);
        }
        if (shows.jointForces) {
            jointForces(model, pose, scale);
        }
        if (shows.errors) {
            errors(model, pose, shows.power);
        }
        if (shows.centre && Gauges.centre(model, pose, place)) {
            centre(brush.camera.screenX(place[0]), brush.camera.screenY(place[1]));
        }
        // numbers lie over all arrows; forces choose their place first, names last
        if (shows.jointForces && model.joints.length <= FEW) {
            forceNumbers(model, pose, scale);
        }
        if (shows.velocities && model.bodies.length <= FEW) {
            velocityNumbers(model, pose);
        }
        if (shows.ids) {
            names(model, pose);
        }
    }

    private void jointForces(StageModel model, Pose pose, LoadScale scale) {
        int n = model.joints.length;
        int step = 1 + (n - 1) / MOST;
        boolean few = n <= FEW;
        many.beginRamp(1.25f);
        for (int i = 0; i < n; i += step) {
            if (!Gauges.jointForce(model, pose, i, brush.camera, scale.top(), brush.dp, arrow)) {
                continue;
            }
            double share = scale.share(pose.load[i]);
            if (few) {
                brush.arrow(arrow[0], arrow[1], arrow[2], arrow[3], 3, brush.palette.paper);
                brush.arrow(arrow[0], arrow[1], arrow[2], arrow[3], 2.5f, brush.palette.ramp.of(share));
                brush.keepHeadClear(arrow[0], arrow[1], arrow[2], arrow[3]);
            } else {
                many.add(arrow, Ramp.step(share));
            }
        }
        many.draw();
    }

    private void forceNumbers(StageModel model, Pose pose, LoadScale scale) {
        for (int i = 0; i < model.joints.length; i++) {
            if (Gauges.jointForce(model, pose, i, brush.camera, scale.top(), brush.dp, arrow)) {
                number(pose.load[i], "N", brush.palette.ramp.of(scale.share(pose.load[i])));
            }
        }
    }

    /** A number beyond the tip of the arrow. */
    private void number(double value, String unit, int colour) {
        brush.words.setLength(0);
        brush.format.append(brush.words, value, unit, 3);
        brush.plateBeyond(arrow[0], arrow[1], arrow[2], arrow[3], 12, colour);
    }

    private void velocities(StageModel model, Pose pose) {
        int n = model.bodies.length;
        int step = 1 + (n - 1) / MOST;
        boolean few = n <= FEW;
        many.begin(1.25f, brush.palette.motion);
        for (int i = 0; i < n; i += step) {
            if (model.bodies[i].fixed || !Gauges.velocity(pose, i, brush.camera, brush.dp, arrow)) {
                continue;
            }
            if (few) {
                // an arrow that has a number keeps its head clear of all numbers
                brush.arrow(arrow[0], arrow[1], arrow[2], arrow[3], 2, brush.palette.motion);
                brush.keepHeadClear(arrow[0], arrow[1], arrow[2], arrow[3]);
            } else {
                many.add(arrow, 0);
            }
        }
        many.draw();
    }

    private void velocityNumbers(StageModel model, Pose pose) {
        for (int i = 0; i < model.bodies.length; i++) {
            if (!model.bodies[i].fixed && Gauges.velocity(pose, i, brush.camera, brush.dp, arrow)) {
                number(Math.hypot(pose.velocityX[i], pose.velocityY[i]), "m/s", brush.palette.motion);
            }
        }
    }

    private void errors(StageModel model, Pose pose, int power) {
        double factor = 1;
        for (int i = 0; i < power; i++) {
            factor *= 10;
        }
        int n = 0;
        for (int i = 0; i < model.joints.length; i++) {
            if (Gauges.error(model, pose, i, brush.camera, factor, brush.dp, arrow)) {
                gapLines[4 * n] = arrow[0];
                gapLines[4 * n + 1] = arrow[1];
                gapLines[4 * n + 2] = arrow[0] + arrow[2];
                gapLines[4 * n + 3] = arrow[1] + arrow[3];
                gapEnds[2 * n] = gapLines[4 * n + 2];
                gapEnds[2 * n + 1] = gapLines[4 * n + 3];
                n++;
            }
            if (n == GAPS || (n > 0 && i == model.joints.length - 1)) {
                brush.canvas.drawLines(gapLines, 0, 4 * n, brush.pen(brush.palette.broken, 1.5f));
                brush.line.setStrokeCap(Paint.Cap.ROUND);
                brush.canvas.drawPoints(gapEnds, 0, 2 * n, brush.pen(brush.palette.broken, 4));
                brush.line.setStrokeCap(Paint.Cap.BUTT);
                n = 0;
            }
        }
    }

    /** The mark of engineers: a disc in four quarters. */
    private void centre(float x, float y) {
        float r = 9 * brush.dp;
        brush.canvas.drawCircle(x, y, r, brush.ink(brush.palette.paper));
        brush.canvas.drawArc(x - r, y - r, x + r, y + r, 0, 90, true, brush.ink(brush.palette.ink));
        brush.canvas.drawArc(x - r, y - r, x + r, y + r, 180, 90, true, brush.fill);
        brush.canvas.drawCircle(x, y, r, brush.pen(brush.palette.ink, 1.5f));
    }

    /** Names where there is room for them next to what they name; of many, those that come first. */
    private void names(StageModel model, Pose pose) {
        int shown = 0;
        nameWidths.of(model);
        for (int i = 0; i < model.bodies.length && shown < MOST_NAMES; i++) {
            if (brush.camera.sees(pose.x[i], pose.y[i], 0)) {
                shown++;
                brush.words.setLength(0);
                brush.words.append(model.bodies[i].id);
                float x = brush.camera.screenX(pose.x[i]);
                float y = brush.camera.screenY(pose.y[i]) - above(model.bodies[i]);
                brush.plateIfFree(x, y, 12, nameWidths.body(i), brush.palette.softInk);
            }
        }
        for (int i = 0; i < model.joints.length && shown < MOST_NAMES; i++) {
            JointFacts joint = model.joints[i];
            double x = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            if (joint.hasPoint() && joint.visible && brush.camera.sees(x, y, 0)) {
                shown++;
                brush.words.setLength(0);
                brush.words.append(joint.id);
                brush.labelIfFree(
                        brush.camera.screenX(x) + 4 * brush.dp,
                        brush.camera.screenY(y) - 10 * brush.dp,
                        12,
                        nameWidths.joint(i),
                        brush.palette.accent);
            }
        }
    }

    /** A body that its name would hide has it above. */
    private float above(BodyFacts body) {
        float reach = (float) (body.reach * brush.camera.scale());
        return body.isBar() || reach > 32 * brush.dp ? 0 : reach + 14 * brush.dp * brush.textScale();
    }

    /**
     * Says what arrows and magnified gaps stand for, its lower right corner at (x, y).
     *
     * @param contact the force of the longest arrow of a contact; 0 if there is none
     */
    void legend(Shows shows, double contact, float x, float y) {
        float line = 16 * brush.dp * brush.textScale();
        if (contact > 0) {
            brush.words.setLength(0);
            brush.words.append("→ contact, longest ");
            brush.format.append(brush.words, contact, "N", 3);
            y = line(x, y, line, brush.palette.contact);
        }
        if (shows.errors) {
            brush.words.setLength(0);
            brush.words.append("gaps × 10");
            exponent(shows.power);
            y = line(x, y, line, brush.palette.broken);
        }
        if (shows.velocities) {
            brush.words.setLength(0);
            brush.words.append("→ way in ");
            brush.format.append(brush.words, Gauges.VELOCITY_SECONDS, "s", 1);
            line(x, y, line, brush.palette.motion);
        }
    }

    /** One line of the legend; returns where the next one ends, above it. */
    private float line(float x, float y, float high, int colour) {
        brush.ground(x - brush.width(12), y - high, x, y);
        brush.label(x, y - 0.5f * high, 12, colour, Paint.Align.RIGHT);
        return y - high;
    }

    private void exponent(int power) {
        if (power >= 10) {
            brush.words.append('¹');
        }
        brush.words.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(power % 10));
    }
}

package org.linkage.app.paint;

import android.graphics.Paint;

/**
 * Thousands of bars as a clean line: coloured and thickened by load in {@link Ramp#STEPS} calls of {@code drawLines}.
 *
 * <p>Bars outside the picture are left out. Where a bar is shorter than a pixel and a half, a strand is drawn from every k-th
 * joint to the next, so that about {@link #WANTED} segments remain; above {@link #SMOOTH} segments lines are not smoothed,
 * which lets the graphics chip draw them as one batch. Caps are square for the same reason.
 */
final class ManyLinks {
    private static final int WANTED = 2500;
    private static final int SMOOTH = 4000;
    private static final double SHORTEST = 1.5;

    private final Brush brush;
    private float[] ends = new float[0];
    private float[] sorted = new float[0];
    private byte[] step = new byte[0];
    private final int[] start = new int[Ramp.STEPS + 1];
    private int count;

    ManyLinks(Brush brush) {
        this.brush = brush;
    }

    void reserve(int bars) {
        if (step.length < bars) {
            ends = new float[4 * bars];
            sorted = new float[4 * bars];
            step = new byte[bars];
        }
    }

    /** How many segments the last picture had. */
    int segments() {
        return count;
    }

    void draw(StageModel model, Pose pose, double[] share) {
        collect(model, pose, share);
        sort();
        boolean smooth = count <= SMOOTH;
        float base = (float) Math.min(4, Math.max(1.5, 0.4 * model.barLength * brush.camera.scale() / brush.dp));
        for (int s = 0; s < Ramp.STEPS; s++) {
            int n = start[s + 1] - start[s];
            if (n > 0) {
                Paint paint = brush.pen(brush.palette.ramp.colour(s), base + 2.5f * s / (Ramp.STEPS - 1));
                paint.setAntiAlias(smooth);
                paint.setStrokeCap(Paint.Cap.SQUARE);
                brush.canvas.drawLines(sorted, 4 * start[s], 4 * n, paint);
            }
        }
        brush.line.setAntiAlias(true);
        brush.line.setStrokeCap(Paint.Cap.BUTT);
    }

    private void collect(StageModel model, Pose pose, double[] share) {
        Camera camera = brush.camera;
        boolean tiny = model.barLength * camera.scale() < SHORTEST;
        int skip = tiny ? Math.max(1, (model.bars + WANTED - 1) / WANTED) : 1;
        count = 0;
        int n = model.bodies.length;
        int i = 0;
        while (i < n) {
            if (!model.bodies[i].isBar()) {
                i++;
                continue;
            }
            int last = i;
            double most = share[i];
            while (last + 1 < n && last + 1 - i < skip && model.before[last + 1] == last) {
                last++;
                most = Math.max(most, share[last]);
            }
            BodyFacts body = model.bodies[i];
            BodyFacts end = model.bodies[last];
            if (camera.sees(pose.x[i], pose.y[i], body.reach * (last - i + 1))) {
                double from = model.startEnd[i] * 0.5 * body.length;
                double to = -model.startEnd[last] * 0.5 * end.length;
                int at = 4 * count;
                ends[at] = camera.screenX(pose.x[i] + pose.cos[i] * from);
                ends[at + 1] = camera.screenY(pose.y[i] + pose.sin[i] * from);
                ends[at + 2] = camera.screenX(pose.x[last] + pose.cos[last] * to);
                ends[at + 3] = camera.screenY(pose.y[last] + pose.sin[last] * to);
                step[count++] = (byte) Ramp.step(most);
            }
            i = last + 1;
        }
    }

    /** A counting sort by step of the ramp. */
    private void sort() {
        java.util.Arrays.fill(start, 0);
        for (int i = 0; i < count; i++) {
            start[step[i] + 1]++;
        }
        for (int s = 0; s < Ramp.STEPS; s++) {
            start[s + 1] += start[s];
        }
        for (int i = 0; i < count; i++) {
            int to = start[step[i]]++;
            System.arraycopy(ends, 4 * i, sorted, 4 * to, 4);
        }
        for (int s = Ramp.STEPS; s > 0; s--) {
            start[s] = start[s - 1];
        }
        start[0] = 0;
    }
}

package org.linkage.app.paint;

import android.graphics.Paint;
import android.graphics.Path;
import java.util.Arrays;

/**
 * Hundreds of thin arrows in a handful of calls: for each colour of the ramp one of {@code drawLines} for the shafts, one of
 * {@code drawPoints} for the round tails and one path with all heads. The strongest lie on top.
 */
final class ManyArrows {
    /** A batch is drawn when it is full. */
    private static final int MOST = 256;

    private final Brush brush;
    private final float[] given = new float[4 * MOST];
    private final byte[] step = new byte[MOST];
    private final float[] shafts = new float[4 * MOST];
    private final float[] tails = new float[2 * MOST];
    private final int[] start = new int[Ramp.STEPS + 1];
    private final Path[] heads = new Path[Ramp.STEPS];
    private int count;
    private float width;
    private boolean ofRamp;
    private int colour;

    ManyArrows(Brush brush) {
        this.brush = brush;
        for (int s = 0; s < Ramp.STEPS; s++) {
            heads[s] = new Path();
        }
    }

    /** Begins arrows of the ramp's colours, so many dp thin, each apart from what lies beneath by a rim of paper. */
    void beginRamp(float thin) {
        width = thin;
        ofRamp = true;
    }

    /** Begins arrows of one colour. */
    void begin(float thin, int itsColour) {
        width = thin;
        ofRamp = false;
        colour = itsColour;
    }

    /** An arrow from (x, y) by (dx, dy), all in pixels, and its step on the ramp. */
    void add(float[] arrow, int itsStep) {
        if (arrow[2] * arrow[2] + arrow[3] * arrow[3] < 4 * brush.dp * brush.dp) {
            return;
        }
        if (count == MOST) {
            draw();
        }
        System.arraycopy(arrow, 0, given, 4 * count, 4);
        step[count++] = (byte) itsStep;
    }

    /** Draws what was given. */
    void draw() {
        if (count == 0) {
            return;
        }
        sort();
        if (ofRamp) {
            rims();
        }
        for (int s = 0; s < Ramp.STEPS; s++) {
            int n = start[s + 1] - start[s];
            if (n == 0) {
                continue;
            }
            int ink = ofRamp ? brush.palette.ramp.colour(s) : colour;
            brush.canvas.drawLines(shafts, 4 * start[s], 4 * n, brush.pen(ink, width));
            brush.line.setStrokeCap(Paint.Cap.ROUND);
            brush.canvas.drawPoints(tails, 2 * start[s], 2 * n, brush.pen(ink, 1.8f * width));
            brush.line.setStrokeCap(Paint.Cap.BUTT);
            brush.canvas.drawPath(heads[s], brush.ink(ink));
        }
        count = 0;
    }

    private void rims() {
        brush.canvas.drawLines(shafts, 0, 4 * count, brush.pen(brush.palette.paper, 1.2f * width));
        brush.pen(brush.palette.paper, 0.5f * width);
        for (int s = 0; s < Ramp.STEPS; s++) {
            if (start[s + 1] > start[s]) {
                brush.canvas.drawPath(heads[s], brush.line);
            }
        }
    }

    /** A counting sort by step; shafts, tails and heads are made on the way. */
    private void sort() {
        Arrays.fill(start, 0);
        for (int i = 0; i < count; i++) {
            start[step[i] + 1]++;
        }
        for (int s = 0; s < Ramp.STEPS; s++) {
            if (start[s + 1] > 0) {
                heads[s].rewind();
            }
            start[s + 1] += start[s];
        }
        for (int i = 0; i < count; i++) {
            int to = start[step[i]]++;
            tails[2 * to] = given[4 * i];
            tails[2 * to + 1] = given[4 * i + 1];
            shaftAndHead(4 * i, 4 * to, heads[step[i]]);
        }
        System.arraycopy(start, 0, start, 1, Ramp.STEPS);
        start[0] = 0;
    }

    private void shaftAndHead(int from, int to, Path path) {
        float dx = given[from + 2];
        float dy = given[from + 3];
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float head = Math.min(length, brush.headOf(width));
        float backX = dx / length * head;
        float backY = dy / length * head;
        float tipX = given[from] + dx;
        float tipY = given[from + 1] + dy;
        shafts[to] = given[from];
        shafts[to + 1] = given[from + 1];
        shafts[to + 2] = tipX - 0.9f * backX;
        shafts[to + 3] = tipY - 0.9f * backY;
        path.moveTo(tipX, tipY);
        path.lineTo(tipX - backX - 0.5f * backY, tipY - backY + 0.5f * backX);
        path.lineTo(shafts[to + 2], shafts[to + 3]);
        path.lineTo(tipX - backX + 0.5f * backY, tipY - backY - 0.5f * backX);
        path.close();
    }
}

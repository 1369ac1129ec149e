package org.linkage.app.paint;

import java.util.List;

/** The paths of the scene's traced points: the newest stretch strong, the oldest faint. */
final class Trails {
    private static final int LENGTH = 512;
    private static final int SHADES = 4;

    private final double[][] x;
    private final double[][] y;
    private final float[] lines = new float[4 * LENGTH];
    private int count;
    private int next;
    private double lastTime = Double.NaN;

    Trails(int points) {
        x = new double[points][LENGTH];
        y = new double[points][LENGTH];
    }

    /** Takes in a picture; one from an earlier time starts the paths anew. */
    void follow(List<StageModel.Trace> traces, Pose pose) {
        if (traces.isEmpty() || pose.time == lastTime) {
            return;
        }
        if (!(pose.time > lastTime) || pose.time - lastTime > 1) {
            count = 0;
        }
        lastTime = pose.time;
        for (int i = 0; i < traces.size(); i++) {
            StageModel.Trace trace = traces.get(i);
            x[i][next] = pose.worldX(trace.body(), trace.px(), trace.py());
            y[i][next] = pose.worldY(trace.body(), trace.px(), trace.py());
        }
        next = (next + 1) % LENGTH;
        count = Math.min(count + 1, LENGTH);
    }

    void draw(Brush brush) {
        for (int i = 0; i < x.length; i++) {
            int n = 0;
            for (int k = 0; k + 1 < count; k++) {
                int a = Math.floorMod(next - count + k, LENGTH);
                int b = (a + 1) % LENGTH;
                lines[n++] = brush.camera.screenX(x[i][a]);
                lines[n++] = brush.camera.screenY(y[i][a]);
                lines[n++] = brush.camera.screenX(x[i][b]);
                lines[n++] = brush.camera.screenY(y[i][b]);
            }
            int segments = n / 4;
            for (int shade = 0; shade < SHADES; shade++) {
                int from = segments * shade / SHADES;
                int to = segments * (shade + 1) / SHADES;
                if (to > from) {
                    int alpha = 0xD0 * (shade + 1) / SHADES;
                    int colour = (brush.palette.accent & 0xFFFFFF) | (alpha << 24);
                    brush.canvas.drawLines(lines, 4 * from, 4 * (to - from), brush.pen(colour, 2));
                }
            }
            if (count > 0) {
                int newest = Math.floorMod(next - 1, LENGTH);
                point(brush, brush.camera.screenX(x[i][newest]), brush.camera.screenY(y[i][newest]));
            }
        }
    }

    /** The point whose path it is. */
    private static void point(Brush brush, float atX, float atY) {
        brush.canvas.drawCircle(atX, atY, 4 * brush.dp, brush.ink(brush.palette.paper));
        brush.canvas.drawCircle(atX, atY, 3 * brush.dp, brush.ink(brush.palette.accent));
    }
}

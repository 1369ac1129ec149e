package org.linkage.app.paint;

import android.graphics.Paint;
import java.util.List;

/** The table: paper, a grid in metres that re-spaces, walls with hatching behind them, and a scale bar. */
final class GroundPainter {
    private static final int MOST_LINES = 256;
    private final Brush brush;
    private final float[] lines = new float[4 * MOST_LINES];
    private int count;

    GroundPainter(Brush brush) {
        this.brush = brush;
    }

    /** 1, 2 or 5 times a power of ten, the smallest that is at least {@code least}. */
    static double niceAtLeast(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        double share = least / power;
        return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
    }

    void grid() {
        Camera camera = brush.camera;
        brush.canvas.drawColor(brush.palette.paper);
        double step = niceAtLeast(18 * brush.dp / camera.scale());
        // a decimal grid has a stronger line every ten small ones, or every five where the small step is a two
        double power = Math.pow(10, Math.floor(Math.log10(step) + 1e-9));
        int share = (int) Math.round(step / power);
        int strong = share == 5 ? 2 : share == 2 ? 5 : 10;
        lattice(step, strong, false, brush.palette.minorGrid);
        lattice(step, strong, true, brush.palette.majorGrid);
    }

    private void lattice(double step, int strong, boolean major, int colour) {
        Camera camera = brush.camera;
        count = 0;
        long first = (long) Math.ceil(camera.worldX(0) / step);
        long last = (long) Math.floor(camera.worldX(camera.width()) / step);
        for (long i = first; i <= last; i++) {
            if ((Math.floorMod(i, (long) strong) == 0) == major) {
                float x = camera.screenX(i * step);
                add(x, 0, x, camera.height());
            }
        }
        first = (long) Math.ceil(camera.worldY(camera.height()) / step);
        last = (long) Math.floor(camera.worldY(0) / step);
        for (long i = first; i <= last; i++) {
            if ((Math.floorMod(i, (long) strong) == 0) == major) {
                float y = camera.screenY(i * step);
                add(0, y, camera.width(), y);
            }
        }
        flush(brush.pen(colour, 1));
    }

    private void add(float x1, float y1, float x2, float y2) {
        if (count == MOST_LINES) {
            return;
        }
        int at = 4 * count++;
        lines[at] = x1;
        lines[at + 1] = y1;
        lines[at + 2] = x2;
        lines[at + 3] = y2;
    }

    private void flush(Paint paint) {
        if (count > 0) {
            brush.canvas.drawLines(lines, 0, 4 * count, paint);
        }
        count = 0;
    }

    void walls(List<StageModel.Wall> walls) {
        for (int i = 0; i < walls.size(); i++) {
            behind(walls.get(i));
        }
        for (int i = 0; i < walls.size(); i++) {
            face(walls, i);
        }
    }

    /** The solid side, as a quadrilateral larger than the picture. */
    private void behind(StageModel.Wall wall) {
        Camera camera = brush.camera;
        float far = 2f * (camera.width() + camera.height());
        float x = near(wall, true);
        float y = near(wall, false);
        float nx = (float) wall.nx();
        float ny = (float) -wall.ny();
        brush.path.rewind();
        brush.path.moveTo(x - ny * far, y + nx * far);
        brush.path.lineTo(x + ny * far, y - nx * far);
        brush.path.lineTo(x + ny * far - nx * far, y - nx * far - ny * far);
        brush.path.lineTo(x - ny * far - nx * far, y + nx * far - ny * far);
        brush.path.close();
        brush.canvas.drawPath(brush.path, brush.ink(brush.palette.solid));
    }

    /** The foot of the perpendicular from the picture's middle on the wall, so that no coordinate grows large. */
    private float near(StageModel.Wall wall, boolean wantX) {
        Camera camera = brush.camera;
        double mx = camera.worldX(0.5 * camera.width());
        double my = camera.worldY(0.5 * camera.height());
        double away = (mx - wall.x()) * wall.nx() + (my - wall.y()) * wall.ny();
        return wantX ? camera.screenX(mx - away * wall.nx()) : camera.screenY(my - away * wall.ny());
    }

    /** The face of the wall, only where no other wall is in front of it, with hatching behind. */
    private void face(List<StageModel.Wall> walls, int index) {
        Camera camera = brush.camera;
        StageModel.Wall wall = walls.get(index);
        double x = near(wall, true);
        double y = near(wall, false);
        double nx = wall.nx();
        double ny = -wall.ny();
        double tx = -ny;
        double ty = nx;
        double from = -0.75 * (camera.width() + camera.height());
        double to = -from;
        for (int i = 0; i < walls.size(); i++) {
            if (i == index) {
                continue;
            }
            StageModel.Wall other = walls.get(i);
            double ox = other.nx();
            double oy = -other.ny();
            double along = tx * ox + ty * oy;
            double apart = (x - near(other, true)) * ox + (y - near(other, false)) * oy;
            if (along > 1e-6) {
                from = Math.max(from, -apart / along);
            } else if (along < -1e-6) {
                to = Math.min(to, -apart / along);
            }
        }
        if (from >= to) {
            return;
        }
        double gap = 9 * brush.dp;
        double slant = 8 * brush.dp;
        // hatching is tied to the world, or it would swim when the picture is moved
        double origin = (camera.screenX(wall.x()) - x) * tx + (camera.screenY(wall.y()) - y) * ty;
        double first = origin + Math.ceil((from - origin) / gap) * gap;
        count = 0;
        for (double s = first; s <= to; s += gap) {
            double px = x + s * tx;
            double py = y + s * ty;
            if (px < -slant || px > camera.width() + slant || py < -slant || py > camera.height() + slant) {
                continue;
            }
            add((float) px, (float) py, (float) (px - slant * (nx + tx)), (float) (py - slant * (ny + ty)));
        }
        flush(brush.pen(brush.palette.softInk, 1));
        brush.canvas.drawLine(
                (float) (x + from * tx),
                (float) (y + from * ty),
                (float) (x + to * tx),
                (float) (y + to * ty),
                brush.pen(brush.palette.edge, 2));
    }

    /** A bar of a round length with its unit, its lower left corner at (x, y); nothing where it would reach beyond the end. */
    void scaleBar(float x, float y, float end) {
        double least = 56 * brush.dp / brush.camera.scale();
        double length = niceAtLeast(least);
        float width = (float) (length * brush.camera.scale());
        float tick = 4 * brush.dp;
        if (x + width > end) {
            return;
        }
        float words = 10 * brush.dp * brush.textScale();
        brush.ground(x, y - 2 * words, x + width, y + 2 * tick);
        count = 0;
        add(x, y, x + width, y);
        add(x, y - tick, x, y + tick);
        add(x + width, y - tick, x + width, y + tick);
        flush(brush.pen(brush.palette.softInk, 1.5f));
        brush.words.setLength(0);
        brush.format.append(brush.words, length, "m", 1);
        brush.label(x + 0.5f * width, y - words, 12, brush.palette.softInk);
    }
}

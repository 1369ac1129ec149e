package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Path;
import org.linkage.solver.scene.ShapeDescription;

/** Bodies that are blocks, plates, polygons and the parts of creatures, each in its own frame, in metres. */
final class ThingPainter {
    private final Brush brush;

    ThingPainter(Brush brush) {
        this.brush = brush;
    }

    void draw(BodyFacts body) {
        if (body.shape == ShapeDescription.Kind.POLYGON) {
            outline(body, brush.palette.steel);
            return;
        }
        switch (body.look) {
            case Look.PISTON -> piston(body);
            case Look.DOMINO -> domino(body);
            case Look.BOX -> crate(body);
            case Look.FOOT -> foot(body);
            case Look.LEAF -> outline(body, brush.palette.leaf);
            case Look.CUE -> outline(body, brush.palette.wood);
            case Look.SKATE -> skate(body);
            default -> block(body, body.fixed ? brush.palette.darkSteel : brush.palette.steel, 0.18f);
        }
    }

    private void block(BodyFacts body, int colour, float rounding) {
        float w = (float) body.length / 2;
        float h = (float) (body.width > 0 ? body.width / 2 : brush.dips(2));
        float r = rounding * Math.min(w, h);
        brush.canvas.drawRoundRect(-w, -h, w, h, r, r, brush.ink(colour));
        brush.canvas.drawRoundRect(-w, -h, w, h, r, r, brush.pen(brush.palette.edge, 1.5f));
    }

    private void outline(BodyFacts body, int colour) {
        Path path = body.outline;
        if (path == null) {
            block(body, colour, 0.2f);
            return;
        }
        brush.canvas.drawPath(path, brush.ink(colour));
        brush.canvas.drawPath(path, brush.pen(brush.palette.edge, 1.5f));
    }

    /** A block with ring grooves near its crown. */
    private void piston(BodyFacts body) {
        block(body, brush.palette.steel, 0.16f);
        float w = (float) body.length / 2;
        float h = (float) body.width / 2;
        brush.pen(brush.palette.edge, 1.25f);
        for (int i = 0; i < 3; i++) {
            float x = w * (0.82f - 0.16f * i);
            brush.canvas.drawLine(x, -h, x, h, brush.line);
        }
    }

    private void crate(BodyFacts body) {
        block(body, brush.palette.wood, 0.06f);
        float w = 0.8f * (float) body.length / 2;
        float h = 0.8f * (float) body.width / 2;
        if (Math.min(w, h) < brush.dips(5)) {
            return;
        }
        int shade = Ramp.mix(brush.palette.wood, brush.palette.edge, 0.45);
        brush.canvas.drawRect(-w, -h, w, h, brush.pen(shade, 1.25f));
        brush.canvas.drawLine(-w, -h, w, h, brush.line);
        brush.canvas.drawLine(-w, h, w, -h, brush.line);
    }

    private void domino(BodyFacts body) {
        block(body, brush.palette.dark ? brush.palette.bone : 0xFFFFFDF8, 0.25f);
        float w = (float) body.length / 2;
        float h = (float) body.width / 2;
        boolean upright = h > w;
        int dots = Ramp.mix(brush.palette.edge, 0xFF1F2430, brush.palette.dark ? 1 : 0);
        float long_ = upright ? h : w;
        float small = upright ? w : h;
        if (small < brush.dips(2.5f)) {
            return;
        }
        brush.pen(dots, 1);
        if (upright) {
            brush.canvas.drawLine(-0.7f * w, 0, 0.7f * w, 0, brush.line);
        } else {
            brush.canvas.drawLine(0, -0.7f * h, 0, 0.7f * h, brush.line);
        }
        brush.ink(dots);
        float r = 0.22f * small;
        for (int i = -1; i <= 1; i += 2) {
            for (int j = -1; j <= 1; j++) {
                float along = i * 0.5f * long_ + j * 0.25f * long_;
                float across = j * 0.35f * small * i;
                brush.canvas.drawCircle(upright ? across : along, upright ? along : across, r, brush.fill);
            }
        }
    }

    private void foot(BodyFacts body) {
        if (body.shape == ShapeDescription.Kind.DISC) {
            float r = (float) body.radius;
            brush.canvas.drawCircle(0, 0, r, brush.ink(brush.palette.bone));
            brush.canvas.drawCircle(0, 0, r, brush.pen(brush.palette.edge, 1.5f));
            return;
        }
        block(body, brush.palette.bone, 0.8f);
    }

    private void skate(BodyFacts body) {
        outline(body, brush.palette.steel);
        float half = (float) (body.length > 0 ? body.length : 2 * body.reach) / 2;
        brush.canvas.drawLine(-0.75f * half, 0, 0.8f * half, 0, brush.pen(brush.palette.accent, 2));
    }

    /** Hatching beneath a box that stands on the world. */
    void standing(BodyFacts body) {
        float w = (float) body.length / 2;
        float h = (float) body.width / 2;
        Canvas canvas = brush.canvas;
        float slant = brush.dips(7);
        float gap = brush.dips(9);
        brush.pen(brush.palette.softInk, 1);
        int most = (int) Math.min(200, 2 * w / gap);
        for (int i = 0; i <= most; i++) {
            float x = -w + i * gap + 0.5f * (2 * w - most * gap);
            canvas.drawLine(x, -h, x - slant, -h - slant, brush.line);
        }
        canvas.drawLine(-w - brush.dips(4), -h, w + brush.dips(4), -h, brush.pen(brush.palette.edge, 2));
    }
}

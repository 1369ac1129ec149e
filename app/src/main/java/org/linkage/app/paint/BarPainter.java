package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Path;

/** Bodies that are lines with two ends: links, cranks, bones, branches, cables, the deck of a bridge. */
final class BarPainter {
    private final Brush brush;

    BarPainter(Brush brush) {
        this.brush = brush;
    }

    /** Draws a bar in its own frame; {@code colour} tells its load. */
    void draw(BodyFacts body, int colour) {
        switch (body.look) {
            case Look.BONE -> tapered(body, Ramp.mix(brush.palette.bone, colour, 0.45));
            case Look.BRANCH -> tapered(body, Ramp.mix(brush.palette.wood, colour, 0.45));
            case Look.CABLE -> cable(body, colour);
            case Look.DECK -> deck(body, colour);
            case Look.CRANK -> capsule(body, colour, 1.3f);
            default -> capsule(body, colour, 1);
        }
    }

    private float halfWidth(BodyFacts body) {
        double width = body.width > 0 ? body.width : 0.08 * body.length;
        return (float) Math.max(0.5 * width, brush.dips(2));
    }

    private void capsule(BodyFacts body, int colour, float factor) {
        float r = halfWidth(body) * factor;
        float half = (float) body.length / 2;
        Canvas canvas = brush.canvas;
        // the ends reach round the pins
        float end = half + 0.9f * r;
        canvas.drawRoundRect(-end, -r, end, r, r, r, brush.ink(colour));
        // on a thin bar a dark edge would hide the colour of its load
        boolean thin = r < brush.dips(3);
        int edge = thin ? Ramp.mix(colour, brush.palette.edge, 0.4) : brush.palette.edge;
        canvas.drawRoundRect(-end, -r, end, r, r, r, brush.pen(edge, thin ? 0.75f : 1.5f));
        if (r > brush.dips(5)) {
            // a milled groove
            float g = 0.42f * r;
            float from = half - 1.7f * r;
            if (from > g) {
                int shade = Ramp.mix(colour, brush.palette.dark ? 0xFF000000 : 0xFFFFFFFF, 0.28);
                canvas.drawRoundRect(-from, -g, from, g, g, g, brush.ink(shade));
            }
        }
    }

    private void tapered(BodyFacts body, int colour) {
        Path outline = body.outline;
        if (outline == null) {
            capsule(body, colour, 1);
            return;
        }
        brush.canvas.drawPath(outline, brush.ink(colour));
        brush.canvas.drawPath(outline, brush.pen(brush.palette.edge, 1.5f));
    }

    private void cable(BodyFacts body, int colour) {
        float half = (float) body.length / 2;
        brush.canvas.drawLine(-half, 0, half, 0, brush.pen(colour, 2.5f));
    }

    private void deck(BodyFacts body, int colour) {
        float half = (float) body.length / 2;
        float r = halfWidth(body);
        Canvas canvas = brush.canvas;
        canvas.drawRect(-half, -r, half, r, brush.ink(colour));
        canvas.drawRect(-half, 0.35f * r, half, r, brush.ink(brush.palette.darkSteel));
        canvas.drawRect(-half, -r, half, r, brush.pen(brush.palette.edge, 1.25f));
    }
}

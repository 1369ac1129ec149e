package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Path;

/** Round bodies: wheels, gears, balls, weights, heads, pegs. Each carries something that shows how it turns. */
final class RoundPainter {
    private static final int SPOKES = 5;
    private static final float[] SPOKE_X = new float[SPOKES];
    private static final float[] SPOKE_Y = new float[SPOKES];

    static {
        for (int i = 0; i < SPOKES; i++) {
            SPOKE_X[i] = (float) StrictMath.cos(2 * Math.PI * i / SPOKES);
            SPOKE_Y[i] = (float) StrictMath.sin(2 * Math.PI * i / SPOKES);
        }
    }

    private final Brush brush;

    RoundPainter(Brush brush) {
        this.brush = brush;
    }

    /** Draws the body in its own frame. */
    void draw(BodyFacts body) {
        float r = body.radius > 0 ? (float) body.radius : brush.dips(6);
        switch (body.look) {
            case Look.WHEEL -> wheel(body, r);
            case Look.GEAR -> gear(body, r);
            case Look.WEIGHT -> weight(r);
            case Look.SKULL -> skull(r);
            case Look.PEG -> peg(r);
            case Look.BALL -> ball(body, r);
            default -> marked(r, brush.palette.steel);
        }
    }

    private void wheel(BodyFacts body, float r) {
        Canvas canvas = brush.canvas;
        Palette p = brush.palette;
        float rim = 0.86f * r;
        canvas.drawCircle(0, 0, r, brush.ink(p.steel));
        canvas.drawCircle(0, 0, rim, brush.ink(p.paper));
        for (int i = 0; i < SPOKES; i++) {
            canvas.drawLine(0, 0, rim * SPOKE_X[i], rim * SPOKE_Y[i], brush.pen(p.steel, r / brush.dips(1) * 0.09f));
        }
        Path heavy = body.outline;
        if (heavy != null) {
            canvas.drawPath(heavy, brush.ink(p.darkSteel));
            canvas.drawPath(heavy, brush.pen(p.edge, 1));
        }
        canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.75f));
        canvas.drawCircle(0, 0, rim, brush.pen(p.edge, 1));
        canvas.drawCircle(0, 0, 0.2f * r, brush.ink(p.steel));
        canvas.drawCircle(0, 0, 0.2f * r, brush.pen(p.edge, 1));
        if (body.hasPin) {
            // the web that carries the crank pin
            float x = (float) StrictMath.cos(body.pinAngle);
            float y = (float) StrictMath.sin(body.pinAngle);
            canvas.drawLine(0, 0, 0.72f * r * x, 0.72f * r * y, brush.pen(p.darkSteel, r / brush.dips(1) * 0.16f));
        }
    }

    private void gear(BodyFacts body, float r) {
        Canvas canvas = brush.canvas;
        Palette p = brush.palette;
        Path teeth = body.outline;
        if (teeth != null) {
            canvas.drawPath(teeth, brush.ink(p.steel));
            canvas.drawPath(teeth, brush.pen(p.edge, 1.25f));
        }
        canvas.drawCircle(0, 0, 0.68f * r, brush.ink(Ramp.mix(p.steel, p.paper, 0.5)));
        for (int i = 0; i < SPOKES; i++) {
            canvas.drawLine(
                    0, 0, 0.68f * r * SPOKE_X[i], 0.68f * r * SPOKE_Y[i], brush.pen(p.steel, r / brush.dips(1) * 0.1f));
        }
        canvas.drawCircle(0, 0, 0.68f * r, brush.pen(p.edge, 1));
        canvas.drawCircle(0, 0, 0.2f * r, brush.ink(p.darkSteel));
        // one tooth carries a mark
        canvas.drawCircle(0.82f * r, 0, Math.max(0.05f * r, brush.dips(1.5f)), brush.ink(p.accent));
    }

    /** A cast weight; its mass is written on it afterwards, upright. */
    private void weight(float r) {
        Palette p = brush.palette;
        int iron = Ramp.mix(p.darkSteel, p.dark ? 0xFF0F1420 : 0xFF1F2430, p.dark ? 0.3 : 0.62);
        brush.canvas.drawCircle(0, 0, r, brush.ink(iron));
        brush.canvas.drawCircle(0, 0, 0.84f * r, brush.pen(Ramp.mix(iron, 0xFFFFFFFF, 0.25), 1));
        brush.canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.75f));
    }

    private void skull(float r) {
        Canvas canvas = brush.canvas;
        Palette p = brush.palette;
        canvas.drawCircle(0, 0, r, brush.ink(p.bone));
        canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.5f));
        int dark = p.dark ? 0xFF2A2F3A : p.ink;
        canvas.drawCircle(0.42f * r, 0.18f * r, 0.13f * r, brush.ink(dark));
        canvas.drawLine(0.25f * r, -0.42f * r, 0.75f * r, -0.36f * r, brush.pen(dark, 1.5f));
    }

    private void peg(float r) {
        Palette p = brush.palette;
        brush.canvas.drawCircle(0, 0, r, brush.ink(p.darkSteel));
        brush.canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.5f));
        brush.canvas.drawCircle(0, 0, 0.35f * r, brush.ink(p.edge));
    }

    /** A pool ball in its cloth colour; the number is written on it afterwards. */
    private void ball(BodyFacts body, float r) {
        Canvas canvas = brush.canvas;
        Palette p = brush.palette;
        int ivory = p.dark ? 0xFFE4E0D6 : 0xFFFFFDF8;
        if (body.number <= 0) {
            marked(r, body.particle ? p.accent : ivory);
            return;
        }
        int colour = p.ball(body.number);
        canvas.drawCircle(0, 0, r, brush.ink(body.number > 8 ? ivory : colour));
        if (body.number > 8) {
            canvas.drawRoundRect(-0.93f * r, -0.5f * r, 0.93f * r, 0.5f * r, 0.3f * r, 0.3f * r, brush.ink(colour));
        }
        canvas.drawCircle(0, 0, 0.5f * r, brush.ink(ivory));
        // a spot on the rim turns with the ball
        canvas.drawCircle(0.75f * r, 0, 0.1f * r, brush.ink(body.number > 8 ? colour : ivory));
        canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.25f));
    }

    /** Two dark quarters, as on a measuring mark: spin is seen at once. */
    private void marked(float r, int colour) {
        Canvas canvas = brush.canvas;
        Palette p = brush.palette;
        canvas.drawCircle(0, 0, r, brush.ink(colour));
        if (r > brush.dips(4)) {
            int shade = Ramp.mix(colour, 0xFF1F2430, 0.32);
            canvas.drawArc(-r, -r, r, r, 0, 90, true, brush.ink(shade));
            canvas.drawArc(-r, -r, r, r, 180, 90, true, brush.fill);
        }
        canvas.drawCircle(0, 0, r, brush.pen(p.edge, 1.5f));
    }

    /** What is written on a round body and stays upright, in pixels about (x, y). */
    void words(BodyFacts body, float x, float y, float r) {
        float sp = r / brush.dp;
        if (body.look == Look.BALL && body.number > 0 && sp > 9) {
            brush.words.setLength(0);
            brush.words.append(body.number);
            brush.labelPixels(x, y, 0.62f * r, 0xFF1F2430);
        } else if (body.look == Look.WEIGHT && sp > 20) {
            brush.words.setLength(0);
            brush.format.append(brush.words, body.mass, "kg", 2);
            brush.labelPixels(x, y, Math.min(0.42f * r, 22 * brush.dp), 0xFFF4F5F7);
        }
    }
}

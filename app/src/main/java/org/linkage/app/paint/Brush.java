package org.linkage.app.paint;

import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;

/** What all painters share for one picture: the canvas, the camera, the colours, and paints and buffers that are used again. */
final class Brush {
    final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Path path = new Path();
    final SiFormat format = new SiFormat();
    final StringBuilder words = new StringBuilder(32);
    private final Plates plates = new Plates();
    private final char[] letters = new char[64];
    private final Matrix matrix = new Matrix();
    private final float[] entries = new float[9];

    // set for each picture, before anything is drawn
    Canvas canvas = new Canvas();
    Camera camera = new Camera();
    Palette palette = Palette.LIGHT;
    /** Pixels per dp. */
    float dp = 1;

    private float textScale = 1;
    private float metresPerPixel = 1;
    private float halfWidth;
    private float halfHeight;

    Brush() {
        fill.setStyle(Paint.Style.FILL);
        line.setStyle(Paint.Style.STROKE);
        line.setStrokeJoin(Paint.Join.ROUND);
        text.setTypeface(Typeface.DEFAULT);
        text.setFontFeatureSettings("tnum");
        entries[8] = 1;
    }

    void begin(Canvas newCanvas, Camera newCamera, Palette newPalette, float density, float fontScale) {
        canvas = newCanvas;
        camera = newCamera;
        palette = newPalette;
        dp = density;
        textScale = fontScale;
        fill.setAntiAlias(true);
        line.setAntiAlias(true);
        line.setStrokeCap(Paint.Cap.BUTT);
        plates.begin(newCamera.freeLeft(), newCamera.freeTop(), newCamera.freeRight(), newCamera.freeBottom());
    }

    /** The person's text size. */
    float textScale() {
        return textScale;
    }

    /** From here on coordinates are metres in the frame of a body, y up; strokes are given by {@link #pen}. */
    void enterBody(double x, double y, double cos, double sin) {
        double s = camera.scale();
        entries[Matrix.MSCALE_X] = (float) (s * cos);
        entries[Matrix.MSKEW_X] = (float) (-s * sin);
        entries[Matrix.MTRANS_X] = camera.screenX(x);
        entries[Matrix.MSKEW_Y] = (float) (-s * sin);
        entries[Matrix.MSCALE_Y] = (float) (-s * cos);
        entries[Matrix.MTRANS_Y] = camera.screenY(y);
        matrix.setValues(entries);
        canvas.save();
        canvas.concat(matrix);
        metresPerPixel = (float) (1 / s);
    }

    void leaveBody() {
        canvas.restore();
        metresPerPixel = 1;
    }

    /** The line paint with a colour and a width in dp, also inside a body's frame. */
    Paint pen(int colour, float width) {
        line.setColor(colour);
        line.setStrokeWidth(width * dp * metresPerPixel);
        return line;
    }

    /** So many dp in the present unit: pixels, or metres inside a body's frame. */
    float dips(float count) {
        return count * dp * metresPerPixel;
    }

    Paint ink(int colour) {
        fill.setColor(colour);
        return fill;
    }

    /** Draws the collected words, centred, with their middle at (x, y); the size is in sp. */
    void label(float x, float y, float size, int colour) {
        label(x, y, size, colour, Paint.Align.CENTER);
    }

    void label(float x, float y, float size, int colour, Paint.Align align) {
        int count = Math.min(words.length(), letters.length);
        words.getChars(0, count, letters, 0);
        text.setTextSize(size * dp * textScale);
        text.setTextAlign(align);
        text.setColor(colour);
        canvas.drawText(letters, 0, count, x, y + 0.35f * text.getTextSize(), text);
    }

    /** As {@link #label}, its size in pixels: words that belong to a body grow with it. */
    void labelPixels(float x, float y, float size, int colour) {
        label(x, y, size / (dp * textScale), colour);
    }

    /** A label on a plate of paper, so that it reads on anything; elsewhere if another plate is there, tied to its place. */
    void plate(float x, float y, float size, int colour) {
        measurePlate(size);
        place(x, y, x, y, colour);
        drawPlate(size, colour);
    }

    /** A plate beyond the tip of an arrow, whose head stays clear; near its tail if the tip is out of sight. */
    void plateBeyond(float x, float y, float dx, float dy, float size, int colour) {
        measurePlate(size);
        float length = Math.max(1, (float) Math.sqrt(dx * dx + dy * dy));
        float ux = dx / length;
        float uy = dy / length;
        float off = Math.abs(ux) * halfWidth + Math.abs(uy) * halfHeight + 3 * dp;
        boolean seen = plates.sees(x + dx, y + dy);
        place(seen ? x + dx : x, seen ? y + dy : y, x + dx + off * ux, y + dy + off * uy, colour);
        drawPlate(size, colour);
    }

    /** Finds a place for a plate; one that had to leave its own is tied to what it speaks of by a thin line. */
    private void place(float ofX, float ofY, float wishX, float wishY, int colour) {
        plates.find(ofX, ofY, wishX, wishY, halfWidth, halfHeight, 2 * dp, Plates.FAR);
        if (Math.abs(plates.y - wishY) > halfHeight || Math.abs(plates.x - wishX) > halfWidth) {
            float toX = Math.max(plates.x - halfWidth, Math.min(plates.x + halfWidth, ofX));
            float toY = Math.max(plates.y - halfHeight, Math.min(plates.y + halfHeight, ofY));
            canvas.drawLine(ofX, ofY, toX, toY, pen(colour, 1));
        }
    }

    /** Keeps what a finger holds clear of plates. */
    void keepClear(float x, float y) {
        plates.keepClear(x, y, 7 * dp);
    }

    /** Keeps the head of an arrow clear of plates. */
    void keepHeadClear(float x, float y, float dx, float dy) {
        float half = 6 * dp;
        float back = half / Math.max(1, (float) Math.sqrt(dx * dx + dy * dy));
        plates.keepClear(x + (1 - back) * dx, y + (1 - back) * dy, half);
    }

    /** As {@link #plate}, or nothing where there is no room next to its place; the width of the words is known already. */
    void plateIfFree(float x, float y, float size, float wide, int colour) {
        measurePlate(size, wide);
        if (plates.find(x, y, x, y, halfWidth, halfHeight, 2 * dp, Plates.NEAR)) {
            drawPlate(size, colour);
        }
    }

    /** The collected words alone, beginning at x, or nothing where a plate or another word is. */
    void labelIfFree(float x, float y, float size, float wide, int colour) {
        measurePlate(size, wide);
        if (plates.find(x, y, x + halfWidth, y, halfWidth, 0.5f * text.getTextSize(), 0, 1)) {
            label(plates.x, plates.y, size, colour);
        }
    }

    /** Quiet paper beneath what is always in a corner, so that it reads over whatever passes there. */
    void ground(float left, float top, float right, float bottom) {
        float edge = 6 * dp;
        canvas.drawRoundRect(
                left - edge, top, right + edge, bottom, edge, edge, ink((palette.paper & 0xFFFFFF) | 0xD9000000));
    }

    /** How wide the collected words are, in pixels; the size is in sp. */
    float width(float size) {
        int count = Math.min(words.length(), letters.length);
        words.getChars(0, count, letters, 0);
        text.setTextSize(size * dp * textScale);
        return text.measureText(letters, 0, count);
    }

    private void measurePlate(float size) {
        measurePlate(size, width(size));
    }

    private void measurePlate(float size, float wide) {
        text.setTextSize(size * dp * textScale);
        halfWidth = 0.5f * wide + 6 * dp;
        halfHeight = 0.75f * text.getTextSize() + 1 * dp;
    }

    private void drawPlate(float size, int colour) {
        float left = plates.x - halfWidth;
        float top = plates.y - halfHeight;
        float right = plates.x + halfWidth;
        float bottom = plates.y + halfHeight;
        fill.setColor((palette.paper & 0xFFFFFF) | 0xE6000000);
        canvas.drawRoundRect(left, top, right, bottom, halfHeight, halfHeight, fill);
        pen(colour, 1);
        canvas.drawRoundRect(left, top, right, bottom, halfHeight, halfHeight, line);
        label(plates.x, plates.y, size, colour);
    }

    /** How long, in pixels, the head of an arrow is that is so many dp wide. */
    float headOf(float width) {
        return (4 + 2.4f * width) * dp;
    }

    /** An arrow in pixels with a round tail and a filled head. */
    void arrow(float x, float y, float dx, float dy, float width, int colour) {
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length < 2 * dp) {
            return;
        }
        float ux = dx / length;
        float uy = dy / length;
        float head = Math.min(length, headOf(width));
        float side = 0.5f * head;
        float neckX = x + dx - ux * head * 0.9f;
        float neckY = y + dy - uy * head * 0.9f;
        pen(colour, width);
        canvas.drawLine(x, y, neckX, neckY, line);
        ink(colour);
        canvas.drawCircle(x, y, 0.9f * width * dp, fill);
        path.rewind();
        path.moveTo(x + dx, y + dy);
        path.lineTo(x + dx - ux * head - uy * side, y + dy - uy * head + ux * side);
        path.lineTo(neckX, neckY);
        path.lineTo(x + dx - ux * head + uy * side, y + dy - uy * head - ux * side);
        path.close();
        canvas.drawPath(path, fill);
    }
}

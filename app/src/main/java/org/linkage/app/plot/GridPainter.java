package org.linkage.app.plot;

import android.graphics.Paint;

/** The grid of a plot with its round numbers. */
final class GridPainter {
    /** No number of an axis is wider than this, in letters. */
    private static final float WIDEST = 8;

    private final PlotBrush brush;
    // what was measured last
    private String unitKnown = "";
    private int ticksKnown = -1;
    private double firstKnown;
    private double lastKnown;
    private float letterKnown;
    private float widestKnown;

    GridPainter(PlotBrush brush) {
        this.brush = brush;
    }

    /** Finds the numbers of the y axis for its pixels and returns how wide the widest is. */
    float prepare(Axis yAxis, String unit) {
        yAxis.findTicks((int) (Math.abs(yAxis.to() - yAxis.from()) / (2.2f * brush.letter)));
        int count = yAxis.tickCount;
        double first = count == 0 ? 0 : yAxis.ticks[0];
        double last = count == 0 ? 0 : yAxis.ticks[count - 1];
        boolean known = count == ticksKnown
                && first == firstKnown
                && last == lastKnown
                && brush.letter == letterKnown
                && unit.equals(unitKnown);
        if (!known) {
            widestKnown = widest(yAxis, unit);
            ticksKnown = count;
            firstKnown = first;
            lastKnown = last;
            letterKnown = brush.letter;
            unitKnown = unit;
        }
        return widestKnown;
    }

    private float widest(Axis axis, String unit) {
        float widest = 2 * brush.letter;
        for (int i = 0; i < axis.tickCount; i++) {
            brush.label(axis, axis.ticks[i], unit);
            widest = Math.max(widest, brush.textWidth());
        }
        return widest;
    }

    /** Draws both sets of lines; the numbers of x stay between 0 and {@code widest}. */
    void draw(Axis xAxis, String xUnit, Axis yAxis, String yUnit, float widest) {
        float left = xAxis.from();
        float right = xAxis.to();
        float bottom = yAxis.from();
        float top = yAxis.to();
        brush.pen(brush.colours.grid, 1);
        float written = Float.POSITIVE_INFINITY;
        for (int i = yAxis.tickCount - 1; i >= 0; i--) {
            float y = yAxis.at(yAxis.ticks[i]);
            brush.canvas.drawLine(left, y, right, y, brush.pen);
            if (Math.abs(written - y) < 1.1f * brush.letter) {
                continue; // a low plot with large letters has room for one
            }
            written = y;
            brush.label(yAxis, yAxis.ticks[i], yUnit);
            brush.write(left - 6 * brush.dp, y + 0.35f * brush.letter, brush.colours.softInk, Paint.Align.RIGHT);
        }
        xAxis.findTicks((int) ((right - left) / (4.2f * brush.letter)));
        for (int i = 0; i < xAxis.tickCount; i++) {
            float x = xAxis.at(xAxis.ticks[i]);
            brush.canvas.drawLine(x, top, x, bottom, brush.pen);
            brush.label(xAxis, xAxis.ticks[i], xUnit);
            float middle = x;
            if (Math.min(x, widest - x) < 0.5f * WIDEST * brush.letter) {
                float half = 0.5f * brush.textWidth();
                middle = Math.max(half, Math.min(widest - half, x));
            }
            brush.write(middle, bottom + 1.4f * brush.letter, brush.colours.softInk, Paint.Align.CENTER);
        }
    }
}

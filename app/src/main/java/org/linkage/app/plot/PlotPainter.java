package org.linkage.app.plot;

import android.graphics.Canvas;
import android.graphics.Paint;

/**
 * Draws a plot on any canvas, the screen's or that of a picture to share: values over time, or the measured points of a {@link
 * Chart}. Both have the same axes, grid, numbers, colours and signs. Values over time are drawn without garbage.
 */
public final class PlotPainter {
    private static final double AIR = 0.045;

    final Axis xAxis;
    final Axis yAxis;
    private final String xUnit;
    private String yUnit;
    private final PlotBrush brush = new PlotBrush();
    private final GridPainter grid = new GridPainter(brush);
    private final StripPainter strips = new StripPainter(brush);
    private final PointPainter points = new PointPainter(brush);

    PlotPainter(boolean logX, boolean logY, String xUnit, String yUnit) {
        xAxis = new Axis(logX);
        yAxis = new Axis(logY);
        this.xUnit = xUnit;
        this.yUnit = yUnit;
    }

    /**
     * For a chart.
     *
     * @param density pixels per dp
     * @param fontScale how much larger than usual letters are
     */
    public PlotPainter(Chart chart, PlotColours colours, float density, float fontScale) {
        this(chart.log, chart.log, chart.xUnit, chart.yUnit);
        setColours(colours, density, fontScale);
    }

    void setColours(PlotColours colours, float density, float fontScale) {
        brush.set(colours, density, fontScale);
    }

    void setUnit(String unit) {
        yUnit = unit;
    }

    /** Draws the sign of a series on a canvas of its own. */
    public void sign(Canvas canvas, int series, float x, float y, float size) {
        brush.begin(canvas);
        brush.sign(series, x, y, size);
    }

    // ---- values over time ------------------------------------------------------------------------------------------

    /**
     * Draws values over time. The axes' ranges are the caller's.
     *
     * @param cursor the x that is read, or NaN
     */
    void drawStrip(Canvas canvas, PlotData data, float width, float height, double cursor) {
        brush.begin(canvas);
        float dp = brush.dp;
        boolean marked = data.markCount() > 0;
        strips.setRoom(data, width, height, yAxis.log && !yUnit.equals("s"), !Double.isNaN(cursor));
        float legend = strips.legendHeight(data, width);
        float top = legend + (marked ? 1.3f * brush.letter : 0);
        float bottom = height - 1.7f * brush.letter;
        float right = width - 8 * dp;
        yAxis.setPixels(bottom, top + 6 * dp);
        float left = 8 * dp + grid.prepare(yAxis, yUnit);
        xAxis.setPixels(left, right);
        brush.fill.setColor(brush.colours.paper);
        canvas.drawRect(left, top + 6 * dp, right, bottom, brush.fill);
        strips.legend(data, width, yUnit, cursor);
        grid.draw(xAxis, xUnit, yAxis, yUnit, width);
        canvas.save();
        canvas.clipRect(left - 4 * dp, marked ? top - 1.3f * brush.letter : top, right + 4 * dp, bottom + 4 * dp);
        for (int s = 0; s < data.seriesCount(); s++) {
            strips.line(data, s, xAxis, yAxis);
        }
        strips.marks(data, xAxis, top, bottom);
        if (!Double.isNaN(cursor)) {
            strips.cursor(data, cursor, xAxis, yAxis, xUnit);
        }
        canvas.restore();
    }

    /** The least and the greatest y between two x, into {@code out}; false if there is nothing. */
    static boolean range(PlotData data, double fromX, double toX, boolean positive, double[] out) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int s = 0; s < data.seriesCount(); s++) {
            int to = Math.min(data.count(s) - 1, data.indexAt(s, toX));
            for (int i = Math.max(0, data.indexAt(s, fromX)); i <= to; i++) {
                double y = data.y(s, i);
                if (y == y && !Double.isInfinite(y) && (!positive || y > 0)) {
                    least = Math.min(least, y);
                    most = Math.max(most, y);
                }
            }
        }
        out[0] = least;
        out[1] = most;
        return least <= most;
    }

    /** What the cursor reads, in words. */
    void describe(StringBuilder out, PlotData data, double cursor) {
        for (int s = 0; s < data.seriesCount(); s++) {
            int at = Double.isNaN(cursor) ? data.count(s) - 1 : data.indexAt(s, cursor);
            if (at >= 0) {
                out.append(out.length() == 0 ? "" : ", ").append(data.name(s)).append(' ');
                brush.format.append(out, data.y(s, at), yUnit, 3);
            }
        }
    }

    // ---- measured points -------------------------------------------------------------------------------------------

    /** Draws a chart into the rectangle from (0, 0) to (width, height), its axes fitted to what is visible. */
    public void drawChart(Canvas canvas, Chart chart, float width, float height, double cursor) {
        brush.begin(canvas);
        fit(chart);
        float bottom = height - 3.1f * brush.letter;
        yAxis.setPixels(bottom, 1.9f * brush.letter);
        float left = 8 * brush.dp + grid.prepare(yAxis, yUnit);
        float right = width - points.rightMargin(chart);
        xAxis.setPixels(left, right);
        grid.draw(xAxis, xUnit, yAxis, yUnit, width);
        canvas.drawLine(left, bottom, right, bottom, brush.pen(brush.colours.softInk, 1));
        canvas.drawLine(left, yAxis.to(), left, bottom, brush.pen);
        brush.write(chart.yName, 0, 1.1f * brush.letter, brush.colours.softInk, Paint.Align.LEFT);
        float base = bottom + 2.7f * brush.letter;
        brush.write(chart.xName, right, base, brush.colours.softInk, Paint.Align.RIGHT);
        points.draw(chart, xAxis, yAxis, cursor);
    }

    private void fit(Chart chart) {
        xAxis.forget();
        yAxis.forget();
        for (Chart.Series one : chart.series) {
            for (int i = 0; one.visible && i < one.x.length; i++) {
                xAxis.take(one.x[i]);
                yAxis.take(one.y[i]);
            }
        }
        for (Chart.Level level : chart.levels) {
            yAxis.take(level.value());
        }
        if (!chart.log) {
            // times begin at nothing and leave room for words above
            yAxis.take(0);
            yAxis.take(1.25 * yAxis.high());
        }
        xAxis.settle(AIR);
        yAxis.settle(AIR);
    }
}

package org.linkage.app.plot;

import android.graphics.Paint;
import java.util.Arrays;

/**
 * Draws values over time: legend with values, lines, marks and the cursor. Lines are thinned to what a column of pixels can show
 * (its first, least, greatest and last value), so that an hour of samples costs as much as a second of them.
 */
final class StripPainter {
    /** A line of the legend, in letters. */
    private static final float ROW = 1.5f;
    /** A plot that is not as high as this is low, in letters. */
    private static final float LOW = 11;

    private final PlotBrush brush;
    /** Room for a value of the legend, in pixels; a letter's if it has none. */
    private float longest;

    private float[] lines = new float[4096];

    StripPainter(PlotBrush brush) {
        this.brush = brush;
    }

    // ---- legend ----------------------------------------------------------------------------------------------------

    /**
     * Says whether the legend has its values: not on a low plot where they would take a line of their own, unless one reads.
     *
     * @param powers whether values may need a power of ten, which takes more room
     */
    void setRoom(PlotData data, float width, float height, boolean powers, boolean reading) {
        longest = (powers ? 8 : 5.8f) * brush.letter;
        boolean one = legendHeight(data, width) < 2 * ROW * brush.letter;
        if (!one && !reading && height < LOW * brush.letter) {
            longest = brush.letter;
        }
    }

    /** How far the legend reaches down, on so many pixels. */
    float legendHeight(PlotData data, float width) {
        int columns = columns(data, width);
        int rows = Math.max(1, (data.seriesCount() + columns - 1) / columns);
        return rows * ROW * brush.letter + 4 * brush.dp;
    }

    /** How many series stand in a line: all of them close together, or in columns as wide as the widest. */
    private int columns(PlotData data, float width) {
        float all = 0;
        float widest = 1;
        for (int s = 0; s < data.seriesCount(); s++) {
            float wide = legendWidth(data, s);
            all += wide;
            widest = Math.max(widest, wide);
        }
        return all <= width ? Math.max(1, data.seriesCount()) : Math.max(1, (int) (width / widest));
    }

    /** The name with room for the longest value, so that nothing moves when digits change. */
    private float legendWidth(PlotData data, int s) {
        return brush.width(data.name(s)) + longest + 30 * brush.dp;
    }

    void legend(PlotData data, float width, String unit, double cursor) {
        float dp = brush.dp;
        int columns = columns(data, width);
        float x = 0;
        float y = 1.2f * brush.letter;
        for (int s = 0; s < data.seriesCount(); s++) {
            if (s > 0 && s % columns == 0) {
                x = 0;
                y += ROW * brush.letter;
            }
            float middle = y - 0.35f * brush.letter;
            brush.canvas.drawLine(x, middle, x + 18 * dp, middle, brush.pen(brush.colours.series(s), 2));
            brush.sign(s, x + 9 * dp, middle, 4 * dp);
            brush.write(data.name(s), x + 24 * dp, y, brush.colours.ink, Paint.Align.LEFT);
            if (longest > brush.letter && data.count(s) > 0) {
                int at = Double.isNaN(cursor) ? data.count(s) - 1 : Math.max(0, data.indexAt(s, cursor));
                brush.text.setLength(0);
                brush.format.append(brush.text, data.y(s, at), unit, 3);
                float from = x + 30 * dp + brush.width(data.name(s));
                brush.write(from, y, brush.colours.softInk, Paint.Align.LEFT);
            }
            x += columns >= data.seriesCount() ? legendWidth(data, s) : width / columns;
        }
    }

    // ---- lines -----------------------------------------------------------------------------------------------------

    void line(PlotData data, int s, Axis xAxis, Axis yAxis) {
        int last = data.count(s) - 1;
        if (last < 0) {
            return;
        }
        float dp = brush.dp;
        int from = Math.max(0, data.indexAt(s, xAxis.low()));
        int to = Math.min(last, data.indexAt(s, xAxis.high()) + 1);
        boolean thinned = to - from > 3 * (xAxis.to() - xAxis.from()) / dp;
        int at = thinned ? thinned(data, s, from, to, xAxis, yAxis) : every(data, s, from, to, xAxis, yAxis);
        // a thinned line is a band of many strokes: finer, or it would be a blot
        brush.pen(brush.colours.series(s), thinned ? 1.25f : s == 2 ? 2.5f : 2).setStrokeCap(Paint.Cap.ROUND);
        brush.canvas.drawLines(lines, 0, at, brush.pen);
        brush.pen.setStrokeCap(Paint.Cap.BUTT);
        signs(data, s, from, to, xAxis, yAxis);
    }

    /** A sign on the line every so often. */
    private void signs(PlotData data, int s, int from, int to, Axis xAxis, Axis yAxis) {
        float dp = brush.dp;
        float next = xAxis.from() + (16 + 20 * s) * dp;
        int i = Math.max(from, data.indexAt(s, xAxis.value(next)));
        while (i <= to) {
            float px = xAxis.at(data.x(s, i));
            i++;
            if (px >= next) {
                brush.sign(s, px, yAxis.at(data.y(s, i - 1)), 4 * dp);
                next = px + 96 * dp;
                i = Math.max(i, data.indexAt(s, xAxis.value(next)));
            }
        }
    }

    /** A line through every sample. */
    private int every(PlotData data, int s, int from, int to, Axis xAxis, Axis yAxis) {
        float x = xAxis.at(data.x(s, from));
        float y = yAxis.at(data.y(s, from));
        int at = segment(0, x, y, x + 0.1f, y);
        for (int i = from + 1; i <= to; i++) {
            float px = xAxis.at(data.x(s, i));
            float py = yAxis.at(data.y(s, i));
            at = segment(at, x, y, px, py);
            x = px;
            y = py;
        }
        return at;
    }

    /** For each column of pixels its least and greatest value, and a line from its last to the first of the next one. */
    private int thinned(PlotData data, int s, int from, int to, Axis xAxis, Axis yAxis) {
        float dp = brush.dp;
        int at = 0;
        int column = Integer.MIN_VALUE;
        float end = 0;
        float least = 0;
        float most = 0;
        for (int i = from; i <= to; i++) {
            float py = yAxis.at(data.y(s, i));
            int here = (int) Math.floor(xAxis.at(data.x(s, i)) / dp);
            if (here != column) {
                if (column != Integer.MIN_VALUE) {
                    at = segment(at, column * dp, least, column * dp, most);
                    at = segment(at, column * dp, end, here * dp, py);
                }
                column = here;
                least = py;
                most = py;
            }
            least = Math.min(least, py);
            most = Math.max(most, py);
            end = py;
        }
        return segment(at, column * dp, least, column * dp, most);
    }

    private int segment(int at, float x0, float y0, float x1, float y1) {
        if (y0 == y1 && x0 == x1) {
            return at;
        }
        if (at + 4 > lines.length) {
            lines = Arrays.copyOf(lines, 2 * lines.length);
        }
        lines[at] = x0;
        lines[at + 1] = y0;
        lines[at + 2] = x1;
        lines[at + 3] = y1;
        return at + 4;
    }

    // ---- marks and cursor ------------------------------------------------------------------------------------------

    /** Where something was switched, with a word above the plot, or below the word before it that it would run into. */
    void marks(PlotData data, Axis xAxis, float top, float bottom) {
        float dp = brush.dp;
        float free = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < data.markCount(); i++) {
            double at = data.markX(i);
            if (at < xAxis.low() || at > xAxis.high()) {
                continue;
            }
            float x = xAxis.at(at);
            brush.pen(brush.colours.accent, 1.5f);
            for (float y = top - brush.letter; y < bottom; y += 8 * dp) {
                brush.canvas.drawLine(x, y, x, Math.min(bottom, y + 4 * dp), brush.pen);
            }
            String name = data.markText(i);
            float wide = brush.width(name);
            boolean fitsRight = x + 4 * dp + wide <= xAxis.to();
            float begin = fitsRight ? x + 4 * dp : x - 4 * dp - wide;
            boolean clear = begin > free;
            float base = clear ? top : top + 1.9f * brush.letter;
            if (!clear) {
                brush.fill.setColor(brush.colours.paper & 0x00FFFFFF | 0xD9000000);
                brush.canvas.drawRect(begin, base - brush.letter, begin + wide, base + 0.3f * brush.letter, brush.fill);
            }
            brush.write(name, begin, base, brush.colours.accent, Paint.Align.LEFT);
            free = clear ? begin + wide + 4 * dp : Float.NEGATIVE_INFINITY;
        }
    }

    void cursor(PlotData data, double cursor, Axis xAxis, Axis yAxis, String xUnit) {
        float dp = brush.dp;
        float x = xAxis.at(cursor);
        float bottom = yAxis.from();
        brush.canvas.drawLine(x, yAxis.to(), x, bottom, brush.pen(brush.colours.softInk, 1));
        for (int s = 0; s < data.seriesCount(); s++) {
            int at = data.indexAt(s, cursor);
            if (at >= 0) {
                brush.fill.setColor(brush.colours.series(s));
                brush.canvas.drawCircle(x, yAxis.at(data.y(s, at)), 4 * dp, brush.fill);
            }
        }
        brush.text.setLength(0);
        brush.format.append(brush.text, cursor, xUnit, 4);
        float wide = brush.textWidth();
        boolean fits = x + 6 * dp + wide < xAxis.to();
        float from = fits ? x + 6 * dp : x - 6 * dp - wide;
        brush.write(from, bottom - 6 * dp, brush.colours.ink, Paint.Align.LEFT);
    }
}

package org.linkage.app.plot;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import java.util.Arrays;
import org.linkage.app.paint.SiFormat;

/**
 * Draws a plot on a canvas: legend with values, grid, series, marks, levels and the cursor. Lines are thinned to what a column of
 * pixels can show (its first, least, greatest and last value), so that an hour of samples costs as much as a second of them.
 */
final class PlotPainter {
    private static final int SIGNS = 4;

    final Axis xAxis;
    final Axis yAxis;
    private final String xUnit;
    private String yUnit;
    private float left;
    private final SiFormat format;
    private final StringBuilder text = new StringBuilder();
    private char[] letters = new char[64];
    private float[] lines = new float[4096];
    private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Paint words = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Path sign = new Path();
    private double[] levels = new double[0];
    private String[] levelNames = new String[0];
    private float dp = 1;
    private float letter = 12;
    private PlotColours colours = PlotColours.LIGHT;

    PlotPainter(boolean logX, boolean logY, String xUnit, String yUnit, SiFormat format) {
        xAxis = new Axis(logX);
        yAxis = new Axis(logY);
        this.xUnit = xUnit;
        this.yUnit = yUnit;
        this.format = format;
        words.setFontFeatureSettings("tnum");
        pen.setStyle(Paint.Style.STROKE);
    }

    void setColours(PlotColours newColours, float density, float fontScale) {
        colours = newColours;
        dp = density;
        letter = 12 * density * fontScale;
    }

    void setUnit(String unit) {
        yUnit = unit;
    }

    /** Lines across the plot at certain values, such as the time that a frame may take. */
    void setLevels(double[] values, String[] names) {
        levels = values.clone();
        levelNames = names.clone();
    }

    /** How far the legend reaches down, for so many series on so many pixels. */
    float legendHeight(PlotData data, float width) {
        float x = 0;
        int rows = 1;
        words.setTextSize(letter);
        for (int s = 0; s < data.seriesCount(); s++) {
            float wide = legendWidth(data, s);
            if (x > 0 && x + wide > width) {
                rows++;
                x = 0;
            }
            x += wide;
        }
        return rows * 1.5f * letter + 4 * dp;
    }

    private float legendWidth(PlotData data, int s) {
        return words.measureText(data.name(s)) + (data.connected() ? 6.2f : 1.5f) * letter + 30 * dp;
    }

    /**
     * Draws everything. The axes' ranges are the caller's.
     *
     * @param cursor the x that is read, or NaN
     */
    void draw(Canvas canvas, PlotData data, float width, float height, double cursor) {
        words.setTypeface(Typeface.DEFAULT);
        words.setTextSize(letter);
        boolean marked = data.markCount() > 0;
        float top = legendHeight(data, width) + (marked ? 1.3f * letter : 0);
        float bottom = height - 1.7f * letter;
        float right = width - 8 * dp;
        yAxis.setPixels(bottom, top + 6 * dp);
        yAxis.findTicks((int) ((bottom - top) / (2.2f * letter)));
        left = 8 * dp + labelWidth();
        xAxis.setPixels(left, right);
        fill.setColor(colours.paper);
        canvas.drawRect(left, top + 6 * dp, right, bottom, fill);
        legend(canvas, data, width, cursor);
        grid(canvas, right, bottom, top);
        canvas.save();
        canvas.clipRect(left - 4 * dp, marked ? top - 1.3f * letter : top, right + 4 * dp, bottom + 4 * dp);
        levels(canvas, right);
        for (int s = 0; s < data.seriesCount(); s++) {
            if (data.connected()) {
                line(canvas, data, s);
            } else {
                points(canvas, data, s);
            }
        }
        if (data instanceof PointData points) {
            fits(canvas, points);
        }
        marks(canvas, data, top, bottom);
        if (!Double.isNaN(cursor)) {
            cursor(canvas, data, cursor, top, bottom);
        }
        canvas.restore();
    }

    // ---- words -----------------------------------------------------------------------------------------------------

    private void write(Canvas canvas, float x, float y) {
        int length = text.length();
        if (letters.length < length) {
            letters = new char[2 * length];
        }
        text.getChars(0, length, letters, 0);
        canvas.drawText(letters, 0, length, x, y, words);
    }

    private float textWidth() {
        int length = text.length();
        if (letters.length < length) {
            letters = new char[2 * length];
        }
        text.getChars(0, length, letters, 0);
        return words.measureText(letters, 0, length);
    }

    private void legend(Canvas canvas, PlotData data, float width, double cursor) {
        float x = 0;
        float y = 1.2f * letter;
        for (int s = 0; s < data.seriesCount(); s++) {
            float wide = legendWidth(data, s);
            if (x > 0 && x + wide > width) {
                x = 0;
                y += 1.5f * letter;
            }
            float middle = y - 0.35f * letter;
            pen(colours.series(s), 2);
            canvas.drawLine(x, middle, x + 18 * dp, middle, pen);
            sign(canvas, s, x + 9 * dp, middle);
            words.setColor(colours.ink);
            words.setTextAlign(Paint.Align.LEFT);
            canvas.drawText(data.name(s), x + 24 * dp, y, words);
            if (data.connected() && data.count(s) > 0) {
                int at = Double.isNaN(cursor) ? data.count(s) - 1 : Math.max(0, data.indexAt(s, cursor));
                text.setLength(0);
                format.append(text, data.y(s, at), yUnit, 3);
                words.setColor(colours.softInk);
                write(canvas, x + 30 * dp + words.measureText(data.name(s)), y);
            }
            x += wide;
        }
    }

    private float labelWidth() {
        float widest = 2 * letter;
        for (int i = 0; i < yAxis.tickCount; i++) {
            label(yAxis, yAxis.ticks[i], yUnit);
            widest = Math.max(widest, textWidth());
        }
        return widest;
    }

    private void grid(Canvas canvas, float right, float bottom, float top) {
        pen(colours.grid, 1);
        words.setColor(colours.softInk);
        words.setTextAlign(Paint.Align.RIGHT);
        for (int i = 0; i < yAxis.tickCount; i++) {
            float y = yAxis.at(yAxis.ticks[i]);
            canvas.drawLine(left, y, right, y, pen);
            label(yAxis, yAxis.ticks[i], yUnit);
            write(canvas, left - 6 * dp, y + 0.35f * letter);
        }
        xAxis.findTicks((int) ((right - left) / (5 * letter)));
        words.setTextAlign(Paint.Align.CENTER);
        for (int i = 0; i < xAxis.tickCount; i++) {
            float x = xAxis.at(xAxis.ticks[i]);
            canvas.drawLine(x, top + 6 * dp, x, bottom, pen);
            label(xAxis, xAxis.ticks[i], xUnit);
            float half = 0.5f * textWidth();
            write(canvas, Math.max(half, Math.min(right + 8 * dp - half, x)), bottom + 1.4f * letter);
        }
    }

    /** A round number on an axis: powers of ten on a logarithmic one, else no more digits than its neighbours need. */
    private void label(Axis axis, double value, String unit) {
        text.setLength(0);
        double step = axis.tickCount > 1 ? axis.ticks[1] - axis.ticks[0] : 0;
        if (axis.log && value > 0) {
            format.appendPower(text, (int) Math.rint(Math.log10(value)), unit);
            return;
        }
        if (value == 0) {
            format.append(text, value, unit, 1);
            return;
        }
        int digits = 1;
        double size = Math.abs(value);
        while (digits < 6 && Math.pow(10, Math.floor(Math.log10(size)) - digits + 1) > step * 1.0001) {
            digits++;
        }
        format.append(text, value, unit, digits);
    }

    // ---- lines -----------------------------------------------------------------------------------------------------

    private Paint pen(int colour, float width) {
        pen.setColor(colour);
        pen.setStrokeWidth(width * dp);
        return pen;
    }

    private void levels(Canvas canvas, float right) {
        for (int i = 0; i < levels.length; i++) {
            float y = yAxis.at(levels[i]);
            pen(colours.warning, 1.5f);
            for (float x = left; x < right; x += 10 * dp) {
                canvas.drawLine(x, y, Math.min(right, x + 6 * dp), y, pen);
            }
            words.setColor(colours.warning);
            words.setTextAlign(Paint.Align.LEFT);
            canvas.drawText(levelNames[i], left + 4 * dp, y - 4 * dp, words);
        }
    }

    private void marks(Canvas canvas, PlotData data, float top, float bottom) {
        float free = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < data.markCount(); i++) {
            double at = data.markX(i);
            if (at < xAxis.low() || at > xAxis.high()) {
                continue;
            }
            float x = xAxis.at(at);
            pen(colours.accent, 1.5f);
            for (float y = top - letter; y < bottom; y += 8 * dp) {
                canvas.drawLine(x, y, x, Math.min(bottom, y + 4 * dp), pen);
            }
            String name = data.markText(i);
            float wide = words.measureText(name);
            boolean fitsRight = x + 4 * dp + wide <= xAxis.to();
            float begin = fitsRight ? x + 4 * dp : x - 4 * dp - wide;
            if (begin > free) {
                words.setColor(colours.accent);
                words.setTextAlign(Paint.Align.LEFT);
                canvas.drawText(name, begin, top, words);
                free = begin + wide + 4 * dp;
            }
        }
    }

    private void line(Canvas canvas, PlotData data, int s) {
        int last = data.count(s) - 1;
        if (last < 0) {
            return;
        }
        int from = Math.max(0, data.indexAt(s, xAxis.low()));
        int to = Math.min(last, data.indexAt(s, xAxis.high()) + 1);
        boolean thinned = to - from > 3 * (xAxis.to() - xAxis.from()) / dp;
        int at = thinned ? thinned(data, s, from, to) : every(data, s, from, to);
        pen(colours.series(s), s == 2 ? 2.5f : 2).setStrokeCap(Paint.Cap.ROUND);
        canvas.drawLines(lines, 0, at, pen);
        pen.setStrokeCap(Paint.Cap.BUTT);
        float nextSign = xAxis.from() + (16 + 20 * s) * dp;
        for (int i = from; i <= to; i++) {
            float px = xAxis.at(data.x(s, i));
            if (px >= nextSign) {
                sign(canvas, s, px, yAxis.at(data.y(s, i)));
                nextSign = px + 96 * dp;
            }
        }
    }

    /** A line through every sample. */
    private int every(PlotData data, int s, int from, int to) {
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
    private int thinned(PlotData data, int s, int from, int to) {
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

    private void points(Canvas canvas, PlotData data, int s) {
        for (int i = 0; i < data.count(s); i++) {
            sign(canvas, s, xAxis.at(data.x(s, i)), yAxis.at(data.y(s, i)));
        }
    }

    private void fits(Canvas canvas, PointData data) {
        for (int i = 0; i < data.fits().size(); i++) {
            PointData.Fit fit = data.fits().get(i);
            int count = data.count(fit.series());
            if (count < 2) {
                continue;
            }
            double from = data.x(fit.series(), 0);
            double to = data.x(fit.series(), count - 1);
            float y = yAxis.at(fit.factor() * Math.pow(to, fit.slope()));
            float x = xAxis.at(to);
            pen(colours.series(fit.series()), 1.5f);
            canvas.drawLine(xAxis.at(from), yAxis.at(fit.factor() * Math.pow(from, fit.slope())), x, y, pen);
            words.setColor(colours.series(fit.series()));
            boolean room = x + 8 * dp + words.measureText(fit.label()) < xAxis.to();
            words.setTextAlign(room ? Paint.Align.LEFT : Paint.Align.RIGHT);
            canvas.drawText(fit.label(), room ? x + 10 * dp : x - 8 * dp, room ? y + 1.4f * letter : y - 6 * dp, words);
        }
    }

    private void cursor(Canvas canvas, PlotData data, double cursor, float top, float bottom) {
        float x = xAxis.at(cursor);
        canvas.drawLine(x, top + 6 * dp, x, bottom, pen(colours.softInk, 1));
        for (int s = 0; s < data.seriesCount(); s++) {
            int at = data.indexAt(s, cursor);
            if (at >= 0) {
                fill.setColor(colours.series(s));
                canvas.drawCircle(x, yAxis.at(data.y(s, at)), 4 * dp, fill);
            }
        }
        text.setLength(0);
        format.append(text, cursor, xUnit, 4);
        words.setColor(colours.ink);
        words.setTextAlign(Paint.Align.LEFT);
        float wide = textWidth();
        boolean fits = x + 6 * dp + wide < xAxis.to();
        write(canvas, fits ? x + 6 * dp : x - 6 * dp - wide, bottom - 6 * dp);
    }

    /** Each series has a sign besides its colour: a disc, a square, a triangle, a diamond. */
    private void sign(Canvas canvas, int s, float x, float y) {
        float r = 4 * dp;
        fill.setColor(colours.series(s));
        switch (s % SIGNS) {
            case 0 -> canvas.drawCircle(x, y, r, fill);
            case 1 -> canvas.drawRect(x - 0.85f * r, y - 0.85f * r, x + 0.85f * r, y + 0.85f * r, fill);
            case 2 -> corners(canvas, x, y, 3, r);
            default -> corners(canvas, x, y, 4, r);
        }
    }

    private void corners(Canvas canvas, float x, float y, int count, float r) {
        sign.rewind();
        sign.moveTo(x, y - 1.2f * r);
        if (count == 3) {
            sign.lineTo(x + 1.1f * r, y + 0.8f * r);
            sign.lineTo(x - 1.1f * r, y + 0.8f * r);
        } else {
            sign.lineTo(x + 1.2f * r, y);
            sign.lineTo(x, y + 1.2f * r);
            sign.lineTo(x - 1.2f * r, y);
        }
        sign.close();
        canvas.drawPath(sign, fill);
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
                format.append(out, data.y(s, at), yUnit, 3);
            }
        }
    }
}

package org.linkage.app.plot;

import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.SiFormat;

/**
 * Draws a {@link Chart} on any canvas: the screen's or that of a picture to share. Every series has a colour and a sign of its
 * own; the colours differ in lightness too.
 */
public final class ChartPainter {
    private static final int[] DAY = {
        0xFF00796B, 0xFF1B66AC, 0xFFA85A00, 0xFF7A3E9D, 0xFF1F2430, 0xFF6B7280, 0xFF8C2F5A, 0xFF4F6B00
    };
    private static final int[] NIGHT = {
        0xFF4DD0C0, 0xFF7CB8F5, 0xFFEFA944, 0xFFC6A0EE, 0xFFE6E9F0, 0xFF9AA3B5, 0xFFF49AC1, 0xFFB7D35C
    };
    private static final int SIGNS = 4;

    private final Palette palette;
    private final float dp;
    private final float letter;
    private final SiFormat format = new SiFormat();
    private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Paint words = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Path path = new Path();
    private final List<RectF> taken = new ArrayList<>();

    /**
     * @param density pixels per dp
     * @param fontScale how much larger than usual letters are
     */
    public ChartPainter(Palette palette, float density, float fontScale) {
        this.palette = palette;
        dp = density;
        letter = 12 * density * fontScale;
        words.setTextSize(letter);
        words.setFontFeatureSettings("tnum");
    }

    /** The colour of a series. */
    public static int colour(int style, boolean dark) {
        return dark ? NIGHT[style % NIGHT.length] : DAY[style % DAY.length];
    }

    /** Draws the chart into the rectangle from (0, 0) to (width, height). */
    public void draw(Canvas canvas, Chart chart, float width, float height) {
        ChartScale xs = new ChartScale(chart.log);
        ChartScale ys = new ChartScale(chart.log);
        fit(chart, xs, ys);
        float left = 4.6f * letter + 6 * dp;
        float right = width - rightMargin(chart);
        float top = 1.9f * letter;
        float bottom = height - 3.1f * letter;
        xs.setPixels(left, right);
        ys.setPixels(bottom, top);
        taken.clear();
        grid(canvas, chart, xs, ys, left, right, top, bottom);
        bars(canvas, chart, xs, left, right, bottom);
        levels(canvas, chart, ys, left, right, top);
        canvas.save();
        canvas.clipRect(left, top - 4 * dp, right + 4 * dp, bottom + 4 * dp);
        for (Chart.Series one : chart.series) {
            if (one.visible) {
                law(canvas, one, xs, ys);
                points(canvas, one, xs, ys);
            }
        }
        canvas.restore();
        for (Chart.Series one : chart.series) {
            if (one.visible && !one.label.isEmpty()) {
                label(canvas, one, xs, ys, left, right, top, bottom);
            }
        }
    }

    private static void fit(Chart chart, ChartScale xs, ChartScale ys) {
        for (Chart.Series one : chart.series) {
            if (one.visible) {
                for (int i = 0; i < one.x.length; i++) {
                    xs.take(one.x[i]);
                    ys.take(one.y[i]);
                }
            }
        }
        for (Chart.Level level : chart.levels) {
            ys.take(level.value());
        }
        if (!chart.log) {
            ys.take(0);
            ys.take(1.25 * ys.high());
        }
        xs.settle(0.05);
        ys.settle(0.04);
    }

    private float rightMargin(Chart chart) {
        float wide = 8 * dp;
        for (Chart.Level level : chart.levels) {
            wide = Math.max(wide, words.measureText(level.name()) + 18 * dp);
        }
        return wide;
    }

    private void grid(
            Canvas canvas,
            Chart chart,
            ChartScale xs,
            ChartScale ys,
            float left,
            float right,
            float top,
            float bottom) {
        words.setColor(palette.softInk);
        words.setTextAlign(Paint.Align.RIGHT);
        pen.setStyle(Paint.Style.STROKE);
        pen.setPathEffect(null);
        pen.setStrokeWidth(dp);
        pen.setColor(palette.majorGrid);
        for (double y : ys.ticks((int) ((bottom - top) / (2.4f * letter)))) {
            float at = ys.at(y);
            canvas.drawLine(left, at, right, at, pen);
            canvas.drawText(tick(y, chart.yUnit), left - 6 * dp, at + 0.35f * letter, words);
        }
        words.setTextAlign(Paint.Align.CENTER);
        for (double x : xs.ticks((int) ((right - left) / (3.6f * letter)))) {
            float at = xs.at(x);
            canvas.drawLine(at, top, at, bottom, pen);
            canvas.drawText(tick(x, chart.xUnit), at, bottom + 1.3f * letter, words);
        }
        pen.setColor(palette.softInk);
        canvas.drawLine(left, bottom, right, bottom, pen);
        canvas.drawLine(left, top, left, bottom, pen);
        words.setTextAlign(Paint.Align.LEFT);
        canvas.drawText(chart.yName, 0, 1.1f * letter, words);
        words.setTextAlign(Paint.Align.RIGHT);
        canvas.drawText(chart.xName, right, bottom + 2.7f * letter, words);
    }

    /** A round number: whole counts with their thousands apart, times with a prefix. */
    private String tick(double value, String unit) {
        if (unit.isEmpty()) {
            return java.text.NumberFormat.getIntegerInstance().format(Math.round(value));
        }
        StringBuilder text = new StringBuilder();
        format.append(text, value, unit, value == 0 || isRound(value) ? 1 : 2);
        return text.toString();
    }

    private static boolean isRound(double value) {
        double lead = value / Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
        return Math.abs(lead - Math.rint(lead)) < 1e-6;
    }

    private void bars(Canvas canvas, Chart chart, ChartScale xs, float left, float right, float bottom) {
        String before = "";
        float wordEnd = 0;
        float wordTop = bottom;
        for (Chart.Bar bar : chart.bars) {
            float from = Math.max(left, xs.at(bar.from()));
            float to = Math.min(right, xs.at(bar.to()));
            float high = (float) (56 * dp * bar.height());
            pen.setStyle(Paint.Style.FILL);
            pen.setColor(palette.warning & 0x00FFFFFF | 0x59000000);
            canvas.drawRect(from, bottom - high, to, bottom, pen);
            if (!bar.word().equals(before) && bar.height() > 0) {
                words.setColor(palette.ink);
                words.setTextAlign(Paint.Align.LEFT);
                float wide = words.measureText(bar.word());
                float x = Math.min(from + 4 * dp, right - wide);
                // a word that would run into the one before it stands above that
                float y = bottom - high - 4 * dp;
                float line = x < wordEnd + 4 * dp ? Math.min(y, wordTop) : y;
                canvas.drawText(bar.word(), x, line, words);
                wordEnd = x + wide;
                wordTop = line - 1.2f * letter;
            }
            before = bar.word();
        }
        pen.setStyle(Paint.Style.STROKE);
    }

    /** Levels lie close together: their names stand apart at the right, each with a stroke to its line. */
    private void levels(Canvas canvas, Chart chart, ChartScale ys, float left, float right, float top) {
        float free = top;
        pen.setColor(palette.warning);
        pen.setStrokeWidth(1.25f * dp);
        words.setColor(palette.ink);
        words.setTextAlign(Paint.Align.LEFT);
        for (Chart.Level level : chart.levels) {
            float y = ys.at(level.value());
            float middle = Math.max(y, free);
            pen.setPathEffect(new DashPathEffect(new float[] {6 * dp, 4 * dp}, 0));
            canvas.drawLine(left, y, right, y, pen);
            pen.setPathEffect(null);
            canvas.drawLine(right, y, right + 10 * dp, middle, pen);
            canvas.drawText(level.name(), right + 14 * dp, middle + 0.35f * letter, words);
            free = middle + 1.2f * letter;
            taken.add(new RectF(left, y - 2 * dp, right, y + 2 * dp));
        }
    }

    private void law(Canvas canvas, Chart.Series one, ChartScale xs, ChartScale ys) {
        if (Double.isNaN(one.exponent) || one.x.length == 0) {
            return;
        }
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        for (double x : one.x) {
            least = Math.min(least, x);
            most = Math.max(most, x);
        }
        pen.setColor(colour(one.style, palette.dark));
        pen.setStrokeWidth(2 * dp);
        canvas.drawLine(
                xs.at(least),
                ys.at(one.factor * Math.pow(least, one.exponent)),
                xs.at(most),
                ys.at(one.factor * Math.pow(most, one.exponent)),
                pen);
    }

    private void points(Canvas canvas, Chart.Series one, ChartScale xs, ChartScale ys) {
        pen.setColor(colour(one.style, palette.dark));
        if (one.joined) {
            path.rewind();
            for (int i = 0; i < one.x.length; i++) {
                if (i == 0) {
                    path.moveTo(xs.at(one.x[i]), ys.at(one.y[i]));
                } else {
                    path.lineTo(xs.at(one.x[i]), ys.at(one.y[i]));
                }
            }
            pen.setStrokeWidth((one.style == 0 ? 2 : 1) * dp);
            canvas.drawPath(path, pen);
            return;
        }
        for (int i = 0; i < one.x.length; i++) {
            sign(canvas, one.style, xs.at(one.x[i]), ys.at(one.y[i]), 4.5f * dp);
        }
    }

    /** Disc, square, diamond, triangle. */
    public void sign(Canvas canvas, int style, float x, float y, float size) {
        pen.setColor(colour(style, palette.dark));
        pen.setStyle(Paint.Style.FILL);
        path.rewind();
        switch (style % SIGNS) {
            case 0 -> path.addCircle(x, y, size, Path.Direction.CW);
            case 1 ->
                path.addRect(x - 0.9f * size, y - 0.9f * size, x + 0.9f * size, y + 0.9f * size, Path.Direction.CW);
            case 2 -> polygon(x, y - 1.25f * size, x + 1.25f * size, y, x, y + 1.25f * size, x - 1.25f * size, y);
            default -> polygon(x, y - 1.2f * size, x + 1.1f * size, y + 0.8f * size, x - 1.1f * size, y + 0.8f * size);
        }
        canvas.drawPath(path, pen);
        pen.setStyle(Paint.Style.STROKE);
    }

    private void polygon(float... corners) {
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo(corners[i], corners[i + 1]);
        }
        path.close();
    }

    /** Writes a label near the last point where nothing is written yet. */
    private void label(
            Canvas canvas,
            Chart.Series one,
            ChartScale xs,
            ChartScale ys,
            float left,
            float right,
            float top,
            float bottom) {
        int last = 0;
        for (int i = 1; i < one.x.length; i++) {
            last = one.x[i] > one.x[last] ? i : last;
        }
        float wide = words.measureText(one.label) + 4 * dp;
        float high = 1.25f * letter;
        float px = xs.at(one.x[last]);
        float py = ys.at(one.y[last]);
        RectF place = new RectF();
        for (int attempt = 0; attempt < 12; attempt++) {
            // first above and left of the point, then lower and higher in turn
            float shift = (attempt % 2 == 0 ? -1 : 1) * (attempt / 2) * 1.1f * high;
            float x = px - wide - 8 * dp;
            if (x < left) {
                x = Math.min(px + 8 * dp, right - wide);
            }
            float y = Math.max(top, Math.min(py - 0.7f * high + shift, bottom - high));
            place.set(x, y, x + wide, y + high);
            boolean free = true;
            for (RectF other : taken) {
                free &= !RectF.intersects(other, place);
            }
            if (free) {
                break;
            }
        }
        taken.add(new RectF(place));
        pen.setStyle(Paint.Style.FILL);
        pen.setColor(palette.paper & 0x00FFFFFF | 0xD9000000);
        canvas.drawRoundRect(place, 4 * dp, 4 * dp, pen);
        pen.setStyle(Paint.Style.STROKE);
        words.setColor(colour(one.style, palette.dark));
        words.setTextAlign(Paint.Align.LEFT);
        canvas.drawText(one.label, place.left + 2 * dp, place.bottom - 0.3f * letter, words);
    }
}

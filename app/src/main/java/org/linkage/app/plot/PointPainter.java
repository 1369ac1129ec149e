package org.linkage.app.plot;

import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.RectF;
import java.util.ArrayList;
import java.util.List;

/** Draws the measured points of a {@link Chart}: levels, bars, laws with their labels, signs, and what the cursor reads. */
final class PointPainter {
    private final PlotBrush brush;
    private final List<RectF> taken = new ArrayList<>();

    PointPainter(PlotBrush brush) {
        this.brush = brush;
    }

    /** The room for the names of levels at the right. */
    float rightMargin(Chart chart) {
        float wide = 8 * brush.dp;
        for (Chart.Level level : chart.levels) {
            wide = Math.max(wide, brush.words.measureText(level.name()) + 18 * brush.dp);
        }
        return wide;
    }

    void draw(Chart chart, Axis xAxis, Axis yAxis, double cursor) {
        taken.clear();
        bars(chart, xAxis, yAxis.from());
        levels(chart, xAxis, yAxis);
        brush.canvas.save();
        float air = 4 * brush.dp;
        brush.canvas.clipRect(xAxis.from(), yAxis.to() - air, xAxis.to() + air, yAxis.from() + air);
        for (Chart.Series one : chart.series) {
            if (one.visible) {
                law(one, xAxis, yAxis);
                points(one, xAxis, yAxis);
            }
        }
        brush.canvas.restore();
        if (Double.isNaN(cursor)) {
            keepPoints(chart, xAxis, yAxis);
            for (Chart.Series one : chart.series) {
                if (one.visible && !one.label.isEmpty() && one.x.length > 0) {
                    int last = one.x.length - 1;
                    label(one.label, one.style, one.x[last], one.y[last], xAxis, yAxis);
                }
            }
        } else {
            cursor(chart, cursor, xAxis, yAxis);
        }
    }

    /** Labels stay off what was measured. */
    private void keepPoints(Chart chart, Axis xAxis, Axis yAxis) {
        float half = 4 * brush.dp;
        for (Chart.Series one : chart.series) {
            for (int i = 0; one.visible && !one.joined && i < one.x.length; i++) {
                float x = xAxis.at(one.x[i]);
                float y = yAxis.at(one.y[i]);
                taken.add(new RectF(x - half, y - half, x + half, y + half));
            }
        }
    }

    private void bars(Chart chart, Axis xAxis, float bottom) {
        float dp = brush.dp;
        String before = "";
        float wordEnd = 0;
        float wordTop = bottom;
        for (Chart.Bar bar : chart.bars) {
            float from = Math.max(xAxis.from(), xAxis.at(bar.from()));
            float to = Math.min(xAxis.to(), xAxis.at(bar.to()));
            float high = (float) (56 * dp * bar.height());
            brush.fill.setColor(brush.colours.warning & 0x00FFFFFF | 0x59000000);
            brush.canvas.drawRect(from, bottom - high, to, bottom, brush.fill);
            if (!bar.word().equals(before) && bar.height() > 0) {
                float wide = brush.words.measureText(bar.word());
                float x = Math.min(from + 4 * dp, xAxis.to() - wide);
                // a word that would run into the one before it stands above that
                float y = bottom - high - 4 * dp;
                float line = x < wordEnd + 4 * dp ? Math.min(y, wordTop) : y;
                brush.write(bar.word(), x, line, brush.colours.ink, Paint.Align.LEFT);
                wordEnd = x + wide;
                wordTop = line - 1.2f * brush.letter;
            }
            before = bar.word();
        }
    }

    /** Levels lie close together: their names stand apart at the right, each with a stroke to its line. */
    private void levels(Chart chart, Axis xAxis, Axis yAxis) {
        float dp = brush.dp;
        float free = yAxis.to();
        float left = xAxis.from();
        float right = xAxis.to();
        for (Chart.Level level : chart.levels) {
            float y = yAxis.at(level.value());
            float middle = Math.max(y, free);
            Paint pen = brush.pen(brush.colours.warning, 1.25f);
            pen.setPathEffect(new DashPathEffect(new float[] {6 * dp, 4 * dp}, 0));
            brush.canvas.drawLine(left, y, right, y, pen);
            pen.setPathEffect(null);
            brush.canvas.drawLine(right, y, right + 10 * dp, middle, pen);
            float base = middle + 0.35f * brush.letter;
            brush.write(level.name(), right + 14 * dp, base, brush.colours.ink, Paint.Align.LEFT);
            free = middle + 1.2f * brush.letter;
            taken.add(new RectF(left, y - 2 * dp, right, y + 2 * dp));
        }
    }

    private void law(Chart.Series one, Axis xAxis, Axis yAxis) {
        if (Double.isNaN(one.exponent) || one.x.length == 0) {
            return;
        }
        double least = one.x[0];
        double most = one.x[one.x.length - 1];
        brush.canvas.drawLine(
                xAxis.at(least),
                yAxis.at(one.factor * Math.pow(least, one.exponent)),
                xAxis.at(most),
                yAxis.at(one.factor * Math.pow(most, one.exponent)),
                brush.pen(brush.colours.series(one.style), 2));
    }

    private void points(Chart.Series one, Axis xAxis, Axis yAxis) {
        if (!one.joined) {
            for (int i = 0; i < one.x.length; i++) {
                brush.sign(one.style, xAxis.at(one.x[i]), yAxis.at(one.y[i]), 4.5f * brush.dp);
            }
            return;
        }
        brush.path.rewind();
        for (int i = 0; i < one.x.length; i++) {
            if (i == 0) {
                brush.path.moveTo(xAxis.at(one.x[i]), yAxis.at(one.y[i]));
            } else {
                brush.path.lineTo(xAxis.at(one.x[i]), yAxis.at(one.y[i]));
            }
        }
        brush.canvas.drawPath(brush.path, brush.pen(brush.colours.series(one.style), one.style == 0 ? 2 : 1));
    }

    /** A line at the x that is read, with the value of every series that has a point there. */
    private void cursor(Chart chart, double cursor, Axis xAxis, Axis yAxis) {
        float x = xAxis.at(cursor);
        brush.canvas.drawLine(x, yAxis.to(), x, yAxis.from(), brush.pen(brush.colours.softInk, 1));
        for (Chart.Series one : chart.series) {
            for (int i = 0; one.visible && i < one.x.length; i++) {
                if (one.x[i] == cursor) {
                    brush.text.setLength(0);
                    brush.format.append(brush.text, one.y[i], chart.yUnit, 3);
                    label(brush.text.toString(), one.style, cursor, one.y[i], xAxis, yAxis);
                }
            }
        }
    }

    /** Writes a label with the sign of its series near a point where nothing is yet. */
    private void label(String text, int style, double atX, double atY, Axis xAxis, Axis yAxis) {
        float dp = brush.dp;
        float wide = brush.words.measureText(text) + 16 * dp;
        float high = 1.25f * brush.letter;
        float px = xAxis.at(atX);
        float py = yAxis.at(atY);
        RectF place = new RectF();
        for (int attempt = 0; attempt < 12; attempt++) {
            // first above and left of the point, then higher and lower in turn
            float shift = (attempt % 2 == 0 ? 1 : -1) * ((attempt + 1) / 2) * 0.8f * high;
            float x = px - wide - 8 * dp;
            if (x < xAxis.from()) {
                x = Math.min(px + 8 * dp, xAxis.to() - wide);
            }
            float y = Math.max(yAxis.to(), Math.min(py - 0.7f * high + shift, yAxis.from() - high));
            place.set(x, y, x + wide, y + high);
            boolean free = true;
            for (RectF other : taken) {
                free &= !RectF.intersects(other, place);
            }
            if (free) {
                break;
            }
        }
        taken.add(place);
        brush.fill.setColor(brush.colours.paper & 0x00FFFFFF | 0xD9000000);
        brush.canvas.drawRoundRect(place, 4 * dp, 4 * dp, brush.fill);
        float base = place.bottom - 0.3f * brush.letter;
        brush.sign(style, place.left + 6 * dp, place.centerY(), 3.5f * dp);
        brush.write(text, place.left + 14 * dp, base, brush.colours.series(style), Paint.Align.LEFT);
    }
}

package org.linkage.app.plot;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import java.text.NumberFormat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.SiFormat;

/** What all painters of a plot share: the canvas, pens, letters, colours, the signs of series and the numbers of axes. */
final class PlotBrush {
    private static final int SIGNS = 4;
    private static final int NAMES = 16;

    final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Paint words = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    final Path path = new Path();
    final SiFormat format = new SiFormat();
    final StringBuilder text = new StringBuilder();
    private char[] letters = new char[64];
    /** Names that were measured, and how wide they are at the present size of letters. */
    private final String[] measured = new String[NAMES];

    private final float[] widths = new float[NAMES];
    private int nextName;
    private @Nullable NumberFormat whole;

    PlotColours colours = PlotColours.LIGHT;
    /** Pixels per dp. */
    float dp = 1;
    /** The size of letters in pixels. */
    float letter = 12;

    Canvas canvas = new Canvas();

    PlotBrush() {
        Arrays.fill(measured, "");
        words.setFontFeatureSettings("tnum");
        pen.setStyle(Paint.Style.STROKE);
    }

    void set(PlotColours newColours, float density, float fontScale) {
        colours = newColours;
        dp = density;
        letter = 12 * density * fontScale;
        Arrays.fill(measured, "");
    }

    void begin(Canvas newCanvas) {
        canvas = newCanvas;
        words.setTextSize(letter);
    }

    Paint pen(int colour, float width) {
        pen.setColor(colour);
        pen.setStrokeWidth(width * dp);
        return pen;
    }

    // ---- words -----------------------------------------------------------------------------------------------------

    private int collect() {
        int length = text.length();
        if (letters.length < length) {
            letters = new char[2 * length];
        }
        text.getChars(0, length, letters, 0);
        return length;
    }

    /** Writes what was collected. */
    void write(float x, float y, int colour, Paint.Align align) {
        int length = collect();
        words.setColor(colour);
        words.setTextAlign(align);
        canvas.drawText(letters, 0, length, x, y, words);
    }

    /** Writes words. */
    void write(String string, float x, float y, int colour, Paint.Align align) {
        words.setColor(colour);
        words.setTextAlign(align);
        canvas.drawText(string, x, y, words);
    }

    /** How wide a name is; names stay, so each is measured once. */
    float width(String name) {
        for (int i = 0; i < NAMES; i++) {
            if (measured[i].equals(name)) {
                return widths[i];
            }
        }
        float wide = words.measureText(name);
        measured[nextName] = name;
        widths[nextName] = wide;
        nextName = (nextName + 1) % NAMES;
        return wide;
    }

    /** How wide the collected words are. */
    float textWidth() {
        int length = collect();
        return words.measureText(letters, 0, length);
    }

    /** Collects a round number of an axis: powers of ten or whole counts on a logarithmic one, else one prefix for all. */
    void label(Axis axis, double value, String unit) {
        text.setLength(0);
        if (!axis.log) {
            double step = axis.tickCount > 1 ? axis.ticks[1] - axis.ticks[0] : Math.abs(value);
            double largest = Math.max(Math.abs(axis.ticks[0]), Math.abs(axis.ticks[Math.max(0, axis.tickCount - 1)]));
            format.appendLike(text, value, largest, step, unit);
        } else if (unit.isEmpty() && value >= 1) {
            NumberFormat counts = whole;
            if (counts == null) {
                counts = NumberFormat.getIntegerInstance();
                whole = counts;
            }
            text.append(counts.format(Math.round(value)));
        } else if (format.isPlain((int) Math.rint(Math.log10(axis.ticks[0])), unit)) {
            format.appendPower(text, (int) Math.rint(Math.log10(value)), unit);
        } else {
            // where one number of an axis needs a power of ten, all are written so
            format.appendBarePower(text, (int) Math.rint(Math.log10(value)), unit);
        }
    }

    // ---- signs -----------------------------------------------------------------------------------------------------

    /** Each series has a sign besides its colour: a disc, a square, a triangle, a diamond. */
    void sign(int series, float x, float y, float r) {
        fill.setColor(colours.series(series));
        switch (series % SIGNS) {
            case 0 -> canvas.drawCircle(x, y, r, fill);
            case 1 -> canvas.drawRect(x - 0.85f * r, y - 0.85f * r, x + 0.85f * r, y + 0.85f * r, fill);
            case 2 -> {
                path.rewind();
                path.moveTo(x, y - 1.2f * r);
                path.lineTo(x + 1.1f * r, y + 0.8f * r);
                path.lineTo(x - 1.1f * r, y + 0.8f * r);
                path.close();
                canvas.drawPath(path, fill);
            }
            default -> {
                path.rewind();
                path.moveTo(x, y - 1.2f * r);
                path.lineTo(x + 1.2f * r, y);
                path.lineTo(x, y + 1.2f * r);
                path.lineTo(x - 1.2f * r, y);
                path.close();
                canvas.drawPath(path, fill);
            }
        }
    }
}

package org.linkage.app.explain;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import java.util.List;

/** A piece of an equation with its extent about a baseline, in pixels. */
abstract class Box {
    float width;
    /** Above the baseline, positive. */
    float ascent;
    /** Below the baseline, positive. */
    float descent;

    /** Draws with the left end of the baseline at (x, y). */
    abstract void draw(Canvas canvas, float x, float y);

    /** What all boxes of one equation share. */
    static final class Pen {
        final Paint upright = new Paint(Paint.ANTI_ALIAS_FLAG);
        final Paint italic = new Paint(Paint.ANTI_ALIAS_FLAG);
        final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);

        Pen(int colour) {
            upright.setTypeface(Typeface.create(Typeface.SERIF, Typeface.NORMAL));
            italic.setTypeface(Typeface.create(Typeface.SERIF, Typeface.ITALIC));
            line.setStyle(Paint.Style.STROKE);
            line.setStrokeCap(Paint.Cap.ROUND);
            upright.setColor(colour);
            italic.setColor(colour);
            line.setColor(colour);
        }
    }

    /** Letters of one style. */
    static final class Letters extends Box {
        private final String text;
        private final Paint paint;
        private final float size;

        Letters(String text, Paint paint, float size) {
            this.text = text;
            this.paint = paint;
            this.size = size;
            paint.setTextSize(size);
            width = paint.measureText(text);
            ascent = 0.74f * size;
            descent = 0.22f * size;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            paint.setTextSize(size);
            canvas.drawText(text, x, y, paint);
        }
    }

    /** A letter with the dot of a time derivative. */
    static final class Dotted extends Box {
        private final Box base;
        private final Pen pen;
        private final float size;

        Dotted(Box base, Pen pen, float size) {
            this.base = base;
            this.pen = pen;
            this.size = size;
            width = base.width;
            ascent = base.ascent;
            descent = base.descent;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            base.draw(canvas, x, y);
            canvas.drawCircle(x + 0.55f * base.width, y - 0.66f * size, 0.055f * size, pen.upright);
        }
    }

    /** Empty width. */
    static final class Gap extends Box {
        Gap(float width) {
            this.width = width;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {}
    }

    /** Boxes after each other on one baseline. */
    static final class Row extends Box {
        private final List<Box> parts;

        Row(List<Box> parts) {
            this.parts = parts;
            for (Box part : parts) {
                width += part.width;
                ascent = Math.max(ascent, part.ascent);
                descent = Math.max(descent, part.descent);
            }
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            float at = x;
            for (Box part : parts) {
                part.draw(canvas, at, y);
                at += part.width;
            }
        }
    }

    /** A base with what stands above and below behind it. */
    static final class Scripts extends Box {
        private final Box base;
        private final Box above;
        private final Box below;
        private final float raise;
        private final float lower;

        Scripts(Box base, Box above, Box below, float size) {
            this.base = base;
            this.above = above;
            this.below = below;
            raise = Math.max(0.38f * size, base.ascent - 0.45f * size);
            lower = Math.max(0.18f * size, base.descent - 0.05f * size);
            width = base.width + Math.max(above.width, below.width) + 0.06f * size;
            ascent = Math.max(base.ascent, above.width > 0 ? raise + above.ascent : 0);
            descent = Math.max(base.descent, below.width > 0 ? lower + below.descent : 0);
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            base.draw(canvas, x, y);
            above.draw(canvas, x + base.width, y - raise);
            below.draw(canvas, x + base.width, y + lower);
        }
    }

    /** One above the other with a line between, at the height of a minus sign. */
    static final class Fraction extends Box {
        private final Box top;
        private final Box bottom;
        private final Pen pen;
        private final float size;
        private final float axis;
        private final float gap;

        Fraction(Box top, Box bottom, Pen pen, float size) {
            this.top = top;
            this.bottom = bottom;
            this.pen = pen;
            this.size = size;
            axis = 0.26f * size;
            gap = 0.14f * size;
            width = Math.max(top.width, bottom.width) + 0.3f * size;
            ascent = axis + gap + top.descent + top.ascent;
            descent = bottom.ascent + bottom.descent + gap - axis;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            pen.line.setStrokeWidth(0.055f * size);
            canvas.drawLine(x + 0.05f * size, y - axis, x + width - 0.05f * size, y - axis, pen.line);
            top.draw(canvas, x + 0.5f * (width - top.width), y - axis - gap - top.descent);
            bottom.draw(canvas, x + 0.5f * (width - bottom.width), y - axis + gap + bottom.ascent);
        }
    }

    /** A root over its radicand. */
    static final class Root extends Box {
        private final Box inside;
        private final Pen pen;
        private final float size;
        private final float hook;
        private final Path path = new Path();

        Root(Box inside, Pen pen, float size) {
            this.inside = inside;
            this.pen = pen;
            this.size = size;
            hook = 0.62f * size;
            width = hook + inside.width + 0.12f * size;
            ascent = inside.ascent + 0.16f * size;
            descent = inside.descent + 0.04f * size;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            pen.line.setStrokeWidth(0.06f * size);
            path.rewind();
            path.moveTo(x + 0.08f * size, y - 0.22f * size);
            path.lineTo(x + 0.2f * size, y - 0.3f * size);
            path.lineTo(x + 0.36f * size, y + descent);
            path.lineTo(x + 0.56f * size, y - ascent + 0.04f * size);
            path.lineTo(x + width, y - ascent + 0.04f * size);
            canvas.drawPath(path, pen.line);
            inside.draw(canvas, x + hook, y);
        }
    }

    /** Brackets as high as what they hold; open and close are one of ( ) [ ] and |. */
    static final class Fence extends Box {
        private final char open;
        private final char close;
        private final Box inside;
        private final Pen pen;
        private final float size;
        private final float side;
        private final Path path = new Path();

        Fence(char open, Box inside, char close, Pen pen, float size) {
            this.open = open;
            this.close = close;
            this.inside = inside;
            this.pen = pen;
            this.size = size;
            side = 0.34f * size;
            width = inside.width + 2 * side;
            ascent = inside.ascent + 0.08f * size;
            descent = inside.descent + 0.08f * size;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            pen.line.setStrokeWidth(0.06f * size);
            bracket(canvas, open, x + 0.26f * size, y, -0.16f * size);
            bracket(canvas, close, x + width - 0.26f * size, y, 0.16f * size);
            inside.draw(canvas, x + side, y);
        }

        /** @param out how far the bracket bows away from what it holds */
        private void bracket(Canvas canvas, char kind, float x, float y, float out) {
            float top = y - ascent;
            float bottom = y + descent;
            path.rewind();
            path.moveTo(x, top);
            if (kind == '(' || kind == ')') {
                path.cubicTo(
                        x + 1.25f * out,
                        top + 0.3f * (bottom - top),
                        x + 1.25f * out,
                        bottom - 0.3f * (bottom - top),
                        x,
                        bottom);
            } else if (kind == '|') {
                path.lineTo(x, bottom);
            } else {
                path.lineTo(x + out, top);
                path.lineTo(x + out, bottom);
                path.lineTo(x, bottom);
            }
            canvas.drawPath(path, pen.line);
        }
    }

    /** Rows and columns, centred about the height of a minus sign. */
    static final class Matrix extends Box {
        private final List<List<Box>> rows;
        private final float[] columns;
        private final float[] baselines;
        private final float between;

        Matrix(List<List<Box>> rows, float size) {
            this.rows = rows;
            between = 0.7f * size;
            int most = 0;
            for (List<Box> row : rows) {
                most = Math.max(most, row.size());
            }
            columns = new float[most];
            baselines = new float[rows.size()];
            float high = 0;
            for (int r = 0; r < rows.size(); r++) {
                float up = 0;
                float down = 0;
                for (int c = 0; c < rows.get(r).size(); c++) {
                    Box cell = rows.get(r).get(c);
                    columns[c] = Math.max(columns[c], cell.width);
                    up = Math.max(up, cell.ascent);
                    down = Math.max(down, cell.descent);
                }
                baselines[r] = high + up;
                high += up + down + (r + 1 < rows.size() ? 0.18f * size : 0);
            }
            for (float column : columns) {
                width += column;
            }
            width += between * Math.max(0, most - 1);
            ascent = 0.5f * high + 0.26f * size;
            descent = high - ascent;
        }

        @Override
        void draw(Canvas canvas, float x, float y) {
            for (int r = 0; r < rows.size(); r++) {
                float at = x;
                for (int c = 0; c < rows.get(r).size(); c++) {
                    Box cell = rows.get(r).get(c);
                    cell.draw(canvas, at + 0.5f * (columns[c] - cell.width), y - ascent + baselines[r]);
                    at += columns[c] + between;
                }
            }
        }
    }
}

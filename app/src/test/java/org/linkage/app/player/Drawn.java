package org.linkage.app.player;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import java.util.ArrayList;
import java.util.List;

/** A canvas that remembers what was drawn on it: arrows from tail to tip, lines, outlines and words, each with its colour. */
final class Drawn extends Canvas {
    /** A shaft and a head; y is down. */
    record Arrow(float x, float y, float dx, float dy, int colour) {
        double length() {
            return Math.hypot(dx, dy);
        }
    }

    record Word(String text, float x, float y, int colour) {}

    record Line(float fromX, float fromY, float toX, float toY, int colour) {}

    final List<Arrow> arrows = new ArrayList<>();
    final List<Word> words = new ArrayList<>();
    final List<Line> lines = new ArrayList<>();
    /** The colours of outlines that are not straight. */
    final List<Integer> curves = new ArrayList<>();

    Drawn(int size) {
        super(Bitmap.createBitmap(size, size, Bitmap.Config.ARGB_8888));
    }

    @Override
    public void drawLine(float fromX, float fromY, float toX, float toY, Paint paint) {
        lines.add(new Line(fromX, fromY, toX, toY, paint.getColor()));
        super.drawLine(fromX, fromY, toX, toY, paint);
    }

    /** A filled path right after a line is the head on that shaft; its outline begins at the tip. */
    @Override
    public void drawPath(Path path, Paint paint) {
        Line shaft = lines.isEmpty() ? null : lines.get(lines.size() - 1);
        if (paint.getStyle() == Paint.Style.STROKE) {
            curves.add(paint.getColor());
        } else if (shaft != null && shaft.colour == paint.getColor()) {
            float[] points = path.approximate(0.5f);
            arrows.add(new Arrow(
                    shaft.fromX, shaft.fromY, points[1] - shaft.fromX, points[2] - shaft.fromY, shaft.colour));
        }
        super.drawPath(path, paint);
    }

    @Override
    public void drawText(char[] letters, int from, int count, float x, float y, Paint paint) {
        words.add(new Word(new String(letters, from, count).replace('\u00a0', ' '), x, y, paint.getColor()));
        super.drawText(letters, from, count, x, y, paint);
    }

    List<Arrow> arrows(int colour) {
        List<Arrow> found = new ArrayList<>();
        for (Arrow arrow : arrows) {
            if (arrow.colour == colour) {
                found.add(arrow);
            }
        }
        return found;
    }

    /** The words nearest to a point. */
    String wordsAt(double x, double y) {
        String nearest = "";
        double least = Double.POSITIVE_INFINITY;
        for (Word word : words) {
            double apart = Math.hypot(word.x - x, word.y - y);
            if (apart < least) {
                least = apart;
                nearest = word.text;
            }
        }
        return nearest;
    }

    boolean says(String text) {
        return words.stream().anyMatch(word -> word.text.equals(text));
    }
}

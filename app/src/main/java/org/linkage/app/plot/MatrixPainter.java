package org.linkage.app.plot;

import android.graphics.Bitmap;
import java.util.Arrays;

/**
 * Draws the blocks of an {@link Elimination} into a square bitmap. Blocks smaller than a pixel still get one, and what means most
 * is drawn last: fill over ties over diagonal. Each call works for itself, so that any thread may draw.
 */
final class MatrixPainter {
    /** Which part of the matrix is in sight, and how far the elimination has come (−1 for all without grey). */
    record Sight(int side, float zoom, float left, float top, int step) {}

    /** A frame around less than so many pixels is a blot. */
    private static final double LEAST_FRAMED = 6;

    private final Elimination of;
    private final Sight sight;
    private final PlotColours colours;
    private final int[] pixels;

    private MatrixPainter(Elimination of, Sight sight, PlotColours colours) {
        this.of = of;
        this.sight = sight;
        this.colours = colours;
        pixels = new int[sight.side * sight.side];
    }

    static Bitmap draw(Elimination of, Sight sight, PlotColours colours) {
        MatrixPainter painter = new MatrixPainter(of, sight, colours);
        painter.blocks();
        return Bitmap.createBitmap(painter.pixels, sight.side, sight.side, Bitmap.Config.ARGB_8888);
    }

    private void blocks() {
        int step = sight.step;
        boolean stepping = step >= 0;
        Arrays.fill(pixels, colours.paper);
        if (stepping && step < of.nodes) {
            int band = blend(colours.accent, colours.paper, 0.16f);
            fill(step, 0, step, of.nodes - 1, band);
            fill(0, step, of.nodes - 1, step, band);
        }
        if (of.fullFrom >= 0 && (!stepping || step >= of.fullFrom)) {
            fill(of.fullFrom, of.fullFrom, of.nodes - 1, of.nodes - 1, colours.broken);
        }
        for (int b = 0; b < of.ownBlocks; b++) {
            block(b, colours.coupling);
        }
        for (int k = 0; k < of.nodes; k++) {
            int colour = of.kindOf(k) == Elimination.MASS ? colours.body : colours.joint;
            if (of.hollow && of.kindOf(k) == Elimination.JOINT) {
                hollow(k, colour);
            } else {
                fill(k, k, k, k, stepping && k < step ? blend(colour, colours.done, 0.25f) : colour);
            }
        }
        for (int b = of.ownBlocks; b < of.born.length; b++) {
            if (!stepping || of.born[b] <= step) {
                block(b, colours.broken);
            }
        }
    }

    /** A diagonal block that is zero: only its frame, or a shade of it where a frame has no room. */
    private void hollow(int k, int colour) {
        double wide = sight.zoom * sight.side * (of.start[k + 1] - of.start[k]) / (double) of.size();
        if (wide < LEAST_FRAMED) {
            fill(k, k, k, k, blend(colour, colours.paper, 0.5f));
        } else {
            fill(k, k, k, k, colour);
            fill(k, k, k, k, 0.14 * wide, colours.paper);
        }
    }

    private void block(int b, int colour) {
        int row = of.blocks[2 * b];
        int column = of.blocks[2 * b + 1];
        boolean done = sight.step >= 0 && column < sight.step;
        int shade = done ? blend(colour, colours.done, 0.3f) : colour;
        fill(row, column, row, column, shade);
        fill(column, row, column, row, shade);
    }

    /** Fills the rectangle from block (row0, column0) to block (row1, column1), a hair smaller where there is room for a gap. */
    private void fill(int row0, int column0, int row1, int column1, int colour) {
        fill(row0, column0, row1, column1, 0, colour);
    }

    /** As above, smaller by so many pixels at each side. */
    private void fill(int row0, int column0, int row1, int column1, double inset, int colour) {
        int side = sight.side;
        double scale = sight.zoom * side / (double) of.size();
        double gap = scale >= 3 ? Math.min(1.5, 0.12 * scale) : 0;
        gap += inset;
        int x0 = (int) Math.round(sight.left + scale * of.start[column0] + gap);
        int y0 = (int) Math.round(sight.top + scale * of.start[row0] + gap);
        int x1 = Math.max(x0 + 1, (int) Math.round(sight.left + scale * of.start[column1 + 1] - gap));
        int y1 = Math.max(y0 + 1, (int) Math.round(sight.top + scale * of.start[row1 + 1] - gap));
        int from = Math.max(0, x0);
        int to = Math.min(side, x1);
        for (int y = Math.max(0, y0); from < to && y < Math.min(side, y1); y++) {
            Arrays.fill(pixels, y * side + from, y * side + to, colour);
        }
    }

    private static int blend(int over, int under, float share) {
        int red = mix(over >> 16 & 255, under >> 16 & 255, share);
        int green = mix(over >> 8 & 255, under >> 8 & 255, share);
        int blue = mix(over & 255, under & 255, share);
        return 0xFF000000 | red << 16 | green << 8 | blue;
    }

    private static int mix(int over, int under, float share) {
        return Math.round(share * over + (1 - share) * under);
    }
}

package org.linkage.app.plot;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.RectF;
import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import android.view.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.FactorPattern;

/**
 * The pattern of the matrix that the solver works on, as a square of blocks: rows of bodies and of joints in their two colours,
 * what ties them in a third, and fill in red. A step of elimination greys what is done and shows only the fill that is there by
 * then. Drawn once into a picture of its own when something changes; looking at it costs one bitmap.
 */
public final class MatrixView extends View {
    public static final int MATRIX = 0;
    public static final int SCHUR = 1;
    public static final int FACTOR = 2;

    /** Told which bodies belong to a block that was tapped; none when the tap hit nothing. */
    public interface Listener {
        void onBlock(int row, int column, int[] bodies);
    }

    private static final float MOST_ZOOM = 64;

    private final Paint paint = new Paint();
    private final Rect whole = new Rect();
    private final RectF target = new RectF();
    private final GestureDetector gestures;
    private final ScaleGestureDetector pinch;
    private PlotColours colours = PlotColours.LIGHT;
    private @Nullable FactorPattern pattern;
    private @Nullable Elimination shown;
    private @Nullable Listener listener;
    private @Nullable Bitmap picture;
    private int mode = MATRIX;
    private int step = -1;
    private boolean tapped;
    private int chosenRow = -1;
    private int chosenColumn = -1;
    private float zoom = 1;
    private float left;
    private float top;

    public MatrixView(Context context) {
        super(context);
        gestures = new GestureDetector(context, new Hand());
        pinch = new ScaleGestureDetector(context, new Pinch());
        configure(getResources().getConfiguration());
        setFocusable(true);
    }

    private void configure(Configuration configuration) {
        boolean night = (configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        colours = PlotColours.of(night);
        picture = null;
    }

    @Override
    protected void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        configure(configuration);
        invalidate();
    }

    public void setListener(@Nullable Listener newListener) {
        listener = newListener;
    }

    /** Shows a pattern; what was chosen and zoomed is forgotten. */
    public void setPattern(@Nullable FactorPattern newPattern) {
        pattern = newPattern;
        step = -1;
        arrange();
    }

    /** {@link #MATRIX}, {@link #SCHUR} or {@link #FACTOR}. */
    public void setMode(int newMode) {
        mode = newMode;
        arrange();
    }

    private void arrange() {
        FactorPattern from = pattern;
        shown = from == null
                ? null
                : switch (mode) {
                    case SCHUR -> Elimination.ofSchur(from);
                    case FACTOR -> Elimination.ofFactor(from);
                    default -> Elimination.ofMatrix(from);
                };
        chosenRow = -1;
        chosenColumn = -1;
        zoom = 1;
        left = 0;
        top = 0;
        picture = null;
        invalidate();
    }

    /** How many nodes have been eliminated; −1 shows the finished factor without grey. */
    public void setStep(int newStep) {
        if (newStep != step) {
            step = newStep;
            picture = null;
            invalidate();
        }
    }

    /** The node that is eliminated at the shown step, or −1. */
    public int nodeAtStep() {
        Elimination now = shown;
        return now == null || mode != FACTOR || step < 0 || step >= now.nodes ? -1 : now.order[step];
    }

    /** The bodies of a node. */
    public int[] bodiesOf(int node) {
        Elimination now = shown;
        return now == null || node < 0 ? new int[0] : now.bodiesOf(node);
    }

    public int nodeCount() {
        FactorPattern from = pattern;
        return from == null ? 0 : from.nodeCount;
    }

    // ---- drawing ---------------------------------------------------------------------------------------------------

    @Override
    protected void onMeasure(int width, int height) {
        int wide = getDefaultSize(getSuggestedMinimumWidth(), width);
        int most = Math.round(360 * getResources().getDisplayMetrics().density);
        setMeasuredDimension(wide, resolveSize(Math.min(wide, most), height));
    }

    /** The side of the square. */
    private int side() {
        return Math.max(1, Math.min(getWidth(), getHeight()));
    }

    @Override
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
        super.onSizeChanged(width, height, oldWidth, oldHeight);
        picture = null;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        Elimination now = shown;
        if (now == null || now.nodes == 0) {
            return;
        }
        Bitmap drawn = picture;
        if (drawn == null) {
            drawn = draw(now);
            picture = drawn;
        }
        whole.set(0, 0, drawn.getWidth(), drawn.getHeight());
        int offset = (getWidth() - side()) / 2;
        target.set(offset, 0, offset + side(), side());
        canvas.drawBitmap(drawn, whole, target, null);
        paint.setStyle(Paint.Style.STROKE);
        paint.setColor(colours.softInk);
        float line = getResources().getDisplayMetrics().density;
        paint.setStrokeWidth(line);
        canvas.drawRect(target, paint);
        if (chosenRow >= 0) {
            frame(canvas, now, offset, line);
        }
    }

    private void frame(Canvas canvas, Elimination now, int offset, float line) {
        paint.setColor(colours.accent);
        paint.setStrokeWidth(2 * line);
        float x0 = at(now.start[chosenColumn], now);
        float x1 = at(now.start[chosenColumn + 1], now);
        float y0 = at(now.start[chosenRow], now) - left + top;
        float y1 = at(now.start[chosenRow + 1], now) - left + top;
        canvas.save();
        canvas.clipRect(target);
        canvas.drawRect(
                offset + Math.min(x0, x1 - 4 * line),
                Math.min(y0, y1 - 4 * line),
                offset + Math.max(x1, x0 + 4 * line),
                Math.max(y1, y0 + 4 * line),
                paint);
        canvas.restore();
    }

    /** The pixel of a scalar column, before the square's own offset. */
    private float at(int column, Elimination now) {
        return left + zoom * side() * column / now.size();
    }

    /**
     * Draws all blocks into a bitmap. Blocks smaller than a pixel still get one, and what means most is drawn last: fill over ties
     * over diagonal.
     */
    private Bitmap draw(Elimination now) {
        int side = side();
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, colours.paper);
        boolean stepping = mode == FACTOR && step >= 0;
        if (stepping && step < now.nodes) {
            int band = blend(colours.accent, colours.paper, 0.16f);
            fill(pixels, side, now, step, 0, step, now.nodes - 1, band);
            fill(pixels, side, now, 0, step, now.nodes - 1, step, band);
        }
        for (int b = 0; b < now.ownBlocks; b++) {
            block(pixels, side, now, b, colours.coupling, stepping);
        }
        for (int k = 0; k < now.nodes; k++) {
            int colour = now.kindOf(k) == Elimination.MASS ? colours.body : colours.joint;
            boolean done = stepping && k < step;
            fill(pixels, side, now, k, k, k, k, done ? blend(colour, colours.done, 0.25f) : colour);
        }
        for (int b = now.ownBlocks; b < now.born.length; b++) {
            if (!stepping || now.born[b] <= step) {
                block(pixels, side, now, b, colours.broken, stepping);
            }
        }
        return Bitmap.createBitmap(pixels, side, side, Bitmap.Config.ARGB_8888);
    }

    private void block(int[] pixels, int side, Elimination now, int b, int colour, boolean stepping) {
        int row = now.blocks[2 * b];
        int column = now.blocks[2 * b + 1];
        boolean done = stepping && column < step;
        int shade = done ? blend(colour, colours.done, 0.3f) : colour;
        fill(pixels, side, now, row, column, row, column, shade);
        fill(pixels, side, now, column, row, column, row, shade);
    }

    /** Fills the rectangle from block (row0, column0) to block (row1, column1), a hair smaller where there is room for a gap. */
    private void fill(
            int[] pixels, int side, Elimination now, int row0, int column0, int row1, int column1, int colour) {
        double scale = zoom * side / (double) now.size();
        double gap = scale >= 3 ? Math.min(1.5, 0.12 * scale) : 0;
        int x0 = (int) Math.round(left + scale * now.start[column0] + gap);
        int y0 = (int) Math.round(top + scale * now.start[row0] + gap);
        int x1 = Math.max(x0 + 1, (int) Math.round(left + scale * now.start[column1 + 1] - gap));
        int y1 = Math.max(y0 + 1, (int) Math.round(top + scale * now.start[row1 + 1] - gap));
        for (int y = Math.max(0, y0); y < Math.min(side, y1); y++) {
            int from = Math.max(0, x0);
            int to = Math.min(side, x1);
            if (from < to) {
                Arrays.fill(pixels, y * side + from, y * side + to, colour);
            }
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

    // ---- hands -----------------------------------------------------------------------------------------------------

    private final class Hand extends GestureDetector.SimpleOnGestureListener {
        @Override
        public boolean onDown(MotionEvent event) {
            return true;
        }

        @Override
        public boolean onSingleTapUp(MotionEvent event) {
            tapped = true;
            choose(event.getX(), event.getY());
            return true;
        }

        @Override
        public boolean onDoubleTap(MotionEvent event) {
            zoomTo(1, 0, 0);
            return true;
        }

        @Override
        public boolean onScroll(@Nullable MotionEvent down, MotionEvent now, float dx, float dy) {
            if (zoom <= 1) {
                return false;
            }
            getParent().requestDisallowInterceptTouchEvent(true);
            zoomTo(zoom, left - dx, top - dy);
            return true;
        }
    }

    private final class Pinch extends ScaleGestureDetector.SimpleOnScaleGestureListener {
        @Override
        public boolean onScale(ScaleGestureDetector detector) {
            getParent().requestDisallowInterceptTouchEvent(true);
            float offset = (getWidth() - side()) / 2f;
            float x = detector.getFocusX() - offset;
            float y = detector.getFocusY();
            float wanted = Math.max(1, Math.min(MOST_ZOOM, zoom * detector.getScaleFactor()));
            float factor = wanted / zoom;
            zoomTo(wanted, x - factor * (x - left), y - factor * (y - top));
            return true;
        }
    }

    private void zoomTo(float newZoom, float newLeft, float newTop) {
        zoom = newZoom;
        float least = side() * (1 - zoom);
        left = Math.max(least, Math.min(0, newLeft));
        top = Math.max(least, Math.min(0, newTop));
        picture = null;
        invalidate();
    }

    /** Chooses the block under a point of the view. */
    void choose(float x, float y) {
        Elimination now = shown;
        if (now == null || now.nodes == 0) {
            return;
        }
        double scale = now.size() / (double) (zoom * side());
        float offset = (getWidth() - side()) / 2f;
        int column = now.placeOf((x - offset - left) * scale);
        int row = now.placeOf((y - top) * scale);
        boolean there = row >= 0
                && column >= 0
                && (row == column || now.find(Math.max(row, column), Math.min(row, column)) >= 0);
        chosenRow = there ? row : -1;
        chosenColumn = there ? column : -1;
        Listener told = listener;
        if (told != null) {
            told.onBlock(there ? now.order[row] : -1, there ? now.order[column] : -1, there ? bodies(now) : new int[0]);
        }
        invalidate();
    }

    private int[] bodies(Elimination now) {
        int[] ofRow = now.bodiesOf(now.order[chosenRow]);
        if (chosenRow == chosenColumn) {
            return ofRow;
        }
        int[] ofColumn = now.bodiesOf(now.order[chosenColumn]);
        int[] all = Arrays.copyOf(ofRow, ofRow.length + ofColumn.length);
        System.arraycopy(ofColumn, 0, all, ofRow.length, ofColumn.length);
        Arrays.sort(all);
        int count = 0;
        for (int i = 0; i < all.length; i++) {
            if (i == 0 || all[i] != all[i - 1]) {
                all[count++] = all[i];
            }
        }
        return Arrays.copyOf(all, count);
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        boolean pinched = pinch.onTouchEvent(event);
        boolean handled = gestures.onTouchEvent(event);
        if (tapped) {
            tapped = false;
            performClick();
        }
        return pinched || handled || super.onTouchEvent(event);
    }

    @Override
    public boolean performClick() {
        return super.performClick();
    }
}

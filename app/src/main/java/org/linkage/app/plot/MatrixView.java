package org.linkage.app.plot;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.RectF;
import android.view.MotionEvent;
import android.view.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.solver.linear.FactorPattern;

/**
 * The pattern of the matrix that the solver works on, as a square of blocks: rows of bodies and of joints in their two colours,
 * what ties them in a third, and fill in red. A step of elimination greys what is done and shows only the fill that is there by
 * then. Drawn once into a picture of its own when something changes; looking at it costs one bitmap. Large patterns are arranged
 * and drawn on another thread; until then the view says so, or shows the last picture where it belongs.
 */
public final class MatrixView extends View {
    public static final int MATRIX = 0;
    public static final int SCHUR = 1;
    public static final int FACTOR = 2;

    /** Told what happens on the view. */
    public interface Listener {
        /** A block was tapped, with the bodies that belong to it; none when the tap hit nothing. */
        void onBlock(int row, int column, int[] bodies);

        /** A large pattern has been arranged and can be asked for its nodes now. */
        default void onArranged() {}
    }

    /** Patterns with more blocks are worked on elsewhere. */
    private static final int MOST_BLOCKS_AT_ONCE = 6000;

    private static final float MOST_ZOOM = 64;

    private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final Rect whole = new Rect();
    private final RectF square = new RectF();
    private final RectF target = new RectF();
    private final ChartHands hands;
    private Bench arranging = new Bench();
    private Bench drawing = new Bench();
    private PlotColours colours = PlotColours.LIGHT;
    private @Nullable FactorPattern pattern;
    private boolean full;
    private @Nullable Elimination shown;
    private @Nullable Listener listener;
    private @Nullable Bitmap picture;
    /** What the picture shows, and what it is being made for. */
    private MatrixPainter.@Nullable Sight drawn;

    private MatrixPainter.@Nullable Sight wanted;
    private int mode = MATRIX;
    private int step = -1;
    private int chosenRow = -1;
    private int chosenColumn = -1;
    private float zoom = 1;
    private float left;
    private float top;

    public MatrixView(Context context) {
        super(context);
        hands = new ChartHands(this, new Fingers());
        configure(getResources().getConfiguration());
        setFocusable(true);
    }

    /** For tests. */
    void setBenches(Bench forArranging, Bench forDrawing) {
        arranging = forArranging;
        drawing = forDrawing;
    }

    private void configure(Configuration configuration) {
        colours = PlotColours.of(configuration);
        forgetPicture();
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

    /**
     * Shows a pattern; what was chosen and zoomed is forgotten.
     *
     * @param fullFill whether every pair of joints fills, though the pattern does not list them
     */
    public void setPattern(@Nullable FactorPattern newPattern, boolean fullFill) {
        pattern = newPattern;
        full = fullFill;
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
        chosenRow = -1;
        chosenColumn = -1;
        zoom = 1;
        left = 0;
        top = 0;
        forgetPicture();
        arranging.cancel();
        int now = mode;
        boolean filled = full;
        if (from == null) {
            shown = null;
        } else if (Elimination.blocks(from) <= MOST_BLOCKS_AT_ONCE) {
            shown = Elimination.of(from, now, filled);
        } else {
            shown = null;
            arranging.make(() -> Elimination.of(from, now, filled), this::arranged);
        }
        invalidate();
    }

    private void arranged(Elimination made) {
        shown = made;
        invalidate();
        Listener told = listener;
        if (told != null) {
            told.onArranged();
        }
    }

    /** Whether a pattern is still being arranged. */
    public boolean isArranging() {
        return pattern != null && shown == null;
    }

    /** How many nodes have been eliminated; −1 shows the finished factor without grey. */
    public void setStep(int newStep) {
        if (newStep != step) {
            step = newStep;
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

    /** Where the square begins. */
    private float offset() {
        return (getWidth() - side()) / 2f;
    }

    private void forgetPicture() {
        picture = null;
        drawn = null;
        wanted = null;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        float dp = getResources().getDisplayMetrics().density;
        square.set(offset(), 0, offset() + side(), side());
        Elimination now = shown;
        if (now != null && now.nodes > 0) {
            havePicture(now);
            drawPicture(canvas);
        } else if (isArranging()) {
            paint.setStyle(Paint.Style.FILL);
            paint.setColor(colours.softInk);
            paint.setTextSize(14 * dp * Math.min(1.6f, getResources().getConfiguration().fontScale));
            paint.setTextAlign(Paint.Align.CENTER);
            canvas.drawText(
                    getResources().getString(R.string.matrix_arranging), square.centerX(), square.centerY(), paint);
        }
        paint.setStyle(Paint.Style.STROKE);
        paint.setColor(colours.softInk);
        paint.setStrokeWidth(dp);
        canvas.drawRect(square, paint);
        if (now != null && chosenRow >= 0) {
            frame(canvas, now, dp);
        }
    }

    /** Draws the picture anew if it shows something else than it should: at once, or elsewhere. */
    private void havePicture(Elimination now) {
        int at = mode == FACTOR ? step : -1;
        MatrixPainter.Sight wish = new MatrixPainter.Sight(side(), zoom, left, top, at);
        if (wish.equals(drawn) || wish.equals(wanted)) {
            return;
        }
        if (now.born.length <= MOST_BLOCKS_AT_ONCE) {
            picture = MatrixPainter.draw(now, wish, colours);
            drawn = wish;
            return;
        }
        wanted = wish;
        PlotColours with = colours;
        drawing.make(() -> MatrixPainter.draw(now, wish, with), made -> {
            if (now == shown) {
                picture = made;
                drawn = wish;
                invalidate();
            }
        });
    }

    /** The picture, moved to where its blocks are now while a better one is being made. */
    private void drawPicture(Canvas canvas) {
        Bitmap bitmap = picture;
        MatrixPainter.Sight of = drawn;
        if (bitmap == null || of == null) {
            return;
        }
        whole.set(0, 0, bitmap.getWidth(), bitmap.getHeight());
        float scale = zoom * side() / (of.zoom() * of.side());
        float x = offset() + left - scale * of.left();
        float y = top - scale * of.top();
        target.set(x, y, x + scale * of.side(), y + scale * of.side());
        canvas.save();
        canvas.clipRect(square);
        canvas.drawBitmap(bitmap, whole, target, null);
        canvas.restore();
    }

    private void frame(Canvas canvas, Elimination now, float line) {
        paint.setColor(colours.accent);
        paint.setStrokeWidth(2 * line);
        float scale = zoom * side() / now.size();
        float x0 = offset() + left + scale * now.start[chosenColumn];
        float x1 = offset() + left + scale * now.start[chosenColumn + 1];
        float y0 = top + scale * now.start[chosenRow];
        float y1 = top + scale * now.start[chosenRow + 1];
        canvas.save();
        canvas.clipRect(square);
        canvas.drawRect(
                Math.min(x0, x1 - 4 * line),
                Math.min(y0, y1 - 4 * line),
                Math.max(x1, x0 + 4 * line),
                Math.max(y1, y0 + 4 * line),
                paint);
        canvas.restore();
    }

    // ---- what hands do ---------------------------------------------------------------------------------------------

    /** Tap a block, pinch and drag to look closer, tap twice to see all. */
    private final class Fingers implements ChartHands.Touched {
        @Override
        public void tapped(float x, float y) {
            choose(x, y);
        }

        @Override
        public void tappedTwice() {
            zoomTo(1, 0, 0);
        }

        @Override
        public boolean dragged(int fingers, float dx, float dy) {
            if (zoom > 1) {
                getParent().requestDisallowInterceptTouchEvent(true);
                zoomTo(zoom, left - dx, top - dy);
            }
            return zoom > 1;
        }

        @Override
        public void pinched(float factor, float focusX, float focusY) {
            pinch(factor, focusX, focusY);
        }
    }

    void pinch(float factor, float focusX, float focusY) {
        getParent().requestDisallowInterceptTouchEvent(true);
        float x = focusX - offset();
        float bounded = Math.max(1, Math.min(MOST_ZOOM, zoom * factor));
        float by = bounded / zoom;
        zoomTo(bounded, x - by * (x - left), focusY - by * (focusY - top));
    }

    private void zoomTo(float newZoom, float newLeft, float newTop) {
        zoom = newZoom;
        float least = side() * (1 - zoom);
        left = Math.max(least, Math.min(0, newLeft));
        top = Math.max(least, Math.min(0, newTop));
        invalidate();
    }

    /** Chooses the block under a point of the view. */
    void choose(float x, float y) {
        Elimination now = shown;
        if (now == null || now.nodes == 0) {
            return;
        }
        double scale = now.size() / (double) (zoom * side());
        int column = now.placeOf((x - offset() - left) * scale);
        int row = now.placeOf((y - top) * scale);
        boolean there = row >= 0 && column >= 0 && now.has(row, column);
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
        boolean handled = hands.onTouch(event);
        if (hands.takeTap()) {
            performClick();
        }
        return handled || super.onTouchEvent(event);
    }

    @Override
    public boolean performClick() {
        return super.performClick();
    }
}

package org.linkage.app.plot;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.accessibility.AccessibilityNodeInfo;
import org.jspecify.annotations.Nullable;

/**
 * The one plot of the app: a strip chart of values over time, or a chart of measured points. Tap to read; values over time can
 * be pinched, dragged to look back (the picture then stands still while the values go on) and tapped twice for the newest.
 */
public final class PlotView extends View {
    /** Told when the picture begins or ceases to stand still by hand. */
    public interface Listener {
        void onFrozen(PlotView plot, boolean frozen);
    }

    private final Runnable intoSight = this::bringIntoSight;
    private final ChartHands hands;
    private final StripWindow window = new StripWindow();
    private final float letters;
    private String title = "";
    private String xHeader = "";
    private String yUnit = "";
    private PlotPainter painter = new PlotPainter(false, false, "s", "");
    private @Nullable Chart chart;
    private @Nullable Listener listener;
    private double cursor = Double.NaN;

    /**
     * @param title what the plot shows, also spoken
     * @param yUnit the unit of all its series
     */
    public static PlotView strip(Context context, String title, String yUnit, boolean logarithmic) {
        PlotView plot = new PlotView(context, null);
        plot.title = title;
        plot.xHeader = "time [s]";
        plot.yUnit = yUnit;
        plot.painter = new PlotPainter(false, logarithmic, "s", yUnit);
        plot.configure(plot.getResources().getConfiguration());
        plot.setContentDescription(title);
        return plot;
    }

    public PlotView(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
        letters = Math.min(1.6f, getResources().getConfiguration().fontScale);
        hands = new ChartHands(this, new Fingers());
        configure(getResources().getConfiguration());
        setFocusable(true);
    }

    private void configure(Configuration configuration) {
        painter.setColours(PlotColours.of(configuration), getResources().getDisplayMetrics().density, letters);
    }

    @Override
    protected void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        configure(configuration);
        invalidate();
    }

    // ---- what is shown ---------------------------------------------------------------------------------------------

    public String title() {
        return title;
    }

    /** Another quantity is what the plot is about from now on. */
    public void setTitle(String newTitle) {
        title = newTitle;
        setContentDescription(newTitle);
    }

    public String unit() {
        return yUnit;
    }

    /** Another quantity is shown from now on. */
    public void setUnit(String unit) {
        if (unit.equals(yUnit)) {
            return;
        }
        yUnit = unit;
        painter.setUnit(unit);
        window.anew();
        invalidate();
    }

    public String xHeader() {
        return xHeader;
    }

    /** Shows values over time as they come. */
    public void setStrip(StripData strip) {
        window.setLive(strip);
        invalidate();
    }

    /** Shows measured points; the words for them come from whoever knows what they mean, as content description. */
    public void setChart(@Nullable Chart newChart) {
        chart = newChart;
        cursor = Double.NaN;
        if (newChart != null) {
            Configuration now = getResources().getConfiguration();
            painter = new PlotPainter(
                    newChart, PlotColours.of(now), getResources().getDisplayMetrics().density, letters);
        }
        requestLayout();
        invalidate();
    }

    public void setListener(@Nullable Listener newListener) {
        listener = newListener;
    }

    /** How many seconds are in sight. */
    public void setWindow(double seconds) {
        window.setSpan(seconds);
        invalidate();
    }

    /** What is in sight now, frozen or live. */
    public @Nullable PlotData shown() {
        return chart != null ? chart : window.shown();
    }

    public boolean isFrozen() {
        return window.frozen();
    }

    /** Lets the picture stand still while values go on coming. */
    public void setFrozen(boolean on) {
        if (window.setFrozen(on)) {
            cursor = on ? cursor : Double.NaN;
            invalidate();
        }
    }

    /** New values may have come; costs nothing if none have or if nobody sees the plot. */
    public void refresh() {
        if (window.stale() && isShown()) {
            invalidate();
        }
    }

    // ---- drawing ---------------------------------------------------------------------------------------------------

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        float density = getResources().getDisplayMetrics().density;
        int width = getDefaultSize(getSuggestedMinimumWidth(), widthSpec);
        float wanted = chart == null
                ? 188 * density * (0.6f + 0.4f * letters)
                : Math.max(letters * Math.min(400 * density, 0.9f * width), getSuggestedMinimumHeight());
        setMeasuredDimension(width, resolveSize(Math.round(wanted), heightSpec));
    }

    @Override
    protected void onDraw(Canvas canvas) {
        draw(canvas, getWidth(), getHeight());
    }

    private void draw(Canvas canvas, float width, float height) {
        Chart points = chart;
        if (points != null) {
            painter.drawChart(canvas, points, width, height, cursor);
            return;
        }
        StripData now = window.shown();
        if (now != null) {
            window.setRanges(painter.xAxis, painter.yAxis);
            painter.drawStrip(canvas, now, width, height, cursor);
        }
    }

    /** The plot as a picture of its own, on paper and with its title. */
    public Bitmap picture(int width, int height) {
        float density = getResources().getDisplayMetrics().density;
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        PlotColours colours = PlotColours.of(getResources().getConfiguration());
        canvas.drawColor(colours.paper);
        Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
        paint.setColor(colours.ink);
        paint.setTextSize(16 * density);
        float margin = 16 * density;
        canvas.drawText(title, margin, margin + 16 * density, paint);
        canvas.translate(margin, 3 * margin);
        draw(canvas, width - 2 * margin, height - 4 * margin);
        return bitmap;
    }

    // ---- what hands and keys do ------------------------------------------------------------------------------------

    /** Tap to read, tap twice for the newest, drag along time to look back, pinch to zoom. */
    private final class Fingers implements ChartHands.Touched {
        @Override
        public void tapped(float x, float y) {
            read(x);
            removeCallbacks(intoSight);
            postDelayed(intoSight, ViewConfiguration.getDoubleTapTimeout());
        }

        @Override
        public void tappedTwice() {
            removeCallbacks(intoSight);
            thaw();
        }

        @Override
        public boolean dragged(int fingers, float dx, float dy) {
            // up and down belongs to the page, unless the plot stands still already; a pinch alone stops nothing
            boolean mine = overTime() && (isFrozen() || (fingers == 1 && Math.abs(dx) >= 2 * Math.abs(dy)));
            if (mine) {
                drag(dx);
            }
            return mine;
        }

        @Override
        public void pinched(float factor, float x, float y) {
            zoom(factor, x);
        }
    }

    /** What is read stands at the foot of the plot, which may lie beneath the edge of its page. */
    private void bringIntoSight() {
        if (!Double.isNaN(cursor)) {
            requestRectangleOnScreen(new Rect(0, 0, getWidth(), getHeight()), true);
        }
    }

    /** Whether there is a time to look back on. */
    private boolean overTime() {
        return chart == null && window.shown() != null;
    }

    /** Shows more or less time about a place. */
    void zoom(double factor, float focusX) {
        if (overTime()) {
            getParent().requestDisallowInterceptTouchEvent(true);
            window.zoom(factor, painter.xAxis.value(focusX));
            invalidate();
        }
    }

    /** Looks back by so many pixels, standing still from then on. */
    private void drag(float dx) {
        getParent().requestDisallowInterceptTouchEvent(true);
        freezeByHand();
        window.shift(dx * window.span() / (painter.xAxis.to() - painter.xAxis.from()));
        invalidate();
    }

    private void freezeByHand() {
        if (overTime() && !window.frozen()) {
            setFrozen(true);
            tell();
        }
    }

    /** Back to the newest, and nothing is read. */
    private void thaw() {
        cursor = Double.NaN;
        window.restoreSpan();
        if (window.frozen()) {
            setFrozen(false);
            tell();
        }
        invalidate();
    }

    private void tell() {
        Listener told = listener;
        if (told != null) {
            told.onFrozen(this, window.frozen());
        }
    }

    /** Reads the values at a place; the same place again stops reading. */
    void read(float x) {
        PlotData now = shown();
        if (x < painter.xAxis.from() || now == null) {
            cursor = Double.NaN;
        } else {
            freezeByHand();
            float near = 12 * getResources().getDisplayMetrics().density;
            double at = snap(x);
            boolean same = chart != null ? at == cursor : Math.abs(painter.xAxis.at(cursor) - x) < near;
            cursor = same ? Double.NaN : at;
        }
        invalidate();
    }

    private double snap(float x) {
        Chart points = chart;
        if (points != null) {
            return points.nearest(painter.xAxis, x);
        }
        PlotData now = shown();
        double at = painter.xAxis.value(x);
        return now == null || now.seriesCount() == 0 || now.count(0) == 0
                ? at
                : now.x(0, Math.max(0, now.indexAt(0, at)));
    }

    /** Reads the next or the previous value, one in a hundred. */
    private boolean readOn(boolean back) {
        freezeByHand();
        PlotData now = shown();
        if (now == null || now.seriesCount() == 0 || now.count(0) == 0) {
            return false;
        }
        int step = Math.max(1, (int) (now.count(0) * 0.01));
        int last = now.count(0) - 1;
        int at = Double.isNaN(cursor) ? last : now.indexAt(0, cursor) + (back ? -step : step);
        cursor = now.x(0, Math.max(0, Math.min(last, at)));
        invalidate();
        return true;
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

    @Override
    public boolean onKeyDown(int code, KeyEvent event) {
        boolean back = code == KeyEvent.KEYCODE_DPAD_LEFT;
        if ((back || code == KeyEvent.KEYCODE_DPAD_RIGHT) && readOn(back)) {
            return true;
        }
        if (code == KeyEvent.KEYCODE_ESCAPE && (window.frozen() || !Double.isNaN(cursor))) {
            thaw();
            return true;
        }
        return super.onKeyDown(code, event);
    }

    @Override
    public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfo(info);
        StripData now = window.shown();
        if (chart == null && now != null) {
            StringBuilder words = new StringBuilder();
            painter.describe(words, now, cursor);
            info.setContentDescription(title + ": " + words);
        }
    }

    /** The instant or the place that is read, or NaN. */
    public double cursor() {
        return cursor;
    }

    /** How many seconds are in sight. */
    public double spanInSight() {
        return window.span();
    }
}

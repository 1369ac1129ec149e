package org.linkage.app.plot;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.view.GestureDetector;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.SiFormat;

/**
 * The one plot of the app: a strip chart of values over time, or a chart of measured points. Pinch to zoom, drag to look back
 * (the picture then stands still while the values go on), tap to read, double tap for the newest. Draws without garbage.
 */
public final class PlotView extends View {
    /** Told when the picture begins or ceases to stand still by hand. */
    public interface Listener {
        void onFrozen(PlotView plot, boolean frozen);
    }

    private static final double SHORTEST = 0.05;
    private static final double LONGEST = 60;

    private final PlotPainter painter;
    private final String title;
    private final String xHeader;
    private String yUnit;
    private final GestureDetector gestures;
    private final ScaleGestureDetector pinch;
    private final double[] range = new double[2];
    private @Nullable PlotData data;
    private @Nullable StripData live;
    private @Nullable StripData still;
    private @Nullable Listener listener;
    private double[] levels = new double[0];
    private double window = 10;
    private double span = 10;
    private double end;
    private double cursor = Double.NaN;
    private boolean frozen;
    private boolean anew = true;
    private boolean tapped;
    private int drawn = -1;

    /**
     * @param title what the plot shows, also spoken
     * @param yUnit the unit of all its series
     */
    public static PlotView strip(Context context, String title, String yUnit, boolean logarithmic) {
        return new PlotView(context, title, "time", "s", yUnit, false, logarithmic);
    }

    /** Both axes logarithmic: powers are straight lines. */
    public static PlotView logLog(Context context, String title, String xHeader, String xUnit, String yUnit) {
        return new PlotView(context, title, xHeader, xUnit, yUnit, true, true);
    }

    /** A strip chart without a name or a unit, for tools that look at layouts. */
    public PlotView(Context context) {
        this(context, "", "time", "s", "", false, false);
    }

    private PlotView(
            Context context, String title, String xHeader, String xUnit, String yUnit, boolean logX, boolean logY) {
        super(context);
        this.title = title;
        this.xHeader = xUnit.isEmpty() ? xHeader : xHeader + " [" + xUnit + "]";
        this.yUnit = yUnit;
        painter = new PlotPainter(logX, logY, xUnit, yUnit, new SiFormat());
        configure(getResources().getConfiguration());
        setFocusable(true);
        setContentDescription(title);
        gestures = new GestureDetector(context, new Hand());
        pinch = new ScaleGestureDetector(context, new Pinch());
    }

    private void configure(Configuration configuration) {
        boolean night = (configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        painter.setColours(
                PlotColours.of(night),
                getResources().getDisplayMetrics().density,
                Math.min(1.6f, configuration.fontScale));
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
        anew = true;
        invalidate();
    }

    public String xHeader() {
        return xHeader;
    }

    /** Shows values over time as they come. */
    public void setStrip(StripData strip) {
        live = strip;
        data = strip;
        anew = true;
        invalidate();
    }

    /** Shows measured points. */
    public void setPoints(PointData points) {
        data = points;
        anew = true;
        invalidate();
    }

    /** Lines across the plot, such as the time that a frame may take. */
    public void setLevels(double[] values, String[] names) {
        levels = values.clone();
        painter.setLevels(values, names);
        anew = true;
        invalidate();
    }

    public void setListener(@Nullable Listener newListener) {
        listener = newListener;
    }

    /** How many seconds are in sight. */
    public void setWindow(double seconds) {
        window = seconds;
        span = seconds;
        anew = true;
        invalidate();
    }

    /** What is in sight now, frozen or live. */
    public @Nullable PlotData shown() {
        return data;
    }

    public boolean isFrozen() {
        return frozen;
    }

    /** Lets the picture stand still while values go on coming. */
    public void setFrozen(boolean on) {
        StripData source = live;
        if (source == null || on == frozen) {
            return;
        }
        frozen = on;
        if (on) {
            StripData copy = still;
            if (copy == null) {
                copy = source.twin();
                still = copy;
            }
            copy.copy(source);
            data = copy;
            end = Math.max(source.lastTime(), source.firstTime() + span);
        } else {
            data = source;
            span = window;
            cursor = Double.NaN;
        }
        anew = true;
        invalidate();
    }

    /** New values may have come; costs nothing if none have or if nobody sees the plot. */
    public void refresh() {
        StripData strip = live;
        if (strip != null && !frozen && drawn != strip.changes() && isShown()) {
            invalidate();
        }
    }

    @Override
    protected void onMeasure(int width, int height) {
        float density = getResources().getDisplayMetrics().density;
        float letters = Math.min(1.6f, getResources().getConfiguration().fontScale);
        int wanted = Math.round(188 * density * (0.6f + 0.4f * letters));
        setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), width), resolveSize(wanted, height));
    }

    @Override
    protected void onDraw(Canvas canvas) {
        PlotData now = data;
        if (now == null) {
            return;
        }
        StripData strip = live;
        if (strip != null && !frozen) {
            drawn = strip.changes();
        }
        setRanges(now);
        painter.draw(canvas, now, getWidth(), getHeight(), cursor);
    }

    private void setRanges(PlotData now) {
        if (now instanceof StripData strip) {
            double to = frozen ? end : Math.max(strip.lastTime(), strip.firstTime() + span);
            painter.xAxis.setRange(to - span, to);
            if (PlotPainter.range(strip, to - span, to, painter.yAxis.log, range)) {
                painter.yAxis.follow(range[0], range[1], anew);
            }
        } else if (anew) {
            double least = Double.POSITIVE_INFINITY;
            double most = Double.NEGATIVE_INFINITY;
            for (int s = 0; s < now.seriesCount(); s++) {
                if (now.count(s) > 0) {
                    least = Math.min(least, now.x(s, 0));
                    most = Math.max(most, now.x(s, now.count(s) - 1));
                }
            }
            painter.xAxis.follow(least, most, true);
            if (PlotPainter.range(now, least, most, painter.yAxis.log, range)) {
                for (double level : levels) {
                    range[0] = Math.min(range[0], level);
                    range[1] = Math.max(range[1], level);
                }
                painter.yAxis.follow(range[0], range[1], true);
            }
        }
        anew = false;
    }

    /** The plot as a picture of its own, on paper and with its title. */
    public Bitmap picture(int width, int height) {
        float density = getResources().getDisplayMetrics().density;
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        boolean night = (getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK)
                == Configuration.UI_MODE_NIGHT_YES;
        PlotColours colours = PlotColours.of(night);
        canvas.drawColor(colours.paper);
        Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
        paint.setColor(colours.ink);
        paint.setTextSize(16 * density);
        float margin = 16 * density;
        canvas.drawText(title, margin, margin + 16 * density, paint);
        canvas.translate(margin, 3 * margin);
        PlotData now = data;
        if (now != null) {
            setRanges(now);
            painter.draw(canvas, now, width - 2 * margin, height - 4 * margin, cursor);
        }
        return bitmap;
    }

    // ---- hands and keys --------------------------------------------------------------------------------------------

    private final class Hand extends GestureDetector.SimpleOnGestureListener {
        @Override
        public boolean onDown(MotionEvent event) {
            return true;
        }

        @Override
        public boolean onSingleTapUp(MotionEvent event) {
            tapped = true;
            read(event.getX());
            return true;
        }

        @Override
        public boolean onDoubleTap(MotionEvent event) {
            thaw();
            return true;
        }

        @Override
        public boolean onScroll(@Nullable MotionEvent down, MotionEvent now, float dx, float dy) {
            if (live == null || (!frozen && Math.abs(dx) < 2 * Math.abs(dy))) {
                return false;
            }
            getParent().requestDisallowInterceptTouchEvent(true);
            freezeByHand();
            shift(dx * span / (painter.xAxis.to() - painter.xAxis.from()));
            return true;
        }
    }

    private final class Pinch extends ScaleGestureDetector.SimpleOnScaleGestureListener {
        @Override
        public boolean onScale(ScaleGestureDetector detector) {
            zoom(detector.getScaleFactor(), detector.getFocusX());
            return true;
        }
    }

    /** Shows more or less time about a place. */
    void zoom(double factor, float focusX) {
        if (live == null) {
            return;
        }
        getParent().requestDisallowInterceptTouchEvent(true);
        double at = painter.xAxis.value(focusX);
        double old = span;
        span = Math.max(SHORTEST, Math.min(LONGEST, span / factor));
        if (frozen) {
            end = at + (end - at) * span / old;
            shift(0);
        }
        anew = true;
        invalidate();
    }

    private void shift(double seconds) {
        StripData strip = still;
        if (strip != null) {
            double first = strip.firstTime() + span;
            end = Math.max(
                    Math.min(first, strip.lastTime()), Math.min(Math.max(first, strip.lastTime()), end + seconds));
            invalidate();
        }
    }

    private void freezeByHand() {
        if (!frozen) {
            setFrozen(true);
            tell();
        }
    }

    private void thaw() {
        cursor = Double.NaN;
        span = window;
        if (frozen) {
            setFrozen(false);
            tell();
        }
        anew = true;
        invalidate();
    }

    private void tell() {
        Listener told = listener;
        if (told != null) {
            told.onFrozen(this, frozen);
        }
    }

    /** Reads the values at a place; the same place again stops reading. */
    void read(float x) {
        if (x < painter.xAxis.from() || data == null) {
            cursor = Double.NaN;
        } else {
            freezeByHand();
            double at = painter.xAxis.value(x);
            double near = 12 * getResources().getDisplayMetrics().density;
            boolean same = !Double.isNaN(cursor) && Math.abs(painter.xAxis.at(cursor) - x) < near;
            cursor = same ? Double.NaN : snap(at);
        }
        invalidate();
    }

    private double snap(double at) {
        PlotData now = data;
        if (now == null || now.seriesCount() == 0 || now.count(0) == 0) {
            return at;
        }
        int i = Math.max(0, now.indexAt(0, at));
        return now.x(0, i);
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

    @Override
    public boolean onKeyDown(int code, KeyEvent event) {
        PlotData now = data;
        boolean left = code == KeyEvent.KEYCODE_DPAD_LEFT;
        boolean right = code == KeyEvent.KEYCODE_DPAD_RIGHT;
        if (now != null && (left || right) && now.seriesCount() > 0 && now.count(0) > 0) {
            freezeByHand();
            PlotData seen = data == null ? now : data;
            int step = Math.max(1, (int) (seen.count(0) * 0.01));
            int at = Double.isNaN(cursor) ? seen.count(0) - 1 : seen.indexAt(0, cursor) + (left ? -step : step);
            cursor = seen.x(0, Math.max(0, Math.min(seen.count(0) - 1, at)));
            invalidate();
            return true;
        }
        if (code == KeyEvent.KEYCODE_ESCAPE && frozen) {
            thaw();
            return true;
        }
        return super.onKeyDown(code, event);
    }

    @Override
    public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfo(info);
        PlotData now = data;
        if (now != null) {
            StringBuilder words = new StringBuilder();
            painter.describe(words, now, cursor);
            info.setContentDescription(title + ": " + words);
        }
    }

    /** For tests: what is read, or NaN. */
    double cursor() {
        return cursor;
    }

    double spanInSight() {
        return span;
    }
}

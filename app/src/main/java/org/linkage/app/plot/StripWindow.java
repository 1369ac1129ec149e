package org.linkage.app.plot;

import org.jspecify.annotations.Nullable;

/** Which stretch of time a strip chart shows: the newest seconds as they come, or a copy that stands still and can be moved. */
final class StripWindow {
    private static final double SHORTEST = 0.05;
    private static final double LONGEST = 60;
    /** A beginning within this share of the window belongs to zero: then the axis starts there. */
    private static final double NEAR_ZERO = 0.05;

    private final double[] range = new double[2];
    private @Nullable StripData live;
    private @Nullable StripData still;
    private double chosen = 10;
    private double span = 10;
    private double end;
    private boolean frozen;
    private boolean anew = true;
    private int drawn = -1;

    void setLive(StripData strip) {
        live = strip;
        still = null;
        frozen = false;
        anew = true;
    }

    /** What is shown, the copy or the newest. */
    @Nullable
    StripData shown() {
        return frozen ? still : live;
    }

    boolean frozen() {
        return frozen;
    }

    double span() {
        return span;
    }

    void setSpan(double seconds) {
        chosen = seconds;
        span = seconds;
        anew = true;
    }

    /** Back to what was chosen before any pinching. */
    void restoreSpan() {
        span = chosen;
        anew = true;
    }

    /** The axes need not be calm at the next picture. */
    void anew() {
        anew = true;
    }

    /** Whether values have come since the last picture that it would show. */
    boolean stale() {
        StripData source = live;
        return source != null && !frozen && drawn != source.changes();
    }

    /** Stands still, or goes on; false if it did so already. */
    boolean setFrozen(boolean on) {
        StripData source = live;
        if (source == null || on == frozen) {
            return false;
        }
        frozen = on;
        if (on) {
            StripData copy = still;
            if (copy == null) {
                copy = source.twin();
                still = copy;
            }
            copy.copy(source);
            end = newestEnd(source);
        } else {
            span = chosen;
        }
        anew = true;
        return true;
    }

    private double newestEnd(StripData strip) {
        double first = strip.firstTime();
        return Math.max(strip.lastTime(), (first < NEAR_ZERO * span ? 0 : first) + span);
    }

    /** Shows more or less time about an instant. */
    void zoom(double factor, double at) {
        double old = span;
        span = Math.max(SHORTEST, Math.min(LONGEST, span / factor));
        if (frozen) {
            end = at + (end - at) * span / old;
            shift(0);
        }
        anew = true;
    }

    /** Moves what stands still, as far as there is something to see. */
    void shift(double seconds) {
        StripData strip = still;
        if (strip != null) {
            double first = strip.firstTime() + span;
            double last = strip.lastTime();
            end = Math.max(Math.min(first, last), Math.min(Math.max(first, last), end + seconds));
        }
    }

    /** Sets the axes for a picture of what is shown. */
    void setRanges(Axis xAxis, Axis yAxis) {
        StripData strip = shown();
        if (strip == null) {
            return;
        }
        if (!frozen) {
            drawn = strip.changes();
        }
        double to = frozen ? end : newestEnd(strip);
        xAxis.setRange(to - span, to);
        if (PlotPainter.range(strip, to - span, to, yAxis.log, range)) {
            yAxis.follow(range[0], range[1], anew);
        }
        anew = false;
    }
}

package org.linkage.app.plot;

import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import org.jspecify.annotations.Nullable;

/** Fingers on a plot: tap to read, tap twice for the newest, drag along time to look back, pinch to zoom. */
final class PlotHands {
    private final PlotView plot;
    private final GestureDetector gestures;
    private final ScaleGestureDetector pinch;
    private boolean tapped;

    PlotHands(PlotView plot) {
        this.plot = plot;
        gestures = new GestureDetector(plot.getContext(), new Hand());
        pinch = new ScaleGestureDetector(plot.getContext(), new Pinch());
    }

    boolean onTouch(MotionEvent event) {
        boolean pinched = pinch.onTouchEvent(event);
        boolean handled = gestures.onTouchEvent(event);
        return pinched || handled;
    }

    /** Whether the last touch ended a tap; says so once. */
    boolean takeTap() {
        boolean was = tapped;
        tapped = false;
        return was;
    }

    private final class Hand extends GestureDetector.SimpleOnGestureListener {
        @Override
        public boolean onDown(MotionEvent event) {
            return true;
        }

        @Override
        public boolean onSingleTapUp(MotionEvent event) {
            tapped = true;
            plot.read(event.getX());
            return true;
        }

        @Override
        public boolean onDoubleTap(MotionEvent event) {
            plot.thaw();
            return true;
        }

        @Override
        public boolean onScroll(@Nullable MotionEvent down, MotionEvent now, float dx, float dy) {
            // up and down belongs to the page, unless the plot stands still already
            if (!plot.overTime() || (!plot.isFrozen() && Math.abs(dx) < 2 * Math.abs(dy))) {
                return false;
            }
            plot.drag(dx);
            return true;
        }
    }

    private final class Pinch extends ScaleGestureDetector.SimpleOnScaleGestureListener {
        @Override
        public boolean onScale(ScaleGestureDetector detector) {
            plot.zoom(detector.getScaleFactor(), detector.getFocusX());
            return true;
        }
    }
}

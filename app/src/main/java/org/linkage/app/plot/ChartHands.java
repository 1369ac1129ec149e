package org.linkage.app.plot;

import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import android.view.View;
import org.jspecify.annotations.Nullable;

/** Fingers on a plot or a matrix: one tap, two taps, a drag, a pinch. What they mean there the chart says itself. */
final class ChartHands {
    /** What is touched; places and ways in pixels. */
    interface Touched {
        void tapped(float x, float y);

        void tappedTwice();

        /** Returns whether the drag is the chart's; else it belongs to the page. */
        boolean dragged(float dx, float dy);

        void pinched(float factor, float x, float y);
    }

    private final Touched chart;
    private final GestureDetector gestures;
    private final ScaleGestureDetector pinch;
    private boolean tapped;

    ChartHands(View view, Touched chart) {
        this.chart = chart;
        gestures = new GestureDetector(view.getContext(), new Hand());
        pinch = new ScaleGestureDetector(view.getContext(), new Pinch());
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
            chart.tapped(event.getX(), event.getY());
            return true;
        }

        @Override
        public boolean onDoubleTap(MotionEvent event) {
            chart.tappedTwice();
            return true;
        }

        @Override
        public boolean onScroll(@Nullable MotionEvent down, MotionEvent now, float dx, float dy) {
            return chart.dragged(dx, dy);
        }
    }

    private final class Pinch extends ScaleGestureDetector.SimpleOnScaleGestureListener {
        @Override
        public boolean onScale(ScaleGestureDetector detector) {
            chart.pinched(detector.getScaleFactor(), detector.getFocusX(), detector.getFocusY());
            return true;
        }
    }
}

package org.linkage.app.plot;

import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewParent;
import org.jspecify.annotations.Nullable;

/**
 * Fingers on a plot or a matrix: one tap, two taps, a drag, a pinch. What they mean there the chart says itself.
 *
 * <p>The platform's own detector of pinches asks for 27 mm between the fingers, which is half of a plot on a phone; here any two
 * places will do.
 */
final class ChartHands {
    /** What is touched; places and ways in pixels. */
    interface Touched {
        void tapped(float x, float y);

        void tappedTwice();

        /** Returns whether the drag is the chart's; else it belongs to the page. */
        boolean dragged(int fingers, float dx, float dy);

        void pinched(float factor, float x, float y);
    }

    private final Touched chart;
    private final GestureDetector gestures;
    private final View view;
    private final float slop;
    private boolean tapped;
    /** How far the first two fingers were apart when last looked at; NaN while there are no two. */
    private double apart = Double.NaN;

    private boolean pinching;

    ChartHands(View view, Touched chart) {
        this.chart = chart;
        this.view = view;
        slop = ViewConfiguration.get(view.getContext()).getScaledTouchSlop();
        gestures = new GestureDetector(view.getContext(), new Hand());
    }

    boolean onTouch(MotionEvent event) {
        pinch(event);
        return gestures.onTouchEvent(event) || event.getPointerCount() > 1;
    }

    private void pinch(MotionEvent event) {
        boolean moved = event.getActionMasked() == MotionEvent.ACTION_MOVE;
        if (!moved || event.getPointerCount() < 2) {
            // a finger came or went: whoever is left begins anew
            apart = Double.NaN;
            pinching = false;
            ViewParent page = view.getParent();
            if (event.getActionMasked() == MotionEvent.ACTION_POINTER_DOWN && page != null) {
                // two fingers on a chart never mean the page
                page.requestDisallowInterceptTouchEvent(true);
            }
            if (moved || event.getActionMasked() != MotionEvent.ACTION_POINTER_DOWN) {
                return;
            }
        }
        double now = Math.max(slop, Math.hypot(event.getX(1) - event.getX(0), event.getY(1) - event.getY(0)));
        if (Double.isNaN(apart)) {
            apart = now;
        } else if (pinching || Math.abs(now - apart) > slop) {
            double from = pinching ? apart : apart + Math.copySign(slop, now - apart);
            pinching = true;
            apart = now;
            float x = 0.5f * (event.getX(0) + event.getX(1));
            float y = 0.5f * (event.getY(0) + event.getY(1));
            chart.pinched((float) (now / from), x, y);
        }
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
            return chart.dragged(now.getPointerCount(), dx, dy);
        }
    }
}

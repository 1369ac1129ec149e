package org.linkage.app.plot;

import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import org.jspecify.annotations.Nullable;

/** Fingers on the matrix: tap a block, pinch and drag to look closer, tap twice to see all. */
final class MatrixHands {
    private final MatrixView matrix;
    private final GestureDetector gestures;
    private final ScaleGestureDetector pinch;
    private boolean tapped;

    MatrixHands(MatrixView matrix) {
        this.matrix = matrix;
        gestures = new GestureDetector(matrix.getContext(), new Hand());
        pinch = new ScaleGestureDetector(matrix.getContext(), new Pinch());
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
            matrix.choose(event.getX(), event.getY());
            return true;
        }

        @Override
        public boolean onDoubleTap(MotionEvent event) {
            matrix.showAll();
            return true;
        }

        @Override
        public boolean onScroll(@Nullable MotionEvent down, MotionEvent now, float dx, float dy) {
            if (!matrix.zoomed()) {
                return false;
            }
            matrix.pan(dx, dy);
            return true;
        }
    }

    private final class Pinch extends ScaleGestureDetector.SimpleOnScaleGestureListener {
        @Override
        public boolean onScale(ScaleGestureDetector detector) {
            matrix.pinch(detector.getScaleFactor(), detector.getFocusX(), detector.getFocusY());
            return true;
        }
    }
}

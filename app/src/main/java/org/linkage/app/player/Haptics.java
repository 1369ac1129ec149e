package org.linkage.app.player;

import android.view.HapticFeedbackConstants;
import android.view.View;

/**
 * What the hand feels: a tick when a part is grabbed, a press when it is held fast, and hits by their strength. Through the
 * view's own feedback, which needs no permission and knows what the person has switched off.
 */
final class Haptics {
    private final View view;
    private boolean on = true;

    Haptics(View view) {
        this.view = view;
    }

    void set(boolean wanted) {
        on = wanted;
    }

    void grabbed() {
        play(HapticFeedbackConstants.CLOCK_TICK);
    }

    void heldFast() {
        play(HapticFeedbackConstants.LONG_PRESS);
    }

    /** A hit of a strength up to 1. */
    void hit(double strength) {
        play(effect(strength));
    }

    /** Three strengths: those that phones tell apart. */
    static int effect(double strength) {
        return strength < 0.35
                ? HapticFeedbackConstants.CLOCK_TICK
                : strength < 0.75 ? HapticFeedbackConstants.VIRTUAL_KEY : HapticFeedbackConstants.LONG_PRESS;
    }

    private void play(int effect) {
        if (on) {
            view.performHapticFeedback(effect);
        }
    }
}

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
    private int seen = -1;

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

    /** Plays the newest hit of a picture, once. */
    void follow(Picture picture) {
        boolean news = seen >= 0 && picture.thuds != seen;
        seen = picture.thuds;
        if (news) {
            play(effect(picture.thud));
        }
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

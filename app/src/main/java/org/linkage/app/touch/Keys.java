package org.linkage.app.touch;

import android.view.KeyEvent;

/** The keyboard on the stage: arrows push the selected body, Tab goes from body to body, the rest drives the transport. */
public final class Keys {
    /** What keys ask for. */
    public interface Listener {
        /** Pushes the selected body along (dx, dy), y up; false if none is selected. */
        boolean push(int dx, int dy);

        /** Selects the next body (or the one before); false at the end, where the focus goes on. */
        boolean selectNext(boolean backwards);

        boolean pinSelected();

        void playOrPause();

        void stepOnce();

        void reset();

        void frameAll();

        void zoom(float factor);

        void panBy(int dx, int dy);
    }

    private Keys() {}

    /** Whether the key was one of ours. */
    public static boolean onKeyDown(int code, KeyEvent event, Listener listener) {
        if (event.isCtrlPressed() || event.isAltPressed()) {
            return false;
        }
        switch (code) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
                return pushOrPan(listener, -1, 0);
            case KeyEvent.KEYCODE_DPAD_RIGHT:
                return pushOrPan(listener, 1, 0);
            case KeyEvent.KEYCODE_DPAD_UP:
                return pushOrPan(listener, 0, 1);
            case KeyEvent.KEYCODE_DPAD_DOWN:
                return pushOrPan(listener, 0, -1);
            case KeyEvent.KEYCODE_TAB:
                return listener.selectNext(event.isShiftPressed());
            case KeyEvent.KEYCODE_ENTER:
            case KeyEvent.KEYCODE_P:
                return listener.pinSelected();
            case KeyEvent.KEYCODE_SPACE:
                listener.playOrPause();
                return true;
            case KeyEvent.KEYCODE_PERIOD:
                listener.stepOnce();
                return true;
            case KeyEvent.KEYCODE_R:
                listener.reset();
                return true;
            case KeyEvent.KEYCODE_F:
                listener.frameAll();
                return true;
            case KeyEvent.KEYCODE_PLUS:
            case KeyEvent.KEYCODE_EQUALS:
            case KeyEvent.KEYCODE_NUMPAD_ADD:
                listener.zoom(1.25f);
                return true;
            case KeyEvent.KEYCODE_MINUS:
            case KeyEvent.KEYCODE_NUMPAD_SUBTRACT:
                listener.zoom(0.8f);
                return true;
            default:
                return false;
        }
    }

    private static boolean pushOrPan(Listener listener, int dx, int dy) {
        if (!listener.push(dx, dy)) {
            listener.panBy(dx, dy);
        }
        return true;
    }
}

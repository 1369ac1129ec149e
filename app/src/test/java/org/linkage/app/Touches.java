package org.linkage.app;

import android.app.Activity;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.inspector.WindowInspector;
import android.widget.ListView;
import android.widget.TextView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.robolectric.Shadows;

/** Fingers on a whole window, so that whoever lies above a view may take the touch away from it, as on a phone. */
public final class Touches {
    private static final int STEPS = 12;
    private static final long MOVE_MILLIS = 16;
    /** Longer than it takes until two taps are no longer one. */
    private static final long APART_MILLIS = 700;

    private final View window;
    private long down;

    public Touches(Activity activity) {
        window = activity.getWindow().getDecorView();
    }

    /** The place in the window at a share of a view's width and height. */
    public static float[] at(View view, double across, double along) {
        int[] corner = new int[2];
        view.getLocationInWindow(corner);
        return new float[] {
            (float) (corner[0] + across * view.getWidth()), (float) (corner[1] + along * view.getHeight())
        };
    }

    private static void pass(long millis) {
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis));
    }

    public void tap(float[] at) {
        pass(APART_MILLIS);
        send(MotionEvent.ACTION_DOWN, at);
        pass(40);
        send(MotionEvent.ACTION_UP, at);
        pass(MOVE_MILLIS);
    }

    public void tapTwice(float[] at) {
        tap(at);
        pass(60);
        send(MotionEvent.ACTION_DOWN, at);
        pass(40);
        send(MotionEvent.ACTION_UP, at);
        pass(APART_MILLIS);
    }

    public void drag(float[] from, float[] to) {
        pass(APART_MILLIS);
        send(MotionEvent.ACTION_DOWN, from);
        for (int i = 1; i <= STEPS; i++) {
            pass(MOVE_MILLIS);
            send(MotionEvent.ACTION_MOVE, between(from, to, i));
        }
        pass(MOVE_MILLIS);
        send(MotionEvent.ACTION_UP, to);
        pass(MOVE_MILLIS);
    }

    /** Two fingers go from two places to two others. */
    public void pinch(float[] fromA, float[] fromB, float[] toA, float[] toB) {
        pass(APART_MILLIS);
        send(MotionEvent.ACTION_DOWN, fromA);
        pass(MOVE_MILLIS);
        send(second(MotionEvent.ACTION_POINTER_DOWN), fromA, fromB);
        for (int i = 1; i <= STEPS; i++) {
            pass(MOVE_MILLIS);
            send(MotionEvent.ACTION_MOVE, between(fromA, toA, i), between(fromB, toB, i));
        }
        pass(MOVE_MILLIS);
        send(second(MotionEvent.ACTION_POINTER_UP), toA, toB);
        send(MotionEvent.ACTION_UP, toA);
        pass(MOVE_MILLIS);
    }

    private static int second(int action) {
        return action | (1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT);
    }

    private static float[] between(float[] from, float[] to, int step) {
        float share = (float) step / STEPS;
        return new float[] {from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])};
    }

    private void send(int action, float[]... fingers) {
        long now = SystemClock.uptimeMillis();
        if (action == MotionEvent.ACTION_DOWN) {
            down = now;
        }
        MotionEvent.PointerProperties[] who = new MotionEvent.PointerProperties[fingers.length];
        MotionEvent.PointerCoords[] where = new MotionEvent.PointerCoords[fingers.length];
        for (int i = 0; i < fingers.length; i++) {
            who[i] = new MotionEvent.PointerProperties();
            who[i].id = i;
            who[i].toolType = MotionEvent.TOOL_TYPE_FINGER;
            where[i] = new MotionEvent.PointerCoords();
            where[i].x = fingers[i][0];
            where[i].y = fingers[i][1];
            where[i].pressure = 1;
        }
        MotionEvent event = MotionEvent.obtain(
                down, now, action, fingers.length, who, where, 0, 0, 1, 1, 0, 0, InputDevice.SOURCE_TOUCHSCREEN, 0);
        window.dispatchTouchEvent(event);
        event.recycle();
    }

    // ---- what a person looks for -----------------------------------------------------------------------------------

    /** All views of a kind in sight or not, from the top. */
    public static <V extends View> List<V> all(View root, Class<V> kind) {
        List<V> found = new ArrayList<>();
        collect(root, kind, found);
        return found;
    }

    private static <V extends View> void collect(View view, Class<V> kind, List<V> found) {
        if (kind.isInstance(view)) {
            found.add(kind.cast(view));
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                collect(group.getChildAt(i), kind, found);
            }
        }
    }

    /** The view that shows these words. */
    public static TextView words(View root, String words) {
        for (TextView view : all(root, TextView.class)) {
            if (view.getText().toString().equals(words)) {
                return view;
            }
        }
        throw new AssertionError("Nothing says " + words);
    }

    /** Chooses the line of an open menu. */
    public static void choose(String line) {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        for (View root : WindowInspector.getGlobalWindowViews()) {
            for (ListView list : all(root, ListView.class)) {
                for (int i = 0; i < list.getChildCount(); i++) {
                    for (TextView words : all(list.getChildAt(i), TextView.class)) {
                        if (words.getText().toString().equals(line)) {
                            list.performItemClick(list.getChildAt(i), i, list.getItemIdAtPosition(i));
                            Shadows.shadowOf(Looper.getMainLooper()).idle();
                            return;
                        }
                    }
                }
            }
        }
        throw new AssertionError("No menu says " + line);
    }
}

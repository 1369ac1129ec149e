package org.linkage.app.touch;

import android.os.Handler;
import android.os.Looper;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.ViewConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Fingers and mouse, told apart by pointer id.
 *
 * <p>A finger that comes down on a body holds that body until it leaves, and never turns into a camera move; it may be one of
 * several. Fingers that come down on empty space move the camera: one pans, two zoom about their middle. A pointer that is
 * lifted lets go of its own body and of no other; a cancelled gesture lets go of all that belong to it, without a throw.
 */
public final class Hands {
    /** The most fingers that are followed. */
    public static final int MOST = 10;

    private static final int FREE = 0;
    private static final int ON_BODY = 1;
    private static final int ON_SPACE = 2;
    private static final float THROW_DP_PER_SECOND = 120;

    private final Stage stage;
    private final float dp;
    private final float slop;
    private final Handler handler = new Handler(Looper.getMainLooper());
    private final Runnable[] longPress = new Runnable[MOST];
    private final int[] pointer = new int[MOST];
    private final int[] role = new int[MOST];
    private final int[] body = new int[MOST];
    private final float[] downX = new float[MOST];
    private final float[] downY = new float[MOST];
    private final boolean[] moved = new boolean[MOST];
    private final boolean[] pressedLong = new boolean[MOST];
    private @Nullable VelocityTracker tracker;

    private float cameraX;
    private float cameraY;
    private float cameraSpan;
    private int cameraFingers;
    private long lastTap = Long.MIN_VALUE;
    private float lastTapX;
    private float lastTapY;

    /**
     * Hands for a stage.
     *
     * @param dp pixels per dp
     * @param slop how far a finger may move and still be at rest, in pixels
     */
    public Hands(Stage stage, float dp, float slop) {
        this.stage = stage;
        this.dp = dp;
        this.slop = slop;
        for (int slot = 0; slot < MOST; slot++) {
            int held = slot;
            longPress[slot] = () -> pressLong(held);
        }
    }

    /** Whether any finger is down. */
    public boolean busy() {
        for (int slot = 0; slot < MOST; slot++) {
            if (role[slot] != FREE) {
                return true;
            }
        }
        return false;
    }

    public boolean onTouch(MotionEvent event) {
        VelocityTracker speeds = tracker;
        if (speeds == null) {
            speeds = VelocityTracker.obtain();
            tracker = speeds;
        }
        speeds.addMovement(event);
        int index = event.getActionIndex();
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN -> {
                if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
                    cancel();
                }
                if (secondaryClick(event, index)) {
                    return true;
                }
                down(event, index);
            }
            case MotionEvent.ACTION_MOVE -> move(event);
            case MotionEvent.ACTION_POINTER_UP, MotionEvent.ACTION_UP -> {
                boolean cancelled = (event.getFlags() & MotionEvent.FLAG_CANCELED) != 0;
                up(event, index, speeds, cancelled);
                if (event.getActionMasked() == MotionEvent.ACTION_UP) {
                    recycle();
                }
            }
            case MotionEvent.ACTION_CANCEL -> {
                cancel();
                recycle();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The wheel zooms about the pointer. */
    public boolean onScroll(MotionEvent event) {
        if (event.getActionMasked() != MotionEvent.ACTION_SCROLL
                || !event.isFromSource(InputDevice.SOURCE_CLASS_POINTER)) {
            return false;
        }
        float turns = event.getAxisValue(MotionEvent.AXIS_VSCROLL);
        stage.zoom((float) Math.pow(1.15, turns), event.getX(), event.getY());
        return true;
    }

    /** Lets go of everything, without a throw. */
    public void cancel() {
        for (int slot = 0; slot < MOST; slot++) {
            if (role[slot] == ON_BODY) {
                stage.release(slot, 0, 0);
            }
            role[slot] = FREE;
            handler.removeCallbacks(longPress[slot]);
        }
        cameraFingers = 0;
    }

    private void recycle() {
        VelocityTracker speeds = tracker;
        if (speeds != null) {
            speeds.recycle();
            tracker = null;
        }
    }

    private boolean secondaryClick(MotionEvent event, int index) {
        if ((event.getButtonState() & MotionEvent.BUTTON_SECONDARY) == 0) {
            return false;
        }
        int hit = stage.bodyAt(event.getX(index), event.getY(index));
        if (hit >= 0) {
            stage.menu(hit, event.getX(index), event.getY(index));
        }
        return true;
    }

    private int slotOf(int id) {
        for (int slot = 0; slot < MOST; slot++) {
            if (role[slot] != FREE && pointer[slot] == id) {
                return slot;
            }
        }
        return -1;
    }

    private void down(MotionEvent event, int index) {
        int slot = 0;
        while (slot < MOST && role[slot] != FREE) {
            slot++;
        }
        if (slot == MOST) {
            return;
        }
        float x = event.getX(index);
        float y = event.getY(index);
        boolean middle = (event.getButtonState() & MotionEvent.BUTTON_TERTIARY) != 0;
        int hit = middle ? -1 : stage.bodyAt(x, y);
        pointer[slot] = event.getPointerId(index);
        body[slot] = hit;
        downX[slot] = x;
        downY[slot] = y;
        moved[slot] = false;
        pressedLong[slot] = false;
        if (hit >= 0) {
            role[slot] = ON_BODY;
            stage.grab(slot, hit, x, y);
            handler.postDelayed(longPress[slot], ViewConfiguration.getLongPressTimeout());
        } else {
            role[slot] = ON_SPACE;
            measureCamera(event, -1);
        }
    }

    private void move(MotionEvent event) {
        for (int index = 0; index < event.getPointerCount(); index++) {
            int slot = slotOf(event.getPointerId(index));
            if (slot < 0) {
                continue;
            }
            float x = event.getX(index);
            float y = event.getY(index);
            if (!moved[slot] && Math.hypot(x - downX[slot], y - downY[slot]) > slop) {
                moved[slot] = true;
                handler.removeCallbacks(longPress[slot]);
            }
            if (role[slot] == ON_BODY && moved[slot]) {
                for (int h = 0; h < event.getHistorySize(); h++) {
                    stage.move(slot, event.getHistoricalX(index, h), event.getHistoricalY(index, h));
                }
                stage.move(slot, x, y);
            }
        }
        moveCamera(event);
    }

    private void up(MotionEvent event, int index, VelocityTracker speeds, boolean cancelled) {
        int slot = slotOf(event.getPointerId(index));
        if (slot < 0) {
            return;
        }
        handler.removeCallbacks(longPress[slot]);
        boolean tapped = !moved[slot] && !pressedLong[slot] && !cancelled;
        int was = role[slot];
        role[slot] = FREE;
        if (was == ON_BODY) {
            letGo(slot, speeds, cancelled);
            if (tapped) {
                stage.select(body[slot]);
            }
            return;
        }
        if (tapped && cameraFingers == 1) {
            tapOnSpace(event, index);
        }
        measureCamera(event, index);
    }

    private void letGo(int slot, VelocityTracker speeds, boolean cancelled) {
        speeds.computeCurrentVelocity(1000);
        float vx = speeds.getXVelocity(pointer[slot]);
        float vy = speeds.getYVelocity(pointer[slot]);
        boolean thrown = moved[slot] && !cancelled && Math.hypot(vx, vy) > THROW_DP_PER_SECOND * dp;
        stage.release(slot, thrown ? vx : 0, thrown ? vy : 0);
    }

    private void tapOnSpace(MotionEvent event, int index) {
        long time = event.getEventTime();
        float x = event.getX(index);
        float y = event.getY(index);
        if (time - lastTap < ViewConfiguration.getDoubleTapTimeout()
                && Math.hypot(x - lastTapX, y - lastTapY) < 6 * slop) {
            lastTap = Long.MIN_VALUE;
            stage.frame();
            return;
        }
        lastTap = time;
        lastTapX = x;
        lastTapY = y;
        stage.select(-1);
    }

    private void pressLong(int slot) {
        if (role[slot] == ON_BODY && !moved[slot]) {
            pressedLong[slot] = true;
            stage.togglePin(body[slot]);
        }
    }

    private void moveCamera(MotionEvent event) {
        if (cameraFingers == 0) {
            return;
        }
        float x = cameraX;
        float y = cameraY;
        float span = cameraSpan;
        measureCamera(event, -1);
        stage.pan(cameraX - x, cameraY - y);
        if (cameraFingers > 1 && span > 0 && cameraSpan > 0) {
            stage.zoom(cameraSpan / span, cameraX, cameraY);
        }
    }

    /** Where the camera's fingers are now, from where it goes on; the pointer at {@code except} is leaving. */
    private void measureCamera(MotionEvent event, int except) {
        float sumX = 0;
        float sumY = 0;
        int n = 0;
        for (int i = 0; i < event.getPointerCount(); i++) {
            if (isCamera(event, i, except)) {
                sumX += event.getX(i);
                sumY += event.getY(i);
                n++;
            }
        }
        cameraFingers = n;
        cameraX = n == 0 ? 0 : sumX / n;
        cameraY = n == 0 ? 0 : sumY / n;
        float span = 0;
        for (int i = 0; i < event.getPointerCount(); i++) {
            if (isCamera(event, i, except)) {
                span += (float) Math.hypot(event.getX(i) - cameraX, event.getY(i) - cameraY);
            }
        }
        cameraSpan = n < 2 ? 0 : span / n;
    }

    private boolean isCamera(MotionEvent event, int index, int except) {
        int slot = slotOf(event.getPointerId(index));
        return index != except && slot >= 0 && role[slot] == ON_SPACE;
    }
}

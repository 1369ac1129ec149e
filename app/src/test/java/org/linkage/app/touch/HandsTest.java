package org.linkage.app.touch;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.Looper;
import android.view.MotionEvent;
import android.view.MotionEvent.PointerCoords;
import android.view.MotionEvent.PointerProperties;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

/** What fingers may and may not do. Everything left of x = 100 is body 7, the rest is empty space. */
@RunWith(AndroidJUnit4.class)
public class HandsTest {
    private final List<String> log = new ArrayList<>();
    private final Hands hands = new Hands(new Recorder(), 1, 8);
    private long time = 1000;
    private int flags;
    private int buttons;

    private final class Recorder implements Stage {
        @Override
        public int bodyAt(float x, float y) {
            return x < 100 ? 7 : -1;
        }

        @Override
        public void grab(int slot, int body, float x, float y) {
            log.add("grab " + slot + " body " + body);
        }

        @Override
        public void move(int slot, float x, float y) {
            log.add("move " + slot + " to " + (int) x + "," + (int) y);
        }

        @Override
        public void release(int slot, float vx, float vy) {
            log.add(vx == 0 && vy == 0 ? "release " + slot : "throw " + slot + (vx > 0 ? " right" : " left"));
        }

        @Override
        public void pan(float dx, float dy) {
            log.add("pan " + Math.round(dx) + "," + Math.round(dy));
        }

        @Override
        public void zoom(float factor, float x, float y) {
            log.add("zoom " + Math.round(factor * 100) + " at " + Math.round(x));
        }

        @Override
        public void frame() {
            log.add("frame");
        }

        @Override
        public void select(int body) {
            log.add("select " + body);
        }

        @Override
        public void menu(int body, float x, float y) {
            log.add("menu " + body);
        }

        @Override
        public void togglePin(int body) {
            log.add("pin " + body);
        }
    }

    /** An event of the pointers id, x, y, id, x, y …; the action is that of the pointer at {@code index}. */
    private void event(int action, int index, int... pointers) {
        int n = pointers.length / 3;
        PointerProperties[] properties = new PointerProperties[n];
        PointerCoords[] coords = new PointerCoords[n];
        for (int i = 0; i < n; i++) {
            properties[i] = new PointerProperties();
            properties[i].id = pointers[3 * i];
            properties[i].toolType = MotionEvent.TOOL_TYPE_FINGER;
            coords[i] = new PointerCoords();
            coords[i].x = pointers[3 * i + 1];
            coords[i].y = pointers[3 * i + 2];
            coords[i].pressure = 1;
        }
        time += 10;
        MotionEvent event = MotionEvent.obtain(
                1000,
                time,
                action | (index << MotionEvent.ACTION_POINTER_INDEX_SHIFT),
                n,
                properties,
                coords,
                0,
                buttons,
                1,
                1,
                0,
                0,
                android.view.InputDevice.SOURCE_TOUCHSCREEN,
                flags);
        hands.onTouch(event);
        event.recycle();
    }

    private void down(int... pointers) {
        event(MotionEvent.ACTION_DOWN, 0, pointers);
    }

    private void move(int... pointers) {
        event(MotionEvent.ACTION_MOVE, 0, pointers);
    }

    private void up(int... pointers) {
        event(MotionEvent.ACTION_UP, 0, pointers);
    }

    private boolean saw(String start) {
        for (String entry : log) {
            if (entry.startsWith(start)) {
                return true;
            }
        }
        return false;
    }

    @Test
    public void aFingerOnABodyNeverPans() {
        down(0, 50, 50);
        move(0, 300, 50);
        move(0, 400, 90);
        up(0, 400, 90);
        assertEquals("grab 0 body 7", log.get(0));
        assertTrue(log.contains("move 0 to 400,90"));
        assertTrue(!saw("pan") && !saw("zoom"));
    }

    @Test
    public void aFingerOnEmptySpaceNeverGrabs() {
        down(0, 300, 50);
        move(0, 50, 50);
        up(0, 50, 50);
        assertTrue(log.contains("pan -250,0"));
        assertTrue(!saw("grab"));
    }

    @Test
    public void liftingOneFingerReleasesOnlyItsOwnBody() {
        down(4, 50, 50);
        event(MotionEvent.ACTION_POINTER_DOWN, 1, 4, 50, 50, 9, 60, 400);
        log.clear();
        event(MotionEvent.ACTION_POINTER_UP, 0, 4, 50, 50, 9, 60, 400);
        assertTrue(log.contains("release 0"));
        assertTrue(!log.contains("release 1"));
        move(9, 60, 500);
        assertTrue(log.contains("move 1 to 60,500"));
        log.clear();
        up(9, 60, 500);
        assertTrue(saw("throw 1") || saw("release 1"));
    }

    @Test
    public void aCancelledGestureReleasesAllWithoutAThrow() {
        down(0, 50, 50);
        event(MotionEvent.ACTION_POINTER_DOWN, 1, 0, 50, 50, 1, 60, 400);
        move(0, 90, 50, 1, 20, 400);
        log.clear();
        event(MotionEvent.ACTION_CANCEL, 0, 0, 90, 50, 1, 20, 400);
        assertEquals(java.util.Arrays.asList("release 0", "release 1"), log);
    }

    /** The system takes one finger away, a palm for instance: its body is let go without a throw, the other is still held. */
    @Test
    public void aCancelledPointerReleasesOnlyItsOwnBody() {
        down(3, 20, 20);
        event(MotionEvent.ACTION_POINTER_DOWN, 1, 3, 20, 20, 5, 60, 60);
        for (int i = 1; i < 6; i++) {
            move(3, 20, 20, 5, 60 + 60 * i, 60);
        }
        flags = MotionEvent.FLAG_CANCELED;
        event(MotionEvent.ACTION_POINTER_UP, 1, 3, 20, 20, 5, 360, 60);
        flags = 0;
        assertTrue(log.toString(), log.contains("release 1"));
        assertFalse("no throw", saw("throw"));
        assertFalse("the other is held", log.contains("release 0"));
        log.clear();
        move(3, 90, 20);
        assertTrue(log.toString(), log.contains("move 0 to 90,20"));
    }

    @Test
    public void theRightButtonAsksForAMenuAndGrabsNothing() {
        buttons = MotionEvent.BUTTON_SECONDARY;
        down(0, 20, 20);
        up(0, 20, 20);
        assertEquals(java.util.Collections.singletonList("menu 7"), log);
        log.clear();
        down(0, 200, 20);
        up(0, 200, 20);
        assertTrue("none on empty space", log.isEmpty());
    }

    @Test
    public void twoFingersOnSpaceZoomAboutTheirMiddleWhileAThirdHolds() {
        down(0, 50, 50);
        event(MotionEvent.ACTION_POINTER_DOWN, 1, 0, 50, 50, 1, 200, 400);
        event(MotionEvent.ACTION_POINTER_DOWN, 2, 0, 50, 50, 1, 200, 400, 2, 400, 400);
        log.clear();
        move(0, 50, 50, 1, 100, 400, 2, 500, 400);
        assertTrue(log.toString(), log.contains("zoom 200 at 300"));
        log.clear();
        // one of the two leaves: the picture must not jump
        event(MotionEvent.ACTION_POINTER_UP, 1, 0, 50, 50, 1, 100, 400, 2, 500, 400);
        move(0, 50, 50, 2, 510, 400);
        assertTrue(log.toString(), log.contains("pan 10,0"));
    }

    @Test
    public void aFlingThrows() {
        down(0, 50, 50);
        for (int i = 1; i <= 10; i++) {
            move(0, 50 + 30 * i, 50);
        }
        log.clear();
        up(0, 350, 50);
        assertTrue(log.toString(), log.contains("throw 0 right"));
    }

    /** A display brings several places of a fast finger with one frame; all of them count, for the path and for the throw. */
    @Test
    public void whatLiesBetweenTwoFramesIsNotLost() {
        down(0, 50, 50);
        log.clear();
        for (int frame = 0; frame < 5; frame++) {
            time += 4;
            MotionEvent batch = MotionEvent.obtain(1000, time, MotionEvent.ACTION_MOVE, 50 + 90 * frame + 30, 50, 0);
            time += 4;
            batch.addBatch(time, 50 + 90 * frame + 60, 50, 1, 1, 0);
            time += 4;
            batch.addBatch(time, 50 + 90 * frame + 90, 50, 1, 1, 0);
            hands.onTouch(batch);
            batch.recycle();
        }
        for (int i = 1; i <= 15; i++) {
            assertTrue(log.toString(), log.contains("move 0 to " + (50 + 30 * i) + ",50"));
        }
        log.clear();
        time -= 6;
        up(0, 500, 50);
        assertTrue(log.toString(), log.contains("throw 0 right"));
    }

    @Test
    public void aLongPressPinsAndIsNoTap() {
        down(0, 50, 50);
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(700));
        assertTrue(log.contains("pin 7"));
        up(0, 50, 50);
        assertTrue(!saw("select"));
    }

    @Test
    public void aMovingFingerDoesNotPin() {
        down(0, 50, 50);
        move(0, 80, 50);
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(700));
        assertTrue(!saw("pin"));
    }

    @Test
    public void tapsSelectAndADoubleTapFrames() {
        down(0, 50, 50);
        up(0, 50, 50);
        assertTrue(log.contains("select 7"));
        down(0, 300, 50);
        up(0, 300, 50);
        assertTrue(log.contains("select -1"));
        down(0, 302, 51);
        up(0, 302, 51);
        assertTrue(log.contains("frame"));
    }
}

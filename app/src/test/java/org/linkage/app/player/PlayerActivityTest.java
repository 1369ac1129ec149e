package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Intent;
import android.os.Bundle;
import android.os.Looper;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The player as a person meets it. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h800dp-xhdpi")
public class PlayerActivityTest {
    private final Application application = ApplicationProvider.getApplicationContext();
    private ByHand hand;

    @Before
    public void enter() {
        hand = ByHand.enter();
    }

    @After
    public void leave() {
        ByHand.leave();
    }

    private Intent slider() {
        return PlayerActivity.intent(application, "slider-crank", Collections.emptyMap());
    }

    private static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    private static StageView stage(PlayerActivity activity) {
        return activity.findViewById(R.id.stage);
    }

    private static void touch(StageView stage, int action, float x, float y) {
        long now = SystemClock.uptimeMillis();
        MotionEvent event = MotionEvent.obtain(now, now, action, x, y, 0);
        stage.dispatchTouchEvent(event);
        event.recycle();
    }

    private static Pose pose(StageView stage) {
        Pose pose = stage.pose();
        assertNotNull(pose);
        return pose;
    }

    @Test
    public void aDraggedPistonFollowsTheFinger() {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(slider())) {
            idle();
            scenario.onActivity(activity -> {
                StageView stage = stage(activity);
                hand.frames(5);
                int piston = 3;
                float x = stage.camera().screenX(pose(stage).x[piston]);
                float y = stage.camera().screenY(pose(stage).y[piston]);
                touch(stage, MotionEvent.ACTION_DOWN, x, y);
                for (int i = 1; i <= 60; i++) {
                    touch(stage, MotionEvent.ACTION_MOVE, x - i, y);
                    hand.frames(2);
                }
                hand.frames(60);
                Pose pose = pose(stage);
                assertEquals(1, pose.grips);
                double apart = Math.abs(stage.camera().screenX(pose.x[piston]) - (x - 60));
                assertTrue("apart by " + apart + " px", apart < 40);
                touch(stage, MotionEvent.ACTION_UP, x - 60, y);
                hand.frames(20);
                assertEquals(0, pose(stage).grips);
            });
        }
    }

    @Test
    public void nothingIsLostWhenTheScreenTurns() {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(slider())) {
            idle();
            double[] time = new double[1];
            scenario.onActivity(activity -> {
                hand.frames(60);
                stage(activity).zoom(2, 300, 700);
                hand.frames(1);
                time[0] = pose(stage(activity)).time;
            });
            scenario.recreate();
            idle();
            scenario.onActivity(activity -> {
                hand.frames(1);
                assertTrue(pose(stage(activity)).time >= time[0] - 0.02);
                assertTrue(stage(activity).cameraMoved());
            });
        }
    }

    @Test
    public void nothingIsLostWhenTheProcessDies() {
        ActivityController<PlayerActivity> first =
                Robolectric.buildActivity(PlayerActivity.class, slider()).setup();
        idle();
        hand.frames(60);
        StageView stage = stage(first.get());
        stage.zoom(2, 300, 700);
        StageView.Sight sight = stage.view();
        double time = pose(stage).time;
        Bundle saved = new Bundle();
        first.pause().stop().saveInstanceState(saved);

        // another process: nothing but the bundle and the files
        ByHand.leave();
        hand = ByHand.enter();
        ActivityController<PlayerActivity> second =
                Robolectric.buildActivity(PlayerActivity.class, slider()).setup(saved);
        idle();
        hand.frames(1);
        StageView again = stage(second.get());
        assertEquals(time, pose(again).time, 0.03);
        assertEquals(sight.x(), again.view().x(), 1e-6);
        assertEquals(sight.metres(), again.view().metres(), 0.02 * sight.metres());
        second.pause().stop().destroy();
    }

    /** The window goes while a finger holds the piston: nothing stays held, and the scene goes on as before. */
    @Test
    public void aTurnOfTheScreenInTheMiddleOfADragHoldsNothing() {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(slider())) {
            idle();
            scenario.onActivity(activity -> {
                StageView stage = stage(activity);
                hand.frames(5);
                touch(
                        stage,
                        MotionEvent.ACTION_DOWN,
                        stage.camera().screenX(pose(stage).x[3]),
                        stage.camera().screenY(pose(stage).y[3]));
                hand.frames(3);
                assertEquals(1, pose(stage).grips);
            });
            scenario.recreate();
            idle();
            scenario.onActivity(activity -> {
                hand.frames(3);
                assertEquals(0, pose(stage(activity)).grips);
                double time = pose(stage(activity)).time;
                hand.frames(6);
                assertTrue(pose(stage(activity)).time > time);
            });
        }
    }

    @Test
    public void aBrokenFileShowsItsSentence() throws Exception {
        java.io.File file = new java.io.File(application.getFilesDir(), "broken.json");
        try (java.io.FileOutputStream out = new java.io.FileOutputStream(file)) {
            out.write("{\"bodies\": [{\"id\": \"a\", \"mas\": 1}]}".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        Intent broken = PlayerActivity.intent(application, android.net.Uri.fromFile(file));
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(broken)) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(1);
                TextView text = activity.findViewById(R.id.message);
                assertTrue(text.isShown());
                assertTrue(text.getText().toString(), text.getText().toString().contains("mas"));
            });
        }
    }

    @Test
    public void itRestsWhenItIsNotVisibleAndWhenItIsPaused() {
        ActivityController<PlayerActivity> controller =
                Robolectric.buildActivity(PlayerActivity.class, slider()).setup();
        idle();
        hand.frames(3);
        assertTrue(hand.wanted());
        controller.get().findViewById(R.id.play).performClick();
        idle();
        hand.frames(2);
        idle();
        hand.frames(1);
        assertFalse("paused, no frames are asked for", hand.wanted());
        controller.get().findViewById(R.id.play).performClick();
        idle();
        hand.frames(2);
        assertTrue(hand.wanted());
        controller.pause().stop();
        assertFalse(hand.wanted());
        controller.destroy();
    }

    @Test
    public void everythingThatCanBeTouchedIsLargeAndHasAName() {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(slider())) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(3);
                activity.findViewById(R.id.panel_toggle).performClick();
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> check(activity.findViewById(R.id.root)));
        }
    }

    private static void check(View view) {
        if (view.isShown() && view.isClickable() && view.getWidth() > 0 && !(view instanceof StageView)) {
            float dp = view.getResources().getDisplayMetrics().density;
            String name = view.getClass().getSimpleName() + " " + view.getContentDescription();
            assertTrue(name + " is " + view.getHeight() / dp + " dp high", view.getHeight() >= 47.5 * dp);
            AccessibilityNodeInfoCompat node = AccessibilityNodeInfoCompat.wrap(view.createAccessibilityNodeInfo());
            boolean named = (node.getText() != null && node.getText().length() > 0)
                    || (node.getContentDescription() != null
                            && node.getContentDescription().length() > 0);
            assertTrue(name + " has no name", named || hasText(view));
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                check(group.getChildAt(i));
            }
        }
    }

    private static boolean hasText(View view) {
        if (view instanceof TextView text) {
            return text.getText().length() > 0;
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                if (hasText(group.getChildAt(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    public void talkBackFindsTheBodiesAndCanPushOne() {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(slider())) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(2);
                StageView stage = stage(activity);
                var provider = ViewCompat.getAccessibilityDelegate(stage).getAccessibilityNodeProvider(stage);
                assertNotNull(provider);
                AccessibilityNodeInfoCompat wheel = provider.createAccessibilityNodeInfo(1);
                assertNotNull(wheel);
                assertEquals("wheel", wheel.getContentDescription().toString());
                double before = pose(stage).x[3];
                assertTrue(provider.performAction(3, R.id.action_push_left, null));
                hand.frames(3);
                assertTrue(pose(stage).x[3] < before);
            });
        }
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.os.Bundle;
import android.view.MotionEvent;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.test.core.app.ActivityScenario;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Targets;
import org.robolectric.android.controller.ActivityController;

/** The player as a person meets it. */
public class PlayerActivityTest extends PlayerAtHand {
    private static final String SLIDER = "slider-crank";
    private static final int PISTON = 3;

    @Test
    public void aDraggedPistonFollowsTheFinger() {
        play(SLIDER, (activity, stage) -> {
            hand.frames(2);
            float x = x(stage, PISTON);
            float y = y(stage, PISTON);
            touch(stage, MotionEvent.ACTION_DOWN, x, y);
            for (int i = 1; i <= 60; i++) {
                touch(stage, MotionEvent.ACTION_MOVE, x - i, y);
                hand.frames(2);
            }
            hand.frames(60);
            assertEquals(1, pose(stage).grips);
            double apart = Math.abs(x(stage, PISTON) - (x - 60));
            assertTrue("apart by " + apart + " px", apart < 40);
            touch(stage, MotionEvent.ACTION_UP, x - 60, y);
            hand.frames(20);
            assertEquals(0, pose(stage).grips);
        });
    }

    @Test
    public void nothingIsLostWhenTheScreenTurns() {
        double[] time = new double[1];
        turn(
                SLIDER,
                (activity, stage) -> {
                    hand.frames(60);
                    stage.zoom(2, 300, 700);
                    hand.frames(1);
                    time[0] = pose(stage).time;
                },
                (activity, stage) -> {
                    assertTrue(pose(stage).time >= time[0] - 0.02);
                    assertTrue(stage.cameraMoved());
                });
    }

    @Test
    public void nothingIsLostWhenTheProcessDies() {
        ActivityController<PlayerActivity> first = open(SLIDER);
        hand.frames(57);
        StageView stage = stage(first.get());
        stage.zoom(2, 300, 700);
        StageView.Sight sight = stage.view();
        double time = pose(stage).time;
        Bundle saved = new Bundle();
        first.pause().stop().saveInstanceState(saved);
        ActivityController<PlayerActivity> second = openAnew(SLIDER, saved);
        StageView again = stage(second.get());
        assertEquals(time, pose(again).time, 0.03);
        assertEquals(sight.x(), again.view().x(), 1e-6);
        assertEquals(sight.metres(), again.view().metres(), 0.02 * sight.metres());
        close(second);
    }

    /** The window goes while a finger holds the piston: nothing stays held, and the scene goes on as before. */
    @Test
    public void aTurnOfTheScreenInTheMiddleOfADragHoldsNothing() {
        turn(
                SLIDER,
                (activity, stage) -> {
                    hand.frames(2);
                    touch(stage, MotionEvent.ACTION_DOWN, x(stage, PISTON), y(stage, PISTON));
                    hand.frames(3);
                    assertEquals(1, pose(stage).grips);
                },
                (activity, stage) -> {
                    assertEquals(0, pose(stage).grips);
                    double time = pose(stage).time;
                    hand.frames(6);
                    assertTrue(pose(stage).time > time);
                });
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
        ActivityController<PlayerActivity> controller = open(SLIDER);
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
        play(
                SLIDER,
                (activity, stage) -> activity.findViewById(R.id.panel_toggle).performClick(),
                (activity, stage) -> Targets.check(activity.findViewById(R.id.root)));
    }

    @Test
    public void talkBackFindsTheBodiesAndCanPushOne() {
        play(SLIDER, (activity, stage) -> {
            var provider = ViewCompat.getAccessibilityDelegate(stage).getAccessibilityNodeProvider(stage);
            assertNotNull(provider);
            AccessibilityNodeInfoCompat wheel = provider.createAccessibilityNodeInfo(1);
            assertNotNull(wheel);
            assertEquals("wheel", wheel.getContentDescription().toString());
            double before = pose(stage).x[PISTON];
            assertTrue(provider.performAction(PISTON, R.id.action_push_left, null));
            hand.frames(3);
            assertTrue(pose(stage).x[PISTON] < before);
        });
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertNotNull;

import android.app.Application;
import android.content.Intent;
import android.os.Bundle;
import android.os.Looper;
import android.view.MotionEvent;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.time.Duration;
import java.util.Collections;
import org.junit.After;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** What all tests of the player's screen begin with: a phone held upright, and frames that the test gives by hand. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h800dp-xhdpi")
public abstract class PlayerAtHand {
    final Application application = ApplicationProvider.getApplicationContext();
    ByHand hand;

    /** What a person does, and what must be seen then. */
    interface Act {
        void on(PlayerActivity activity, StageView stage);
    }

    @Before
    public final void enter() {
        hand = ByHand.enter();
    }

    @After
    public final void leave() {
        ByHand.leave();
    }

    final Intent intent(String scene) {
        return PlayerActivity.intent(application, scene, Collections.emptyMap());
    }

    static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    /** Lets everything that slides arrive. */
    static void settle() {
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
    }

    /** Opens a scene and does one thing after the other, with a few frames before each. */
    final void play(String scene, Act... acts) {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent(scene))) {
            for (Act act : acts) {
                on(scenario, act);
            }
        }
    }

    /** The screen is turned between two acts. */
    final void turn(String scene, Act before, Act after) {
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent(scene))) {
            on(scenario, before);
            scenario.recreate();
            on(scenario, after);
        }
    }

    private void on(ActivityScenario<PlayerActivity> scenario, Act act) {
        settle();
        scenario.onActivity(activity -> {
            hand.frames(3);
            act.on(activity, stage(activity));
        });
    }

    /** Opens a scene on a screen whose life the test decides. */
    final ActivityController<PlayerActivity> open(String scene) {
        ActivityController<PlayerActivity> screen =
                Robolectric.buildActivity(PlayerActivity.class, intent(scene)).setup();
        idle();
        hand.frames(3);
        return screen;
    }

    /** The same in another process, which knows nothing but the files and what the first one had saved. */
    final ActivityController<PlayerActivity> openAnew(String scene, Bundle saved) {
        ByHand.leave();
        hand = ByHand.enter();
        ActivityController<PlayerActivity> screen =
                Robolectric.buildActivity(PlayerActivity.class, intent(scene)).setup(saved);
        idle();
        hand.frames(1);
        return screen;
    }

    static void close(ActivityController<PlayerActivity> screen) {
        screen.pause().stop().destroy();
    }

    static StageView stage(PlayerActivity activity) {
        return activity.findViewById(R.id.stage);
    }

    static Pose pose(StageView stage) {
        Pose pose = stage.pose();
        assertNotNull(pose);
        return pose;
    }

    static float x(StageView stage, int body) {
        return stage.camera().screenX(pose(stage).x[body]);
    }

    static float y(StageView stage, int body) {
        return stage.camera().screenY(pose(stage).y[body]);
    }

    static PlayerModel model(PlayerActivity activity) {
        return new ViewModelProvider(activity).get(PlayerModel.class);
    }

    static Player player(PlayerActivity activity) {
        return model(activity).player;
    }

    /** A finger on the stage at the time of the last frame. */
    final void touch(StageView stage, int action, float x, float y) {
        MotionEvent event = MotionEvent.obtain(hand.millis(), hand.millis(), action, x, y, 0);
        stage.dispatchTouchEvent(event);
        event.recycle();
    }
}

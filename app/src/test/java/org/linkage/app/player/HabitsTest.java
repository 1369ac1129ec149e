package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.WindowManager;
import androidx.preference.PreferenceManager;
import org.junit.Test;
import org.linkage.app.R;

/** What a person has chosen for all scenes is what the player does. */
public class HabitsTest extends PlayerAtHand {
    private void keep(String name, boolean on) {
        PreferenceManager.getDefaultSharedPreferences(application)
                .edit()
                .putBoolean(name, on)
                .commit();
    }

    @Test
    public void theScreenStaysOnWhereThatIsWanted() {
        for (boolean wanted : new boolean[] {false, true, false}) {
            keep(Habits.KEEP_SCREEN_ON, wanted);
            play("pendulum", (activity, stage) -> {
                int flags = activity.getWindow().getAttributes().flags;
                assertEquals(wanted, (flags & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) != 0);
            });
        }
    }

    /** On a display with 60 pictures a second. */
    @Test
    public void noMorePicturesAreMadeThanThePersonChose() {
        for (int cap : new int[] {0, 30, 60, 90}) {
            PreferenceManager.getDefaultSharedPreferences(application)
                    .edit()
                    .putString(Habits.FRAME_CAP, Integer.toString(cap))
                    .commit();
            play("pendulum", (activity, stage) -> {
                int pictures = 0;
                double before = pose(stage).time;
                double time = before;
                for (int i = 0; i < 60; i++) {
                    hand.frames(1);
                    pictures += pose(stage).time > time ? 1 : 0;
                    time = pose(stage).time;
                }
                assertEquals("with a cap of " + cap, cap == 30 ? 30 : 60, pictures, 1);
                assertEquals("the scene is as fast as ever", 1, time - before, 0.05);
            });
        }
    }

    @Test
    public void hintsThatWereRepeatedAreShownOnTheNextScene() {
        Hints hints = new Hints(application);
        for (int i = 0; i < 3; i++) {
            hints.done(i);
        }
        play(
                "pendulum",
                (activity, stage) -> assertTrue(
                        "all are done", !activity.findViewById(R.id.notice).isShown()));
        Hints.repeat(application);
        play(
                "pendulum",
                (activity, stage) -> assertTrue(
                        "the first again", activity.findViewById(R.id.notice).isShown()));
    }
}

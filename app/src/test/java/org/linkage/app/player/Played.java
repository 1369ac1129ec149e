package org.linkage.app.player;

import android.graphics.Bitmap;
import android.os.Looper;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import com.google.android.material.tabs.TabLayout;
import java.time.Duration;
import java.util.Collections;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** A scene in the player's real screen, and a picture of it after somebody did something. */
final class Played {
    /** What is done, with the frames in one hand. */
    interface Act {
        void on(PlayerActivity activity, ByHand hand);
    }

    private Played() {}

    /** Opens a scene on a screen, does one thing after another with a second between them, and takes a picture. */
    static Bitmap picture(String screen, String scene, Act... acts) {
        RuntimeEnvironment.setQualifiers("+" + screen);
        ByHand hand = ByHand.enter();
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(
                PlayerActivity.intent(ApplicationProvider.getApplicationContext(), scene, Collections.emptyMap()))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            for (Act act : acts) {
                scenario.onActivity(activity -> act.on(activity, hand));
                Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
            }
            scenario.onActivity(activity -> picture[0] = Pictures.of(activity));
        }
        return picture[0];
    }

    /** Shows a page of the controls, which are opened first where they are closed. */
    static void page(PlayerActivity activity, int tab) {
        if (activity.findViewById(R.id.pane) == null) {
            activity.findViewById(R.id.panel_toggle).performClick();
        }
        TabLayout tabs = activity.findViewById(R.id.tabs);
        tabs.selectTab(tabs.getTabAt(tab));
    }
}

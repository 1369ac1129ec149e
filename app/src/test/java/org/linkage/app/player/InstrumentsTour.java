package org.linkage.app.player;

import android.content.Intent;
import android.graphics.Bitmap;
import android.os.Looper;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.tabs.TabLayout;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** Plots and matrix beside the running scene. */
@RunWith(AndroidJUnit4.class)
public class InstrumentsTour {
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;
    /** The matrix tab with its factor half eliminated. */
    private static final int ELIMINATION = 4;

    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void byDay() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "double-pendulum", "instruments-plots-phone", PLOTS);
        play("w360dp-h800dp-notnight-xhdpi", "ladder", "instruments-matrix-phone", MATRIX);
        play("w1280dp-h800dp-land-notnight-mdpi", "slider-crank", "instruments-plots-tablet", PLOTS);
        play("w1280dp-h800dp-land-notnight-mdpi", "ladder", "instruments-elimination-tablet", ELIMINATION);
    }

    @Test
    public void byNight() throws Exception {
        play("w1280dp-h800dp-land-night-mdpi", "baraff-54", "instruments-matrix-tablet-night", MATRIX);
        play("w800dp-h360dp-land-night-xhdpi", "chain", "instruments-plots-landscape-night", PLOTS);
    }

    private static void play(String screen, String scene, String name, int tab) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        ByHand hand = ByHand.enter();
        Intent intent =
                PlayerActivity.intent(ApplicationProvider.getApplicationContext(), scene, Collections.emptyMap());
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent)) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(360);
                if (activity.findViewById(R.id.pane) == null) {
                    activity.findViewById(R.id.panel_toggle).performClick();
                }
                TabLayout tabs = activity.findViewById(R.id.tabs);
                tabs.selectTab(tabs.getTabAt(Math.min(tab, MATRIX)));
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> {
                if (tab == ELIMINATION) {
                    activity.matrixPage().showElimination(0.55);
                }
                hand.frames(60);
                Shadows.shadowOf(Looper.getMainLooper()).idle();
                picture[0] = Pictures.of(activity);
            });
        }
        Pictures.write(picture[0], name);
    }
}

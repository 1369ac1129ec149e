package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Rect;
import android.os.Looper;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.time.Duration;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.Touches;
import org.linkage.app.plot.MatrixView;
import org.linkage.app.plot.PlotView;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** On a low screen, too, the answer to a tap is in sight: the whole plot that is read, the name of a block. */
@RunWith(AndroidJUnit4.class)
public class InSightTest {
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;

    private interface Act {
        void on(PlayerActivity activity, Touches fingers);
    }

    @After
    public void leave() {
        ByHand.leave();
    }

    private static void play(String scene, int page, Act act) {
        RuntimeEnvironment.setQualifiers("+w800dp-h360dp-land-notnight-xhdpi");
        Context context = ApplicationProvider.getApplicationContext();
        ByHand hand = ByHand.enter();
        try (ActivityScenario<PlayerActivity> scenario =
                ActivityScenario.launch(PlayerActivity.intent(context, scene, Collections.emptyMap()))) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(60);
                Played.page(activity, page);
            });
            idle();
            scenario.onActivity(activity -> {
                hand.frames(2);
                idle();
                Pictures.of(activity);
                act.on(activity, new Touches(activity));
                for (int i = 0; i < 40; i++) {
                    idle();
                    Pictures.of(activity);
                }
            });
        }
    }

    private static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(16));
    }

    private static void assertWhole(View view) {
        Rect seen = new Rect();
        assertTrue(view.getGlobalVisibleRect(seen));
        assertEquals(view.getHeight(), seen.height());
    }

    @Test
    public void theWholePlotThatIsRead() {
        play("double-pendulum", PLOTS, (activity, fingers) -> {
            PlotView plot = Touches.all(activity.findViewById(R.id.pages), PlotView.class)
                    .get(0);
            fingers.tap(Touches.at(plot, 0.5, 0.5));
            for (int i = 0; i < 60; i++) {
                idle();
                Pictures.of(activity);
            }
            assertTrue(plot.isFrozen());
            assertWhole(plot);
        });
    }

    @Test
    public void theNameOfATappedBlock() {
        play("ladder", MATRIX, (activity, fingers) -> {
            MatrixView matrix = Touches.all(activity.findViewById(R.id.pages), MatrixView.class)
                    .get(0);
            float[] corner = Touches.at(matrix, 0.5, 0);
            float side = Math.min(matrix.getWidth(), matrix.getHeight());
            float at = 0.255f * side;
            fingers.tap(new float[] {corner[0] - 0.5f * side + at, corner[1] + at});
            idle();
            assertWhole(Touches.words(activity.findViewById(R.id.pages), "body rung6"));
        });
    }
}

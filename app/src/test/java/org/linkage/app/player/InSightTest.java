package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Rect;
import android.os.Looper;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.chip.Chip;
import com.google.android.material.slider.Slider;
import java.time.Duration;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.Touches;
import org.linkage.app.Uncut;
import org.linkage.app.plot.MatrixView;
import org.linkage.app.plot.PlotView;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** The answer to a tap is in sight, on a low screen too: the whole plot that is read, the name of a block, what a card says. */
@RunWith(AndroidJUnit4.class)
public class InSightTest {
    private static final String LOW = "w800dp-h360dp-land-notnight-xhdpi";
    private static final String UPRIGHT = "w360dp-h800dp-port-notnight-xhdpi";
    private static final int NONE = -1;
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;

    private ByHand hand;

    private interface Act {
        void on(PlayerActivity activity, Touches fingers);
    }

    @After
    public void leave() {
        ByHand.leave();
    }

    private void play(String scene, int page, Act act) {
        play(LOW, scene, page, act);
    }

    private void play(String screen, String scene, int page, Act act) {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Context context = ApplicationProvider.getApplicationContext();
        hand = ByHand.enter();
        try (ActivityScenario<PlayerActivity> scenario =
                ActivityScenario.launch(PlayerActivity.intent(context, scene, Collections.emptyMap()))) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(60);
                if (page >= 0) {
                    Played.page(activity, page);
                }
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

    @Test
    public void theSliderTurnsToTheFactorByItself() {
        play("baraff-6", MATRIX, (activity, fingers) -> {
            View pages = activity.findViewById(R.id.pages);
            Chip factor = (Chip) Touches.words(pages, "Factor LDLᵀ");
            assertFalse(factor.isChecked());
            Touches.words(pages, "28 × 28, 174 non-zeros");
            Slider slider = null;
            for (Slider each : Touches.all(pages, Slider.class)) {
                slider = each.isShown() ? each : slider;
            }
            fingers.tap(Touches.at(slider, 0.5, 0.5));
            assertTrue(factor.isChecked());
            Touches.words(pages, "28 × 28, 194 non-zeros, 0 of them fill");
            assertEquals("as far as the finger says", 5.5, slider.getValue(), 1);
            assertTrue("what is eliminated glows", activity.matrixPage().glowing().length > 0);
        });
    }

    /** Where the lowest body ends, in pixels of the window. */
    private static double lowest(StageView stage) {
        double lowest = 0;
        for (int i = 0; i < stage.model().bodies.length; i++) {
            double reach = stage.model().bodies[i].reach * stage.camera().scale();
            lowest = Math.max(lowest, stage.camera().screenY(stage.pose().y[i]) + reach);
        }
        return Touches.at(stage, 0, 0)[1] + lowest;
    }

    @Test
    public void theMechanismAboveTheCardThatSpeaksOfIt() {
        play(UPRIGHT, "slider-crank", NONE, (activity, fingers) -> {
            StageView stage = activity.findViewById(R.id.stage);
            View card = activity.findViewById(R.id.inspector);
            double before = lowest(stage);
            stage.selectWhole(0);
            idle();
            assertTrue(card.isShown());
            double top = Touches.at(card, 0, 0)[1];
            assertTrue("it would be covered: " + before + " of " + top, before > top);
            assertTrue(lowest(stage) + " of " + top, lowest(stage) <= top);
            card.findViewById(R.id.close).performClick();
            idle();
            assertEquals("as it was", before, lowest(stage), 1);
        });
    }

    @Test
    public void aStageThatAPersonMovedStaysWhereItIs() {
        play(UPRIGHT, "slider-crank", NONE, (activity, fingers) -> {
            StageView stage = activity.findViewById(R.id.stage);
            stage.pan(40, 10);
            double before = lowest(stage);
            stage.selectWhole(0);
            idle();
            assertEquals(before, lowest(stage), 1e-3);
        });
    }

    @Test
    public void everyLineOfACard() {
        play(LOW, "slider-crank", NONE, (activity, fingers) -> {
            StageView stage = activity.findViewById(R.id.stage);
            View card = activity.findViewById(R.id.inspector);
            stage.selectWhole(0);
            hand.frames(2);
            idle();
            for (String label :
                    new String[] {"Place", "Velocity", "Components", "Kinetic energy", "Potential energy"}) {
                assertWhole(Touches.words(card, label));
            }
            Uncut.check("a body", card);
            stage.grab(0, 0, stage.camera().screenX(0), stage.camera().screenY(0));
            stage.release(0, 0, 0);
            stage.select(0);
            hand.frames(2);
            idle();
            for (String label : new String[] {"Components", "Place", "Velocity", "Force on wheel", "Open by"}) {
                assertWhole(Touches.words(card, label));
            }
            Uncut.check("a joint", card);
        });
    }
}

package org.linkage.app.player;

import android.content.Intent;
import android.graphics.Bitmap;
import android.os.Looper;
import android.view.ViewGroup;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** The player on phone, landscape and tablet, by day and by night, with its controls closed and open. */
@RunWith(AndroidJUnit4.class)
public class PlayerTour {
    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void phone() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "slider-crank", "player-phone", 0);
    }

    @Test
    public void phoneNight() throws Exception {
        play("w360dp-h800dp-night-xhdpi", "slider-crank", "player-phone-night", 1);
    }

    @Test
    public void phoneSolver() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "chain", "player-phone-solver", 2);
    }

    @Test
    public void landscape() throws Exception {
        play("w800dp-h360dp-land-notnight-xhdpi", "slider-crank", "player-landscape", 0);
    }

    @Test
    public void landscapeNight() throws Exception {
        play("w800dp-h360dp-land-night-xhdpi", "billiard", "player-landscape-night", 1);
    }

    @Test
    public void tablet() throws Exception {
        play("w1280dp-h800dp-land-notnight-mdpi", "slider-crank", "player-tablet", 0);
    }

    @Test
    public void tabletNight() throws Exception {
        play("w1280dp-h800dp-land-night-mdpi", "ladder", "player-tablet-night", 2);
    }

    @Test
    public void phoneWithLargeText() throws Exception {
        RuntimeEnvironment.setFontScale(2);
        play("w360dp-h800dp-notnight-xhdpi", "chain", "player-phone-large-text", 1);
    }

    @Test
    public void phoneFromRightToLeft() throws Exception {
        play("ar-rXB-ldrtl-w360dp-h800dp-notnight-xhdpi", "heavy-load", "player-phone-mirrored", 1);
    }

    @Test
    public void tabletFromRightToLeft() throws Exception {
        play("ar-rXB-ldrtl-w800dp-h600dp-notnight-mdpi", "bridge", "player-tablet-mirrored", 1);
    }

    @Test
    public void aPullOnTheChain() throws Exception {
        pull("w360dp-h800dp-notnight-xhdpi", "heavy-load", "auto", "player-pull");
    }

    @Test
    public void openJointsUnderGaussSeidel() throws Exception {
        pull("w360dp-h800dp-night-xhdpi", "heavy-load", "gauss-seidel", "player-open-joints");
    }

    @Test
    public void landscapeWithoutThePane() throws Exception {
        play(
                "w800dp-h360dp-land-notnight-xhdpi",
                "pantograph",
                "player-landscape-wide",
                0,
                (activity, hand) -> activity.onPanel());
    }

    @Test
    public void aLargeNumber() throws Exception {
        play("w360dp-h800dp-night-xhdpi", "cable-bridge", "player-large-number", 0, (activity, hand) -> {
            ViewGroup cells = activity.findViewById(R.id.cells);
            cells.getChildAt(3).performClick();
        });
    }

    @Test
    public void aRefusedStep() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "chain", "player-refused", 0, (activity, hand) -> {
            Choices wild = activity.choices();
            wild.integrator = "rk4";
            wild.stabilisation = 1e9;
            activity.onChoices(wild);
        });
    }

    @Test
    public void anOddWindowOfASplitScreen() throws Exception {
        play("w360dp-h420dp-notnight-xhdpi", "cradle", "player-split", 0);
    }

    @Test
    public void aTypedValue() throws Exception {
        RuntimeEnvironment.setQualifiers("+w360dp-h800dp-notnight-xhdpi");
        Intent intent =
                PlayerActivity.intent(ApplicationProvider.getApplicationContext(), "chain", Collections.emptyMap());
        ByHand hand = ByHand.enter();
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent)) {
            scenario.onActivity(activity -> {
                hand.frames(3);
                TypedNumber links = new TypedNumber("n", "", 1, 10_000, true);
                ValueDialog.ask(
                        activity.getSupportFragmentManager(), links, "Links", "How many rods hang in a row.", 20);
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> {
                DialogFragment dialog =
                        (DialogFragment) activity.getSupportFragmentManager().findFragmentByTag(ValueDialog.RESULT);
                AlertDialog shown = (AlertDialog) dialog.requireDialog();
                shown.<android.widget.TextView>findViewById(R.id.number).setText("20000");
                shown.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> {
                DialogFragment dialog =
                        (DialogFragment) activity.getSupportFragmentManager().findFragmentByTag(ValueDialog.RESULT);
                picture[0] = Pictures.of(dialog.requireDialog().getWindow().getDecorView());
            });
        }
        Pictures.write(picture[0], "player-typed-value");
    }

    /** A finger pulls the last body aside. */
    private static void pull(String screen, String scene, String solver, String name) throws Exception {
        Played.Act pull = (activity, hand) -> {
            hand.frames(10);
            StageView stage = activity.findViewById(R.id.stage);
            Choices choices = activity.choices();
            choices.integrator = solver.equals("auto") ? null : "semi-implicit-euler";
            choices.solver = solver;
            activity.onChoices(choices);
            int last = stage.model().bodies.length - 2;
            float x = stage.camera().screenX(stage.pose().x[last]);
            float y = stage.camera().screenY(stage.pose().y[last]);
            stage.grab(0, last, x, y);
            for (int i = 0; i < 20; i++) {
                stage.move(0, x + 6 * i, y - 5 * i);
                hand.frames(1);
            }
            hand.frames(10);
        };
        Pictures.write(Played.picture(screen, scene, pull), name);
    }

    private static void play(String screen, String scene, String name, int panel) throws Exception {
        play(screen, scene, name, panel, (activity, hand) -> {});
    }

    private static void play(String screen, String scene, String name, int panel, Played.Act act) throws Exception {
        Pictures.write(
                Played.picture(
                        screen,
                        scene,
                        (activity, hand) -> {
                            hand.frames(90);
                            if (panel > 0) {
                                Played.page(activity, panel - 1);
                            }
                        },
                        (activity, hand) -> {
                            act.on(activity, hand);
                            hand.frames(40);
                        }),
                name);
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.textfield.TextInputLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Touches;

/** What a person does with the controls, the keyboard and the mouse, and what the player answers. */
public class PlayerControlsTest extends PlayerAtHand {
    private static void key(PlayerActivity activity, int code) {
        activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, code));
        activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, code));
    }

    private double value(PlayerActivity activity, String name) {
        Facts facts = activity.shown();
        assertNotNull(facts);
        Map<String, Double> values = facts.cast.values();
        return values.get(name);
    }

    @Test
    public void aTappedNumberAsksForATypedOneAndSaysWhatItCannotTake() {
        play(
                "chain",
                (activity, stage) -> {
                    // the number of links is on the page
                    Touches.words(activity.findViewById(R.id.pages), "20").performClick();
                },
                (activity, stage) -> {
                    DialogFragment dialog = (DialogFragment)
                            activity.getSupportFragmentManager().findFragmentByTag(ValueDialog.RESULT);
                    assertNotNull(dialog);
                    AlertDialog shown = (AlertDialog) dialog.getDialog();
                    assertNotNull(shown);
                    TextView number = shown.findViewById(R.id.number);
                    TextInputLayout field = shown.findViewById(R.id.field);
                    assertNotNull(number);
                    assertNotNull(field);
                    assertEquals("20", number.getText().toString());
                    number.setText("20000");
                    shown.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
                    assertTrue(
                            String.valueOf(field.getError()),
                            String.valueOf(field.getError()).contains("10000"));
                    assertEquals("nothing was set", 20, value(activity, "n"), 0);
                    number.setText("37");
                    shown.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
                },
                (activity, stage) -> assertEquals(37, value(activity, "n"), 0));
    }

    @Test
    public void aNumberOfTheHeadUpLineGrowsWhenTappedAndBackMakesItSmall() {
        play("pendulum", (activity, stage) -> {
            ViewGroup cells = activity.findViewById(R.id.cells);
            assertEquals(5, cells.getChildCount());
            cells.getChildAt(3).performClick();
            assertEquals(View.VISIBLE, activity.findViewById(R.id.large).getVisibility());
            TextView meaning = activity.findViewById(R.id.meaning);
            assertEquals(
                    activity.getString(R.string.hud_error_long),
                    meaning.getText().toString());
            activity.getOnBackPressedDispatcher().onBackPressed();
            assertEquals(View.GONE, activity.findViewById(R.id.large).getVisibility());
            assertFalse("back made the number small and did not leave", activity.isFinishing());
        });
    }

    @Test
    public void aRefusedStepStopsWithASentenceAndWhatToTry() {
        play("chain", (activity, stage) -> {
            Choices wild = activity.choices();
            wild.integrator = "rk4";
            wild.stabilisation = 1e9; // far stiffer than such a step can take
            activity.onChoices(wild);
            for (int i = 0; i < 200 && activity.running(); i++) {
                hand.frames(1);
            }
            assertFalse("it stopped", activity.running());
            View notice = activity.findViewById(R.id.notice);
            assertEquals(View.VISIBLE, notice.getVisibility());
            TextView sentence = notice.findViewById(R.id.message);
            assertTrue(sentence.getText().length() > 10);
            for (int i = 0; i < stage.pose().x.length; i++) {
                assertTrue("the last good state stays", Double.isFinite(stage.pose().x[i]));
            }
            TextView other = notice.findViewById(R.id.second);
            assertEquals(View.VISIBLE, other.getVisibility());
            notice.findViewById(R.id.first).performClick();
            hand.frames(2);
            assertEquals("reset goes on from the start", null, activity.shown().failure);
        });
    }

    @Test
    public void whatTheCardOffersMakesAStiffSceneRunAgain() {
        play("stiff-chain", (activity, stage) -> {
            Choices explicit = activity.choices();
            explicit.integrator = "rk4";
            activity.onChoices(explicit);
            hand.frames(60);
            assertFalse("it stopped", activity.running());
            TextView other = activity.findViewById(R.id.second);
            String own = activity.getString(R.string.integrator_implicit_bdf2);
            assertEquals(
                    activity.getString(R.string.try_other, own), other.getText().toString());
            other.performClick();
            hand.frames(120);
            assertTrue(activity.running());
            assertTrue("and its links are together", tip(stage) < 4);
        });
    }

    private static double tip(StageView stage) {
        int last = pose(stage).x.length - 1;
        return Math.hypot(pose(stage).x[last], pose(stage).y[last]);
    }

    @Test
    public void whatDoesNotFitIsDisabledWithItsReason() {
        play("ladder", (activity, stage) -> {
            Facts facts = activity.shown();
            assertNotNull(facts);
            String reason = facts.refusals.get("tree");
            assertNotNull("a ladder has loops", reason);
            ViewGroup pages = activity.findViewById(R.id.pages);
            for (View view : pages.getTouchables()) {
                assertFalse(
                        "what does not fit cannot be touched",
                        view instanceof TextView text
                                && text.getText().toString().contains(reason));
            }
            List<TextView> saying = new ArrayList<>();
            for (TextView text : Touches.all(pages, TextView.class)) {
                if (text.getText().toString().contains(reason)) {
                    saying.add(text);
                }
            }
            assertFalse("its reason is on the page", saying.isEmpty());
            assertFalse(saying.get(0).isEnabled());
        });
    }

    @Test
    public void hintsGoAwayForGood() {
        play("pendulum", (activity, stage) -> {
            View notice = activity.findViewById(R.id.notice);
            TextView message = notice.findViewById(R.id.message);
            assertEquals(
                    activity.getString(R.string.hint_drag), message.getText().toString());
            notice.findViewById(R.id.done).performClick();
            assertEquals(
                    activity.getString(R.string.hint_zoom), message.getText().toString());
            stage.zoom(1.1f, 100, 100);
            assertEquals(
                    "zooming is what it says",
                    activity.getString(R.string.hint_solver),
                    message.getText().toString());
            notice.findViewById(R.id.done).performClick();
            assertEquals(View.GONE, notice.getVisibility());
        });
        play(
                "chain",
                (activity, stage) -> assertEquals(
                        View.GONE, activity.findViewById(R.id.notice).getVisibility()));
    }

    @Test
    public void theKeyboardSelectsPushesPausesAndSteps() {
        play("double-pendulum", (activity, stage) -> {
            stage.requestFocus();
            key(activity, KeyEvent.KEYCODE_SPACE);
            hand.frames(2);
            assertFalse(activity.playing());
            double time = stage.pose().time;
            key(activity, KeyEvent.KEYCODE_PERIOD);
            hand.frames(2);
            assertTrue("a step", stage.pose().time > time);
            key(activity, KeyEvent.KEYCODE_TAB);
            assertEquals(0, stage.selected());
            double before = stage.pose().velocityX[0];
            key(activity, KeyEvent.KEYCODE_DPAD_RIGHT);
            hand.frames(2);
            assertTrue("pushed to the right", stage.pose().velocityX[0] > before);
            key(activity, KeyEvent.KEYCODE_P);
            hand.frames(2);
            assertTrue("held fast", stage.pose().pinned[0]);
            double scale = stage.camera().scale();
            key(activity, KeyEvent.KEYCODE_PLUS);
            assertTrue("zoomed in", stage.camera().scale() > scale);
            key(activity, KeyEvent.KEYCODE_F);
            assertEquals("all of it again", scale, stage.camera().scale(), 1e-9 * scale);
        });
    }

    @Test
    public void slowMotionGoesFromASixtyFourthToFourTimes() {
        assertEquals(1.0 / 64, Transport.SPEEDS[0], 0);
        assertEquals(4, Transport.SPEEDS[Transport.SPEEDS.length - 1], 0);
        play("pendulum", (activity, stage) -> {
            activity.onSpeed(1.0 / 4);
            hand.frames(2);
            double time = stage.pose().time;
            hand.frames(60);
            assertEquals("a quarter of a second in one", 0.25, stage.pose().time - time, 0.01);
        });
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorManager;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Touches;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.SiFormat;
import org.linkage.solver.scene.Names;
import org.robolectric.Shadows;
import org.robolectric.shadows.SensorEventBuilder;
import org.robolectric.shadows.ShadowSensor;

/** What the player promises about fingers, numbers, switches and tilting, driven as a person would. */
public class PlayerPromisesTest extends PlayerAtHand {
    /** Paused, a picture is made when there is news. */
    private void shown() {
        idle();
        hand.frames(2);
    }

    private static double[] state(PlayerActivity activity) {
        double[][] state = new double[1][];
        player(activity).ask((cast, choices, simulation) -> state[0] = simulation.save());
        return state[0];
    }

    /** So far from the rim of the first body. */
    private static float beside(StageView stage, int side, float distance) {
        double radius = stage.model().bodies[0].radius * stage.camera().scale();
        return x(stage, 0) + side * (float) (radius + distance);
    }

    // ---- fingers ---------------------------------------------------------------------------------------------------

    @Test
    public void aBodyIsFoundWithin24DpOfTheFingerAndNotFurtherAway() {
        play("pendulum", (activity, stage) -> {
            activity.onPlay(false);
            hand.frames(2);
            float dp = activity.getResources().getDisplayMetrics().density;
            for (int side = -1; side <= 1; side += 2) {
                float near = beside(stage, side, 23 * dp);
                float y = y(stage, 0);
                assertEquals("23 dp from its rim", 0, stage.bodyAt(near, y));
                assertEquals("25 dp from its rim", -1, stage.bodyAt(beside(stage, side, 25 * dp), y));
                touch(stage, MotionEvent.ACTION_DOWN, near, y);
                shown();
                assertEquals("it is held", 1, stage.pose().grips);
                touch(stage, MotionEvent.ACTION_UP, near, y);
                shown();
                StageView.Sight before = stage.view();
                // the card about what was tapped may have moved the scene
                float far = beside(stage, side, 25 * dp);
                y = y(stage, 0);
                touch(stage, MotionEvent.ACTION_DOWN, far, y);
                touch(stage, MotionEvent.ACTION_MOVE, far, y + 60 * dp);
                shown();
                assertEquals("nothing is held", 0, stage.pose().grips);
                assertFalse("the camera went along", before.equals(stage.view()));
                touch(stage, MotionEvent.ACTION_UP, far, y + 60 * dp);
                stage.frame();
                hand.frames(2);
            }
        });
    }

    // ---- numbers ---------------------------------------------------------------------------------------------------

    private static String cell(PlayerActivity activity, int index) {
        ViewGroup cells = activity.findViewById(R.id.cells);
        TextView value = cells.getChildAt(index).findViewById(R.id.value);
        return value.getText().toString();
    }

    private static String number(double value, String unit, int digits) {
        StringBuilder text = new StringBuilder();
        new SiFormat().append(text, value, unit, digits);
        return text.toString();
    }

    @Test
    public void theHeadUpLineSaysWhatTheDiagnosticsSay() {
        play("double-pendulum", (activity, stage) -> {
            Choices choices = activity.choices();
            choices.integrator = "semi-implicit-euler";
            choices.solver = "gauss-seidel";
            choices.iterations = 2;
            activity.onChoices(choices);
            hand.frames(90);
            assertEquals("real time", "×1.00", cell(activity, 0));
            assertEquals("pictures a second", "60", cell(activity, 2));
            activity.onPlay(false);
            hand.frames(3);
            player(activity).ask((cast, played, simulation) -> {
                double error = simulation.diagnostics().jointError();
                assertTrue("worth showing", error > 1e-9);
                assertEquals(number(error, "m", 2), cell(activity, 3));
                assertEquals(number(simulation.diagnostics().medianNanos() * 1e-9, "s", 3), cell(activity, 1));
                double drift = 100 * simulation.diagnostics().energyDrift();
                String shown =
                        cell(activity, 4).replace('−', '-').replace("+", "").replace("\u00a0%", "");
                assertEquals(drift, Double.parseDouble(shown), 0.0051 * Math.max(1, Math.abs(drift)));
                TextView sentence = activity.findViewById(R.id.sentence);
                String words = sentence.getText().toString();
                assertTrue(words, words.contains(simulation.bodyCount() + " bodies"));
                assertTrue(words, words.contains(simulation.rowCount() + " constraint rows"));
                assertTrue(words, words.contains(activity.getString(R.string.solver_gauss_seidel)));
                assertTrue(words, words.contains(simulation.solverReason()));
            });
            assertEquals("nothing runs", "–", cell(activity, 0));
            assertEquals("no pictures are asked for", "–", cell(activity, 2));
        });
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    @Test
    public void everySpeedIsThatSpeed() {
        play("pendulum", (activity, stage) -> {
            for (double speed : Transport.SPEEDS) {
                activity.onSpeed(speed);
                hand.frames(2);
                double before = stage.pose().time;
                hand.frames(64);
                // a busy machine may drop a step or two
                assertEquals(speed + "×", speed * 64 / 60, stage.pose().time - before, 0.006 + 0.05 * speed);
            }
        });
    }

    @Test
    public void contactsStepAndStabilisationAreSwitchedWithoutAJump() {
        play("corner", (activity, stage) -> {
            hand.frames(30);
            for (String integrator : Names.INTEGRATORS) {
                for (String contact : Names.CONTACTS) {
                    for (double step : new double[] {1.0 / 960, 1.0 / 60}) {
                        double[] before = state(activity);
                        Choices choices = activity.choices();
                        choices.integrator = integrator;
                        choices.contact = contact;
                        choices.step = step;
                        choices.stabilisation = step > 0.01 ? 5 : 40;
                        choices.geometricStiffness = !choices.geometricStiffness;
                        activity.onChoices(choices);
                        assertArrayEquals(integrator + " " + contact + " " + step, before, state(activity), 0);
                        hand.frames(1);
                        Facts facts = activity.shown();
                        assertNotNull(facts);
                        if (!facts.refusals.containsKey(integrator)) {
                            assertEquals(integrator, facts.integrator);
                        }
                        if (!facts.refusals.containsKey(contact)) {
                            assertEquals(contact, facts.contact);
                        }
                    }
                }
            }
        });
    }

    @Test
    public void anUndoneResetBringsEveryBitBack() {
        play("cradle", (activity, stage) -> {
            hand.frames(40);
            stage.togglePin(3);
            hand.frames(10);
            double[] before = state(activity);
            activity.onReset();
            assertEquals(0, state(activity)[0], 0);
            stage.togglePin(1); // held after the reset: the undo is of before it
            hand.frames(2);
            player(activity).undoReset();
            assertArrayEquals(before, state(activity), 0);
            hand.frames(1);
            assertTrue("what was held is held", stage.pose().pinned[3]);
            assertFalse("what was not held is not", stage.pose().pinned[1]);
        });
    }

    // ---- tilting ---------------------------------------------------------------------------------------------------

    @Test
    @SuppressWarnings("deprecation") // the successors of these shadows are not in every version
    public void theTiltedPhoneTurnsGravityUntilItIsLocked() {
        SensorManager manager = (SensorManager) application.getSystemService(Context.SENSOR_SERVICE);
        Sensor gravity = ShadowSensor.newInstance(Sensor.TYPE_GRAVITY);
        Shadows.shadowOf(manager).addSensor(gravity);
        play("pendulum", (activity, stage) -> {
            PlayerModel model = model(activity);
            activity.toggleTilt();
            hand.frames(2);
            assertTrue(model.tilt);
            // the left edge up: what hangs swings to the right edge
            tilt(manager, gravity, -SensorManager.GRAVITY_EARTH, 0);
            hand.frames(2);
            checkGravity(activity, 9.81, 0);
            // the card of a body counts its height along the gravity of this moment: the bob is 1 m to the right, where
            // down is
            activity.onPlay(false);
            activity.onTapped(0, -1);
            shown();
            Pose pose = pose(stage);
            String energy = new SiFormat().text(-stage.model().bodies[0].mass * 9.81 * pose.x[0], "J");
            Touches.words(activity.findViewById(R.id.root), energy);
            activity.onPlay(true);
            hand.frames(2);
            View lock = Touches.words(activity.findViewById(R.id.pages), activity.getString(R.string.tilt_lock));
            assertTrue(lock.isEnabled());
            lock.performClick();
            hand.frames(2);
            assertTrue(model.tiltLocked);
            tilt(manager, gravity, 0, SensorManager.GRAVITY_EARTH);
            hand.frames(2);
            checkGravity(activity, 9.81, 0);
            tilt(manager, gravity, 0, SensorManager.GRAVITY_EARTH);
            lock.performClick();
            hand.frames(2);
            tilt(manager, gravity, 0, SensorManager.GRAVITY_EARTH);
            hand.frames(2);
            checkGravity(activity, 0, -9.81);
        });
    }

    private static void checkGravity(PlayerActivity activity, double x, double y) {
        player(activity).ask((cast, choices, simulation) -> {
            assertEquals(x, simulation.gravityX(), 0.01);
            assertEquals(y, simulation.gravityY(), 0.01);
        });
    }

    @SuppressWarnings("deprecation")
    private static void tilt(SensorManager manager, Sensor gravity, float x, float y) {
        Shadows.shadowOf(manager)
                .sendSensorEventToListeners(SensorEventBuilder.newBuilder()
                        .setSensor(gravity)
                        .setTimestamp(1)
                        .setValues(new float[] {x, y, 0})
                        .build());
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.os.Bundle;
import android.os.PowerManager;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import org.junit.Test;
import org.linkage.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The player is kind to the phone and to the hand that holds it, and forgets nothing. */
public class PlayerComfortTest extends PlayerAtHand {
    private static int feltLast(StageView stage) {
        return Shadows.shadowOf(stage).lastHapticFeedbackPerformed();
    }

    @Test
    public void aBreakIsFeltInTheHandUnlessItIsSwitchedOff() {
        ActivityController<PlayerActivity> felt = open("billiard");
        hand.frames(120);
        assertTrue("the hand felt something", feltLast(stage(felt.get())) >= 0);
        close(felt);
        PreferenceManager.getDefaultSharedPreferences(application)
                .edit()
                .putBoolean(Habits.HAPTICS, false)
                .commit();
        ActivityController<PlayerActivity> quiet = open("billiard");
        int before = feltLast(stage(quiet.get()));
        hand.frames(120);
        assertEquals("nothing when it is off", before, feltLast(stage(quiet.get())));
        close(quiet);
    }

    private static String label(ActivityController<PlayerActivity> controller) {
        ViewGroup cells = controller.get().findViewById(R.id.cells);
        return cells.getChildAt(2).<TextView>findViewById(R.id.label).getText().toString();
    }

    @Test
    public void aWarmPhoneAndASavingOneGetSixtyPicturesAndSaySo() {
        PowerManager power = application.getSystemService(PowerManager.class);
        ActivityController<PlayerActivity> controller = open("pendulum");
        hand.frames(70);
        assertEquals(controller.get().getString(R.string.hud_frames), label(controller));
        Shadows.shadowOf(power).setCurrentThermalStatus(PowerManager.THERMAL_STATUS_MODERATE);
        hand.frames(140);
        assertEquals(controller.get().getString(R.string.hud_frames_warm), label(controller));
        Shadows.shadowOf(power).setCurrentThermalStatus(PowerManager.THERMAL_STATUS_NONE);
        Shadows.shadowOf(power).setIsPowerSaveMode(true);
        hand.frames(140);
        assertEquals(controller.get().getString(R.string.hud_frames_saving), label(controller));
        Shadows.shadowOf(power).setIsPowerSaveMode(false);
        hand.frames(140);
        assertEquals(controller.get().getString(R.string.hud_frames), label(controller));
        close(controller);
    }

    @Test
    public void restraintNeverAllowsMoreThanThePersonChose() {
        PowerManager power = application.getSystemService(PowerManager.class);
        Climate climate = new Climate(application);
        assertEquals(0, climate.cap(0));
        assertEquals(120, climate.cap(120));
        Shadows.shadowOf(power).setIsPowerSaveMode(true);
        assertTrue(climate.ask(1));
        assertEquals(60, climate.cap(0));
        assertEquals(60, climate.cap(120));
        assertEquals(30, climate.cap(30));
        Shadows.shadowOf(power).setIsPowerSaveMode(false);
        assertFalse("asked at most once a second", climate.ask(500_000_000));
        assertEquals(60, climate.cap(0));
        assertTrue(climate.ask(1_500_000_000));
        assertEquals(0, climate.cap(0));
    }

    @Test
    public void pinsComeBackWhenAResetIsUndone() {
        ActivityController<PlayerActivity> controller = open("double-pendulum");
        StageView stage = stage(controller.get());
        hand.frames(30);
        stage.togglePin(0);
        hand.frames(2);
        assertTrue(stage.pose().pinned[0]);
        double x = stage.pose().x[0];
        controller.get().onReset();
        hand.frames(2);
        assertFalse(stage.pose().pinned[0]);
        PlayerModel model = model(controller.get());
        model.player.undoReset();
        hand.frames(2);
        assertTrue(stage.pose().pinned[0]);
        assertEquals(x, stage.pose().x[0], 1e-9);
        close(controller);
    }

    @Test
    public void aLockedTiltStaysWhateverIsChosenAndWhenTheProcessEnds() {
        ActivityController<PlayerActivity> first = open("pendulum");
        PlayerModel model = model(first.get());
        model.tilt = true;
        model.tiltLocked = true;
        model.strength = 5;
        model.choices.gravityX = 3;
        model.choices.gravityY = -4;
        model.player.setGravity(3, -4);
        hand.frames(2);
        first.get().onPlay(false);
        hand.frames(2);
        first.get().onPlay(true);
        hand.frames(2);
        assertEquals(3, first.get().shown().gravityX, 0);
        Bundle saved = new Bundle();
        first.saveInstanceState(saved).pause().stop().destroy();
        ActivityController<PlayerActivity> second = openAnew("pendulum", saved);
        hand.frames(2);
        PlayerModel again = model(second.get());
        assertTrue(again.tilt && again.tiltLocked);
        assertEquals(5, again.strength, 0);
        assertEquals(3, second.get().shown().gravityX, 0);
        assertEquals(-4, second.get().shown().gravityY, 0);
        close(second);
    }

    @Test
    public void theGalleryKnowsWhatWasPlayedLast() {
        ActivityController<PlayerActivity> controller = open("four-bar");
        // AndroidX keeps the application of the first test for all models of the process
        Application owner = model(controller.get()).getApplication();
        close(controller);
        assertEquals("Four-bar linkage", PlayerActivity.lastTitle(owner));
        assertTrue(PlayerActivity.resumeIntent(owner).getBooleanExtra(Launch.RESUME, false));
    }

    @Test
    @Config(qualifiers = "w800dp-h360dp-land-xhdpi")
    public void aLowScreenKeepsItsStage() {
        ActivityController<PlayerActivity> controller = open("slider-crank");
        StageView stage = stage(controller.get());
        View transport = controller.get().findViewById(R.id.play);
        double free = (stage.camera().freeRight() - stage.camera().freeLeft())
                * (stage.camera().freeBottom() - stage.camera().freeTop());
        double whole = (double) stage.getWidth() * stage.getHeight();
        assertTrue("free " + free / whole, free > 0.35 * whole);
        assertTrue(
                "the transport is in the pane", isIn(transport, controller.get().findViewById(R.id.pane)));
        controller.get().onPanel();
        idle();
        hand.frames(2);
        assertFalse(
                "and floats when that is closed",
                isIn(transport, controller.get().findViewById(R.id.pane)));
        assertTrue(transport.isAttachedToWindow());
        close(controller);
    }

    @Test
    @Config(qualifiers = "w360dp-h420dp-port-xhdpi")
    public void aHintLeavesALittleStageAlone() {
        ActivityController<PlayerActivity> controller = open("cradle");
        assertEquals(View.GONE, controller.get().findViewById(R.id.notice).getVisibility());
        close(controller);
        RuntimeEnvironment.setQualifiers("w360dp-h800dp-port-xhdpi");
        controller = open("cradle");
        assertEquals(View.VISIBLE, controller.get().findViewById(R.id.notice).getVisibility());
        close(controller);
    }

    private static boolean isIn(View view, View parent) {
        for (Object at = view; at instanceof View; at = ((View) at).getParent()) {
            if (at == parent) {
                return true;
            }
        }
        return false;
    }
}

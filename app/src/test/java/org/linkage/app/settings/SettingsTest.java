package org.linkage.app.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.Bundle;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.chip.Chip;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.Targets;
import org.linkage.app.player.Habits;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.util.ReflectionHelpers;

/** Choices are kept under the names that the player reads. */
@RunWith(AndroidJUnit4.class)
public class SettingsTest {
    private final Context app = ApplicationProvider.getApplicationContext();

    @After
    public void systemTheme() {
        AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM);
    }

    @Test
    public void choicesAreKeptWhereThePlayerReadsThem() {
        try (ActivityScenario<SettingsActivity> scenario = ActivityScenario.launch(SettingsActivity.class)) {
            scenario.onActivity(activity -> {
                View page = activity.findViewById(R.id.scroll);
                click(page, "60");
                click(page, activity.getString(R.string.settings_screen_on));
                click(page, activity.getString(R.string.settings_haptics));
                click(page, activity.getString(R.string.settings_sound));
            });
            Habits habits = Habits.of(app);
            assertEquals(60, habits.frameCap());
            assertEquals(
                    "60", PreferenceManager.getDefaultSharedPreferences(app).getString(Habits.FRAME_CAP, "0"));
            assertTrue(habits.keepScreenOn());
            assertFalse(habits.haptics());
            assertTrue(habits.sound());
            scenario.onActivity(activity -> {
                // silent again: a theme starts every screen anew that is still alive, and there is no sound system here
                click(activity.findViewById(R.id.scroll), activity.getString(R.string.settings_sound));
                assertFalse(Habits.of(app).sound());
                click(activity.findViewById(R.id.scroll), activity.getString(R.string.theme_dark));
                Shadows.shadowOf(Looper.getMainLooper()).idle();
            });
            assertEquals(Settings.DARK, Settings.theme(app));
            assertEquals(AppCompatDelegate.MODE_NIGHT_YES, AppCompatDelegate.getDefaultNightMode());
        }
    }

    @Test
    public void nothingIsHeardUntilThePersonAsksForIt() {
        PreferenceManager.getDefaultSharedPreferences(app).edit().clear().commit();
        assertFalse(Habits.of(app).sound());
        assertTrue(Habits.of(app).haptics());
    }

    @Test
    public void everythingThatCanBeTouchedHasANameAndA48DpTarget() {
        for (float letters : new float[] {1, 2}) {
            RuntimeEnvironment.setFontScale(letters);
            try (ActivityScenario<SettingsActivity> scenario = ActivityScenario.launch(SettingsActivity.class)) {
                scenario.onActivity(
                        activity -> Targets.check(activity.getWindow().getDecorView()));
            }
            try (ActivityScenario<AboutActivity> scenario = ActivityScenario.launch(AboutActivity.class)) {
                scenario.onActivity(
                        activity -> Targets.check(activity.getWindow().getDecorView()));
            }
        }
        RuntimeEnvironment.setFontScale(1);
    }

    /** The chips' ids are made while the app runs: in the next process the same one may belong to another chip. */
    @Test
    public void theEndOfTheProcessChecksNoOtherChip() {
        Settings.setFrameCap(app, 60);
        ActivityController<SettingsActivity> first =
                Robolectric.buildActivity(SettingsActivity.class).setup();
        View chosen = chip(first.get().findViewById(R.id.scroll), "60");
        Bundle saved = new Bundle();
        first.pause().stop().saveInstanceState(saved);
        AtomicInteger ids = ReflectionHelpers.getStaticField(View.class, "sNextGeneratedId");
        int next = ids.get();
        // the first chip of the next process gets the id of the second one of this
        ids.set(chip(first.get().findViewById(R.id.scroll), app.getString(R.string.theme_light))
                .getId());
        assertTrue(chosen.getId() > ids.get());
        ActivityController<SettingsActivity> second =
                Robolectric.buildActivity(SettingsActivity.class).setup(saved);
        ids.set(Math.max(next, ids.get()));
        View page = second.get().findViewById(R.id.scroll);
        assertTrue("60 is what was chosen", ((Chip) chip(page, "60")).isChecked());
        assertFalse(((Chip) chip(page, "30")).isChecked());
        assertTrue(((Chip) chip(page, app.getString(R.string.theme_system))).isChecked());
        second.pause().stop().destroy();
    }

    /** Every choice is the same in another language, by night, in a small window, with large letters, without animations. */
    @Test
    public void nothingThatHappensToTheScreenChangesAChoice() {
        Settings.setFrameCap(app, 90);
        Settings.setKeepScreenOn(app, true);
        Settings.setHaptics(app, false);
        try (ActivityScenario<SettingsActivity> scenario = ActivityScenario.launch(SettingsActivity.class)) {
            for (String change :
                    new String[] {"+de-rDE", "+ar-rXB-ldrtl", "+night", "+w300dp-h360dp", "+w900dp-h600dp-land"}) {
                RuntimeEnvironment.setQualifiers(change);
                scenario.recreate();
                scenario.onActivity(activity -> {
                    Habits habits = Habits.of(activity);
                    assertEquals(change, 90, habits.frameCap());
                    assertTrue(change, habits.keepScreenOn());
                    assertFalse(change, habits.haptics());
                    View page = activity.findViewById(R.id.scroll);
                    String ninety = java.text.NumberFormat.getIntegerInstance().format(90);
                    assertTrue(change, ((Chip) chip(page, ninety)).isChecked());
                    Targets.check(activity.getWindow().getDecorView());
                });
            }
        } finally {
            RuntimeEnvironment.setQualifiers("+en-rUS-ldltr-w320dp-h470dp-port-notnight");
        }
    }

    private static View chip(View view, String text) {
        View found = find(view, text);
        assertTrue("there is a chip called " + text, found != null);
        return found;
    }

    private static @org.jspecify.annotations.Nullable View find(View view, String text) {
        if (view instanceof Chip words && text.contentEquals(words.getText())) {
            return view;
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                View found = find(group.getChildAt(i), text);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static void click(View view, String text) {
        assertTrue("there is a control called " + text, tryClick(view, text));
    }

    private static boolean tryClick(View view, String text) {
        if (view instanceof TextView words && view.isClickable() && text.contentEquals(words.getText())) {
            view.performClick();
            return true;
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                if (tryClick(group.getChildAt(i), text)) {
                    return true;
                }
            }
        }
        return false;
    }
}

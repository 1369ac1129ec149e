package org.linkage.app.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Intent;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.os.Looper;
import android.view.View;
import android.widget.CompoundButton;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.chip.Chip;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.Targets;
import org.linkage.app.Touches;
import org.linkage.app.player.Habits;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.util.ReflectionHelpers;

/** Choices are kept under the names that the player reads. */
@RunWith(AndroidJUnit4.class)
public class SettingsTest {
    private final Application app = ApplicationProvider.getApplicationContext();

    @After
    public void systemTheme() {
        AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM);
    }

    private interface Look {
        void at(SettingsActivity activity, View page);
    }

    private static void open(Look look) {
        try (ActivityScenario<SettingsActivity> scenario = ActivityScenario.launch(SettingsActivity.class)) {
            scenario.onActivity(activity -> look.at(activity, activity.findViewById(R.id.scroll)));
        }
    }

    /** Which of some chips are checked. */
    private static List<String> checked(View page, List<String> words) {
        List<String> checked = new ArrayList<>();
        for (String word : words) {
            if (chip(page, word).isChecked()) {
                checked.add(word);
            }
        }
        return checked;
    }

    @Test
    public void everyRateOfPicturesIsTheOneThatThePlayerTakes() {
        List<String> words = List.of(app.getString(R.string.frames_display), "30", "60", "90", "120");
        List<Integer> caps = List.of(0, 30, 60, 90, 120);
        for (int i = words.size() - 1; i >= 0; i--) {
            String word = words.get(i);
            open((activity, page) -> click(page, word));
            assertEquals(word, (int) caps.get(i), Habits.of(app).frameCap());
            open((activity, page) -> assertEquals(List.of(word), checked(page, words)));
        }
    }

    @Test
    public void everyThemeIsTheOneOfTheScreens() {
        List<String> words = List.of(
                app.getString(R.string.theme_dark),
                app.getString(R.string.theme_light),
                app.getString(R.string.theme_system));
        List<String> names = List.of(Settings.DARK, Settings.LIGHT, Settings.SYSTEM);
        List<Integer> modes = List.of(
                AppCompatDelegate.MODE_NIGHT_YES,
                AppCompatDelegate.MODE_NIGHT_NO,
                AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            open((activity, page) -> {
                click(page, word);
                Shadows.shadowOf(Looper.getMainLooper()).idle();
            });
            assertEquals(names.get(i), Settings.theme(app));
            assertEquals(word, (int) modes.get(i), AppCompatDelegate.getDefaultNightMode());
            AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_UNSPECIFIED);
            Settings.applyTheme(app); // as when the app starts
            assertEquals(word, (int) modes.get(i), AppCompatDelegate.getDefaultNightMode());
            open((activity, page) -> assertEquals(List.of(word), checked(page, words)));
        }
    }

    /** A switch turns one thing on and off, and shows how it is when the page is opened again. */
    @Test
    public void everySwitchTurnsOneThingOnAndOff() {
        int[] words = {R.string.settings_screen_on, R.string.settings_haptics, R.string.settings_sound};
        List<Function<Habits, Boolean>> kept = List.of(Habits::keepScreenOn, Habits::haptics, Habits::sound);
        for (int i = 0; i < words.length; i++) {
            String word = app.getString(words[i]);
            for (int times = 0; times < 2; times++) {
                Habits before = Habits.of(app);
                open((activity, page) -> click(page, word));
                Habits after = Habits.of(app);
                for (int j = 0; j < words.length; j++) {
                    boolean was = kept.get(j).apply(before);
                    assertEquals(
                            word + ", thing " + j, (i == j) != was, kept.get(j).apply(after));
                }
                assertEquals(before.frameCap(), after.frameCap());
                boolean now = kept.get(i).apply(after);
                open((activity, page) ->
                        assertEquals(word, now, ((CompoundButton) Touches.words(page, word)).isChecked()));
            }
        }
    }

    @Test
    public void theColoursOfTheWallpaperAreTakenAndGivenBack() {
        String word = app.getString(R.string.settings_dynamic);
        for (boolean wanted : new boolean[] {true, false}) {
            open((activity, page) -> {
                assertTrue("this device has some", Touches.words(page, word).isEnabled());
                click(page, word);
            });
            assertEquals(wanted, Settings.dynamicColour(app));
            open((activity, page) -> assertEquals(wanted, ((CompoundButton) Touches.words(page, word)).isChecked()));
        }
    }

    @Test
    public void theHintsComeAgainAndThePageAboutTheAppOpens() {
        SharedPreferences preferences = PreferenceManager.getDefaultSharedPreferences(app);
        for (int i = 0; i < 3; i++) {
            preferences.edit().putBoolean("hint_done_" + i, true).commit();
        }
        open((activity, page) -> {
            click(page, activity.getString(R.string.show_hints));
            click(page, activity.getString(R.string.about));
        });
        for (int i = 0; i < 3; i++) {
            assertFalse("hint " + i, preferences.getBoolean("hint_done_" + i, false));
        }
        Intent started = Shadows.shadowOf(app).getNextStartedActivity();
        assertEquals(AboutActivity.class.getName(), started.getComponent().getClassName());
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
        assertTrue("60 is what was chosen", chip(page, "60").isChecked());
        assertFalse(chip(page, "30").isChecked());
        assertTrue(chip(page, app.getString(R.string.theme_system)).isChecked());
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
                    assertTrue(change, chip(page, ninety).isChecked());
                    assertTrue(
                            change,
                            ((CompoundButton) Touches.words(page, activity.getString(R.string.settings_screen_on)))
                                    .isChecked());
                    assertFalse(
                            change,
                            ((CompoundButton) Touches.words(page, activity.getString(R.string.settings_haptics)))
                                    .isChecked());
                    Targets.check(activity.getWindow().getDecorView());
                });
            }
        } finally {
            RuntimeEnvironment.setQualifiers("+en-rUS-ldltr-w320dp-h470dp-port-notnight");
        }
    }

    private static Chip chip(View page, String text) {
        for (Chip chip : Touches.all(page, Chip.class)) {
            if (text.contentEquals(chip.getText())) {
                return chip;
            }
        }
        throw new AssertionError("No chip is called " + text);
    }

    private static void click(View page, String text) {
        for (TextView control : Touches.all(page, TextView.class)) {
            if (control.isClickable() && text.contentEquals(control.getText())) {
                control.performClick();
                return;
            }
        }
        throw new AssertionError("No control is called " + text);
    }
}

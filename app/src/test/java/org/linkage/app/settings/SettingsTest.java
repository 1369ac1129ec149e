package org.linkage.app.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.player.Habits;
import org.robolectric.Shadows;

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

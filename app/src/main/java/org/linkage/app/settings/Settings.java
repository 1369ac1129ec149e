package org.linkage.app.settings;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.preference.PreferenceManager;
import org.linkage.app.LinkageApplication;
import org.linkage.app.player.Habits;

/** What a person chooses for the whole app: the look of all screens here, the habits of the player under the names that it reads. */
public final class Settings {
    public static final String THEME = "theme";
    public static final String SYSTEM = "system";
    public static final String LIGHT = "light";
    public static final String DARK = "dark";

    private Settings() {}

    private static SharedPreferences of(Context context) {
        return PreferenceManager.getDefaultSharedPreferences(context);
    }

    public static String theme(Context context) {
        String theme = of(context).getString(THEME, SYSTEM);
        return theme == null ? SYSTEM : theme;
    }

    static void setTheme(Context context, String theme) {
        of(context).edit().putString(THEME, theme).apply();
        applyTheme(context);
    }

    /** Makes the chosen theme that of every screen. */
    public static void applyTheme(Context context) {
        AppCompatDelegate.setDefaultNightMode(
                switch (theme(context)) {
                    case LIGHT -> AppCompatDelegate.MODE_NIGHT_NO;
                    case DARK -> AppCompatDelegate.MODE_NIGHT_YES;
                    default -> AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM;
                });
    }

    public static boolean dynamicColour(Context context) {
        return of(context).getBoolean(LinkageApplication.DYNAMIC_COLOUR, false);
    }

    static void setDynamicColour(Context context, boolean on) {
        of(context).edit().putBoolean(LinkageApplication.DYNAMIC_COLOUR, on).apply();
    }

    static void setFrameCap(Context context, int cap) {
        of(context).edit().putString(Habits.FRAME_CAP, Integer.toString(cap)).apply();
    }

    static void setKeepScreenOn(Context context, boolean on) {
        of(context).edit().putBoolean(Habits.KEEP_SCREEN_ON, on).apply();
    }

    static void setHaptics(Context context, boolean on) {
        of(context).edit().putBoolean(Habits.HAPTICS, on).apply();
    }

    static void setSound(Context context, boolean on) {
        of(context).edit().putBoolean(Habits.SOUND, on).apply();
    }
}

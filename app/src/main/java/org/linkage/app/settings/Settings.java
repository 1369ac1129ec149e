package org.linkage.app.settings;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.preference.PreferenceManager;
import org.linkage.app.LinkageApplication;
import org.linkage.app.player.PlayerActivity;

/** What a person chose for the whole app; the names of the preferences are those that their readers know. */
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

    /** The most pictures a second; 0 for as many as the display shows. */
    public static int frameCap(Context context) {
        try {
            String text = of(context).getString(PlayerActivity.FRAME_CAP, "0");
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException damaged) {
            return 0;
        }
    }

    static void setFrameCap(Context context, int cap) {
        of(context)
                .edit()
                .putString(PlayerActivity.FRAME_CAP, Integer.toString(cap))
                .apply();
    }

    public static boolean keepScreenOn(Context context) {
        return of(context).getBoolean(PlayerActivity.KEEP_SCREEN_ON, false);
    }

    static void setKeepScreenOn(Context context, boolean on) {
        of(context).edit().putBoolean(PlayerActivity.KEEP_SCREEN_ON, on).apply();
    }

    public static boolean haptics(Context context) {
        return of(context).getBoolean(PlayerActivity.HAPTICS, true);
    }

    static void setHaptics(Context context, boolean on) {
        of(context).edit().putBoolean(PlayerActivity.HAPTICS, on).apply();
    }
}

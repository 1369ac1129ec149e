package org.linkage.app.player;

import android.content.Context;
import android.content.SharedPreferences;
import android.view.Window;
import android.view.WindowManager;
import androidx.preference.PreferenceManager;
import org.jspecify.annotations.Nullable;

/**
 * What a person set once for all scenes, taken over whenever the player comes to the front.
 *
 * @param haptics whether hits and grips are felt
 * @param sound whether hits are heard
 * @param frameCap pictures per second at most; 0 for the display's own rate
 */
public record Habits(boolean keepScreenOn, boolean haptics, boolean sound, int frameCap) {
    public static final String KEEP_SCREEN_ON = "keep_screen_on";
    public static final String HAPTICS = "haptics";
    public static final String SOUND = "sound";
    /** Kept as text. */
    public static final String FRAME_CAP = "frame_cap";

    public static Habits of(Context context) {
        SharedPreferences preferences = PreferenceManager.getDefaultSharedPreferences(context);
        return new Habits(
                preferences.getBoolean(KEEP_SCREEN_ON, false),
                preferences.getBoolean(HAPTICS, true),
                preferences.getBoolean(SOUND, false),
                number(preferences.getString(FRAME_CAP, "0")));
    }

    void apply(Window window) {
        if (keepScreenOn) {
            window.addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        } else {
            window.clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        }
    }

    private static int number(@Nullable String text) {
        try {
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return 0;
        }
    }
}

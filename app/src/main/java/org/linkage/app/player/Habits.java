package org.linkage.app.player;

import android.content.Context;
import android.content.SharedPreferences;
import android.view.Window;
import android.view.WindowManager;
import androidx.preference.PreferenceManager;
import org.jspecify.annotations.Nullable;

/** What a person set once for all scenes, taken over whenever the player comes to the front. */
record Habits(boolean keepScreenOn, boolean haptics, int frameCap) {
    static Habits of(Context context) {
        SharedPreferences preferences = PreferenceManager.getDefaultSharedPreferences(context);
        return new Habits(
                preferences.getBoolean(PlayerActivity.KEEP_SCREEN_ON, false),
                preferences.getBoolean(PlayerActivity.HAPTICS, true),
                number(preferences.getString(PlayerActivity.FRAME_CAP, "0")));
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

package org.linkage.app.gallery;

import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import androidx.preference.PreferenceManager;
import org.jspecify.annotations.Nullable;
import org.linkage.app.race.RaceActivity;

/** The very first start shows what the app can do before it shows a list. */
final class FirstStart {
    static final String STARTED = "started";

    private FirstStart() {}

    /** What to open over the gallery, once in the life of the app; null from then on. */
    static @Nullable Intent scene(Context context) {
        SharedPreferences preferences = PreferenceManager.getDefaultSharedPreferences(context);
        if (preferences.getBoolean(STARTED, false)) {
            return null;
        }
        preferences.edit().putBoolean(STARTED, true).apply();
        return RaceActivity.intent(context);
    }
}

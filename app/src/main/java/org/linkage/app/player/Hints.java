package org.linkage.app.player;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.preference.PreferenceManager;
import org.linkage.app.R;

/** Three things to try on the live scene, one after the other; each goes for good once it was done or waved away. */
public final class Hints {
    static final int DRAG = 0;
    static final int ZOOM = 1;
    static final int SOLVER = 2;
    private static final int COUNT = 3;
    private static final String KEY = "hint_done_";

    private final SharedPreferences preferences;

    Hints(Context context) {
        preferences = PreferenceManager.getDefaultSharedPreferences(context);
    }

    /** Shows all hints again, from the settings. */
    public static void repeat(Context context) {
        SharedPreferences.Editor edit =
                PreferenceManager.getDefaultSharedPreferences(context).edit();
        for (int i = 0; i < COUNT; i++) {
            edit.remove(KEY + i);
        }
        edit.apply();
    }

    /** The hint that is next, or −1. */
    int next() {
        for (int i = 0; i < COUNT; i++) {
            if (!preferences.getBoolean(KEY + i, false)) {
                return i;
            }
        }
        return -1;
    }

    /** The person did it; returns whether that was news. */
    boolean done(int hint) {
        if (preferences.getBoolean(KEY + hint, false)) {
            return false;
        }
        preferences.edit().putBoolean(KEY + hint, true).apply();
        return true;
    }

    static int text(int hint) {
        return switch (hint) {
            case DRAG -> R.string.hint_drag;
            case ZOOM -> R.string.hint_zoom;
            default -> R.string.hint_solver;
        };
    }
}

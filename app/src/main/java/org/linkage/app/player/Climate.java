package org.linkage.app.player;

import android.content.Context;
import android.os.Build;
import android.os.PowerManager;
import androidx.annotation.RequiresApi;
import org.jspecify.annotations.Nullable;

/**
 * Whether the phone asks for restraint: it is warm, or it saves its battery. Then 60 pictures a second are enough. Asked with
 * the frames, at most once a second, so that nothing wakes a phone at rest.
 */
final class Climate {
    static final int FINE = 0;
    static final int WARM = 1;
    static final int SAVING = 2;

    /** The most pictures a second when the phone is warm or saves its battery. */
    static final int RESTRAINED = 60;

    private static final long EVERY_NANOS = 1_000_000_000L;
    private final @Nullable PowerManager power;
    private long asked = Long.MIN_VALUE;
    private int state = FINE;

    Climate(Context context) {
        power = context.getSystemService(PowerManager.class);
    }

    /** Asks anew if a second went by; returns whether something changed. */
    boolean ask(long nanos) {
        if (asked != Long.MIN_VALUE && nanos >= asked && nanos - asked < EVERY_NANOS) {
            return false;
        }
        asked = nanos;
        int before = state;
        state = read();
        return state != before;
    }

    private int read() {
        if (power == null) {
            return FINE;
        }
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q && warm(power)) {
            return WARM;
        }
        return power.isPowerSaveMode() ? SAVING : FINE;
    }

    @RequiresApi(Build.VERSION_CODES.Q)
    private static boolean warm(PowerManager power) {
        return power.getCurrentThermalStatus() >= PowerManager.THERMAL_STATUS_MODERATE;
    }

    int state() {
        return state;
    }

    /** The cap to keep, given the one a person chose (0 for none). */
    int cap(int chosen) {
        if (state == FINE) {
            return chosen;
        }
        return chosen == 0 ? RESTRAINED : Math.min(chosen, RESTRAINED);
    }
}

package org.linkage.app.measure;

import android.content.Context;
import android.os.BatteryManager;
import android.os.Build;
import android.os.PowerManager;
import androidx.annotation.RequiresApi;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;

/**
 * What the device tells about its power and its heat.
 *
 * @param battery per cent, or −1 if unknown
 * @param charging whether it is being charged
 * @param saver whether the battery saver holds the processor back
 * @param thermal Android's thermal status, 0 (none) to 6 (shutdown), or −1 before Android 10
 */
public record Conditions(int battery, boolean charging, boolean saver, int thermal) {
    public static final int UNKNOWN = -1;
    static final int MODERATE = 2;
    static final int SEVERE = 3;
    static final int CRITICAL = 4;

    private static final int EMPTY = 10;
    private static final int LOW = 25;

    /** The words of the thermal statuses. */
    @StringRes
    private static final int[] HEAT = {
        R.string.measure_heat_none,
        R.string.measure_heat_light,
        R.string.measure_heat_moderate,
        R.string.measure_heat_severe,
        R.string.measure_heat_critical,
        R.string.measure_heat_emergency,
        R.string.measure_heat_shutdown
    };

    static Conditions read(Context context) {
        BatteryManager battery = context.getSystemService(BatteryManager.class);
        PowerManager power = context.getSystemService(PowerManager.class);
        int percent = battery == null ? UNKNOWN : battery.getIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY);
        return new Conditions(
                percent > 0 && percent <= 100 ? percent : UNKNOWN,
                battery != null && battery.isCharging(),
                power != null && power.isPowerSaveMode(),
                thermal(context));
    }

    /** May be asked from any thread, at most once a second. */
    static int thermal(Context context) {
        PowerManager power = context.getSystemService(PowerManager.class);
        return power == null || Build.VERSION.SDK_INT < Build.VERSION_CODES.Q ? UNKNOWN : status(power);
    }

    @RequiresApi(Build.VERSION_CODES.Q)
    private static int status(PowerManager power) {
        return power.getCurrentThermalStatus();
    }

    /** The word for a thermal status. */
    @StringRes
    static int heat(int status) {
        return status < 0 ? R.string.measure_heat_unknown : HEAT[Math.min(status, HEAT.length - 1)];
    }

    /** Why a run must not begin, as a sentence; 0 if it may. */
    @StringRes
    int refusal(Kind kind) {
        if (thermal >= SEVERE) {
            return R.string.measure_refuse_hot;
        }
        if (!charging && battery != UNKNOWN) {
            if (battery < EMPTY) {
                return R.string.measure_refuse_empty;
            }
            if (kind.isSustained() && battery < LOW) {
                return R.string.measure_refuse_low;
            }
        }
        return 0;
    }

    /** What makes the figures less trustworthy, as sentences. */
    List<Integer> warnings() {
        List<Integer> list = new ArrayList<>();
        if (saver) {
            list.add(R.string.measure_warn_saver);
        }
        if (thermal > 0) {
            list.add(R.string.measure_warn_warm);
        }
        if (!charging && battery != UNKNOWN && battery < LOW) {
            list.add(R.string.measure_warn_low);
        }
        if (charging) {
            list.add(R.string.measure_warn_charging);
        }
        return list;
    }
}

package org.linkage.app.player;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.preference.PreferenceManager;
import org.linkage.app.paint.Shows;

/** Keeps which instruments a person wants to see, for all scenes. */
public final class ShowStore {
    private static final String KEY = "show_";

    private ShowStore() {}

    public static Shows read(Context context) {
        SharedPreferences from = PreferenceManager.getDefaultSharedPreferences(context);
        Shows shows = new Shows();
        shows.jointForces = from.getBoolean(KEY + "joint_forces", shows.jointForces);
        shows.velocities = from.getBoolean(KEY + "velocities", shows.velocities);
        shows.contactForces = from.getBoolean(KEY + "contact_forces", shows.contactForces);
        shows.centre = from.getBoolean(KEY + "centre", shows.centre);
        shows.trails = from.getBoolean(KEY + "trails", shows.trails);
        shows.ids = from.getBoolean(KEY + "ids", shows.ids);
        shows.errors = from.getBoolean(KEY + "errors", shows.errors);
        shows.power = from.getInt(KEY + "power", shows.power);
        return shows;
    }

    static void write(Context context, Shows shows) {
        PreferenceManager.getDefaultSharedPreferences(context)
                .edit()
                .putBoolean(KEY + "joint_forces", shows.jointForces)
                .putBoolean(KEY + "velocities", shows.velocities)
                .putBoolean(KEY + "contact_forces", shows.contactForces)
                .putBoolean(KEY + "centre", shows.centre)
                .putBoolean(KEY + "trails", shows.trails)
                .putBoolean(KEY + "ids", shows.ids)
                .putBoolean(KEY + "errors", shows.errors)
                .putInt(KEY + "power", shows.power)
                .apply();
    }
}

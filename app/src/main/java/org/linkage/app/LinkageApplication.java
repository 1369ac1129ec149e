package org.linkage.app;

import android.app.Application;
import androidx.preference.PreferenceManager;
import com.google.android.material.color.DynamicColors;
import com.google.android.material.color.DynamicColorsOptions;
import org.linkage.app.settings.Settings;

/** Tints the interface (never the physics) with the colours of the person's wallpaper, where wanted and possible. */
public final class LinkageApplication extends Application {
    /** Name of the preference; off until the person asks for it, because our own colours carry meaning. */
    public static final String DYNAMIC_COLOUR = "dynamic_colour";

    @Override
    public void onCreate() {
        super.onCreate();
        Settings.applyTheme(this);
        DynamicColors.applyToActivitiesIfAvailable(
                this,
                new DynamicColorsOptions.Builder()
                        .setPrecondition((activity, theme) -> PreferenceManager.getDefaultSharedPreferences(activity)
                                .getBoolean(DYNAMIC_COLOUR, false))
                        .build());
    }
}

package org.linkage.app;

import static org.junit.Assert.assertEquals;

import android.graphics.Bitmap;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** Pictures of the icon and of the first screen, by day and by night. */
@RunWith(AndroidJUnit4.class)
public class FirstScreenTour {
    @Test
    public void icon() throws Exception {
        Pictures.write(
                Pictures.of(
                        ContextCompat.getDrawable(ApplicationProvider.getApplicationContext(), R.mipmap.ic_launcher),
                        432),
                "icon");
    }

    @Test
    public void firstScreenByDayAndByNight() {
        for (String light : new String[] {"notnight", "night"}) {
            RuntimeEnvironment.setQualifiers("+w360dp-h800dp-" + light + "-xxhdpi");
            try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
                scenario.onActivity(activity -> {
                    Bitmap picture = Pictures.of(activity);
                    assertEquals("the ground shows", activity.getColor(R.color.ground), picture.getPixel(540, 1200));
                    try {
                        Pictures.write(picture, "first-screen-" + (light.equals("night") ? "night" : "day"));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
        }
    }
}

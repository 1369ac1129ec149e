package org.linkage.app.race;

import android.graphics.Bitmap;
import android.os.Looper;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.player.ByHand;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** Pictures of races. */
@RunWith(AndroidJUnit4.class)
public class RaceTour {
    @After
    public void leave() {
        ByHand.leave();
    }

    /** Every race upright, on its side and on a tablet. */
    private static void everyRace(String theme, String suffix) throws Exception {
        for (Preset preset : Preset.ALL) {
            int frames = preset == Preset.CORNER ? 90 : 150;
            race("w360dp-h800dp-port-" + theme + "-xhdpi", preset, "race-phone-" + preset.id + suffix, frames);
            race("w800dp-h360dp-land-" + theme + "-xhdpi", preset, "race-landscape-" + preset.id + suffix, frames);
            race("w1280dp-h800dp-land-" + theme + "-mdpi", preset, "race-tablet-" + preset.id + suffix, frames);
        }
    }

    // one theme per test: Robolectric keeps the colours of the first one

    @Test
    public void byDay() throws Exception {
        everyRace("notnight", "");
        race("w800dp-h1280dp-port-notnight-mdpi", Preset.EULER_BDF2, "race-tablet-upright", 150);
    }

    @Test
    public void byNight() throws Exception {
        everyRace("night", "-night");
    }

    /** From right to left, and with letters of twice the size. */
    @Test
    public void otherReaders() throws Exception {
        race("ar-ldrtl-w800dp-h360dp-land-notnight-xhdpi", Preset.HEAVY_LOAD, "race-landscape-rtl", 60);
        race("ar-ldrtl-w360dp-h800dp-port-notnight-xhdpi", Preset.CORNER, "race-phone-corner-rtl", 90);
        race("ar-ldrtl-w1280dp-h800dp-land-notnight-mdpi", Preset.CORNER, "race-tablet-corner-rtl", 90);
        RuntimeEnvironment.setFontScale(2);
        race("en-ldltr-w800dp-h360dp-land-notnight-xhdpi", Preset.HEAVY_LOAD, "race-landscape-200", 60);
        race("en-ldltr-w800dp-h360dp-land-notnight-xhdpi", Preset.CORNER, "race-landscape-corner-200", 90);
        race("en-ldltr-w360dp-h800dp-port-notnight-xhdpi", Preset.HEAVY_LOAD, "race-phone-200", 60);
    }

    private static void race(String screen, Preset preset, String name, int frames) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        ByHand hand = ByHand.enter();
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<RaceActivity> scenario =
                ActivityScenario.launch(RaceActivity.intent(ApplicationProvider.getApplicationContext(), preset))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(frames);
                if (preset == Preset.HEAVY_LOAD) {
                    Side upper = activity.sides().get(0);
                    int load = 10;
                    float x = upper.stage.camera().screenX(activity.pose(0).x[load]);
                    float y = upper.stage.camera().screenY(activity.pose(0).y[load]);
                    upper.stage.grab(0, load, x, y);
                    for (int i = 1; i <= 24; i++) {
                        upper.stage.move(0, x + 2 * i, y - i);
                        hand.frames(2);
                    }
                }
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> {
                hand.frames(15);
                picture[0] = Pictures.of(activity);
            });
        }
        Pictures.write(picture[0], name);
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * The monkey on every scene, some seconds each: nothing breaks off, nothing becomes no number, calm frames leave no garbage, and
 * reset brings everything back. With the system property linkage.monkey it plays so many seconds of each.
 */
@RunWith(AndroidJUnit4.class)
public class MonkeyTour {
    @Test
    public void everySceneSurvives() throws Exception {
        int seconds = Integer.getInteger("linkage.monkey", 4);
        Monkey monkey = new Monkey(60 * seconds, 1_000_000_000L * seconds);
        assertEquals(Collections.emptyList(), monkey.playAll());
        System.out.printf(Locale.ROOT, "tour: the monkey played %.0f s of all scenes%n", monkey.simulated());
    }
}

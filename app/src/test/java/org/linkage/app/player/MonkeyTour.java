package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * The monkey on every scene, some seconds each. The system property linkage.monkey says how many simulated seconds,
 * linkage.monkeyScenes which scenes, linkage.monkeySeed which monkey.
 */
@RunWith(AndroidJUnit4.class)
public class MonkeyTour {
    @Test
    public void everySceneSurvives() throws Exception {
        int seconds = Integer.getInteger("linkage.monkey", 4);
        List<String> scenes =
                Arrays.asList(System.getProperty("linkage.monkeyScenes", "").split(","));
        boolean all = scenes.contains("");
        // a scene too heavy for real time gets twice the time, then the next one is visited
        Monkey monkey = new Monkey(seconds, 2_000_000_000L * seconds, Long.getLong("linkage.monkeySeed", 0)).telling();
        assertEquals(Collections.emptyList(), monkey.play(id -> all || scenes.contains(id)));
        System.out.printf(Locale.ROOT, "tour: the monkey played %.0f s of all scenes%n", monkey.simulated());
    }
}

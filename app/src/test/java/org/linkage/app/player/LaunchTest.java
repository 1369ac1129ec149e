package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.content.pm.ResolveInfo;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What intents carry from screen to screen. */
@RunWith(AndroidJUnit4.class)
public class LaunchTest {
    private final Context app = ApplicationProvider.getApplicationContext();

    @Test
    public void theRaceOfAPlayedSceneHasOneAnswerAndTheSameValues() throws Exception {
        Intent intent = Launch.race(app, Cast.of("chain", Collections.singletonMap("n", 7.0)));
        List<ResolveInfo> answers = app.getPackageManager().queryIntentActivities(intent, 0);
        assertEquals(1, answers.size());
        assertEquals("org.linkage.app.race.RaceActivity", answers.get(0).activityInfo.name);
        assertTrue(Launch.namesScene(intent));
        assertEquals(7, Launch.cast(app, intent).values().get("n"), 0);
    }
}

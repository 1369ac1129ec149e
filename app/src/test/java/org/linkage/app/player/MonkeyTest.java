package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A short visit of the monkey to every scene; the tour has a longer one. */
@RunWith(AndroidJUnit4.class)
public class MonkeyTest {
    @Test
    public void everySceneSurvives() throws Exception {
        assertEquals(Collections.emptyList(), new Monkey(1.5, 600_000_000L, 0).playAll());
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.tour.Figures;

/** The tour's way with one scene, in short: the real player, a finger, a film and figures. */
@RunWith(AndroidJUnit4.class)
public class ScenePlayTest {
    @Test
    public void aPendulumIsPulledAndFilmed() {
        ScenePlay play = ScenePlay.film("pendulum", "mdpi", new ScenePlay.Script(3, 6, 3));
        assertEquals(12, play.day.frames());
        assertEquals(12, play.night.frames());
        assertEquals(1, play.dayStill.frames());
        assertEquals(1, play.figures.whole(Figures.BODIES));
        assertTrue("the finger pulls", play.figures.number(Figures.PULL) > 0);
        assertTrue("the rod holds", play.figures.number(Figures.ERROR) < 1e-9);
        assertTrue("nothing takes energy", play.figures.text(Figures.EXCHANGE).isEmpty());
        assertTrue("and none is lost", Math.abs(play.figures.number(Figures.DRIFT)) < 1e-6);
    }
}

package org.linkage.app.race;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.tour.Figures;

/** The tour's way with one race, in short: the real screen, a finger that both sides feel, a film and figures. */
@RunWith(AndroidJUnit4.class)
public class RacePlayTest {
    @Test
    public void bothSidesArePulledAndFilmedAndTheFiguresTellThemApart() {
        RacePlay play =
                RacePlay.film(Preset.HEAVY_LOAD, "w800dp-h480dp-land+mdpi", false, new RacePlay.Script(12, 6, 2));
        assertEquals(20, play.film.frames());
        assertEquals(1, play.still.frames());
        assertEquals(2, play.figures.whole(Figures.SIDES));
        assertTrue("the sweeps stretch", play.figures.number(Figures.STRETCH + 0) > 0.01);
        assertTrue("the direct solve does not", play.figures.number(Figures.STRETCH + 1) < 1e-6);
    }
}

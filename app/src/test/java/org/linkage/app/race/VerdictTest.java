package org.linkage.app.race;

import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.player.ByHand;
import org.linkage.app.player.Picture;

/** The sentence of a race says what its numbers say, and nothing that they do not. */
@RunWith(AndroidJUnit4.class)
public class VerdictTest {
    private static List<Picture> sides(int count) {
        List<Picture> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(ByHand.picture());
        }
        return all;
    }

    private static String verdict(List<Picture> sides, boolean joints, boolean contacts) {
        return Verdict.of(ApplicationProvider.getApplicationContext().getResources(), sides, joints, contacts);
    }

    private static String energy(double a, double b) {
        List<Picture> two = sides(2);
        two.get(0).energyDrift = a;
        two.get(1).energyDrift = b;
        return verdict(two, false, false);
    }

    @Test
    public void whoseJointsOpened() {
        List<Picture> two = sides(2);
        two.get(0).jointError = 0.08;
        two.get(1).jointError = 4e-16;
        assertEquals("B keeps its joints 10¹⁴ times tighter.", verdict(two, true, false));
        two.get(1).jointError = 0.02;
        assertEquals("All open their joints alike.", verdict(two, true, false));
        two.get(0).jointError = 1e-9;
        two.get(1).jointError = 1e-15;
        assertEquals("All joints stay closed.", verdict(two, true, false));
    }

    @Test
    public void whoSankIn() {
        List<Picture> three = sides(3);
        three.get(0).overlap = 1e-5;
        assertEquals("Sunk into a wall: A. Clear of it: B and C.", verdict(three, false, true));
        three.get(1).overlap = 1e-5;
        assertEquals("Sunk into a wall: A and B. Clear of it: C.", verdict(three, false, true));
        three.get(2).overlap = 1e-5;
        assertEquals("there is nothing to tell them apart by", "", verdict(three, false, true));
    }

    @Test
    public void whoLostEnergyAndWhoWonSome() {
        assertEquals("A loses more energy.", energy(-0.67, -0.36));
        assertEquals("A loses more energy.", energy(-0.3, 0.05));
        assertEquals("", energy(-0.3, -0.25));
        assertEquals("who keeps it has lost none", "B wins energy from nowhere.", energy(0, 0.5));
        assertEquals("B wins energy from nowhere. A loses more energy.", energy(-0.5, 0.5));
        assertEquals("nobody keeps an account", "", energy(Double.NaN, Double.NaN));
    }

    @Test
    public void whoTakesLonger() {
        List<Picture> two = sides(2);
        two.get(0).medianNanos = 636_000;
        two.get(1).medianNanos = 5_140;
        assertEquals("A takes 124 times as long as B.", verdict(two, false, false));
        two.get(0).medianNanos = 9_000;
        assertEquals("less than twice is the phone's mood", "", verdict(two, false, false));
    }
}

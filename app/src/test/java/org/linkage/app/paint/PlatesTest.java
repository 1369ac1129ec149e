package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Numbers beside arrows: apart from each other, off the arrow heads, and in sight. */
public class PlatesTest {
    private final Plates plates = new Plates();

    public PlatesTest() {
        plates.begin(0, 50, 400, 300);
    }

    private boolean find(float x, float y) {
        return plates.find(x, y, x, y, 20, 10, 2, Plates.FAR);
    }

    @Test
    public void theSecondMovesOutOfTheWayOfTheFirst() {
        assertTrue(find(200, 200));
        assertEquals(200, plates.y, 0);
        assertTrue(find(200, 200));
        assertTrue("a line away", Math.abs(plates.y - 200) >= 20);
    }

    @Test
    public void noPlateCoversAnArrowHead() {
        plates.keepClear(200, 200, 7);
        for (int i = 0; i < 10; i++) {
            assertTrue(find(200, 205));
            boolean over = Math.abs(plates.x - 200) < 20 + 7 && Math.abs(plates.y - 200) < 10 + 7;
            assertFalse("at " + plates.x + ", " + plates.y, over);
        }
    }

    @Test
    public void whatBelongsToTheFreePartStaysInIt() {
        assertTrue(plates.find(200, 295, 200, 320, 20, 10, 2, Plates.FAR));
        assertTrue(plates.y <= 290);
        assertTrue(plates.find(5, 60, -30, 40, 20, 10, 2, Plates.FAR));
        assertTrue(plates.x >= 20 && plates.y >= 60);
        assertTrue("what is out of sight stays there", plates.find(900, 100, 920, 100, 20, 10, 2, Plates.FAR));
        assertEquals(920, plates.x, 0);
    }

    @Test
    public void aNameThatFindsNoRoomNearbyIsLeftOut() {
        for (int i = 0; i < 3; i++) {
            assertTrue(plates.find(200, 200, 200, 200, 20, 10, 2, Plates.NEAR));
        }
        assertFalse(plates.find(200, 200, 200, 200, 20, 10, 2, Plates.NEAR));
    }
}

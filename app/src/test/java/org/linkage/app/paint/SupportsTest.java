package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** What hangs is held from above, what stands from below, what is clamped from the side. */
@RunWith(AndroidJUnit4.class)
public class SupportsTest {
    private static List<Supports.Support> of(String scene) throws Exception {
        return StageModel.of(SceneCatalogue.find(scene).build()).supports;
    }

    private static void assertAll(String scene, int count, double towardsX, double towardsY) throws Exception {
        List<Supports.Support> supports = of(scene);
        assertEquals(scene, count, supports.size());
        for (Supports.Support support : supports) {
            assertEquals(scene, towardsX, support.towardsX(), 0);
            assertEquals(scene, towardsY, support.towardsY(), 0);
        }
    }

    @Test
    public void whatSwingsHangs() throws Exception {
        assertAll("pendulum", 1, 0, 1);
        assertAll("double-pendulum", 1, 0, 1);
        assertAll("chain", 1, 0, 1);
        assertAll("heavy-load", 1, 0, 1);
        assertAll("ladder", 2, 0, 1);
        assertAll("cradle", 5, 0, 1);
    }

    @Test
    public void whatIsBuiltStands() throws Exception {
        assertAll("four-bar", 2, 0, -1);
        assertAll("plant", 1, 0, -1);
        assertAll("sundials-slider-crank", 1, 0, -1);
        assertAll("cable-bridge", 1, 0, -1);
    }

    @Test
    public void aClampedBeamSticksOutOfAWall() throws Exception {
        assertAll("beam", 1, -1, 0);
    }

    @Test
    public void neighboursKnowTheRoomBetweenThem() throws Exception {
        for (Supports.Support support : of("cradle")) {
            assertTrue(support.room() > 0 && support.room() < 1);
        }
        assertEquals(Double.POSITIVE_INFINITY, of("pendulum").get(0).room(), 0);
    }

    @Test
    public void cablesHangOnAMast() throws Exception {
        StageModel bridge = StageModel.of(SceneCatalogue.find("cable-bridge").build());
        assertEquals(1, bridge.masts.size());
        assertEquals(0, bridge.masts.get(0).foot(), 0);
        assertTrue(bridge.masts.get(0).top() > 5);
        assertTrue(
                StageModel.of(SceneCatalogue.find("pantograph").build()).masts.isEmpty());
    }
}

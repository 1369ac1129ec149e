package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class CameraTest {
    private static Camera camera() {
        Camera camera = new Camera();
        camera.setSize(720, 1600);
        camera.setFree(0, 200, 720, 1400);
        camera.look(3, -2, 150);
        return camera;
    }

    @Test
    public void worldToScreenAndBack() {
        Camera camera = camera();
        for (double x = -5; x < 10; x += 1.7) {
            assertEquals(x, camera.worldX(camera.screenX(x)), 1e-5);
            assertEquals(-x, camera.worldY(camera.screenY(-x)), 1e-5);
        }
        assertEquals("the middle of the free part", 800, camera.screenY(-2), 1e-3);
        assertTrue("up is up", camera.screenY(0) < camera.screenY(-1));
    }

    @Test
    public void zoomKeepsThePointBetweenTheFingers() {
        Camera camera = camera();
        double x = camera.worldX(100);
        double y = camera.worldY(300);
        camera.zoom(2.5, 100, 300);
        assertEquals(375, camera.scale(), 1e-9);
        assertEquals(100, camera.screenX(x), 1e-3);
        assertEquals(300, camera.screenY(y), 1e-3);
    }

    @Test
    public void panFollowsTheFinger() {
        Camera camera = camera();
        double x = camera.worldX(400);
        double y = camera.worldY(700);
        camera.pan(37, -22);
        assertEquals(437, camera.screenX(x), 1e-3);
        assertEquals(678, camera.screenY(y), 1e-3);
    }

    @Test
    public void whatIsFramedLiesInTheFreePart() {
        Camera camera = camera();
        camera.frame(1, 1, 4, 20);
        assertTrue(camera.screenY(11) >= 200 - 1e-3);
        assertTrue(camera.screenY(-9) <= 1400 + 1e-3);
        assertTrue(camera.screenX(-1) >= 0 && camera.screenX(3) <= 720);
    }

    @Test
    public void seesWhatTouchesThePicture() {
        Camera camera = camera();
        double left = camera.worldX(0);
        assertTrue(camera.sees(left - 0.9, -2, 1));
        assertFalse(camera.sees(left - 1.1, -2, 1));
    }

    @Test
    public void zoomEndsBeforeNumbersDo() {
        Camera camera = new Camera();
        camera.setSize(720, 1600);
        for (int i = 0; i < 400; i++) {
            camera.zoom(10, 360, 800);
        }
        double nearest = camera.scale();
        assertTrue("a metre has " + nearest + " pixels", nearest > 1e4 && nearest < 1e9);
        for (int i = 0; i < 800; i++) {
            camera.zoom(0.1, 360, 800);
        }
        double farthest = camera.scale();
        assertTrue("a metre has " + farthest + " pixels", farthest > 1e-7 && farthest < 1);
        assertTrue(Double.isFinite(camera.worldX(0)) && Float.isFinite(camera.screenX(1)));
    }
}

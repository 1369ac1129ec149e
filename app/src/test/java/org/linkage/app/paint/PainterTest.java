package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Allocation;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

@RunWith(AndroidJUnit4.class)
public class PainterTest {
    private final Bitmap bitmap = Bitmap.createBitmap(360, 480, Bitmap.Config.ARGB_8888);
    private final Canvas canvas = new Canvas(bitmap);
    private final Camera camera = new Camera();
    private final WorldPainter painter = new WorldPainter();

    private StageModel model(String scene, String parameter, double value) throws Exception {
        CatalogueScene recipe = SceneCatalogue.find(scene);
        StageModel model = StageModel.of(recipe.build(
                parameter.isEmpty() ? recipe.defaults() : recipe.defaults().with(parameter, value)));
        camera.setSize(360, 480);
        return model;
    }

    private void draw(StageModel model, Pose pose) {
        painter.draw(canvas, model, pose, camera, Palette.LIGHT, 1, 1);
    }

    @Test
    public void aBodyIsDrawnWhereItIs() throws Exception {
        StageModel model = model("slider-crank", "", 0);
        Pose pose = Pose.of(model.scene);
        model.frame(camera, pose);
        draw(model, pose);
        int piston = 3;
        assertEquals("piston", model.bodies[piston].id);
        // left of the wrist pin, inside the piston, clear of the rod
        int x = (int) camera.screenX(pose.x[piston] - 0.1);
        int y = (int) camera.screenY(pose.y[piston] - 0.08);
        assertEquals(Palette.LIGHT.steel, bitmap.getPixel(x, y));
        pose.x[piston] += 0.6;
        draw(model, pose);
        assertNotEquals(Palette.LIGHT.steel, bitmap.getPixel(x, y));
    }

    @Test
    public void aFallenBallIsSeenInItsPocket() throws Exception {
        StageModel model = model("billiard-table", "", 0);
        Pose pose = Pose.of(model.scene);
        camera.frame(1.27, 0.635, 0.4, 0.4);
        draw(model, pose);
        int x = (int) camera.screenX(1.27);
        int y = (int) camera.screenY(0.635);
        assertEquals(Palette.LIGHT.hole, bitmap.getPixel(x, y));
        int rim = (int) camera.screenX(1.27 + 0.026);
        pose.x[3] = 1.27;
        pose.y[3] = 0.635;
        draw(model, pose);
        assertNotEquals(Palette.LIGHT.hole, bitmap.getPixel(x, y));
        assertEquals("it lies deep and looks smaller", Palette.LIGHT.hole, bitmap.getPixel(rim, y));
    }

    @Test
    public void tenThousandLinksBecomeFewSegments() throws Exception {
        StageModel model = model("chain", "n", 10_000);
        Pose pose = Pose.of(model.scene);
        model.frame(camera, pose);
        draw(model, pose);
        assertTrue(painter.segments() + " segments", painter.segments() <= 2600 && painter.segments() > 1000);
        camera.zoom(20_000, camera.screenX(5000), camera.screenY(0));
        draw(model, pose);
        assertTrue("zoomed in, few are in sight", painter.segments() < 2600);
    }

    /** Measured on this machine's own virtual machine: what the painter itself makes, not what the drawing library does. */
    @Test
    public void drawingAllocatesNothing() throws Exception {
        for (String scene : new String[] {"slider-crank", "chain", "billiard", "billiard-table"}) {
            StageModel model = model(scene, "", 0);
            Pose pose = Pose.of(model.scene);
            model.frame(camera, pose);
            for (int i = 0; i < 30; i++) {
                draw(model, pose);
            }
            // the virtual machine makes something of its own now and then: what every round makes is the painter's
            int frames = 50;
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 4; round++) {
                long before = Allocation.bytes();
                for (int i = 0; i < frames; i++) {
                    draw(model, pose);
                }
                least = Math.min(least, Allocation.bytes() - before);
            }
            // the measuring itself makes a few hundred bytes, and the drawing library here a few for a turned canvas
            assertTrue(scene + ": " + least + " bytes in " + frames + " frames", least < 50 * frames);
        }
    }

    @Test
    public void instrumentsAllocateNothing() throws Exception {
        Shows all = new Shows();
        all.jointForces = true;
        all.velocities = true;
        all.centre = true;
        all.ids = true;
        all.errors = true;
        painter.setShows(all);
        StageModel model = model("chain", "n", 1000);
        Pose pose = Pose.of(model.scene);
        java.util.Arrays.fill(pose.load, 5);
        java.util.Arrays.fill(pose.forceY, 5);
        java.util.Arrays.fill(pose.velocityX, 1);
        java.util.Arrays.fill(pose.gapX, 1e-7);
        model.frame(camera, pose);
        painter.setTapped(3, 0, 0);
        for (int i = 0; i < 10; i++) {
            pose.time += 0.01;
            draw(model, pose);
        }
        long before = Allocation.bytes();
        int frames = 20;
        for (int i = 0; i < frames; i++) {
            pose.time += 0.01;
            draw(model, pose);
        }
        long bytes = Allocation.bytes() - before;
        assertTrue(bytes + " bytes in " + frames + " frames", bytes < 200 * frames);
    }
}

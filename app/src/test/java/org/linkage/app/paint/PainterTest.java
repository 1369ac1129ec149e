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

    @Test
    public void drawingAllocatesNothing() throws Exception {
        for (CatalogueScene recipe : SceneCatalogue.all()) {
            StageModel model = model(recipe.id(), "", 0);
            Pose pose = Pose.of(model.scene);
            java.util.Arrays.fill(pose.load, 5);
            pose.grips = 1;
            model.frame(camera, pose);
            assertEquals(recipe.id() + ": bytes", 0, allocated(model, pose));
        }
    }

    /** What frames make after the first ones; now and then the virtual machine makes something of its own, but not always. */
    private long allocated(StageModel model, Pose pose) throws Exception {
        for (int i = 0; i < 30; i++) {
            pose.time += 0.01;
            draw(model, pose);
        }
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            long measuring = Allocation.ofMeasuring();
            long before = Allocation.bytes();
            for (int i = 0; i < 20; i++) {
                pose.time += 0.01;
                draw(model, pose);
            }
            least = Math.min(least, Allocation.bytes() - before - measuring);
        }
        return least;
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
        assertEquals("bytes", 0, allocated(model, pose));
    }
}

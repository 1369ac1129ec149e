package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** What the button that shows the scene shows: what the scene's file asks for, and what has left it. */
@RunWith(AndroidJUnit4.class)
public class FramingTest {
    private static final double FAR = 169;

    private final Camera camera = new Camera();

    private StageModel model(String scene) throws Exception {
        camera.setSize(720, 1280);
        return StageModel.of(
                SceneCatalogue.find(scene).build(SceneCatalogue.find(scene).defaults()));
    }

    private boolean seen(StageModel model, Pose pose, int body) {
        return camera.sees(pose.x[body], pose.y[body], model.bodies[body].reach);
    }

    @Test
    public void whatWasCarriedOffIsFoundAgain() throws Exception {
        for (var scene : SceneCatalogue.all()) {
            StageModel model = model(scene.id());
            Pose pose = Pose.of(model.scene);
            for (int i = 0; i < pose.x.length; i++) {
                pose.y[i] += model.bodies[i].fixed ? 0 : FAR;
            }
            model.frame(camera, pose);
            for (int i = 0; i < pose.x.length; i++) {
                assertTrue(scene.id() + ": " + model.bodies[i].id, seen(model, pose, i));
            }
        }
    }

    @Test
    public void oneThatLeftDoesNotTakeTheSceneAlong() throws Exception {
        StageModel model = model("billiard-table");
        Pose pose = Pose.of(model.scene);
        model.frame(camera, pose);
        double scale = camera.scale();
        pose.x[3] += FAR;
        model.frame(camera, pose);
        assertEquals(scale, camera.scale(), 0);
        assertFalse(seen(model, pose, 3));
    }
}

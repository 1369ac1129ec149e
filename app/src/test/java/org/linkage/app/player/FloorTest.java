package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** A floor stands above the scale bar and the legend, on a stage of any form, and nothing that was seen above it is lost. */
@RunWith(AndroidJUnit4.class)
public class FloorTest {
    /** The scale bar with its margin, in dp. */
    private static final double BAR = 46;

    private static final float DENSITY = 1.5f;
    private static final int TOP = 170;

    private static Framing framed(String scene, int width, int height, float letters) throws Exception {
        StageModel model = StageModel.of(
                SceneCatalogue.find(scene).build(SceneCatalogue.find(scene).defaults()));
        Framing framing = new Framing();
        framing.setLetters(DENSITY, letters);
        framing.resize(width, height);
        framing.setMargins(0, TOP, 0, 0);
        framing.show(model, Pose.of(model.scene));
        return framing;
    }

    @Test
    public void whatLiesOnAFloorIsNotBeneathTheScaleBar() throws Exception {
        for (String scene : new String[] {"pile", "dominoes", "billiard", "pegs", "corner"}) {
            double floor = StageModel.of(SceneCatalogue.find(scene).build()).floor();
            for (int width = 400; width <= 1600; width += 300) {
                Framing plain = framed(scene, width, 540, 0);
                Framing lifted = framed(scene, width, 540, 1);
                double at = lifted.camera.screenY(floor);
                boolean beneath = plain.camera.screenY(floor) > 540;
                assertTrue(scene + " " + width + ": " + at, beneath || at <= 540 - BAR * DENSITY + 0.01);
                assertEquals(
                        scene,
                        plain.camera.worldY(TOP),
                        Math.min(plain.camera.worldY(TOP), lifted.camera.worldY(TOP)),
                        1e-9);
            }
        }
    }

    @Test
    public void aLowStageKeepsMostOfItsHeightForTheScene() throws Exception {
        double floor = StageModel.of(SceneCatalogue.find("pile").build()).floor();
        Framing low = framed("pile", 800, TOP + 60, 1);
        assertEquals(TOP + 27, low.camera.screenY(floor), 0.01);
    }
}

package org.linkage.app.paint;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Every scene of the catalogue as its file has it, with made-up loads so that the colours show. */
@RunWith(AndroidJUnit4.class)
public class StageTour {
    @Test
    public void everyScene() throws Exception {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            for (int theme = 0; theme < 2; theme++) {
                StageModel model = StageModel.of(scene.build());
                Pose pose = Pose.of(model.scene);
                for (int i = 0; i < pose.load.length; i++) {
                    pose.load[i] = 40.0 * (i + 1) / pose.load.length;
                }
                Pictures.write(
                        draw(model, pose, Palette.of(theme == 1)),
                        "stage-" + scene.id() + (theme == 1 ? "-night" : ""));
            }
        }
    }

    static Bitmap draw(StageModel model, Pose pose, Palette palette) {
        Bitmap bitmap = Bitmap.createBitmap(720, 900, Bitmap.Config.ARGB_8888);
        Camera camera = new Camera();
        camera.setSize(720, 900);
        model.frame(camera, pose);
        new WorldPainter().draw(new Canvas(bitmap), model, pose, camera, palette, 2, 1);
        return bitmap;
    }
}

package org.linkage.app.gallery;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.app.paint.WorldPainter;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/** A small picture of a scene as it begins, drawn by the painter of the stage. */
final class Thumbnail {
    /** Up to here the joints' loads at the start are computed, so that the picture has the colours of the stage. */
    private static final int LOADED = 400;

    private Thumbnail() {}

    static Bitmap draw(SceneDescription scene, int width, int height, boolean dark, float density) {
        StageModel model = StageModel.of(scene);
        Pose pose = Pose.of(scene);
        loads(scene, pose);
        Bitmap bitmap = Bitmap.createBitmap(Math.max(1, width), Math.max(1, height), Bitmap.Config.ARGB_8888);
        Camera camera = new Camera();
        camera.setSize(width, height);
        model.frame(camera, pose);
        WorldPainter painter = new WorldPainter();
        painter.setFurniture(false);
        // fine lines: a card is a third of a stage
        painter.draw(new Canvas(bitmap), model, pose, camera, Palette.of(dark), 0.6f * density, 1);
        return bitmap;
    }

    private static void loads(SceneDescription scene, Pose pose) {
        if (scene.bodies().size() > LOADED) {
            return;
        }
        try {
            Simulation simulation = Simulation.of(scene);
            Snapshot snapshot = Snapshot.of(simulation);
            simulation.fill(snapshot);
            for (int i = 0; i < pose.load.length; i++) {
                pose.load[i] = Math.hypot(snapshot.fx[i], snapshot.fy[i]);
            }
        } catch (SceneException refused) {
            // the picture stays without colours; the player says why it cannot be played
            java.util.Arrays.fill(pose.load, 0);
        }
    }
}

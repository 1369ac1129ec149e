package org.linkage.app.player;

import android.graphics.Canvas;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;

/** Drawn over the world of a stage with the same camera. */
interface Overlay {
    void draw(Canvas canvas, StageModel model, Pose pose, Camera camera, Palette palette, float density);
}

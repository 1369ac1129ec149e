package org.linkage.app.player;

import android.graphics.Canvas;
import android.graphics.Paint;
import org.linkage.app.paint.BodyFacts;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;

/** A halo about the bodies that another view speaks of. */
final class Glow implements Overlay {
    private static final int MOST = 64;

    private final Paint halo = new Paint(Paint.ANTI_ALIAS_FLAG);
    private int[] bodies = new int[0];

    Glow() {
        halo.setStyle(Paint.Style.STROKE);
        halo.setStrokeCap(Paint.Cap.ROUND);
    }

    void setBodies(int[] newBodies) {
        bodies = newBodies.clone();
    }

    @Override
    public void draw(Canvas canvas, StageModel model, Pose pose, Camera camera, Palette palette, float density) {
        halo.setColor(palette.accent);
        halo.setAlpha(110);
        for (int k = 0; k < Math.min(MOST, bodies.length); k++) {
            int i = bodies[k];
            if (i < 0 || i >= model.bodies.length) {
                continue;
            }
            BodyFacts body = model.bodies[i];
            float x = camera.screenX(pose.x[i]);
            float y = camera.screenY(pose.y[i]);
            if (body.isBar()) {
                float dx = (float) (0.5 * body.length * pose.cos[i] * camera.scale());
                float dy = (float) (0.5 * body.length * pose.sin[i] * camera.scale());
                halo.setStrokeWidth(Math.max(18 * density, (float) (body.width * camera.scale()) + 12 * density));
                canvas.drawLine(x - dx, y + dy, x + dx, y - dy, halo);
            } else {
                halo.setStrokeWidth(8 * density);
                float reach = (float) (body.reach * camera.scale());
                canvas.drawCircle(x, y, Math.max(10 * density, Math.min(reach, 80 * density)), halo);
            }
        }
    }
}

package org.linkage.app.paint;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.scene.PocketDescription;
import org.linkage.solver.scene.SceneDescription;

/** Holes of a table: dark, with a rim, and what lies in one is smaller and in its shadow. */
final class PocketPainter {
    /** How large a ball is drawn that lies at the bottom. */
    private static final double DEPTH = 0.82;

    private final Brush brush;

    PocketPainter(Brush brush) {
        this.brush = brush;
    }

    /** The pockets of a scene as the painter knows them. */
    static List<StageModel.Hole> holes(SceneDescription scene) {
        List<StageModel.Hole> holes = new ArrayList<>();
        for (PocketDescription pocket : PocketDescription.of(scene)) {
            holes.add(new StageModel.Hole(pocket.center().x(), pocket.center().y(), pocket.radius()));
        }
        return holes;
    }

    void draw(List<StageModel.Hole> holes) {
        for (int i = 0; i < holes.size(); i++) {
            StageModel.Hole hole = holes.get(i);
            float x = brush.camera.screenX(hole.x());
            float y = brush.camera.screenY(hole.y());
            float r = (float) (hole.radius() * brush.camera.scale());
            brush.canvas.drawCircle(x, y, r + 2.5f * brush.dp, brush.ink(brush.palette.darkSteel));
            brush.canvas.drawCircle(x, y, r + 2.5f * brush.dp, brush.pen(brush.palette.edge, 1));
            brush.canvas.drawCircle(x, y, r, brush.ink(brush.palette.hole));
        }
    }

    /** How large a body is drawn: 1 on the table, less the deeper it lies in a hole. */
    static double size(List<StageModel.Hole> holes, BodyFacts body, double x, double y) {
        for (int i = 0; i < holes.size() && body.look == Look.BALL; i++) {
            StageModel.Hole hole = holes.get(i);
            double apart = Math.sqrt((x - hole.x()) * (x - hole.x()) + (y - hole.y()) * (y - hole.y()));
            if (apart <= hole.radius()) {
                double sunk = Math.min(1, 1.6 * (1 - apart / hole.radius()));
                return 1 - (1 - DEPTH) * sunk;
            }
        }
        return 1;
    }

    /** The shadow of the hole over a ball of that size, in the ball's frame. */
    void shadow(BodyFacts body, double size) {
        int dark = (int) Math.round(0x50 * (1 - size) / (1 - DEPTH));
        brush.canvas.drawCircle(
                0, 0, (float) body.radius + brush.dips(1), brush.ink((dark << 24) | (brush.palette.hole & 0xFFFFFF)));
    }
}

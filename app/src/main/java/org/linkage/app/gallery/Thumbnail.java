package org.linkage.app.gallery;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.app.paint.WorldPainter;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/** A small picture of a scene a moment after it began, drawn by the painter of the stage, close enough to fill its frame. */
final class Thumbnail {
    /** Larger scenes are shown as they begin; a card must not cost a second. */
    private static final int RUN = 160;

    private static final double MOMENT = 0.5;
    /** Steps of all bodies together. */
    private static final int MOST_STEPS = 40_000;

    /** What is empty around the bodies, and how much of the scene's own view is shown at least. */
    private static final double BESIDE = 1.4;

    private static final double ABOVE = 1.25;
    private static final double LEAST = 0.45;

    private Thumbnail() {}

    static Bitmap draw(SceneDescription scene, int width, int height, boolean dark, float density) {
        StageModel model = StageModel.of(scene);
        Pose pose = Pose.of(scene);
        run(scene, pose);
        Bitmap bitmap = Bitmap.createBitmap(Math.max(1, width), Math.max(1, height), Bitmap.Config.ARGB_8888);
        Camera camera = new Camera();
        camera.setSize(width, height);
        frame(model, pose, camera);
        WorldPainter painter = new WorldPainter();
        painter.setFurniture(false);
        painter.setNumbers(false);
        // fine lines: a card is a third of a stage
        painter.draw(new Canvas(bitmap), model, pose, camera, Palette.of(dark), 0.6f * density, 1);
        return bitmap;
    }

    /** Runs a small scene for a moment: loads get their colours, and what was laid out straight begins to hang. */
    private static void run(SceneDescription scene, Pose pose) {
        if (scene.bodies().size() > RUN) {
            return;
        }
        try {
            Simulation simulation = Simulation.of(scene);
            int most = MOST_STEPS / Math.max(1, scene.bodies().size());
            int steps = (int) Math.min(most, MOMENT / simulation.stepSize());
            for (int i = 0; i < steps && simulation.step() == null; i++) {
                continue;
            }
            Snapshot snapshot = Snapshot.of(simulation);
            simulation.fill(snapshot);
            System.arraycopy(snapshot.x, 0, pose.x, 0, pose.x.length);
            System.arraycopy(snapshot.y, 0, pose.y, 0, pose.y.length);
            System.arraycopy(snapshot.cos, 0, pose.cos, 0, pose.cos.length);
            System.arraycopy(snapshot.sin, 0, pose.sin, 0, pose.sin.length);
            for (int i = 0; i < pose.load.length; i++) {
                pose.load[i] = Math.hypot(snapshot.fx[i], snapshot.fy[i]);
            }
        } catch (SceneException refused) {
            // the picture stays without colours; the player says why it cannot be played
            java.util.Arrays.fill(pose.load, 0);
        }
    }

    /** All bodies, whatever the scene's own camera leaves out, but no closer than about half of its view. */
    private static void frame(StageModel model, Pose pose, Camera camera) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < model.bodies.length; i++) {
            double half = model.bodies[i].length / 2;
            double across = Math.max(model.bodies[i].radius, model.bodies[i].width / 2);
            boolean polygon = model.bodies[i].corners.length > 0;
            double dx = polygon ? model.bodies[i].reach : Math.abs(pose.cos[i]) * half + across;
            double dy = polygon ? model.bodies[i].reach : Math.abs(pose.sin[i]) * half + across;
            left = Math.min(left, pose.x[i] - dx);
            right = Math.max(right, pose.x[i] + dx);
            low = Math.min(low, pose.y[i] - dy);
            high = Math.max(high, pose.y[i] + dy);
        }
        double highest = Double.NEGATIVE_INFINITY;
        double lowest = Double.POSITIVE_INFINITY;
        for (JointFacts joint : model.joints) {
            if (joint.bodyA < 0 || joint.bodyB < 0) {
                double x = joint.bodyA < 0 ? joint.ax : joint.bx;
                double y = joint.bodyA < 0 ? joint.ay : joint.by;
                left = Math.min(left, x);
                right = Math.max(right, x);
                lowest = Math.min(lowest, y);
                highest = Math.max(highest, y);
            }
        }
        // what is held from above or below needs room for what holds it
        double support = 0.14 * Math.max(0, Math.max(high, highest) - Math.min(low, lowest));
        low = Math.min(low, lowest - support);
        high = Math.max(high, highest + support);
        if (!(right >= left)) {
            model.frame(camera, pose);
            return;
        }
        org.linkage.solver.scene.Camera wanted = model.scene.camera();
        double least = wanted == null ? 0 : LEAST * wanted.width();
        double shape = (double) camera.height() / camera.width();
        camera.frame(
                0.5 * (left + right),
                0.5 * (low + high),
                Math.max(BESIDE * (right - left), least),
                Math.max(ABOVE * (high - low), shape * least));
    }
}

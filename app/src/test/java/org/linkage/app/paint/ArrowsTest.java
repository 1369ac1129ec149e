package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Arrows in the picture itself: on which side of its tail each lies, and how far it reaches. */
@RunWith(AndroidJUnit4.class)
public class ArrowsTest {
    private static final int SIZE = 400;
    private static final double WEIGHT = 3 * 9.81;

    private final Bitmap bitmap = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888);
    private final Camera camera = new Camera();
    private final WorldPainter painter = new WorldPainter();
    private final Shows shows = new Shows();

    public ArrowsTest() {
        camera.setSize(SIZE, SIZE);
        camera.look(0, 0, 100);
        painter.setFurniture(false);
        painter.setNumbers(false);
    }

    private void draw(StageModel model, Pose pose) {
        painter.setShows(shows);
        painter.draw(new Canvas(bitmap), model, pose, camera, Palette.LIGHT, 1, 1);
    }

    /** The colour so many pixels from the middle of the picture, x to the right and y up. */
    private int colour(double x, double y) {
        return bitmap.getPixel((int) Math.floor(0.5 * SIZE + x), (int) Math.floor(0.5 * SIZE - y));
    }

    @Test
    public void theForceOfAPinOnAHangingWeightPointsUp() {
        SceneDescription scene = SceneDescription.named("weight")
                .add(BodyDescription.rod("rod", 3, Vector2.ZERO, Vector2.of(0, -1), 0.05))
                .add(JointDescription.revolute("pin", "rod", JointDescription.WORLD, Vector2.ZERO))
                .build();
        StageModel model = StageModel.of(scene);
        Pose pose = Pose.of(scene);
        pose.forceY[0] = WEIGHT;
        pose.load[0] = WEIGHT;
        shows.jointForces = true;
        draw(model, pose);
        double share = WEIGHT / painter.loads().top();
        double length = Gauges.LONGEST_FORCE_DP * share;
        int ramp = Palette.LIGHT.ramp.of(share);
        assertEquals("the shaft, half way", ramp, colour(0, 0.5 * length));
        assertEquals("the head", ramp, colour(0, length - 4));
        assertNotEquals("nothing beyond the tip", ramp, colour(0, length + 3));
    }

    @Test
    public void aFloorPushesUpAsFarAsTheScaleSays() throws Exception {
        StageModel model = StageModel.of(SceneCatalogue.find("corner").build());
        Pose pose = Pose.of(model.scene);
        pose.contacts = 2;
        pose.contactForceY[0] = 5;
        pose.contactX[1] = 1;
        pose.contactForceX[1] = -2.5;
        shows.contactForces = true;
        draw(model, pose);
        int ink = Palette.LIGHT.contact;
        assertEquals(ink, colour(0, 22));
        assertEquals(ink, colour(0, 40));
        assertNotEquals(ink, colour(0, 48));
        assertNotEquals(ink, colour(0, -10));
        assertEquals("half the force, half the arrow, to the left", ink, colour(100 - 11, 0));
        assertNotEquals(ink, colour(100 - 25, 0));
        assertNotEquals(ink, colour(100 + 11, 0));
    }

    @Test
    public void whatRoundingLeavesWhereBodiesTouchIsNoForce() throws Exception {
        StageModel model = StageModel.of(SceneCatalogue.find("corner").build());
        Pose pose = Pose.of(model.scene);
        pose.contacts = 1;
        shows.contactForces = true;
        draw(model, pose);
        int without = colour(0, 22);
        pose.contactForceY[0] = 2.5e-16;
        draw(model, pose);
        assertEquals(without, colour(0, 22));
        pose.contactForceY[0] = 1e-6;
        draw(model, pose);
        assertEquals("a small force is one", Palette.LIGHT.contact, colour(0, 22));
    }

    @Test
    public void aConstantForcePointsWhereItPulls() {
        SceneDescription scene = SceneDescription.named("pulled")
                .add(BodyDescription.particle("ball", 1, Vector2.ZERO, ShapeDescription.disc(0.05)))
                .add(ForceDescription.constant("pull", "ball", Vector2.of(-6, -8), 0))
                .build();
        draw(StageModel.of(scene), Pose.of(scene));
        int ink = Palette.LIGHT.softInk;
        assertEquals(ink, colour(-0.6 * 26, -0.8 * 26));
        assertEquals("the head", ink, colour(-0.6 * 47, -0.8 * 47));
        assertNotEquals(ink, colour(0.6 * 26, 0.8 * 26));
    }

    @Test
    public void aTorqueTurnsTheWayItDrives() {
        assertTrue("counter-clockwise ends at the left", left(torque(5), torque(0)) > 0);
        assertTrue("clockwise ends at the right", left(torque(-5), torque(0)) < 0);
    }

    private Bitmap torque(double torque) {
        SceneDescription scene = SceneDescription.named("wheel")
                .add(BodyDescription.rigid("wheel", 1, Vector2.ZERO, 0, ShapeDescription.disc(0.6)))
                .add(ForceDescription.constant("drive", "wheel", Vector2.ZERO, torque))
                .build();
        draw(StageModel.of(scene), Pose.of(scene));
        return bitmap.copy(Bitmap.Config.ARGB_8888, false);
    }

    /** By how many more pixels two pictures differ in the left half than in the right one. */
    private static int left(Bitmap one, Bitmap other) {
        int more = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                more += one.getPixel(x, y) == other.getPixel(x, y) ? 0 : 2 * x < SIZE ? 1 : -1;
            }
        }
        return more;
    }

    @Test
    public void aHeldBodyIsPulledTowardsTheFinger() {
        SceneDescription scene = SceneDescription.named("held")
                .add(BodyDescription.particle("ball", 1, Vector2.ZERO, ShapeDescription.disc(0.05)))
                .build();
        Pose pose = Pose.of(scene);
        draw(StageModel.of(scene), pose);
        int there = colour(0.8 * 60, 0.6 * 60);
        int opposite = colour(-0.8 * 60, -0.6 * 60);
        pose.grips = 1;
        pose.targetX[0] = 1.2;
        pose.targetY[0] = 0.9;
        draw(StageModel.of(scene), pose);
        assertNotEquals("the band", there, colour(0.8 * 60, 0.6 * 60));
        assertEquals(opposite, colour(-0.8 * 60, -0.6 * 60));
    }
}

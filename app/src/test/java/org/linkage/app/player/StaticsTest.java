package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Gauges;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/** Every arrow that is drawn, against what statics says: its sign, its size, and its direction on the screen. */
@RunWith(AndroidJUnit4.class)
public class StaticsTest {
    private static final double G = 9.81;
    private final Camera camera = new Camera();
    private final float[] arrow = new float[4];

    public StaticsTest() {
        camera.setSize(400, 400);
        camera.look(0, 0, 100);
    }

    /** The pose that the stage shows after some steps. */
    private static Pose poseAfter(Simulation simulation, int steps) {
        for (int i = 0; i < steps; i++) {
            assertNull(simulation.step());
        }
        Snapshot snapshot = Snapshot.of(simulation);
        simulation.fill(snapshot);
        StageModel model = StageModel.of(simulation.scene());
        Pose pose = new Pose(model.bodies.length, model.joints.length);
        Between.fill(model, snapshot, snapshot, 1, pose);
        return pose;
    }

    @Test
    public void thePinOfAHangingWeightPullsItUpWithItsWeight() throws Exception {
        SceneDescription scene = SceneDescription.named("weight")
                .gravity(0, -G)
                .add(BodyDescription.rod("rod", 3, Vector2.ZERO, Vector2.of(0, -1), 0.05))
                .add(JointDescription.revolute("pin", "rod", JointDescription.WORLD, Vector2.ZERO))
                .build();
        Pose pose = poseAfter(Simulation.of(scene), 20);
        assertEquals(0, pose.forceX[0], 1e-9);
        assertEquals(3 * G, pose.forceY[0], 1e-9);
        assertEquals(3 * G, pose.load[0], 1e-9);
        // half of the greatest force: half of the longest arrow, upwards, from the pin
        assertTrue(Gauges.jointForce(StageModel.of(scene), pose, 0, camera, 6 * G, 2, arrow));
        assertEquals(camera.screenX(0), arrow[0], 1e-3);
        assertEquals(camera.screenY(0), arrow[1], 1e-3);
        assertEquals(0, arrow[2], 1e-3);
        assertEquals(-0.5 * Gauges.LONGEST_FORCE_DP * 2, arrow[3], 1e-3);
    }

    @Test
    public void theSupportsOfALoadedBeamShareItsLoadByTheLever() throws Exception {
        double mass = 2;
        double load = 40;
        SceneDescription scene = SceneDescription.named("beam")
                .gravity(0, -G)
                .add(BodyDescription.rod("beam", mass, Vector2.ZERO, Vector2.of(4, 0), 0.1))
                .add(JointDescription.revolute("left", "beam", JointDescription.WORLD, Vector2.ZERO))
                .add(JointDescription.pointOnLine("right", "beam", JointDescription.WORLD, Vector2.of(4, 0), Vector2.X))
                .add(ForceDescription.pointForce("load", "beam", Vector2.of(1, 0), Vector2.of(0, -load)))
                .build();
        Pose pose = poseAfter(Simulation.of(scene), 10);
        assertEquals(0.75 * load + 0.5 * mass * G, pose.forceY[0], 1e-8);
        assertEquals(0.25 * load + 0.5 * mass * G, pose.forceY[1], 1e-8);
        assertEquals(0, pose.forceX[0], 1e-8);
        assertTrue(Gauges.jointForce(StageModel.of(scene), pose, 1, camera, 100, 1, arrow));
        assertTrue("up on the screen", arrow[3] < 0);
        assertEquals(camera.screenX(4), arrow[0], 1e-3);
    }

    @Test
    public void wallsOfACornerPushOutwards() throws Exception {
        // pushed with (−1, −2): λ₁ (1, −1)/√2 + λ₂ (0, 1) = (1, 2), so the slope pushes (1, −1) and the floor (0, 3)
        var corner = SceneCatalogue.find("corner");
        Simulation simulation =
                Simulation.of(corner.build(corner.defaults().with("fx", -1).with("fy", -2)));
        simulation.setContact("exact");
        Pose pose = poseAfter(simulation, 10);
        assertEquals(2, pose.contacts);
        double sumX = 0;
        double sumY = 0;
        double most = 0;
        for (int i = 0; i < pose.contacts; i++) {
            sumX += pose.contactForceX[i];
            sumY += pose.contactForceY[i];
            most = Math.max(most, Math.hypot(pose.contactForceX[i], pose.contactForceY[i]));
        }
        assertEquals(1, sumX, 1e-9);
        assertEquals(2, sumY, 1e-9);
        assertEquals(3, most, 1e-9);
        for (int i = 0; i < pose.contacts; i++) {
            assertTrue(Gauges.contactForce(pose, i, camera, most, 60, arrow));
            boolean floor = Math.abs(pose.contactForceX[i]) < 1e-9;
            assertEquals(floor ? 0 : 20, arrow[2], 1e-3);
            assertEquals(floor ? -60 : 20, arrow[3], 1e-3);
        }
    }

    @Test
    public void velocitiesAndTheCentreOfMassAreThoseOfTheBodies() throws Exception {
        Simulation simulation = Simulation.of("pendulum");
        Pose pose = poseAfter(simulation, 30);
        Pose next = poseAfter(simulation, 1);
        double h = simulation.stepSize();
        StageModel model = StageModel.of(simulation.scene());
        double mass = 0;
        double x = 0;
        for (int i = 0; i < pose.x.length; i++) {
            assertEquals((next.x[i] - pose.x[i]) / h, 0.5 * (pose.velocityX[i] + next.velocityX[i]), 1e-3);
            assertEquals((next.y[i] - pose.y[i]) / h, 0.5 * (pose.velocityY[i] + next.velocityY[i]), 1e-3);
            if (Gauges.velocity(pose, i, camera, 1, arrow)) {
                assertEquals(Math.signum(pose.velocityX[i]), Math.signum(arrow[2]), 0);
                assertEquals(-Math.signum(pose.velocityY[i]), Math.signum(arrow[3]), 0);
            }
            mass += model.bodies[i].mass;
            x += model.bodies[i].mass * pose.x[i];
        }
        double[] centre = new double[2];
        assertTrue(Gauges.centre(model, pose, centre));
        assertEquals(x / mass, centre[0], 1e-12);
    }

    @Test
    public void anOpenJointIsDrawnFromAToB() throws Exception {
        SceneDescription scene = SceneDescription.named("gap")
                .add(BodyDescription.rod("rod", 1, Vector2.ZERO, Vector2.of(1, 0), 0.05))
                .add(JointDescription.revolute("pin", "rod", JointDescription.WORLD, Vector2.ZERO))
                .build();
        StageModel model = StageModel.of(scene);
        Pose pose = Pose.of(scene);
        assertFalse(Gauges.error(model, pose, 0, camera, 1e6, 1, arrow));
        pose.x[0] += 1e-6;
        pose.gapX[0] = -1e-6;
        assertTrue(Gauges.error(model, pose, 0, camera, 1e6, 1, arrow));
        assertEquals("a micrometre becomes a metre", -100, arrow[2], 1e-3);
        assertEquals(0, arrow[3], 1e-3);
    }
}

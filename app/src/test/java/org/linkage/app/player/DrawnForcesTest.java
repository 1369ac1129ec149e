package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Gauges;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.Shows;
import org.linkage.app.paint.StageModel;
import org.linkage.app.paint.WorldPainter;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/** From the simulation to the canvas: things at rest, the arrows they are drawn with, and the newtons beside them. */
@RunWith(AndroidJUnit4.class)
public class DrawnForcesTest {
    private static final double G = 9.81;
    private static final int SIZE = 800;
    private static final double PIXELS = 100;
    private static final String WORLD = JointDescription.WORLD;

    private final Camera camera = new Camera();
    private final WorldPainter painter = new WorldPainter();
    private final Palette palette = Palette.LIGHT;

    public DrawnForcesTest() {
        camera.setSize(SIZE, SIZE);
        camera.look(0, 0, PIXELS);
        Shows shows = new Shows();
        shows.jointForces = true;
        painter.setShows(shows);
    }

    private static SceneDescription.Builder scene(String name) {
        return SceneDescription.named(name).gravity(0, -G);
    }

    private static BodyDescription ball(String id, double mass, Vector2 at) {
        return BodyDescription.particle(id, mass, at, ShapeDescription.disc(0.1));
    }

    private Drawn drawn(Simulation simulation, int steps) {
        for (int i = 0; i < steps; i++) {
            assertNull(simulation.step());
        }
        Snapshot snapshot = Snapshot.of(simulation);
        simulation.fill(snapshot);
        StageModel model = StageModel.of(simulation.scene());
        Pose pose = new Pose(model.bodies.length, model.joints.length);
        Between.fill(model, snapshot, snapshot, 1, pose);
        Drawn canvas = new Drawn(SIZE);
        painter.draw(canvas, model, pose, camera, palette, 1, 1);
        return canvas;
    }

    private Drawn drawn(SceneDescription.Builder scene, int steps) throws Exception {
        return drawn(Simulation.of(scene.build()), steps);
    }

    /** An arrow of a joint from a point of the world, straight up, of a force, with its number beyond its tip. */
    private void up(Drawn canvas, double x, double y, double force) {
        int colour = palette.ramp.of(force / painter.loads().top());
        double length = Gauges.LONGEST_FORCE_DP * force / painter.loads().top();
        for (Drawn.Arrow arrow : canvas.arrows(colour)) {
            if (Math.hypot(arrow.x() - camera.screenX(x), arrow.y() - camera.screenY(y)) < 1) {
                assertEquals(0, arrow.dx(), 0.1);
                assertEquals("upwards, to scale", -length, arrow.dy(), 0.1);
                assertEquals(newtons(force), canvas.wordsAt(arrow.x(), arrow.y() + arrow.dy() - 10));
                return;
            }
        }
        throw new AssertionError("No arrow of " + force + " N begins at (" + x + ", " + y + "): " + canvas.arrows);
    }

    private static String newtons(double force) {
        return String.format(Locale.ROOT, force < 10 ? "%.2f N" : "%.1f N", force);
    }

    @Test
    public void aHangingWeight() throws Exception {
        Drawn canvas = drawn(
                scene("weight")
                        .add(BodyDescription.rod("rod", 3, Vector2.ZERO, Vector2.of(0, -1), 0.05))
                        .add(JointDescription.revolute("pin", "rod", WORLD, Vector2.ZERO)),
                20);
        up(canvas, 0, 0, 3 * G);
        assertTrue("the ramp says what its end stands for", canvas.says("|λ| 50 N"));
    }

    @Test
    public void aLoadedBeam() throws Exception {
        Drawn canvas = drawn(
                scene("beam")
                        .add(BodyDescription.rod("beam", 2, Vector2.of(-2, 0), Vector2.of(2, 0), 0.1))
                        .add(JointDescription.revolute("left", "beam", WORLD, Vector2.of(-2, 0)))
                        .add(JointDescription.pointOnLine("right", "beam", WORLD, Vector2.of(2, 0), Vector2.X))
                        .add(ForceDescription.pointForce("load", "beam", Vector2.of(-1, 0), Vector2.of(0, -40))),
                10);
        up(canvas, -2, 0, 30 + G);
        up(canvas, 2, 0, 10 + G);
        // the load itself: where it acts, downwards, with its number below
        Drawn.Arrow load = canvas.arrows(palette.softInk).get(0);
        assertEquals(camera.screenX(-1), load.x(), 0.1);
        assertEquals(camera.screenY(0), load.y(), 0.1);
        assertEquals(0, load.dx(), 0.1);
        assertTrue(load.dy() > 30);
        assertEquals("40.0 N", canvas.wordsAt(load.x(), load.y() + load.dy() + 10));
    }

    @Test
    public void aConstantForceAndTheRodThatHoldsAgainstIt() throws Exception {
        Drawn canvas = drawn(
                SceneDescription.named("pulled")
                        .gravity(0, 0)
                        .add(ball("ball", 1, Vector2.ZERO))
                        .add(JointDescription.distance("rod", "ball", WORLD, Vector2.ZERO, Vector2.of(-0.6, -0.8)))
                        .add(ForceDescription.constant("pull", "ball", Vector2.of(3.3, 4.4), 0)),
                10);
        Drawn.Arrow pull = canvas.arrows(palette.softInk).get(0);
        assertEquals(0.6 * pull.length(), pull.dx(), 0.1);
        assertEquals(-0.8 * pull.length(), pull.dy(), 0.1);
        assertEquals("5.50 N", canvas.wordsAt(pull.x() + 1.3 * pull.dx(), pull.y() + 1.3 * pull.dy()));
        // and the rod holds against it
        int colour = palette.ramp.of(5.5 / painter.loads().top());
        assertEquals(canvas.arrows.toString(), 1, canvas.arrows(colour).size());
        Drawn.Arrow held = canvas.arrows(colour).get(0);
        assertEquals(-0.6 * held.length(), held.dx(), 0.1);
        assertEquals(0.8 * held.length(), held.dy(), 0.1);
        assertEquals("5.50 N", canvas.wordsAt(held.x() + 1.3 * held.dx(), held.y() + 1.3 * held.dy()));
    }

    @Test
    public void anArrowWhoseTipIsOutOfSightStillTellsItsSize() throws Exception {
        Drawn canvas = drawn(
                SceneDescription.named("edge")
                        .gravity(0, 0)
                        .add(ball("ball", 1, Vector2.of(3.8, 0)))
                        .add(ForceDescription.constant("pull", "ball", Vector2.of(5, 0), 0)),
                0);
        Drawn.Arrow pull = canvas.arrows(palette.softInk).get(0);
        assertTrue(pull.x() + pull.dx() > SIZE);
        assertTrue(canvas.words.stream()
                .anyMatch(word -> word.text().equals("5.00 N") && word.x() > 0.8 * SIZE && word.x() < SIZE - 20));
    }

    @Test
    public void aRopeThatHoldsAWeight() throws Exception {
        Drawn canvas = drawn(
                scene("rope")
                        .add(ball("ball", 2, Vector2.of(0, -1)))
                        .add(JointDescription.rope("rope", "ball", WORLD, Vector2.of(0, -1), Vector2.ZERO, 1)),
                200);
        up(canvas, 0, -1, 2 * G);
        // the rope itself has the colour of what it carries
        int colour = palette.ramp.of(2 * G / painter.loads().top());
        assertTrue(canvas.lines.stream()
                .anyMatch(line -> line.colour() == colour
                        && Math.abs(line.fromY() - camera.screenY(-1)) < 1
                        && Math.abs(line.toY() - camera.screenY(0)) < 1));
    }

    @Test
    public void aSlackRopeCarriesNothing() throws Exception {
        Drawn canvas = drawn(
                scene("slack")
                        .add(ball("ball", 2, Vector2.of(0, -1)))
                        .add(JointDescription.rope("rope", "ball", WORLD, Vector2.of(0, -1), Vector2.ZERO, 3)),
                20);
        assertTrue(canvas.arrows.isEmpty());
    }

    @Test
    public void aSpringHasTheColourOfWhatItPullsOrPushesWith() throws Exception {
        double mass = 2;
        double k = 100;
        double rest = 0.5;
        // a weight hangs on it, or stands on it: m g in both, whatever its length
        sprung(mass, k, rest, -1, -1 - rest - mass * G / k);
        sprung(mass, k, rest, 0, rest - mass * G / k);
    }

    private void sprung(double mass, double k, double rest, double from, double to) throws Exception {
        Drawn canvas = drawn(
                scene("spring" + to)
                        .add(BodyDescription.rod("rod", 1, Vector2.ZERO, Vector2.of(0, -1), 0.05))
                        .add(ball("ball", mass, Vector2.of(0, to)))
                        .add(JointDescription.revolute("pin", "rod", WORLD, Vector2.ZERO))
                        .add(ForceDescription.spring(
                                "spring", "ball", "rod", Vector2.of(0, to), Vector2.of(0, from), k, 0, rest)),
                1);
        up(canvas, 0, 0, (mass + 1) * G);
        int colour = palette.ramp.of(mass * G / painter.loads().top());
        assertTrue(canvas.curves.contains(colour));
    }

    @Test
    public void aFingerThatHoldsAWeight() throws Exception {
        Simulation simulation =
                Simulation.of(scene("held").add(ball("ball", 3, Vector2.ZERO)).build());
        int hand = simulation.grab(0, 0, 0);
        simulation.moveGrip(hand, 0, 1);
        Drawn canvas = drawn(simulation, 3000);
        double y = simulation.state().q[1];
        assertTrue("the weight hangs below the finger", y < 1);
        assertTrue(canvas.says(newtons(3 * G)));
        assertTrue(
                "the band goes from the held point to the finger",
                canvas.lines.stream()
                        .anyMatch(line -> line.colour() == palette.accent
                                && Math.abs(line.fromY() - camera.screenY(y)) < 1
                                && Math.abs(line.toY() - camera.screenY(1)) < 1));
    }

    @Test
    public void aBallInACorner() throws Exception {
        double side = Math.sqrt(0.5);
        double radius = 0.3;
        Vector2 foot = Vector2.of(0, -radius / side);
        Drawn canvas = drawn(
                scene("corner")
                        .add(BodyDescription.rigid("ball", 2, Vector2.ZERO, 0, ShapeDescription.disc(radius)))
                        .add(ContactDescription.halfPlane("left", "ball", foot, Vector2.of(side, side), 0, 0))
                        .add(ContactDescription.halfPlane("right", "ball", foot, Vector2.of(-side, side), 0, 0)),
                100);
        List<Drawn.Arrow> pushes = canvas.arrows(palette.contact);
        assertEquals(2, pushes.size());
        for (Drawn.Arrow push : pushes) {
            // from where they touch towards the middle of the ball
            double sign = push.x() < camera.screenX(0) ? -1 : 1;
            assertEquals(camera.screenX(sign * side * radius), push.x(), 0.1);
            assertEquals(camera.screenY(-side * radius), push.y(), 0.1);
            assertEquals(-sign * side * 44, push.dx(), 0.2);
            assertEquals(-side * 44, push.dy(), 0.2);
        }
        assertTrue(canvas.says("→ contact, longest " + newtons(2 * G * side)));
    }

    @Test
    public void aCrateThatFrictionHoldsOnAnIncline() throws Exception {
        double angle = Math.toRadians(20);
        Vector2 up = Vector2.of(-Math.sin(angle), Math.cos(angle));
        double mass = 3;
        Simulation simulation = Simulation.of(scene("incline")
                .add(BodyDescription.rigid(
                        "crate", mass, Vector2.of(0.25 * up.x(), 0.25 * up.y()), angle, ShapeDescription.box(1, 0.5)))
                .add(ContactDescription.halfPlane("slope", "crate", Vector2.ZERO, up, 0, 0.8))
                .build());
        Drawn canvas = drawn(simulation, 1000);
        List<Drawn.Arrow> pushes = canvas.arrows(palette.contact);
        assertEquals(2, pushes.size());
        double sumX = 0;
        double sumY = 0;
        double longest = 0;
        for (Drawn.Arrow push : pushes) {
            sumX += push.dx();
            sumY += push.dy();
            longest = Math.max(longest, push.length());
        }
        String legend = canvas.words.stream()
                .map(Drawn.Word::text)
                .filter(text -> text.contains("contact"))
                .findFirst()
                .orElse("");
        double unit = Double.parseDouble(legend.replaceAll("[^0-9.]", "")) / longest;
        // normal force and friction together hold the weight: straight up on a slope that falls to the left
        assertEquals(0, unit * sumX, 0.01 * mass * G);
        assertEquals("upwards", -mass * G, unit * sumY, 0.01 * mass * G);
    }
}

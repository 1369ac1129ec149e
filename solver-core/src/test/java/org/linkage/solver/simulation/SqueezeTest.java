package org.linkage.solver.simulation;

import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Ten fingers press fifty balls into a corner, far beyond the walls: nothing leaves the box, overlaps for good or freezes. */
public final class SqueezeTest {
    private static final double RADIUS = 0.04;

    private static Simulation box(String integrator, double friction) throws Exception {
        SceneDescription.Builder scene = SceneDescription.named("squeeze").gravity(0, 0);
        for (int i = 0; i < 50; i++) {
            Vector2 at = Vector2.of(0.1 + 0.1 * (i % 8), 0.1 + 0.1 * (i / 8));
            scene.add(BodyDescription.rigid("ball" + i, 0.2 + 0.01 * i, at, 0, ShapeDescription.disc(RADIUS)));
        }
        String every = ContactDescription.EVERY_BODY;
        scene.add(ContactDescription.halfPlane("floor", every, Vector2.ZERO, Vector2.Y, 0.2, friction));
        scene.add(ContactDescription.halfPlane("left", every, Vector2.ZERO, Vector2.X, 0.2, friction));
        scene.add(ContactDescription.halfPlane("top", every, Vector2.of(0, 1), Vector2.of(0, -1), 0.2, friction));
        scene.add(ContactDescription.halfPlane("right", every, Vector2.of(1, 0), Vector2.of(-1, 0), 0.2, friction));
        scene.add(ContactDescription.all("balls", 0.2, friction));
        Simulation simulation = Simulation.of(scene.build());
        simulation.setIntegrator(integrator);
        return simulation;
    }

    private static void squeeze(Simulation simulation, double until, String what) {
        double[] q = simulation.state().q;
        int[] finger = new int[10];
        for (int f = 0; f < finger.length; f++) {
            int ball = 49 - 4 * f;
            finger[f] = simulation.grab(ball, q[3 * ball], q[3 * ball + 1]);
            simulation.moveGrip(finger[f], -1, -1);
        }
        while (simulation.time() < until) {
            assertNull(what, simulation.step());
            inside(simulation, what);
        }
        simulation.releaseAll();
        double[] held = simulation.save();
        double end = until + 0.5;
        while (simulation.time() < end) {
            assertNull(what, simulation.step());
            inside(simulation, what);
        }
        double moved = 0;
        for (int i = 0; i < q.length; i++) {
            moved = Math.max(moved, Math.abs(simulation.state().q[i] - held[1 + i]));
        }
        assertTrue(what + ": let go, they do not freeze: " + moved, moved > 1e-9);
    }

    private static void inside(Simulation simulation, String what) {
        double[] q = simulation.state().q;
        double overlap = 0;
        for (int i = 0; i < 50; i++) {
            double x = q[3 * i];
            double y = q[3 * i + 1];
            overlap = Math.max(overlap, RADIUS - Math.min(Math.min(x, 1 - x), Math.min(y, 1 - y)));
            for (int j = 0; j < i; j++) {
                overlap = Math.max(overlap, 2 * RADIUS - Math.hypot(x - q[3 * j], y - q[3 * j + 1]));
            }
        }
        assertTrue(what + " at " + simulation.time() + ": overlap " + overlap, overlap < 1e-6);
    }

    @Test
    public void tenFingersPressFiftyBalls() throws Exception {
        squeeze(box("semi-implicit-euler", 0), 2, "smooth");
        squeeze(box("semi-implicit-euler", 0.3), 2, "rough");
        squeeze(box("rk4-projected", 0), 0.3, "event by event");
    }
}

package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Friction in described scenes against closed forms: motion, and the forces as they are read. Downhill is to the right. */
public class RoughMotionTest {
    private static final double G = 9.81;
    private static final String[] SMOOTH = {"rk4-projected", "rk4", "rattle"};

    private static Vector2 normal(double slope) {
        return Vector2.of(Math.sin(slope), Math.cos(slope));
    }

    /** The simulation of one body on a slope through the origin. */
    private static Simulation onSlope(BodyDescription body, double slope, double friction, String integrator)
            throws SceneException {
        Simulation simulation = Simulation.of(SceneDescription.named("slope")
                .add(body)
                .add(ContactDescription.halfPlane("slope", "*", Vector2.ZERO, normal(slope), 0, friction))
                .build());
        simulation.setIntegrator(integrator);
        return simulation;
    }

    private static double downhill(double[] values, double slope) {
        return values[0] * Math.cos(slope) - values[1] * Math.sin(slope);
    }

    /** A crate of 2 kg stays where tan α ≤ k, else it slides with g (sin α − k cos α); friction points uphill, along S n. */
    @Test
    public void crateOnASlope() throws SceneException {
        for (String integrator : SMOOTH) {
            for (double[] c : new double[][] {{0.3, 0.5}, {0.3, 0.1}, {0.6, 0.3}}) {
                double slope = c[0];
                Vector2 at = Vector2.of(0.1 * Math.sin(slope), 0.1 * Math.cos(slope));
                BodyDescription crate = BodyDescription.rigid("crate", 2, at, -slope, ShapeDescription.box(1, 0.2));
                Simulation simulation = onSlope(crate, slope, c[1], integrator);
                assertNull(simulation.stepTo(1));
                double expected = Math.max(0, G * (Math.sin(slope) - c[1] * Math.cos(slope)));
                assertEquals(expected, downhill(simulation.state().v, slope), 1e-9);
                assertEquals(expected / 2, downhill(simulation.state().q, slope), 1e-9);
                assertEquals(-slope, simulation.state().q[2], 1e-9);
                Diagnostics diagnostics = simulation.diagnostics();
                assertEquals(2 * G * Math.cos(slope), diagnostics.contactNormal(0), 1e-6);
                double held = 2 * G * Math.min(Math.sin(slope), c[1] * Math.cos(slope));
                assertEquals(held, diagnostics.contactFriction(0), 1e-6);
            }
        }
    }

    /** A disc rolls with ⅔ g sin α as long as tan α ≤ 3 k; on a steeper slope it slips. */
    @Test
    public void discOnASlope() throws SceneException {
        double radius = 0.2;
        for (String integrator : SMOOTH) {
            for (double[] c : new double[][] {{0.5, 0.5}, {0.5, 0.15}, {1, 0.4}}) {
                double slope = c[0];
                Vector2 at = Vector2.of(radius * Math.sin(slope), radius * Math.cos(slope));
                BodyDescription disc = BodyDescription.rigid("disc", 3, at, 0, ShapeDescription.disc(radius));
                Simulation simulation = onSlope(disc, slope, c[1], integrator);
                assertNull(simulation.stepTo(1));
                boolean rolls = Math.tan(slope) <= 3 * c[1];
                double drag = rolls ? G * Math.sin(slope) / 3 : c[1] * G * Math.cos(slope);
                assertEquals(G * Math.sin(slope) - drag, downhill(simulation.state().v, slope), 1e-9);
                assertEquals(-2 * drag / radius, simulation.state().v[2], 1e-8);
                assertEquals(3 * drag, simulation.diagnostics().contactFriction(0), 1e-6);
            }
        }
    }

    /** A disc thrown along the floor slides for v/(3 k g), then rolls with ⅔ v. */
    @Test
    public void fromSlidingToRolling() throws SceneException {
        double k = 0.2;
        double slides = 2 / (3 * k * G);
        for (String integrator : SMOOTH) {
            BodyDescription disc = BodyDescription.rigid("disc", 1, Vector2.of(0, 0.1), 0, ShapeDescription.disc(0.1))
                    .moving(Vector2.of(2, 0), 0);
            Simulation simulation = onSlope(disc, 0, k, integrator);
            assertNull(simulation.stepTo(slides / 2));
            assertEquals(2 - k * G * slides / 2, simulation.state().v[0], 1e-9);
            assertEquals(k * G, simulation.diagnostics().contactFriction(0), 1e-6);
            assertNull(simulation.stepTo(2));
            assertEquals(4.0 / 3, simulation.state().v[0], 1e-9);
            assertEquals(-40.0 / 3, simulation.state().v[2], 1e-8);
            assertEquals(0, simulation.diagnostics().contactFriction(0), 1e-6);
        }
    }

    /** Three discs in a pyramid stand if the upper one's contacts have k ≥ tan 15°, and fall if they have less. */
    @Test
    public void pyramidOfThreeDiscs() throws SceneException {
        double r = 0.1;
        double top = r + Math.sqrt(3) * r;
        for (double share : new double[] {0.98, 1.02}) {
            double k = share * Math.tan(Math.PI / 12);
            Simulation simulation = Simulation.of(SceneDescription.named("pyramid")
                    .add(BodyDescription.rigid("left", 1, Vector2.of(-r, r), 0, ShapeDescription.disc(r)))
                    .add(BodyDescription.rigid("right", 1, Vector2.of(r, r), 0, ShapeDescription.disc(r)))
                    .add(BodyDescription.rigid("top", 1, Vector2.of(0, top), 0, ShapeDescription.disc(r)))
                    .add(ContactDescription.halfPlane("floor", "*", Vector2.ZERO, Vector2.Y, 0, 1))
                    .add(ContactDescription.discDisc("over-left", "left", "top", 0, k))
                    .add(ContactDescription.discDisc("over-right", "right", "top", 0, k))
                    .build());
            assertNull(simulation.stepTo(1));
            double sunk = top - simulation.state().q[7];
            if (share > 1) {
                assertEquals(0, sunk, 1e-9);
                assertEquals(3 * G, simulation.diagnostics().contactNormal(0), 1e-6);
            } else {
                assertTrue("sank by " + sunk, sunk > 0.05);
            }
        }
    }

    /** Six discs, 3 + 2 + 1, could stand or roll apart by Coulomb's law alike: put down at rest they stand. */
    @Test
    public void pyramidOfSixDiscsStands() throws SceneException {
        double r = 0.1;
        SceneDescription.Builder scene = SceneDescription.named("pyramid")
                .add(ContactDescription.halfPlane("floor", "*", Vector2.ZERO, Vector2.Y, 0, 0.6))
                .add(ContactDescription.all("discs", 0, 0.5));
        for (int row = 0; row < 3; row++) {
            for (int i = 0; i < 3 - row; i++) {
                Vector2 at = Vector2.of((2 * i + row) * r, r + row * Math.sqrt(3) * r);
                scene.add(BodyDescription.rigid("disc" + row + i, 1, at, 0, ShapeDescription.disc(r)));
            }
        }
        Simulation simulation = Simulation.of(scene.build());
        double energy = simulation.diagnostics().energy();
        assertNull(simulation.stepTo(2));
        assertEquals(energy, simulation.diagnostics().energy(), 1e-8);
    }
}

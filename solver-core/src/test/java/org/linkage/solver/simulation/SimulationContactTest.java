package org.linkage.solver.simulation;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Contacts through the front door: described scenes, the catalogue, forces and impacts as they are read. */
public final class SimulationContactTest {
    private static Simulation catalogue(String id, Object... values) throws SceneException {
        Parameters parameters = Parameters.defaults(SceneCatalogue.find(id).parameters());
        for (int i = 0; i < values.length; i += 2) {
            parameters = parameters.with((String) values[i], ((Number) values[i + 1]).doubleValue());
        }
        return Simulation.of(id, parameters);
    }

    private static double overlap(Simulation simulation) {
        return simulation.diagnostics().worstOverlap();
    }

    private static void run(Simulation simulation, double until) {
        while (simulation.time() < until) {
            assertNull(simulation.step());
        }
    }

    @Test
    public void aDiscAtRestIsCarriedByTheFloor() throws SceneException {
        Simulation simulation = Simulation.of(SceneDescription.named("drop")
                .add(BodyDescription.rigid("ball", 0.8, Vector2.of(0, 0.3), 0, ShapeDescription.disc(0.15)))
                .add(ContactDescription.halfPlane("floor", "*", Vector2.of(0, 0.1), Vector2.Y, 0.5, 0))
                .build());
        assertEquals(0, simulation.diagnostics().contactCount());
        assertNull(simulation.stepTo(1));
        assertEquals(0.25, simulation.state().q[1], 1e-9);
        assertEquals(1, simulation.diagnostics().contactCount());
        assertEquals("floor", simulation.diagnostics().contactId(0));
        assertEquals(0.8 * 9.81, simulation.diagnostics().contactNormal(0), 1e-8);
        double first = Math.sqrt(2 * 0.05 / 9.81);
        assertEquals(first, simulation.diagnostics().eventTime(0), 1e-9);
        assertArrayEquals(new String[] {"floor"}, simulation.diagnostics().eventContacts(0));
        assertArrayEquals(
                new double[] {0.8 * 1.5 * 9.81 * first},
                simulation.diagnostics().eventImpulses(0),
                1e-9);
    }

    /** A crate on two corners: one id, the sum of both forces. */
    @Test
    public void severalCornersOfOneContactAreSummed() throws SceneException {
        Simulation simulation = Simulation.of(SceneDescription.named("crate")
                .add(BodyDescription.rigid("crate", 3, Vector2.of(0, 0.5), 0, ShapeDescription.box(1, 1)))
                .add(ContactDescription.halfPlane("floor", "crate", Vector2.ZERO, Vector2.Y, 0, 0.5))
                .build());
        run(simulation, 0.1);
        assertEquals(1, simulation.diagnostics().contactCount());
        assertEquals(3 * 9.81, simulation.diagnostics().contactNormal(0), 1e-8);
    }

    @Test
    public void aRopeReportsItsForceOnItsBody() throws SceneException {
        Simulation simulation = Simulation.of(SceneDescription.named("rope")
                .add(BodyDescription.particle("stone", 2, Vector2.of(0, -1), null))
                .add(JointDescription.rope("rope", "stone", JointDescription.WORLD, Vector2.of(0, -1), Vector2.ZERO, 1))
                .build());
        run(simulation, 0.5);
        double[] reaction = new double[3];
        boolean[] determined = new boolean[3];
        assertEquals(2, simulation.diagnostics().reaction(0, reaction, determined));
        assertEquals(0, reaction[0], 1e-9);
        assertEquals(2 * 9.81, reaction[1], 1e-8);
        assertEquals(-1, simulation.state().q[1], 1e-10);
        assertEquals(
                "a rope is no contact of the list", 0, simulation.diagnostics().contactCount());
    }

    /** What a picture is made of knows the pull too, whatever integrates, and a slack rope's nothing. */
    @Test
    public void aSnapshotOfATautRopeHasItsForce() throws SceneException {
        for (String integrator : new String[] {"rk4-projected", "rk4", "rattle", "semi-implicit-euler"}) {
            Simulation simulation = Simulation.of(SceneDescription.named("rope")
                    .add(BodyDescription.particle("stone", 2, Vector2.of(0, -1), null))
                    .add(JointDescription.rope(
                            "slack", "stone", JointDescription.WORLD, Vector2.of(0, -1), Vector2.ZERO, 3))
                    .add(JointDescription.rope(
                            "taut", "stone", JointDescription.WORLD, Vector2.of(0, -1), Vector2.ZERO, 1))
                    .build());
            simulation.setIntegrator(integrator);
            run(simulation, 0.5);
            Snapshot snapshot = Snapshot.of(simulation);
            simulation.fill(snapshot);
            assertEquals(integrator, 0, snapshot.fy[0], 0);
            assertEquals(integrator, 0, snapshot.fx[1], 1e-9);
            assertEquals(integrator, 2 * 9.81, snapshot.fy[1], 1e-6);
        }
    }

    /** A stone falls into its rope and swings: one blow, m times the speed along the rope, and from then on a pendulum. */
    @Test
    public void aTautRopeIsHitOnce() throws SceneException {
        for (String integrator : new String[] {"rk4-projected", "rk4"}) {
            Simulation simulation = Simulation.of(SceneDescription.named("rope")
                    .add(BodyDescription.particle("stone", 1, Vector2.of(0.5, 0), null))
                    .add(JointDescription.rope(
                            "rope", "stone", JointDescription.WORLD, Vector2.of(0.5, 0), Vector2.ZERO, 1))
                    .build());
            simulation.setIntegrator(integrator);
            double fall = Math.sqrt(3) / 2;
            double impulse = Math.sqrt(2 * 9.81 * fall) * fall;
            run(simulation, 5);
            assertEquals(1, simulation.diagnostics().eventCount());
            assertEquals(Math.sqrt(2 * fall / 9.81), simulation.diagnostics().eventTime(0), 1e-9);
            assertEquals(impulse, simulation.diagnostics().eventImpulses(0)[0], 1e-9);
            assertEquals(-impulse * impulse / 2, simulation.diagnostics().energy(), 1e-8);
            assertTrue(simulation.diagnostics().worstOverlap() < 1e-12);
        }
    }

    /** A rope that swings fast stays taut under every integrator: nothing hits anything. */
    @Test
    public void aContactThatStaysClosedIsNoEvent() throws SceneException {
        for (String integrator :
                new String[] {"rk4-projected", "rk4", "rattle", "semi-implicit-euler", "implicit-euler", "implicit-bdf2"
                }) {
            Simulation simulation = Simulation.of(SceneDescription.named("sling")
                    .add(BodyDescription.particle("stone", 1, Vector2.of(0, -1), null)
                            .moving(Vector2.of(9, 0), 0))
                    .add(JointDescription.rope(
                            "rope", "stone", JointDescription.WORLD, Vector2.of(0, -1), Vector2.ZERO, 1))
                    .build());
            simulation.setIntegrator(integrator);
            run(simulation, 1);
            assertEquals(integrator, 0, simulation.diagnostics().eventCount());
        }
    }

    /** A disc slides down another one without friction: it leaves where cos of the angle is 2/3 of that of the start. */
    @Test
    public void aDiscLeavesTheOtherWithoutAnEvent() throws SceneException {
        double start = 0.1;
        Simulation simulation = Simulation.of(SceneDescription.named("hill")
                .add(BodyDescription.rigid("hill", 1, Vector2.ZERO, 0, ShapeDescription.disc(1)))
                .add(BodyDescription.rigid(
                        "disc",
                        1,
                        Vector2.of(1.1 * start, 1.1 * Math.sqrt(1 - start * start)),
                        0,
                        ShapeDescription.disc(0.1)))
                .add(JointDescription.weld("root", "hill", JointDescription.WORLD, Vector2.ZERO))
                .add(ContactDescription.discDisc("slope", "hill", "disc", 0, 0))
                .build());
        double last = 0;
        while (simulation.diagnostics().contactCount() > 0) {
            last = simulation.state().q[4] / 1.1;
            assertNull(simulation.step());
        }
        assertEquals(2.0 / 3 * Math.sqrt(1 - start * start), last, 0.01);
        assertEquals(0, simulation.diagnostics().eventCount());
        assertTrue(simulation.diagnostics().energy() <= 9.81 * 1.1 * Math.sqrt(1 - start * start) + 1e-8);
    }

    /** A hinged bar of weight 2·g falls on its limit and is held by the torque of its weight. */
    /** At velocity level a body is stopped in two steps, at the surface and for good: that is one impact with the whole impulse. */
    @Test
    public void anImpactIsOneEventAtVelocityLevel() throws SceneException {
        for (String integrator : new String[] {"semi-implicit-euler", "implicit-euler"}) {
            for (double height = 0.2; height < 0.4; height += 0.017) {
                Simulation simulation = Simulation.of(SceneDescription.named("drop")
                        .add(BodyDescription.rigid(
                                "disc", 2, Vector2.of(0, 0.1 + height), 0, ShapeDescription.disc(0.1)))
                        .add(ContactDescription.halfPlane("floor", "disc", Vector2.ZERO, Vector2.Y, 0, 0))
                        .build());
                simulation.setIntegrator(integrator);
                run(simulation, 1);
                assertEquals(
                        integrator + " from " + height,
                        1,
                        simulation.diagnostics().eventCount());
                double speed = Math.sqrt(2 * 9.81 * height);
                assertEquals(
                        2 * speed, simulation.diagnostics().eventImpulses(0)[0], 2 * 3 * 9.81 * simulation.stepSize());
            }
        }
    }

    @Test
    public void aHardLimitReportsItsTorque() throws SceneException {
        Simulation simulation = Simulation.of(SceneDescription.named("limit")
                .add(BodyDescription.rod("bar", 2, Vector2.ZERO, Vector2.of(1, 0), 0.02))
                .add(JointDescription.revolute("hinge", "bar", JointDescription.WORLD, Vector2.ZERO)
                        .withLimits(LimitsDescription.hard(-0.25, 0.1)))
                .build());
        run(simulation, 1);
        assertEquals(-0.25, simulation.state().q[2], 1e-9);
        assertEquals(
                2 * 9.81 * 0.5 * StrictMath.cos(0.25), simulation.diagnostics().limitForce(0), 1e-7);
        assertTrue(simulation.diagnostics().worstOverlap() < 1e-10);
        assertEquals(1, simulation.diagnostics().contactRows());
    }

    @Test
    public void theCornerShowsWhatEachAlgorithmThinks() throws SceneException {
        Simulation simulation = catalogue("corner");
        simulation.setContact("platt");
        assertEquals(2, simulation.diagnostics().contactCount());
        // unit normals: the slope's multiplier is √2 times the paper's −2
        assertEquals(-2 * Math.sqrt(2), simulation.diagnostics().contactNormal(0), 1e-12);
        assertEquals(-1, simulation.diagnostics().contactNormal(1), 1e-12);
        simulation.setContact("right");
        // both are closed; the slope carries nothing
        assertEquals(2, simulation.diagnostics().contactCount());
        assertEquals("slope", simulation.diagnostics().contactId(0));
        assertEquals(0, simulation.diagnostics().contactNormal(0), 0);
        assertEquals("floor", simulation.diagnostics().contactId(1));
        assertEquals(1, simulation.diagnostics().contactNormal(1), 1e-12);
        assertEquals(1, simulation.diagnostics().accelerations()[0], 1e-12);
        assertEquals(0, simulation.diagnostics().accelerations()[1], 1e-12);
    }

    /** Closed is a matter of the gap: one that is about to leave is listed too, without a force, and is gone when it has left. */
    @Test
    public void aContactThatLeavesIsListedAsLongAsItIsClosed() throws SceneException {
        Simulation simulation = catalogue("corner");
        simulation.state().v[0] = 3;
        simulation.state().v[1] = 2;
        simulation.restore(simulation.save());
        assertEquals(2, simulation.diagnostics().contactCount());
        for (int i = 0; i < 2; i++) {
            assertEquals(0, simulation.diagnostics().contactNormal(i), 0);
        }
        assertNull(simulation.step());
        assertEquals(0, simulation.diagnostics().contactCount());
    }

    /** Looking at forces changes nothing. */
    @Test
    public void lookingLeavesNoTrace() throws SceneException {
        for (String algorithm : new String[] {"platt", "improved-platt", "right", "exact"}) {
            Simulation looked = catalogue("corner", "fx", -1, "fy", -2);
            Simulation alone = catalogue("corner", "fx", -1, "fy", -2);
            looked.setContact(algorithm);
            alone.setContact(algorithm);
            for (int i = 0; i < 50; i++) {
                looked.diagnostics().contactCount();
                looked.step();
                alone.step();
            }
            assertEquals(algorithm, alone.stateHash(), looked.stateHash());
        }
    }

    @Test
    public void everyContactSceneRunsWithoutOverlap() throws SceneException {
        Object[][] scenes = {
            {"billiard", 1.0},
            {"billiard-table", 1.0},
            {"cradle", 1.0},
            {"pegs", 0.5},
            {"catch", 0.5},
            {"dominoes", 0.5},
            {"grasp", 0.5}
        };
        for (Object[] scene : scenes) {
            Simulation simulation = catalogue((String) scene[0]);
            double energy = simulation.diagnostics().energy();
            while (simulation.time() < (Double) scene[1]) {
                assertNull((String) scene[0], simulation.step());
                double overlap = overlap(simulation);
                assertTrue(scene[0] + " overlaps by " + overlap, overlap < 1e-6);
            }
            assertTrue(
                    scene[0] + " lost energy", simulation.diagnostics().energy() <= energy + 1e-6 * Math.abs(energy));
        }
    }

    @Test
    public void aPileStaysInItsBox() throws SceneException {
        Simulation simulation = catalogue("pile", "n", 60, "friction", 0);
        while (simulation.time() < 1) {
            assertNull(simulation.step());
            assertTrue("overlap " + overlap(simulation), overlap(simulation) < 1e-9);
        }
    }

    @Test
    public void aFingerCannotPushABallThroughTheWall() throws SceneException {
        Simulation simulation = catalogue("billiard");
        int handle = simulation.grab(3, simulation.state().q[9], simulation.state().q[10]);
        simulation.moveGrip(handle, -3, -2);
        for (int i = 0; i < 60; i++) {
            assertNull(simulation.step());
            assertTrue("overlap " + overlap(simulation), overlap(simulation) < 1e-6);
        }
        simulation.moveGrip(handle, 3, 2);
        run(simulation, simulation.time() + 0.1);
        simulation.release(handle);
        run(simulation, simulation.time() + 0.1);
        assertTrue("overlap " + overlap(simulation), overlap(simulation) < 1e-6);
    }

    /** A weight swings on a rope that has become taut: it shows its tension all the time, also where a step is off the tangent. */
    @Test
    public void aTautRopeShowsItsForceWithEveryIntegrator() throws Exception {
        for (String integrator :
                new String[] {"rk4-projected", "semi-implicit-euler", "implicit-euler", "implicit-bdf2"}) {
            Simulation swing = Simulation.of(SceneReader.parse("""
                    {"bodies": [{"id": "b", "type": "particle", "mass": 1, "position": [0.6, 0]}],
                     "joints": [{"id": "r", "type": "rope", "bodyA": "b", "bodyB": "world", "pointA": [0.6, 0], "pointB": [0, 0],
                                 "length": 1}]}"""));
            swing.setIntegrator(integrator);
            double[] force = new double[3];
            while (swing.time() < 2) {
                assertNull(swing.step());
                swing.diagnostics().reaction(0, force, new boolean[3]);
                if (swing.time() > 0.6) {
                    assertTrue(integrator + " at " + swing.time(), Math.hypot(force[0], force[1]) > 1);
                }
            }
        }
    }
}

package org.linkage.solver.simulation;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.PocketDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.SceneWriter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Balls fall into holes, lie there, and are a matter of the state alone. */
public class PocketsTest {
    private static final double SPEED = 3;

    /** Two balls of 1 kg in a wide corner with a hole of 10 cm in it; the first rolls into the hole along the diagonal. */
    private static SceneDescription corner(String pockets, double vx, double vy) throws Exception {
        String wall = "{\"type\": \"halfPlane\", \"body\": \"*\", \"restitution\": 0.9, ";
        return SceneReader.parse("{\"gravity\": [0, 0], \"bodies\": ["
                + "{\"id\": \"a\", \"mass\": 1, \"position\": [-0.6, -0.6], \"velocity\": [" + vx + ", " + vy
                + "], \"shape\": {\"type\": \"disc\", \"radius\": 0.05}},"
                + "{\"id\": \"b\", \"mass\": 1, \"position\": [-1.2, -0.2], \"shape\": {\"type\": \"disc\", \"radius\": 0.05}}],"
                + "\"contacts\": [" + wall + "\"id\": \"east\", \"point\": [0, 0], \"normal\": [-1, 0]}, "
                + wall + "\"id\": \"north\", \"point\": [0, 0], \"normal\": [0, -1]}, "
                + "{\"type\": \"all\", \"restitution\": 0.9}], \"extra\": {\"pockets\": " + pockets + "}}");
    }

    private static Simulation diagonal(double speed) throws Exception {
        double part = speed / Math.sqrt(2);
        return Simulation.of(corner("[{\"id\": \"hole\", \"center\": [0, 0], \"radius\": 0.1}]", part, part));
    }

    @Test
    public void aBallFallsWhenItsCentreComesOverTheHole() throws Exception {
        for (double speed : new double[] {0.3, 3, 100}) {
            falls(speed);
        }
    }

    private static void falls(double speed) throws Exception {
        Simulation simulation = diagonal(speed);
        double way = 0.6 * Math.sqrt(2) - 0.1;
        simulation.stepTo(way / speed + 0.5);
        assertNull(simulation.failure());
        Diagnostics diagnostics = simulation.diagnostics();
        assertEquals("no cushion holds it in the mouth of the hole", 1, diagnostics.eventCount());
        assertArrayEquals(new String[] {"hole~a"}, diagnostics.eventContacts(0));
        assertEquals(way / speed, diagnostics.eventTime(0), 1e-9);
        assertEquals("the momentum that it ended", speed, diagnostics.eventImpulses(0)[0], 1e-9);
        assertTrue(simulation.inPocket(0));
        assertEquals(0, diagnostics.kinetic(), 0);
    }

    @Test
    public void everyIntegratorLetsItFall() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            falls(integrator);
        }
    }

    private static void falls(String integrator) throws Exception {
        Simulation simulation = diagonal(SPEED);
        simulation.setIntegrator(integrator);
        simulation.stepTo(1);
        assertTrue(integrator, simulation.inPocket(0));
        assertEquals(0, simulation.diagnostics().kinetic(), 0);
        assertEquals(1, simulation.diagnostics().eventCount());
        assertEquals(
                (0.6 * Math.sqrt(2) - 0.1) / SPEED, simulation.diagnostics().eventTime(0), 2 * simulation.stepSize());
    }

    @Test
    public void besideTheHoleTheCushionHolds() throws Exception {
        Simulation simulation = Simulation.of(corner("[{\"center\": [0, 0], \"radius\": 0.1}]", 3, 0));
        simulation.stepTo(0.5);
        assertFalse(simulation.inPocket(0));
        assertArrayEquals(new String[] {"east"}, simulation.diagnostics().eventContacts(0));
        assertEquals(-2.7, simulation.state().v[0], 1e-9);
    }

    @Test
    public void aFallenBallTouchesNothingAndLiesStill() throws Exception {
        Simulation simulation = diagonal(SPEED);
        simulation.stepTo(1);
        simulation.setGravity(0, -9.81);
        double[] then = simulation.save();
        simulation.stepTo(2);
        assertEquals("gravity does not move it", then[1], simulation.state().q[0], 1e-6);
        assertEquals(then[2], simulation.state().q[1], 1e-6);
        int events = simulation.diagnostics().eventCount();
        // b is laid over it and pushed through
        simulation.setGravity(0, 0);
        double[] laid = simulation.save();
        laid[4] = -0.3;
        laid[5] = -0.06;
        Arrays.fill(laid, 7, 13, 0);
        simulation.restore(laid);
        simulation.push(1, 1, 0);
        simulation.stepTo(2.4);
        assertEquals(
                "b fell as well and hit nobody",
                events + 1,
                simulation.diagnostics().eventCount());
        assertTrue(simulation.inPocket(1));
    }

    @Test
    public void theStateAloneSaysWhatHasFallen() throws Exception {
        Simulation simulation = diagonal(SPEED);
        String start = simulation.stateHash();
        simulation.stepTo(0.3);
        assertTrue(simulation.inPocket(0));
        Simulation other = diagonal(SPEED);
        other.restore(simulation.save());
        assertTrue(other.inPocket(0));
        simulation.stepTo(0.6);
        other.stepTo(0.6);
        assertEquals(simulation.stateHash(), other.stateHash());
        simulation.reset();
        assertFalse("reset brings it back", simulation.inPocket(0));
        assertEquals(start, simulation.stateHash());
    }

    @Test
    public void aFingerTakesItOutAndKeepsItFromFalling() throws Exception {
        Simulation simulation = diagonal(SPEED);
        simulation.stepTo(0.5);
        int finger = simulation.grab(0, simulation.state().q[0], simulation.state().q[1]);
        simulation.moveGrip(finger, -0.5, -0.3);
        simulation.stepTo(1.5);
        assertFalse(simulation.inPocket(0));
        simulation.moveGrip(finger, -0.06, -0.06);
        simulation.stepTo(2.5);
        assertEquals(
                "held over the hole it does not fall",
                1,
                simulation.diagnostics().eventCount());
        simulation.release(finger);
        simulation.stepTo(3);
        assertEquals(2, simulation.diagnostics().eventCount());
        assertTrue(simulation.inPocket(0));
    }

    @Test
    public void aPinnedBallDoesNotFall() throws Exception {
        Simulation simulation = diagonal(0);
        double[] over = simulation.save();
        over[1] = -0.055;
        over[2] = -0.055;
        simulation.restore(over);
        simulation.pin(0);
        simulation.stepTo(0.2);
        assertEquals(0, simulation.diagnostics().eventCount());
        assertEquals(-0.055, simulation.state().q[0], 1e-12);
    }

    @Test
    public void aShotWithTheCuePotsABall() throws Exception {
        Simulation simulation = Simulation.of("billiard-table");
        double[] table = simulation.save();
        int n = (table.length - 1) / 2;
        double ball = 0.028575;
        // one ball where the cue ball sends it to the right top pocket at 45 degrees, the others out of the way;
        // friction
        // between the balls, 0.05, turns it off the line of their centres
        double line = Math.PI / 4 + Math.atan(0.05);
        double up = 2 * ball * Math.sin(line);
        place(table, 0, -0.635, 0);
        place(table, 1, 1.27 - (0.635 - up), up);
        for (int i = 2; i <= 15; i++) {
            place(table, i, -1.15 + 0.08 * (i % 7), i < 9 ? -0.5 : 0.5);
        }
        Arrays.fill(table, 1 + n, table.length, 0);
        simulation.restore(table);
        int cue = 16;
        assertEquals("cue", simulation.bodyId(cue));
        double start = simulation.state().q[3 * cue];
        int finger = simulation.grab(cue, start - 0.5, 0);
        simulation.moveGrip(finger, start - 0.6, 0);
        simulation.stepTo(0.5);
        assertTrue("pulled back", simulation.state().q[3 * cue] < start - 0.05);
        assertEquals("not yet struck", 0, simulation.state().v[0], 0);
        simulation.release(finger);
        simulation.stepTo(4);
        assertNull(simulation.failure());
        assertTrue(Arrays.toString(Arrays.copyOfRange(simulation.state().q, 0, 6)), simulation.inPocket(1));
        double x = simulation.state().q[3];
        double y = simulation.state().q[4];
        assertTrue("in the right top pocket: " + x + ", " + y, Math.hypot(x - 1.27, y - 0.635) < 2.5 * ball);
    }

    private static void place(double[] table, int body, double x, double y) {
        table[1 + 3 * body] = x;
        table[2 + 3 * body] = y;
        table[3 + 3 * body] = 0;
    }

    @Test
    public void aFileKeepsThePockets() throws Exception {
        SceneDescription scene = SceneCatalogue.find("billiard-table").build();
        SceneDescription read = SceneReader.parse(SceneWriter.write(scene));
        assertEquals(6, PocketDescription.of(read).size());
        Simulation first = Simulation.of(scene);
        Simulation second = Simulation.of(read);
        first.stepTo(2.2);
        second.stepTo(2.2);
        assertEquals(first.stateHash(), second.stateHash());
        boolean any = false;
        for (int i = 0; i < 16; i++) {
            any |= first.inPocket(i);
        }
        assertTrue("the break pots a ball", any);
    }

    @Test
    public void whatIsNoPocketIsPassedOver() throws Exception {
        assertEquals(List.of(), PocketDescription.of(corner("3", 0, 0)));
        assertEquals(
                List.of(),
                PocketDescription.of(corner(
                        "[1, {\"center\": [0], \"radius\": 1}, {\"center\": [0, 0]}, {\"center\": [0, \"a\"], \"radius\": 1},"
                                + " {\"center\": [0, 0], \"radius\": 0}]",
                        0,
                        0)));
        List<PocketDescription> two = PocketDescription.of(corner(
                "[{\"center\": [1, 2], \"radius\": 0.5}, {\"id\": \"x\", \"center\": [0, 0], \"radius\": 1}]", 0, 0));
        assertEquals("pockets[0]", two.get(0).id());
        assertEquals(2, two.get(0).center().y(), 0);
        assertEquals("x", two.get(1).id());
    }
}

package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** Algorithms that let the wrong contacts act may fail, and be seen to; they do not throw a scene about at kilometres a second. */
public class FlungTest {
    private static final double STEP = 1.0 / 960;
    private static final int STEPS = 1_000;
    private static final double FAST = 200;

    /** Dominoes that are tilted and pushed: two corners of a box on a floor, and Platt's forces for them were of any size. */
    @Test
    public void aTileIsNotShotAway() throws Exception {
        for (String contact : new String[] {"platt", "improved-platt", "exact"}) {
            for (int seed = 3; seed < 5; seed++) {
                Simulation tiles = Simulation.of("dominoes");
                tiles.setSolverAndIntegrator("dense", "rattle");
                tiles.setContact(contact);
                tiles.setStepSize(STEP);
                String refusal = play(tiles, new Random(seed), contact + " " + seed);
                assertTrue(refusal, refusal == null || !contact.equals("exact"));
                if (refusal != null) {
                    assertTrue(refusal, refusal.contains("exact"));
                    tiles.setContact("exact");
                    assertNull("the exact algorithm goes on", tiles.step());
                }
            }
        }
    }

    /** What Platt's algorithm does wrong in the corner is there to be seen. */
    @Test
    public void sinkingInAndRipplingIsNotRefused() throws Exception {
        Simulation corner = Simulation.of("corner");
        corner.setContact("platt");
        assertNull(corner.stepTo(5));
        assertEquals(5, corner.time(), 1e-9);
    }

    private static String play(Simulation tiles, Random random, String what) {
        Snapshot now = Snapshot.of(tiles);
        for (int k = 0; k < STEPS; k++) {
            if (k % 480 == 0) {
                double angle = 2 * Math.PI * random.nextDouble();
                tiles.setGravity(8 * Math.cos(angle), 8 * Math.sin(angle));
            }
            if (k % 200 == 100) {
                tiles.push(random.nextInt(12), random.nextGaussian(), random.nextGaussian());
            }
            String refusal = tiles.step();
            if (refusal != null) {
                return refusal;
            }
            tiles.fill(now);
            for (int i = 0; i < now.vx.length; i++) {
                double speed = Math.hypot(now.vx[i], now.vy[i]);
                assertTrue(what + ": " + speed + " m/s at t = " + now.time + " s", speed < FAST);
            }
        }
        return null;
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.HapticFeedbackConstants;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Allocation;
import org.linkage.solver.simulation.Simulation;

/** Hard hits are felt by their strength, never more than ten a second, and what rests is not felt at all. */
@RunWith(AndroidJUnit4.class)
public class ThudsTest {
    private static final long FRAME = 16_666_667L;

    /** Runs a scene for so many frames; returns how many hits were felt. */
    private static int felt(String scene, Thuds thuds, int frames) throws Exception {
        Simulation simulation =
                Simulation.of(Cast.of(scene, Collections.emptyMap()).scene());
        thuds.open(simulation);
        long nanos = 1_000_000_000L;
        int before = thuds.count();
        for (int i = 0; i < frames; i++) {
            double until = simulation.time() + 1.0 / 60 - 1e-9;
            while (simulation.time() < until && simulation.step() == null) {
                continue;
            }
            nanos += FRAME;
            thuds.follow(simulation.diagnostics(), nanos);
        }
        return thuds.count() - before;
    }

    @Test
    public void theBreakOfTheBilliardIsFelt() throws Exception {
        Thuds thuds = new Thuds();
        int count = felt("billiard", thuds, 120);
        assertTrue(count + " hits", count >= 2);
        assertTrue(count + " hits in two seconds", count <= 20);
        assertTrue("strength " + thuds.strength(), thuds.strength() > 0 && thuds.strength() <= 1);
    }

    @Test
    public void aBallAtRestInItsCornerIsNotFelt() throws Exception {
        assertEquals(0, felt("corner", new Thuds(), 120));
    }

    @Test
    public void aHarderHitFeelsHarder() {
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, Haptics.effect(0.2));
        assertEquals(HapticFeedbackConstants.VIRTUAL_KEY, Haptics.effect(0.5));
        assertEquals(HapticFeedbackConstants.LONG_PRESS, Haptics.effect(1));
    }

    @Test
    public void theStrengthIsThatOfTheImpulse() throws Exception {
        // a cradle: the balls meet with m v, and no hit in it is harder than that
        Simulation cradle =
                Simulation.of(Cast.of("cradle", Collections.emptyMap()).scene());
        Thuds thuds = new Thuds();
        thuds.open(cradle);
        double hard = Thuds.hardImpulse(cradle.scene());
        double fastest = 0;
        while (cradle.diagnostics().impacts() == 0 && cradle.time() < 3) {
            for (int i = 0; i < cradle.bodyCount(); i++) {
                fastest = Math.max(fastest, Math.abs(cradle.state().v[2 * i]));
            }
            assertEquals(null, cradle.step());
        }
        thuds.follow(cradle.diagnostics(), FRAME);
        double mass = cradle.scene().bodies().get(0).mass();
        assertEquals(1, thuds.count());
        assertEquals(Math.min(1, mass * fastest / hard), thuds.strength(), 0.05);
    }

    @Test
    public void listeningAllocatesNothing() throws Exception {
        Simulation simulation =
                Simulation.of(Cast.of("billiard", Collections.emptyMap()).scene());
        Thuds thuds = new Thuds();
        thuds.open(simulation);
        for (int i = 0; i < 600; i++) {
            simulation.step();
            thuds.follow(simulation.diagnostics(), i * FRAME);
        }
        long before = Allocation.bytes();
        for (int i = 0; i < 100; i++) {
            thuds.follow(simulation.diagnostics(), (600 + i) * FRAME);
        }
        long bytes = Allocation.bytes() - before;
        assertTrue(bytes + " bytes", bytes < 2000);
    }
}

package org.linkage.solver.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SamplesTest {
    @Test
    public void quantilesOfAStraightLine() {
        Samples samples = new Samples();
        for (int i = 1000; i >= 0; i--) {
            samples.add(i);
        }
        assertEquals(500, samples.median(), 0);
        assertEquals(100, samples.quantile(0.1), 1e-9);
        assertEquals(990, samples.quantile(0.99), 1e-9);
    }

    @Test
    public void steadySamplesAreQuietAndADriftIsNot() {
        Samples steady = new Samples();
        Samples drifting = new Samples();
        for (int i = 0; i < 1000; i++) {
            steady.add(100 + i % 2);
            drifting.add(100 + 0.05 * i);
        }
        assertTrue(steady.noise(5) < 0.01);
        assertEquals(0.5 * 40 / 125, drifting.noise(5), 0.01);
    }

    @Test
    public void warmUpWaitsForTheTimesToSettle() {
        Warmup warmup = new Warmup(1_000, 1_000_000);
        int steps = 0;
        long nanos = 10_000;
        while (!warmup.isWarmAfter(nanos)) {
            nanos = Math.max(100, nanos * 9 / 10);
            steps++;
        }
        assertTrue("ended after " + steps, steps > 100);
        Warmup atOnce = new Warmup(0, 1_000_000);
        for (int i = 0; i < 39; i++) {
            assertFalse(atOnce.isWarmAfter(100));
        }
        assertTrue(atOnce.isWarmAfter(100));
    }

    @Test
    public void warmUpEndsAtItsLimit() {
        Warmup warmup = new Warmup(0, 1_000);
        int steps = 0;
        boolean slow = false;
        while (!warmup.isWarmAfter(slow ? 10 : 100)) {
            slow = !slow;
            steps++;
        }
        assertTrue(steps < 30);
    }
}

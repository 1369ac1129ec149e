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
    public void whatMostMeasurementsSayIsNotMovedByADisturbance() {
        Agreement quiet = Agreement.of(new double[] {100, 101, 180, 100.5, 250, 101});
        assertEquals(100, quiet.low(), 0);
        assertEquals(101, quiet.high(), 0);
        assertEquals(0.01, quiet.noise(), 1e-4);
        assertFalse(quiet.holds(180));
    }

    @Test
    public void whereNoMajorityAgreesTheNoiseSaysSo() {
        assertTrue(Agreement.of(new double[] {100, 101, 150, 151}).noise() > 0.3);
        assertTrue(Agreement.of(new double[] {100, 120}).noise() > 0.1);
        assertTrue("alone", Double.isNaN(Agreement.of(new double[] {100}).noise()));
    }

    @Test
    public void threeQuartersMustAgreeForAnotherRunToAgree() {
        // two of three lie close by chance; one of four may be a mishap
        assertTrue(Agreement.ofAllBut(3 / 4, new double[] {100, 101, 110}).noise() > 0.09);
        assertTrue(Agreement.ofAllBut(4 / 4, new double[] {100, 101, 110, 102}).noise() < 0.021);
    }

    @Test
    public void warmUpWaitsForTheTimesToSettle() {
        Warmup warmup = new Warmup(0, 10_000_000_000L);
        int laps = 0;
        long nanos = 100_000_000;
        while (!warmup.isWarmAfter(nanos)) {
            nanos = Math.max(35_000_000, nanos * 9 / 10);
            laps++;
        }
        assertTrue("ended after " + laps, laps >= 10);
    }

    @Test
    public void manyShortLapsAreLookedAtTogether() {
        Warmup warmup = new Warmup(0, 10_000_000_000L);
        int laps = 1;
        // every other one takes three times as long: alone they would never agree
        while (!warmup.isWarmAfter(laps % 2 == 0 ? 100_000 : 300_000)) {
            laps++;
        }
        assertTrue("ended after " + laps, laps < 600);
    }

    @Test
    public void warmUpEndsAtItsLimit() {
        Warmup warmup = new Warmup(0, 1_000_000_000);
        int laps = 0;
        while (!warmup.isWarmAfter(laps % 2 == 0 ? 40_000_000 : 80_000_000)) {
            laps++;
        }
        assertTrue(laps < 20);
    }
}

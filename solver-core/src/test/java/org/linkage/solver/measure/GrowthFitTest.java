package org.linkage.solver.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

public class GrowthFitTest {
    @Test
    public void findsThePowerOfAnExactLaw() {
        double[] sizes = {10, 100, 1_000, 10_000};
        double[] times = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            times[i] = 7 * Math.pow(sizes[i], 1.5);
        }
        GrowthFit fit = GrowthFit.of(sizes, times);
        assertEquals(1.5, fit.exponent(), 1e-12);
        assertEquals(7, fit.factor(), 1e-10);
        assertEquals(0, fit.halfWidth(), 1e-6);
        assertEquals(500, fit.sizeFor(7 * Math.pow(500, 1.5)), 1e-8);
    }

    @Test
    public void theIntervalHoldsTheTruthAboutAsOftenAsItSays() {
        Random random = new Random(5);
        double[] sizes = {10, 30, 100, 300, 1_000, 3_000};
        double[] times = new double[sizes.length];
        int held = 0;
        int trials = 2_000;
        for (int t = 0; t < trials; t++) {
            for (int i = 0; i < sizes.length; i++) {
                times[i] = 3 * Math.pow(sizes[i], 1.1) * Math.exp(0.05 * random.nextGaussian());
            }
            GrowthFit fit = GrowthFit.of(sizes, times);
            held += Math.abs(fit.exponent() - 1.1) <= fit.halfWidth() ? 1 : 0;
        }
        assertEquals(0.95, held / (double) trials, 0.02);
    }

    @Test
    public void oneSizeGivesNoExponent() {
        assertTrue(
                Double.isNaN(GrowthFit.of(new double[] {10}, new double[] {3}).exponent()));
        assertTrue(Double.isNaN(
                GrowthFit.of(new double[] {10, 10}, new double[] {3, 4}).exponent()));
    }
}

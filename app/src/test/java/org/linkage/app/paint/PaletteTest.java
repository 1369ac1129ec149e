package org.linkage.app.paint;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Contrast as WCAG counts it: (L₁ + 0.05)/(L₂ + 0.05) with relative luminance L. */
public class PaletteTest {
    private static double channel(int value) {
        double c = value / 255.0;
        return c <= 0.03928 ? c / 12.92 : StrictMath.pow((c + 0.055) / 1.055, 2.4);
    }

    private static double luminance(int colour) {
        return 0.2126 * channel((colour >> 16) & 0xFF)
                + 0.7152 * channel((colour >> 8) & 0xFF)
                + 0.0722 * channel(colour & 0xFF);
    }

    private static double contrast(int a, int b) {
        double la = luminance(a);
        double lb = luminance(b);
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
    }

    @Test
    public void linksStandOutFromTheGround() {
        for (Palette palette : new Palette[] {Palette.LIGHT, Palette.DARK}) {
            for (int step = 0; step < Ramp.STEPS; step++) {
                double c = contrast(palette.ramp.colour(step), palette.paper);
                assertTrue("step " + step + " dark " + palette.dark + ": " + c, c >= 3);
            }
        }
    }

    @Test
    public void wordsReadOnTheGround() {
        for (Palette palette : new Palette[] {Palette.LIGHT, Palette.DARK}) {
            int[] colours = {
                palette.ink, palette.softInk, palette.accent, palette.warning, palette.broken, palette.contact
            };
            for (int colour : colours) {
                double c = contrast(colour, palette.paper);
                assertTrue(Integer.toHexString(colour) + " dark " + palette.dark + ": " + c, c >= 4.5);
            }
        }
    }

    @Test
    public void theRampGrowsLighterAllTheWay() {
        for (Palette palette : new Palette[] {Palette.LIGHT, Palette.DARK}) {
            for (int step = 1; step < Ramp.STEPS; step++) {
                assertTrue(
                        "step " + step,
                        luminance(palette.ramp.colour(step)) > luminance(palette.ramp.colour(step - 1)));
            }
        }
    }
}

package org.linkage.app.paint;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.robolectric.annotation.Config;

/** Contrast as WCAG counts it: (L₁ + 0.05)/(L₂ + 0.05) with relative luminance L. */
@RunWith(AndroidJUnit4.class)
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

    /** The colours of the interface: 4.5:1 for words, 3:1 for what is only drawn. */
    private static void interfaceReads() {
        Context context = ApplicationProvider.getApplicationContext();
        int[] grounds = {R.color.ground, R.color.ground_raised};
        int[] words = {R.color.ink, R.color.ink_soft, R.color.accent, R.color.warning, R.color.broken};
        for (int ground : grounds) {
            for (int word : words) {
                double c = contrast(context.getColor(word), context.getColor(ground));
                String name = context.getResources().getResourceEntryName(word) + " on "
                        + context.getResources().getResourceEntryName(ground);
                assertTrue(name + ": " + c, c >= 4.5);
            }
        }
        int[][] pairs = {
            {R.color.on_accent, R.color.accent},
            {R.color.on_accent_soft, R.color.accent_soft},
            {R.color.on_warning, R.color.warning},
            {R.color.on_broken, R.color.broken}
        };
        for (int[] pair : pairs) {
            double c = contrast(context.getColor(pair[0]), context.getColor(pair[1]));
            assertTrue(context.getResources().getResourceEntryName(pair[0]) + ": " + c, c >= 4.5);
        }
    }

    @Test
    @Config(qualifiers = "notnight")
    public void theInterfaceReadsByDay() {
        interfaceReads();
    }

    @Test
    @Config(qualifiers = "night")
    public void theInterfaceReadsByNight() {
        interfaceReads();
    }
}

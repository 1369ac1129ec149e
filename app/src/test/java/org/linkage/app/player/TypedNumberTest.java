package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Locale;
import org.junit.After;
import org.junit.Test;

/** What a person types is taken where it can be meant, and nothing else. */
public class TypedNumberTest {
    private final Locale before = Locale.getDefault();
    private final TypedNumber length = new TypedNumber("length", "m", 0.1, 1e8, false);
    private final TypedNumber links = new TypedNumber("n", "", 1, 10_000, true);

    @After
    public void language() {
        Locale.setDefault(before);
    }

    @Test
    public void pointsCommasAndPowers() {
        Locale.setDefault(Locale.US);
        assertEquals(1.5, length.parse("1.5"), 0);
        assertEquals(1.5, length.parse(" 1,5 "), 0);
        assertEquals(2e6, length.parse("2e6"), 0);
        assertEquals(1234.5, length.parse("1,234.5"), 0);
        assertEquals(10_000, links.parse("10,000"), 0);
        Locale.setDefault(Locale.GERMANY);
        assertEquals("a comma is the decimal sign here", 1.234, length.parse("1,234"), 0);
    }

    @Test
    public void whatCannotBeTakenIsNot() {
        for (String typed : new String[] {"", "e", "-", "NaN", "Infinity", "0", "-1", "2e8", "1.5.2"}) {
            assertTrue(typed, Double.isNaN(length.parse(typed)));
        }
        assertTrue("not whole", Double.isNaN(links.parse("2.5")));
        assertTrue("too many", Double.isNaN(links.parse("10001")));
    }

    @Test
    public void whatIsShownCanBeTypedAgain() {
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE}) {
            Locale.setDefault(locale);
            for (double value : new double[] {0.1, 0.25, 9.81, 1234.5, 1e6, 3.25e7, 1e8}) {
                assertEquals(locale + " " + length.text(value), value, length.parse(length.text(value)), 1e-9 * value);
            }
            for (double value : new double[] {1, 20, 1000, 10_000}) {
                assertEquals(locale + " " + links.text(value), value, links.parse(links.text(value)), 0);
            }
        }
    }
}

package org.linkage.app.paint;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class SiFormatTest {
    private final SiFormat format = new SiFormat('.');

    private String text(double value, String unit) {
        return format.text(value, unit).replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    @Test
    public void threeDigitsAndAPrefix() {
        assertEquals("3.20 µs", text(3.2e-6, "s"));
        assertEquals("41.0 N", text(41, "N"));
        assertEquals("1.23 kN", text(1234, "N"));
        assertEquals("−250 mm", text(-0.25, "m"));
        assertEquals("0 m", text(0, "m"));
        assertEquals("a damper beside its spring of 300 mN·m", "4.00 mN·m·s", text(0.004, "N·m·s"));
    }

    @Test
    public void powersOfTenBeyondThePrefixes() {
        assertEquals("2.10 × 10⁻¹³ m", text(2.1e-13, "m"));
        assertEquals("times have one prefix more", "541 ns", text(5.41e-7, "s"));
        assertEquals("5.41 × 10⁻⁷ m", text(5.41e-7, "m"));
        assertEquals("1.00 × 10¹² N", text(1e12, "N"));
    }

    @Test
    public void roundingDoesNotAddADigit() {
        assertEquals("1.00 kN", text(999.9, "N"));
        assertEquals("10.0 N", text(9.999, "N"));
        assertEquals("1.00 mm", text(0.00099999, "m"));
    }

    @Test
    public void someUnitsTakeNoPrefix() {
        assertEquals("10000 kg", text(10_000, "kg"));
        assertEquals("0.600 kg", text(0.6, "kg"));
        assertEquals("9.81 m/s²", text(9.81, "m/s²"));
    }

    @Test
    public void noNumberIsSaidPlainly() {
        assertEquals("– m", text(Double.NaN, "m"));
        assertEquals("– m", text(Double.POSITIVE_INFINITY, "m"));
    }

    @Test
    public void decimals() {
        StringBuilder out = new StringBuilder();
        format.appendDecimals(out, -0.126, 2);
        assertEquals("−0.13", out.toString());
    }
}

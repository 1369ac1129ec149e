package org.linkage.solver.scene;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as text: the fewest digits that read back as the same double, without depending on the machine. */
public final class Decimal {
    private static final MathContext SIXTEEN_DIGITS = new MathContext(16, RoundingMode.HALF_EVEN);
    private static final MathContext SEVENTEEN_DIGITS = new MathContext(17, RoundingMode.HALF_EVEN);

    private Decimal() {}

    /** The text of a finite number. */
    public static String text(double value) {
        StringBuilder out = new StringBuilder();
        append(out, value);
        return out.toString();
    }

    /** Appends the text of a finite number. */
    public static void append(StringBuilder out, double value) {
        if (value == 0) {
            out.append(1 / value < 0 ? "-0" : "0");
        } else if (Math.abs(value) < 1e15 && value == (long) value) {
            out.append((long) value);
        } else if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("A number that is not finite has no text in a scene.");
        } else {
            appendFraction(out, value);
        }
    }

    private static void appendFraction(StringBuilder out, double value) {
        // up to 15 digits name one double only, so a shorter text cannot exist; beyond, try 16 before 17
        BigDecimal decimal = new BigDecimal(Double.toString(value)).stripTrailingZeros();
        if (decimal.precision() > 15) {
            BigDecimal exact = new BigDecimal(value);
            decimal = exact.round(SIXTEEN_DIGITS);
            if (decimal.doubleValue() != value) {
                decimal = exact.round(SEVENTEEN_DIGITS);
            }
            decimal = decimal.stripTrailingZeros();
        }
        int exponent = decimal.precision() - decimal.scale() - 1;
        if (exponent >= -5 && exponent < 16) {
            out.append(decimal.toPlainString());
        } else {
            appendScientific(out, decimal, exponent);
        }
    }

    private static void appendScientific(StringBuilder out, BigDecimal decimal, int exponent) {
        String digits = decimal.unscaledValue().abs().toString();
        out.append(decimal.signum() < 0 ? "-" : "").append(digits.charAt(0));
        if (digits.length() > 1) {
            out.append('.').append(digits, 1, digits.length());
        }
        out.append('e').append(exponent);
    }
}

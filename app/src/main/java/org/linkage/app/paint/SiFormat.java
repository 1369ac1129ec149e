package org.linkage.app.paint;

import java.text.DecimalFormatSymbols;

/**
 * Numbers for the eye: three significant digits, an SI prefix and the unit: {@code 3.20 µs}, {@code 41.0 N}; what lies below
 * a micro (times: a nano) or beyond a giga is written {@code 2.10 × 10⁻¹³ m}. Writes into a given builder and makes no garbage.
 */
public final class SiFormat {
    private static final String[] PREFIXES = {"n", "µ", "m", "", "k", "M", "G"};
    /** The thousands of the first prefix. */
    private static final int FIRST = -3;

    private static final int LAST = 3;
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final char SPACE = '\u00a0';
    private static final char THIN = '\u202f';
    private static final char MINUS = '\u2212';

    private final char point;

    /** With the decimal sign of the phone's language. */
    public SiFormat() {
        this(DecimalFormatSymbols.getInstance().getDecimalSeparator());
    }

    public SiFormat(char point) {
        this.point = point;
    }

    /** A value with its unit in a new string. */
    public String text(double value, String unit) {
        StringBuilder out = new StringBuilder();
        append(out, value, unit, 3);
        return out.toString();
    }

    /** Appends a value with its unit to so many significant digits. */
    public void append(StringBuilder out, double value, String unit, int digits) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            out.append('–');
            appendUnit(out, "", unit);
            return;
        }
        if (value < 0) {
            out.append(MINUS);
        }
        double size = Math.abs(value);
        if (size == 0) {
            out.append('0');
            appendUnit(out, "", unit);
            return;
        }
        int exponent = exponentOf(size, digits);
        if (!takesPrefix(unit)) {
            appendBare(out, size, exponent, digits);
            appendUnit(out, "", unit);
            return;
        }
        int thousands = Math.floorDiv(exponent, 3);
        if (thousands < least(unit) || thousands > LAST) {
            appendScientific(out, size, exponent, digits);
            appendUnit(out, "", unit);
            return;
        }
        appendFixed(out, size * powerOfTen(-3 * thousands), digits - 1 - (exponent - 3 * thousands));
        appendUnit(out, PREFIXES[thousands - FIRST], unit);
    }

    /** Appends a number with a fixed count of decimals. */
    public void appendDecimals(StringBuilder out, double value, int decimals) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            out.append('–');
            return;
        }
        if (value < 0) {
            out.append(MINUS);
        }
        appendFixed(out, Math.abs(value), decimals);
    }

    /** Appends a power of ten as an axis shows it: {@code 10 µs}, {@code 100}, {@code 10⁻¹³ m}. */
    public void appendPower(StringBuilder out, int exponent, String unit) {
        if (isPlain(exponent, unit)) {
            append(out, powerOfTen(exponent), unit, 1);
            return;
        }
        appendBarePower(out, exponent, unit);
    }

    /** Whether a power of ten is written with digits and a prefix. */
    public boolean isPlain(int exponent, String unit) {
        return takesPrefix(unit) ? exponent >= 3 * least(unit) && exponent < 12 : exponent >= -2 && exponent < 4;
    }

    /** Appends a power of ten as a power of ten, {@code 10⁻⁵ m}, and one as one. */
    public void appendBarePower(StringBuilder out, int exponent, String unit) {
        out.append(exponent == 0 ? "1" : "10");
        if (exponent != 0 && exponent != 1) {
            appendExponent(out, exponent);
        }
        appendUnit(out, "", unit);
    }

    /**
     * Appends a value with the prefix that suits another one and with the decimals that a step needs, so that all numbers of an
     * axis are written alike: {@code 0.5 s} beside {@code 1.0 s}.
     */
    public void appendLike(StringBuilder out, double value, double like, double step, String unit) {
        int exponent = like > 0 ? (int) Math.floor(Math.log10(like) + 1e-9) : 0;
        int thousands = takesPrefix(unit) ? Math.floorDiv(exponent, 3) : 0;
        boolean plain =
                takesPrefix(unit) ? thousands >= least(unit) && thousands <= LAST : exponent >= -3 && exponent <= 5;
        if (!plain) {
            append(out, value, unit, step > 0 ? Math.max(1, exponent - (int) Math.floor(Math.log10(step)) + 1) : 1);
            return;
        }
        double scale = powerOfTen(-3 * thousands);
        int decimals = 0;
        // as many as make the step whole: 0.25 needs two
        for (double part = step * scale; decimals < 6 && Math.abs(part - Math.rint(part)) > 1e-6; part *= 10) {
            decimals++;
        }
        appendDecimals(out, Math.abs(value) < 1e-9 * step ? 0 : value * scale, decimals);
        appendUnit(out, PREFIXES[thousands - FIRST], unit);
    }

    /** Without a prefix: plain digits where they read well, powers of ten elsewhere. */
    private void appendBare(StringBuilder out, double size, int exponent, int digits) {
        if (exponent < -3 || exponent > 5) {
            appendScientific(out, size, exponent, digits);
        } else {
            appendFixed(out, size, Math.max(0, digits - 1 - exponent));
        }
    }

    private void appendScientific(StringBuilder out, double size, int exponent, int digits) {
        appendFixed(out, size * powerOfTen(-exponent), digits - 1);
        out.append(THIN).append('×').append(THIN).append("10");
        appendExponent(out, exponent);
    }

    private static void appendExponent(StringBuilder out, int exponent) {
        if (exponent < 0) {
            out.append('⁻');
        }
        int e = Math.abs(exponent);
        if (e >= 100) {
            out.append(SUPERSCRIPTS.charAt(e / 100));
        }
        if (e >= 10) {
            out.append(SUPERSCRIPTS.charAt(e / 10 % 10));
        }
        out.append(SUPERSCRIPTS.charAt(e % 10));
    }

    private void appendFixed(StringBuilder out, double size, int decimals) {
        int places = Math.max(0, decimals);
        if (size > 9e15) {
            out.append("> 9").append(THIN).append('×').append(THIN).append("10¹⁵");
            return;
        }
        long scaled = Math.round(size * powerOfTen(places));
        long one = (long) powerOfTen(places);
        out.append(scaled / one);
        if (places > 0) {
            out.append(point);
            long rest = scaled % one;
            for (long digit = one / 10; digit > 0; digit /= 10) {
                out.append((char) ('0' + rest / digit % 10));
            }
        }
    }

    private static void appendUnit(StringBuilder out, String prefix, String unit) {
        if (unit.equals("°")) {
            out.append(unit); // the one unit that stands close
        } else if (!unit.isEmpty()) {
            out.append(SPACE).append(prefix).append(unit);
        } else {
            out.append(prefix);
        }
    }

    /** Times go down to nanoseconds; of lengths that small the power of ten says more. */
    private static int least(String unit) {
        return unit.equals("s") ? FIRST : FIRST + 1;
    }

    /** Kilograms, degrees, per cent and compound units keep their size. */
    private static boolean takesPrefix(String unit) {
        return unit.equals("m")
                || unit.equals("s")
                || unit.equals("N")
                || unit.equals("J")
                || unit.equals("W")
                || unit.equals("Hz")
                || unit.equals("N·m")
                || unit.equals("N·m·s")
                || unit.equals("N/m");
    }

    /** The power of ten of the leading digit after rounding to so many digits. */
    private static int exponentOf(double size, int digits) {
        int exponent = (int) Math.floor(Math.log10(size));
        double mantissa = size * powerOfTen(-exponent);
        double half = 0.5 * powerOfTen(1 - digits);
        if (mantissa + half >= 10) {
            exponent++;
        } else if (mantissa + half < 1) {
            exponent--;
        }
        return exponent;
    }

    private static double powerOfTen(int exponent) {
        return Math.pow(10, exponent);
    }
}

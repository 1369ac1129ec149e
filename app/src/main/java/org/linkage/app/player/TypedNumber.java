package org.linkage.app.player;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** A number as a person types it: which values can be taken, and how they are written. */
record TypedNumber(String name, String unit, double least, double most, boolean whole) {
    /** The value of what was typed; NaN if it is no number, lies outside, or should be whole and is not. */
    double parse(String typed) {
        String plain = typed.trim().replace('\u2212', '-').replace(" ", "");
        // one comma is a decimal sign where no point is; with a point, or several, they group digits
        int comma = plain.indexOf(',');
        boolean decimal =
                comma >= 0 && comma == plain.lastIndexOf(',') && plain.indexOf('.') < 0 && !groups(plain, comma);
        plain = plain.replace(',', decimal ? '.' : '_').replace("_", "");
        try {
            double value = Double.parseDouble(plain);
            boolean fits = value >= least && value <= most && (!whole || value == Math.rint(value));
            return fits ? value : Double.NaN;
        } catch (NumberFormatException noNumber) {
            return Double.NaN;
        }
    }

    /** Whether a lone comma groups thousands: only a whole number of thousands can be meant by 10,000. */
    private boolean groups(String plain, int comma) {
        boolean point = DecimalFormatSymbols.getInstance().getDecimalSeparator() == '.';
        return point && plain.length() - comma == 4 && comma <= 3;
    }

    /** A value as it can be typed again: plain digits, no groups, the decimal sign of the language. */
    String text(double value) {
        double size = Math.abs(value);
        boolean plain = whole || size == 0 || (size >= 1e-3 && size < 1e6);
        DecimalFormatSymbols signs = DecimalFormatSymbols.getInstance(Locale.ROOT);
        signs.setDecimalSeparator(DecimalFormatSymbols.getInstance().getDecimalSeparator() == ',' ? ',' : '.');
        return new DecimalFormat(plain ? "0.######" : "0.####E0", signs).format(value);
    }
}

package org.linkage.cli;

import java.util.Locale;

/** Nanoseconds as people read them: three digits and a unit. */
final class Times {
    private Times() {}

    static String of(double nanos) {
        if (!(nanos < 999.5)) {
            return nanos < 999_500 ? digits(nanos / 1e3) + " µs" : digits(nanos / 1e6) + " ms";
        }
        return digits(nanos) + " ns";
    }

    /** A share in per cent; a dash where it is not known. */
    static String share(double share) {
        return Double.isNaN(share) ? "–" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Three significant digits, never in powers of ten below a million. */
    static String digits(double value) {
        double size = Math.abs(value);
        if (Double.isNaN(value)) {
            return "–";
        }
        if (size >= 999_500) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        int places = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : size == 0 ? 0 : 3;
        return String.format(Locale.ROOT, size >= 1000 ? "%,." + places + "f" : "%." + places + "f", value);
    }
}

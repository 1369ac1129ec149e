package org.linkage.peers;

import java.util.Locale;

/** Numbers as the tables show them: few digits, powers of ten only where they are needed. */
final class Numbers {
    private Numbers() {}

    static String of(double value) {
        double size = Math.abs(value);
        if (Double.isNaN(value)) {
            return "–";
        }
        if (size == 0) {
            return "0";
        }
        if (size < 1e-3 || size >= 99_950) {
            return String.format(Locale.ROOT, "%.1e", value)
                    .replace("e-0", "e-")
                    .replace("e+0", "e");
        }
        int places = size >= 99.5 ? 0 : size >= 9.95 ? 1 : size >= 0.995 ? 2 : size >= 0.0995 ? 3 : 4;
        return String.format(Locale.ROOT, size >= 1000 ? "%,." + places + "f" : "%." + places + "f", value);
    }
}

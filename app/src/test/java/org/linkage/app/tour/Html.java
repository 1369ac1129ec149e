package org.linkage.app.tour;

import org.linkage.app.paint.SiFormat;

/** Small helps for writing the page. */
final class Html {
    private static final SiFormat FORMAT = new SiFormat('.');

    private Html() {}

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Text of the catalogue, in which {@code _} and {@code ^} lower and raise the next sign or the next braces. */
    static String rich(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if ((sign == '_' || sign == '^') && i + 1 < text.length() && text.charAt(i + 1) != ' ') {
                int end = text.charAt(i + 1) == '{' ? text.indexOf('}', i) : -1;
                String inner = end > 0 ? text.substring(i + 2, end) : text.substring(i + 1, i + 2);
                String tag = sign == '_' ? "sub" : "sup";
                out.append('<').append(tag).append('>').append(escape(inner));
                out.append("</").append(tag).append('>');
                i = end > 0 ? end : i + 1;
            } else {
                out.append(escape(String.valueOf(sign)));
            }
        }
        return out.toString();
    }

    /** A number with its unit, three digits. */
    static String number(double value, String unit) {
        return number(value, unit, 3);
    }

    static String number(double value, String unit, int digits) {
        StringBuilder out = new StringBuilder();
        FORMAT.append(out, value, unit, digits);
        return out.toString();
    }

    /** A share with its sign in per cent: −24 %, +3.1 × 10⁻⁷ %. */
    static String change(double share) {
        double percent = 100 * share;
        String sign = percent > 0 ? "+" : "";
        if (percent == 0) {
            return "0\u00a0%";
        }
        StringBuilder out = new StringBuilder(sign);
        if (Math.abs(percent) >= 0.01) {
            FORMAT.appendDecimals(out, percent, Math.abs(percent) < 1 ? 2 : Math.abs(percent) < 10 ? 1 : 0);
            return out.append("\u00a0%").toString();
        }
        FORMAT.append(out, percent, "%", 2);
        return out.toString();
    }

    static String megabytes(long bytes) {
        StringBuilder out = new StringBuilder();
        FORMAT.appendDecimals(out, bytes / 1e6, 2);
        return out.append("\u00a0MB").toString();
    }

    static String whole(double value) {
        String digits = Long.toString(Math.round(value));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                out.append(',');
            }
            out.append(digits.charAt(i));
        }
        return out.toString();
    }

    /** A picture by day, another by night, and stills for people who want no motion. */
    static String picture(String day, String night, String still, String stillNight, String words, int[] size) {
        return "<picture>"
                + source("(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)", stillNight)
                + source("(prefers-reduced-motion: reduce)", still)
                + source("(prefers-color-scheme: dark)", night)
                + image(day, words, size)
                + "</picture>";
    }

    private static String source(String media, String file) {
        return "<source media=\"" + media + "\" srcset=\"" + escape(file) + "\">";
    }

    static String image(String file, String words, int[] size) {
        return "<img loading=\"lazy\" src=\"" + escape(file) + "\" alt=\"" + escape(words) + "\" width=\"" + size[0]
                + "\" height=\"" + size[1] + "\">";
    }
}

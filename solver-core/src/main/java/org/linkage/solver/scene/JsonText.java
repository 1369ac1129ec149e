package org.linkage.solver.scene;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The small words of JSON: strings, vectors and the values under {@code "extra"}. */
final class JsonText {
    private JsonText() {}

    static void string(StringBuilder out, String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                default -> {
                    if (mustEscape(value, i)) {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    /** Control characters, line separators, and halves of a surrogate pair, which UTF-8 could not carry. */
    private static boolean mustEscape(String value, int i) {
        char c = value.charAt(i);
        if (c < ' ' || c == 0x7f || c == 0x2028 || c == 0x2029 || c == 0xfeff) {
            return true;
        }
        boolean pairedWithNext =
                Character.isHighSurrogate(c) && i + 1 < value.length() && Character.isLowSurrogate(value.charAt(i + 1));
        boolean pairedWithLast = Character.isLowSurrogate(c) && i > 0 && Character.isHighSurrogate(value.charAt(i - 1));
        return Character.isSurrogate(c) && !pairedWithNext && !pairedWithLast;
    }

    static void vector(StringBuilder out, Vector2 value) {
        out.append('[');
        Decimal.append(out, value.x());
        out.append(", ");
        Decimal.append(out, value.y());
        out.append(']');
    }

    /** A value as it came; the fields of the outermost object each on a line of their own. */
    static void extra(StringBuilder out, ExtraValue value, int indent) {
        if (value instanceof ExtraValue.Fields fields) {
            fields(out, fields.values(), indent);
        } else if (value instanceof ExtraValue.Items items) {
            items(out, items.values());
        } else if (value instanceof ExtraValue.Text text) {
            string(out, text.value());
        } else if (value instanceof ExtraValue.Digits digits) {
            out.append(digits.literal());
        } else if (value instanceof ExtraValue.Word word) {
            out.append(word.name().toLowerCase(Locale.ROOT));
        }
    }

    private static void fields(StringBuilder out, Map<String, ExtraValue> values, int indent) {
        out.append('{');
        boolean first = true;
        for (Map.Entry<String, ExtraValue> entry : values.entrySet()) {
            out.append(first ? "" : indent > 0 ? "," : ", ");
            newline(out, indent > 0 ? indent + 2 : 0);
            string(out, entry.getKey());
            out.append(": ");
            extra(out, entry.getValue(), 0);
            first = false;
        }
        newline(out, first ? 0 : indent);
        out.append('}');
    }

    private static void newline(StringBuilder out, int indent) {
        if (indent > 0) {
            out.append('\n');
            for (int i = 0; i < indent; i++) {
                out.append(' ');
            }
        }
    }

    private static void items(StringBuilder out, List<ExtraValue> values) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            extra(out, values.get(i), 0);
        }
        out.append(']');
    }
}

package org.linkage.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.Nearest;

/** A command's words, sorted: positional ones, options with a value ({@code --step 1/240} or {@code --step=1/240}) and flags. */
final class Arguments {
    private final List<String> positional = new ArrayList<>();
    private final Map<String, List<String>> options = new LinkedHashMap<>();

    /** @param known the options, those that are flags with a trailing {@code !} */
    Arguments(List<String> words, String... known) throws UsageException {
        List<String> names = new ArrayList<>();
        for (String name : known) {
            names.add(name.replace("!", ""));
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("--") || word.equals("--")) {
                positional.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            if (!names.contains(name)) {
                throw new UsageException(
                        "There is no option '" + name + "' here" + Nearest.suggestion(name, names) + ".");
            }
            boolean flag = Arrays.asList(known).contains(name + "!");
            if (flag && equals >= 0) {
                throw new UsageException("The option " + name + " takes no value.");
            }
            if (!flag && equals < 0 && i + 1 >= words.size()) {
                throw new UsageException("The option " + name + " needs a value after it.");
            }
            List<String> values = options.get(name);
            if (values == null) {
                values = new ArrayList<>();
                options.put(name, values);
            }
            values.add(flag ? "" : equals < 0 ? words.get(++i) : word.substring(equals + 1));
        }
    }

    /** The one positional word. */
    String only(String what) throws UsageException {
        if (positional.isEmpty()) {
            throw new UsageException("Name " + what + " after the command.");
        }
        if (positional.size() > 1) {
            throw new UsageException("Only one word was expected, but '" + positional.get(1) + "' came after '"
                    + positional.get(0) + "'.");
        }
        return positional.get(0);
    }

    /** The positional words, which must be as many as {@code count}. */
    List<String> exactly(int count, String what) throws UsageException {
        if (positional.size() != count) {
            throw new UsageException("Name " + what + " after the command; " + positional.size() + " words came.");
        }
        return positional;
    }

    void none() throws UsageException {
        if (!positional.isEmpty()) {
            throw new UsageException("The word '" + positional.get(0) + "' was not expected here.");
        }
    }

    boolean has(String name) {
        return options.containsKey(name);
    }

    /** All values of an option that may be given several times. */
    List<String> all(String name) {
        List<String> values = options.get(name);
        return values == null ? new ArrayList<>() : values;
    }

    /** The value of an option that may be given once. */
    @Nullable
    String one(String name) throws UsageException {
        List<String> values = options.get(name);
        if (values == null) {
            return null;
        }
        if (values.size() > 1) {
            throw new UsageException("The option " + name + " is given " + values.size() + " times; give it once.");
        }
        return values.get(0);
    }

    /** The value of an option that must be one of a list. */
    @Nullable
    String oneOf(String name, List<String> words) throws UsageException {
        String value = one(name);
        if (value != null && !words.contains(value)) {
            throw new UsageException("The option " + name + " is '" + value + "'" + Nearest.suggestion(value, words)
                    + "; it must be one of " + String.join(", ", words) + ".");
        }
        return value;
    }

    /** A number typed as 0.5, 1e-3 or 1/240, kept as the fraction that was typed. */
    record Fraction(BigDecimal numerator, BigDecimal denominator) {
        double times(long k) {
            BigDecimal product = numerator.multiply(BigDecimal.valueOf(k));
            if (denominator.compareTo(BigDecimal.ONE) == 0) {
                return product.doubleValue();
            }
            return product.doubleValue() / denominator.doubleValue();
        }

        double value() {
            return times(1);
        }
    }

    @Nullable
    Fraction fraction(String name) throws UsageException {
        String text = one(name);
        return text == null ? null : fraction(name, text);
    }

    static Fraction fraction(String name, String text) throws UsageException {
        try {
            int slash = text.indexOf('/');
            BigDecimal top = number(slash < 0 ? text : text.substring(0, slash));
            BigDecimal bottom = slash < 0 ? BigDecimal.ONE : number(text.substring(slash + 1));
            double value = top.doubleValue() / bottom.doubleValue();
            if (Double.isNaN(value) || Double.isInfinite(value)) {
                throw new NumberFormatException("not finite");
            }
            return new Fraction(top, bottom);
        } catch (NumberFormatException | ArithmeticException notANumber) {
            throw new UsageException(
                    "The option " + name + " is '" + text + "'; it must be a number such as 0.5, 1e-3 or 1/240.");
        }
    }

    private static BigDecimal number(String text) {
        String trimmed = text.trim();
        if (trimmed.length() > 40) {
            throw new NumberFormatException("too long");
        }
        BigDecimal value = new BigDecimal(trimmed);
        if (Math.abs((long) value.precision() - value.scale()) > 400) {
            throw new NumberFormatException("out of range");
        }
        return value;
    }
}

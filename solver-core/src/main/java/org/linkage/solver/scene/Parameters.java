package org.linkage.solver.scene;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values for all parameters of a scene, each within its range. Immutable; a bad name or value is refused with a sentence. */
public final class Parameters {
    private final List<Parameter> declared;
    private final Map<String, Double> values;

    private Parameters(List<Parameter> declared, Map<String, Double> values) {
        this.declared = declared;
        this.values = values;
    }

    /** Every parameter at its default. */
    public static Parameters defaults(List<Parameter> declared) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (Parameter parameter : declared) {
            values.put(parameter.name(), parameter.defaultValue());
        }
        return new Parameters(declared, values);
    }

    /** These values with one changed. */
    public Parameters with(String name, double value) throws SceneException {
        Parameter parameter = find(name);
        boolean whole = parameter.kind() != Parameter.Kind.REAL && parameter.kind() != Parameter.Kind.LOGARITHMIC;
        // written so that NaN is refused too
        if (!(value >= parameter.min() && value <= parameter.max()) || (whole && value != StrictMath.rint(value))) {
            throw refused(parameter, Double.toString(value));
        }
        Map<String, Double> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new Parameters(declared, changed);
    }

    /** These values with one changed as a person types it: a number, a fraction 1/240, on or off, or a label. */
    public Parameters withText(String name, String text) throws SceneException {
        Parameter parameter = find(name);
        Double value = parse(parameter, text.trim());
        if (value == null) {
            throw refused(parameter, text);
        }
        return with(name, value);
    }

    private static @Nullable Double parse(Parameter parameter, String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (parameter.kind() == Parameter.Kind.SWITCH) {
            switch (lower) {
                case "on", "true", "yes":
                    return 1.0;
                case "off", "false", "no":
                    return 0.0;
                default:
                    break;
            }
        }
        for (int i = 0; i < parameter.labels().size(); i++) {
            if (parameter.labels().get(i).toLowerCase(Locale.ROOT).equals(lower)) {
                return (double) i;
            }
        }
        try {
            int slash = text.indexOf('/');
            if (slash > 0) {
                return Double.parseDouble(text.substring(0, slash)) / Double.parseDouble(text.substring(slash + 1));
            }
            return Double.parseDouble(text);
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }

    private static SceneException refused(Parameter parameter, String text) {
        return new SceneException(
                "", "Parameter '" + parameter.name() + "' is " + text + ", but it must be " + parameter.range() + ".");
    }

    private Parameter find(String name) throws SceneException {
        StringBuilder known = new StringBuilder();
        for (Parameter parameter : declared) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
            known.append(known.length() == 0 ? "" : ", ").append(parameter.name());
        }
        String offer = known.length() == 0 ? "this scene has none" : "this scene has " + known;
        throw new SceneException("", "There is no parameter '" + name + "'; " + offer + ".");
    }

    /** The value of a declared parameter. */
    public double get(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("The scene declares no parameter '" + name + "'.");
        }
        return value;
    }

    public int integer(String name) {
        return (int) get(name);
    }

    public boolean on(String name) {
        return get(name) != 0;
    }

    public List<Parameter> declared() {
        return declared;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Parameters that && values.equals(that.values) && declared.equals(that.declared);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}

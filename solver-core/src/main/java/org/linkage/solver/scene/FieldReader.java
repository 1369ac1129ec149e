package org.linkage.solver.scene;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of one object of a file: each read as what it must be, and none that does not belong there. */
final class FieldReader {
    private final JsonNode node;
    private final String what;

    private FieldReader(JsonNode node, String what) {
        this.node = node;
        this.what = what;
    }

    /** The fields of an object; {@code what} names it in sentences: {@code a revolute joint}. */
    static FieldReader of(JsonNode node, String what) throws SceneException {
        if (node.kind != JsonNode.Kind.OBJECT) {
            throw node.wrong(what + " must be an object {…}, not " + node.shown() + ".");
        }
        return new FieldReader(node, what);
    }

    /** Refuses every field that is not in the list. */
    FieldReader only(String... allowed) throws SceneException {
        List<String> known = Arrays.asList(allowed);
        for (String name : node.fields().keySet()) {
            if (!known.contains(name)) {
                throw new SceneException(node.pathOf(name), unknown(what, name, known));
            }
        }
        return this;
    }

    /** The sentence about a field that does not belong. */
    static String unknown(String what, String name, List<String> known) {
        String guess = Nearest.suggestion(name, known);
        String offer = guess.isEmpty() ? "; it has " + String.join(", ", known) + "." : guess + "?";
        return what + " has no field '" + JsonNode.cut(name) + "'" + offer;
    }

    boolean has(String name) {
        return node.fields().containsKey(name);
    }

    String path() {
        return node.path();
    }

    @Nullable
    JsonNode find(String name) {
        return node.fields().get(name);
    }

    JsonNode need(String name) throws SceneException {
        JsonNode field = node.fields().get(name);
        if (field == null) {
            throw node.wrong(what + " needs a field '" + name + "'.");
        }
        return field;
    }

    String text(String name) throws SceneException {
        return text(need(name));
    }

    String text(String name, String otherwise) throws SceneException {
        JsonNode field = find(name);
        return field == null ? otherwise : text(field);
    }

    static String text(JsonNode field) throws SceneException {
        if (field.kind != JsonNode.Kind.STRING) {
            throw field.wrong("a string in quotes belongs here, not " + field.shown() + ".");
        }
        return field.text;
    }

    double number(String name) throws SceneException {
        return number(need(name));
    }

    double number(String name, double otherwise) throws SceneException {
        JsonNode field = find(name);
        return field == null ? otherwise : number(field);
    }

    static double number(JsonNode field) throws SceneException {
        if (field.kind != JsonNode.Kind.NUMBER) {
            throw field.wrong("a number belongs here, not " + field.shown() + ".");
        }
        double value = Double.parseDouble(field.text);
        if (!(Math.abs(value) <= SceneCheck.LARGEST)) {
            throw field.wrong("the number " + JsonNode.cut(field.text) + " is out of range; at most "
                    + Decimal.text(SceneCheck.LARGEST) + " in size is allowed.");
        }
        return value;
    }

    Vector2 vector(String name) throws SceneException {
        return vector(need(name));
    }

    Vector2 vector(String name, Vector2 otherwise) throws SceneException {
        JsonNode field = find(name);
        return field == null ? otherwise : vector(field);
    }

    static Vector2 vector(JsonNode field) throws SceneException {
        if (field.kind != JsonNode.Kind.ARRAY || field.items().size() != 2) {
            String found = field.kind == JsonNode.Kind.ARRAY
                    ? "a list of " + field.items().size()
                    : field.shown();
            throw field.wrong("two numbers [x, y] belong here, not " + found + ".");
        }
        return new Vector2(number(field.items().get(0)), number(field.items().get(1)));
    }

    static List<JsonNode> items(JsonNode field) throws SceneException {
        if (field.kind != JsonNode.Kind.ARRAY) {
            throw field.wrong("a list […] belongs here, not " + field.shown() + ".");
        }
        return field.items();
    }

    /** A string that must be one of a few. */
    String oneOf(String name, String otherwise, List<String> known) throws SceneException {
        JsonNode field = find(name);
        if (field == null) {
            return otherwise;
        }
        String value = text(field);
        if (!known.contains(value)) {
            throw field.wrong(notOneOf(name, value, known));
        }
        return value;
    }

    /** The sentence about a word that is not one of a few. */
    static String notOneOf(String name, String value, List<String> known) {
        String guess = Nearest.suggestion(value, known);
        String offer = guess.isEmpty() ? "; use " + String.join(", ", known) + "." : guess + "?";
        return "there is no " + name + " '" + JsonNode.cut(value) + "'" + offer;
    }
}

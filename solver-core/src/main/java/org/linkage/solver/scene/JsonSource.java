package org.linkage.solver.scene;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text of strict JSON, read once from front to back in small trees; every mistake comes with its line and column.
 *
 * <p>Places of values are not kept while reading. A mistake found later is known by its path, and {@link #locate} reads the
 * text again up to that path.
 */
final class JsonSource {
    private static final int MAX_DEPTH = 64;
    private static final Pattern PLACE = Pattern.compile("at line (\\d+) column (\\d+) path (\\S*)");

    private final String text;
    private final JsonReader reader;
    private int budget;

    JsonSource(String text) {
        this.text = text;
        this.reader = open(text);
    }

    private static JsonReader open(String text) {
        JsonReader reader = new JsonReader(new StringReader(text));
        reader.setStrictness(Strictness.STRICT);
        return reader;
    }

    /** An action on the reader whose failures become sentences. */
    interface Action<T> {
        T run(JsonReader reader) throws IOException, SceneException;
    }

    <T> T read(Action<T> action) throws SceneException {
        try {
            return action.run(reader);
        } catch (IOException | IllegalStateException broken) {
            throw malformed(String.valueOf(broken.getMessage()));
        }
    }

    /** Refuses anything after the first value. */
    void end() throws SceneException {
        boolean ended;
        try {
            ended = reader.peek() == JsonToken.END_DOCUMENT;
        } catch (IOException more) {
            ended = false;
        }
        if (!ended) {
            throw here("", "there is more text after the scene's closing bracket; remove it.");
        }
    }

    private SceneException malformed(String message) {
        Matcher place = PLACE.matcher(message);
        if (!place.find()) {
            place = PLACE.matcher(reader.toString());
            if (!place.find()) {
                return new SceneException("", "the text is not valid JSON.");
            }
        }
        String why = message.startsWith("End of input")
                ? "the text ends too early; brackets and quotes must be closed."
                : "the text is not valid JSON here; strict JSON needs quoted names, commas between values, plain finite"
                        + " numbers and no comments.";
        return new SceneException(plainPath(place.group(3)), why, number(place.group(1)), number(place.group(2)));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    /** The JSON path without its leading dollar. */
    private static String plainPath(String path) {
        String plain = path.startsWith("$") ? path.substring(1) : path;
        plain = plain.startsWith(".") ? plain.substring(1) : plain;
        return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
    }

    /** A mistake at the place where the reader is. */
    SceneException here(String path, String problem) {
        return place(new SceneException(path, problem), reader);
    }

    private static SceneException place(SceneException mistake, JsonReader at) {
        Matcher place = PLACE.matcher(at.toString());
        return place.find() ? mistake.at(number(place.group(1)), number(place.group(2))) : mistake;
    }

    /** The next value as a tree of at most {@code nodes} values. */
    JsonNode tree(String path, int nodes) throws SceneException {
        budget = nodes;
        return read(in -> value(in, null, path, 0));
    }

    private JsonNode value(JsonReader in, @Nullable JsonNode parent, String step, int depth)
            throws IOException, SceneException {
        JsonToken token = in.peek();
        JsonNode.Kind kind = kind(token);
        String content =
                switch (kind) {
                    case STRING, NUMBER -> in.nextString();
                    case WORD -> word(in, token);
                    case OBJECT, ARRAY -> "";
                };
        JsonNode node = new JsonNode(kind, content, parent, step);
        if (--budget < 0) {
            throw here(node.path(), "this entry holds too many values for one entry of a scene.");
        }
        if (depth > MAX_DEPTH) {
            throw here("", "brackets are nested deeper than " + MAX_DEPTH + " levels; a scene needs no more than 6.");
        }
        if (kind == JsonNode.Kind.OBJECT) {
            in.beginObject();
            while (in.hasNext()) {
                String name = in.nextName();
                JsonNode field = value(in, node, name, depth + 1);
                if (!node.addField(name, field)) {
                    throw here(field.path(), "the field '" + JsonNode.cut(name) + "' is given twice; keep one.");
                }
            }
            in.endObject();
        } else if (kind == JsonNode.Kind.ARRAY) {
            in.beginArray();
            for (int i = 0; in.hasNext(); i++) {
                node.addItem(value(in, node, "[" + i + "]", depth + 1));
            }
            in.endArray();
        }
        return node;
    }

    static JsonNode.Kind kind(JsonToken token) {
        return switch (token) {
            case BEGIN_OBJECT -> JsonNode.Kind.OBJECT;
            case BEGIN_ARRAY -> JsonNode.Kind.ARRAY;
            case STRING -> JsonNode.Kind.STRING;
            case NUMBER -> JsonNode.Kind.NUMBER;
            case BOOLEAN, NULL -> JsonNode.Kind.WORD;
            default -> throw new IllegalStateException("No value here.");
        };
    }

    private static String word(JsonReader in, JsonToken token) throws IOException {
        if (token == JsonToken.NULL) {
            in.nextNull();
            return "null";
        }
        return String.valueOf(in.nextBoolean());
    }

    /** The mistake with the line and column of its path, or of the nearest entry around it. */
    SceneException locate(SceneException mistake) {
        if (mistake.line() > 0 || mistake.path().isEmpty()) {
            return mistake;
        }
        JsonReader again = open(text);
        try {
            descend(again, mistake.path());
            return place(mistake, again);
        } catch (IOException | IllegalStateException | IndexOutOfBoundsException | NumberFormatException notThere) {
            // a name with brackets or dots of its own looks like a path and leads nowhere
            return mistake;
        }
    }

    /** Goes down to the value at the path; stops early at the last bracket that is there. */
    private static void descend(JsonReader in, String path) throws IOException {
        String rest = path;
        while (!rest.isEmpty()) {
            JsonToken token = in.peek();
            if (token == JsonToken.BEGIN_OBJECT && !rest.startsWith("[")) {
                rest = rest.startsWith(".") ? rest.substring(1) : rest;
                int end = stepEnd(rest);
                if (!holdsField(in, rest.substring(0, end))) {
                    return;
                }
                rest = rest.substring(end);
            } else if (token == JsonToken.BEGIN_ARRAY && rest.startsWith("[")) {
                int close = rest.indexOf(']');
                in.beginArray();
                for (int i = number(rest.substring(1, close)); i > 0; i--) {
                    in.skipValue();
                }
                rest = rest.substring(close + 1);
            } else {
                break;
            }
        }
        JsonToken unusedToken = in.peek();
    }

    private static boolean holdsField(JsonReader in, String name) throws IOException {
        in.beginObject();
        while (in.hasNext()) {
            if (in.nextName().equals(name)) {
                JsonToken unusedToken = in.peek();
                return true;
            }
            in.skipValue();
        }
        return false;
    }

    private static int stepEnd(String rest) {
        int dot = rest.indexOf('.');
        int bracket = rest.indexOf('[');
        int end = dot < 0 ? rest.length() : dot;
        return bracket < 0 ? end : Math.min(end, bracket);
    }
}

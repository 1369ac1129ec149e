package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One entry of a file as a small tree that knows its own path. Numbers keep their digits. */
final class JsonNode {
    /** What stands in the file. */
    enum Kind {
        OBJECT("an object {…}"),
        ARRAY("a list […]"),
        STRING("a string"),
        NUMBER("a number"),
        WORD("a word");

        final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private static final int MAX_SHOWN = 40;

    final Kind kind;
    /** The text of a string, the digits of a number, or true, false, null. */
    final String text;

    private final @Nullable JsonNode parent;
    private final String step;
    private @Nullable Map<String, JsonNode> fields;
    private @Nullable List<JsonNode> items;

    JsonNode(Kind kind, String text, @Nullable JsonNode parent, String step) {
        this.kind = kind;
        this.text = text;
        this.parent = parent;
        this.step = step;
    }

    /** The fields of an object in the order of the file. */
    Map<String, JsonNode> fields() {
        return fields == null ? Collections.emptyMap() : fields;
    }

    /** The items of a list. */
    List<JsonNode> items() {
        return items == null ? Collections.emptyList() : items;
    }

    /** Adds a field; false if it was there before. */
    boolean addField(String name, JsonNode value) {
        if (fields == null) {
            fields = new LinkedHashMap<>();
        }
        return fields.put(name, value) == null;
    }

    void addItem(JsonNode value) {
        if (items == null) {
            items = new ArrayList<>();
        }
        items.add(value);
    }

    /** The path of a field of this node, whether it is there or not. */
    String pathOf(String field) {
        return join(path(), field);
    }

    String path() {
        return parent == null ? step : step.startsWith("[") ? parent.path() + step : join(parent.path(), step);
    }

    static String join(String path, String field) {
        return path.isEmpty() ? field : path + "." + field;
    }

    SceneException wrong(String problem) {
        return new SceneException(path(), problem);
    }

    /** What stands here, for a sentence. */
    String shown() {
        return switch (kind) {
            case OBJECT, ARRAY -> kind.words;
            case STRING -> "the string \"" + cut(text) + "\"";
            case NUMBER -> "the number " + cut(text);
            case WORD -> text;
        };
    }

    /** A text short enough for a sentence. */
    static String cut(String text) {
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
    }
}

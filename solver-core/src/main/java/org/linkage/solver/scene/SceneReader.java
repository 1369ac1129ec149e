package org.linkage.solver.scene;

import com.google.gson.stream.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a scene file. Either a whole, checked description comes out or a {@link SceneException} with one sentence; the file
 * is read from front to back, entry by entry, and never more than one entry is held as a tree.
 */
public final class SceneReader {
    /** The largest file that is read, in bytes. */
    public static final int MAX_BYTES = 64 << 20;
    /** The most entries that any one list may have. */
    public static final int MAX_ENTRIES = 200_000;

    private static final int ENTRY_NODES = 200_000;
    private static final int EXTRA_NODES = 500_000;
    private static final List<String> FIELDS = Arrays.asList(
            "format",
            "name",
            "description",
            "gravity",
            "bodies",
            "joints",
            "forces",
            "contacts",
            "impact",
            "defaults",
            "camera",
            "extra");

    private final JsonSource source;
    private String name = "";
    private String description = "";
    private Vector2 gravity = SceneDescription.STANDARD_GRAVITY;
    private @Nullable List<BodyDescription> bodies;
    private List<JointDescription> joints = new ArrayList<>();
    private List<ForceDescription> forces = new ArrayList<>();
    private List<ContactDescription> contacts = new ArrayList<>();
    private String impact = "rounds";
    private Defaults defaults = Defaults.STANDARD;
    private @Nullable Camera camera;
    private ExtraValue.Fields extra = ExtraValue.Fields.EMPTY;

    private SceneReader(String text) {
        this.source = new JsonSource(text);
    }

    /** Reads a file in UTF-8; the stream is left open. */
    public static SceneDescription read(InputStream in) throws IOException, SceneException {
        return read(in, false);
    }

    /**
     * Reads a file in UTF-8; the stream is left open.
     *
     * @param projectVelocities leaves initial velocities that break a joint to whoever builds the mechanism
     */
    public static SceneDescription read(InputStream in, boolean projectVelocities) throws IOException, SceneException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        int count = in.read(buffer);
        while (count >= 0) {
            bytes.write(buffer, 0, count);
            if (bytes.size() > MAX_BYTES) {
                throw new SceneException(
                        "", "The file is larger than " + (MAX_BYTES >> 20) + " MB, which no scene needs to be.");
            }
            count = in.read(buffer);
        }
        return parse(Utf8.decode(bytes.toByteArray()), projectVelocities);
    }

    /** Reads a scene from its text. */
    public static SceneDescription parse(String text) throws SceneException {
        return parse(text, false);
    }

    /** Reads a scene from its text; see {@link #read(InputStream, boolean)}. */
    public static SceneDescription parse(String text, boolean projectVelocities) throws SceneException {
        if (text.trim().isEmpty()) {
            throw new SceneException("", "The file is empty; a scene is a JSON object with at least \"bodies\".");
        }
        SceneReader reader = new SceneReader(text);
        try {
            return reader.scene(projectVelocities);
        } catch (SceneException mistake) {
            throw reader.source.locate(mistake);
        }
    }

    private SceneDescription scene(boolean projectVelocities) throws SceneException {
        source.read(in -> {
            if (in.peek() != JsonToken.BEGIN_OBJECT) {
                throw source.here("", "a scene is a JSON object {…}, and this file holds something else.");
            }
            in.beginObject();
            Set<String> seen = new HashSet<>();
            while (in.hasNext()) {
                String field = in.nextName();
                if (!seen.add(field)) {
                    throw source.here(field, "the field '" + JsonNode.cut(field) + "' is given twice; keep one.");
                }
                field(field);
            }
            in.endObject();
            return seen;
        });
        source.end();
        if (bodies == null) {
            throw new SceneException("", "A scene needs a list 'bodies', and this file has none.");
        }
        SceneDescription scene = new SceneDescription(
                name, description, gravity, bodies, joints, forces, contacts, impact, defaults, camera, extra);
        SceneCheck.check(scene, !projectVelocities);
        return scene;
    }

    private void field(String field) throws SceneException {
        switch (field) {
            case "format" -> format();
            case "name" -> name = FieldReader.text(source.tree(field, 1));
            case "description" -> description = FieldReader.text(source.tree(field, 1));
            case "gravity" -> gravity = FieldReader.vector(source.tree(field, ENTRY_NODES));
            case "bodies" -> bodies = list(field, (node, place) -> BodyReader.read(node));
            case "joints" -> joints = list(field, JointReader::read);
            case "forces" -> forces = list(field, ForceReader::force);
            case "contacts" -> contacts = list(field, ForceReader::contact);
            case "impact" -> {
                JsonNode node = source.tree(field, 1);
                impact = FieldReader.text(node);
                if (!Names.IMPACTS.contains(impact)) {
                    throw node.wrong(FieldReader.notOneOf("impact", impact, Names.IMPACTS));
                }
            }
            case "defaults" -> defaults = defaults(source.tree(field, ENTRY_NODES));
            case "camera" -> {
                FieldReader in = FieldReader.of(source.tree(field, ENTRY_NODES), "the camera")
                        .only("center", "width");
                camera = new Camera(in.vector("center"), in.number("width"));
            }
            case "extra" -> extra = extra(source.tree(field, EXTRA_NODES));
            default -> throw source.here(field, FieldReader.unknown("a scene", field, FIELDS));
        }
    }

    private void format() throws SceneException {
        JsonNode node = source.tree("format", 1);
        String format = FieldReader.text(node);
        if (!format.equals(Names.FORMAT)) {
            throw node.wrong("the format is '" + JsonNode.cut(format) + "', but this program reads '" + Names.FORMAT
                    + "' only.");
        }
    }

    private static Defaults defaults(JsonNode node) throws SceneException {
        FieldReader in = FieldReader.of(node, "the defaults").only("solver", "integrator", "step", "contact");
        Defaults standard = Defaults.STANDARD;
        return new Defaults(
                in.oneOf("solver", standard.solver(), Names.SOLVERS),
                in.oneOf("integrator", standard.integrator(), Names.INTEGRATORS),
                in.number("step", standard.step()),
                in.oneOf("contact", standard.contact(), Names.CONTACTS));
    }

    /** What turns one entry of a list into its record. */
    private interface EntryReader<T> {
        T read(JsonNode node, String placeName) throws SceneException;
    }

    private <T> List<T> list(String field, EntryReader<T> entries) throws SceneException {
        return source.read(in -> {
            if (in.peek() != JsonToken.BEGIN_ARRAY) {
                JsonNode other = source.tree(field, ENTRY_NODES);
                throw other.wrong("a list […] belongs here, not " + other.shown() + ".");
            }
            List<T> all = new ArrayList<>();
            in.beginArray();
            while (in.hasNext()) {
                String place = SceneDescription.placeName(field, all.size());
                if (all.size() == MAX_ENTRIES) {
                    throw source.here(field, "there are more than " + MAX_ENTRIES + " " + field + "; use fewer.");
                }
                all.add(entries.read(source.tree(place, ENTRY_NODES), place));
            }
            in.endArray();
            return all;
        });
    }

    private static ExtraValue.Fields extra(JsonNode node) throws SceneException {
        FieldReader.of(node, "extra");
        return (ExtraValue.Fields) extraValue(node);
    }

    private static ExtraValue extraValue(JsonNode node) {
        switch (node.kind) {
            case OBJECT:
                Map<String, ExtraValue> fields = new LinkedHashMap<>();
                for (Map.Entry<String, JsonNode> field : node.fields().entrySet()) {
                    fields.put(field.getKey(), extraValue(field.getValue()));
                }
                return new ExtraValue.Fields(fields);
            case ARRAY:
                List<ExtraValue> items = new ArrayList<>();
                for (JsonNode item : node.items()) {
                    items.add(extraValue(item));
                }
                return new ExtraValue.Items(items);
            case STRING:
                return new ExtraValue.Text(node.text);
            case NUMBER:
                return new ExtraValue.Digits(node.text);
            default:
                return node.text.equals("true")
                        ? ExtraValue.Word.TRUE
                        : node.text.equals("false") ? ExtraValue.Word.FALSE : ExtraValue.Word.NULL;
        }
    }
}

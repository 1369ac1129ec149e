package org.linkage.solver.simulation;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;

/** A reference motion beside its scene, as plain maps and lists. */
final class ReferenceFile {
    final SceneDescription scene;
    private final Map<?, ?> root;

    ReferenceFile(String name) throws IOException, SceneException {
        try (InputStream in = open(name + ".json")) {
            scene = SceneReader.read(in);
        }
        try (InputStream in = open(name + ".ref.json");
                JsonReader reader = new JsonReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            root = (Map<?, ?>) value(reader);
        }
    }

    private static InputStream open(String name) throws IOException {
        InputStream in = ReferenceFile.class.getResourceAsStream("/reference/" + name);
        if (in == null) {
            throw new IOException("no resource " + name);
        }
        return in;
    }

    /** Up to where errors of the start have not grown too much to compare. */
    double horizon() {
        Map<?, ?> horizon = (Map<?, ?>) root.get("horizon");
        return horizon == null ? Double.POSITIVE_INFINITY : number(horizon.get("t"));
    }

    double tolerance(String name) {
        return number(((Map<?, ?>) root.get("tolerance")).get(name));
    }

    List<Map<?, ?>> samples() {
        return maps(root.get("samples"));
    }

    static List<Map<?, ?>> maps(Object list) {
        List<Map<?, ?>> maps = new ArrayList<>();
        if (list != null) {
            for (Object item : (List<?>) list) {
                maps.add((Map<?, ?>) item);
            }
        }
        return maps;
    }

    List<Map<?, ?>> events() {
        return maps(root.get("events"));
    }

    static double number(Object value) {
        return (Double) value;
    }

    /** The numbers of a list; NaN for null. */
    static double[] numbers(Object list) {
        List<?> items = (List<?>) list;
        double[] out = new double[items.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = items.get(i) == null ? Double.NaN : (Double) items.get(i);
        }
        return out;
    }

    private static Object value(JsonReader in) throws IOException {
        switch (in.peek()) {
            case BEGIN_OBJECT: {
                Map<String, Object> map = new LinkedHashMap<>();
                in.beginObject();
                while (in.hasNext()) {
                    map.put(in.nextName(), value(in));
                }
                in.endObject();
                return map;
            }
            case BEGIN_ARRAY: {
                List<Object> list = new ArrayList<>();
                in.beginArray();
                while (in.hasNext()) {
                    list.add(value(in));
                }
                in.endArray();
                return list;
            }
            case NUMBER:
                return in.nextDouble();
            case STRING:
                return in.nextString();
            default:
                if (in.peek() == JsonToken.NULL) {
                    in.nextNull();
                } else {
                    in.skipValue();
                }
                return null;
        }
    }
}

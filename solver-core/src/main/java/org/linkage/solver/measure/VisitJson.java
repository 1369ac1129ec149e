package org.linkage.solver.measure;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A {@link Visit} as one line of text, to be handed from one process to another of the same program. */
public final class VisitJson {
    private VisitJson() {}

    public static String write(Visit visit) throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.beginObject();
        String failure = visit.failure();
        if (failure != null) {
            json.name("failure").value(failure);
        }
        json.name("solverInUse").value(visit.solverInUse());
        json.name("stateHash").value(visit.stateHash());
        json.name("bodies").value(visit.bodies());
        json.name("rows").value(visit.rows());
        json.name("samples").value(visit.samples());
        json.name("allocated").value(visit.allocated());
        json.name("rounds").value(visit.rounds());
        json.name("mostRounds").value(visit.mostRounds());
        json.name("workingSet").value(visit.workingSet());
        number(json.name("memory"), visit.memoryNanos());
        number(json.name("jointError"), visit.jointError());
        json.name("blocks").beginArray();
        for (Block block : visit.blocks()) {
            json.beginArray();
            json.value(block.count());
            for (double value : new double[] {
                block.median(),
                block.p10(),
                block.p99(),
                block.assemble(),
                block.factor(),
                block.solve(),
                block.integrate(),
                block.disturbed()
            }) {
                number(json, value);
            }
            json.endArray();
        }
        json.endArray();
        json.endObject();
        return text.toString();
    }

    /** @throws IOException if the line is not whole or something else */
    public static Visit read(String line) throws IOException {
        Map<String, String> texts = new HashMap<>();
        Map<String, Double> numbers = new HashMap<>();
        List<Block> blocks = new ArrayList<>();
        JsonReader json = new JsonReader(new StringReader(line));
        try {
            json.beginObject();
            while (json.hasNext()) {
                String name = json.nextName();
                if (name.equals("blocks")) {
                    json.beginArray();
                    while (json.hasNext()) {
                        json.beginArray();
                        blocks.add(block(json));
                        json.endArray();
                    }
                    json.endArray();
                } else if (json.peek() == JsonToken.STRING) {
                    texts.put(name, json.nextString());
                } else {
                    numbers.put(name, number(json));
                }
            }
            json.endObject();
        } catch (IllegalStateException | NumberFormatException broken) {
            throw new IOException("This is no visit: " + line, broken);
        }
        return new Visit(
                blocks,
                texts.getOrDefault("solverInUse", ""),
                (int) value(numbers, "bodies"),
                (int) value(numbers, "rows"),
                (long) value(numbers, "samples"),
                (long) value(numbers, "allocated"),
                (long) value(numbers, "rounds"),
                (int) value(numbers, "mostRounds"),
                value(numbers, "memory"),
                (long) value(numbers, "workingSet"),
                value(numbers, "jointError"),
                texts.getOrDefault("stateHash", ""),
                texts.get("failure"));
    }

    private static Block block(JsonReader json) throws IOException {
        int count = json.nextInt();
        double[] values = new double[8];
        for (int i = 0; i < values.length; i++) {
            values[i] = number(json);
        }
        return new Block(count, values[0], values[1], values[2], values[3], values[4], values[5], values[6], values[7]);
    }

    private static double value(Map<String, Double> numbers, String name) throws IOException {
        Double value = numbers.get(name);
        if (value == null) {
            throw new IOException("This visit lacks its " + name + ".");
        }
        return value;
    }

    private static void number(JsonWriter json, double value) throws IOException {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            json.nullValue();
        } else {
            json.value(value);
        }
    }

    private static double number(JsonReader json) throws IOException {
        if (json.peek() == JsonToken.NULL) {
            json.nextNull();
            return Double.NaN;
        }
        return json.nextDouble();
    }
}

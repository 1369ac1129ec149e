package org.linkage.app.measure;

import android.util.JsonReader;
import android.util.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes {@link Sustained} as JSON and as CSV, and reads the JSON back. Every sample is [second, median, p99, status]. */
final class SustainedFiles {
    private static final int MOST = 100_000;

    private SustainedFiles() {}

    // the file is the caller's: closing the JsonWriter would close it too
    static void writeJson(Sustained run, Writer out) throws IOException {
        @SuppressWarnings("resource")
        JsonWriter json = new JsonWriter(out);
        json.setIndent(" ");
        json.beginObject();
        json.name("format").value(Sustained.FORMAT);
        json.name("machine").beginObject();
        for (Map.Entry<String, String> fact : run.machine().entrySet()) {
            json.name(fact.getKey()).value(fact.getValue());
        }
        json.endObject();
        json.name("complete").value(run.complete());
        number(json, "throttledAtSeconds", run.throttledAt());
        number(json, "stability", run.stability());
        json.name("samples").beginArray();
        for (int i = 0; i < run.count(); i++) {
            json.beginArray();
            json.value(run.seconds(i)).value(run.median(i)).value(run.p99(i)).value(run.thermal(i));
            json.endArray();
        }
        json.endArray();
        json.endObject();
        json.flush();
        out.write('\n');
        out.flush();
    }

    private static void number(JsonWriter json, String name, double value) throws IOException {
        json.name(name);
        if (Double.isNaN(value)) {
            json.nullValue();
        } else {
            json.value(value);
        }
    }

    static void writeCsv(Sustained run, Writer out) throws IOException {
        out.write("format,time [s],median [ns],p99 [ns],thermal status\n");
        for (int i = 0; i < run.count(); i++) {
            out.write(Sustained.FORMAT
                    + ','
                    + run.seconds(i)
                    + ','
                    + run.median(i)
                    + ','
                    + run.p99(i)
                    + ','
                    + (run.thermal(i) < 0 ? "" : Integer.toString(run.thermal(i)))
                    + '\n');
        }
        out.flush();
    }

    /** @throws IOException with a sentence if it is something else */
    static Sustained readJson(Reader in) throws IOException {
        try {
            return read(new JsonReader(in));
        } catch (IllegalStateException | IllegalArgumentException e) {
            throw new IOException("This is no sustained measurement: " + e.getMessage(), e);
        }
    }

    private static Sustained read(JsonReader json) throws IOException {
        Map<String, String> machine = new LinkedHashMap<>();
        @Nullable String format = null;
        boolean complete = false;
        double[][] columns = {new double[600], new double[600], new double[600], new double[600]};
        int count = 0;
        json.beginObject();
        while (json.hasNext()) {
            switch (json.nextName()) {
                case "format" -> format = json.nextString();
                case "complete" -> complete = json.nextBoolean();
                case "machine" -> {
                    json.beginObject();
                    while (json.hasNext()) {
                        machine.put(json.nextName(), json.nextString());
                    }
                    json.endObject();
                }
                case "samples" -> {
                    json.beginArray();
                    while (json.hasNext()) {
                        json.beginArray();
                        for (int c = 0; c < columns.length; c++) {
                            if (count == columns[c].length) {
                                columns[c] = Arrays.copyOf(columns[c], 2 * count);
                            }
                            columns[c][count] = json.nextDouble();
                        }
                        json.endArray();
                        if (++count > MOST) {
                            throw new IOException("This measurement has more than " + MOST + " samples.");
                        }
                    }
                    json.endArray();
                }
                default -> json.skipValue();
            }
        }
        json.endObject();
        if (!Sustained.FORMAT.equals(format)) {
            throw new IOException("This is no measurement of the form " + Sustained.FORMAT + ".");
        }
        int[] thermal = new int[count];
        for (int i = 0; i < count; i++) {
            thermal[i] = (int) columns[3][i];
        }
        return new Sustained(
                machine,
                complete,
                Arrays.copyOf(columns[0], count),
                Arrays.copyOf(columns[1], count),
                Arrays.copyOf(columns[2], count),
                thermal);
    }
}

package org.linkage.solver.measure;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a {@link Report} as JSON and reads it back; the form is described in docs/PERFORMANCE.md. */
public final class ReportJson {
    private ReportJson() {}

    public static void write(Report report, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out);
        json.setIndent("  ");
        json.beginObject();
        json.name("format").value(Report.FORMAT);
        json.name("machine").beginObject();
        for (Map.Entry<String, String> fact : report.machine().entrySet()) {
            json.name(fact.getKey()).value(fact.getValue());
        }
        json.endObject();
        json.name("complete").value(report.complete());
        number(json, "flopsPerNano", report.flopsPerNano());
        json.name("linksAt60Hz").value(report.linksAt(60));
        json.name("noisyCases").value(report.noisyCases());
        json.name("cases").beginArray();
        for (CaseResult result : report.results()) {
            writeCase(json, result);
        }
        json.endArray();
        json.name("growth").beginArray();
        for (Growth growth : report.growth()) {
            json.beginObject();
            json.name("family").value(growth.family());
            json.name("from").value(growth.from());
            json.name("to").value(growth.to());
            number(json, "stepExponent", growth.step().exponent());
            number(json, "stepHalfWidth", growth.step().halfWidth());
            number(json, "linearExponent", growth.linear().exponent());
            number(json, "linearHalfWidth", growth.linear().halfWidth());
            json.endObject();
        }
        json.endArray();
        json.endObject();
        json.flush();
        out.write('\n');
        out.flush();
    }

    private static void writeCase(JsonWriter json, CaseResult result) throws IOException {
        BenchmarkCase one = result.benchmarkCase();
        json.beginObject();
        json.name("name").value(one.name());
        json.name("family").value(one.family());
        json.name("scene").value(one.scene());
        json.name("parameters").beginObject();
        for (Map.Entry<String, Double> parameter : one.parameters().entrySet()) {
            json.name(parameter.getKey()).value(parameter.getValue());
        }
        json.endObject();
        json.name("solver").value(one.solver());
        json.name("integrator").value(one.integrator());
        json.name("step").value(one.step());
        json.name("size").value(one.size());
        json.name("stretch").value(one.stretch());
        String failure = result.failure();
        if (failure != null) {
            json.name("failure").value(failure);
        } else {
            json.name("solverInUse").value(result.solverInUse());
            json.name("bodies").value(result.bodies());
            json.name("rows").value(result.rows());
            json.name("samples").value(result.samples());
            json.name("visits").value(result.visits());
            json.name("processes").value(result.processes());
            number(json, "medianNanos", result.median());
            number(json, "p10Nanos", result.p10());
            number(json, "p99Nanos", result.p99());
            number(json, "assembleNanos", result.assemble());
            number(json, "factorNanos", result.factor());
            number(json, "solveNanos", result.solve());
            number(json, "integrateNanos", result.integrate());
            number(json, "noise", result.noise());
            number(json, "disturbed", result.disturbed());
            number(json, "memoryNanos", result.memoryNanos());
            json.name("workingSetBytes").value(result.workingSet());
            number(json, "allocatedBytes", result.allocated());
            number(json, "newtonRounds", result.rounds());
            json.name("mostNewtonRounds").value(result.mostRounds());
            number(json, "jointError", result.jointError());
            json.name("stateHash").value(result.stateHash());
        }
        json.endObject();
    }

    /** A number, or null where there is none: JSON knows no NaN. */
    private static void number(JsonWriter json, String name, double value) throws IOException {
        json.name(name);
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            json.nullValue();
        } else {
            json.value(value);
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IOException with a sentence if it is something else
     */
    public static Report read(Reader in) throws IOException {
        try {
            return readReport(new JsonReader(in));
        } catch (EOFException | CharacterCodingException cut) {
            throw new IOException("This is no benchmark report, or only a part of one.", cut);
        } catch (IllegalStateException | NumberFormatException | MalformedJsonException e) {
            // the first line says what; the others are advice for programmers
            String what = String.valueOf(e.getMessage());
            int line = what.indexOf('\n');
            throw new IOException("This is no benchmark report: " + (line < 0 ? what : what.substring(0, line)), e);
        }
    }

    private static Report readReport(JsonReader json) throws IOException {
        Map<String, String> machine = new LinkedHashMap<>();
        List<CaseResult> results = new ArrayList<>();
        boolean complete = false;
        double flops = Double.NaN;
        @Nullable String format = null;
        json.beginObject();
        while (json.hasNext()) {
            switch (json.nextName()) {
                case "format" -> format = json.nextString();
                case "machine" -> {
                    json.beginObject();
                    while (json.hasNext()) {
                        machine.put(json.nextName(), json.nextString());
                    }
                    json.endObject();
                }
                case "complete" -> complete = json.nextBoolean();
                case "flopsPerNano" -> flops = number(json);
                case "cases" -> {
                    json.beginArray();
                    while (json.hasNext()) {
                        results.add(readCase(json));
                    }
                    json.endArray();
                }
                default -> json.skipValue();
            }
        }
        json.endObject();
        if (!Report.FORMAT.equals(format) && (format == null || !Report.EARLIER_FORMATS.contains(format))) {
            throw new IOException("This is no benchmark report of the form " + Report.FORMAT + ", but "
                    + (format == null ? "a file without a format" : format) + ".");
        }
        return new Report(machine, flops, complete, results);
    }

    private static CaseResult readCase(JsonReader json) throws IOException {
        Map<String, String> texts = new HashMap<>();
        Map<String, Double> numbers = new HashMap<>();
        Map<String, Double> parameters = new LinkedHashMap<>();
        json.beginObject();
        while (json.hasNext()) {
            String name = json.nextName();
            if (name.equals("parameters")) {
                json.beginObject();
                while (json.hasNext()) {
                    parameters.put(json.nextName(), json.nextDouble());
                }
                json.endObject();
            } else if (json.peek() == JsonToken.STRING) {
                texts.put(name, json.nextString());
            } else {
                numbers.put(name, number(json));
            }
        }
        json.endObject();
        BenchmarkCase one = new BenchmarkCase(
                text(texts, "family"),
                text(texts, "scene"),
                parameters,
                text(texts, "solver"),
                text(texts, "integrator"),
                value(numbers, "step"),
                (int) value(numbers, "size"),
                (int) added(numbers, "stretch"));
        String failure = texts.get("failure");
        if (failure != null) {
            return CaseResult.failed(one, failure);
        }
        return new CaseResult(
                one,
                text(texts, "solverInUse"),
                (int) value(numbers, "bodies"),
                (int) value(numbers, "rows"),
                new CaseResult.Times(
                        value(numbers, "medianNanos"),
                        value(numbers, "p10Nanos"),
                        value(numbers, "p99Nanos"),
                        value(numbers, "assembleNanos"),
                        value(numbers, "factorNanos"),
                        value(numbers, "solveNanos"),
                        value(numbers, "integrateNanos")),
                new CaseResult.Trust(
                        (int) value(numbers, "samples"),
                        (int) added(numbers, "visits"),
                        numbers.getOrDefault("processes", 1.0).intValue(),
                        value(numbers, "noise"),
                        added(numbers, "disturbed")),
                value(numbers, "memoryNanos"),
                (long) value(numbers, "workingSetBytes"),
                value(numbers, "allocatedBytes"),
                added(numbers, "newtonRounds"),
                (int) added(numbers, "mostNewtonRounds"),
                value(numbers, "jointError"),
                text(texts, "stateHash"),
                null);
    }

    private static double number(JsonReader json) throws IOException {
        if (json.peek() == JsonToken.NULL) {
            json.nextNull();
            return Double.NaN;
        }
        return json.nextDouble();
    }

    private static String text(Map<String, String> texts, String name) throws IOException {
        String text = texts.get(name);
        if (text == null) {
            throw new IOException("A case of this report lacks its " + name + ".");
        }
        return text;
    }

    /** A number that the earlier form of the file does not have. */
    private static double added(Map<String, Double> numbers, String name) {
        return numbers.getOrDefault(name, Double.NaN);
    }

    private static double value(Map<String, Double> numbers, String name) throws IOException {
        Double value = numbers.get(name);
        if (value == null) {
            throw new IOException("A case of this report lacks its " + name + ".");
        }
        return value;
    }
}

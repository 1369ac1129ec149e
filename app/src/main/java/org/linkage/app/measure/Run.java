package org.linkage.app.measure;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.Report;

/**
 * One kept measurement: a benchmark report or ten minutes under load. Its name, kind and time are facts of its machine, so that
 * a shared file is the very file that was kept.
 *
 * @param id the name of its file
 */
public record Run(
        String id, @Nullable Report report, @Nullable Sustained sustained) {
    static Run of(String id, Report report) {
        return new Run(id, report, null);
    }

    static Run of(String id, Sustained sustained) {
        return new Run(id, null, sustained);
    }

    Map<String, String> machine() {
        if (report != null) {
            return report.machine();
        }
        return sustained == null ? new LinkedHashMap<>() : sustained.machine();
    }

    boolean complete() {
        return report != null ? report.complete() : sustained != null && sustained.complete();
    }

    Kind kind() {
        return Kind.of(fact(Machine.KIND));
    }

    /** The person's own name for it, or nothing. */
    String name() {
        return fact(Machine.NAME);
    }

    String fact(String key) {
        String value = machine().get(key);
        return value == null ? "" : value;
    }

    /** When it began; the epoch if the file does not tell. */
    Instant started() {
        try {
            return Instant.parse(fact(Machine.STARTED));
        } catch (DateTimeParseException e) {
            return Instant.EPOCH;
        }
    }

    /** The same with another name; an empty one takes the name away. */
    Run named(String name) {
        Map<String, String> facts = new LinkedHashMap<>();
        if (!name.isEmpty()) {
            facts.put(Machine.NAME, name);
        }
        for (Map.Entry<String, String> fact : machine().entrySet()) {
            if (!fact.getKey().equals(Machine.NAME)) {
                facts.put(fact.getKey(), fact.getValue());
            }
        }
        if (report != null) {
            return of(id, new Report(facts, report.flopsPerNano(), report.complete(), report.results()));
        }
        return sustained == null ? this : of(id, sustained.with(facts));
    }

    /** Whether there is anything in it worth keeping. */
    boolean empty() {
        return report != null ? report.results().isEmpty() : sustained == null || sustained.count() == 0;
    }
}

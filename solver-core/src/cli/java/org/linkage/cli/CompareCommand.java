package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.List;
import java.util.Locale;
import org.linkage.solver.measure.Comparison;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportJson;

/** {@code linkage compare A.json B.json}: two benchmark reports side by side. */
final class CompareCommand implements Command {
    @Override
    public String name() {
        return "compare";
    }

    @Override
    public String summary() {
        return "compares two benchmark reports";
    }

    @Override
    public String help() {
        return """
                linkage compare A.json B.json

                For every case that both reports have: the ratio of the medians, B over A, and whether it is beyond the
                noise of both runs. A motion that did not end in the same bits is marked.
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err) throws UsageException, IOException {
        List<String> files = new Arguments(words).exactly(2, "two reports in JSON");
        Comparison comparison = new Comparison(read(files.get(0)), read(files.get(1)));
        out.printf("%-46s %12s %12s %8s %8s%n", "case", "A ns", "B ns", "B/A", "noise");
        for (Comparison.Row row : comparison.rows()) {
            String word = !row.beyondNoise() ? "" : row.ratio() < 1 ? "  faster" : "  slower";
            out.printf(
                    Locale.ROOT,
                    "%-46s %12.0f %12.0f %8.3f %7.1f%%%s%s%n",
                    row.name(),
                    row.first(),
                    row.second(),
                    row.ratio(),
                    100 * row.noise(),
                    word,
                    row.sameMotion() ? "" : "  (another motion)");
        }
        for (String name : comparison.onlyOne()) {
            out.printf("%-46s only one report has figures%n", name);
        }
        return 0;
    }

    private static Report read(String path) throws UsageException {
        try (Reader reader = Files.newBufferedReader(Paths.get(path), StandardCharsets.UTF_8)) {
            return ReportJson.read(reader);
        } catch (IOException | InvalidPathException broken) {
            boolean missing = !new java.io.File(path).isFile();
            throw new UsageException(
                    missing ? "There is no file '" + path + "'." : "'" + path + "': " + broken.getMessage());
        }
    }
}

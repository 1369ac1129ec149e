package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.List;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportJson;

/** {@code linkage report}: a benchmark report in another form, also one that a phone has shared. */
final class ReportCommand implements Command {
    @Override
    public String name() {
        return "report";
    }

    @Override
    public String summary() {
        return "shows a benchmark report in another form";
    }

    @Override
    public String help() {
        return """
                linkage report REPORT.json [--format table|csv|json|markdown|svg] [--out FILE]

                Reads a report of `linkage benchmark --format json`, or one that the app has shared, and writes it as a
                table, as CSV, as Markdown in parts that a document can take over, or as a drawing of its growth (SVG).
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err) throws UsageException, IOException {
        Arguments arguments = new Arguments(words, "--format", "--out");
        Report report = read(arguments.only("a report in JSON"));
        String form = arguments.oneOf("--format", ReportForms.ALL);
        try (OutFile file = new OutFile(arguments.one("--out"), out)) {
            ReportForms.write(report, form, file);
        }
        return 0;
    }

    static Report read(String path) throws UsageException {
        try (Reader reader = Files.newBufferedReader(Paths.get(path), StandardCharsets.UTF_8)) {
            return ReportJson.read(reader);
        } catch (IOException | InvalidPathException broken) {
            boolean missing = !new java.io.File(path).isFile();
            throw new UsageException(
                    missing ? "There is no file '" + path + "'." : "'" + path + "': " + broken.getMessage());
        }
    }
}

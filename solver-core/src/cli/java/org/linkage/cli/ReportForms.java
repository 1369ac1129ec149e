package org.linkage.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.GrowthSvg;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportCsv;
import org.linkage.solver.measure.ReportJson;

/** The forms in which a benchmark report can be written. */
final class ReportForms {
    static final List<String> ALL = Arrays.asList("table", "csv", "json", "markdown", "svg");

    private ReportForms() {}

    /** @param form one of {@link #ALL}, or null for a table */
    static void write(Report report, @Nullable String form, OutFile file) throws IOException {
        PrintWriter writer = new PrintWriter(file.stream(), false, StandardCharsets.UTF_8);
        switch (form == null ? "table" : form) {
            case "csv" -> ReportCsv.write(report, writer);
            case "json" -> ReportJson.write(report, writer);
            case "markdown" -> ReportMarkdown.write(report, writer);
            case "svg" -> GrowthSvg.write(report, writer);
            default -> ReportTable.write(report, writer);
        }
        writer.flush();
        file.finish();
    }
}

package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.linkage.solver.measure.Comparison;
import org.linkage.solver.measure.Report;

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
        Comparison comparison = new Comparison(ReportCommand.read(files.get(0)), ReportCommand.read(files.get(1)));
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
        summary(comparison, out);
        return 0;
    }

    private static void summary(Comparison comparison, PrintStream out) {
        int quiet = 0;
        int agree = 0;
        int beyond = 0;
        double worst = 0;
        String where = "";
        for (Comparison.Row row : comparison.rows()) {
            beyond += row.beyondNoise() ? 1 : 0;
            if (row.quiet()) {
                quiet++;
                agree += row.apart() <= Report.NOISY ? 1 : 0;
                if (row.apart() >= worst) {
                    worst = row.apart();
                    where = row.name();
                }
            }
        }
        int all = comparison.rows().size();
        if (all == 0) {
            out.println("The two reports have no case in common.");
            return;
        }
        out.printf(Locale.ROOT, "%n%d of %d cases differ by more than the noise of both runs.%n", beyond, all);
        if (quiet > 0) {
            out.printf(
                    Locale.ROOT,
                    "Of %d cases that both runs call quiet %d agree within 5 %%; the largest difference is %.1f %% (%s).%n",
                    quiet,
                    agree,
                    100 * worst,
                    where);
        }
        if (quiet < all) {
            out.printf(
                    "%d were noisy in one run or both: their figures change from process to process.%n", all - quiet);
        }
    }
}

package org.linkage.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.PaperFigures;
import org.linkage.solver.measure.Report;

/**
 * A benchmark report as Markdown, in parts that begin and end with a comment naming them, so that a document can take each
 * part to where it belongs: machine, headline, cases, growth, papers, aims.
 */
final class ReportMarkdown {
    private final Report report;
    private final PrintWriter out;

    private ReportMarkdown(Report report, PrintWriter out) {
        this.report = report;
        this.out = out;
    }

    static void write(Report report, PrintWriter out) {
        ReportMarkdown markdown = new ReportMarkdown(report, out);
        part(out, "machine", markdown::machine);
        part(out, "headline", markdown::headline);
        part(out, "cases", markdown::cases);
        part(out, "growth", markdown::growth);
        part(out, "papers", markdown::papers);
        part(out, "aims", () -> Aims.write(report, out));
    }

    static void part(PrintWriter out, String name, Runnable body) {
        out.println("<!-- part: " + name + " -->");
        body.run();
        out.println("<!-- end: " + name + " -->");
        out.println();
    }

    private void machine() {
        StringBuilder words = new StringBuilder();
        for (Map.Entry<String, String> fact : report.machine().entrySet()) {
            words.append(words.length() == 0 ? "" : ", ")
                    .append(fact.getKey())
                    .append(' ')
                    .append(fact.getValue());
        }
        out.println("Measured with: " + words + ".");
    }

    private void headline() {
        int links = report.linksAt(60);
        out.printf(
                Locale.ROOT,
                "**Links at 60 Hz: %,d** (stiff chain, implicit Euler, one core). One core did %.1f floating-point"
                        + " operations a nanosecond. ",
                links,
                report.flopsPerNano());
        int noisy = report.noisyCases();
        int all = report.results().size();
        if (noisy == 0) {
            out.printf(
                    report.acrossProcesses()
                            ? "All %d cases were quiet: another run should agree within 5 %% in each.%n"
                            : "All %d cases were quiet within one process; another may differ by a little more.%n",
                    all);
        } else {
            out.printf(
                    "The machine was not steady: %d of %d cases vary by more than 5 %%, or had to share their core, even after they"
                            + " were measured again.%n",
                    noisy, all);
        }
    }

    private void cases() {
        out.println("| scene / solver / integrator / n | step | p99 | assemble | factor | solve | ns a body | rounds"
                + " | × memory | bytes a step | noise |");
        out.println("|---|---|---|---|---|---|---|---|---|---|---|");
        for (CaseResult result : report.results()) {
            String name = result.benchmarkCase().name();
            if (result.failure() != null) {
                out.println("| " + name + " | " + result.failure() + " | | | | | | | | | |");
                continue;
            }
            out.printf(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s%s |%n",
                    name,
                    Times.of(result.median()),
                    Times.of(result.p99()),
                    Times.of(result.assemble()),
                    Times.of(result.factor()),
                    Times.of(result.solve()),
                    Times.digits(result.perBody()),
                    result.rounds() > 0
                            ? String.format(Locale.ROOT, "%.2f (≤ %d)", result.rounds(), result.mostRounds())
                            : "–",
                    Times.digits(result.overMemory()),
                    Double.isNaN(result.allocated()) ? "–" : String.format(Locale.ROOT, "%.0f", result.allocated()),
                    Times.share(result.noise()),
                    ReportTable.trouble(result));
        }
    }

    private void growth() {
        out.println("| family | n | step | factor + solve |");
        out.println("|---|---|---|---|");
        for (Growth growth : report.growth()) {
            out.printf(
                    Locale.ROOT,
                    "| %s | %,d … %,d | %s | %s |%n",
                    growth.family(),
                    growth.from(),
                    growth.to(),
                    law(growth.step().exponent(), growth.step().halfWidth()),
                    law(growth.linear().exponent(), growth.linear().halfWidth()));
        }
    }

    private static String law(double exponent, double halfWidth) {
        String law = String.format(Locale.ROOT, "n^%.2f", exponent);
        return Double.isNaN(halfWidth) ? law : law + String.format(Locale.ROOT, " ± %.2f", halfWidth);
    }

    private void papers() {
        out.println("| system | then | here, a whole step |");
        out.println("|---|---|---|");
        for (PaperFigures.Figure figure : PaperFigures.all()) {
            CaseResult here = report.find(figure.name());
            if (here != null) {
                String then = Double.isNaN(figure.millis()) ? "" : Times.of(1e6 * figure.millis()) + ": ";
                out.printf("| %s | %s%s | %s |%n", figure.system(), then, figure.there(), Times.of(here.median()));
            }
        }
    }
}

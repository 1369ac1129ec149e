package org.linkage.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.Report;

/** A benchmark report for a person: cases, growth, headline. */
final class ReportTable {
    private ReportTable() {}

    static void write(Report report, PrintWriter out) {
        out.printf(
                "%-46s %10s %10s %10s %10s %10s %9s %7s %7s %9s %7s%n",
                "case", "step", "p99", "assemble", "factor", "solve", "ns/body", "rounds", "×mem", "alloc B", "noise");
        for (CaseResult result : report.results()) {
            String name = result.benchmarkCase().name();
            if (result.failure() != null) {
                out.printf("%-46s %s%n", name, result.failure());
            } else {
                out.printf(
                        Locale.ROOT,
                        "%-46s %10s %10s %10s %10s %10s %9s %7s %7s %9.0f %7s%s%n",
                        name,
                        Times.of(result.median()),
                        Times.of(result.p99()),
                        Times.of(result.assemble()),
                        Times.of(result.factor()),
                        Times.of(result.solve()),
                        Times.digits(result.perBody()),
                        result.rounds() > 0 ? Times.digits(result.rounds()) : "–",
                        Times.digits(result.overMemory()),
                        result.allocated(),
                        Times.share(result.noise()),
                        trouble(result));
            }
        }
        out.println();
        for (Growth growth : report.growth()) {
            out.printf(
                    Locale.ROOT,
                    "growth of %-38s step n^%.2f ± %.2f, factor + solve n^%.2f ± %.2f (n = %d … %d)%n",
                    growth.family(),
                    growth.step().exponent(),
                    growth.step().halfWidth(),
                    growth.linear().exponent(),
                    growth.linear().halfWidth(),
                    growth.from(),
                    growth.to());
        }
        int links = report.linksAt(60);
        if (links > 0) {
            out.printf(Locale.ROOT, "%nlinks at 60 Hz: %,d%n", links);
        }
        out.printf(Locale.ROOT, "one core multiplies and adds %.1f times a nanosecond%n", report.flopsPerNano() / 2);
        int noisy = report.noisyCases();
        if (noisy > 0) {
            out.printf(
                    "%d of %d cases vary by more than 5 %%, or shared their core, even measured again: the machine was not steady.%n",
                    noisy, report.results().size());
        }
        out.println(
                report.acrossProcesses()
                        ? "The noise holds what differs between processes: every pass over the cases had its own."
                        : "The noise holds what differs within one process; between two runs it may be more.");
        if (!report.complete()) {
            out.println("The run was cancelled; what had been measured by then is here.");
        }
    }

    /** Why a case is not to be trusted, in a few words; nothing if it is. */
    static String trouble(CaseResult result) {
        if (result.quiet()) {
            return "";
        }
        return result.disturbed() > Report.NOISY
                ? String.format(
                        Locale.ROOT, " (something else had the core %.0f %% of the time)", 100 * result.disturbed())
                : " (noisy)";
    }
}

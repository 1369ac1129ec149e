package org.linkage.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.GrowthFit;
import org.linkage.solver.measure.Report;

/** What the project wants of a report's figures and what it reaches, as a table; what was not measured is left out. */
final class Aims {
    private static final String SWING = "chain-swing/tree/implicit-bdf2/";
    private static final String CRACK = "chain-crack/tree/implicit-bdf2/";

    private final Report report;
    private final PrintWriter out;

    private Aims(Report report, PrintWriter out) {
        this.report = report;
        this.out = out;
    }

    static void write(Report report, PrintWriter out) {
        out.println("| what | aim | reached |");
        out.println("|---|---|---|");
        Aims aims = new Aims(report, out);
        aims.implicitStep();
        aims.solvers();
        for (String family : new String[] {"chain/tree", "comb/tree", "balanced-tree/tree"}) {
            aims.growth(family + "/rk4-projected", 1.1);
        }
        for (String family : new String[] {"ladder/sparse", "bridge/sparse"}) {
            aims.growth(family + "/rk4-projected", 1.15);
        }
        aims.contacts();
        aims.allocation();
    }

    private void row(String what, String aim, boolean met, String format, Object... values) {
        out.println("| " + what + " | " + aim + " | " + String.format(Locale.ROOT, format, values)
                + (met ? "" : ", **not met**") + " |");
    }

    private void implicitStep() {
        CaseResult ten = report.find(SWING + "10000");
        CaseResult one = report.find(SWING + "1000");
        CaseResult crack = report.find(CRACK + "10000");
        if (ten != null) {
            row(
                    "implicit step of a swinging chain of 10,000 links",
                    "4 × memory",
                    ten.overMemory() <= 4,
                    "%.1f × memory, %.1f ns a link, %.2f Newton rounds a step",
                    ten.overMemory(),
                    ten.perBody(),
                    ten.rounds());
            row(
                    "factor + solve in it",
                    "3 × memory; 43 + 19 ns a link",
                    ten.linearOverMemory() <= 3,
                    "%.1f × memory; %.1f + %.1f ns a link, assembling %.1f",
                    ten.linearOverMemory(),
                    ten.factor() / ten.bodies(),
                    ten.solve() / ten.bodies(),
                    ten.assemble() / ten.bodies());
        }
        if (ten != null && one != null) {
            double growth = ten.median() / (10 * one.median());
            row(
                    "10,000 links over ten times 1,000 links",
                    "110 %",
                    growth <= 1.1,
                    "%.0f %% (memory alone %.0f %%)",
                    100 * growth,
                    10 * ten.memoryNanos() / one.memoryNanos());
        }
        if (crack != null) {
            row(
                    "the same chain let go from the horizontal, with the crack of its end",
                    "–",
                    true,
                    "%s in the median, %s at the 99th percentile; %.2f Newton rounds a step, at the most %d",
                    Times.of(crack.median()),
                    Times.of(crack.p99()),
                    crack.rounds(),
                    crack.mostRounds());
        }
    }

    private void solvers() {
        for (int n : new int[] {100, 1_000, 10_000}) {
            CaseResult tree = report.find("chain/tree/rk4-projected/" + n);
            CaseResult sparse = report.find("chain/sparse/rk4-projected/" + n);
            if (tree != null && sparse != null) {
                double ratio = sparse.linear() / tree.linear();
                row(
                        String.format(Locale.ROOT, "sparse over tree on a chain of %,d links, factor + solve", n),
                        "1.3",
                        ratio <= 1.3,
                        "%.2f",
                        ratio);
            }
        }
    }

    private void growth(String family, double aim) {
        for (Growth growth : report.growth()) {
            if (growth.family().equals(family)) {
                GrowthFit fit = growth.linear();
                row(
                        String.format(
                                Locale.ROOT,
                                "growth of %s, %,d … %,d, factor + solve",
                                family,
                                growth.from(),
                                growth.to()),
                        "n^" + aim,
                        fit.exponent() <= aim,
                        "n^%.2f",
                        fit.exponent());
            }
        }
    }

    private void contacts() {
        CaseResult pile = report.find("pile/auto/semi-implicit-euler/1000");
        if (pile != null) {
            row(
                    "a step of 1,000 discs falling into a pile",
                    "33 ms, better 16.7 ms",
                    pile.median() <= 33e6,
                    "%s in the median, %s at the 99th percentile",
                    Times.of(pile.median()),
                    Times.of(pile.p99()));
        }
    }

    private void allocation() {
        double most = 0;
        String where = "";
        for (CaseResult result : report.results()) {
            if (result.failure() == null && result.allocated() > most) {
                most = result.allocated();
                where = result.benchmarkCase().name();
            }
        }
        boolean none = most < 0.5;
        row("bytes allocated by a step", "0", none, none ? "0 in every case" : "up to %.0f (%s)", most, where);
    }
}

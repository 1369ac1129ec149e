package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Here;
import org.linkage.solver.measure.Place;
import org.linkage.solver.measure.Report;

/** {@code linkage benchmark}: what this machine can do. */
final class BenchmarkCommand implements Command {
    /** As shells have it for a process that was interrupted. */
    private static final int STOPPED = 130;

    @Override
    public String name() {
        return "benchmark";
    }

    @Override
    public String summary() {
        return "measures what this machine can do";
    }

    @Override
    public String help() {
        return """
                linkage benchmark [--quick | --full] [--cases PATTERN] [--format FORM] [--out FILE]

                Times the step of many scenes, solvers, integrators and sizes: warm-up until steady, then median, 10th
                and 99th percentile, by phase, with the growth over the sizes, a memory and a floating-point yardstick
                of the same run, bytes allocated and a hash of the state.

                  --quick          less than a minute (the default)
                  --full           everything, several minutes
                  --cases PATTERN  only cases whose name scene/solver/integrator/size holds it; * stands for anything
                  --format FORM    table (the default), csv, json, markdown, or svg: a drawing of the growth
                  --out FILE       where it goes

                Every case is visited several times, and again if its figures do not agree within 3 %; those that never
                agree within 5 % are called noisy. With --full every pass over the cases has a process of its own, because
                what differs between runs is what differs between processes; --quick stays in one and says so. Ctrl-C
                stops, and what has been measured by then is written.
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err) throws UsageException, IOException {
        Arguments arguments = new Arguments(words, "--quick!", "--full!", "--cases", "--format", "--out");
        arguments.none();
        boolean full = arguments.has("--full");
        if (full && arguments.has("--quick")) {
            throw new UsageException("Choose --quick or --full, not both.");
        }
        String pattern = arguments.one("--cases");
        if (pattern != null && pattern.isBlank()) {
            throw new UsageException("The pattern after --cases is empty; leave it out to measure all cases.");
        }
        List<BenchmarkCase> all = full ? BenchmarkCases.full() : BenchmarkCases.quick();
        List<BenchmarkCase> cases = pattern == null ? all : BenchmarkCases.matching(all, pattern);
        if (cases.isEmpty()) {
            throw new UsageException("No case of the " + (full ? "full" : "quick") + " benchmark holds '" + pattern
                    + "'; names look like " + all.get(0).name() + ".");
        }
        String form = arguments.oneOf("--format", ReportForms.ALL);
        try (OutFile file = new OutFile(arguments.one("--out"), out);
                Interruption interruption = new Interruption()) {
            Report report = measure(full, cases, progress(err, interruption));
            ReportForms.write(report, form, file);
            return report.complete() ? 0 : STOPPED;
        }
    }

    /** The full benchmark in a process for each pass; the quick one in this, for there is no time to begin anew. */
    private static Report measure(boolean full, List<BenchmarkCase> cases, Benchmark.Listener listener) {
        if (full) {
            try (Forks forks = new Forks(true)) {
                return new Benchmark(Effort.FULL, forks).run(cases, machine(), listener);
            }
        }
        Place here = new Here(Effort.QUICK, JvmMeter.ofThisThread(), false);
        return new Benchmark(Effort.QUICK, here).run(cases, machine(), listener);
    }

    private static Benchmark.Listener progress(PrintStream err, Interruption interruption) {
        return new Benchmark.Listener() {
            @Override
            public void progress(int done, int total, String name, double secondsLeft) {
                if (done < total) {
                    long left = Math.round(secondsLeft);
                    err.printf(
                            Locale.ROOT,
                            "%3d/%d %s (about %d:%02d left)%n",
                            done + 1,
                            total,
                            name,
                            left / 60,
                            left % 60);
                    err.flush();
                }
            }

            @Override
            public boolean cancelled() {
                return interruption.wanted();
            }
        };
    }

    private static Map<String, String> machine() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("date", java.time.Instant.now().toString());
        facts.put("version", Main.VERSION);
        facts.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        facts.put("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        return facts;
    }
}

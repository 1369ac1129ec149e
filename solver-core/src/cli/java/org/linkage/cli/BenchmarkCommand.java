package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportCsv;
import org.linkage.solver.measure.ReportJson;

/** {@code linkage benchmark}: what this machine can do. */
final class BenchmarkCommand implements Command {
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
                linkage benchmark [--quick | --full] [--cases PATTERN] [--format table|csv|json] [--out FILE]

                Times the step of many scenes, solvers, integrators and sizes: warm-up until steady, then median, 10th
                and 99th percentile, by phase, with the growth over the sizes, a memory and a floating-point yardstick
                of the same run, bytes allocated and a hash of the state.

                  --quick          less than a minute (the default)
                  --full           everything, several minutes
                  --cases PATTERN  only cases whose name scene/solver/integrator/size holds it; * stands for anything
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
        List<BenchmarkCase> all = full ? BenchmarkCases.full() : BenchmarkCases.quick();
        List<BenchmarkCase> cases = pattern == null ? all : BenchmarkCases.matching(all, pattern);
        if (cases.isEmpty()) {
            throw new UsageException("No case of the " + (full ? "full" : "quick") + " benchmark holds '" + pattern
                    + "'; names look like " + all.get(0).name() + ".");
        }
        String format = arguments.oneOf("--format", Arrays.asList("table", "csv", "json"));
        try (OutFile file = new OutFile(arguments.one("--out"), out)) {
            Benchmark benchmark =
                    new Benchmark(full ? Benchmark.Effort.FULL : Benchmark.Effort.QUICK, allocatedBytes());
            Report report = benchmark.run(cases, machine(), progress(err));
            PrintWriter writer = new PrintWriter(file.stream(), false, StandardCharsets.UTF_8);
            if ("csv".equals(format)) {
                ReportCsv.write(report, writer);
            } else if ("json".equals(format)) {
                ReportJson.write(report, writer);
            } else {
                ReportTable.write(report, writer);
            }
            writer.flush();
            file.finish();
        }
        return 0;
    }

    private static Benchmark.Listener progress(PrintStream err) {
        return new Benchmark.Listener() {
            @Override
            public void progress(int done, int total, String name, double secondsLeft) {
                if (done < total) {
                    err.printf(Locale.ROOT, "%3d/%d %s (about %.0f s left)%n", done + 1, total, name, secondsLeft);
                    err.flush();
                }
            }

            @Override
            public boolean cancelled() {
                return Thread.currentThread().isInterrupted();
            }
        };
    }

    /** What this thread has allocated so far, where the JVM counts it. */
    private static @Nullable LongSupplier allocatedBytes() {
        if (ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                && threads.isThreadAllocatedMemorySupported()) {
            return threads::getCurrentThreadAllocatedBytes;
        }
        return null;
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

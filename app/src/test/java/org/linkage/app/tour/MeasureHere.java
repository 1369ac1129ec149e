package org.linkage.app.tour;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.LinkedHashMap;
import java.util.Map;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportJson;

/** The quick benchmark on this machine, for the page of the tour: MeasureHere REPORT.json. */
public final class MeasureHere {
    private MeasureHere() {}

    public static void main(String[] arguments) throws IOException {
        Map<String, String> machine = new LinkedHashMap<>();
        machine.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        machine.put("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        machine.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
        Report report = new Benchmark(Effort.QUICK, null)
                .run(BenchmarkCases.quick(), machine, new Benchmark.Listener() {
                    @Override
                    public void progress(int done, int total, String name, double secondsLeft) {
                        if (done < total) {
                            System.out.println("measuring " + (done + 1) + "/" + total + " " + name);
                        }
                    }

                    @Override
                    public boolean cancelled() {
                        return false;
                    }
                });
        Path file = Paths.get(arguments[0]);
        Files.createDirectories(file.getParent());
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            ReportJson.write(report, out);
        }
    }
}

package org.linkage.app.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Report;

/** Reports with known laws, and a runner that hands them out at once or when told. */
final class Examples {
    private Examples() {}

    /** A step takes what the law says: dense chains n³, everything else n, faster by the given factor. */
    static CaseResult result(BenchmarkCase one, double factor, double noise) {
        double n = one.size();
        double nanos = factor * (one.solver().equals("dense") ? 2_000 + 3 * n * n * n : 800 + 140 * n);
        return new CaseResult(
                one,
                one.solver(),
                one.size(),
                2 * one.size(),
                new CaseResult.Times(
                        nanos, 0.97 * nanos, 1.3 * nanos, 0.2 * nanos, 0.4 * nanos, 0.3 * nanos, 0.1 * nanos),
                new CaseResult.Trust(1000, 2, 1, noise, 0),
                0.4 * nanos,
                4096,
                0,
                one.integrator().startsWith("implicit") ? 1 : 0,
                one.integrator().startsWith("implicit") ? 1 : 0,
                1e-13,
                "hash",
                null);
    }

    static Report report(List<BenchmarkCase> cases, Map<String, String> machine, double factor, double noise) {
        List<CaseResult> results = new ArrayList<>();
        for (BenchmarkCase one : cases) {
            results.add(result(one, factor, noise));
        }
        return new Report(machine, 3.21, true, results);
    }

    static Map<String, String> machine(Kind kind, String started) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(Machine.KIND, kind.word());
        facts.put(Machine.STARTED, started);
        facts.put(Machine.DEVICE, "Example Phone 5");
        facts.put(Machine.ANDROID, "15 (API 35)");
        facts.put("app", "0.1.0 (debug)");
        facts.put("cores", "8");
        facts.put("governor", "schedutil");
        facts.put(Machine.HEAT_WORST, "0");
        return facts;
    }

    static Run quick(String id, String started, double factor, double noise) {
        return Run.of(id, report(BenchmarkCases.quick(), machine(Kind.QUICK, started), factor, noise));
    }

    /** Ten minutes that become a third slower after four, with some ripple. */
    static Sustained tenMinutes() {
        double[] seconds = new double[600];
        double[] median = new double[600];
        double[] p99 = new double[600];
        int[] thermal = new int[600];
        for (int i = 0; i < 600; i++) {
            seconds[i] = i + 1;
            double rise = 1 + 0.33 / (1 + Math.exp((240 - i) / 12.0));
            median[i] = 146_000 * rise * (1 + 0.01 * Math.sin(i));
            p99[i] = 1.25 * median[i] * (1 + 0.03 * Math.sin(0.9 * i));
            thermal[i] = i < 200 ? 0 : i < 330 ? 1 : i < 480 ? 2 : 1;
        }
        return new Sustained(machine(Kind.SUSTAINED, "2026-11-03T18:20:00Z"), true, seconds, median, p99, thermal);
    }

    /** Gives known figures; with a gate it stops before the third case until the gate opens or it is cancelled. */
    static final class KnownRunner implements Runner {
        final @Nullable CountDownLatch gate;
        final CountDownLatch waiting = new CountDownLatch(1);

        KnownRunner(@Nullable CountDownLatch gate) {
            this.gate = gate;
        }

        @Override
        public Report benchmark(Kind kind, Map<String, String> machine, Benchmark.Listener listener) {
            List<BenchmarkCase> cases = BenchmarkCases.quick();
            List<CaseResult> results = new ArrayList<>();
            for (BenchmarkCase one : cases) {
                listener.progress(results.size(), cases.size(), one.name(), 2.0 * (cases.size() - results.size()));
                if (gate != null && results.size() == 2) {
                    waiting.countDown();
                    while (!listener.cancelled() && !open(gate)) {
                        Thread.onSpinWait();
                    }
                }
                if (listener.cancelled()) {
                    return new Report(machine, 3, false, results);
                }
                results.add(result(one, 1, 0.01));
            }
            return new Report(machine, 3, true, results);
        }

        private static boolean open(CountDownLatch gate) {
            try {
                return gate.await(5, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return true;
            }
        }

        @Override
        public Sustained sustain(Map<String, String> machine, LoadListener listener) {
            double[] three = {1, 2, 3};
            for (int i = 0; i < three.length; i++) {
                listener.second(i + 1, 600, 150_000);
            }
            int[] none = new int[three.length];
            double[] nanos = new double[three.length];
            Arrays.fill(nanos, 150_000);
            return new Sustained(machine, false, three, nanos, nanos, none);
        }
    }
}

package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Measures cases: all of them once, then all again in the other order, and those whose figures do not agree some times
 * more.
 *
 * <p>Every visit repeats the same motion from the same start: that makes runs comparable (the work of a step may depend on
 * the pose) and gives a state hash that must be the same on every machine.
 */
public final class Benchmark {
    /** Told what happens; asked whether to go on. */
    public interface Listener {
        /** Before each visit of a case; {@code total} grows if cases must be measured again, {@code secondsLeft} is an estimate. */
        void progress(int done, int total, String name, double secondsLeft);

        boolean cancelled();
    }

    private final Effort effort;
    private final Place place;

    /**
     * In one process.
     *
     * @param meter what can be told of the thread that will call {@link #run}
     */
    public Benchmark(Effort effort, ThreadMeter meter) {
        this(effort, new Here(effort, meter, false));
    }

    /** @param place where visits are made */
    public Benchmark(Effort effort, Place place) {
        this.effort = effort;
        this.place = place;
    }

    /** Measures all cases; a cancelled run gives what it has. */
    public Report run(List<BenchmarkCase> cases, Map<String, String> machine, Listener listener) {
        double flops = Yardstick.flopsPerNano();
        List<Measurement> all = new ArrayList<>();
        for (BenchmarkCase one : cases) {
            all.add(new Measurement(one, place.apart()));
        }
        Clock clock = new Clock(effort, all.size(), listener);
        boolean complete = true;
        List<Measurement> now = all;
        for (int pass = 0; complete && pass < effort.mostPasses() && !now.isEmpty(); pass++) {
            if (pass >= effort.passes()) {
                clock.expect(now.size());
            }
            for (int i = 0; complete && i < now.size(); i++) {
                // every other pass goes backwards: what was compiled for the case before must not be the same each time
                Measurement one = now.get(pass % 2 == 0 ? i : now.size() - 1 - i);
                clock.begin(one.benchmarkCase().name());
                Visit visit = listener.cancelled() || one.failed()
                        ? null
                        : place.visit(one.benchmarkCase(), pass, listener::cancelled);
                complete = visit != null || one.failed();
                if (visit != null) {
                    one.add(visit);
                }
            }
            if (pass >= effort.passes() - 1) {
                now = disagreeing(now);
            }
        }
        if (complete) {
            clock.end();
        }
        List<CaseResult> results = new ArrayList<>();
        for (Measurement one : all) {
            CaseResult result = one.result();
            if (result != null) {
                results.add(result);
            }
        }
        return new Report(machine, flops, complete, results);
    }

    private static List<Measurement> disagreeing(List<Measurement> all) {
        List<Measurement> list = new ArrayList<>();
        for (Measurement one : all) {
            if (!one.failed() && !one.settled()) {
                list.add(one);
            }
        }
        return list;
    }

    /** Counts visits and guesses how long the rest will take. */
    private static final class Clock {
        private final Listener listener;
        private final double expected;
        private final long start = System.nanoTime();
        private int done;
        private int total;

        Clock(Effort effort, int cases, Listener listener) {
            this.listener = listener;
            expected = 2 * effort.leastWarmup() + effort.blocks() * effort.block();
            total = effort.passes() * cases;
        }

        void expect(int more) {
            total += more;
        }

        void begin(String name) {
            double each = done == 0 ? expected : (System.nanoTime() - start) / 1e9 / done;
            listener.progress(done++, total, name, each * (total - done + 1));
        }

        void end() {
            listener.progress(total, total, "", 0);
        }
    }
}

package org.linkage.app.measure;

import android.content.Context;
import android.os.Debug;
import android.os.Process;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ThreadMeter;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;

/**
 * Measures on this device. Under load every core steps a chain of its own, because that is what makes a phone hot; the times
 * are those of one of them.
 */
final class DeviceRunner implements Runner {
    static final int SECONDS = 600;
    private static final int LINKS = 1_000;
    private static final int STRETCH = 240;
    private static final int MOST_SAMPLES = 1 << 16;

    private final Context context;

    DeviceRunner(Context context) {
        this.context = context.getApplicationContext();
    }

    @Override
    public Report benchmark(Kind kind, Map<String, String> machine, Benchmark.Listener listener) {
        hurry();
        boolean full = kind.isFull();
        List<BenchmarkCase> cases = full ? BenchmarkCases.full() : BenchmarkCases.quick();
        @Nullable LongSupplier allocated = ThreadAllocation.start();
        try {
            return new Benchmark(full ? Effort.FULL : Effort.QUICK, new Meter(allocated)).run(cases, machine, listener);
        } finally {
            if (allocated != null) {
                ThreadAllocation.stop();
            }
        }
    }

    /** What Android tells of the thread that measures. */
    private record Meter(@Nullable LongSupplier allocated) implements ThreadMeter {
        @Override
        public long allocatedBytes() {
            return allocated == null ? UNKNOWN : allocated.getAsLong();
        }

        @Override
        public long cpuNanos() {
            return Debug.threadCpuTimeNanos();
        }
    }

    @Override
    public Sustained sustain(Map<String, String> machine, LoadListener listener) {
        hurry();
        AtomicBoolean over = new AtomicBoolean();
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < Runtime.getRuntime().availableProcessors(); i++) {
            Thread other = new Thread(() -> keepBusy(over), "load " + i);
            other.start();
            others.add(other);
        }
        try {
            return watch(machine, listener);
        } finally {
            over.set(true);
            for (Thread other : others) {
                other.interrupt();
            }
        }
    }

    private Sustained watch(Map<String, String> machine, LoadListener listener) {
        double[] seconds = new double[SECONDS];
        double[] median = new double[SECONDS];
        double[] p99 = new double[SECONDS];
        int[] thermal = new int[SECONDS];
        double[] times = new double[MOST_SAMPLES];
        Simulation simulation = chain();
        double[] begin = simulation.save();
        long start = System.nanoTime();
        int step = 0;
        int done = 0;
        while (done < SECONDS && !listener.cancelled()) {
            int count = 0;
            long end = start + (done + 1) * 1_000_000_000L;
            while (System.nanoTime() < end) {
                if (step++ % STRETCH == 0) {
                    simulation.restore(begin);
                }
                long before = System.nanoTime();
                simulation.step();
                long after = System.nanoTime();
                if (count < MOST_SAMPLES) {
                    times[count++] = after - before;
                }
            }
            if (count == 0) {
                continue; // the device slept through this second
            }
            seconds[done] = (System.nanoTime() - start) / 1e9;
            median[done] = Sustained.quantile(times, count, 0.5);
            p99[done] = Sustained.quantile(times, count, 0.99);
            thermal[done] = Conditions.thermal(context);
            listener.second(done + 1, SECONDS, median[done]);
            done++;
        }
        return new Sustained(
                machine,
                done == SECONDS,
                Arrays.copyOf(seconds, done),
                Arrays.copyOf(median, done),
                Arrays.copyOf(p99, done),
                Arrays.copyOf(thermal, done));
    }

    private static void keepBusy(AtomicBoolean over) {
        Simulation simulation = chain();
        double[] begin = simulation.save();
        for (int i = 0; !over.get(); i++) {
            if (i % STRETCH == 0) {
                simulation.restore(begin);
            }
            simulation.step();
        }
    }

    /** The chain of the headline figure, with a thousand links. */
    private static Simulation chain() {
        try {
            CatalogueScene scene = SceneCatalogue.find("stiff-chain");
            Simulation simulation = Simulation.of(scene.build(scene.defaults().with("n", LINKS)));
            simulation.setSolver("tree");
            simulation.setIntegrator("implicit-euler");
            simulation.setStepSize(1.0 / 60);
            return simulation;
        } catch (SceneException e) {
            throw new IllegalStateException("the catalogue lacks its stiff chain", e);
        }
    }

    /** What is measured must not wait for what runs in the background. */
    private static void hurry() {
        Process.setThreadPriority(Process.THREAD_PRIORITY_DISPLAY);
    }
}

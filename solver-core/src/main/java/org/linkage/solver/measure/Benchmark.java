package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/**
 * Runs cases one after the other on the calling thread: warm-up until steady, then the same stretch of motion again and
 * again until the time for the case is used up, every step timed.
 *
 * <p>Repeating one stretch from the same start makes runs comparable (the work of a step may depend on the pose) and gives
 * a state hash that must be the same on every machine.
 */
public final class Benchmark {
    /** Told what happens; asked whether to go on. */
    public interface Listener {
        /** Before each case; {@code secondsLeft} is an estimate. */
        void progress(int done, int total, String name, double secondsLeft);

        boolean cancelled();
    }

    /**
     * How long to measure.
     *
     * @param leastWarmup seconds of warm-up at least
     * @param mostWarmup seconds of warm-up at most
     * @param sampling seconds of timed steps for each case
     * @param stretch steps from the start before the state is set back
     */
    public record Effort(double leastWarmup, double mostWarmup, double sampling, int stretch) {
        public static final Effort QUICK = new Effort(0.15, 0.7, 0.7, 60);
        public static final Effort FULL = new Effort(0.25, 4, 2.5, 120);
    }

    private static final int LEAST_SAMPLES = 10;
    private static final int NOISE_BLOCKS = 5;

    private final Effort effort;
    private final @Nullable LongSupplier allocatedBytes;

    /** @param allocatedBytes bytes that this thread has allocated so far; null where that cannot be read */
    public Benchmark(Effort effort, @Nullable LongSupplier allocatedBytes) {
        this.effort = effort;
        this.allocatedBytes = allocatedBytes;
    }

    /** Measures all cases; a cancelled run gives what it has. */
    public Report run(List<BenchmarkCase> cases, Map<String, String> machine, Listener listener) {
        double flops = Yardstick.flopsPerNano();
        List<CaseResult> results = new ArrayList<>();
        long start = System.nanoTime();
        for (BenchmarkCase one : cases) {
            double expected = effort.mostWarmup() / 2 + effort.sampling();
            double spent = (System.nanoTime() - start) / 1e9;
            double perCase = results.isEmpty() ? expected : spent / results.size();
            listener.progress(results.size(), cases.size(), one.name(), perCase * (cases.size() - results.size()));
            if (listener.cancelled()) {
                return new Report(machine, flops, false, results);
            }
            CaseResult result = measure(one, listener);
            if (result == null) {
                return new Report(machine, flops, false, results);
            }
            results.add(result);
        }
        listener.progress(cases.size(), cases.size(), "", 0);
        return new Report(machine, flops, true, results);
    }

    /** @return null if cancelled */
    private @Nullable CaseResult measure(BenchmarkCase one, Listener listener) {
        Simulation simulation;
        try {
            simulation = prepare(one);
        } catch (SceneException e) {
            return CaseResult.failed(one, String.valueOf(e.getMessage()));
        }
        double[] begin = simulation.save();
        Warmup warmup = new Warmup((long) (1e9 * effort.leastWarmup()), (long) (1e9 * effort.mostWarmup()));
        boolean warm = false;
        for (int i = 0; !warm; i++) {
            if (i % effort.stretch() == 0) {
                simulation.restore(begin);
            }
            long before = System.nanoTime();
            String refusal = simulation.step();
            warm = warmup.isWarmAfter(System.nanoTime() - before);
            if (refusal != null) {
                return CaseResult.failed(one, refusal);
            }
            if (listener.cancelled()) {
                return null;
            }
        }
        return sample(one, simulation, begin, listener);
    }

    private static Simulation prepare(BenchmarkCase one) throws SceneException {
        CatalogueScene scene = SceneCatalogue.find(one.scene());
        Parameters parameters = scene.defaults();
        for (Map.Entry<String, Double> entry : one.parameters().entrySet()) {
            parameters = parameters.with(entry.getKey(), entry.getValue());
        }
        Simulation simulation = Simulation.of(scene.build(parameters));
        String refusal = simulation.solverRefusal(one.solver());
        if (refusal == null) {
            refusal = simulation.integratorRefusal(one.integrator());
        }
        if (refusal != null) {
            throw new SceneException("", refusal);
        }
        simulation.setSolver(one.solver());
        simulation.setIntegrator(one.integrator());
        simulation.setStepSize(one.step());
        return simulation;
    }

    private @Nullable CaseResult sample(BenchmarkCase one, Simulation simulation, double[] begin, Listener listener) {
        Samples step = new Samples();
        Samples assemble = new Samples();
        Samples factor = new Samples();
        Samples solve = new Samples();
        Samples integrate = new Samples();
        Diagnostics diagnostics = simulation.diagnostics();
        long end = System.nanoTime() + (long) (1e9 * effort.sampling());
        long allocated = 0;
        int counted = 0;
        String hash = "";
        double jointError = Double.NaN;
        while (System.nanoTime() < end || step.count() < LEAST_SAMPLES) {
            simulation.restore(begin);
            for (int i = 0; i < effort.stretch(); i++) {
                long bytes = allocatedBytes == null ? 0 : allocatedBytes.getAsLong();
                long before = System.nanoTime();
                String refusal = simulation.step();
                long after = System.nanoTime();
                if (refusal != null) {
                    return CaseResult.failed(one, refusal);
                }
                if (allocatedBytes != null) {
                    allocated += allocatedBytes.getAsLong() - bytes;
                    counted++;
                }
                step.add(after - before);
                assemble.add(diagnostics.assembleNanos());
                factor.add(diagnostics.factorNanos());
                solve.add(diagnostics.solveNanos());
                integrate.add(diagnostics.integrateNanos());
                if (listener.cancelled()) {
                    return null;
                }
                if (after > 2 * end) {
                    break;
                }
            }
            if (hash.isEmpty()) {
                hash = simulation.stateHash();
                jointError = diagnostics.jointError();
            }
        }
        long workingSet = workingSet(simulation.system().graph());
        return new CaseResult(
                one,
                simulation.solverInUse(),
                simulation.bodyCount(),
                simulation.rowCount(),
                step.count(),
                step.median(),
                step.quantile(0.1),
                step.quantile(0.99),
                assemble.median(),
                factor.median(),
                solve.median(),
                integrate.median(),
                step.noise(NOISE_BLOCKS),
                Yardstick.memoryNanos(workingSet),
                workingSet,
                counted == 0 ? Double.NaN : (double) allocated / counted,
                jointError,
                hash,
                null);
    }

    /** Bytes of the blocks of H, of its factor without fill, and of right-hand side, solution, q and v. */
    static long workingSet(BlockGraph graph) {
        long numbers = 2L * (graph.massOffset[graph.bodyCount] + graph.jacobianLength);
        for (int g = 0; g < graph.groupCount; g++) {
            numbers += (long) graph.groupDimension[g] * graph.groupDimension[g];
        }
        numbers += 4L * (graph.coordinates() + graph.rows());
        return Double.BYTES * numbers;
    }
}

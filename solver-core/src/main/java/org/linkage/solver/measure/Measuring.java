package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/**
 * One visit of a case: a simulation made anew, warmed up and then timed step by step over the same motion from the same
 * start, lap after lap.
 */
final class Measuring {
    private final BenchmarkCase one;
    private final ThreadMeter meter;
    private final BooleanSupplier cancelled;
    private final Samples step = new Samples();
    private final Samples assemble = new Samples();
    private final Samples factor = new Samples();
    private final Samples solve = new Samples();
    private final Samples integrate = new Samples();
    private long samples;
    private long allocated;
    private long rounds;
    private int mostRounds;
    private int laps;
    private String hash = "";
    private double jointError = Double.NaN;
    private @Nullable String failure;

    Measuring(BenchmarkCase one, ThreadMeter meter, BooleanSupplier cancelled) {
        this.one = one;
        this.meter = meter;
        this.cancelled = cancelled;
    }

    /**
     * @param mostWarmup seconds after which the warm-up ends, steady or not
     * @param yardstick whether to take the memory yardstick too
     * @return null if cancelled
     */
    @Nullable
    Visit visit(Effort effort, double mostWarmup, boolean yardstick) {
        Simulation simulation;
        try {
            simulation = prepare();
        } catch (SceneException e) {
            return Visit.failed(String.valueOf(e.getMessage()));
        }
        double[] begin = simulation.save();
        Warmup warmup = new Warmup((long) (1e9 * effort.leastWarmup()), (long) (1e9 * mostWarmup));
        boolean warm = false;
        while (!warm) {
            long before = System.nanoTime();
            if (!lap(simulation, begin, false)) {
                return refused();
            }
            warm = warmup.isWarmAfter(System.nanoTime() - before);
        }
        List<Block> blocks = new ArrayList<>();
        long first = System.nanoTime();
        // a block holds whole laps; where one lap takes the time of a visit there is one block
        for (int i = 0; i < effort.blocks() && (i == 0 || !took(first, effort.blocks() * effort.block())); i++) {
            clear();
            long cpu = meter.cpuNanos();
            long start = System.nanoTime();
            do {
                if (!lap(simulation, begin, true)) {
                    return refused();
                }
            } while (!took(start, effort.block()));
            double taken = (double) (System.nanoTime() - start);
            double ran = (double) (meter.cpuNanos() - cpu);
            // a clock that stands still tells nothing
            blocks.add(block(cpu == ThreadMeter.UNKNOWN || ran <= 0 ? Double.NaN : Math.max(0, 1 - ran / taken)));
        }
        long workingSet = workingSet(simulation.system().graph());
        return new Visit(
                blocks,
                simulation.solverInUse(),
                simulation.bodyCount(),
                simulation.rowCount(),
                samples,
                meter.allocatedBytes() == ThreadMeter.UNKNOWN ? ThreadMeter.UNKNOWN : allocated,
                rounds,
                mostRounds,
                yardstick ? Yardstick.memoryNanos(workingSet) : Double.NaN,
                workingSet,
                jointError,
                hash,
                null);
    }

    private static boolean took(long since, double seconds) {
        return System.nanoTime() - since >= (long) (1e9 * seconds);
    }

    private @Nullable Visit refused() {
        return failure == null ? null : Visit.failed(failure);
    }

    private Simulation prepare() throws SceneException {
        CatalogueScene scene = SceneCatalogue.find(one.scene());
        Parameters parameters = scene.defaults();
        for (Map.Entry<String, Double> entry : one.parameters().entrySet()) {
            parameters = parameters.with(entry.getKey(), entry.getValue());
        }
        Simulation simulation = Simulation.of(scene.build(parameters));
        try {
            simulation.setSolverAndIntegrator(one.solver(), one.integrator());
        } catch (IllegalArgumentException refused) {
            throw new SceneException("", String.valueOf(refused.getMessage()));
        }
        simulation.setStepSize(one.step());
        return simulation;
    }

    /**
     * The motion once from its start.
     *
     * @param timed false while warming up
     * @return false if a step was refused or the run was cancelled
     */
    private boolean lap(Simulation simulation, double[] begin, boolean timed) {
        Diagnostics diagnostics = simulation.diagnostics();
        simulation.restore(begin);
        for (int i = 0; i < one.stretch(); i++) {
            long allocatedBefore = timed ? meter.allocatedBytes() : 0;
            long before = System.nanoTime();
            String refusal = simulation.step();
            long nanos = System.nanoTime() - before;
            if (refusal != null) {
                failure = refusal;
                return false;
            }
            if (timed) {
                allocated += meter.allocatedBytes() - allocatedBefore;
                samples++;
                step.add(nanos);
                assemble.add(diagnostics.assembleNanos());
                factor.add(diagnostics.factorNanos());
                solve.add(diagnostics.solveNanos());
                integrate.add(diagnostics.integrateNanos());
                rounds += diagnostics.newtonRounds();
                mostRounds = Math.max(mostRounds, diagnostics.newtonRounds());
            }
            if (cancelled.getAsBoolean()) {
                return false;
            }
        }
        if (timed && laps++ == 0) {
            hash = simulation.stateHash();
            jointError = diagnostics.jointError();
        }
        return true;
    }

    private void clear() {
        step.clear();
        assemble.clear();
        factor.clear();
        solve.clear();
        integrate.clear();
    }

    private Block block(double disturbed) {
        return new Block(
                step.count(),
                step.median(),
                step.quantile(0.1),
                step.quantile(0.99),
                assemble.median(),
                factor.median(),
                solve.median(),
                integrate.median(),
                disturbed);
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

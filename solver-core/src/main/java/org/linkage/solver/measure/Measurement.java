package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/**
 * One case while it is measured: visited several times, each time with a simulation made anew, warmed up and then timed step
 * by step over the same motion from the same start, lap after lap.
 */
final class Measurement {
    private static final int YARDSTICKS = 2;

    private final BenchmarkCase one;
    private final List<Block> blocks = new ArrayList<>();
    private final Samples step = new Samples();
    private final Samples assemble = new Samples();
    private final Samples factor = new Samples();
    private final Samples solve = new Samples();
    private final Samples integrate = new Samples();
    private int visits;
    private long samples;
    private long allocated;
    private boolean allocationKnown;
    private double memory = Double.POSITIVE_INFINITY;
    private long workingSet;
    private String solverInUse = "";
    private int bodies;
    private int rows;
    private int laps;
    private long rounds;
    private int mostRounds;
    private String hash = "";
    private double jointError = Double.NaN;
    private @Nullable String failure;

    Measurement(BenchmarkCase one) {
        this.one = one;
    }

    BenchmarkCase benchmarkCase() {
        return one;
    }

    /** How far the visits agree; NaN while there is nothing to compare. */
    double noise() {
        return agreement(counting()).noise();
    }

    boolean failed() {
        return failure != null;
    }

    /** The blocks that count: those during which nobody else had the core, unless that leaves nothing to compare. */
    private List<Block> counting() {
        List<Block> list = new ArrayList<>();
        for (Block block : blocks) {
            if (block.undisturbed()) {
                list.add(block);
            }
        }
        return list.size() < 2 ? blocks : list;
    }

    private static Agreement agreement(List<Block> blocks) {
        double[] medians = new double[blocks.size()];
        for (int i = 0; i < medians.length; i++) {
            medians[i] = blocks.get(i).median();
        }
        return Agreement.of(medians);
    }

    /** Whether another run should agree; unknown counts as no. */
    boolean quiet() {
        return noise() <= Report.NOISY && !(disturbed() > Report.NOISY);
    }

    private double disturbed() {
        return typical(Block::disturbed);
    }

    // ---- a visit ---------------------------------------------------------------------------------------------------

    /** Measures once more; false if cancelled, in which case this visit counts for nothing. */
    boolean visit(Effort effort, ThreadMeter meter, Benchmark.Listener listener) {
        if (failure != null) {
            return true;
        }
        Simulation simulation;
        try {
            simulation = prepare();
        } catch (SceneException e) {
            failure = String.valueOf(e.getMessage());
            return true;
        }
        double[] begin = simulation.save();
        double most = visits == 0 ? effort.mostWarmup() : effort.mostWarmup() / 4;
        Warmup warmup = new Warmup((long) (1e9 * effort.leastWarmup()), (long) (1e9 * most));
        boolean warm = false;
        while (!warm) {
            long before = System.nanoTime();
            if (!lap(simulation, begin, null, listener)) {
                return failure != null;
            }
            warm = warmup.isWarmAfter(System.nanoTime() - before);
        }
        List<Block> fresh = new ArrayList<>();
        for (int i = 0; i < effort.blocks(); i++) {
            clear();
            long cpu = meter.cpuNanos();
            long start = System.nanoTime();
            long end = start + (long) (1e9 * effort.block());
            do {
                if (!lap(simulation, begin, meter, listener)) {
                    return failure != null;
                }
            } while (System.nanoTime() < end);
            double taken = (double) (System.nanoTime() - start);
            double ran = (double) (meter.cpuNanos() - cpu);
            // a clock that stands still tells nothing
            fresh.add(block(cpu == ThreadMeter.UNKNOWN || ran <= 0 ? Double.NaN : Math.max(0, 1 - ran / taken)));
        }
        allocationKnown = meter.allocatedBytes() != ThreadMeter.UNKNOWN;
        blocks.addAll(fresh);
        facts(simulation);
        visits++;
        return true;
    }

    private Simulation prepare() throws SceneException {
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

    /**
     * The motion once from its start.
     *
     * @param meter null for a lap that is not timed
     * @return false if a step was refused or the run was cancelled
     */
    private boolean lap(
            Simulation simulation, double[] begin, @Nullable ThreadMeter meter, Benchmark.Listener listener) {
        Diagnostics diagnostics = simulation.diagnostics();
        simulation.restore(begin);
        for (int i = 0; i < one.stretch(); i++) {
            long allocatedBefore = meter == null ? 0 : meter.allocatedBytes();
            long before = System.nanoTime();
            String refusal = simulation.step();
            long nanos = System.nanoTime() - before;
            if (refusal != null) {
                failure = refusal;
                return false;
            }
            if (meter != null) {
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
            if (listener.cancelled()) {
                return false;
            }
        }
        if (meter != null && laps++ == 0) {
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

    private void facts(Simulation simulation) {
        solverInUse = simulation.solverInUse();
        bodies = simulation.bodyCount();
        rows = simulation.rowCount();
        workingSet = workingSet(simulation.system().graph());
        if (visits < YARDSTICKS) {
            memory = Math.min(memory, Yardstick.memoryNanos(workingSet));
        }
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

    // ---- what came out ---------------------------------------------------------------------------------------------

    /** The figures of the blocks that agree; null before the first visit. */
    @Nullable
    CaseResult result() {
        if (failure != null) {
            return CaseResult.failed(one, failure);
        }
        if (blocks.isEmpty()) {
            return null;
        }
        return new CaseResult(
                one,
                solverInUse,
                bodies,
                rows,
                new CaseResult.Times(
                        typical(Block::median),
                        typical(Block::p10),
                        typical(Block::p99),
                        typical(Block::assemble),
                        typical(Block::factor),
                        typical(Block::solve),
                        typical(Block::integrate)),
                new CaseResult.Trust((int) Math.min(samples, Integer.MAX_VALUE), visits, noise(), disturbed()),
                memory,
                workingSet,
                allocationKnown ? (double) allocated / samples : Double.NaN,
                (double) rounds / samples,
                mostRounds,
                jointError,
                hash,
                null);
    }

    /** The middle of what the agreeing blocks say. */
    private double typical(ToDoubleFunction<Block> of) {
        List<Block> counting = counting();
        Agreement agreement = agreement(counting);
        Samples chosen = new Samples();
        for (Block block : counting) {
            if (counting.size() == 1 || agreement.holds(block.median())) {
                chosen.add(of.applyAsDouble(block));
            }
        }
        return chosen.median();
    }
}

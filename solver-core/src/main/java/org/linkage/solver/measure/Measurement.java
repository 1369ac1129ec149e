package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** One case while it is measured: the visits so far, and what they agree on. */
final class Measurement {
    private final BenchmarkCase one;
    private final boolean apart;
    private final List<Visit> visits = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private long samples;
    private long allocated;
    private long rounds;
    private int mostRounds;
    private double memory = Double.POSITIVE_INFINITY;
    private @Nullable String failure;

    /** @param apart whether each visit is made in a process of its own */
    Measurement(BenchmarkCase one, boolean apart) {
        this.one = one;
        this.apart = apart;
    }

    BenchmarkCase benchmarkCase() {
        return one;
    }

    void add(Visit visit) {
        failure = visit.failure();
        if (failure != null) {
            return;
        }
        visits.add(visit);
        blocks.addAll(visit.blocks());
        samples += visit.samples();
        allocated = visit.allocated() < 0 ? Long.MIN_VALUE : allocated + visit.allocated();
        rounds += visit.rounds();
        mostRounds = Math.max(mostRounds, visit.mostRounds());
        if (visit.memoryNanos() < memory) {
            memory = visit.memoryNanos();
        }
    }

    boolean failed() {
        return failure != null;
    }

    /**
     * How far another run may differ: what most blocks disagree by, or what visits do, if that is more. Blocks of one visit share
     * what the compiler did and where the arrays lie, so it is the visits that tell of another run. Unknown with one visit.
     */
    double noise() {
        double[] each = new double[visits.size()];
        for (int i = 0; i < each.length; i++) {
            each[i] = figure(visits.get(i));
        }
        return Math.max(
                agreement(counting()).noise(),
                Agreement.ofAllBut(each.length / 4, each).noise());
    }

    /** What one visit says: its quickest block among those that nobody disturbed, for a disturbance only makes slower. */
    private static double figure(Visit visit) {
        double least = Double.POSITIVE_INFINITY;
        for (Block block : undisturbed(visit.blocks(), 1)) {
            least = Math.min(least, block.median());
        }
        return least;
    }

    /** The blocks that count: those during which nobody else had the core, unless that leaves nothing to compare. */
    private List<Block> counting() {
        return undisturbed(blocks, 2);
    }

    private static List<Block> undisturbed(List<Block> blocks, int least) {
        List<Block> list = new ArrayList<>();
        for (Block block : blocks) {
            if (block.undisturbed()) {
                list.add(block);
            }
        }
        return list.size() < least ? blocks : list;
    }

    private static Agreement agreement(List<Block> blocks) {
        double[] medians = new double[blocks.size()];
        for (int i = 0; i < medians.length; i++) {
            medians[i] = blocks.get(i).median();
        }
        return Agreement.of(medians);
    }

    /** Whether it is not worth another visit. */
    boolean settled() {
        return noise() <= Report.SETTLED && !(disturbed() > Report.NOISY);
    }

    private double disturbed() {
        return typical(Block::disturbed);
    }

    /** The figures of the blocks that agree; null before the first visit. */
    @Nullable
    CaseResult result() {
        if (failure != null) {
            return CaseResult.failed(one, failure);
        }
        if (visits.isEmpty()) {
            return null;
        }
        Visit last = visits.get(visits.size() - 1);
        return new CaseResult(
                one,
                last.solverInUse(),
                last.bodies(),
                last.rows(),
                new CaseResult.Times(
                        typical(Block::median),
                        typical(Block::p10),
                        typical(Block::p99),
                        typical(Block::assemble),
                        typical(Block::factor),
                        typical(Block::solve),
                        typical(Block::integrate)),
                new CaseResult.Trust(
                        (int) Math.min(samples, Integer.MAX_VALUE),
                        visits.size(),
                        apart ? visits.size() : 1,
                        noise(),
                        disturbed()),
                memory,
                last.workingSet(),
                allocated >= 0 ? (double) allocated / samples : Double.NaN,
                (double) rounds / samples,
                mostRounds,
                last.jointError(),
                last.stateHash(),
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

package org.linkage.solver.measure;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Visits on the calling thread. */
public final class Here implements Place {
    /** So many passes take the memory yardstick; the least counts. */
    private static final int YARDSTICKS = 2;

    private final Effort effort;
    private final ThreadMeter meter;
    private final boolean fresh;

    /**
     * @param meter what can be told of the calling thread
     * @param fresh whether this process sees one pass only, so that nothing is compiled from an earlier one
     */
    public Here(Effort effort, ThreadMeter meter, boolean fresh) {
        this.effort = effort;
        this.meter = meter;
        this.fresh = fresh;
    }

    @Override
    public @Nullable Visit visit(BenchmarkCase one, int pass, BooleanSupplier cancelled) {
        double mostWarmup = fresh || pass == 0 ? effort.mostWarmup() : effort.mostWarmup() / 4;
        return new Measuring(one, meter, cancelled).visit(effort, mostWarmup, pass < YARDSTICKS);
    }

    @Override
    public boolean apart() {
        return fresh;
    }
}

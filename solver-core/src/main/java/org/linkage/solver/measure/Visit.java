package org.linkage.solver.measure;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one visit of a case gave: plain data, so that it can be made in another process.
 *
 * @param blocks its timed laps; empty if it failed
 * @param samples how many steps were timed
 * @param allocated bytes allocated in all of them, {@link ThreadMeter#UNKNOWN} where that cannot be read
 * @param rounds Newton rounds of all of them
 * @param mostRounds the most in one
 * @param memoryNanos the memory yardstick, NaN if this visit did not take it
 * @param workingSet bytes that a step must touch
 * @param failure why there are no figures; null if there are
 */
public record Visit(
        List<Block> blocks,
        String solverInUse,
        int bodies,
        int rows,
        long samples,
        long allocated,
        long rounds,
        int mostRounds,
        double memoryNanos,
        long workingSet,
        double jointError,
        String stateHash,
        @Nullable String failure) {
    public Visit {
        blocks = List.copyOf(blocks);
    }

    /** A visit that gave a sentence instead of figures. */
    public static Visit failed(String sentence) {
        return new Visit(List.of(), "", 0, 0, 0, 0, 0, 0, Double.NaN, 0, Double.NaN, "", sentence);
    }
}

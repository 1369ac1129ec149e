package org.linkage.solver.measure;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Where visits are made: in this process, or each pass over the cases in a fresh one. */
public interface Place {
    /**
     * Measures a case once.
     *
     * @param pass which pass over the cases this is, from 0
     * @return null if it was cancelled: then it counts for nothing
     */
    @Nullable
    Visit visit(BenchmarkCase one, int pass, BooleanSupplier cancelled);

    /** Whether every pass has a process of its own, so that the noise holds what differs between processes. */
    boolean apart();
}

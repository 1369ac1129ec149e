package org.linkage.solver.contact;

import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/** An inequality g(q) ≥ 0 of one's own, on one body or two. */
public interface GapFunction {
    /** 1 or 2. */
    int bodyCount();

    Body body(int k);

    /** g(q). */
    double gap(State state);

    /** Writes ∂g/∂q block by block, as constraints do: the block of body k from {@code out[at[k]]} on. */
    void gradient(State state, double[] out, int[] at);

    /** The part of g̈ that is there without any acceleration. */
    double bias(State state);
}

package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.State;

/**
 * A's point stays on B's line: C = n·(p_A − p_B), n = the axis turned by +90°, fixed in B and turning with it. J and J̇q̇
 * are those of {@link LineOffset}; the force on A is λ n.
 */
public final class PointOnLine extends HeldCoordinate {
    private final LineOffset offset;

    /** @param offset measured across the line */
    public PointOnLine(String id, LineOffset offset) {
        super(id, offset, 0);
        this.offset = offset;
    }

    public LineOffset coordinate() {
        return offset;
    }

    @Override
    public int reactionSize() {
        return 2;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at] * offset.ex(s);
        out[outAt + 1] = lambda[at] * offset.ey(s);
    }
}

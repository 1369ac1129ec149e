package org.linkage.solver.simulation;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.integrate.Dynamics;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * Whether joints have come apart by several times the size of the mechanism. A solver that iterates may leave joints open, and
 * that is shown; but where its sweeps diverge, the parts fly off one by one and never come back. Exact solvers do not need this.
 */
final class Apart {
    private static final String TORN =
            "The sweeps no longer hold the joints together; more sweeps, a smaller step or an exact solver is needed.";

    /** So many times its own size a mechanism may be torn apart. */
    private static final double FURTHEST = 3;

    private final Dynamics dynamics;
    private final Mechanism mechanism;
    private final double[] c;
    private double size = Double.NaN;

    Apart(Dynamics dynamics, Mechanism mechanism) {
        this.dynamics = dynamics;
        this.mechanism = mechanism;
        c = new double[dynamics.rows()];
    }

    /** A sentence if the joints of the state are that far open; the state before the first step says how large the mechanism is. */
    @Nullable
    String refusal(State before, State after) {
        if (Double.isNaN(size)) {
            size = extent(before);
        }
        dynamics.positionErrors(after, c);
        for (double open : c) {
            if (!(Math.abs(open) < FURTHEST * size)) {
                return TORN;
            }
        }
        return null;
    }

    private double extent(State state) {
        double left = 0;
        double right = 0;
        double low = 0;
        double high = 0;
        for (int i = 0; i < mechanism.bodyCount(); i++) {
            Body body = mechanism.body(i);
            if (body instanceof PlanarBody planar) {
                double x = state.q[planar.offset()];
                double y = state.q[planar.offset() + 1];
                left = Math.min(left, x);
                right = Math.max(right, x);
                low = Math.min(low, y);
                high = Math.max(high, y);
            }
        }
        return 1 + Math.max(right - left, high - low);
    }
}

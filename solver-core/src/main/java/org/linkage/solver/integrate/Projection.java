package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/**
 * Brings a state back to its joints by the shortest way, measured with the masses.
 *
 * <pre>
 *   positions:   M dq − Jᵀμ = 0,  J dq = −C(q),            again until |C| is rounding
 *   velocities:  M dv − Jᵀμ = 0,  J dv = −(J v − target)
 * </pre>
 *
 * The factor of the first pass serves the next ones too; only where they gain less than a factor of four is a fresh one
 * made. A solver that is not exact closes the joints as far as a few passes go.
 */
public final class Projection {
    private static final int PASSES = 30;
    private static final int INEXACT_PASSES = 3;
    private static final double ROUNDING = 2e-15;
    private static final double ACCEPTABLE = 1e-9;
    private static final String OPEN = "The joints cannot be closed after this step;"
            + " a smaller step or the integrator implicit-euler is needed.";

    private final Dynamics dynamics;
    private final double[] x;
    private final double[] d;
    private final double[] saved;

    public Projection(Dynamics dynamics) {
        this.dynamics = dynamics;
        x = new double[dynamics.system().coordinates()];
        d = new double[dynamics.rows()];
        saved = new double[x.length];
    }

    /** Moves q until C(q) = 0; v stays. On refusal q is as it was. */
    public @Nullable String positions(State state) {
        if (d.length == 0) {
            return null;
        }
        double scale = reach(dynamics.system().mechanism(), state);
        System.arraycopy(state.q, 0, saved, 0, saved.length);
        double before = Double.POSITIVE_INFINITY;
        boolean fresh = false;
        int passes = dynamics.exact() ? PASSES : INEXACT_PASSES;
        for (int pass = 0; pass < passes; pass++) {
            dynamics.positionErrors(state, d);
            double worst = largest(d);
            if (worst <= ROUNDING * scale || (worst <= ACCEPTABLE * scale && !(worst < 0.5 * before) && fresh)) {
                return null;
            }
            if (!(worst < 1e3 * scale)) {
                break;
            }
            if (pass == 0 || (!(worst < 0.25 * before) && !fresh)) {
                String refusal = dynamics.factor(state);
                if (refusal != null) {
                    return undo(state, refusal);
                }
                fresh = true;
            } else {
                fresh = false;
            }
            before = worst;
            Vectors.scale(-1, d);
            Arrays.fill(x, 0);
            dynamics.solveApart(x, d);
            Vectors.add(x, state.q);
            state.refresh();
        }
        dynamics.positionErrors(state, d);
        double left = largest(d);
        if (left <= ACCEPTABLE * scale || (!dynamics.exact() && left <= scale)) {
            return null;
        }
        return undo(state, OPEN);
    }

    /** The farthest coordinate that is a length, at least a millimetre; angles may have turned many times. */
    static double reach(Mechanism mechanism, State state) {
        double largest = 1e-3;
        for (int b = 0; b < mechanism.bodyCount(); b++) {
            int at = mechanism.body(b).offset();
            for (int i = at; i < at + mechanism.body(b).dimension(); i++) {
                if (i != mechanism.body(b).angleOffset()) {
                    largest = Math.max(largest, Math.abs(state.q[i]));
                }
            }
        }
        return largest;
    }

    private String undo(State state, String refusal) {
        System.arraycopy(saved, 0, state.q, 0, saved.length);
        state.refresh();
        return refusal;
    }

    /** Changes v until J v = target; leaves the factor of the state behind. */
    public @Nullable String velocities(State state) {
        if (d.length == 0) {
            return null;
        }
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        dynamics.velocityErrors(state, d);
        Vectors.scale(-1, d);
        Arrays.fill(x, 0);
        dynamics.solveApart(x, d);
        if (!Finite.all(x)) {
            return Finite.REFUSAL;
        }
        Vectors.add(x, state.v);
        return null;
    }

    /** The largest |dᵢ|; NaN if one of them is. */
    static double largest(double[] d) {
        double worst = 0;
        for (double value : d) {
            worst = Math.max(worst, Math.abs(value));
        }
        return worst;
    }
}

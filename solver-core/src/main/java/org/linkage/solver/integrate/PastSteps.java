package org.linkage.solver.integrate;

import java.util.Arrays;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/**
 * What an implicit step takes from those before it: where it starts from, and a guess of where it ends.
 *
 * <p>BDF2 is a backward Euler step from other values: with ω = h/h_last,
 *
 * <pre>
 *   (q̂, v̂) = ((1+ω)² (q, v) − ω² (q, v)_last)/(1 + 2ω),   h' = h (1+ω)/(1+2ω)
 * </pre>
 *
 * which for equal steps is (4(q,v) − (q,v)_last)/3 and 2h/3. The first step and the one after {@link #forget} is backward Euler.
 */
final class PastSteps {
    /** A guess that turns a body by more than this, in radians, is no guess. */
    private static final double TURN = 0.5;

    final double[] qHat;
    final double[] vHat;
    private final double[] qLast;
    private final double[] vLast;
    private final int[] angles;
    private final boolean secondOrder;
    private double hLast;

    PastSteps(Mechanism mechanism, boolean secondOrder) {
        this.secondOrder = secondOrder;
        int n = mechanism.coordinates();
        qHat = new double[n];
        vHat = new double[n];
        qLast = new double[n];
        vLast = new double[n];
        angles = mechanism.bodies().stream()
                .mapToInt(Body::angleOffset)
                .filter(angle -> angle >= 0)
                .toArray();
    }

    void forget() {
        hLast = 0;
    }

    /** Whether the last step says something about this one. */
    boolean known() {
        return hLast > 0;
    }

    /** Sets q̂ and v̂ and returns the length that the implicit equation has. */
    double start(State state, double h) {
        if (secondOrder && hLast > 0 && h <= 2 * hLast) {
            double w = h / hLast;
            double now = (1 + w) * (1 + w) / (1 + 2 * w);
            double last = w * w / (1 + 2 * w);
            Vectors.mix(now, state.q, last, qLast, qHat);
            Vectors.mix(now, state.v, last, vLast, vHat);
            return h * (1 + w) / (1 + 2 * w);
        }
        System.arraycopy(state.q, 0, qHat, 0, qHat.length);
        System.arraycopy(state.v, 0, vHat, 0, vHat.length);
        return h;
    }

    /**
     * Guesses the end of the step: v, or v carried on as it changed last; v = 0 where that would turn a body too far to be a
     * guess.
     *
     * @param h what {@link #start} returned
     */
    void guess(State state, double frame, double h, State guess) {
        double w = hLast > 0 && frame <= 2 * hLast ? frame / hLast : 0;
        if (w == 0) {
            System.arraycopy(state.v, 0, guess.v, 0, guess.v.length);
        } else {
            Vectors.carryOn(w, state.v, vLast, guess.v);
        }
        if (Vectors.anyReaches(TURN / h, guess.v, angles)) {
            Arrays.fill(guess.v, 0);
        }
        place(h, guess);
    }

    /** q = q̂ + h v. */
    void place(double h, State guess) {
        Vectors.place(qHat, h, guess.v, guess.q);
        guess.refresh();
    }

    /** The step from this state, of this length, has been made. */
    void keep(State state, double h) {
        System.arraycopy(state.q, 0, qLast, 0, qLast.length);
        System.arraycopy(state.v, 0, vLast, 0, vLast.length);
        hLast = h;
    }
}

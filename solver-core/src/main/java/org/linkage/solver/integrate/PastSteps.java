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
 *
 * <p>The guess carries velocities on: by the cubic through the last four where these belong to equal steps of one Newton round each,
 * by the parabola or the line where there are less or where the last step was not as smooth. What is left of C after a
 * round is of second order in what the guess was wrong by, so that a good guess is cheaper than any way of closing the joints.
 */
final class PastSteps {
    /** A guess that turns a body by more than this, in radians, is no guess. */
    private static final double TURN = 0.5;

    private static final int MOST = 4;
    /** The weights of the last three, four velocities of equal steps, the newest first. */
    private static final double[] PARABOLA = {3, -3, 1, 0};

    private static final double[] CUBIC = {4, -6, 4, -1};

    /** q of the step before, which becomes q̂ in its place: nobody needs it then any more. */
    private double[] qLast;

    private double[] vLast;
    private double[] vBefore;
    /** Likewise v̂ after {@link #start}. */
    private double[] vLongBefore;

    private final int[] angles;
    private final boolean secondOrder;
    private final double[] line = new double[4];
    private double hLast;
    /** How many velocities, the present one included, a curve may go through. */
    private int smooth = 1;

    PastSteps(Mechanism mechanism, boolean secondOrder) {
        this.secondOrder = secondOrder;
        int n = mechanism.coordinates();
        qLast = new double[n];
        vLast = new double[n];
        vBefore = new double[n];
        vLongBefore = new double[n];
        angles = mechanism.bodies().stream()
                .mapToInt(Body::angleOffset)
                .filter(angle -> angle >= 0)
                .toArray();
    }

    void forget() {
        hLast = 0;
        smooth = 1;
    }

    /** v̂ of the step that was started last. */
    double[] vHat() {
        return vLongBefore;
    }

    /** Whether the last step says something about this one. */
    boolean known() {
        return hLast > 0;
    }

    /**
     * Once between two calls of {@link #keep} or {@link #forget}: sets q̂, v̂ and a guess of the end of the step: v carried on; v = 0 where that would turn a body too far to be a guess.
     *
     * @return the length that the implicit equation has
     */
    double start(State state, double h, State guess) {
        double w = hLast > 0 && h <= 2 * hLast ? h / hLast : 0;
        double now = secondOrder ? (1 + w) * (1 + w) / (1 + 2 * w) : 1;
        double last = secondOrder ? w * w / (1 + 2 * w) : 0;
        double length = secondOrder ? h * (1 + w) / (1 + 2 * w) : h;
        line[0] = 1 + w;
        line[1] = -w;
        double[] weights = w != 1 || smooth < 3 ? line : smooth == 3 ? PARABOLA : CUBIC;
        Vectors.carryOn(now, last, weights, state.v, vLast, vBefore, vLongBefore, guess.v);
        if (Vectors.anyReaches(TURN / length, guess.v, angles)) {
            Arrays.fill(guess.v, 0);
        }
        Vectors.placeFrom(now, state.q, last, qLast, length, guess.v, guess.q);
        guess.refresh();
        return length;
    }

    /** v += dv, q = q̂ + h v. */
    void move(double[] dv, double h, State guess) {
        Vectors.move(dv, qLast, h, guess.v, guess.q);
        guess.refresh();
    }

    /**
     * A step of this length has been made: the state becomes the guess, and what it was is kept. Nothing is copied, all arrays move on by
     * one; what the guess holds afterwards is nothing.
     *
     * @param rough whether that took more than a round
     */
    void keep(State state, State guess, double h, boolean rough) {
        double[] q = qLast;
        qLast = state.q;
        state.q = guess.q;
        guess.q = q;
        double[] v = vLongBefore;
        vLongBefore = vBefore;
        vBefore = vLast;
        vLast = state.v;
        state.v = guess.v;
        guess.v = v;
        state.exchangeAngles(guess);
        smooth = rough || h != hLast ? 2 : Math.min(smooth + 1, MOST);
        hLast = h;
    }
}

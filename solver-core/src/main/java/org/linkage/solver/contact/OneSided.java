package org.linkage.solver.contact;

import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * A coordinate kept on one side: a hard limit of a joint, a rope.
 *
 * <pre>
 *   g = φ − bound  (at least)   or   g = bound − φ  (at most)
 * </pre>
 */
public final class OneSided implements GapFunction {
    private final Coordinate coordinate;
    private final double bound;
    private final double sign;

    private OneSided(Coordinate coordinate, double bound, double sign) {
        this.coordinate = coordinate;
        this.bound = bound;
        this.sign = sign;
    }

    public static OneSided atLeast(Coordinate coordinate, double lower) {
        return new OneSided(coordinate, lower, 1);
    }

    /** With the distance of two points for a coordinate: a rope of length {@code upper}. */
    public static OneSided atMost(Coordinate coordinate, double upper) {
        return new OneSided(coordinate, upper, -1);
    }

    public Coordinate coordinate() {
        return coordinate;
    }

    /** What the multiplier does along the coordinate: +1 where it pushes φ up, −1 where it holds it down. */
    public double sign() {
        return sign;
    }

    @Override
    public int bodyCount() {
        return coordinate.bodyCount();
    }

    @Override
    public Body body(int k) {
        return coordinate.body(k);
    }

    @Override
    public double gap(State state) {
        return sign * (coordinate.value(state) - bound);
    }

    @Override
    public void gradient(State state, double[] out, int[] at) {
        coordinate.gradient(state, out, at);
        for (int k = 0; k < at.length; k++) {
            for (int i = 0; i < body(k).dimension(); i++) {
                out[at[k] + i] *= sign;
            }
        }
    }

    @Override
    public double bias(State state) {
        return sign * coordinate.bias(state);
    }
}

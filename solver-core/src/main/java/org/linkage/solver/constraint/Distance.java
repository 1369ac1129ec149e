package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.State;

/**
 * A massless bar: C = |p_A − p_B| − L. J and J̇q̇ are those of {@link PointDistance}; λ is the thrust in the bar, positive
 * when it pushes, and the force on A is λ n.
 */
public final class Distance extends HeldCoordinate {
    private final PointDistance distance;
    private final double length;

    public Distance(String id, Anchor a, Anchor b, double length) {
        this(id, new PointDistance(a, b), length);
    }

    private Distance(String id, PointDistance distance, double length) {
        super(id, distance, length);
        if (!(length > 0)) {
            throw new IllegalArgumentException("Joint " + id + " needs a length above zero, not " + length + ".");
        }
        this.distance = distance;
        this.length = length;
    }

    public double length() {
        return length;
    }

    public PointDistance coordinate() {
        return distance;
    }

    @Override
    public int reactionSize() {
        return 2;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at] * distance.nx(s);
        out[outAt + 1] = lambda[at] * distance.ny(s);
    }
}

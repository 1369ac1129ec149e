package org.linkage.solver.integrate;

import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * A rope of fixed length from A through a ring B to C, between points that are two neighbouring coordinates of their bodies: a
 * constraint of one's own on three bodies.
 *
 * <pre>
 *   C    = |a − b| + |b − c| − L
 *   J    = u for A, w − u for B, −w for C          u, w: the unit vectors from b to a and from c to b
 *   J̇q̇ = (|ȧ − ḃ|² − (u·(ȧ − ḃ))²)/|a − b| + the same of b and c
 * </pre>
 */
final class RopeThroughRing extends Constraint {
    private final int[] place;
    private final double length;

    /** @param place for each body, where in its own coordinates the point stands */
    RopeThroughRing(String id, Body a, Body b, Body c, int[] place, double length) {
        super(id, 1, a, b, c);
        this.place = place.clone();
        this.length = length;
    }

    private double apart(double[] x, int k, int axis) {
        return x[body(k).offset() + place[k] + axis] - x[body(k + 1).offset() + place[k + 1] + axis];
    }

    private double span(State s, int k) {
        return Math.sqrt(apart(s.q, k, 0) * apart(s.q, k, 0) + apart(s.q, k, 1) * apart(s.q, k, 1));
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = span(s, 0) + span(s, 1) - length;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < body(k).dimension(); i++) {
                out[at[k] + i] = 0;
            }
        }
        for (int k = 0; k < 2; k++) {
            for (int axis = 0; axis < 2; axis++) {
                double u = apart(s.q, k, axis) / span(s, k);
                out[at[k] + place[k] + axis] += u;
                out[at[k + 1] + place[k + 1] + axis] -= u;
            }
        }
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = 0;
        for (int k = 0; k < 2; k++) {
            double vx = apart(s.v, k, 0);
            double vy = apart(s.v, k, 1);
            double along = (apart(s.q, k, 0) * vx + apart(s.q, k, 1) * vy) / span(s, k);
            out[at] += (vx * vx + vy * vy - along * along) / span(s, k);
        }
    }

    @Override
    public int reactionSize() {
        return 2;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at] * apart(s.q, 0, 0) / span(s, 0);
        out[outAt + 1] = lambda[at] * apart(s.q, 0, 1) / span(s, 0);
    }
}

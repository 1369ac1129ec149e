package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.State;

/**
 * A knife edge on ice: the velocity of a point across an axis fixed in the body is zero, n·ṗ = 0 with n = the axis turned by
 * +90°. It cannot be integrated to a C(q): non-holonomic.
 *
 * <pre>
 *   J   = n·[1 0 −r_y; 0 1 r_x]
 *   J̇q̇ = ω S n·ṗ − ω² n·r      (S: a quarter turn)
 * </pre>
 */
public final class Skate extends Constraint {
    private final Anchor point;
    private final Anchor normal;

    /** @param nx the direction across the edge in body coordinates, of length 1 */
    public Skate(String id, Anchor point, double nx, double ny) {
        super(id, 1, PairConstraint.moving(id, point));
        this.point = point;
        normal = new Anchor(point.body, nx, ny);
    }

    public Anchor point() {
        return point;
    }

    @Override
    public boolean positionLevel() {
        return false;
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = 0;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        point.row(s, normal.rx(s), normal.ry(s), out, at[0]);
    }

    @Override
    public void bias(State s, double[] out, int at) {
        double w = point.omega(s);
        double nx = normal.rx(s);
        double ny = normal.ry(s);
        double turning = w * (nx * point.vy(s) - ny * point.vx(s));
        out[at] = turning + nx * point.biasX(s) + ny * point.biasY(s);
    }

    @Override
    public int reactionSize() {
        return 1;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at];
    }
}

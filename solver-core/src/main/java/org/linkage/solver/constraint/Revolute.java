package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.State;

/**
 * A pin: a point of A stays on a point of B.
 *
 * <pre>
 *   C   = p_A − p_B
 *   J   = [1 0 −r_y; 0 1 r_x] for A, its negative for B
 *   J̇q̇ = −ω_A² r_A + ω_B² r_B
 * </pre>
 *
 * λ is the force of the pin on A.
 */
public final class Revolute extends PairConstraint {
    private final Anchor a;
    private final Anchor b;

    public Revolute(String id, Anchor a, Anchor b) {
        super(id, 2, moving(id, a), b.body);
        this.a = a;
        this.b = b;
    }

    public Anchor anchorA() {
        return a;
    }

    public Anchor anchorB() {
        return b;
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = a.x(s) - b.x(s);
        out[at + 1] = a.y(s) - b.y(s);
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        a.row(s, 1, 0, out, at[0]);
        a.row(s, 0, 1, out, at[0] + body(0).dimension());
        if (bodyCount() > 1) {
            b.row(s, -1, 0, out, at[1]);
            b.row(s, 0, -1, out, at[1] + body(1).dimension());
        }
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = a.biasX(s) - b.biasX(s);
        out[at + 1] = a.biasY(s) - b.biasY(s);
    }

    @Override
    public int reactionSize() {
        return 2;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at];
        out[outAt + 1] = lambda[at + 1];
    }

    @Override
    public void addGeometricStiffness(State s, double[] lambda, int at, double[] blocks, int[] blockAt) {
        a.addTurning(lambda[at], lambda[at + 1], blocks, blockAt[0]);
        if (bodyCount() > 1) {
            b.addTurning(lambda[at], lambda[at + 1], blocks, blockAt[1]);
        }
    }
}

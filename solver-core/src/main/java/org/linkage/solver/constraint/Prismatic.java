package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * A slide: A's point stays on B's line and A keeps its angle to B, C = (n·(p_A − p_B), θ_A − θ_B − const). J and J̇q̇ are
 * those of {@link PointOnLine} and {@link AngleJoint}. The force on A is λ₁ n, the torque about A's own point λ₂.
 */
public final class Prismatic extends PairConstraint {
    private final LineOffset across;
    private final RelativeAngle angle;
    private final double held;
    private final int[] angleAt;

    /** @param across measured across the slide */
    public Prismatic(String id, RigidBody bodyA, @Nullable RigidBody bodyB, LineOffset across, double angle) {
        super(id, 2, bodyA, bodyB);
        this.across = across;
        this.angle = new RelativeAngle(bodyA, bodyB, 0);
        held = angle;
        angleAt = new int[bodyCount()];
    }

    public LineOffset across() {
        return across;
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = across.value(s);
        out[at + 1] = angle.value(s) - held;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        across.gradient(s, out, at);
        for (int k = 0; k < angleAt.length; k++) {
            angleAt[k] = at[k] + 3;
        }
        angle.gradient(s, out, angleAt);
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = across.bias(s);
        out[at + 1] = 0;
    }

    @Override
    public int reactionSize() {
        return 3;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at] * across.ex(s);
        out[outAt + 1] = lambda[at] * across.ey(s);
        out[outAt + 2] = lambda[at + 1];
    }

    @Override
    public void addGeometricStiffness(State s, double[] lambda, int at, double[] blocks, int[] blockAt) {
        across.addGeometricStiffness(s, lambda[at], blocks, blockAt);
    }
}

package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * A and B move as one: a pin and a held angle, C = (p_A − p_B, θ_A − θ_B − const). J and J̇q̇ are those of {@link Revolute}
 * and {@link AngleJoint}; λ is the force on A and the torque about A's own point.
 */
public final class Weld extends PairConstraint {
    private final Revolute pin;
    private final RelativeAngle angle;
    private final double held;
    private final int[] angleAt;

    public Weld(String id, RigidBody bodyA, @Nullable RigidBody bodyB, Anchor a, Anchor b, double angle) {
        super(id, 3, bodyA, bodyB);
        pin = new Revolute(id, a, b);
        this.angle = new RelativeAngle(bodyA, bodyB, 0);
        held = angle;
        angleAt = new int[bodyCount()];
    }

    public Revolute pin() {
        return pin;
    }

    @Override
    public void value(State s, double[] out, int at) {
        pin.value(s, out, at);
        out[at + 2] = angle.value(s) - held;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        pin.jacobian(s, out, at);
        for (int k = 0; k < angleAt.length; k++) {
            angleAt[k] = at[k] + 6;
        }
        angle.gradient(s, out, angleAt);
    }

    @Override
    public void bias(State s, double[] out, int at) {
        pin.bias(s, out, at);
        out[at + 2] = 0;
    }

    @Override
    public int reactionSize() {
        return 3;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at];
        out[outAt + 1] = lambda[at + 1];
        out[outAt + 2] = lambda[at + 2];
    }

    @Override
    public void addGeometricStiffness(State s, double[] lambda, int at, double[] blocks, int[] blockAt) {
        pin.addGeometricStiffness(s, lambda, at, blocks, blockAt);
    }
}

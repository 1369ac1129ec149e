package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** φ = θ_A − θ_B − origin, g = (0, 0, 1) for A and (0, 0, −1) for B, ġq̇ = 0; θ_B = 0 for the world. */
public final class RelativeAngle extends Coordinate {
    private final int angleA;
    private final int angleB;
    private final double origin;

    /** @param bodyB null for the world */
    public RelativeAngle(RigidBody bodyA, @Nullable RigidBody bodyB, double origin) {
        super(bodyB == null ? new RigidBody[] {bodyA} : new RigidBody[] {bodyA, bodyB});
        angleA = bodyA.angleOffset();
        angleB = bodyB == null ? -1 : bodyB.angleOffset();
        this.origin = origin;
    }

    /** Measured from the given pose. */
    public static RelativeAngle from(RigidBody bodyA, @Nullable RigidBody bodyB, State pose) {
        return new RelativeAngle(bodyA, bodyB, new RelativeAngle(bodyA, bodyB, 0).value(pose));
    }

    @Override
    public double value(State s) {
        return s.q[angleA] - (angleB < 0 ? 0 : s.q[angleB]) - origin;
    }

    @Override
    public double rate(State s) {
        return s.v[angleA] - (angleB < 0 ? 0 : s.v[angleB]);
    }

    @Override
    public double bias(State s) {
        return 0;
    }

    @Override
    public void gradient(State s, double[] out, int[] at) {
        row(out, at[0], 1);
        if (bodyCount() > 1) {
            row(out, at[1], -1);
        }
    }

    private static void row(double[] out, int at, double sign) {
        out[at] = 0;
        out[at + 1] = 0;
        out[at + 2] = sign;
    }

    @Override
    public void addForce(State s, double tension, double[] force) {
        force[angleA] += tension;
        if (angleB >= 0) {
            force[angleB] -= tension;
        }
    }

    /** φ is linear. */
    @Override
    public void addHessian(State s, double[] matrix) {}
}

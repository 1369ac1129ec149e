package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** C = θ_A − θ_B − const: the bodies keep their angle to each other; J = (0 0 1 | 0 0 −1), J̇q̇ = 0, λ the torque on A. */
public final class AngleJoint extends HeldCoordinate {
    /** @param bodyB null for the world */
    public AngleJoint(String id, RigidBody bodyA, @Nullable RigidBody bodyB, double angle) {
        super(id, new RelativeAngle(bodyA, bodyB, 0), angle);
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

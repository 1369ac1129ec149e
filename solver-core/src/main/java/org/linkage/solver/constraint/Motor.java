package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** Turns A against B at a given speed: ω_A − ω_B = speed, a row at velocity level; λ is the torque on A. */
public final class Motor extends PairConstraint {
    private double speed;

    /** @param bodyB null for the world */
    public Motor(String id, RigidBody bodyA, @Nullable RigidBody bodyB, double speed) {
        super(id, 1, bodyA, bodyB);
        this.speed = speed;
    }

    public double speed() {
        return speed;
    }

    public void setSpeed(double speed) {
        this.speed = speed;
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
        for (int k = 0; k < bodyCount(); k++) {
            out[at[k]] = 0;
            out[at[k] + 1] = 0;
            out[at[k] + 2] = k == 0 ? 1 : -1;
        }
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = 0;
    }

    @Override
    public void velocityTarget(double[] out, int at) {
        out[at] = speed;
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

package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * Two wheels whose turning is bound: C = a θ_A + b θ_B − const, J = (0 0 a | 0 0 b), J̇q̇ = 0. With equal signs they turn
 * against each other. At velocity level only a ω_A + b ω_B = 0 is held (Baraff's "one turns at twice the speed of the
 * other"). The torques are aλ on A and bλ on B.
 */
public final class Gear extends PairConstraint {
    private final int angleA;
    private final int angleB;
    private final double ratioA;
    private final double ratioB;
    private final double held;
    private final boolean positionLevel;

    /** @param held the value of a θ_A + b θ_B; not used at velocity level */
    public Gear(
            String id,
            RigidBody bodyA,
            @Nullable RigidBody bodyB,
            double ratioA,
            double ratioB,
            double held,
            boolean positionLevel) {
        super(id, 1, bodyA, bodyB);
        angleA = bodyA.angleOffset();
        angleB = bodyB == null ? -1 : bodyB.angleOffset();
        this.ratioA = ratioA;
        this.ratioB = ratioB;
        this.held = held;
        this.positionLevel = positionLevel;
    }

    @Override
    public boolean positionLevel() {
        return positionLevel;
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = positionLevel ? ratioA * s.q[angleA] + (angleB < 0 ? 0 : ratioB * s.q[angleB]) - held : 0;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        row(out, at[0], ratioA);
        if (bodyCount() > 1) {
            row(out, at[1], ratioB);
        }
    }

    private static void row(double[] out, int at, double ratio) {
        out[at] = 0;
        out[at + 1] = 0;
        out[at + 2] = ratio;
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = 0;
    }

    @Override
    public int reactionSize() {
        return 2;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = ratioA * lambda[at];
        out[outAt + 1] = ratioB * lambda[at];
    }
}

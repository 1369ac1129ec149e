package org.linkage.solver.mechanism;

import org.jspecify.annotations.Nullable;

/** A body whose first two coordinates are the position of its centre of mass: a rigid body or a particle. */
public abstract sealed class PlanarBody extends Body permits RigidBody, Particle {
    private final double mass;
    private final @Nullable Shape shape;

    PlanarBody(String id, int dimension, double mass, @Nullable Shape shape) {
        super(id, dimension);
        if (!(mass > 0) || Double.isInfinite(mass)) {
            throw new IllegalArgumentException("Body " + id + " needs a mass above zero, not " + mass + ".");
        }
        this.mass = mass;
        this.shape = shape;
    }

    public final double mass() {
        return mass;
    }

    @Override
    public final @Nullable Shape shape() {
        return shape;
    }

    @Override
    public final void addWeight(double gx, double gy, double[] force, int at) {
        force[at] += mass * gx;
        force[at + 1] += mass * gy;
    }

    @Override
    public final double weightPotential(double gx, double gy, State state) {
        return -mass * (gx * state.q[offset()] + gy * state.q[offset() + 1]);
    }
}

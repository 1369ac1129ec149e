package org.linkage.solver.mechanism;

import org.jspecify.annotations.Nullable;

/** A rigid body in the plane: q = (x, y, θ) at its centre of mass, M = diag(m, m, I). */
public final class RigidBody extends PlanarBody {
    private final double inertia;

    public RigidBody(String id, double mass, double inertia) {
        this(id, mass, inertia, null);
    }

    public RigidBody(String id, double mass, double inertia, @Nullable Shape shape) {
        super(id, 3, mass, shape);
        if (!(inertia > 0) || Double.isInfinite(inertia)) {
            throw new IllegalArgumentException("Body " + id + " needs an inertia above zero, not " + inertia + ".");
        }
        this.inertia = inertia;
    }

    /** A body of uniform density. */
    public RigidBody(String id, double mass, Shape shape) {
        this(id, mass, mass * shape.inertiaPerMass(), shape);
    }

    public double inertia() {
        return inertia;
    }

    @Override
    public int angleOffset() {
        return offset() + 2;
    }

    @Override
    public void massMatrix(double[] out, int at) {
        for (int i = 0; i < 9; i++) {
            out[at + i] = 0;
        }
        out[at] = mass();
        out[at + 4] = mass();
        out[at + 8] = inertia;
    }
}

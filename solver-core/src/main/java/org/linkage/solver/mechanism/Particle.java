package org.linkage.solver.mechanism;

import org.jspecify.annotations.Nullable;

/** A point mass: q = (x, y), M = diag(m, m). */
public final class Particle extends PlanarBody {
    public Particle(String id, double mass) {
        this(id, mass, null);
    }

    public Particle(String id, double mass, @Nullable Shape shape) {
        super(id, 2, mass, shape);
    }

    @Override
    public void massMatrix(double[] out, int at) {
        out[at] = mass();
        out[at + 1] = 0;
        out[at + 2] = 0;
        out[at + 3] = mass();
    }
}

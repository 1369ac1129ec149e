package org.linkage.solver.force;

import org.linkage.solver.mechanism.State;

/** Something that pushes bodies. */
public abstract class Force {
    private final String id;

    protected Force(String id) {
        this.id = id;
    }

    public final String id() {
        return id;
    }

    /** Adds the generalised force to {@code force}, which is as long as q. */
    public abstract void apply(State state, double[] force);

    /** The energy stored in it; 0 for forces without a potential. */
    public double potential(State state) {
        return 0;
    }
}

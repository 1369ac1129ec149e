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

    /** Whether it brings energy in from outside (a finger, the wind, a constant push) instead of storing or losing it. */
    public boolean external() {
        return false;
    }

    /** The power of that part of it which has no potential, W: above 0 if it brings energy in, below if it takes energy out. */
    public double power(State state) {
        return 0;
    }

    /**
     * Which of its smooth pieces the force is in: a limit is below, within or above. Across the edge between two of them no
     * integrator keeps its order.
     */
    public int piece(State state) {
        return 0;
    }

    /**
     * Adds the exact ∂F/∂q to {@code dq} and ∂F/∂v to {@code dv}, both n × n row-major with n the length of q: the dense
     * truth that {@link #addImplicit} is held against.
     */
    public void addDerivatives(State state, double[] dq, double[] dv) {}

    /**
     * Adds to the d × d block of each body, at {@code blocks[blockAt[index]]}, what an implicit step of length h needs of
     * the derivatives: h²·B − h ∂F/∂v, where B is −∂F/∂q or, where that is not positive semidefinite, a bound that is.
     */
    public void addImplicit(State state, double h, double[] blocks, int[] blockAt) {}
}

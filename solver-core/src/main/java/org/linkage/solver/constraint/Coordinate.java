package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * A number φ(q) that a joint leaves free or holds: an angle between two bodies, a distance between two points, the way
 * along a slide.
 *
 * <p>One coordinate serves them all: a constraint holds it at a value, a spring pulls it towards one, a limit or a rope
 * keeps it on one side. g = ∂φ/∂q is written block by block as in {@link Constraint}, 1 × dimension each.
 */
public abstract class Coordinate {
    private final Body[] bodies;

    protected Coordinate(Body... bodies) {
        this.bodies = bodies.clone();
    }

    public final int bodyCount() {
        return bodies.length;
    }

    public final Body body(int k) {
        return bodies[k];
    }

    /** φ(q). */
    public abstract double value(State state);

    /** φ̇ = g q̇. */
    public abstract double rate(State state);

    /** ġ q̇, the part of φ̈ that is there without any acceleration. */
    public abstract double bias(State state);

    /** Writes the blocks of g. */
    public abstract void gradient(State state, double[] out, int[] at);

    /** Adds gᵀ·tension to the generalised force. */
    public abstract void addForce(State state, double tension, double[] force);

    /**
     * Adds to each body's d × d block a positive semidefinite bound of −tension·∂²φ/∂q², as
     * {@link Constraint#addGeometricStiffness} does for λ = tension.
     */
    public void addGeometricStiffness(State state, double tension, double[] blocks, int[] blockAt) {}

    /** Adds the exact ∂²φ/∂q² to an n × n matrix, n the length of q: what the bound above is held against. */
    public abstract void addHessian(State state, double[] matrix);
}

package org.linkage.solver.mechanism;

import org.jspecify.annotations.Nullable;

/**
 * Something that moves: a constant symmetric positive definite mass matrix over a few coordinates.
 *
 * <p>{@link RigidBody} has (x, y, θ) at its centre of mass, {@link Particle} has (x, y); whoever needs other coordinates
 * extends this class with a dimension and a mass matrix of its own. A body belongs to one {@link Mechanism}, which gives it
 * its place in the state.
 */
public abstract class Body {
    private final String id;
    private final int dimension;
    private int index = -1;
    private int offset = -1;

    protected Body(String id, int dimension) {
        if (dimension < 1) {
            throw new IllegalArgumentException("Body " + id + " needs at least one coordinate, not " + dimension + ".");
        }
        this.id = id;
        this.dimension = dimension;
    }

    public final String id() {
        return id;
    }

    public final int dimension() {
        return dimension;
    }

    /** Its place among the mechanism's bodies. */
    public final int index() {
        return index;
    }

    /** Where its coordinates start in q and v. */
    public final int offset() {
        return offset;
    }

    /** Where its angle stands in q, or −1 if it has none. */
    public int angleOffset() {
        return -1;
    }

    public @Nullable Shape shape() {
        return null;
    }

    /** Writes the d × d mass matrix, row-major, from {@code out[at]} on. */
    public abstract void massMatrix(double[] out, int at);

    /** Adds the weight in a field of gravity (gx, gy) to the generalised force from {@code force[at]} on. */
    public void addWeight(double gx, double gy, double[] force, int at) {}

    /** The potential of that weight, zero at the origin. */
    public double weightPotential(double gx, double gy, State state) {
        return 0;
    }

    final void place(int newIndex, int newOffset) {
        if (index >= 0) {
            throw new IllegalArgumentException("Body " + id + " is already part of a mechanism.");
        }
        index = newIndex;
        offset = newOffset;
    }
}

package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/**
 * Rows that bind one body to the world, two bodies to each other, or any number of bodies.
 *
 * <p>A position-level constraint says C(q) = 0, hence J q̇ = 0 and J q̈ = −J̇q̇ with J = ∂C/∂q. A velocity-level one says
 * only J q̇ = target; it has no C. The constraint force on the bodies is +Jᵀλ.
 *
 * <p>Jacobians are written block by block: the block of the k-th body of {@link #body} is rows × dimension, row-major,
 * from {@code out[at[k]]} on. The fixed world has no block. All methods read {@code state.cos} and {@code state.sin}, so the
 * state must be fresh.
 */
public abstract class Constraint {
    private final String id;
    private final int rows;
    private final Body[] bodies;

    /** @param bodies the moving bodies, all different */
    protected Constraint(String id, int rows, Body... bodies) {
        this.id = id;
        this.rows = rows;
        this.bodies = bodies.clone();
        for (int i = 0; i < bodies.length; i++) {
            for (int j = 0; j < i; j++) {
                if (bodies[i] == bodies[j]) {
                    throw new IllegalArgumentException(
                            "Joint " + id + " names body " + bodies[i].id() + " twice; it needs different bodies.");
                }
            }
        }
    }

    public final String id() {
        return id;
    }

    public final int rows() {
        return rows;
    }

    /** Number of moving bodies. */
    public final int bodyCount() {
        return bodies.length;
    }

    public final Body body(int k) {
        return bodies[k];
    }

    /** Whether there is a C(q) = 0 to hold, not only a velocity. */
    public boolean positionLevel() {
        return true;
    }

    /** Writes C from {@code out[at]} on; zeros for a velocity-level constraint. */
    public abstract void value(State state, double[] out, int at);

    /** Writes the blocks of J. */
    public abstract void jacobian(State state, double[] out, int[] at);

    /** Writes J̇q̇, the part of C̈ that is there without any acceleration. */
    public abstract void bias(State state, double[] out, int at);

    /** Writes what J q̇ should be; zero but for motors and the like. */
    public void velocityTarget(double[] out, int at) {
        for (int i = 0; i < rows; i++) {
            out[at + i] = 0;
        }
    }

    /** How many numbers {@link #reaction} writes. */
    public abstract int reactionSize();

    /**
     * Writes what the joint does to its first body, in world axes: the force through the joint's point, then the torque
     * about that point, as far as the joint has them.
     */
    public abstract void reaction(State state, double[] lambda, int at, double[] out, int outAt);

    /**
     * Adds to each body's d × d block at {@code blocks[blockAt[k]]} a positive semidefinite bound of the geometric
     * stiffness −∂(Jᵀλ)/∂q: what keeps large implicit steps stable where the joint carries a force.
     */
    public void addGeometricStiffness(State state, double[] lambda, int at, double[] blocks, int[] blockAt) {}
}

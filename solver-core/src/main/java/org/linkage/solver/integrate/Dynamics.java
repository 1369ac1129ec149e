package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.mechanism.State;

/**
 * What an integrator may ask of a mechanism at a state: its accelerations and multipliers, and solves with the matrix
 *
 * <pre>
 *   M x − Jᵀ λ = f
 *   J x        = d
 * </pre>
 *
 * at the last factored state. Rows are those of all joints and, where there are contacts, those of the closed ones. No
 * method allocates after the first call.
 */
public interface Dynamics {
    MechanicalSystem system();

    /** Whether {@link #solve} is exact to rounding; an iterative solver's answers leave a part of each error behind. */
    default boolean exact() {
        return true;
    }

    /** Length of every vector of rows. */
    int rows();

    /**
     * Assembles and factors M and J at the state's positions; nothing happens if they are still those of the last call.
     *
     * @return null, or why the matrix cannot be factored
     */
    @Nullable
    String factor(State state);

    /** Solves in place with the last factor: f becomes x and d becomes λ. */
    void solve(double[] x, double[] lambda);

    /**
     * As {@link #solve}, for something other than accelerations (a correction, an impulse): an iterative solver starts from
     * zero and its memory of the last accelerations stays untouched.
     */
    default void solveApart(double[] x, double[] lambda) {
        solve(x, lambda);
    }

    /** Writes the sum of all forces. */
    void forces(State state, double[] force);

    /** Writes C of all rows; 0 for rows at velocity level. */
    void positionErrors(State state, double[] c);

    /** Writes J v − target of all rows with the J of the last factored state. */
    void velocityErrors(State state, double[] error);

    /** Writes J̇q̇ of all rows. */
    void biases(State state, double[] bias);

    /**
     * Writes q̈ and λ: M q̈ − Jᵀλ = F, J q̈ = −J̇q̇ − ks C − kd (J q̇ − target).
     *
     * @return null, or why there is no answer
     */
    @Nullable
    String accelerations(State state, double ks, double kd, double[] acceleration, double[] lambda);

    /** The nanoseconds spent in here so far, by phase. */
    PhaseClock clock();
}

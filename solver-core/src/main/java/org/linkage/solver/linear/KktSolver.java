package org.linkage.solver.linear;

import org.jspecify.annotations.Nullable;

/**
 * One way to solve a {@link KktSystem}. The pattern is analysed once per topology; then, as often as one likes,
 * {@link #factor} and after it any number of {@link #solve}s. After {@link #analyze} no method allocates.
 */
public interface KktSolver {
    /** The name that stays: {@code dense}, {@code tree}, {@code auxiliary}, {@code sparse}, … */
    String name();

    /** Why this solver does not take systems of that pattern, as a sentence; null if it does. */
    @Nullable
    String refusal(BlockGraph graph);

    /** Prepares for systems on {@code graph}. */
    void analyze(BlockGraph graph);

    /**
     * Factors the system; the solver may keep a reference to it for refinement, so its numbers must not change before
     * the last solve.
     *
     * @return false if the system is singular beyond what this solver survives; no solve may follow
     */
    boolean factor(KktSystem system);

    /** Solves in place: f becomes x and d becomes λ. */
    void solve(double[] x, double[] lambda);

    /**
     * Solves in place with the last factor alone, without a look at the system's numbers, which may have changed since, and
     * without refinement: for iterations that see what is left by themselves.
     *
     * @return false, with nothing changed, if this solver needs the numbers
     */
    default boolean solveByFactor(double[] x, double[] lambda) {
        return false;
    }

    /** Whether this solver reads {@link KktSystem#columns} where they are ahead of J and A. */
    default boolean readsColumns() {
        return false;
    }

    /** How many rows of the last factored system were redundant; 0 for solvers that refuse those. */
    int rankLoss();
}

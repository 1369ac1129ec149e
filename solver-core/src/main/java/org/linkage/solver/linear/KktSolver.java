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

    /**
     * {@link #factor} and as much of {@link #solveByFactor} as can be done in the same go through the numbers; {@link #solveBack} does the
     * rest. A sweep that follows its factor link by link costs hardly anything: where one waits for a division the other goes on.
     *
     * @return false if the system is singular; f and d are lost then
     */
    default boolean factorForth(KktSystem system, double[] x, double[] lambda) {
        return factor(system);
    }

    /** The rest of a solve that {@link #factorForth} began. */
    default void solveBack(double[] x, double[] lambda) {
        if (!solveByFactor(x, lambda)) {
            solve(x, lambda);
        }
    }

    /** Whether this solver reads {@link KktSystem#columns} where they are ahead of J and A. */
    default boolean readsColumns() {
        return false;
    }

    /** How many rows of the last factored system were redundant; 0 for solvers that refuse those. */
    int rankLoss();
}

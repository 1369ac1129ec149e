package org.linkage.solver.complementarity;

/**
 * One way to solve a {@link UnilateralProblem}. A solver keeps its work arrays and, by the rows' keys, the last solution
 * as the next one's start; in steady state (same numbers of rows) it allocates nothing.
 */
public interface ComplementaritySolver {
    /** The name that stays: {@code exact}, {@code gauss-seidel}, … */
    String name();

    /**
     * Solves. It always ends; when it could not reach rounding, or when there is no solution, the solution's status says
     * so and its numbers are the best that was found.
     *
     * @return {@link UnilateralSolution#solved()}
     */
    boolean solve(UnilateralProblem problem, UnilateralSolution solution);

    /** A step of the simulation begins: what its solves may cost all together is counted from here. */
    default void beginStep() {}

    /** Forgets the last solution, as after an edit of the scene; the next solve starts cold. */
    void forget();
}

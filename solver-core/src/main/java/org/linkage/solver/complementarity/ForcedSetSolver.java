package org.linkage.solver.complementarity;

/**
 * Solves with a given set of one-sided rows taken as equalities, signs unasked: what the set-choosing algorithms of Platt
 * and their improvements need in every round.
 *
 * <pre>
 *   A x − Jᵀλ − Nᵀμ = f,   J x + E λ = d,   N_k x + e μ_k = b_k for k in the set,   μ_k = 0 for the others
 * </pre>
 */
public interface ForcedSetSolver {
    /**
     * @param forced one entry a row: whether it is in the set
     * @param solution receives x, λ, μ and for every row the slack N x + e μ − b, which is negative where a row outside
     *     the set is violated
     * @return false if the rows of the set contradict each other; the solution then holds a compromise
     */
    boolean solve(UnilateralProblem problem, boolean[] forced, UnilateralSolution solution);
}

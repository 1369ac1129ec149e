package org.linkage.solver.linear;

/**
 * A solver that can tell cheaply how a few bodies respond to forces on a few bodies (Baraff's anticipation).
 *
 * <p>M̂⁻¹ maps forces f to the accelerations x of the constrained system, that is the x part of the solution for (f, 0).
 * A column J_a M̂⁻¹ J_bᵀ of a contact's or an auxiliary row's matrix needs only a few entries of M̂⁻¹ J_bᵀ. With H = LDLᵀ the
 * force of the touched bodies travels up to the root and comes down again only to bodies that somebody will look at, so
 * a response costs O(depth), not O(n):
 *
 * <pre>
 *   solver.prepareResponse(bodies, count);       // once per set of touched bodies
 *   for each row b: x[touched coordinates] = J_bᵀ; solver.response(x); entry(a, b) = J_a x
 * </pre>
 *
 * Neither method allocates after {@code analyze}. Both are valid after {@code factor}, until the next one.
 */
public interface ResponseSolver extends KktSolver {
    /** Names the bodies that will be pushed or looked at: the first {@code count} of {@code bodies}, repeats allowed. */
    void prepareResponse(int[] bodies, int count);

    /**
     * In place: forces in, accelerations out, for the prepared bodies only. The array has the length of x; entries of other
     * bodies are neither read nor written.
     */
    void response(double[] x);
}

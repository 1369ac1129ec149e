package org.linkage.solver.contact;

import org.linkage.solver.complementarity.UnilateralProblem;

/** Carries rows of a {@link ContactSet} over into a {@link UnilateralProblem}. */
public final class ContactRows {
    private ContactRows() {}

    /** Appends N of row k with the bound N x ≥ {@code bound}; returns the problem's row. */
    public static int add(UnilateralProblem problem, ContactSet set, int k, double bound) {
        int row = problem.add(set.key[k], set.bodyA[k], set.bodyB[k], bound);
        copy(problem, set, k, set.normalA, set.normalB, row, problem.normal);
        return row;
    }

    /** Gives the problem's row the friction of row k, if it has any; it sticks where T x = {@code stick}. */
    public static void friction(UnilateralProblem problem, ContactSet set, int k, int row, double stick) {
        if (set.surface[k] && set.friction[k] > 0) {
            problem.friction[row] = set.friction[k];
            problem.tangentBound[row] = stick;
            copy(problem, set, k, set.tangentA, set.tangentB, row, problem.tangent);
        }
    }

    private static void copy(
            UnilateralProblem problem, ContactSet set, int k, double[] a, double[] b, int row, double[] out) {
        int dimensionA = problem.graph.bodyDimension[set.bodyA[k]];
        System.arraycopy(a, k * set.stride, out, problem.offsetA(row), dimensionA);
        if (set.bodyB[k] >= 0) {
            int dimensionB = problem.graph.bodyDimension[set.bodyB[k]];
            System.arraycopy(b, k * set.stride, out, problem.offsetB(row), dimensionB);
        }
    }
}

package org.linkage.solver.complementarity;

import org.linkage.solver.complementarity.UnilateralSolution.Status;

/** The {@link ForcedSetSolver} on the same rows' matrix as the exact solver: one factorisation of the set, no signs. */
public final class RowSetSolver implements ForcedSetSolver {
    private final RowSystem system = new RowSystem();

    @Override
    public boolean solve(UnilateralProblem problem, boolean[] forced, UnilateralSolution solution) {
        solution.begin(problem.count);
        solution.method = "set";
        if (!system.fill(problem)) {
            throw new IllegalArgumentException("A body's mass block is not positive definite.");
        }
        BoxProblem box = system.box;
        RowMatrix matrix = system.matrix;
        for (int r = 0; r < box.rows; r++) {
            boolean normal = r >= matrix.joints && r < matrix.joints + matrix.normals;
            boolean free = r < matrix.joints || (normal && forced[matrix.origin[r]]);
            box.state[r] = free ? BoxProblem.FREE : BoxProblem.AT_LOWER;
        }
        solution.residual = box.solveFree();
        solution.iterations = 1;
        solution.factorisations = box.factorisations;
        system.write(problem, solution);
        for (int i = 0; i < problem.count; i++) {
            solution.state[i] = forced[i] ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
        }
        boolean consistent = solution.residual <= 1e-8 * box.scale;
        solution.status = consistent ? Status.SOLVED : Status.NO_SOLUTION;
        return consistent;
    }
}

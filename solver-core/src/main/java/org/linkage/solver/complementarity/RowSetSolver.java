package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.complementarity.UnilateralSolution.Status;

/**
 * The {@link ForcedSetSolver} on the same rows' matrix as the exact solver: one factorisation of the set, no signs.
 * Friction plays no part.
 */
public final class RowSetSolver implements ForcedSetSolver {
    private final RowSystem system = new RowSystem();
    private double[] friction = new double[0];

    @Override
    public boolean solve(UnilateralProblem problem, boolean[] forced, UnilateralSolution solution) {
        solution.begin(problem.count);
        solution.method = "set";
        if (friction.length < problem.count) {
            friction = new double[problem.friction.length];
        }
        System.arraycopy(problem.friction, 0, friction, 0, problem.count);
        Arrays.fill(problem.friction, 0, problem.count, 0);
        system.fill(problem);
        RowProblem rows = system.rows;
        for (int i = 0; i < problem.count; i++) {
            rows.in[rows.joints + i] = forced[i];
            solution.state[i] = forced[i] ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
        }
        solution.residual = rows.solveActive();
        solution.iterations = 1;
        solution.factorisations = rows.factorisations;
        system.write(problem, solution);
        System.arraycopy(friction, 0, problem.friction, 0, problem.count);
        boolean consistent = solution.residual <= 1e-8 * rows.scale;
        solution.status = consistent ? Status.SOLVED : Status.NO_SOLUTION;
        return consistent;
    }
}

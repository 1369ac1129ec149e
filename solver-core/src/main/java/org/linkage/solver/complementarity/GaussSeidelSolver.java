package org.linkage.solver.complementarity;

import org.linkage.solver.complementarity.UnilateralSolution.Status;

/**
 * Projected Gauss–Seidel with a fixed number of sweeps, as most games do it: each row in turn satisfies its own
 * conditions, friction within ±k of the row's present μ. For comparison: what it leaves over after 50 sweeps is visible.
 */
public final class GaussSeidelSolver implements ComplementaritySolver {
    private final RowSystem system = new RowSystem();
    private final RowMemory memory = new RowMemory();
    private final int sweeps;

    public GaussSeidelSolver(int sweeps) {
        if (sweeps < 1) {
            throw new IllegalArgumentException("Gauss–Seidel needs at least one sweep, not " + sweeps + ".");
        }
        this.sweeps = sweeps;
    }

    @Override
    public String name() {
        return "gauss-seidel";
    }

    @Override
    public boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        solution.begin(problem.count);
        solution.method = name();
        if (!system.fill(problem)) {
            throw new IllegalArgumentException("A body's mass block is not positive definite.");
        }
        BoxProblem box = system.box;
        RowMatrix matrix = system.matrix;
        for (int r = 0; r < matrix.joints; r++) {
            box.y[r] = solution.lambda[matrix.origin[r]];
        }
        for (int i = 0; i < matrix.normals; i++) {
            box.y[matrix.joints + i] = Math.max(0, memory.normal(problem.key[i]));
            if (matrix.tangentRow[i] >= 0) {
                box.y[matrix.tangentRow[i]] = memory.tangential(problem.key[i]);
            }
        }
        for (int k = 0; k < sweeps; k++) {
            FrictionRounds.residual(box, problem);
            box.sweep();
        }
        box.matrix.gradient(box.y, box.g);
        solution.iterations = sweeps;
        solution.residual = FrictionRounds.residual(box, problem);
        system.write(problem, solution);
        for (int i = 0; i < matrix.normals; i++) {
            int t = matrix.tangentRow[i];
            if (solution.mu[i] > 0) {
                boolean slides = t >= 0 && Math.abs(solution.tau[i]) >= box.upper[t];
                byte side = solution.tau[i] < 0 ? UnilateralSolution.SLIDES_FORWARD : UnilateralSolution.SLIDES_BACK;
                solution.state[i] = slides ? side : UnilateralSolution.CLOSED;
            }
        }
        boolean solved = solution.residual <= 1e-9 * box.scale;
        solution.status = solved ? Status.SOLVED : Status.INACCURATE;
        memory.keep(problem, solution);
        return solved;
    }

    @Override
    public void forget() {
        memory.forget();
    }
}

package org.linkage.solver.complementarity;

import org.linkage.solver.complementarity.UnilateralSolution.Status;

/**
 * Projected Gauss–Seidel with a fixed number of sweeps, as most games do it: each row in turn satisfies its own
 * conditions; the slips of rows with friction follow after every sweep. For comparison: what it leaves over after 50
 * sweeps is visible.
 */
public final class GaussSeidelSolver implements ComplementaritySolver {
    private final RowSystem system = new RowSystem();
    private final FrictionRounds friction = new FrictionRounds();
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
        system.fill(problem);
        RowProblem rows = system.rows;
        RowMatrix matrix = system.matrix;
        friction.reserve(problem.count);
        for (int r = 0; r < matrix.joints; r++) {
            rows.y[r] = solution.lambda[matrix.origin[r]];
        }
        memory.recall(problem, matrix, rows.y, friction.slip);
        friction.apply(rows, problem);
        for (int k = 0; k < sweeps; k++) {
            rows.sweep();
            if (matrix.rows > matrix.joints + matrix.normals) {
                matrix.gradient(rows.y, rows.g);
                friction.follow(rows, problem, 1);
            }
        }
        matrix.gradient(rows.y, rows.g);
        solution.iterations = sweeps;
        solution.residual = rows.residual();
        system.write(problem, solution);
        for (int i = 0; i < matrix.normals; i++) {
            solution.state[i] = solution.mu[i] > 0 ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
            double k = problem.friction[i];
            if (k > 0 && solution.mu[i] > 0 && Math.abs(solution.tau[i]) >= k * solution.mu[i]) {
                solution.state[i] =
                        solution.tau[i] < 0 ? UnilateralSolution.SLIDES_FORWARD : UnilateralSolution.SLIDES_BACK;
            }
        }
        boolean solved = solution.residual <= 1e-9 * rows.scale;
        solution.status = solved ? Status.SOLVED : Status.INACCURATE;
        memory.keep(problem, matrix, rows.y, friction.slip);
        return solved;
    }

    @Override
    public void forget() {
        memory.forget();
    }
}

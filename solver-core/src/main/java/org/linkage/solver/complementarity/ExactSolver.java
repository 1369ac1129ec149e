package org.linkage.solver.complementarity;

import org.linkage.solver.complementarity.UnilateralSolution.Status;

/**
 * The truth about one-sided rows: 0 ≤ μ ⊥ N x − b ≥ 0 to rounding, joints satisfied at the same time, friction inside
 * its cone.
 *
 * <p>The problem is brought down to its rows ({@link RowSystem}), started from the last solve's multipliers, and solved
 * ({@link RowSolver}); with friction in rounds ({@link FrictionRounds}). Where rows are redundant μ is not unique, x is.
 * Rows that contradict each other are reported as such, and x is then a compromise.
 */
public final class ExactSolver implements ComplementaritySolver {
    private final RowSystem system = new RowSystem();
    private final RowSolver rowSolver = new RowSolver();
    private final FrictionRounds friction = new FrictionRounds();
    private final RowMemory memory = new RowMemory();

    @Override
    public String name() {
        return "exact";
    }

    @Override
    public boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        solution.begin(problem.count);
        if (problem.count == 0) {
            System.arraycopy(problem.f, 0, solution.x, 0, problem.f.length);
            System.arraycopy(problem.d, 0, solution.lambda, 0, problem.d.length);
            problem.equality.solve(solution.x, solution.lambda);
            memory.forget();
            return true;
        }
        system.fill(problem);
        RowProblem rows = system.rows;
        RowMatrix matrix = system.matrix;
        boolean rough = matrix.rows > matrix.joints + matrix.normals;
        friction.reserve(problem.count);
        warmStart(problem, solution);
        if (rough) {
            friction.apply(rows, problem);
        }
        boolean solved = rough ? friction.run(rowSolver, rows, problem) : rowSolver.solve(rows);
        solution.method = rowSolver.method;
        solution.iterations = rows.iterations;
        solution.factorisations = rows.factorisations;
        solution.residual = rows.residual();
        if (rough) {
            solution.residual = Math.max(solution.residual, friction.moved(rows, problem));
        }
        finish(problem, solution, solved);
        return solved;
    }

    /** For tests and comparisons: without it every solve goes through the interior point. */
    void pivotingFirst(boolean allowed) {
        rowSolver.pivotingFirst(allowed);
    }

    /** The yardstick of the last solve's residual. */
    double scale() {
        return system.rows.scale;
    }

    int factorSize() {
        return system.rows.cholesky.factorSize();
    }

    private void warmStart(UnilateralProblem problem, UnilateralSolution solution) {
        RowProblem rows = system.rows;
        for (int r = 0; r < rows.joints; r++) {
            rows.y[r] = solution.lambda[system.matrix.origin[r]];
        }
        memory.recall(problem, system.matrix, rows.y, friction.slip);
        for (int r = rows.joints; r < rows.rows; r++) {
            rows.in[r] = rows.y[r] > 0;
        }
    }

    private void finish(UnilateralProblem problem, UnilateralSolution solution, boolean solved) {
        RowProblem rows = system.rows;
        RowMatrix matrix = system.matrix;
        // what is left of a wrong sign is rounding: it must not pull
        for (int r = rows.joints; r < rows.rows; r++) {
            rows.y[r] = Math.max(0, rows.y[r]);
        }
        system.write(problem, solution);
        for (int i = 0; i < matrix.normals; i++) {
            int second = matrix.edgeRow[i];
            boolean first = rows.y[matrix.joints + i] > 0;
            if (second < 0) {
                solution.state[i] = first ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
            } else if (rows.y[second] > 0) {
                solution.state[i] = first ? UnilateralSolution.CLOSED : UnilateralSolution.SLIDES_FORWARD;
            } else {
                solution.state[i] = first ? UnilateralSolution.SLIDES_BACK : UnilateralSolution.OPEN;
            }
        }
        if (rowSolver.contradiction) {
            solution.status = Status.NO_SOLUTION;
        } else {
            solution.status = solved ? Status.SOLVED : Status.INACCURATE;
        }
        if (solution.residual < Double.POSITIVE_INFINITY && !rowSolver.contradiction) {
            memory.keep(problem, matrix, rows.y, friction.slip);
        } else {
            memory.forget();
        }
    }

    @Override
    public void forget() {
        memory.forget();
    }
}

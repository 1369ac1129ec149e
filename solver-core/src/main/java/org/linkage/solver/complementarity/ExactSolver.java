package org.linkage.solver.complementarity;

import org.linkage.solver.complementarity.UnilateralSolution.Status;

/**
 * The truth about one-sided rows: 0 ≤ μ ⊥ N x − b ≥ 0 to rounding, joints satisfied at the same time, friction inside
 * its cone.
 *
 * <p>The problem is brought down to its rows ({@link RowSystem}), started from the last solve's multipliers, and solved
 * as a box ({@link BoxSolver}); friction follows in rounds ({@link FrictionRounds}). Where rows are redundant μ is not
 * unique, x is. Rows that contradict each other are reported as such, and x is then a compromise.
 */
public final class ExactSolver implements ComplementaritySolver {
    private final RowSystem system = new RowSystem();
    private final BoxSolver boxSolver = new BoxSolver();
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
        if (!system.fill(problem)) {
            throw new IllegalArgumentException("A body's mass block is not positive definite.");
        }
        BoxProblem box = system.box;
        warmStart(problem, solution);
        boolean solved = boxSolver.solve(box);
        if (box.rows > system.matrix.joints + system.matrix.normals && !boxSolver.contradiction) {
            solved = friction.run(boxSolver, box, problem);
        }
        solution.method = boxSolver.method;
        solution.iterations = box.iterations;
        solution.factorisations = box.factorisations;
        solution.residual = FrictionRounds.residual(box, problem);
        finish(problem, solution, solved);
        return solved;
    }

    /** For tests and comparisons: every solve goes through the interior point. */
    void allowPivotingFirst(boolean allowed) {
        boxSolver.allowPivotingFirst(allowed);
    }

    /** The yardstick of the last solve's residual. */
    double scale() {
        return system.box.scale;
    }

    int factorSize() {
        return system.box.cholesky.factorSize();
    }

    private void warmStart(UnilateralProblem problem, UnilateralSolution solution) {
        BoxProblem box = system.box;
        RowMatrix matrix = system.matrix;
        for (int r = 0; r < matrix.joints; r++) {
            box.y[r] = solution.lambda[matrix.origin[r]];
        }
        for (int i = 0; i < matrix.normals; i++) {
            double mu = Math.max(0, memory.normal(problem.key[i]));
            box.y[matrix.joints + i] = mu;
            int t = matrix.tangentRow[i];
            if (t >= 0) {
                double bound = problem.friction[i] * mu;
                box.lower[t] = -bound;
                box.upper[t] = bound;
                box.y[t] = Math.max(-bound, Math.min(bound, memory.tangential(problem.key[i])));
            }
        }
        box.statesFromValues();
    }

    private void finish(UnilateralProblem problem, UnilateralSolution solution, boolean solved) {
        BoxProblem box = system.box;
        RowMatrix matrix = system.matrix;
        // what is left of a wrong sign is rounding: it must not pull
        for (int i = 0; i < matrix.normals; i++) {
            int r = matrix.joints + i;
            box.y[r] = Math.max(0, box.y[r]);
        }
        system.write(problem, solution);
        for (int i = 0; i < matrix.normals; i++) {
            if (box.y[matrix.joints + i] > 0) {
                solution.state[i] = UnilateralSolution.CLOSED;
                int t = matrix.tangentRow[i];
                if (t >= 0 && box.state[t] == BoxProblem.AT_LOWER) {
                    solution.state[i] = UnilateralSolution.SLIDES_FORWARD;
                } else if (t >= 0 && box.state[t] == BoxProblem.AT_UPPER) {
                    solution.state[i] = UnilateralSolution.SLIDES_BACK;
                }
            }
        }
        if (boxSolver.contradiction || (boxSolver.method.equals("lemke") && !solved)) {
            solution.status = Status.NO_SOLUTION;
        } else {
            solution.status = solved ? Status.SOLVED : Status.INACCURATE;
        }
        if (solved) {
            memory.keep(problem, solution);
        } else {
            memory.forget();
        }
    }

    @Override
    public void forget() {
        memory.forget();
    }
}

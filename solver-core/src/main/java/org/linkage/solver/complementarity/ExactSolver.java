package org.linkage.solver.complementarity;

import java.util.Arrays;
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
    /**
     * Multiplications that a problem with friction may take, and all of one step together: those with friction, those with friction that
     * stays as it is, and those without. About 4e8 are a second. A pile of 1,000 discs without friction takes 2e7.
     */
    static final double ROUGH = 4e7;

    static final double STEP = 4.5e7;
    static final double FROZEN = 2e8;
    static final double SMOOTH = 1e9;
    /** With less one does not begin. */
    private static final double WORTH = 5e6;

    /** More than this part of the scale left of Coulomb's law: then rather exact normals. */
    private static final double POOR = 0.3;

    private final RowSystem system = new RowSystem();
    private final RowSolver rowSolver = new RowSolver();
    private final FrictionRounds friction = new FrictionRounds();
    private final FrozenFriction frozen = new FrozenFriction();
    private final RowMemory memory = new RowMemory();
    private double stepLeft = Double.POSITIVE_INFINITY;
    private double frozenLeft = Double.POSITIVE_INFINITY;
    private double smoothLeft = Double.POSITIVE_INFINITY;

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
        if (stepLeft <= 0 && hasFriction(problem)) {
            return hurry(problem, solution);
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
        double before = matrix.work;
        double most = stepLeft < WORTH ? 0 : Math.min(ROUGH, stepLeft);
        rows.allow(rough ? most : Math.min(SMOOTH, smoothLeft));
        boolean solved = rough ? friction.run(rowSolver, rows, problem) : rowSolver.solve(rows);
        solution.method = rowSolver.method;
        solution.iterations = rows.iterations;
        solution.factorisations = rows.factorisations;
        solution.residual = rows.residual();
        if (rough) {
            solution.residual = Math.max(solution.residual, friction.moved(rows, problem));
        }
        system.writeSigned(problem, solution);
        boolean poor = !solved && !(solution.residual <= POOR * rows.scale);
        if (rough && !solved && (poor || (rows.spent() && rows.joints > 0))) {
            poor &= !freeze(problem, solution);
        }
        solution.broken = poor && !rowSolver.contradiction;
        if (rough) {
            stepLeft -= matrix.work - before;
        } else {
            smoothLeft -= matrix.work - before;
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

    /** The friction that was found as it is, with exact normals; false if even these were not found. */
    private boolean freeze(UnilateralProblem problem, UnilateralSolution solution) {
        RowProblem rows = system.rows;
        boolean useful = holdFriction(problem, solution, false);
        if (!useful) {
            system.writeSigned(problem, solution);
            return false;
        }
        solution.method = "frozen-friction";
        system.read(problem, solution);
        friction.accept(rows, problem);
        solution.residual = Math.max(rows.residual(), friction.moved(rows, problem));
        return true;
    }

    private boolean holdFriction(UnilateralProblem problem, UnilateralSolution solution, boolean cheaply) {
        double before = frozen.work;
        boolean useful = frozen.solve(problem, solution, cheaply, Math.min(FROZEN, frozenLeft));
        stepLeft -= frozen.work - before;
        frozenLeft -= frozen.work - before;
        return useful;
    }

    private static boolean hasFriction(UnilateralProblem problem) {
        for (int i = 0; i < problem.count; i++) {
            if (problem.friction[i] > 0) {
                return true;
            }
        }
        return false;
    }

    /** The step has cost enough: friction as it was last. */
    private boolean hurry(UnilateralProblem problem, UnilateralSolution solution) {
        memory.recall(problem, solution);
        boolean useful = holdFriction(problem, solution, true);
        solution.method = "frozen-friction";
        solution.status = frozen.contradiction() ? Status.NO_SOLUTION : Status.INACCURATE;
        solution.broken = !useful && !frozen.contradiction();
        for (int i = 0; i < problem.count; i++) {
            solution.state[i] = solution.mu[i] > 0 ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
            double slip = problem.tangentSpeed(i, solution.x) - problem.tangentBound[i];
            solution.residual = Math.max(solution.residual, problem.friction[i] * Math.abs(slip));
        }
        if (useful) {
            memory.keep(problem, solution);
        } else {
            lose(solution);
        }
        return false;
    }

    @Override
    public void beginStep() {
        stepLeft = STEP;
        frozenLeft = FROZEN;
        smoothLeft = SMOOTH;
    }

    private void finish(UnilateralProblem problem, UnilateralSolution solution, boolean solved) {
        RowProblem rows = system.rows;
        RowMatrix matrix = system.matrix;
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
        if (solution.residual < Double.POSITIVE_INFINITY && !rowSolver.contradiction && !solution.broken) {
            memory.keep(problem, matrix, rows.y, friction.slip);
        } else {
            lose(solution);
        }
    }

    /** Multipliers of which nothing came are no start for the next solve: from failure to failure they would grow. */
    private void lose(UnilateralSolution solution) {
        memory.forget();
        Arrays.fill(solution.lambda, 0);
    }

    @Override
    public void forget() {
        memory.forget();
        friction.forget();
    }
}

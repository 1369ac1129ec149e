package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * What is left to do where Coulomb's law is too much work: the friction at hand stays as it is, as if it were a given force, and the normal
 * multipliers are solved exactly. Nothing passes through anything, joints hold, and none pulls; only the friction is approximate.
 *
 * <p>It takes energy, never gives: friction that points along the slip it meets is dropped, all of it if need be.
 */
final class FrozenFriction {
    private final RowSystem system = new RowSystem();
    private final RowSolver solver = new RowSolver();
    private double[] friction = new double[0];
    private double[] tau = new double[0];
    private double[] force = new double[0];

    /** Multiplications so far, and where they end. */
    double work;

    private double most;

    /**
     * Solves from the solution's μ, τ and λ; false, with a solution that is of no use, if the normal rows have none.
     *
     * @param cheaply without bringing τ back into its cone
     * @param multiplications that it may take; then what Gauss and Seidel's sweeps bring is taken
     */
    boolean solve(UnilateralProblem problem, UnilateralSolution solution, boolean cheaply, double multiplications) {
        most = work + multiplications;
        int count = problem.count;
        if (friction.length < count) {
            friction = new double[problem.friction.length];
            tau = new double[friction.length];
        }
        if (force.length < problem.f.length) {
            force = new double[problem.f.length];
        }
        System.arraycopy(problem.friction, 0, friction, 0, count);
        System.arraycopy(problem.f, 0, force, 0, problem.f.length);
        Arrays.fill(problem.friction, 0, count, 0);
        limit(solution, count);
        boolean solved = normals(problem, solution);
        if (solved && !cheaply) {
            limit(solution, count);
            dropPushes(problem, solution);
            solved = normals(problem, solution);
        }
        if (solved && power(problem, solution) > 0) {
            Arrays.fill(solution.tau, 0, count, 0);
            solved = normals(problem, solution);
        }
        System.arraycopy(friction, 0, problem.friction, 0, count);
        System.arraycopy(force, 0, problem.f, 0, problem.f.length);
        return solved;
    }

    /** Whether the last solve failed because the normal rows contradict each other. */
    boolean contradiction() {
        return solver.contradiction;
    }

    /** Into the cones of the μ at hand. */
    private void limit(UnilateralSolution solution, int count) {
        for (int i = 0; i < count; i++) {
            double most = friction[i] * solution.mu[i];
            solution.tau[i] = Math.max(-most, Math.min(solution.tau[i], most));
        }
    }

    private static double slip(UnilateralProblem problem, UnilateralSolution solution, int i) {
        return problem.tangentSpeed(i, solution.x) - problem.tangentBound[i];
    }

    private static void dropPushes(UnilateralProblem problem, UnilateralSolution solution) {
        for (int i = 0; i < problem.count; i++) {
            if (solution.tau[i] * slip(problem, solution, i) > 0) {
                solution.tau[i] = 0;
            }
        }
    }

    private static double power(UnilateralProblem problem, UnilateralSolution solution) {
        double sum = 0;
        for (int i = 0; i < problem.count; i++) {
            sum += solution.tau[i] == 0 ? 0 : solution.tau[i] * slip(problem, solution, i);
        }
        return sum;
    }

    private boolean normals(UnilateralProblem problem, UnilateralSolution solution) {
        System.arraycopy(force, 0, problem.f, 0, problem.f.length);
        for (int i = 0; i < problem.count; i++) {
            if (solution.tau[i] != 0) {
                problem.addTangent(i, solution.tau[i], problem.f);
            }
        }
        system.fill(problem);
        RowProblem rows = system.rows;
        for (int r = 0; r < rows.joints; r++) {
            rows.y[r] = solution.lambda[system.matrix.origin[r]];
        }
        for (int i = 0; i < problem.count; i++) {
            rows.y[rows.joints + i] = solution.mu[i];
            rows.in[rows.joints + i] = solution.mu[i] > 0;
        }
        double before = system.matrix.work;
        rows.allow(most - work);
        boolean solved = solver.solve(rows);
        work += system.matrix.work - before;
        solution.factorisations += rows.factorisations;
        solution.iterations += rows.iterations;
        for (int r = rows.joints; r < rows.rows; r++) {
            rows.y[r] = Math.max(0, rows.y[r]);
        }
        // the problem has no friction now: τ would be written as 0
        System.arraycopy(solution.tau, 0, tau, 0, problem.count);
        system.write(problem, solution);
        System.arraycopy(tau, 0, solution.tau, 0, problem.count);
        return solved;
    }
}

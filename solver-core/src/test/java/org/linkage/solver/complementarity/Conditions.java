package org.linkage.solver.complementarity;

import org.linkage.solver.linear.BlockGraph;

/** What a solution must satisfy, computed from the problem's own numbers and nothing of the solver's. */
final class Conditions {
    private Conditions() {}

    /** The largest violation of any equation, sign or product, each in its own unit. */
    static double worst(UnilateralProblem problem, UnilateralSolution solution) {
        BlockGraph graph = problem.graph;
        double[] force = problem.f.clone();
        double worst = 0;
        for (int i = 0; i < problem.count; i++) {
            problem.addNormal(i, solution.mu[i], force);
            problem.addTangent(i, solution.tau[i], force);
            double w = problem.normalSpeed(i, solution.x) + problem.compliance[i] * solution.mu[i] - problem.bound[i];
            worst = Math.max(worst, Math.max(-w, -solution.mu[i]));
            worst = Math.max(worst, Math.abs(Math.min(w, solution.mu[i])));
            worst = Math.max(worst, Math.abs(w - solution.slack[i]));
            double slip = problem.tangentSpeed(i, solution.x) - problem.tangentBound[i];
            double left = problem.friction[i] * solution.mu[i] - Math.abs(solution.tau[i]);
            if (problem.friction[i] > 0) {
                worst = Math.max(worst, -left);
                worst = Math.max(worst, Math.min(left, Math.abs(slip)));
                worst = Math.max(worst, Math.min(slip * Math.signum(solution.tau[i]), Math.abs(solution.tau[i])));
            }
        }
        double[] bodies = new double[graph.coordinates()];
        double[] rows = new double[graph.rows()];
        problem.system.residual(solution.x, solution.lambda, force, problem.d, bodies, rows);
        for (double r : bodies) {
            worst = Math.max(worst, Math.abs(r));
        }
        for (double r : rows) {
            worst = Math.max(worst, Math.abs(r));
        }
        return Double.isNaN(worst) ? Double.POSITIVE_INFINITY : worst;
    }
}

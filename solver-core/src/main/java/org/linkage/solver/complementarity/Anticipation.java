package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.ResponseSolver;

/**
 * Few one-sided rows on a mechanism: the joints are seen through the equality solver's factor. One response M̂⁻¹Nᵀ per
 * row; N M̂⁻¹Nᵀ is the rows' own small matrix, and the joints no longer appear. On a tree a response costs at most a walk
 * to the root and back.
 */
final class Anticipation {
    private double[] x = new double[0];
    private double[] lambda = new double[0];
    private double[] freeX = new double[0];
    private int[] touched = new int[0];

    /** Writes the dense matrix of all one-sided rows, tangents included, and its right-hand side. */
    void fill(UnilateralProblem problem, RowMatrix matrix) {
        BlockGraph graph = problem.graph;
        if (x.length < graph.coordinates() || lambda.length < graph.rows()) {
            x = new double[graph.coordinates()];
            freeX = new double[graph.coordinates()];
            lambda = new double[graph.rows()];
        }
        System.arraycopy(problem.f, 0, freeX, 0, freeX.length);
        System.arraycopy(problem.d, 0, lambda, 0, graph.rows());
        problem.equality.solve(freeX, lambda);
        matrix.beginDense(problem);
        if (problem.equality instanceof ResponseSolver response) {
            prepare(problem, response);
        }
        for (int r = 0; r < matrix.rows; r++) {
            Arrays.fill(x, 0);
            push(problem, matrix, r, 1, x);
            if (problem.equality instanceof ResponseSolver response) {
                response.response(x);
            } else {
                Arrays.fill(lambda, 0);
                problem.equality.solve(x, lambda);
            }
            for (int s = 0; s < matrix.rows; s++) {
                boolean same = matrix.origin[r] == matrix.origin[s];
                double own = same ? problem.compliance[matrix.origin[r]] : 0;
                matrix.setDense(r, s, speed(problem, matrix, s, x) + own);
            }
            matrix.c[r] = matrix.asked(problem, r) - speed(problem, matrix, r, freeX);
        }
        matrix.endDense();
    }

    /** Only the rows' own bodies are pushed and looked at. */
    private void prepare(UnilateralProblem problem, ResponseSolver response) {
        if (touched.length < 2 * problem.count) {
            touched = new int[2 * problem.key.length];
        }
        int n = 0;
        for (int i = 0; i < problem.count; i++) {
            touched[n++] = problem.bodyA[i];
            if (problem.bodyB[i] != UnilateralProblem.WORLD) {
                touched[n++] = problem.bodyB[i];
            }
        }
        response.prepareResponse(touched, n);
    }

    private static double edge(UnilateralProblem problem, RowMatrix matrix, int r) {
        double k = problem.friction[matrix.origin[r]];
        return r < matrix.normals ? k : -k;
    }

    private static double speed(UnilateralProblem problem, RowMatrix matrix, int r, double[] x) {
        int i = matrix.origin[r];
        double k = edge(problem, matrix, r);
        return problem.normalSpeed(i, x) + (k == 0 ? 0 : k * problem.tangentSpeed(i, x));
    }

    private static void push(UnilateralProblem problem, RowMatrix matrix, int r, double s, double[] force) {
        int i = matrix.origin[r];
        double k = edge(problem, matrix, r);
        problem.addNormal(i, s, force);
        if (k != 0) {
            problem.addTangent(i, k * s, force);
        }
    }

    /** One last solve with all rows' forces: x and λ. */
    static void motion(UnilateralProblem problem, RowMatrix matrix, double[] y, double[] x, double[] lambda) {
        System.arraycopy(problem.f, 0, x, 0, problem.f.length);
        System.arraycopy(problem.d, 0, lambda, 0, problem.d.length);
        for (int r = 0; r < matrix.rows; r++) {
            push(problem, matrix, r, y[r], x);
        }
        problem.equality.solve(x, lambda);
    }
}

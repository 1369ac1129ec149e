package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A small {@link RowProblem} by {@link Lemke}, the slip γ of rows with friction as an unknown:
 *
 * <pre>
 *   N x − b           ≥ 0  ⊥  μ  ≥ 0
 *   (T x − t) + γ     ≥ 0  ⊥  τ⁺ ≥ 0
 *  −(T x − t) + γ     ≥ 0  ⊥  τ⁻ ≥ 0
 *   k μ − τ⁺ − τ⁻     ≥ 0  ⊥  γ  ≥ 0
 * </pre>
 *
 * N and T are half the sum and the difference of the two edges N ± k T. The matrix is copositive, for which Lemke ends
 * with a solution if the rows have one. Joint rows are split into two of opposite sign.
 */
final class LemkeRows {
    private final Lemke lemke = new Lemke();
    private int n;
    private double[] a = new double[0];
    private double[] q = new double[0];
    private double[] z = new double[0];
    private double[] w = new double[0];
    /** Each unknown as a combination of two rows: weight × row + other weight × other row. */
    private int[] row = new int[0];

    private int[] other = new int[0];
    private double[] weight = new double[0];
    private double[] otherWeight = new double[0];

    /** Without friction: the rows as they are. */
    boolean solve(RowProblem problem) {
        return solve(problem, null);
    }

    /** With Coulomb's k per one-sided row, the slips to be found; c must hold no slip. */
    boolean solve(RowProblem problem, double @Nullable [] friction) {
        RowMatrix matrix = problem.matrix;
        list(matrix, friction);
        Arrays.fill(a, 0, n * n, 0);
        for (int i = 0; i < n; i++) {
            if (row[i] < 0) {
                q[i] = 0;
                continue;
            }
            q[i] = -weight[i] * matrix.c[row[i]] - otherWeight[i] * matrix.c[other[i]];
            for (int j = 0; j < n; j++) {
                if (row[j] >= 0) {
                    a[i * n + j] =
                            weight[i] * combined(matrix, row[i], j) + otherWeight[i] * combined(matrix, other[i], j);
                }
            }
        }
        if (friction != null) {
            cone(matrix, friction);
        }
        boolean solved = lemke.solve(n, a, q, z, w);
        Arrays.fill(problem.y, 0, problem.rows, 0);
        for (int i = 0; i < n; i++) {
            if (row[i] >= 0) {
                problem.y[row[i]] += weight[i] * z[i];
                problem.y[other[i]] += otherWeight[i] * z[i];
            }
        }
        for (int r = problem.joints; r < problem.rows; r++) {
            problem.in[r] = problem.y[r] > 0;
        }
        matrix.gradient(problem.y, problem.g);
        return solved;
    }

    private void list(RowMatrix matrix, double @Nullable [] friction) {
        int most = 2 * matrix.joints + 4 * matrix.rows;
        if (row.length < most) {
            row = new int[most];
            other = new int[most];
            weight = new double[most];
            otherWeight = new double[most];
            q = new double[most];
            z = new double[most];
            w = new double[most];
        }
        n = 0;
        for (int r = 0; r < matrix.joints; r++) {
            unknown(r, 1, r, 0);
            unknown(r, -1, r, 0);
        }
        for (int i = 0; i < matrix.normals; i++) {
            int first = matrix.joints + i;
            int second = matrix.edgeRow[i];
            if (second < 0) {
                unknown(first, 1, first, 0);
            } else if (friction == null) {
                unknown(first, 1, first, 0);
                unknown(second, 1, second, 0);
            } else {
                double t = 0.5 / friction[i];
                unknown(first, 0.5, second, 0.5);
                unknown(first, t, second, -t);
                unknown(first, -t, second, t);
                unknown(-1, 0, -1, 0);
            }
        }
        if (a.length < n * n) {
            a = new double[n * n];
        }
    }

    private void unknown(int r, double s, int r2, double s2) {
        row[n] = r;
        weight[n] = s;
        other[n] = r2;
        otherWeight[n++] = s2;
    }

    private double combined(RowMatrix matrix, int r, int j) {
        double sum = 0;
        for (int k = matrix.start[r]; k < matrix.start[r + 1]; k++) {
            if (matrix.column[k] == row[j]) {
                sum += weight[j] * matrix.value[k];
            }
            if (matrix.column[k] == other[j]) {
                sum += otherWeight[j] * matrix.value[k];
            }
        }
        return sum;
    }

    private void cone(RowMatrix matrix, double[] friction) {
        int at = 2 * matrix.joints;
        for (int i = 0; i < matrix.normals; i++) {
            if (matrix.edgeRow[i] < 0) {
                at++;
                continue;
            }
            int slip = at + 3;
            a[(at + 1) * n + slip] = 1;
            a[(at + 2) * n + slip] = 1;
            a[slip * n + at] = friction[i];
            a[slip * n + at + 1] = -1;
            a[slip * n + at + 2] = -1;
            at += 4;
        }
    }
}

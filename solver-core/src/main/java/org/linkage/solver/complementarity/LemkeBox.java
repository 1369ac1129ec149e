package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A small {@link BoxProblem} by {@link Lemke}, with friction's true cone in place of held bounds:
 *
 * <pre>
 *   S_n μ + S_nt (β⁺ − β⁻) − c_n     ≥ 0  ⊥  μ  ≥ 0
 *   S_t  (...)             − c_t + γ ≥ 0  ⊥  β⁺ ≥ 0
 *  −S_t  (...)             + c_t + γ ≥ 0  ⊥  β⁻ ≥ 0
 *   k μ − β⁺ − β⁻                    ≥ 0  ⊥  γ  ≥ 0
 * </pre>
 *
 * γ is the slip speed. The matrix is copositive, for which Lemke ends with a solution if the rows have one. Joint rows are
 * split into two of opposite sign.
 */
final class LemkeBox {
    private final Lemke lemke = new Lemke();
    private double[] a = new double[0];
    private double[] q = new double[0];
    private double[] z = new double[0];
    private double[] w = new double[0];
    private int[] first = new int[0];

    boolean solve(BoxProblem box) {
        return solve(box, null);
    }

    /** With Coulomb's k per one-sided row, or null: tangents keep the box's bounds, which must be zero. */
    boolean solve(BoxProblem box, double @Nullable [] friction) {
        RowMatrix matrix = box.matrix;
        int n = number(matrix);
        Arrays.fill(a, 0, n * n, 0);
        for (int r = 0; r < box.rows; r++) {
            boolean split = split(matrix, r);
            q[first[r]] = -matrix.c[r];
            if (split) {
                q[first[r] + 1] = matrix.c[r];
            }
            for (int k = matrix.start[r]; k < matrix.start[r + 1]; k++) {
                int s = matrix.column[k];
                put(n, first[r], first[s], matrix.value[k], split, split(matrix, s));
            }
        }
        for (int i = 0; i < matrix.normals; i++) {
            int t = matrix.tangentRow[i];
            if (t >= 0) {
                int slip = first[t] + 2;
                q[slip] = 0;
                a[first[t] * n + slip] = 1;
                a[(first[t] + 1) * n + slip] = 1;
                a[slip * n + first[t]] = -1;
                a[slip * n + first[t] + 1] = -1;
                a[slip * n + first[matrix.joints + i]] = friction == null ? 0 : friction[i];
            }
        }
        boolean solved = lemke.solve(n, a, q, z, w);
        for (int r = 0; r < box.rows; r++) {
            box.y[r] = split(matrix, r) ? z[first[r]] - z[first[r] + 1] : z[first[r]];
            box.state[r] = z[first[r]] > 0 || split(matrix, r) ? BoxProblem.FREE : BoxProblem.AT_LOWER;
        }
        matrix.gradient(box.y, box.g);
        return solved;
    }

    private static boolean split(RowMatrix matrix, int r) {
        return r < matrix.joints || r >= matrix.joints + matrix.normals;
    }

    private int number(RowMatrix matrix) {
        if (first.length < matrix.rows) {
            first = new int[matrix.rows];
        }
        int n = 0;
        for (int r = 0; r < matrix.rows; r++) {
            first[r] = n;
            n += r < matrix.joints ? 2 : split(matrix, r) ? 3 : 1;
        }
        if (q.length < n) {
            a = new double[n * n];
            q = new double[n];
            z = new double[n];
            w = new double[n];
        }
        return n;
    }

    private void put(int n, int r, int s, double value, boolean splitRow, boolean splitColumn) {
        a[r * n + s] = value;
        if (splitColumn) {
            a[r * n + s + 1] = -value;
        }
        if (splitRow) {
            a[(r + 1) * n + s] = -value;
            if (splitColumn) {
                a[(r + 1) * n + s + 1] = value;
            }
        }
    }
}

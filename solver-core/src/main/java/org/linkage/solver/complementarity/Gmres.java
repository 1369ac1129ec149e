package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * GMRES for a matrix that is nearly the symmetric one at hand: A d = b with the factor of a {@link RowCholesky} as its
 * preconditioner from the right. What friction adds to the rows that slide has a small rank or a small norm, so a dozen vectors do.
 */
final class Gmres {
    /** The matrix. */
    interface Operator {
        /** out = A d over the factored rows; entries of other rows are 0 in d and must be 0 in out. */
        void times(double[] d, double[] out);
    }

    static final int MOST = 30;

    private final double[][] basis = new double[MOST + 1][0];
    private double[] work = new double[0];
    private final double[] hessenberg = new double[(MOST + 1) * MOST];
    private final double[] cosine = new double[MOST];
    private final double[] sine = new double[MOST];
    private final double[] rhs = new double[MOST + 1];

    private void reserve(int rows) {
        if (work.length < rows) {
            int n = rows + rows / 2;
            work = new double[n];
            for (int i = 0; i <= MOST; i++) {
                basis[i] = new double[n];
            }
        }
    }

    /**
     * Solves A d = b until what is left is {@code share} of b or {@code enough}, or for {@link #MOST} vectors.
     *
     * @param set the factored rows
     * @param b is overwritten by d
     * @return how many vectors it took
     */
    int solve(Operator a, RowCholesky factor, int rows, boolean[] set, double[] b, double share, double enough) {
        reserve(rows);
        double norm = Math.sqrt(dot(b, b, rows));
        if (!(norm > enough)) {
            Arrays.fill(b, 0, rows, 0);
            return 0;
        }
        for (int r = 0; r < rows; r++) {
            basis[0][r] = b[r] / norm;
        }
        rhs[0] = norm;
        int k = 0;
        while (k < MOST) {
            apply(factor, rows, set, basis[k]);
            a.times(work, basis[k + 1]);
            double size = orthogonalise(k, rows);
            rotate(k, size);
            k++;
            if (Math.abs(rhs[k]) <= Math.max(share * norm, enough) || size == 0) {
                break;
            }
        }
        combine(k, rows, b);
        apply(factor, rows, set, b);
        System.arraycopy(work, 0, b, 0, rows);
        return k;
    }

    /** work = preconditioner × v, 0 outside the set. */
    private void apply(RowCholesky factor, int rows, boolean[] set, double[] v) {
        System.arraycopy(v, 0, work, 0, rows);
        factor.solve(work);
        for (int r = 0; r < rows; r++) {
            if (!set[r]) {
                work[r] = 0;
            }
        }
    }

    /** Makes the newest vector orthogonal to the others and of length 1; returns its length before. */
    private double orthogonalise(int k, int rows) {
        double[] next = basis[k + 1];
        for (int i = 0; i <= k; i++) {
            double along = dot(next, basis[i], rows);
            hessenberg[i * MOST + k] = along;
            double[] v = basis[i];
            for (int r = 0; r < rows; r++) {
                next[r] -= along * v[r];
            }
        }
        double size = Math.sqrt(dot(next, next, rows));
        if (size > 0) {
            for (int r = 0; r < rows; r++) {
                next[r] /= size;
            }
        }
        return size;
    }

    /** Givens rotations make the small matrix triangular, column by column. */
    private void rotate(int k, double size) {
        for (int i = 0; i < k; i++) {
            double above = hessenberg[i * MOST + k];
            double below = hessenberg[(i + 1) * MOST + k];
            hessenberg[i * MOST + k] = cosine[i] * above + sine[i] * below;
            hessenberg[(i + 1) * MOST + k] = cosine[i] * below - sine[i] * above;
        }
        double own = hessenberg[k * MOST + k];
        double length = Math.max(Math.sqrt(own * own + size * size), Double.MIN_NORMAL);
        cosine[k] = own / length;
        sine[k] = size / length;
        hessenberg[k * MOST + k] = length;
        rhs[k + 1] = -sine[k] * rhs[k];
        rhs[k] = cosine[k] * rhs[k];
    }

    private void combine(int k, int rows, double[] out) {
        for (int i = k - 1; i >= 0; i--) {
            double sum = rhs[i];
            for (int j = i + 1; j < k; j++) {
                sum -= hessenberg[i * MOST + j] * rhs[j];
            }
            rhs[i] = sum / hessenberg[i * MOST + i];
        }
        Arrays.fill(out, 0, rows, 0);
        for (int i = 0; i < k; i++) {
            double[] v = basis[i];
            for (int r = 0; r < rows; r++) {
                out[r] += rhs[i] * v[r];
            }
        }
    }

    private static double dot(double[] a, double[] b, int rows) {
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum += a[r] * b[r];
        }
        return sum;
    }
}

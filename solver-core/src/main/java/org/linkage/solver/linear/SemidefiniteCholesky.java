package org.linkage.solver.linear;

import org.jspecify.annotations.Nullable;

/**
 * Cholesky of a dense positive <em>semi</em>-definite matrix S, with diagonal pivoting.
 *
 * <p>S is first scaled to unit diagonal, so that stiff rows and heavy bodies do not decide what counts as zero:
 * S' = T S T, T = diag(S)^-½, P S' Pᵀ = L Lᵀ. At every step the row with the largest remaining diagonal goes next; when that
 * is below {@link #DEPENDENT}, all rows left over depend on those before them and are dropped: their unknown is 0. A row
 * whose own diagonal is known to have a positive part E (a compliant row) never falls below it.
 *
 * <p>Rows are computed from dot products of earlier rows, so the work array is read along its rows: n³/3 flops.
 */
final class SemidefiniteCholesky {
    /** Remaining (scaled) diagonal below which a row is dropped. */
    static final double DEPENDENT = 1e-12;
    /** Remaining (scaled) diagonal below which a row is counted as redundant. */
    static final double REDUNDANT = 1e-9;

    private int n;
    private int rank;
    private int redundant;
    private double weakest;
    private double[] l = new double[0];
    private double[] scale = new double[0];
    private double[] left = new double[0];
    private double[] work = new double[0];
    private int[] row = new int[0];

    /** Makes room for n × n; {@link #matrix} is then the array to fill (row-major, lower triangle is enough). */
    void resize(int size) {
        n = size;
        l = Buffers.atLeast(l, size * size);
        scale = Buffers.atLeast(scale, size);
        left = Buffers.atLeast(left, size);
        work = Buffers.atLeast(work, size);
        row = Buffers.atLeast(row, size);
    }

    double[] matrix() {
        return l;
    }

    int rank() {
        return rank;
    }

    /** How many rows were dropped or came close to it. */
    int redundant() {
        return redundant;
    }

    /** The smallest (scaled) pivot that was not dropped. */
    double weakest() {
        return weakest;
    }

    /** The row of S that was eliminated as number k. */
    int rowAt(int k) {
        return row[k];
    }

    /**
     * Factors the matrix in place.
     *
     * @param floor E, the part of each row's diagonal that cannot be cancelled
     * @param reference what to scale by instead of the diagonal, where that has been diminished already; or null
     * @return false if a diagonal entry is negative or not a number
     */
    boolean factor(double[] floor, double @Nullable [] reference) {
        for (int i = 0; i < n; i++) {
            double d = l[i * n + i];
            if (!(d >= 0) || d == Double.POSITIVE_INFINITY) {
                return false;
            }
            double whole = reference == null ? d : Math.max(d, reference[i]);
            scale[i] = whole > 0 ? 1 / Math.sqrt(whole) : 1;
            left[i] = d * scale[i] * scale[i];
            row[i] = i;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                l[i * n + j] *= scale[i] * scale[j];
            }
        }
        redundant = 0;
        weakest = 1;
        rank = n;
        for (int k = 0; k < n; k++) {
            int best = k;
            for (int i = k + 1; i < n; i++) {
                if (left[i] > left[best]) {
                    best = i;
                }
            }
            if (left[best] <= DEPENDENT) {
                rank = k;
                redundant += n - k;
                break;
            }
            if (left[best] < REDUNDANT && floor[row[best]] == 0) {
                redundant++;
            }
            weakest = left[best];
            swap(k, best);
            column(k, floor);
        }
        return true;
    }

    /** Column k of L: l_ik = (s_ik − Σ l_ij l_kj) / l_kk. */
    private void column(int k, double[] floor) {
        double pivot = Math.sqrt(left[k]);
        double inverse = 1 / pivot;
        l[k * n + k] = pivot;
        for (int i = k + 1; i < n; i++) {
            double value = (l[i * n + k] - dot(l, i * n, k * n, k)) * inverse;
            l[i * n + k] = value;
            double t = scale[row[i]];
            left[i] = Math.max(left[i] - value * value, floor[row[i]] * t * t);
        }
    }

    private static double dot(double[] a, int p, int q, int count) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int j = 0;
        for (; j + 3 < count; j += 4) {
            s0 += a[p + j] * a[q + j];
            s1 += a[p + j + 1] * a[q + j + 1];
            s2 += a[p + j + 2] * a[q + j + 2];
            s3 += a[p + j + 3] * a[q + j + 3];
        }
        for (; j < count; j++) {
            s0 += a[p + j] * a[q + j];
        }
        return (s0 + s1) + (s2 + s3);
    }

    /** Exchanges rows and columns i < j of the lower triangle. */
    private void swap(int i, int j) {
        if (i == j) {
            return;
        }
        int r = row[i];
        row[i] = row[j];
        row[j] = r;
        double d = left[i];
        left[i] = left[j];
        left[j] = d;
        for (int c = 0; c < i; c++) {
            exchange(i * n + c, j * n + c);
        }
        exchange(i * n + i, j * n + j);
        for (int c = i + 1; c < j; c++) {
            exchange(c * n + i, j * n + c);
        }
        for (int c = j + 1; c < n; c++) {
            exchange(c * n + i, c * n + j);
        }
    }

    private void exchange(int p, int q) {
        double value = l[p];
        l[p] = l[q];
        l[q] = value;
    }

    /** Solves S y = b in place; the unknowns of dropped rows become 0. */
    void solve(double[] b) {
        for (int k = 0; k < rank; k++) {
            double value = b[row[k]] * scale[row[k]];
            work[k] = (value - partial(k)) / l[k * n + k];
        }
        for (int k = rank - 1; k >= 0; k--) {
            double value = work[k] / l[k * n + k];
            work[k] = value;
            for (int j = 0; j < k; j++) {
                work[j] -= l[k * n + j] * value;
            }
        }
        for (int k = 0; k < n; k++) {
            b[row[k]] = k < rank ? work[k] * scale[row[k]] : 0;
        }
    }

    private double partial(int k) {
        double sum = 0;
        for (int j = 0; j < k; j++) {
            sum += l[k * n + j] * work[j];
        }
        return sum;
    }

    /**
     * Marks the rows whose unknown is not determined: those with an entry above {@code tolerance} in some vector of the null
     * space, whose basis is (−L₁₁⁻ᵀ L₂₁ᵀ ; 1).
     */
    void markUndetermined(double tolerance, boolean[] undetermined) {
        for (int k = rank; k < n; k++) {
            undetermined[row[k]] = true;
            System.arraycopy(l, k * n, work, 0, rank);
            for (int j = rank - 1; j >= 0; j--) {
                double value = work[j] / l[j * n + j];
                work[j] = value;
                if (Math.abs(value) > tolerance) {
                    undetermined[row[j]] = true;
                }
                for (int c = 0; c < j; c++) {
                    work[c] -= l[j * n + c] * value;
                }
            }
        }
    }
}

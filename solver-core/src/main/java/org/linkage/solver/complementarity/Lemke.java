package org.linkage.solver.complementarity;

/**
 * Lemke's method for w = A z + q, 0 ≤ z ⊥ w ≥ 0 with any square A, by tableau.
 *
 * <p>An artificial z₀ makes w = A z + q + z₀ ≥ 0 everywhere; each pivot brings in the complement of what has just left,
 * until z₀ itself leaves. Ties are broken lexicographically, so that it cannot cycle. It ends with a solution or on a
 * ray; for symmetric positive semidefinite A, and for friction with its copositive A, a ray means that there is no
 * solution. Dense, O(n³) and more: a twin for tests and the last resort of small problems.
 */
public final class Lemke {
    private static final double TINY = 1e-11;

    private int n;
    private int width;
    private double[] tableau = new double[0];
    private int[] basis = new int[0];
    private int pivots;

    /**
     * Solves; A is n × n, row-major.
     *
     * @return false if it ended on a ray, or ran out of pivots
     */
    public boolean solve(int size, double[] a, double[] q, double[] z, double[] w) {
        n = size;
        pivots = 0;
        fill(a, q);
        int leaving = mostNegative(q);
        boolean solved = true;
        if (leaving >= 0) {
            int entering = 2 * n;
            int limit = 50 * (n + 10);
            while (true) {
                int left = basis[leaving];
                pivot(leaving, entering);
                if (left == 2 * n) {
                    break;
                }
                entering = left < n ? left + n : left - n;
                leaving = leavingRow(entering);
                if (leaving < 0 || pivots > limit) {
                    solved = false;
                    break;
                }
            }
        }
        for (int i = 0; i < n; i++) {
            z[i] = 0;
            w[i] = 0;
        }
        for (int i = 0; i < n; i++) {
            double value = tableau[i * width + width - 1];
            if (basis[i] < n) {
                w[basis[i]] = value;
            } else if (basis[i] < 2 * n) {
                z[basis[i] - n] = value;
            }
        }
        return solved;
    }

    public int pivots() {
        return pivots;
    }

    /** Columns: w, z, z₀, right-hand side; the equations w − A z − z₀ = q. */
    private void fill(double[] a, double[] q) {
        width = 2 * n + 2;
        if (tableau.length < n * width) {
            tableau = new double[n * width];
            basis = new int[n];
        }
        for (int i = 0; i < n; i++) {
            int row = i * width;
            for (int j = 0; j < n; j++) {
                tableau[row + j] = i == j ? 1 : 0;
                tableau[row + n + j] = -a[i * n + j];
            }
            tableau[row + 2 * n] = -1;
            tableau[row + 2 * n + 1] = q[i];
            basis[i] = i;
        }
    }

    private int mostNegative(double[] q) {
        int row = -1;
        double least = 0;
        for (int i = 0; i < n; i++) {
            if (q[i] < least) {
                least = q[i];
                row = i;
            }
        }
        return row;
    }

    private int leavingRow(int entering) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(tableau[i * width + entering]));
        }
        int best = -1;
        for (int i = 0; i < n; i++) {
            if (tableau[i * width + entering] > TINY * Math.max(1, largest)
                    && (best < 0 || before(i, best, entering))) {
                best = i;
            }
        }
        return best;
    }

    /** Whether row i's ratios come before row k's: right-hand side first, z₀ on a tie, then the columns of w. */
    private boolean before(int i, int k, int entering) {
        double pi = tableau[i * width + entering];
        double pk = tableau[k * width + entering];
        double difference = tableau[i * width + width - 1] / pi - tableau[k * width + width - 1] / pk;
        double size = Math.abs(tableau[k * width + width - 1] / pk) + Math.abs(tableau[i * width + width - 1] / pi);
        if (Math.abs(difference) > 1e-12 * (size + 1e-3)) {
            return difference < 0;
        }
        if (basis[i] == 2 * n || basis[k] == 2 * n) {
            return basis[i] == 2 * n;
        }
        for (int j = 0; j < n; j++) {
            double d = tableau[i * width + j] / pi - tableau[k * width + j] / pk;
            if (Math.abs(d) > 1e-12) {
                return d < 0;
            }
        }
        return false;
    }

    private void pivot(int row, int entering) {
        pivots++;
        int base = row * width;
        double inverse = 1 / tableau[base + entering];
        for (int j = 0; j < width; j++) {
            tableau[base + j] *= inverse;
        }
        tableau[base + entering] = 1;
        for (int i = 0; i < n; i++) {
            int other = i * width;
            double factor = tableau[other + entering];
            if (i != row && factor != 0) {
                for (int j = 0; j < width; j++) {
                    tableau[other + j] -= factor * tableau[base + j];
                }
                tableau[other + entering] = 0;
            }
        }
        basis[row] = entering;
    }
}

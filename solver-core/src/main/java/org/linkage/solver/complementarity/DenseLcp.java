package org.linkage.solver.complementarity;

/**
 * Small dense problems: w = A z + q with A symmetric positive semidefinite; each unknown is either non-negative
 * (0 ≤ z ⊥ w ≥ 0) or free (w = 0).
 *
 * <p>Block principal pivoting on the dense matrix; every set's equations are solved by Cholesky with ε on the diagonal and
 * refined against A, so that redundant rows are survived. When pivoting does not end, the free unknowns are eliminated
 * and {@link Lemke} decides: a solution, or the proof that there is none.
 */
public final class DenseLcp {
    private static final double EPSILON = 1e-12;
    private static final double SIGN = 1e-11;
    private static final int REFINEMENTS = 4;

    private final Lemke lemke = new Lemke();
    private int n;
    private double[] factor = new double[0];
    private double[] right = new double[0];
    private double[] reduced = new double[0];
    private double[] reducedRight = new double[0];
    private double[] shortZ = new double[0];
    private double[] shortW = new double[0];
    private int[] list = new int[0];
    private boolean[] in = new boolean[0];
    private int count;
    private double scale;
    private int rounds;
    private boolean byLemke;

    /**
     * Solves.
     *
     * @param free which unknowns have no sign
     * @param z the start (its positive entries are tried first) and the solution
     * @return false if there is no solution
     */
    public boolean solve(int size, double[] a, double[] q, boolean[] free, double[] z, double[] w) {
        reserve(size);
        scale = 0;
        for (int i = 0; i < n; i++) {
            scale = Math.max(scale, Math.abs(q[i]));
            in[i] = free[i] || z[i] > 0;
        }
        byLemke = false;
        if (pivoting(a, q, free, z, w)) {
            return true;
        }
        byLemke = true;
        return throughLemke(a, q, free, z, w);
    }

    /** Rounds of pivoting in the last solve. */
    public int rounds() {
        return rounds;
    }

    /** Whether the last solve needed {@link Lemke}. */
    public boolean endedByLemke() {
        return byLemke;
    }

    private void reserve(int size) {
        n = size;
        if (right.length < n) {
            factor = new double[n * n];
            right = new double[n];
            reduced = new double[n * n];
            reducedRight = new double[n];
            shortZ = new double[n];
            shortW = new double[n];
            list = new int[n];
            in = new boolean[n];
        }
    }

    private boolean pivoting(double[] a, double[] q, boolean[] free, double[] z, double[] w) {
        int best = Integer.MAX_VALUE;
        int patience = 10;
        for (rounds = 1; rounds <= 30 + n; rounds++) {
            boolean consistent = solveSet(a, q, z, w);
            int wrong = 0;
            int last = -1;
            for (int i = 0; i < n; i++) {
                if (wrong(i, a, free, z, w)) {
                    wrong++;
                    last = i;
                }
            }
            if (wrong == 0) {
                return consistent;
            }
            boolean all = true;
            if (wrong < best) {
                best = wrong;
                patience = 10;
            } else if (patience > 0) {
                patience--;
            } else {
                all = false;
            }
            for (int i = all ? 0 : last; i <= last; i++) {
                if (wrong(i, a, free, z, w)) {
                    in[i] = !in[i];
                }
            }
        }
        return false;
    }

    private boolean wrong(int i, double[] a, boolean[] free, double[] z, double[] w) {
        if (free[i]) {
            return false;
        }
        return in[i] ? z[i] * diagonal(a, i) < -SIGN * scale : w[i] < -SIGN * scale;
    }

    private double diagonal(double[] a, int i) {
        double d = a[i * n + i];
        return d > 0 ? d : 1;
    }

    /** z on the set with w = 0 there, 0 elsewhere; then w everywhere. False if the set's equations contradict. */
    private boolean solveSet(double[] a, double[] q, double[] z, double[] w) {
        count = 0;
        for (int i = 0; i < n; i++) {
            z[i] = 0;
            w[i] = q[i];
            if (in[i]) {
                list[count++] = i;
            }
        }
        factorSet(a);
        double worst = 0;
        for (int pass = 0; pass <= REFINEMENTS; pass++) {
            for (int k = 0; k < count; k++) {
                right[k] = -w[list[k]];
            }
            substitute();
            for (int k = 0; k < count; k++) {
                z[list[k]] += right[k];
            }
            worst = 0;
            for (int i = 0; i < n; i++) {
                double sum = q[i];
                for (int k = 0; k < count; k++) {
                    sum += a[i * n + list[k]] * z[list[k]];
                }
                w[i] = sum;
                if (in[i]) {
                    worst = Math.max(worst, Math.abs(sum));
                }
            }
            if (worst <= 1e-14 * scale) {
                break;
            }
        }
        return worst <= 1e-10 * scale;
    }

    private void factorSet(double[] a) {
        for (int i = 0; i < count; i++) {
            double epsilon = EPSILON * diagonal(a, list[i]);
            for (int j = 0; j <= i; j++) {
                double sum = a[list[i] * n + list[j]];
                for (int k = 0; k < j; k++) {
                    sum -= factor[i * n + k] * factor[j * n + k];
                }
                if (i == j) {
                    sum += epsilon;
                    factor[i * n + i] = Math.sqrt(sum > 0.1 * epsilon ? sum : epsilon);
                } else {
                    factor[i * n + j] = sum / factor[j * n + j];
                }
            }
        }
    }

    private void substitute() {
        for (int i = 0; i < count; i++) {
            double sum = right[i];
            for (int k = 0; k < i; k++) {
                sum -= factor[i * n + k] * right[k];
            }
            right[i] = sum / factor[i * n + i];
        }
        for (int i = count - 1; i >= 0; i--) {
            double sum = right[i];
            for (int k = i + 1; k < count; k++) {
                sum -= factor[k * n + i] * right[k];
            }
            right[i] = sum / factor[i * n + i];
        }
    }

    /** Eliminates the free unknowns, lets Lemke find the set, and solves once more on that set for the last digits. */
    private boolean throughLemke(double[] a, double[] q, boolean[] free, double[] z, double[] w) {
        System.arraycopy(free, 0, in, 0, n);
        solveSet(a, q, z, w);
        int signed = 0;
        for (int i = 0; i < n; i++) {
            if (!free[i]) {
                reducedRight[signed++] = w[i];
            }
        }
        int column = 0;
        for (int j = 0; j < n; j++) {
            if (free[j]) {
                continue;
            }
            for (int k = 0; k < count; k++) {
                right[k] = a[list[k] * n + j];
            }
            substitute();
            int row = 0;
            for (int i = 0; i < n; i++) {
                if (!free[i]) {
                    double sum = a[i * n + j];
                    for (int k = 0; k < count; k++) {
                        sum -= a[i * n + list[k]] * right[k];
                    }
                    reduced[row++ * signed + column] = sum;
                }
            }
            column++;
        }
        if (!lemke.solve(signed, reduced, reducedRight, shortZ, shortW)) {
            return false;
        }
        int k = 0;
        for (int i = 0; i < n; i++) {
            in[i] = free[i] || shortZ[k] > 0;
            if (!free[i]) {
                k++;
            }
        }
        boolean consistent = solveSet(a, q, z, w);
        for (int i = 0; i < n; i++) {
            consistent &= !wrong(i, a, free, z, w);
        }
        if (!consistent) {
            keepLemke(a, q, free, z, w);
        }
        return true;
    }

    /** The basis was degenerate beyond what the second solve can tell: keep Lemke's own numbers. */
    private void keepLemke(double[] a, double[] q, boolean[] free, double[] z, double[] w) {
        System.arraycopy(free, 0, in, 0, n);
        for (int i = 0, k = 0; i < n; i++) {
            z[i] = free[i] ? 0 : shortZ[k++];
        }
        for (int i = 0; i < n; i++) {
            w[i] = q[i];
            for (int j = 0; j < n; j++) {
                w[i] += a[i * n + j] * z[j];
            }
        }
        count = 0;
        for (int i = 0; i < n; i++) {
            if (free[i]) {
                list[count++] = i;
            }
        }
        factorSet(a);
        for (int k = 0; k < count; k++) {
            right[k] = -w[list[k]];
        }
        substitute();
        for (int k = 0; k < count; k++) {
            z[list[k]] = right[k];
            for (int i = 0; i < n; i++) {
                w[i] += a[i * n + list[k]] * right[k];
            }
        }
    }
}

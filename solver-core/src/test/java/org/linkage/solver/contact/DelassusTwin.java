package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * The plain twin of the solvers of one-sided rows, for small tests without friction: D = N M̂⁻¹Nᵀ by one solve a row, then
 * Lemke's method, or elimination for a given set.
 */
public final class DelassusTwin implements ComplementaritySolver, ForcedSetSolver {
    private double[][] response;
    private double[][] rows;
    private double[] free;
    private double[] freeRows;
    private double[][] d;
    private double[] w;

    @Override
    public String name() {
        return "twin";
    }

    @Override
    public boolean solve(UnilateralProblem p, UnilateralSolution s) {
        prepare(p);
        double[] z = lemke(d, w);
        finish(p, s, z);
        return true;
    }

    @Override
    public boolean solve(UnilateralProblem p, boolean[] forced, UnilateralSolution s) {
        prepare(p);
        int m = 0;
        int[] set = new int[p.count];
        for (int i = 0; i < p.count; i++) {
            if (forced[i]) {
                set[m++] = i;
            }
        }
        double[][] a = new double[m][m + 1];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                a[i][j] = d[set[i]][set[j]];
            }
            a[i][m] = -w[set[i]];
        }
        double[] mu = new double[p.count];
        boolean regular = gauss(a);
        for (int i = 0; i < m; i++) {
            mu[set[i]] = a[i][m];
        }
        finish(p, s, mu);
        for (int i = 0; i < m; i++) {
            s.state[set[i]] = UnilateralSolution.CLOSED;
        }
        return regular;
    }

    private void prepare(UnilateralProblem p) {
        int n = p.count;
        response = new double[n][p.f.length];
        rows = new double[n][p.d.length];
        free = p.f.clone();
        freeRows = p.d.clone();
        p.equality.solve(free, freeRows);
        d = new double[n][n];
        w = new double[n];
        for (int i = 0; i < n; i++) {
            spread(p, i, response[i]);
            p.equality.solve(response[i], rows[i]);
            w[i] = p.normalSpeed(i, free) - p.bound[i];
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                d[i][j] = p.normalSpeed(i, response[j]);
            }
        }
    }

    private static void spread(UnilateralProblem p, int i, double[] out) {
        for (int k = 0; k < p.graph.bodyDimension[p.bodyA[i]]; k++) {
            out[p.graph.bodyOffset[p.bodyA[i]] + k] += p.normal[p.offsetA(i) + k];
        }
        if (p.bodyB[i] >= 0) {
            for (int k = 0; k < p.graph.bodyDimension[p.bodyB[i]]; k++) {
                out[p.graph.bodyOffset[p.bodyB[i]] + k] += p.normal[p.offsetB(i) + k];
            }
        }
    }

    private void finish(UnilateralProblem p, UnilateralSolution s, double[] mu) {
        int n = p.count;
        if (s.mu.length < n) {
            s.mu = new double[2 * n];
            s.tau = new double[2 * n];
            s.slack = new double[2 * n];
            s.state = new byte[2 * n];
        }
        s.count = n;
        System.arraycopy(free, 0, s.x, 0, free.length);
        System.arraycopy(freeRows, 0, s.lambda, 0, freeRows.length);
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < free.length; k++) {
                s.x[k] += mu[i] * response[i][k];
            }
            for (int k = 0; k < freeRows.length; k++) {
                s.lambda[k] += mu[i] * rows[i][k];
            }
        }
        for (int i = 0; i < n; i++) {
            s.mu[i] = mu[i];
            s.tau[i] = 0;
            s.slack[i] = p.normalSpeed(i, s.x) - p.bound[i];
            s.state[i] = mu[i] > 0 ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
        }
    }

    private static boolean gauss(double[][] a) {
        int m = a.length;
        boolean regular = true;
        for (int c = 0; c < m; c++) {
            int pivot = c;
            for (int i = c; i < m; i++) {
                if (Math.abs(a[i][c]) > Math.abs(a[pivot][c])) {
                    pivot = i;
                }
            }
            double[] swap = a[c];
            a[c] = a[pivot];
            a[pivot] = swap;
            if (Math.abs(a[c][c]) < 1e-11) {
                regular = false;
                continue;
            }
            for (int i = 0; i < m; i++) {
                if (i != c) {
                    double factor = a[i][c] / a[c][c];
                    for (int j = c; j <= m; j++) {
                        a[i][j] -= factor * a[c][j];
                    }
                }
            }
        }
        for (int i = 0; i < m; i++) {
            a[i][m] = Math.abs(a[i][i]) < 1e-11 ? 0 : a[i][m] / a[i][i];
        }
        return regular;
    }

    /** z ≥ 0 with w = Mz + q ≥ 0 and z·w = 0: the textbook tableau with covering vector 1. */
    static double[] lemke(double[][] m, double[] q) {
        int n = q.length;
        double[] z = new double[n];
        double least = 0;
        int row = -1;
        for (int i = 0; i < n; i++) {
            if (q[i] < least) {
                least = q[i];
                row = i;
            }
        }
        if (row < 0) {
            return z;
        }
        // columns: w 0…n−1, z n…2n−1, z0 2n, right-hand side 2n+1;  w − Mz − 1 z0 = q
        double[][] t = new double[n][2 * n + 2];
        int[] basis = new int[n];
        for (int i = 0; i < n; i++) {
            t[i][i] = 1;
            for (int j = 0; j < n; j++) {
                t[i][n + j] = -m[i][j];
            }
            t[i][2 * n] = -1;
            t[i][2 * n + 1] = q[i];
            basis[i] = i;
        }
        int entering = 2 * n;
        for (int pivot = 0; pivot < 50 * n + 100; pivot++) {
            int left = basis[row];
            double p = t[row][entering];
            for (int j = 0; j < 2 * n + 2; j++) {
                t[row][j] /= p;
            }
            for (int i = 0; i < n; i++) {
                double factor = t[i][entering];
                if (i != row && factor != 0) {
                    for (int j = 0; j < 2 * n + 2; j++) {
                        t[i][j] -= factor * t[row][j];
                    }
                }
            }
            basis[row] = entering;
            if (left == 2 * n) {
                break;
            }
            entering = left < n ? left + n : left - n;
            double best = Double.POSITIVE_INFINITY;
            row = -1;
            for (int i = 0; i < n; i++) {
                if (t[i][entering] > 1e-11) {
                    double ratio = t[i][2 * n + 1] / t[i][entering];
                    if (ratio < best - 1e-13 || (ratio < best + 1e-13 && basis[i] == 2 * n)) {
                        best = ratio;
                        row = i;
                    }
                }
            }
            if (row < 0) {
                break;
            }
        }
        for (int i = 0; i < n; i++) {
            if (basis[i] >= n && basis[i] < 2 * n) {
                z[basis[i] - n] = Math.max(0, t[i][2 * n + 1]);
            }
        }
        return z;
    }

    @Override
    public void forget() {}
}

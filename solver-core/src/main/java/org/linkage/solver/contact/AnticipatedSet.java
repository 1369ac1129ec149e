package org.linkage.solver.contact;

import java.util.Arrays;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * A given set of contacts as equalities, by anticipation: whatever solves the joints, one solve a row gives its response
 *
 * <pre>
 *   r_k = M̂⁻¹N_kᵀ,   D = N M̂⁻¹Nᵀ,   D μ = d − N x₀ on the set,   x = x₀ + Σ μ_k r_k
 * </pre>
 *
 * with x₀ the motion without contacts. Only the small D is dense. Rows that depend on others get μ = 0.
 */
public final class AnticipatedSet implements ForcedSetSolver {
    private static final double DEPENDENT = 1e-12;

    private double[] response = new double[0];
    private double[] rowResponse = new double[0];
    private double[] delassus = new double[0];
    private double[] free = new double[0];
    private double[] freeRows = new double[0];
    private double[] elimination = new double[0];
    private double[] one = new double[0];
    private double[] oneRows = new double[0];
    private int[] set = new int[0];
    private double[] mu = new double[0];

    @Override
    public boolean solve(UnilateralProblem problem, boolean[] forced, UnilateralSolution solution) {
        int n = problem.count;
        anticipate(problem);
        int m = 0;
        for (int i = 0; i < n; i++) {
            mu[i] = 0;
            if (forced[i]) {
                set[m++] = i;
            }
        }
        boolean consistent = eliminate(problem, m);
        write(problem, solution);
        for (int i = 0; i < n; i++) {
            solution.state[i] = forced[i] ? UnilateralSolution.CLOSED : UnilateralSolution.OPEN;
        }
        solution.iterations = 1;
        return consistent;
    }

    private void anticipate(UnilateralProblem p) {
        int n = p.count;
        int coordinates = p.f.length;
        int rows = p.d.length;
        if (free.length != coordinates || freeRows.length != rows) {
            free = new double[coordinates];
            one = new double[coordinates];
            freeRows = new double[rows];
            oneRows = new double[rows];
        }
        if (set.length < n) {
            int size = Math.max(8, 2 * n);
            set = new int[size];
            mu = new double[size];
            delassus = new double[size * size];
            elimination = new double[size * (size + 1)];
        }
        if (response.length < n * coordinates || rowResponse.length < n * rows) {
            response = new double[2 * n * coordinates];
            rowResponse = new double[2 * n * rows];
        }
        System.arraycopy(p.f, 0, free, 0, coordinates);
        System.arraycopy(p.d, 0, freeRows, 0, rows);
        p.equality.solve(free, freeRows);
        for (int k = 0; k < n; k++) {
            Arrays.fill(one, 0);
            Arrays.fill(oneRows, 0);
            spread(p, k, one);
            p.equality.solve(one, oneRows);
            System.arraycopy(one, 0, response, k * coordinates, coordinates);
            System.arraycopy(oneRows, 0, rowResponse, k * rows, rows);
            for (int i = 0; i < n; i++) {
                delassus[i * n + k] = p.normalSpeed(i, one) + (i == k ? p.compliance[k] : 0);
            }
        }
    }

    private static void spread(UnilateralProblem p, int k, double[] out) {
        add(p, p.bodyA[k], p.offsetA(k), out);
        if (p.bodyB[k] != UnilateralProblem.WORLD) {
            add(p, p.bodyB[k], p.offsetB(k), out);
        }
    }

    private static void add(UnilateralProblem p, int body, int at, double[] out) {
        for (int j = 0; j < p.graph.bodyDimension[body]; j++) {
            out[p.graph.bodyOffset[body] + j] += p.normal[at + j];
        }
    }

    /** Gauss–Jordan on the set's part of D with the largest pivot of the diagonal, as D is positive semidefinite. */
    private boolean eliminate(UnilateralProblem p, int m) {
        int n = p.count;
        int width = m + 1;
        double largest = 0;
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                elimination[i * width + j] = delassus[set[i] * n + set[j]];
            }
            elimination[i * width + m] = p.bound[set[i]] - p.normalSpeed(set[i], free);
            largest = Math.max(largest, elimination[i * width + i]);
        }
        double scale = 0;
        for (int i = 0; i < m; i++) {
            scale = Math.max(scale, Math.abs(elimination[i * width + m]));
        }
        for (int i = 0; i < m; i++) {
            int pivot = i;
            for (int k = i + 1; k < m; k++) {
                if (elimination[k * width + k] > elimination[pivot * width + pivot]) {
                    pivot = k;
                }
            }
            swap(m, i, pivot);
            double d = elimination[i * width + i];
            if (!(d > DEPENDENT * largest)) {
                return finish(m, i, scale);
            }
            for (int k = 0; k < m; k++) {
                double factor = elimination[k * width + i] / d;
                if (k != i && factor != 0) {
                    for (int j = i; j <= m; j++) {
                        elimination[k * width + j] -= factor * elimination[i * width + j];
                    }
                }
            }
        }
        return finish(m, m, scale);
    }

    /** The first {@code rank} rows are solved; the others must be satisfied by them. */
    private boolean finish(int m, int rank, double scale) {
        int width = m + 1;
        boolean consistent = true;
        for (int i = 0; i < m; i++) {
            if (i < rank) {
                mu[set[i]] = elimination[i * width + m] / elimination[i * width + i];
            } else {
                consistent &= Math.abs(elimination[i * width + m]) <= 1e-8 * scale;
            }
        }
        return consistent;
    }

    /** Exchanges two rows and columns of the set. */
    private void swap(int m, int a, int b) {
        if (a == b) {
            return;
        }
        int width = m + 1;
        for (int j = 0; j <= m; j++) {
            double x = elimination[a * width + j];
            elimination[a * width + j] = elimination[b * width + j];
            elimination[b * width + j] = x;
        }
        for (int i = 0; i < m; i++) {
            double x = elimination[i * width + a];
            elimination[i * width + a] = elimination[i * width + b];
            elimination[i * width + b] = x;
        }
        int s = set[a];
        set[a] = set[b];
        set[b] = s;
    }

    private void write(UnilateralProblem p, UnilateralSolution s) {
        int n = p.count;
        int coordinates = free.length;
        int rows = freeRows.length;
        if (s.mu.length < n) {
            s.mu = new double[2 * n];
            s.tau = new double[2 * n];
            s.slack = new double[2 * n];
            s.state = new byte[2 * n];
        }
        s.count = n;
        System.arraycopy(free, 0, s.x, 0, coordinates);
        System.arraycopy(freeRows, 0, s.lambda, 0, rows);
        for (int k = 0; k < n; k++) {
            if (mu[k] != 0) {
                for (int i = 0; i < coordinates; i++) {
                    s.x[i] += mu[k] * response[k * coordinates + i];
                }
                for (int i = 0; i < rows; i++) {
                    s.lambda[i] += mu[k] * rowResponse[k * rows + i];
                }
            }
        }
        for (int k = 0; k < n; k++) {
            s.mu[k] = mu[k];
            s.tau[k] = 0;
            s.slack[k] = p.normalSpeed(k, s.x) + p.compliance[k] * mu[k] - p.bound[k];
        }
    }
}

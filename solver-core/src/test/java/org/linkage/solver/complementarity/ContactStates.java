package org.linkage.solver.complementarity;

import org.linkage.solver.linear.BlockGraph;

/**
 * All answers to a small problem with friction, found by trying: each contact is open, sticks, or slides one way or the other, and
 * each choice is one linear system in the forces. Nothing here knows of pivoting, cones by their edges, or a warm start.
 *
 * <pre>
 *   (w, s) = c + G (μ, τ),   w = N x − b,  s = T x − t,  G = (N T) M̂⁻¹ (N T)ᵀ by elimination of joints and bodies
 * </pre>
 *
 * Contacts that stick may be redundant; then their forces are a polyhedron, and one of its corners is found because a sticking contact
 * may also press on an edge of its cone: that makes six states. A choice whose equations leave forces undetermined is passed over.
 */
final class ContactStates {
    private static final int OPEN = 0;
    private static final int STICKS = 1;
    private static final int EDGE_BACK = 3;
    private static final int SLIDES_FORWARD = 4;
    private static final int SLIDES_BACK = 5;

    /** How far an answer may miss its conditions, relative to the largest number of the problem. */
    private static final double TOLERANCE = 1e-10;

    private final int n;
    private final double[] friction;
    private final double[][] g;
    private final double[] c;
    private double scale;
    private int answers;
    private boolean undetermined;

    private ContactStates(UnilateralProblem problem) {
        n = problem.count;
        friction = problem.friction;
        g = new double[2 * n][2 * n];
        c = new double[2 * n];
        reduce(problem);
    }

    /** How many choices of states answer the problem; 0 if none does; −1 if none does but some could not be judged. */
    static int answers(UnilateralProblem problem) {
        ContactStates all = new ContactStates(problem);
        all.choose(new int[all.n], 0);
        return all.answers > 0 ? all.answers : all.undetermined ? -1 : 0;
    }

    private void choose(int[] state, int contact) {
        if (contact == n) {
            judge(state);
            return;
        }
        int states = friction[contact] > 0 ? 6 : 2;
        for (int s = 0; s < states; s++) {
            state[contact] = s;
            choose(state, contact + 1);
        }
    }

    private void judge(int[] state) {
        // unknowns: two forces of a contact inside its cone, one on an edge of it; equations: what stands still
        double[][] direction = new double[2 * n][];
        int unknowns = 0;
        int[] equation = new int[2 * n];
        int equations = 0;
        for (int i = 0; i < n; i++) {
            if (state[i] == OPEN) {
                continue;
            }
            equation[equations++] = 2 * i;
            if (state[i] == STICKS && friction[i] > 0) {
                direction[unknowns++] = unit(2 * i, 1, 2 * i + 1, 0);
                direction[unknowns++] = unit(2 * i, 0, 2 * i + 1, 1);
            } else {
                boolean back = state[i] == EDGE_BACK || state[i] == SLIDES_BACK;
                double k = state[i] == STICKS ? 0 : back ? friction[i] : -friction[i];
                direction[unknowns++] = unit(2 * i, 1, 2 * i + 1, k);
            }
            if (friction[i] > 0 && state[i] != SLIDES_FORWARD && state[i] != SLIDES_BACK) {
                equation[equations++] = 2 * i + 1;
            }
        }
        double[][] a = new double[equations][unknowns + 1];
        for (int e = 0; e < equations; e++) {
            for (int u = 0; u < unknowns; u++) {
                for (int j = 0; j < 2 * n; j++) {
                    a[e][u] += g[equation[e]][j] * direction[u][j];
                }
            }
            a[e][unknowns] = -c[equation[e]];
        }
        double[] y = solve(a, unknowns);
        if (y == null) {
            return;
        }
        double[] force = new double[2 * n];
        for (int u = 0; u < unknowns; u++) {
            for (int j = 0; j < 2 * n; j++) {
                force[j] += direction[u][j] * y[u];
            }
        }
        if (violation(force) <= TOLERANCE) {
            answers++;
        }
    }

    private double[] unit(int i, double vi, int j, double vj) {
        double[] direction = new double[2 * n];
        direction[i] = vi;
        direction[j] = vj;
        return direction;
    }

    /**
     * The worst violation of any of Coulomb's conditions by forces (μ₀, τ₀, μ₁, …), each in the unit of x along its row, as a part of
     * the largest such number of the problem.
     */
    private double violation(double[] force) {
        double worst = 0;
        for (int i = 0; i < n; i++) {
            double w = c[2 * i];
            double s = c[2 * i + 1];
            for (int j = 0; j < 2 * n; j++) {
                w += g[2 * i][j] * force[j];
                s += g[2 * i + 1][j] * force[j];
            }
            double mu = force[2 * i] * g[2 * i][2 * i];
            double tau = force[2 * i + 1] * g[2 * i][2 * i];
            worst = Math.max(worst, Math.max(-mu, Math.abs(Math.min(w, mu))));
            if (friction[i] > 0) {
                double room = friction[i] * mu - Math.abs(tau);
                worst = Math.max(worst, Math.max(-room, Math.min(room, Math.abs(s))));
                worst = Math.max(worst, Math.min(s * Math.signum(tau), Math.abs(tau)));
            } else {
                worst = Math.max(worst, Math.abs(tau));
            }
        }
        return worst / scale;
    }

    /** {@link #violation} of what a solver found, by the forces alone: x is computed from them anew. */
    static double violation(UnilateralProblem problem, UnilateralSolution solution) {
        ContactStates all = new ContactStates(problem);
        double[] force = new double[2 * all.n];
        for (int i = 0; i < all.n; i++) {
            force[2 * i] = solution.mu[i];
            force[2 * i + 1] = solution.tau[i];
        }
        return all.violation(force);
    }

    /**
     * The violation of what Lemke's method finds, the slip γ as an unknown; infinite if it ends on a ray.
     *
     * <pre>
     *   w ≥ 0 ⊥ μ,   s + γ ≥ 0 ⊥ τ⁺,   −s + γ ≥ 0 ⊥ τ⁻,   k μ − τ⁺ − τ⁻ ≥ 0 ⊥ γ
     * </pre>
     */
    static double byLemke(UnilateralProblem problem) {
        ContactStates all = new ContactStates(problem);
        int n = all.n;
        double[] a = new double[16 * n * n];
        double[] q = new double[4 * n];
        // rows and columns μ, τ⁺, τ⁻, γ of each contact
        for (int i = 0; i < n; i++) {
            for (int row = 0; row < 3; row++) {
                double sign = row == 2 ? -1 : 1;
                int from = 2 * i + (row == 0 ? 0 : 1);
                q[4 * i + row] = sign * all.c[from];
                for (int j = 0; j < n; j++) {
                    a[(4 * i + row) * 4 * n + 4 * j] = sign * all.g[from][2 * j];
                    a[(4 * i + row) * 4 * n + 4 * j + 1] = sign * all.g[from][2 * j + 1];
                    a[(4 * i + row) * 4 * n + 4 * j + 2] = -sign * all.g[from][2 * j + 1];
                }
            }
            a[(4 * i + 1) * 4 * n + 4 * i + 3] = 1;
            a[(4 * i + 2) * 4 * n + 4 * i + 3] = 1;
            a[(4 * i + 3) * 4 * n + 4 * i] = all.friction[i];
            a[(4 * i + 3) * 4 * n + 4 * i + 1] = -1;
            a[(4 * i + 3) * 4 * n + 4 * i + 2] = -1;
        }
        double[] z = new double[4 * n];
        if (!new Lemke().solve(4 * n, a, q, z, new double[4 * n])) {
            return Double.POSITIVE_INFINITY;
        }
        double[] force = new double[2 * n];
        for (int i = 0; i < n; i++) {
            force[2 * i] = z[4 * i];
            force[2 * i + 1] = z[4 * i + 1] - z[4 * i + 2];
        }
        return all.violation(force);
    }

    /** Elimination with the largest pivot of all; null if the equations contradict each other or leave an unknown free. */
    private double[] solve(double[][] a, int unknowns) {
        int[] pivotRow = new int[unknowns];
        boolean[] used = new boolean[a.length];
        boolean[] done = new boolean[unknowns];
        double largest = 0;
        for (int step = 0; step < unknowns; step++) {
            int row = -1;
            int column = -1;
            double best = 0;
            for (int i = 0; i < a.length; i++) {
                for (int j = 0; j < unknowns && !used[i]; j++) {
                    if (!done[j] && Math.abs(a[i][j]) > best) {
                        best = Math.abs(a[i][j]);
                        row = i;
                        column = j;
                    }
                }
            }
            largest = Math.max(largest, best);
            if (row < 0 || best < 1e-9 * largest) {
                undetermined = true;
                return null;
            }
            used[row] = true;
            done[column] = true;
            pivotRow[column] = row;
            for (int i = 0; i < a.length; i++) {
                double factor = i == row ? 0 : a[i][column] / a[row][column];
                for (int j = 0; j <= unknowns && factor != 0; j++) {
                    a[i][j] -= factor * a[row][j];
                }
            }
        }
        double[] y = new double[unknowns];
        for (int j = 0; j < unknowns; j++) {
            y[j] = a[pivotRow[j]][unknowns] / a[pivotRow[j]][j];
        }
        return y;
    }

    /** G and c: the whole dense system of bodies and joints, once for the forces at hand and once for each direction. */
    private void reduce(UnilateralProblem problem) {
        BlockGraph graph = problem.graph;
        int q = graph.coordinates();
        int size = q + graph.rows();
        double[][] a = new double[size][size + 2 * n + 1];
        double[] probe = new double[q];
        double[] lambda = new double[graph.rows()];
        double[] noForce = new double[q];
        double[] noRow = new double[graph.rows()];
        double[] bodies = new double[q];
        double[] rows = new double[graph.rows()];
        for (int j = 0; j < size; j++) {
            (j < q ? probe : lambda)[j < q ? j : j - q] = 1;
            problem.system.residual(probe, lambda, noForce, noRow, bodies, rows);
            (j < q ? probe : lambda)[j < q ? j : j - q] = 0;
            for (int i = 0; i < size; i++) {
                a[i][j] = -(i < q ? bodies[i] : rows[i - q]);
            }
        }
        for (int i = 0; i < size; i++) {
            a[i][size] = i < q ? problem.f[i] : problem.d[i - q];
        }
        for (int i = 0; i < n; i++) {
            double[] push = new double[q];
            problem.addNormal(i, 1, push);
            double[] drag = new double[q];
            problem.addTangent(i, 1, drag);
            for (int k = 0; k < q; k++) {
                a[k][size + 1 + 2 * i] = push[k];
                a[k][size + 2 + 2 * i] = drag[k];
            }
        }
        eliminate(a, size);
        scale = 1e-300;
        double[] x = new double[q];
        for (int right = 0; right <= 2 * n; right++) {
            for (int k = 0; k < q; k++) {
                x[k] = a[k][size + right];
            }
            for (int i = 0; i < n; i++) {
                double w = problem.normalSpeed(i, x);
                double s = problem.tangentSpeed(i, x);
                if (right == 0) {
                    c[2 * i] = w - problem.bound[i];
                    c[2 * i + 1] = s - problem.tangentBound[i];
                    scale = Math.max(scale, Math.max(Math.abs(c[2 * i]), Math.abs(c[2 * i + 1])));
                } else {
                    g[2 * i][right - 1] = w;
                    g[2 * i + 1][right - 1] = s;
                }
            }
        }
    }

    private static void eliminate(double[][] a, int size) {
        for (int p = 0; p < size; p++) {
            int best = p;
            for (int i = p; i < size; i++) {
                best = Math.abs(a[i][p]) > Math.abs(a[best][p]) ? i : best;
            }
            double[] swap = a[p];
            a[p] = a[best];
            a[best] = swap;
            double inverse = 1 / a[p][p];
            for (int j = p; j < a[p].length; j++) {
                a[p][j] *= inverse;
            }
            for (int i = 0; i < size; i++) {
                double factor = i == p ? 0 : a[i][p];
                for (int j = p; j < a[i].length && factor != 0; j++) {
                    a[i][j] -= factor * a[p][j];
                }
            }
        }
    }
}

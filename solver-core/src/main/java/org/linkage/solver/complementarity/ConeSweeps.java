package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.linear.BlockGraph;

/**
 * Coulomb's law contact by contact, for large problems of free bodies: Gauss and Seidel's sweeps over the motion x = A⁻¹(f + Nᵀμ + Tᵀτ),
 * each contact in turn brought to its own exact answer of two unknowns,
 *
 * <pre>
 *   w = w₀ + D (μ, τ),   D the 2 × 2 block of S:   open if w₀ₙ ≥ 0, else sticks if D⁻¹(−w₀) lies in the cone, else slides on its edge
 * </pre>
 *
 * <p>Sweeps alone lose a digit in some hundreds. Taken as the gradient of a conjugate gradient method (Silcowitz, Niebe and Erleben's for
 * such problems) they are two to four times as quick: with r the change that a sweep made,
 *
 * <pre>
 *   β = |r|²/|r_last|²,   y ← y + β p,   p ← r + β p;   β &gt; 1: p = 0, begin anew
 * </pre>
 *
 * <p>A sweep costs a hundredth of a factorisation and knows nothing of circles, so that it is what a pile wants while it falls.
 * The last digits are for {@link ConePivoting}.
 */
final class ConeSweeps {
    /** Numbers of a contact: N and T on both bodies, A⁻¹Nᵀ and A⁻¹Tᵀ likewise, D, the bounds, and k. */
    private static final int BLOCK = 3;

    private static final int TANGENT = 2 * BLOCK;
    private static final int PUSH = 4 * BLOCK;
    private static final int TANGENT_PUSH = 6 * BLOCK;
    private static final int OWN = 8 * BLOCK;
    private static final int SIZE = OWN + 7;
    /** Multiplications of a contact in a sweep. */
    private static final int WORK = 48;

    /** Of D's normal part: what a sliding contact keeps where its friction presses it down or lifts it. */
    private static final double LEAST = 0.1;

    /** Sweeps in any case. */
    private static final int FEWEST = 50;

    private int count;
    private int length;
    private int[] bodies = new int[0];
    private double[] contact = new double[0];
    private double[] mu = new double[0];
    private double[] tau = new double[0];
    private double[] changeN = new double[0];
    private double[] changeT = new double[0];
    private double[] alongN = new double[0];
    private double[] alongT = new double[0];
    private double[] x = new double[0];
    private double[] before = new double[0];
    private double[] along = new double[0];
    /** |r|² of the last sweep, and the most by which it moved a contact's speeds. */
    private double norm;

    private double most;

    /** Whether the sweeps see all of the problem: bodies in the plane, no joints. */
    static boolean takes(UnilateralProblem unilateral) {
        BlockGraph graph = unilateral.graph;
        return graph.groupCount == 0 && graph.couplingCount == 0 && unilateral.stride <= BLOCK;
    }

    /** Sweeps from the problem's y until a sweep moves nothing by more than {@code target}; sets y ≥ 0, g, c without slips. */
    void run(RowProblem problem, UnilateralProblem unilateral, double target, int limit) {
        load(problem, unilateral);
        double last = 0;
        for (int k = 0; k < limit && (k < FEWEST || !problem.spent()); k++) {
            problem.iterations++;
            problem.matrix.work += (double) WORK * count;
            System.arraycopy(x, 0, before, 0, length);
            sweep();
            if (most <= target) {
                break;
            }
            accelerate(norm < last ? norm / last : 0);
            last = norm;
        }
        // what was carried on may lie outside the cones
        sweep();
        store(problem);
    }

    private void load(RowProblem problem, UnilateralProblem unilateral) {
        RowMatrix matrix = problem.matrix;
        BlockGraph graph = unilateral.graph;
        count = matrix.normals;
        // behind the last body a place where the world stands, which never moves
        length = graph.coordinates();
        reserve();
        matrix.motion(graph, problem.y, x);
        Arrays.fill(x, length, length + BLOCK, 0);
        Arrays.fill(along, 0, length, 0);
        Arrays.fill(alongN, 0, count, 0);
        Arrays.fill(alongT, 0, count, 0);
        Arrays.fill(contact, 0, SIZE * count, 0);
        for (int i = 0; i < count; i++) {
            int first = matrix.joints + i;
            int second = matrix.edgeRow[i];
            double k = unilateral.friction[i];
            mu[i] = problem.y[first] + (second < 0 ? 0 : problem.y[second]);
            tau[i] = second < 0 ? 0 : k * (problem.y[first] - problem.y[second]);
            bodies[2 * i] = graph.bodyOffset[unilateral.bodyA[i]];
            bodies[2 * i + 1] =
                    unilateral.bodyB[i] == UnilateralProblem.WORLD ? length : graph.bodyOffset[unilateral.bodyB[i]];
            int at = SIZE * i;
            copy(unilateral, i, unilateral.bodyA[i], unilateral.offsetA(i), at);
            copy(unilateral, i, unilateral.bodyB[i], unilateral.offsetB(i), at + BLOCK);
            matrix.responses(graph, first, second, k, contact, at + PUSH, at + TANGENT_PUSH, BLOCK);
            contact[at + OWN] = dot(at, at + PUSH);
            contact[at + OWN + 1] = dot(at, at + TANGENT_PUSH);
            contact[at + OWN + 2] = dot(at + TANGENT, at + TANGENT_PUSH);
            contact[at + OWN + 3] = unilateral.bound[i];
            contact[at + OWN + 4] = unilateral.tangentBound[i];
            contact[at + OWN + 5] = second < 0 ? 0 : k;
            contact[at + OWN + 6] = unilateral.compliance[i];
        }
    }

    private void copy(UnilateralProblem unilateral, int i, int body, int from, int to) {
        if (body != UnilateralProblem.WORLD) {
            int dimension = unilateral.graph.bodyDimension[body];
            System.arraycopy(unilateral.normal, from, contact, to, dimension);
            if (unilateral.friction[i] > 0) {
                System.arraycopy(unilateral.tangent, from, contact, to + TANGENT, dimension);
            }
        }
    }

    private double dot(int a, int b) {
        double sum = 0;
        for (int j = 0; j < 2 * BLOCK; j++) {
            sum += contact[a + j] * contact[b + j];
        }
        return sum;
    }

    private void reserve() {
        if (mu.length < count) {
            int n = count + count / 2;
            bodies = new int[2 * n];
            contact = new double[SIZE * n];
            mu = new double[n];
            tau = new double[n];
            changeN = new double[n];
            changeT = new double[n];
            alongN = new double[n];
            alongT = new double[n];
        }
        if (x.length < length + BLOCK) {
            x = new double[length + BLOCK];
            before = new double[length + BLOCK];
            along = new double[length + BLOCK];
        }
    }

    private void sweep() {
        norm = 0;
        most = 0;
        for (int i = 0; i < count; i++) {
            solve(i);
        }
    }

    /** Brings contact i to its own answer, all others as they are. */
    private void solve(int i) {
        double[] c = contact;
        double[] v = x;
        int at = SIZE * i;
        int a = bodies[2 * i];
        int b = bodies[2 * i + 1];
        double compliance = c[at + OWN + 6];
        double nn = c[at + OWN] + compliance;
        double nt = c[at + OWN + 1];
        double tt = c[at + OWN + 2];
        double k = c[at + OWN + 5];
        double m = mu[i];
        double t = tau[i];
        // w without the contact's own forces
        double n0 = c[at] * v[a]
                + c[at + 1] * v[a + 1]
                + c[at + 2] * v[a + 2]
                + c[at + 3] * v[b]
                + c[at + 4] * v[b + 1]
                + c[at + 5] * v[b + 2]
                - c[at + OWN + 3]
                - (nn - compliance) * m
                - nt * t;
        double t0 = c[at + 6] * v[a]
                + c[at + 7] * v[a + 1]
                + c[at + 8] * v[a + 2]
                + c[at + 9] * v[b]
                + c[at + 10] * v[b + 1]
                + c[at + 11] * v[b + 2]
                - c[at + OWN + 4]
                - nt * m
                - tt * t;
        double newM = 0;
        double newT = 0;
        if (n0 < 0) {
            double determinant = nn * tt - nt * nt;
            double sticking = (t0 * nt - n0 * tt) / determinant;
            double holding = (n0 * nt - t0 * nn) / determinant;
            if (determinant > 0 && sticking >= 0 && Math.abs(holding) <= k * sticking) {
                newM = sticking;
                newT = holding;
            } else {
                double edge = holding > 0 ? k : -k;
                newM = -n0 / Math.max(LEAST * nn, nn + edge * nt);
                newT = edge * newM;
            }
        }
        double dm = newM - m;
        double dt = newT - t;
        mu[i] = newM;
        tau[i] = newT;
        changeN[i] = dm;
        changeT[i] = dt;
        norm += nn * dm * dm + tt * dt * dt;
        most = Math.max(most, Math.max(nn * Math.abs(dm), tt * Math.abs(dt)));
        v[a] += c[at + 12] * dm + c[at + 18] * dt;
        v[a + 1] += c[at + 13] * dm + c[at + 19] * dt;
        v[a + 2] += c[at + 14] * dm + c[at + 20] * dt;
        v[b] += c[at + 15] * dm + c[at + 21] * dt;
        v[b + 1] += c[at + 16] * dm + c[at + 22] * dt;
        v[b + 2] += c[at + 17] * dm + c[at + 23] * dt;
    }

    /** y ← y + β p, p ← r + β p; the motion is linear in y and goes along. */
    private void accelerate(double beta) {
        for (int i = 0; i < count; i++) {
            mu[i] += beta * alongN[i];
            tau[i] += beta * alongT[i];
            alongN[i] = changeN[i] + beta * alongN[i];
            alongT[i] = changeT[i] + beta * alongT[i];
        }
        for (int j = 0; j < length; j++) {
            double r = x[j] - before[j];
            x[j] += beta * along[j];
            along[j] = r + beta * along[j];
        }
    }

    private void store(RowProblem problem) {
        RowMatrix matrix = problem.matrix;
        for (int i = 0; i < count; i++) {
            int second = matrix.edgeRow[i];
            double part = second < 0 ? mu[i] : tau[i] / contact[SIZE * i + OWN + 5];
            problem.y[matrix.joints + i] = second < 0 ? mu[i] : Math.max(0, 0.5 * (mu[i] + part));
            if (second >= 0) {
                problem.y[second] = Math.max(0, 0.5 * (mu[i] - part));
            }
        }
        matrix.gradient(problem.y, problem.g);
    }
}

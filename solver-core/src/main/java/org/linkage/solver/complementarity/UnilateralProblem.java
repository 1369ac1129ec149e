package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;

/**
 * An equality system with any number of one-sided rows on top. Find x, λ, μ (and τ, where a row has friction) with
 *
 * <pre>
 *   A x − Jᵀλ − Nᵀμ − Tᵀτ = f
 *   J x + E λ             = d
 *   w = N x + e μ − b,   0 ≤ μ ⊥ w ≥ 0
 *   |τ| ≤ k μ;   |τ| &lt; k μ: T x = t (sticks);   τ = ∓ k μ: ±(T x − t) ≥ 0 (slides, friction against the slip)
 * </pre>
 *
 * x may be accelerations, velocities or impulses' velocity changes: the caller decides by what it writes into f, d, b.
 * In the plane the friction cone has two edges, so this is the exact cone and no polygon.
 *
 * <p>A row acts on body A and on body B or, with {@link #WORLD}, on A alone. Its block on a body has that body's
 * dimension; the blocks of row i start at {@link #offsetA} and {@link #offsetB} of {@link #normal} and {@link #tangent}.
 * The key says which row of the last solve this one continues (warm start); rows that must not be told apart by history
 * may share a key.
 *
 * <p>The arrays are public because the solvers walk them; they grow by doubling, so read the reference anew after
 * {@link #add}. Clearing and refilling the same number of rows allocates nothing.
 */
public final class UnilateralProblem {
    /** In place of body B: the row ties body A to the fixed world. */
    public static final int WORLD = -1;

    public final KktSystem system;
    public final BlockGraph graph;
    /** Has analysed the graph and factored {@link #system} before a complementarity solver is called. */
    public final KktSolver equality;

    /** Right-hand sides of the bodies and of the equality rows. */
    public final double[] f;

    public final double[] d;

    /** Numbers reserved for one block: the largest dimension of a body. */
    public final int stride;

    public int count;
    public long[] key = new long[16];
    public int[] bodyA = new int[16];
    public int[] bodyB = new int[16];
    public double[] normal;
    /** b: the row asks N x + e μ ≥ b. */
    public double[] bound = new double[16];
    /** e ≥ 0: 0 for a hard row. */
    public double[] compliance = new double[16];
    /** k, Coulomb's coefficient; 0 for a row without friction, whose tangent is not read. */
    public double[] friction = new double[16];

    public double[] tangent;
    /** t: the tangential velocity at which the row sticks (a conveyor belt has t ≠ 0). */
    public double[] tangentBound = new double[16];

    /**
     * @param system the equality system; refilled by the caller before each solve
     * @param equality the solver that the caller factors {@code system} with
     */
    public UnilateralProblem(KktSystem system, KktSolver equality) {
        this.system = system;
        this.equality = equality;
        graph = system.graph;
        f = new double[graph.coordinates()];
        d = new double[graph.rows()];
        int largest = 1;
        for (int dimension : graph.bodyDimension) {
            largest = Math.max(largest, dimension);
        }
        stride = largest;
        normal = new double[16 * 2 * stride];
        tangent = new double[16 * 2 * stride];
    }

    /** Drops all one-sided rows; f and d stay. */
    public void clear() {
        count = 0;
    }

    /** Appends a hard row without friction whose blocks are zero, and returns its number. */
    public int add(long rowKey, int a, int b, double rowBound) {
        if (count == key.length) {
            grow();
        }
        int i = count++;
        key[i] = rowKey;
        bodyA[i] = a;
        bodyB[i] = b;
        bound[i] = rowBound;
        compliance[i] = 0;
        friction[i] = 0;
        tangentBound[i] = 0;
        Arrays.fill(normal, offsetA(i), offsetA(i + 1), 0);
        Arrays.fill(tangent, offsetA(i), offsetA(i + 1), 0);
        return i;
    }

    /** Where row i's block on body A starts in {@link #normal} and {@link #tangent}. */
    public int offsetA(int i) {
        return 2 * i * stride;
    }

    public int offsetB(int i) {
        return (2 * i + 1) * stride;
    }

    /** Writes the first numbers of row i's blocks in the plane; what a body has no coordinate for is dropped. */
    public void setNormal(int i, double ax, double ay, double aTurn, double bx, double by, double bTurn) {
        planar(normal, offsetA(i), bodyA[i], ax, ay, aTurn);
        planar(normal, offsetB(i), bodyB[i], bx, by, bTurn);
    }

    /** Gives row i friction k ≥ 0, with a tangent in the plane and the velocity t at which it sticks. */
    public void setTangent(
            int i, double k, double t, double ax, double ay, double aTurn, double bx, double by, double bTurn) {
        friction[i] = k;
        tangentBound[i] = t;
        planar(tangent, offsetA(i), bodyA[i], ax, ay, aTurn);
        planar(tangent, offsetB(i), bodyB[i], bx, by, bTurn);
    }

    private void planar(double[] blocks, int at, int body, double x, double y, double turn) {
        if (body == WORLD) {
            return;
        }
        int dimension = graph.bodyDimension[body];
        blocks[at] = x;
        if (dimension > 1) {
            blocks[at + 1] = y;
        }
        if (dimension > 2) {
            blocks[at + 2] = turn;
        }
    }

    /** N x of row i. */
    public double normalSpeed(int i, double[] x) {
        return speed(normal, i, x);
    }

    /** T x of row i. */
    public double tangentSpeed(int i, double[] x) {
        return speed(tangent, i, x);
    }

    private double speed(double[] blocks, int i, double[] x) {
        double sum = dot(blocks, offsetA(i), bodyA[i], x);
        return bodyB[i] == WORLD ? sum : sum + dot(blocks, offsetB(i), bodyB[i], x);
    }

    private double dot(double[] blocks, int at, int body, double[] x) {
        int start = graph.bodyOffset[body];
        double sum = 0;
        for (int j = 0; j < graph.bodyDimension[body]; j++) {
            sum += blocks[at + j] * x[start + j];
        }
        return sum;
    }

    /** force += s Nᵀ of row i. */
    void addNormal(int i, double s, double[] force) {
        spread(normal, i, s, force);
    }

    /** force += s Tᵀ of row i. */
    void addTangent(int i, double s, double[] force) {
        spread(tangent, i, s, force);
    }

    private void spread(double[] blocks, int i, double s, double[] force) {
        axpy(blocks, offsetA(i), bodyA[i], s, force);
        if (bodyB[i] != WORLD) {
            axpy(blocks, offsetB(i), bodyB[i], s, force);
        }
    }

    private void axpy(double[] blocks, int at, int body, double s, double[] force) {
        int start = graph.bodyOffset[body];
        for (int j = 0; j < graph.bodyDimension[body]; j++) {
            force[start + j] += blocks[at + j] * s;
        }
    }

    private void grow() {
        int capacity = 2 * key.length;
        key = Arrays.copyOf(key, capacity);
        bodyA = Arrays.copyOf(bodyA, capacity);
        bodyB = Arrays.copyOf(bodyB, capacity);
        bound = Arrays.copyOf(bound, capacity);
        compliance = Arrays.copyOf(compliance, capacity);
        friction = Arrays.copyOf(friction, capacity);
        tangentBound = Arrays.copyOf(tangentBound, capacity);
        normal = Arrays.copyOf(normal, 2 * normal.length);
        tangent = Arrays.copyOf(tangent, 2 * tangent.length);
    }
}

package org.linkage.solver.contact;

import java.util.Arrays;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;

/**
 * The contacts found at one state, as rows in flat arrays: gap g, N = ∂g/∂q in two blocks, and Ṅq̇.
 *
 * <pre>
 *   ġ = N q̇,   g̈ = N q̈ + Ṅq̇,   contact force Nᵀλ + Tᵀφ,   λ ≥ 0,   |φ| ≤ friction·λ
 * </pre>
 *
 * T is the sliding speed of A's contact point against B's along the tangent, the normal turned by +90°. Row k's block of its first
 * body stands at {@code k·stride} of {@link #normalA}, that of its second at the same place of {@link #normalB}. A key
 * names the same contact in every state. The arrays grow when they must; once they are large enough nothing is allocated.
 */
public final class ContactSet {
    /** Numbers from one row's block to the next: the largest dimension of a body. */
    public final int stride;

    public int count;
    /** Indices of the bodies; −1 for the world, which only stands second. */
    public int[] bodyA = new int[0];

    public int[] bodyB = new int[0];
    public long[] key = new long[0];
    public double[] gap = new double[0];
    public double[] bias = new double[0];
    /** Ṫq̇. */
    public double[] tangentBias = new double[0];

    public double[] normalA = new double[0];
    public double[] normalB = new double[0];
    public double[] tangentA = new double[0];
    public double[] tangentB = new double[0];
    /** Whether the row has a point where surfaces meet, hence a tangent; a limit or a rope has none. */
    public boolean[] surface = new boolean[0];
    /** The point where they touch and the direction in which A is pushed, in the world; for surfaces only. */
    public double[] x = new double[0];

    public double[] y = new double[0];
    public double[] nx = new double[0];
    public double[] ny = new double[0];
    public double[] restitution = new double[0];
    public double[] friction = new double[0];

    private final int[] bodyOffset;
    private final int[] bodyDimension;

    public ContactSet(Mechanism mechanism) {
        bodyOffset = new int[mechanism.bodyCount()];
        bodyDimension = new int[mechanism.bodyCount()];
        int largest = 3;
        for (int i = 0; i < bodyOffset.length; i++) {
            Body body = mechanism.body(i);
            bodyOffset[i] = body.offset();
            bodyDimension[i] = body.dimension();
            largest = Math.max(largest, body.dimension());
        }
        stride = largest;
        grow(16);
    }

    public void clear() {
        count = 0;
    }

    /** Opens a new row with zero blocks and returns its number. */
    public int add(long newKey, int a, int b, double newGap, double newBias, Material material) {
        if (count == key.length) {
            grow(2 * count);
        }
        int k = count++;
        key[k] = newKey;
        bodyA[k] = a;
        bodyB[k] = b;
        gap[k] = newGap;
        bias[k] = newBias;
        tangentBias[k] = 0;
        restitution[k] = material.restitution();
        friction[k] = material.friction();
        surface[k] = false;
        x[k] = 0;
        y[k] = 0;
        nx[k] = 0;
        ny[k] = 0;
        int at = k * stride;
        for (int i = at; i < at + stride; i++) {
            normalA[i] = 0;
            normalB[i] = 0;
            tangentA[i] = 0;
            tangentB[i] = 0;
        }
        return k;
    }

    /** Copies row {@code from} of another set to the end of this one. */
    public int addFrom(ContactSet other, int from) {
        if (count == key.length) {
            grow(2 * count);
        }
        int k = count++;
        key[k] = other.key[from];
        bodyA[k] = other.bodyA[from];
        bodyB[k] = other.bodyB[from];
        gap[k] = other.gap[from];
        bias[k] = other.bias[from];
        tangentBias[k] = other.tangentBias[from];
        restitution[k] = other.restitution[from];
        friction[k] = other.friction[from];
        surface[k] = other.surface[from];
        x[k] = other.x[from];
        y[k] = other.y[from];
        nx[k] = other.nx[from];
        ny[k] = other.ny[from];
        System.arraycopy(other.normalA, from * stride, normalA, k * stride, stride);
        System.arraycopy(other.normalB, from * stride, normalB, k * stride, stride);
        System.arraycopy(other.tangentA, from * stride, tangentA, k * stride, stride);
        System.arraycopy(other.tangentB, from * stride, tangentB, k * stride, stride);
        return k;
    }

    /** Copies row {@code from} over row {@code to}, to drop rows in between. */
    public void move(int from, int to) {
        if (from != to) {
            int last = count;
            count = to;
            addFrom(this, from);
            count = last;
        }
    }

    /** N v of row k: how fast the gap opens. */
    public double rate(int k, double[] v) {
        return product(normalA, normalB, k, v);
    }

    /** T v of row k: how fast A's surface slides over B's. */
    public double slip(int k, double[] v) {
        return product(tangentA, tangentB, k, v);
    }

    private double product(double[] a, double[] b, int k, double[] v) {
        double sum = 0;
        int at = k * stride;
        int offset = bodyOffset[bodyA[k]];
        for (int i = 0; i < bodyDimension[bodyA[k]]; i++) {
            sum += a[at + i] * v[offset + i];
        }
        if (bodyB[k] >= 0) {
            offset = bodyOffset[bodyB[k]];
            for (int i = 0; i < bodyDimension[bodyB[k]]; i++) {
                sum += b[at + i] * v[offset + i];
            }
        }
        return sum;
    }

    /** Adds Nᵀ·amount of row k to a vector over the coordinates. */
    public void addNormal(int k, double amount, double[] out) {
        addBlocks(normalA, normalB, k, amount, out);
    }

    /** Adds Tᵀ·amount of row k. */
    public void addTangent(int k, double amount, double[] out) {
        addBlocks(tangentA, tangentB, k, amount, out);
    }

    private void addBlocks(double[] a, double[] b, int k, double amount, double[] out) {
        int at = k * stride;
        int offset = bodyOffset[bodyA[k]];
        for (int i = 0; i < bodyDimension[bodyA[k]]; i++) {
            out[offset + i] += a[at + i] * amount;
        }
        if (bodyB[k] >= 0) {
            offset = bodyOffset[bodyB[k]];
            for (int i = 0; i < bodyDimension[bodyB[k]]; i++) {
                out[offset + i] += b[at + i] * amount;
            }
        }
    }

    /** The row with that key, or −1; a linear search, for small sets. */
    public int find(long wanted) {
        for (int k = 0; k < count; k++) {
            if (key[k] == wanted) {
                return k;
            }
        }
        return -1;
    }

    private void grow(int size) {
        bodyA = Arrays.copyOf(bodyA, size);
        bodyB = Arrays.copyOf(bodyB, size);
        key = Arrays.copyOf(key, size);
        gap = Arrays.copyOf(gap, size);
        bias = Arrays.copyOf(bias, size);
        tangentBias = Arrays.copyOf(tangentBias, size);
        surface = Arrays.copyOf(surface, size);
        x = Arrays.copyOf(x, size);
        y = Arrays.copyOf(y, size);
        nx = Arrays.copyOf(nx, size);
        ny = Arrays.copyOf(ny, size);
        restitution = Arrays.copyOf(restitution, size);
        friction = Arrays.copyOf(friction, size);
        normalA = Arrays.copyOf(normalA, size * stride);
        normalB = Arrays.copyOf(normalB, size * stride);
        tangentA = Arrays.copyOf(tangentA, size * stride);
        tangentB = Arrays.copyOf(tangentB, size * stride);
    }
}

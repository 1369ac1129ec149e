package org.linkage.solver.contact;

import java.util.Arrays;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/** What one solve found for each touching contact, kept to be read: the set, λ, the slack of the row, the gap. */
public final class ContactRecord {
    public int count;
    public long[] key = new long[16];
    /** The normal force, and the force of friction along the tangent. */
    public double[] normal = new double[16];

    public double[] friction = new double[16];
    /** N q̈ − d: negative where the row is violated. */
    public double[] slack = new double[16];

    public boolean[] handled = new boolean[16];
    public int iterations;

    public void clear() {
        count = 0;
        iterations = 0;
    }

    public void copy(UnilateralProblem problem, UnilateralSolution solution) {
        count = problem.count;
        if (count > key.length) {
            int size = Math.max(count, 2 * key.length);
            key = new long[size];
            normal = new double[size];
            friction = new double[size];
            slack = new double[size];
            handled = new boolean[size];
        }
        System.arraycopy(problem.key, 0, key, 0, count);
        System.arraycopy(solution.mu, 0, normal, 0, count);
        System.arraycopy(solution.tau, 0, friction, 0, count);
        System.arraycopy(solution.slack, 0, slack, 0, count);
        for (int i = 0; i < count; i++) {
            handled[i] = solution.state[i] != UnilateralSolution.OPEN;
        }
        iterations = solution.iterations;
    }

    public void copyFrom(ContactRecord other) {
        if (other.count > key.length) {
            key = Arrays.copyOf(key, other.key.length);
            normal = Arrays.copyOf(normal, other.key.length);
            friction = Arrays.copyOf(friction, other.key.length);
            slack = Arrays.copyOf(slack, other.key.length);
            handled = Arrays.copyOf(handled, other.key.length);
        }
        count = other.count;
        iterations = other.iterations;
        System.arraycopy(other.key, 0, key, 0, count);
        System.arraycopy(other.normal, 0, normal, 0, count);
        System.arraycopy(other.friction, 0, friction, 0, count);
        System.arraycopy(other.slack, 0, slack, 0, count);
        System.arraycopy(other.handled, 0, handled, 0, count);
    }

    /** The row with that key, or −1. */
    public int find(long wanted) {
        for (int i = 0; i < count; i++) {
            if (key[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}

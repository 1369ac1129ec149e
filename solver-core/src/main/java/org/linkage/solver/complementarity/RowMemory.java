package org.linkage.solver.complementarity;

import java.util.Arrays;

/** The last solve's μ and τ by key: a hash table with open addressing, refilled at each solve without garbage. */
final class RowMemory {
    private long[] keys = new long[32];
    private double[] mu = new double[32];
    private double[] tau = new double[32];
    private boolean[] used = new boolean[32];

    void forget() {
        Arrays.fill(used, false);
    }

    void keep(UnilateralProblem problem, UnilateralSolution solution) {
        if (2 * problem.count > keys.length) {
            int capacity = keys.length;
            while (capacity < 3 * problem.count) {
                capacity *= 2;
            }
            keys = new long[capacity];
            mu = new double[capacity];
            tau = new double[capacity];
            used = new boolean[capacity];
        }
        Arrays.fill(used, false);
        for (int i = 0; i < problem.count; i++) {
            int slot = find(problem.key[i]);
            used[slot] = true;
            keys[slot] = problem.key[i];
            mu[slot] = solution.mu[i];
            tau[slot] = solution.tau[i];
        }
    }

    private int find(long key) {
        int mask = keys.length - 1;
        long mixed = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & mask;
        while (used[slot] && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /** The last μ of that row, or −1 if it was not there. */
    double normal(long key) {
        int slot = find(key);
        return used[slot] ? mu[slot] : -1;
    }

    double tangential(long key) {
        int slot = find(key);
        return used[slot] ? tau[slot] : 0;
    }
}

package org.linkage.solver.complementarity;

import java.util.Arrays;

/** The last solve's multipliers by key (both edges of the cone, and the slip): a hash table with open addressing, refilled at each solve without garbage. */
final class RowMemory {
    private long[] keys = new long[32];
    private double[] first = new double[32];
    private double[] second = new double[32];
    private double[] slip = new double[32];
    private boolean[] used = new boolean[32];

    void forget() {
        Arrays.fill(used, false);
    }

    /** Keeps y of the rows' two edges, and the slips by one-sided row. */
    void keep(UnilateralProblem problem, RowMatrix matrix, double[] y, double[] slips) {
        clear(problem.count);
        for (int i = 0; i < problem.count; i++) {
            int slot = take(problem.key[i]);
            int edge = matrix.edgeRow[i];
            first[slot] = y[matrix.joints + i];
            second[slot] = edge < 0 ? 0 : y[edge];
            slip[slot] = edge < 0 ? 0 : slips[i];
        }
    }

    private void clear(int count) {
        if (2 * count > keys.length) {
            int capacity = keys.length;
            while (capacity < 3 * count) {
                capacity *= 2;
            }
            keys = new long[capacity];
            first = new double[capacity];
            second = new double[capacity];
            slip = new double[capacity];
            used = new boolean[capacity];
        }
        Arrays.fill(used, false);
    }

    private int take(long key) {
        int slot = find(key);
        used[slot] = true;
        keys[slot] = key;
        return slot;
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

    /** Keeps μ and τ; slips are as if nothing slid. */
    void keep(UnilateralProblem problem, UnilateralSolution solution) {
        clear(problem.count);
        for (int i = 0; i < problem.count; i++) {
            int slot = take(problem.key[i]);
            double k = problem.friction[i];
            double part = k > 0 ? solution.tau[i] / k : solution.mu[i];
            first[slot] = Math.max(0, 0.5 * (solution.mu[i] + part));
            second[slot] = Math.max(0, 0.5 * (solution.mu[i] - part));
            slip[slot] = 0;
        }
    }

    /** Writes the last μ and τ of all rows whose keys are known. */
    void recall(UnilateralProblem problem, UnilateralSolution solution) {
        for (int i = 0; i < problem.count; i++) {
            int slot = find(problem.key[i]);
            if (used[slot]) {
                solution.mu[i] = first[slot] + second[slot];
                solution.tau[i] = problem.friction[i] * (first[slot] - second[slot]);
            }
        }
    }

    /** Writes the last y of all rows whose keys are known, 0 for the others, and the slips. */
    void recall(UnilateralProblem problem, RowMatrix matrix, double[] y, double[] slips) {
        for (int i = 0; i < problem.count; i++) {
            int slot = find(problem.key[i]);
            boolean known = used[slot];
            int edge = matrix.edgeRow[i];
            y[matrix.joints + i] = known ? first[slot] : 0;
            if (edge >= 0) {
                y[edge] = known ? second[slot] : 0;
                slips[i] = known ? slip[slot] : 0;
            }
        }
    }
}

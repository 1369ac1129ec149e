package org.linkage.solver.linear;

import java.util.Arrays;

/** Arrays that grow by doubling and never shrink, so that a topology that comes and goes does not feed the collector. */
final class Buffers {
    /** Stands for a vector that is not there. */
    static final double[] NONE = new double[0];

    private Buffers() {}

    /** {@code array} if it is long enough, otherwise a longer one (contents lost). */
    static int[] atLeast(int[] array, int length) {
        return array.length >= length ? array : new int[Math.max(length, 2 * array.length)];
    }

    static double[] atLeast(double[] array, int length) {
        return array.length >= length ? array : new double[Math.max(length, 2 * array.length)];
    }

    static boolean[] atLeast(boolean[] array, int length) {
        return array.length >= length ? array : new boolean[Math.max(length, 2 * array.length)];
    }

    /** As {@link #atLeast(int[], int)}, but the contents stay. */
    static int[] grown(int[] array, int length) {
        return array.length >= length ? array : Arrays.copyOf(array, Math.max(length, 2 * array.length));
    }

    /** Sorts the first n entries ascending: heap sort, because the library's may allocate. */
    static void sort(int[] a, int n) {
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, k, n);
        }
        for (int end = n - 1; end > 0; end--) {
            int top = a[0];
            a[0] = a[end];
            a[end] = top;
            sink(a, 0, end);
        }
    }

    private static void sink(int[] a, int from, int n) {
        int k = from;
        int value = a[k];
        while (2 * k + 1 < n) {
            int child = 2 * k + 1;
            if (child + 1 < n && a[child + 1] > a[child]) {
                child++;
            }
            if (a[child] <= value) {
                break;
            }
            a[k] = a[child];
            k = child;
        }
        a[k] = value;
    }
}

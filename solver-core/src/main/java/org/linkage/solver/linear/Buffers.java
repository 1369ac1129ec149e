package org.linkage.solver.linear;

/** Arrays that grow by doubling and never shrink, so that a topology that comes and goes does not feed the collector. */
final class Buffers {
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
        return array.length >= length ? array : java.util.Arrays.copyOf(array, Math.max(length, 2 * array.length));
    }
}

package org.linkage.solver.mechanism;

/**
 * Cosine and sine of many angles at once, to the last bit what {@link Trig#cosSin} gives one by one.
 *
 * <p>Angles are taken a few hundred at a time, gathered, then reduced, then summed up, each in a loop of its own: short loops over
 * plain arrays are what a compiler turns into vector instructions.
 */
final class AngleTable {
    private static final int BLOCK = 128;

    private final double[] y;
    private final double[] quadrant;
    private final double[] sine;
    private final double[] cosine;

    AngleTable(int angles) {
        int block = Math.min(BLOCK, angles);
        y = new double[block];
        quadrant = new double[block];
        sine = new double[block];
        cosine = new double[block];
    }

    /** Fills cos and sin, one number an angle; the angle i stands in {@code q[at[i]]}, and is 0 where {@code at[i]} is below 0. */
    void fill(double[] q, int[] at, double[] cos, double[] sin) {
        for (int from = 0; from < at.length; from += BLOCK) {
            int count = Math.min(BLOCK, at.length - from);
            if (gather(q, at, from, count)) {
                Trig.reduce(y, quadrant, count);
                Trig.sines(y, sine, count);
                Trig.cosines(y, cosine, count);
                turn(cos, sin, from, count);
            } else {
                for (int i = 0; i < count; i++) {
                    Trig.cosSin(y[i], cos, sin, from + i);
                }
            }
        }
    }

    /** Returns whether all angles are small enough to be reduced. */
    private boolean gather(double[] q, int[] at, int from, int count) {
        boolean small = true;
        for (int i = 0; i < count; i++) {
            int k = at[from + i];
            double x = k < 0 ? 0 : q[k];
            y[i] = x;
            small &= Math.abs(x) < Trig.LARGEST;
        }
        return small;
    }

    /** By k quarter turns: (cos, sin) ← (c, s), (−s, c), (−c, −s) or (s, −c). */
    private void turn(double[] cos, double[] sin, int from, int count) {
        double first = quadrant[0];
        for (int i = 1; i < count; i++) {
            if (quadrant[i] != first) {
                turnEach(cos, sin, from, count);
                return;
            }
        }
        // neighbours mostly point the same way
        int k = (int) first & 3;
        boolean even = (k & 1) == 0;
        copy(even ? cosine : sine, k == 1 || k == 2, cos, from, count);
        copy(even ? sine : cosine, k == 2 || k == 3, sin, from, count);
    }

    private static void copy(double[] numbers, boolean negative, double[] out, int from, int count) {
        if (negative) {
            for (int i = 0; i < count; i++) {
                out[from + i] = -numbers[i];
            }
        } else {
            System.arraycopy(numbers, 0, out, from, count);
        }
    }

    private void turnEach(double[] cos, double[] sin, int from, int count) {
        for (int i = 0; i < count; i++) {
            int k = (int) quadrant[i];
            boolean even = (k & 1) == 0;
            double c = even ? cosine[i] : sine[i];
            double s = even ? sine[i] : cosine[i];
            cos[from + i] = ((k + 1) & 2) == 0 ? c : -c;
            sin[from + i] = (k & 2) == 0 ? s : -s;
        }
    }
}

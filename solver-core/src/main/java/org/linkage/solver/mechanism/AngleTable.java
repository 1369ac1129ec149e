package org.linkage.solver.mechanism;

/**
 * Cosine and sine of many angles at once, to the last bit what {@link Trig#cosSin} gives one by one.
 *
 * <p>Angles are taken a few hundred at a time, gathered, then reduced, then summed up, each in a loop of its own: short loops over
 * plain arrays are what a compiler turns into vector instructions.
 */
final class AngleTable {
    private static final int BLOCK = 512;
    /** Neighbours of which it is asked whether all point into one quadrant. */
    private static final int PARTY = 128;

    /** Angles of fewer quarter turns are reduced; {@link Trig} says the same of a little more. */
    private static final double SURELY_SMALL = 0.63 * Trig.LARGEST;

    private final int[] at;
    private final boolean inThrees;
    private final double[] y;
    private final double[] quadrant;
    private final double[] sine;
    private final double[] cosine;

    /** @param at where in q each angle stands; below 0 for one that is always 0 */
    AngleTable(int[] at) {
        this.at = at;
        inThrees = inThrees(at);
        int block = Math.min(BLOCK, at.length);
        y = new double[block];
        quadrant = new double[block];
        sine = new double[block];
        cosine = new double[block];
    }

    private static boolean inThrees(int[] at) {
        for (int i = 0; i < at.length; i++) {
            if (at[i] < 0 || at[i] != at[0] + 3 * i) {
                return false;
            }
        }
        return true;
    }

    /** Fills cos and sin, one number an angle. */
    void fill(double[] q, double[] cos, double[] sin) {
        for (int from = 0; from < at.length; from += BLOCK) {
            int count = Math.min(BLOCK, at.length - from);
            if (inThrees) {
                gatherInThrees(q, at[from], y, count);
            } else {
                gather(q, from, count);
            }
            Trig.reduce(y, quadrant, count);
            Trig.sines(y, sine, count);
            Trig.cosines(y, cosine, count);
            for (int first = 0; first < count; first += PARTY) {
                int end = Math.min(first + PARTY, count);
                if (alike(first, end)) {
                    turn(cos, sin, from, first, end);
                } else {
                    turnEach(q, cos, sin, from, first, end);
                }
            }
        }
    }

    private void gather(double[] q, int from, int count) {
        for (int i = 0; i < count; i++) {
            int k = at[from + i];
            y[i] = k < 0 ? 0 : q[k];
        }
    }

    /** Bodies in the plane one after the other, as nearly always. */
    private static void gatherInThrees(double[] q, int first, double[] out, int count) {
        for (int i = 0; i < count; i++) {
            out[i] = q[first + 3 * i];
        }
    }

    /** Whether all angles are small enough to have been reduced and lie in one quadrant: neighbours mostly point the same way. */
    private boolean alike(int first, int end) {
        double one = quadrant[first];
        for (int i = first + 1; i < end; i++) {
            if (quadrant[i] != one) {
                return false;
            }
        }
        return Math.abs(one) < SURELY_SMALL;
    }

    /** By k quarter turns: (cos, sin) ← (c, s), (−s, c), (−c, −s) or (s, −c). */
    private void turn(double[] cos, double[] sin, int from, int first, int end) {
        int k = (int) quadrant[first] & 3;
        boolean even = (k & 1) == 0;
        copy(even ? cosine : sine, k == 1 || k == 2, cos, from, first, end);
        copy(even ? sine : cosine, k == 2 || k == 3, sin, from, first, end);
    }

    private static void copy(double[] numbers, boolean negative, double[] out, int from, int first, int end) {
        if (negative) {
            for (int i = first; i < end; i++) {
                out[from + i] = -numbers[i];
            }
        } else {
            System.arraycopy(numbers, first, out, from + first, end - first);
        }
    }

    private void turnEach(double[] q, double[] cos, double[] sin, int from, int first, int end) {
        for (int i = first; i < end; i++) {
            if (!(Math.abs(quadrant[i]) < SURELY_SMALL)) {
                Trig.cosSin(at[from + i] < 0 ? 0 : q[at[from + i]], cos, sin, from + i);
                continue;
            }
            int k = (int) quadrant[i];
            boolean even = (k & 1) == 0;
            double c = even ? cosine[i] : sine[i];
            double s = even ? sine[i] : cosine[i];
            cos[from + i] = ((k + 1) & 2) == 0 ? c : -c;
            sin[from + i] = (k & 2) == 0 ? s : -s;
        }
    }
}

package org.linkage.solver.assembly;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * All pins between rigid bodies (or a rigid body and the world) in flat arrays, written in one loop: what {@link Revolute}
 * does one at a time. Chains, hands and bridges consist of little else, and of J = [1 0 −r_y; 0 1 r_x] only the last column
 * ever changes.
 *
 * <p>Along a chain that is numbered in its own order the B of a pin is the A of the one before, and all places (in q, J, A and the
 * rows) grow from pin to pin by the same amount. Such stretches are found once; each is one loop that reads no index and every body once.
 */
final class PinRows {
    private static final int WORLD = -1;

    /** Of each pin: its row; for A and then for B the body (or {@link #WORLD}), its start in q, the block of J, the θθ entry of A. */
    private static final int PLACES = 9;

    private static final int ROW = 0;
    private static final int A = 1;
    private static final int B = 5;
    private static final int BODY = 0;
    private static final int START = 1;
    private static final int BLOCK = 2;
    private static final int TURN = 3;

    /** Of each pin: u_A, u_B, |u_A|, |u_B|, and 1 over the length of its link. */
    private static final int NUMBERS = 7;

    private static final int UA = 0;
    private static final int UB = 2;
    private static final int LEVER_A = 4;
    private static final int LEVER_B = 5;
    private static final int PER_LENGTH = 6;

    private final int[] places;
    private final double[] numbers;
    /** The first pin of each stretch, and at last the number of pins. */
    private final int[] stretches;
    /** Whether no pin before those of a stretch adds to the θθ entries of their A: then these start from the inertia itself. */
    private final boolean[] fresh;
    /** Whether the links of a stretch all have one length: then the pin that is open farthest is also so in lengths of its link. */
    private final boolean[] even;
    /** The θθ entries of all other bodies on pins. */
    private final int[] turning;

    PinRows(List<Revolute> pins, List<Integer> items, RowLayout layout, KktSystem kkt) {
        int count = pins.size();
        places = new int[PLACES * count];
        numbers = new double[NUMBERS * count];
        for (int i = 0; i < count; i++) {
            int row = layout.rowAt(items.get(i));
            int[] blocks = layout.jacobianAt(items.get(i));
            places[PLACES * i + ROW] = row;
            place(i, A, UA, pins.get(i).anchorA(), blocks[0], 1, kkt);
            place(i, B, UB, pins.get(i).anchorB(), blocks.length > 1 ? blocks[1] : 0, -1, kkt);
            numbers[NUMBERS * i + PER_LENGTH] = 1 / JointGaps.length(pins.get(i));
            kkt.pin[row] = blocks.length > 1;
        }
        stretches = findStretches(count);
        fresh = new boolean[stretches.length - 1];
        turning = findTurning();
        even = new boolean[fresh.length];
        for (int k = 0; k < fresh.length; k++) {
            even[k] = true;
            for (int i = stretches[k]; i < stretches[k + 1]; i++) {
                even[k] &= numbers[NUMBERS * i + PER_LENGTH] == numbers[NUMBERS * stretches[k] + PER_LENGTH];
            }
        }
    }

    private int[] findTurning() {
        Set<Integer> touched = new LinkedHashSet<>();
        Set<Integer> set = new HashSet<>();
        for (int k = 0; k < fresh.length; k++) {
            fresh[k] = true;
            for (int i = stretches[k]; i < stretches[k + 1]; i++) {
                fresh[k] &= !touched.contains(places[PLACES * i + A + TURN]);
            }
            for (int i = stretches[k]; i < stretches[k + 1]; i++) {
                int p = PLACES * i;
                if (places[p + B + BODY] != WORLD) {
                    touched.add(places[p + B + TURN]);
                }
                touched.add(places[p + A + TURN]);
                if (fresh[k]) {
                    set.add(places[p + A + TURN]);
                }
            }
        }
        touched.removeAll(set);
        return touched.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether pin i follows on the one before as along a chain, by steps that are those from {@code first} to the next. */
    private boolean goesOn(int first, int i) {
        int p = PLACES * i;
        int last = p - PLACES;
        int second = PLACES * (first + 1);
        return places[last + B + BODY] != WORLD
                && places[p + B + BODY] == places[last + A + BODY]
                && places[p + A + BODY] == places[last + A + BODY] + 1
                && places[p + A + START] == places[last + A + START] + 3
                && places[p + ROW] - places[last + ROW] == places[second + ROW] - places[second - PLACES + ROW]
                && places[p + A + BLOCK] - places[last + A + BLOCK] == step(first)
                && places[p + B + BLOCK] - places[last + B + BLOCK] == step(first);
    }

    /** From a pin's block of A to that of the next. */
    private int step(int pin) {
        return places[PLACES * (pin + 1) + A + BLOCK] - places[PLACES * pin + A + BLOCK];
    }

    private int[] findStretches(int count) {
        int[] found = new int[count + 1];
        int number = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || !goesOn(found[number - 1], i)) {
                found[number++] = i;
            }
        }
        found[number++] = count;
        return Arrays.copyOf(found, number);
    }

    private void place(int pin, int end, int u, Anchor anchor, int block, double sign, KktSystem kkt) {
        int p = PLACES * pin + end;
        int n = NUMBERS * pin;
        numbers[n + u] = anchor.ux;
        numbers[n + u + 1] = anchor.uy;
        numbers[n + (end == A ? LEVER_A : LEVER_B)] = Math.sqrt(anchor.ux * anchor.ux + anchor.uy * anchor.uy);
        places[p + BODY] = WORLD;
        if (anchor.body != null) {
            places[p + BODY] = anchor.body.index();
            places[p + START] = anchor.body.offset();
            places[p + BLOCK] = block;
            places[p + TURN] = kkt.graph.massOffset[anchor.body.index()] + 8;
            kkt.jacobian[block] = sign;
            kkt.jacobian[block + 4] = sign;
        }
    }

    /** Whether a pin can stand in here. */
    static boolean takes(Revolute pin) {
        return pin.anchorA().body instanceof RigidBody
                && (pin.anchorB().body == null || pin.anchorB().body instanceof RigidBody);
    }

    /**
     * Writes the changing column of J and −C/h, and adds the bound of the geometric stiffness, stiffening·h|r||ℓ| of each end, to the θθ
     * entry of its body, which is thereby set anew.
     *
     * @param masses what A is without it
     */
    void assemble(
            State s, double h, double[] impulse, double stiffening, double[] masses, KktSystem kkt, double[] rowRhs) {
        for (int at : turning) {
            kkt.mass[at] = masses[at];
        }
        for (int k = 0; k < fresh.length; k++) {
            double[] from = fresh[k] ? masses : kkt.mass;
            assemble(stretches[k], stretches[k + 1], s, -1 / h, impulse, stiffening * h, from, kkt, rowRhs);
        }
    }

    private void assemble(
            int first,
            int end,
            State s,
            double perH,
            double[] impulse,
            double factor,
            double[] from,
            KktSystem kkt,
            double[] rowRhs) {
        double[] u = numbers;
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        double[] jacobian = kkt.jacobian;
        double[] mass = kkt.mass;
        int p = PLACES * first;
        int row = places[p + ROW];
        int rowStep = end - first > 1 ? places[p + PLACES + ROW] - row : 0;
        int blockStep = end - first > 1 ? step(first) : 0;
        int body = places[p + A + BODY];
        int start = places[p + A + START];
        int blockA = places[p + A + BLOCK];
        int turn = places[p + A + TURN];
        int blockB = places[p + B + BLOCK];
        int turnB = places[p + B + TURN];
        boolean world = places[p + B + BODY] == WORLD;
        // B, which is A of the pin before; the world lies at its origin and is not turned
        double cosB = world ? 1 : cos[places[p + B + BODY]];
        double sinB = world ? 0 : sin[places[p + B + BODY]];
        double xB = world ? 0 : q[places[p + B + START]];
        double yB = world ? 0 : q[places[p + B + START] + 1];
        double inertiaB = world ? 0 : mass[turnB];
        for (int i = 0; i < end - first; i++) {
            int n = NUMBERS * (first + i);
            double fx = impulse[row];
            double fy = impulse[row + 1];
            double load = factor * Math.sqrt(fx * fx + fy * fy);
            double rx = cosB * u[n + UB] - sinB * u[n + UB + 1];
            double ry = sinB * u[n + UB] + cosB * u[n + UB + 1];
            if (!world) {
                jacobian[blockB + 2] = ry;
                jacobian[blockB + 5] = -rx;
                mass[turnB] = inertiaB + load * u[n + LEVER_B];
            }
            double x = xB + rx;
            double y = yB + ry;
            cosB = cos[body + i];
            sinB = sin[body + i];
            xB = q[start + 3 * i];
            yB = q[start + 3 * i + 1];
            turnB = turn + 9 * i;
            inertiaB = from[turnB] + load * u[n + LEVER_A];
            rx = cosB * u[n + UA] - sinB * u[n + UA + 1];
            ry = sinB * u[n + UA] + cosB * u[n + UA + 1];
            jacobian[blockA + 2] = -ry;
            jacobian[blockA + 5] = rx;
            rowRhs[row] = (xB + rx - x) * perH;
            rowRhs[row + 1] = (yB + ry - y) * perH;
            row += rowStep;
            blockA += blockStep;
            blockB += blockStep;
        }
        mass[turnB] = inertiaB;
    }

    /** Writes C and finds the worst of it. */
    void gaps(State s, double[] out, JointGaps gaps) {
        gaps.start();
        for (int k = 0; k < fresh.length; k++) {
            double most = gaps(stretches[k], stretches[k + 1], s, out);
            double perLength = numbers[NUMBERS * stretches[k] + PER_LENGTH];
            gaps.add(most, even[k] ? most * perLength : longest(stretches[k], stretches[k + 1], out));
        }
    }

    /** The largest of C of some pins in lengths of their links; NaN if one is not a number. */
    private double longest(int first, int end, double[] c) {
        double longest = 0;
        for (int i = first; i < end; i++) {
            int row = places[PLACES * i + ROW];
            double one = Math.max(Math.abs(c[row]), Math.abs(c[row + 1]));
            longest = Math.max(longest, one * numbers[NUMBERS * i + PER_LENGTH]);
        }
        return longest;
    }

    /** Writes C of a stretch. Returns the largest of it; NaN if one is not a number. */
    private double gaps(int first, int end, State s, double[] out) {
        double[] u = numbers;
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        int p = PLACES * first;
        int row = places[p + ROW];
        int rowStep = end - first > 1 ? places[p + PLACES + ROW] - row : 0;
        int body = places[p + A + BODY];
        int start = places[p + A + START];
        boolean world = places[p + B + BODY] == WORLD;
        double cosB = world ? 1 : cos[places[p + B + BODY]];
        double sinB = world ? 0 : sin[places[p + B + BODY]];
        double xB = world ? 0 : q[places[p + B + START]];
        double yB = world ? 0 : q[places[p + B + START] + 1];
        double largest = 0;
        for (int i = 0; i < end - first; i++) {
            int n = NUMBERS * (first + i);
            double x = xB + (cosB * u[n + UB] - sinB * u[n + UB + 1]);
            double y = yB + (sinB * u[n + UB] + cosB * u[n + UB + 1]);
            cosB = cos[body + i];
            sinB = sin[body + i];
            xB = q[start + 3 * i];
            yB = q[start + 3 * i + 1];
            x = xB + (cosB * u[n + UA] - sinB * u[n + UA + 1]) - x;
            y = yB + (sinB * u[n + UA] + cosB * u[n + UA + 1]) - y;
            out[row] = x;
            out[row + 1] = y;
            row += rowStep;
            // hardly ever larger than the largest so far, so that this branch is no surprise; a NaN is taken, and stays
            if (!(Math.abs(x) <= largest && Math.abs(y) <= largest)) {
                largest = Math.max(largest, Math.max(Math.abs(x), Math.abs(y)));
            }
        }
        return largest;
    }
}

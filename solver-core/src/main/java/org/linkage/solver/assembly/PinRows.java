package org.linkage.solver.assembly;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.PinColumns;
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

    /** Of each pin: its row; for A and then for B the body (or {@link #WORLD}), its start in q, the block of J and its edge. */
    private static final int PLACES = 9;

    private static final int ROW = 0;
    private static final int A = 1;
    private static final int B = 5;
    private static final int BODY = 0;
    private static final int START = 1;
    private static final int BLOCK = 2;
    private static final int EDGE = 3;

    /** Of each pin: u_A, u_B, |u_A|, |u_B|, and 1 over the length of its link. */
    private static final int NUMBERS = 7;

    private static final int UA = 0;
    private static final int UB = 2;
    private static final int LEVER_A = 4;
    private static final int LEVER_B = 5;
    private static final int PER_LENGTH = 6;

    /** Levers that differ by less than this part are rounded ones of one length. */
    private static final double ROUNDING = 1e-9;

    private final int[] places;
    private final double[] numbers;
    /** The first pin of each stretch, and at last the number of pins. */
    private final int[] stretches;
    /** Whether no pin before those of a stretch adds to the θθ entries of their A: then these start from the inertia itself. */
    private final boolean[] fresh;
    /** Whether the links of a stretch all have one length: then the pin that is open farthest is also so in lengths of its link. */
    private final boolean[] even;
    /** The loops of stretches whose links are as good as equal, else null. */
    private final @Nullable EqualPins[] equal;
    /** The bodies on pins whose θθ entries no fresh stretch sets. */
    private final int[] others;
    /** Whether every pin between two bodies has its blocks of J for itself, so that {@link PinColumns} can take them. */
    private boolean own = true;
    /** m and I of every body on pins, as in {@link PinColumns#body}. */
    private final double[] still;

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
        still = stand(kkt);
        stretches = findStretches(count);
        fresh = new boolean[stretches.length - 1];
        others = findOthers();
        even = new boolean[fresh.length];
        equal = new EqualPins[fresh.length];
        for (int k = 0; k < fresh.length; k++) {
            even[k] = agree(k, PER_LENGTH, 0);
            equal[k] = equal(k);
        }
    }

    /** Whether one of the numbers is the same for all pins of a stretch, to that part of it. */
    private boolean agree(int stretch, int number, double part) {
        double first = numbers[NUMBERS * stretches[stretch] + number];
        for (int i = stretches[stretch]; i < stretches[stretch + 1]; i++) {
            if (!(Math.abs(numbers[NUMBERS * i + number] - first) <= part * first)) {
                return false;
            }
        }
        return true;
    }

    private @Nullable EqualPins equal(int stretch) {
        int first = stretches[stretch];
        int count = stretches[stretch + 1] - first;
        int p = PLACES * first;
        if (count < 2
                || !fresh[stretch]
                || !agree(stretch, LEVER_A, ROUNDING)
                || !agree(stretch, LEVER_B, ROUNDING)
                || places[p + PLACES + ROW] != places[p + ROW] + 2
                || step(first, EDGE) != 2
                || places[p + B + EDGE] != places[p + A + EDGE] + 1
                || places[p + B + BODY] != places[p + A + BODY] - 1
                || places[p + B + START] != places[p + A + START] - 3) {
            return null;
        }
        double[] anchors = new double[4 * count];
        double[] levers = new double[2];
        for (int n = NUMBERS * first, i = 0; i < count; i++, n += NUMBERS) {
            System.arraycopy(numbers, n + UA, anchors, 4 * i, 4);
            levers[0] = Math.max(levers[0], numbers[n + LEVER_A]);
            levers[1] = Math.max(levers[1], numbers[n + LEVER_B]);
        }
        int edge = places[p + A + EDGE];
        return new EqualPins(places[p + ROW], places[p + A + BODY], places[p + A + START], edge, anchors, levers);
    }

    /** Enters bodies and edges into the columns. Returns what the bodies are without geometric stiffness. */
    private double[] stand(KktSystem kkt) {
        PinColumns columns = kkt.columns;
        columns.reserve(kkt.graph);
        for (int p = 0; p < places.length; p += PLACES) {
            for (int end = p + A; end <= p + B; end += B - A) {
                int body = places[end + BODY];
                if (body != WORLD) {
                    columns.body[2 * body] = kkt.mass[kkt.graph.massOffset[body]];
                    columns.body[2 * body + 1] = kkt.mass[kkt.graph.massOffset[body] + 8];
                    if (own && places[p + B + BODY] != WORLD) {
                        columns.sign[places[end + EDGE]] = (byte) (end == p + A ? 1 : -1);
                    }
                }
            }
        }
        return columns.body.clone();
    }

    private int[] findOthers() {
        Set<Integer> touched = new LinkedHashSet<>();
        Set<Integer> set = new HashSet<>();
        for (int k = 0; k < fresh.length; k++) {
            fresh[k] = true;
            for (int i = stretches[k]; i < stretches[k + 1]; i++) {
                fresh[k] &= !touched.contains(places[PLACES * i + A + BODY]);
            }
            for (int i = stretches[k]; i < stretches[k + 1]; i++) {
                int p = PLACES * i;
                if (places[p + B + BODY] != WORLD) {
                    touched.add(places[p + B + BODY]);
                }
                touched.add(places[p + A + BODY]);
                if (fresh[k]) {
                    set.add(places[p + A + BODY]);
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
                && places[p + A + BLOCK] - places[last + A + BLOCK] == step(first, BLOCK)
                && places[p + B + BLOCK] - places[last + B + BLOCK] == step(first, BLOCK)
                && places[p + A + EDGE] - places[last + A + EDGE] == step(first, EDGE)
                && places[p + B + EDGE] - places[last + B + EDGE] == step(first, EDGE);
    }

    /** From a pin's block or edge of A to that of the next. */
    private int step(int pin, int what) {
        return places[PLACES * (pin + 1) + A + what] - places[PLACES * pin + A + what];
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
            places[p + EDGE] = RowLayout.edgeOf(kkt.graph, block);
            own &= places[p + EDGE] >= 0;
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
     * @param alone whether nobody else adds to J or A: then they may stand in {@link KktSystem#columns}
     * @param masses what A is without it
     */
    void assemble(
            State s,
            double h,
            double[] impulse,
            double stiffening,
            boolean alone,
            double[] masses,
            KktSystem kkt,
            double[] rowRhs) {
        PinColumns columns = kkt.columns;
        boolean dense = alone && own && columns.read;
        columns.ahead = dense;
        double[] turning = dense ? columns.body : kkt.mass;
        double[] without = dense ? still : masses;
        for (int body : others) {
            int at = dense ? 2 * body + 1 : kkt.graph.massOffset[body] + 8;
            turning[at] = without[at];
        }
        for (int k = 0; k < fresh.length; k++) {
            double[] from = fresh[k] ? without : turning;
            EqualPins alike = equal[k];
            if (alike != null && dense) {
                alike.assemble(s, -1 / h, impulse, stiffening * h, still, columns, rowRhs);
                continue;
            }
            assemble(k, s, -1 / h, impulse, stiffening * h, dense, from, turning, kkt, rowRhs);
        }
    }

    private void assemble(
            int stretch,
            State s,
            double perH,
            double[] impulse,
            double factor,
            boolean dense,
            double[] from,
            double[] turning,
            KktSystem kkt,
            double[] rowRhs) {
        double[] u = numbers;
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        int first = stretches[stretch];
        int count = stretches[stretch + 1] - first;
        int p = PLACES * first;
        int row = places[p + ROW];
        int rowStep = count > 1 ? places[p + PLACES + ROW] - row : 0;
        int body = places[p + A + BODY];
        int start = places[p + A + START];
        boolean world = places[p + B + BODY] == WORLD;
        // where a column starts, how far its second number is from its first, and how far it is to the next pin's
        boolean apart = !dense || world;
        double[] column = apart ? kkt.jacobian : kkt.columns.arm;
        int below = apart ? 3 : 1;
        int blockA = apart ? places[p + A + BLOCK] + 2 : 2 * places[p + A + EDGE];
        int blockB = apart ? places[p + B + BLOCK] + 2 : 2 * places[p + B + EDGE];
        int blockStep = count == 1 ? 0 : apart ? step(first, BLOCK) : 2 * step(first, EDGE);
        double sign = apart ? -1 : 1;
        int turn = dense ? 2 * body + 1 : kkt.graph.massOffset[body] + 8;
        int turnStep = dense ? 2 : 9;
        int turnB = world ? 0 : dense ? 2 * places[p + B + BODY] + 1 : kkt.graph.massOffset[places[p + B + BODY]] + 8;
        // B, which is A of the pin before; the world lies at its origin and is not turned
        double cosB = world ? 1 : cos[places[p + B + BODY]];
        double sinB = world ? 0 : sin[places[p + B + BODY]];
        double xB = world ? 0 : q[places[p + B + START]];
        double yB = world ? 0 : q[places[p + B + START] + 1];
        double inertiaB = world ? 0 : turning[turnB];
        for (int i = 0; i < count; i++) {
            int n = NUMBERS * (first + i);
            double fx = impulse[row];
            double fy = impulse[row + 1];
            double load = factor * Math.sqrt(fx * fx + fy * fy);
            double rx = cosB * u[n + UB] - sinB * u[n + UB + 1];
            double ry = sinB * u[n + UB] + cosB * u[n + UB + 1];
            if (!world) {
                column[blockB] = -sign * ry;
                column[blockB + below] = sign * rx;
                turning[turnB] = inertiaB + load * u[n + LEVER_B];
            }
            double x = xB + rx;
            double y = yB + ry;
            cosB = cos[body + i];
            sinB = sin[body + i];
            xB = q[start + 3 * i];
            yB = q[start + 3 * i + 1];
            turnB = turn + turnStep * i;
            inertiaB = from[turnB] + load * u[n + LEVER_A];
            rx = cosB * u[n + UA] - sinB * u[n + UA + 1];
            ry = sinB * u[n + UA] + cosB * u[n + UA + 1];
            column[blockA] = -ry;
            column[blockA + below] = rx;
            rowRhs[row] = (xB + rx - x) * perH;
            rowRhs[row + 1] = (yB + ry - y) * perH;
            row += rowStep;
            blockA += blockStep;
            blockB += blockStep;
        }
        turning[turnB] = inertiaB;
    }

    /** Writes C and finds the worst of it. */
    void gaps(State s, double[] out, JointGaps gaps) {
        gaps.start();
        for (int k = 0; k < fresh.length; k++) {
            EqualPins alike = equal[k];
            double most = alike != null ? alike.gaps(s, out) : gaps(k, s, out);
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
    private double gaps(int stretch, State s, double[] out) {
        int first = stretches[stretch];
        int end = stretches[stretch + 1];
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

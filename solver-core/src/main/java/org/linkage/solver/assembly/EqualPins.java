package org.linkage.solver.assembly;

import org.linkage.solver.linear.PinColumns;
import org.linkage.solver.mechanism.State;

/**
 * {@link PinRows}' two loops along links that are as good as equal and follow each other in every array without a gap: chains and ropes.
 *
 * <p>Pin i ties body {@code body + i} to the one before. With strides that a compiler knows no index is checked, and nothing is read
 * but what moves and the anchors. These are kept pin by pin, because a chain closed to rounding has anchors rounded each in its own way;
 * their levers only make a bound, so the longest stands for all.
 */
final class EqualPins {
    private static final int BLOCK = 128;

    private final int count;
    private final int row;
    private final int body;
    private final int start;
    private final int edge;
    /** u_A and u_B of each pin. */
    private final double[] anchors;

    /** What stands on some pins at a time. */
    private final double[] load;

    private final double leverA;
    private final double leverB;

    /** @param row of the first pin, likewise its body A, where that starts in q, and its edge to A; B's are one less and one more */
    EqualPins(int row, int body, int start, int edge, double[] anchors, double[] levers) {
        count = anchors.length / 4;
        this.row = row;
        this.body = body;
        this.start = start;
        this.edge = edge;
        this.anchors = anchors;
        load = new double[Math.min(BLOCK, count)];
        leverA = levers[0];
        leverB = levers[1];
    }

    /** As {@link PinRows} does, into the columns; {@code still} is what the bodies are without geometric stiffness. */
    void assemble(
            State s,
            double perH,
            double[] impulse,
            double factor,
            double[] still,
            PinColumns columns,
            double[] rowRhs) {
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        double[] arm = columns.arm;
        double[] turning = columns.body;
        int b = body;
        int x = start;
        int r = row;
        int e = 2 * edge;
        double[] u = anchors;
        double cosB = cos[b - 1];
        double sinB = sin[b - 1];
        double xB = q[x - 3];
        double yB = q[x - 2];
        for (int i = 0; i < count; i++) {
            double rx = cosB * u[4 * i + 2] - sinB * u[4 * i + 3];
            double ry = sinB * u[4 * i + 2] + cosB * u[4 * i + 3];
            arm[e + 4 * i + 2] = -ry;
            arm[e + 4 * i + 3] = rx;
            double px = xB + rx;
            double py = yB + ry;
            cosB = cos[b + i];
            sinB = sin[b + i];
            xB = q[x + 3 * i];
            yB = q[x + 3 * i + 1];
            rx = cosB * u[4 * i] - sinB * u[4 * i + 1];
            ry = sinB * u[4 * i] + cosB * u[4 * i + 1];
            arm[e + 4 * i] = -ry;
            arm[e + 4 * i + 1] = rx;
            rowRhs[r + 2 * i] = (xB + rx - px) * perH;
            rowRhs[r + 2 * i + 1] = (yB + ry - py) * perH;
        }
        stiffen(impulse, factor, still, turning);
    }

    /** The bound of the geometric stiffness; many roots in a loop of their own are one vector instruction for some of them. */
    private void stiffen(double[] impulse, double factor, double[] still, double[] turning) {
        double inertia = turning[2 * body - 1];
        for (int from = 0; from < count; from += load.length) {
            int some = Math.min(load.length, count - from);
            squares(impulse, row + 2 * from, load, some);
            roots(load, factor, some);
            int at = 2 * (body + from);
            for (int i = 0; i < some; i++) {
                turning[at + 2 * i - 1] = inertia + load[i] * leverB;
                inertia = still[at + 2 * i + 1] + load[i] * leverA;
            }
        }
        turning[2 * (body + count) - 1] = inertia;
    }

    private static void squares(double[] pairs, int at, double[] out, int count) {
        for (int i = 0; i < count; i++) {
            double x = pairs[at + 2 * i];
            double y = pairs[at + 2 * i + 1];
            out[i] = x * x + y * y;
        }
    }

    private static void roots(double[] numbers, double factor, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] = factor * Math.sqrt(numbers[i]);
        }
    }

    /** Writes C. Returns the largest of it; NaN if one is not a number. */
    double gaps(State s, double[] out) {
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        int b = body;
        int x = start;
        int r = row;
        double[] u = anchors;
        double cosB = cos[b - 1];
        double sinB = sin[b - 1];
        double xB = q[x - 3];
        double yB = q[x - 2];
        double largest = 0;
        for (int i = 0; i < count; i++) {
            double gx = xB + (cosB * u[4 * i + 2] - sinB * u[4 * i + 3]);
            double gy = yB + (sinB * u[4 * i + 2] + cosB * u[4 * i + 3]);
            cosB = cos[b + i];
            sinB = sin[b + i];
            xB = q[x + 3 * i];
            yB = q[x + 3 * i + 1];
            gx = xB + (cosB * u[4 * i] - sinB * u[4 * i + 1]) - gx;
            gy = yB + (sinB * u[4 * i] + cosB * u[4 * i + 1]) - gy;
            out[r + 2 * i] = gx;
            out[r + 2 * i + 1] = gy;
            // hardly ever larger than the largest so far, so that this branch is no surprise; a NaN is taken, and stays
            if (!(Math.abs(gx) <= largest && Math.abs(gy) <= largest)) {
                largest = Math.max(largest, Math.max(Math.abs(gx), Math.abs(gy)));
            }
        }
        return largest;
    }
}

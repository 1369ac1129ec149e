package org.linkage.solver.assembly;

import java.util.List;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * All pins between rigid bodies (or a rigid body and the world) in flat arrays, written in one loop: what {@link Revolute}
 * does one at a time. Chains, hands and bridges consist of little else, and of J = [1 0 −r_y; 0 1 r_x] only the last column
 * ever changes.
 */
final class PinRows {
    private static final int WORLD = -1;

    private final int count;
    private final int[] row;
    /** For A at 2i and B at 2i + 1: body, start in q, block of J, θθ entry of the mass, u and |u|. */
    private final int[] body;

    private final int[] offset;
    private final int[] jacobianAt;
    private final int[] turnAt;
    private final double[] ux;
    private final double[] uy;
    private final double[] lever;

    PinRows(List<Revolute> pins, List<Integer> items, RowLayout layout, KktSystem kkt) {
        count = pins.size();
        row = new int[count];
        body = new int[2 * count];
        offset = new int[2 * count];
        jacobianAt = new int[2 * count];
        turnAt = new int[2 * count];
        ux = new double[2 * count];
        uy = new double[2 * count];
        lever = new double[2 * count];
        for (int i = 0; i < count; i++) {
            row[i] = layout.rowAt(items.get(i));
            int[] blocks = layout.jacobianAt(items.get(i));
            place(2 * i, pins.get(i).anchorA(), blocks[0], 1, layout.graph(), kkt);
            place(2 * i + 1, pins.get(i).anchorB(), blocks.length > 1 ? blocks[1] : 0, -1, layout.graph(), kkt);
            kkt.pin[row[i]] = blocks.length > 1;
        }
    }

    private void place(int end, Anchor anchor, int block, double sign, BlockGraph graph, KktSystem kkt) {
        ux[end] = anchor.ux;
        uy[end] = anchor.uy;
        lever[end] = Math.sqrt(anchor.ux * anchor.ux + anchor.uy * anchor.uy);
        if (anchor.body == null) {
            body[end] = WORLD;
            return;
        }
        body[end] = anchor.body.index();
        offset[end] = anchor.body.offset();
        jacobianAt[end] = block;
        turnAt[end] = graph.massOffset[body[end]] + 8;
        kkt.jacobian[block] = sign;
        kkt.jacobian[block + 4] = sign;
    }

    /** Whether a pin can stand in here. */
    static boolean takes(Revolute pin) {
        return pin.anchorA().body instanceof RigidBody
                && (pin.anchorB().body == null || pin.anchorB().body instanceof RigidBody);
    }

    /** Writes C and the changing column of J. */
    void evaluate(State s, double[] c, double[] jacobian) {
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        for (int i = 0; i < count; i++) {
            int a = 2 * i;
            int b = a + 1;
            double ca = cos[body[a]];
            double sa = sin[body[a]];
            double rx = ca * ux[a] - sa * uy[a];
            double ry = sa * ux[a] + ca * uy[a];
            int j = jacobianAt[a];
            jacobian[j + 2] = -ry;
            jacobian[j + 5] = rx;
            double x = q[offset[a]] + rx;
            double y = q[offset[a] + 1] + ry;
            if (body[b] == WORLD) {
                x -= ux[b];
                y -= uy[b];
            } else {
                double cb = cos[body[b]];
                double sb = sin[body[b]];
                rx = cb * ux[b] - sb * uy[b];
                ry = sb * ux[b] + cb * uy[b];
                j = jacobianAt[b];
                jacobian[j + 2] = ry;
                jacobian[j + 5] = -rx;
                x -= q[offset[b]] + rx;
                y -= q[offset[b] + 1] + ry;
            }
            c[row[i]] = x;
            c[row[i] + 1] = y;
        }
    }

    /** Writes C alone. */
    void gaps(State s, double[] c) {
        double[] q = s.q;
        double[] cos = s.cos;
        double[] sin = s.sin;
        for (int i = 0; i < count; i++) {
            int a = 2 * i;
            int b = a + 1;
            double ca = cos[body[a]];
            double sa = sin[body[a]];
            double x = q[offset[a]] + (ca * ux[a] - sa * uy[a]);
            double y = q[offset[a] + 1] + (sa * ux[a] + ca * uy[a]);
            if (body[b] == WORLD) {
                x -= ux[b];
                y -= uy[b];
            } else {
                double cb = cos[body[b]];
                double sb = sin[body[b]];
                x -= q[offset[b]] + (cb * ux[b] - sb * uy[b]);
                y -= q[offset[b] + 1] + (sb * ux[b] + cb * uy[b]);
            }
            c[row[i]] = x;
            c[row[i] + 1] = y;
        }
    }

    /** Adds factor·|r||f| of each end to the θθ entry of its body. */
    void addGeometricStiffness(double[] lambda, double factor, double[] mass) {
        for (int i = 0; i < count; i++) {
            double fx = lambda[row[i]];
            double fy = lambda[row[i] + 1];
            double load = factor * Math.sqrt(fx * fx + fy * fy);
            mass[turnAt[2 * i]] += load * lever[2 * i];
            if (body[2 * i + 1] != WORLD) {
                mass[turnAt[2 * i + 1]] += load * lever[2 * i + 1];
            }
        }
    }
}

package org.linkage.solver.assembly;

import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Distance;
import org.linkage.solver.mechanism.RigidBody;

/**
 * How far joints are open, in their own unit and in lengths of their links: the length of the rod with the mass and inertia
 * of the smaller body, or that of a bar, at most 1 m.
 */
final class JointGaps {
    private final double[] c;
    private final double[] perLength;
    /** The worst |C| in lengths of a link, and as it is; NaN if one is. */
    double byLength;

    double worst;

    /** @param c where C stands when {@link #measure} is called, rows as in {@code layout} */
    JointGaps(MechanicalSystem system, RowLayout layout, double[] c) {
        this.c = c;
        perLength = new double[c.length];
        for (int i = 0; i < system.constraintCount(); i++) {
            Constraint constraint = system.constraint(i);
            double length = constraint instanceof Distance bar ? Math.min(1, bar.length()) : 1;
            for (int k = 0; k < constraint.bodyCount(); k++) {
                if (constraint.body(k) instanceof RigidBody body) {
                    length = Math.min(length, Math.sqrt(12 * body.inertia() / body.mass()));
                }
            }
            for (int r = 0; r < constraint.rows(); r++) {
                perLength[layout.rowAt(i) + r] = 1 / length;
            }
        }
    }

    void measure() {
        double longest = 0;
        double largest = 0;
        for (int i = 0; i < c.length; i++) {
            double one = Math.abs(c[i]);
            if (one > largest) {
                largest = one;
            }
            if (!(one * perLength[i] <= longest)) {
                if (Double.isNaN(one)) {
                    worst = one;
                    byLength = one;
                    return;
                }
                longest = one * perLength[i];
            }
        }
        worst = largest;
        byLength = longest;
    }
}

package org.linkage.solver.assembly;

import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Distance;
import org.linkage.solver.mechanism.RigidBody;

/** How far joints are open at the most, in their own unit and in lengths of their links. */
final class JointGaps {
    /** The worst |C| in lengths of a link, and as it is; NaN if one is. */
    double byLength;

    double worst;

    /** The length of the rod with the mass and inertia of the smaller body of a joint, or that of a bar, at most 1 m. */
    static double length(Constraint constraint) {
        double length = constraint instanceof Distance bar ? Math.min(1, bar.length()) : 1;
        for (int k = 0; k < constraint.bodyCount(); k++) {
            if (constraint.body(k) instanceof RigidBody body) {
                length = Math.min(length, Math.sqrt(12 * body.inertia() / body.mass()));
            }
        }
        return length;
    }

    void start() {
        byLength = 0;
        worst = 0;
    }

    /** Takes more of them into account: the worst as it is and in lengths of its link, both NaN if one is. */
    void add(double most, double mostByLength) {
        // a NaN is not below anything, and what is NaN stays
        if (!(most <= worst) && !Double.isNaN(worst)) {
            worst = most;
        }
        if (!(mostByLength <= byLength) && !Double.isNaN(byLength)) {
            byLength = mostByLength;
        }
    }
}

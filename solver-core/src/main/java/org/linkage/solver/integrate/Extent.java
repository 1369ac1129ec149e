package org.linkage.solver.integrate;

import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Distance;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** How large a mechanism is: the length by which what is left open of its joints is judged. */
final class Extent {
    /** Of places far from the origin fewer digits are known: this part of the farthest coordinate is the least. */
    private static final double FAR = 0.1;

    private Extent() {}

    /** The larger side of the box around all centres, at least the longest bar and the longest rod of a body's mass and inertia. */
    static double of(MechanicalSystem system, State state) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        double longest = 0;
        Mechanism mechanism = system.mechanism();
        // by number, not by a list of them: this runs once after every restore, too seldom for that to be optimised
        // away
        for (int i = 0; i < mechanism.bodyCount(); i++) {
            Body body = mechanism.body(i);
            double x = state.q[body.offset()];
            double y = body.dimension() > 1 ? state.q[body.offset() + 1] : 0;
            left = Math.min(left, x);
            right = Math.max(right, x);
            low = Math.min(low, y);
            high = Math.max(high, y);
            if (body instanceof RigidBody rigid) {
                longest = Math.max(longest, Math.sqrt(12 * rigid.inertia() / rigid.mass()));
            }
        }
        for (int i = 0; i < system.constraintCount(); i++) {
            if (system.constraint(i) instanceof Distance bar) {
                longest = Math.max(longest, bar.length());
            }
        }
        double far = Math.max(Math.max(Math.abs(left), Math.abs(right)), Math.max(Math.abs(low), Math.abs(high)));
        return Math.max(Math.max(longest, FAR * far), Math.max(right - left, high - low));
    }
}

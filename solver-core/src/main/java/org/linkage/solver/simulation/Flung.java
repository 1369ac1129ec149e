package org.linkage.solver.simulation;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * Whether contacts have thrown a scene about with energy from nowhere. Platt's algorithm and its improvement let all contacts act
 * that they meet; where these depend on each other, as the corners of a box on a floor, their forces may be of any size. That things
 * sink in or ripple is shown; that a tile leaves at 70 km/s is not. Exact contacts do not need this.
 */
final class Flung {
    private static final String REFUSAL =
            "This algorithm for contacts would throw the bodies about with energy from nowhere; the exact one is needed.";

    /** So much of the kinetic energy is from nowhere. */
    private static final double NOWHERE = 0.9;
    /** And is enough to move all there is by so much of its size in one step. */
    private static final double FAR = 0.005;

    private final MechanicalSystem system;
    private final double size;
    private final double mass;

    /** @param size of the scene, to which a metre is added: a particle in a corner has none, and its ripples are to be seen */
    Flung(MechanicalSystem system, double size) {
        this.system = system;
        this.size = 1 + size;
        double sum = 0;
        for (int i = 0; i < system.mechanism().bodyCount(); i++) {
            Body body = system.mechanism().body(i);
            sum += body instanceof PlanarBody planar ? planar.mass() : 0;
        }
        mass = sum;
    }

    /**
     * A sentence if it is so.
     *
     * @param worked the work from outside in the step
     * @param h the length of a whole step, of which this one may be a part
     */
    @Nullable
    String refusal(State before, State after, double worked, double h) {
        double kinetic = system.kineticEnergy(after);
        double speed = FAR * size / h;
        if (kinetic < 0.5 * mass * speed * speed) {
            return null;
        }
        double gained = kinetic
                - system.kineticEnergy(before)
                + system.potentialEnergy(after)
                - system.potentialEnergy(before)
                - worked;
        return gained > NOWHERE * kinetic ? REFUSAL : null;
    }
}

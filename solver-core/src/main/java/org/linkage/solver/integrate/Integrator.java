package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/** Carries a state on by a time step. After the first step no call allocates. */
public interface Integrator {
    /** The name that stays: {@code rk4}, {@code rk4-projected}, {@code rattle}, … */
    String name();

    /**
     * Moves {@code state} on by {@code h}. If the step must be refused (singular system, an iteration that does not end, a
     * number that is not finite) the state stays as it was.
     *
     * @return null, or why the step was refused, as a sentence
     */
    @Nullable
    String step(State state, double h);

    /** The multipliers of the constraint rows at the end of the last step, as forces (not impulses). */
    double[] lambda();

    /** Forgets what was remembered of earlier steps (warm starts, the second last state): after a jump of the state. */
    void restart();

    /** The work done from outside (fingers, motors, wind, constant forces) since it was made; 0 if it keeps no account. */
    default double work() {
        return 0;
    }
}

package org.linkage.solver.integrate;

import org.linkage.solver.mechanism.State;

/** The guard of integrators that do not close joints themselves: a step that leaves one wide open is not taken. */
final class Torn {
    static final String REFUSAL =
            "The step would tear the joints apart; a smaller step or the integrator implicit-euler is needed.";

    /** As a part of how far things are from the origin, and of a metre. */
    private static final double OPEN = 0.1;

    private final Dynamics dynamics;
    private final double[] c;

    Torn(Dynamics dynamics) {
        this.dynamics = dynamics;
        c = new double[dynamics.rows()];
    }

    boolean by(State state) {
        dynamics.positionErrors(state, c);
        double scale = Math.max(1, Projection.reach(dynamics.system().mechanism(), state));
        return !(Projection.largest(c) < OPEN * scale);
    }
}

package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/** Anticipates the fingers' forces of an explicit step with the factor of the state in which it begins. */
public final class GripStep implements Grips.Response {
    private final Dynamics dynamics;
    private final Grips grips;
    private final double[] free;
    private final double[] lambda;

    public GripStep(Dynamics dynamics, Grips grips) {
        this.dynamics = dynamics;
        this.grips = grips;
        free = new double[dynamics.system().coordinates()];
        lambda = new double[dynamics.rows()];
    }

    /** Sets the forces of all fingers for the coming step; the factor stays for the step itself. */
    public @Nullable String prepare(State state, double h) {
        for (int i = 0; i < grips.fingers().size(); i++) {
            grips.fingers().get(i).hold(0, 0);
        }
        String refusal = dynamics.accelerations(state, 0, 0, free, lambda);
        if (refusal != null) {
            return refusal;
        }
        for (int i = 0; i < free.length; i++) {
            free[i] = state.v[i] + h * free[i];
        }
        grips.prepare(state, h, free, this);
        return null;
    }

    @Override
    public void respond(double[] impulse) {
        Arrays.fill(lambda, 0);
        dynamics.solveApart(impulse, lambda);
    }
}

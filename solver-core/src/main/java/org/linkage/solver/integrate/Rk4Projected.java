package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/**
 * The classical Runge–Kutta method, and after each step the shortest way (measured with the masses) back to C(q) = 0 and
 * J q̇ = target. The step keeps its fourth order; the joints close to rounding. The default for small mechanisms.
 */
public final class Rk4Projected implements Integrator {
    private final Rk4Stages stages;
    private final Projection projection;
    private final State before;

    public Rk4Projected(Dynamics dynamics) {
        stages = new Rk4Stages(dynamics);
        projection = new Projection(dynamics);
        before = new State(dynamics.system().mechanism());
    }

    @Override
    public String name() {
        return "rk4-projected";
    }

    @Override
    public @Nullable String step(State state, double h) {
        before.copyFrom(state);
        String refusal = stages.step(state, h, 0, 0);
        if (refusal == null) {
            refusal = projection.positions(state);
        }
        if (refusal == null) {
            refusal = projection.velocities(state);
        }
        if (refusal != null) {
            state.copyFrom(before);
        }
        return refusal;
    }

    @Override
    public double[] lambda() {
        return stages.lambda();
    }

    @Override
    public double work() {
        return stages.meter().work();
    }

    @Override
    public double damped() {
        return stages.meter().damped();
    }

    @Override
    public void restart() {}
}

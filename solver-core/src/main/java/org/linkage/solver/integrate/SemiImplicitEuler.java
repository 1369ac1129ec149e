package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/**
 * One solve a step, as game engines do it: the new velocities meet the joints, then the positions follow them.
 *
 * <pre>
 *   M (v' − v) − Jᵀℓ = hF,   J v' = target − β C/h,   q' = q + h v'
 * </pre>
 *
 * β = 0.2 takes a fifth of the joint error away in each step. Order one. It is solved for (v' − v)/h and λ = ℓ/h: an
 * iterative solver starts from the λ of its last solve, which may have been one for accelerations.
 */
public final class SemiImplicitEuler implements Integrator {
    private static final double BETA = 0.2;

    private final Dynamics dynamics;
    private final double[] x;
    private final double[] c;
    private final double[] lambda;
    private final WorkMeter meter;
    private final State before;
    private final Torn torn;

    public SemiImplicitEuler(Dynamics dynamics) {
        this.dynamics = dynamics;
        x = new double[dynamics.system().coordinates()];
        c = new double[dynamics.rows()];
        lambda = new double[dynamics.rows()];
        meter = new WorkMeter(dynamics.system());
        before = new State(dynamics.system().mechanism());
        torn = new Torn(dynamics);
    }

    @Override
    public String name() {
        return "semi-implicit-euler";
    }

    @Override
    public @Nullable String step(State state, double h) {
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        dynamics.forces(state, x);
        dynamics.velocityErrors(state, lambda);
        dynamics.positionErrors(state, c);
        for (int i = 0; i < c.length; i++) {
            lambda[i] = -(lambda[i] + BETA / h * c[i]) / h;
        }
        dynamics.solve(x, lambda);
        if (!Finite.all(x)) {
            Arrays.fill(lambda, 0);
            return Finite.REFUSAL;
        }
        before.copyFrom(state);
        double work = meter.work();
        double damped = meter.damped();
        for (int i = 0; i < x.length; i++) {
            state.v[i] += h * x[i];
        }
        meter.addForces(state, h);
        meter.addDriven(lambda, h);
        for (int i = 0; i < x.length; i++) {
            state.q[i] += h * state.v[i];
        }
        state.refresh();
        // what sweeps leave open is shown; exact equations that tear have a step that is too long
        if (dynamics.exact() && torn.by(state)) {
            state.copyFrom(before);
            meter.backTo(work, damped);
            return Torn.REFUSAL;
        }
        state.time += h;
        return null;
    }

    @Override
    public double[] lambda() {
        return lambda;
    }

    @Override
    public double work() {
        return meter.work();
    }

    @Override
    public double damped() {
        return meter.damped();
    }

    @Override
    public void restart() {}
}

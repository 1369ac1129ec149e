package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.force.Finger;
import org.linkage.solver.mechanism.State;

/**
 * Aristotle's mechanics, f = m v, for posing a mechanism by hand: it moves while a finger pulls and stands still otherwise.
 *
 * <pre>
 *   M v − Jᵀλ = f,  J v = target,   q' = q + h v brought back to C(q') = 0
 * </pre>
 *
 * Only fingers push; weight and springs would carry the mechanism away while nobody holds it.
 */
public final class Kinematic implements Integrator, Grips.Response {
    private final Dynamics dynamics;
    private final Grips grips;
    private final Projection projection;
    private final State before;
    private final double[] v;
    private final double[] lambda;
    private final double[] scratch;

    public Kinematic(Dynamics dynamics, Grips grips) {
        this.dynamics = dynamics;
        this.grips = grips;
        projection = new Projection(dynamics);
        before = new State(dynamics.system().mechanism());
        v = new double[dynamics.system().coordinates()];
        lambda = new double[dynamics.rows()];
        scratch = new double[dynamics.rows()];
    }

    @Override
    public String name() {
        return "kinematic";
    }

    @Override
    public void respond(double[] impulse) {
        Arrays.fill(scratch, 0);
        dynamics.solveApart(impulse, scratch);
    }

    /** The velocities that the motors ask for: J v = target. */
    private void drive(State state) {
        Arrays.fill(state.v, 0);
        dynamics.velocityErrors(state, lambda);
        for (int i = 0; i < lambda.length; i++) {
            lambda[i] = -lambda[i];
        }
    }

    @Override
    public @Nullable String step(State state, double h) {
        before.copyFrom(state);
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        drive(state);
        Arrays.fill(v, 0);
        dynamics.solve(v, lambda);
        if (!grips.isEmpty()) {
            grips.prepareKinematic(state, h, v, this);
        }
        drive(state);
        Arrays.fill(v, 0);
        for (int i = 0; i < grips.fingers().size(); i++) {
            Finger finger = grips.fingers().get(i);
            finger.point().addForce(state, finger.fx(), finger.fy(), v);
        }
        dynamics.solve(v, lambda);
        if (!Finite.all(v)) {
            state.copyFrom(before);
            return Finite.REFUSAL;
        }
        for (int i = 0; i < v.length; i++) {
            state.v[i] = v[i];
            state.q[i] += h * v[i];
        }
        state.refresh();
        state.time += h;
        refusal = projection.positions(state);
        if (refusal != null) {
            state.copyFrom(before);
        }
        return refusal;
    }

    @Override
    public double[] lambda() {
        return lambda;
    }

    @Override
    public void restart() {}
}

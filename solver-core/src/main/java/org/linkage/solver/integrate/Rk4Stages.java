package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/** The four stages that {@link Rk4} and {@link Rk4Projected} share. */
final class Rk4Stages {
    private final Dynamics dynamics;
    private final State stage;
    private final WorkMeter meter;
    private final double[] a;
    private final double[] dq;
    private final double[] dv;
    private final double[] lambda;
    private final double[] scratch;

    Rk4Stages(Dynamics dynamics) {
        this.dynamics = dynamics;
        stage = new State(dynamics.system().mechanism());
        meter = new WorkMeter(dynamics.system());
        int n = dynamics.system().coordinates();
        a = new double[n];
        dq = new double[n];
        dv = new double[n];
        lambda = new double[dynamics.rows()];
        scratch = new double[dynamics.rows()];
    }

    /** λ of the first stage: that of the state in which the step began. */
    double[] lambda() {
        return lambda;
    }

    WorkMeter meter() {
        return meter;
    }

    @Nullable
    String step(State state, double h, double ks, double kd) {
        int n = a.length;
        stage.copyFrom(state);
        for (int k = 0; k < 4; k++) {
            String refusal = dynamics.accelerations(stage, ks, kd, a, k == 0 ? lambda : scratch);
            if (refusal != null) {
                return refusal;
            }
            double weight = k == 0 || k == 3 ? h / 6 : h / 3;
            meter.addForces(stage, weight);
            meter.addDriven(k == 0 ? lambda : scratch, weight);
            double ahead = k == 2 ? h : h / 2;
            for (int i = 0; i < n; i++) {
                dq[i] = (k == 0 ? 0 : dq[i]) + weight * stage.v[i];
                dv[i] = (k == 0 ? 0 : dv[i]) + weight * a[i];
            }
            if (k < 3) {
                for (int i = 0; i < n; i++) {
                    stage.q[i] = state.q[i] + ahead * stage.v[i];
                    stage.v[i] = state.v[i] + ahead * a[i];
                }
                stage.refresh();
                stage.time = state.time + ahead;
            }
        }
        if (!Finite.all(dq) || !Finite.all(dv)) {
            return Finite.REFUSAL;
        }
        for (int i = 0; i < n; i++) {
            state.q[i] += dq[i];
            state.v[i] += dv[i];
        }
        state.refresh();
        state.time += h;
        return null;
    }
}

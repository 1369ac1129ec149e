package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
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
    private final double[] last;
    private double length;

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
        last = new double[n];
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
        length = h;
        stage.copyFrom(state);
        Arrays.fill(dq, 0);
        Arrays.fill(dv, 0);
        for (int k = 0; k < 4; k++) {
            String refusal = dynamics.accelerations(stage, ks, kd, a, k == 0 ? lambda : scratch);
            if (refusal != null) {
                return refusal;
            }
            double weight = k == 0 || k == 3 ? h / 6 : h / 3;
            meter.addForces(stage, weight);
            meter.addDriven(k == 0 ? lambda : scratch, weight);
            double ahead = k == 2 ? h : h / 2;
            Vectors.add(weight, stage.v, dq);
            Vectors.add(weight, a, dv);
            if (k < 3) {
                Vectors.ahead(state.q, ahead, stage.v, stage.q);
                Vectors.ahead(state.v, ahead, a, stage.v);
                stage.refresh();
                stage.time = state.time + ahead;
            }
        }
        System.arraycopy(a, 0, last, 0, a.length);
        if (!Finite.all(dq) || !Finite.all(dv)) {
            return Finite.REFUSAL;
        }
        Vectors.add(dq, state.q);
        Vectors.add(dv, state.v);
        state.refresh();
        state.time += h;
        return null;
    }

    /**
     * How far the step just made is from one of third order that ends with k₅ = f(y') instead of k₄: the largest h/6 |k₄ − k₅|,
     * places in parts of the mechanism's reach, angles in radians, rates in parts of its speed. NaN if there is no k₅.
     *
     * @param state where the step ended
     * @param reach the mechanism's size
     */
    double error(State state, double reach) {
        if (dynamics.accelerations(state, 0, 0, a, scratch) != null) {
            return Double.NaN;
        }
        Mechanism mechanism = dynamics.system().mechanism();
        double perSecond = 1;
        double place = 0;
        double rate = 0;
        for (int b = 0; b < mechanism.bodyCount(); b++) {
            Body body = mechanism.body(b);
            for (int i = body.offset(); i < body.offset() + body.dimension(); i++) {
                double unit = i == body.angleOffset() ? 1 : reach;
                perSecond = Math.max(perSecond, Math.abs(state.v[i]) / unit);
                place = Math.max(place, Math.abs(stage.v[i] - state.v[i]) / unit);
                rate = Math.max(rate, Math.abs(last[i] - a[i]) / unit);
            }
        }
        return length / 6 * Math.max(place, rate / perSecond);
    }
}

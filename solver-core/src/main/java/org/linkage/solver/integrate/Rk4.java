package org.linkage.solver.integrate;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/**
 * The classical Runge–Kutta method of fourth order on (q, v), with Baumgarte's stabilisation of the joints.
 *
 * <pre>
 *   k₁ = f(y), k₂ = f(y + h/2 k₁), k₃ = f(y + h/2 k₂), k₄ = f(y + h k₃)
 *   y' = y + h/6 (k₁ + 2k₂ + 2k₃ + k₄),   f(q, v) = (v, q̈)
 * </pre>
 *
 * q̈ is asked for with C̈ = −ks C − kd Ċ, so that what the steps leave of C and Ċ dies away instead of growing.
 */
public final class Rk4 implements Integrator {
    /** C dies away like e⁻⁵ᵗ, critically damped. */
    public static final double DEFAULT_KS = 25;

    public static final double DEFAULT_KD = 10;

    private final Rk4Stages stages;
    private final State before;
    private final Torn torn;
    private double ks = DEFAULT_KS;
    private double kd = DEFAULT_KD;

    public Rk4(Dynamics dynamics) {
        stages = new Rk4Stages(dynamics);
        before = new State(dynamics.system().mechanism());
        torn = new Torn(dynamics);
    }

    /** Sets how fast joint errors die away; 0 and 0 leave them alone. */
    public void setStabilisation(double newKs, double newKd) {
        ks = newKs;
        kd = newKd;
    }

    @Override
    public String name() {
        return "rk4";
    }

    @Override
    public @Nullable String step(State state, double h) {
        before.copyFrom(state);
        String refusal = stages.step(state, h, ks, kd);
        if (refusal != null) {
            return refusal;
        }
        if (torn.by(state)) {
            state.copyFrom(before);
            return Torn.REFUSAL;
        }
        return null;
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

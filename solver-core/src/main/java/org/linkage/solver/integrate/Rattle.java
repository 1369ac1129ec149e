package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.JacobianTimes;
import org.linkage.solver.assembly.MassInverse;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * RATTLE: leapfrog on the joints, symmetric and symplectic, so its energy error stays bounded for ever. Order two.
 *
 * <pre>
 *   v½ = v + h/2 M⁻¹(F(q, v) + J(q)ᵀλ),   q' = q + h v½,   λ such that C(q') = 0
 *   v' = v½ + h/2 M⁻¹(F(q', v') + J(q')ᵀμ),               μ such that J(q')v' = target
 * </pre>
 *
 * A row at velocity level asks J(q̄)(q' − q) = h·target at the middle q̄ = (q + q')/2 instead of a C. The first equation is
 * solved by Newton with the factor of H(q); each correction dq = M⁻¹J(q)ᵀδ also gives v½ += dq/h. Where that factor gains
 * too little, δ comes from a fresh one at q̄, whose J M⁻¹Jᵀ is close to the true J(q')M⁻¹J(q)ᵀ; the correction still goes
 * along J(q)ᵀ, which is what makes the step symplectic.
 */
public final class Rattle implements Integrator {
    private static final int ITERATIONS = 60;
    private static final double TOLERANCE = 1e-13;
    private static final double ACCEPTABLE = 1e-10;
    private static final String STALLED = "RATTLE found no closed pose within 60 iterations;"
            + " a smaller step is needed, or rk4-projected or an implicit integrator.";

    private final Dynamics dynamics;
    private final MechanicalSystem system;
    private final MassInverse massInverse;
    private final KktSystem start;
    private final KktSystem middleSystem;
    private final State next;
    private final State middle;
    private final boolean[] velocityRow;
    private final boolean anyVelocityRow;
    private final double[] target;
    private final double[] x;
    private final double[] force;
    private final double[] d;
    private final double[] product;
    private final double[] lambda;

    public Rattle(Dynamics dynamics) {
        this.dynamics = dynamics;
        system = dynamics.system();
        massInverse = new MassInverse(system.mechanism(), system.graph());
        start = new KktSystem(system.graph());
        middleSystem = new KktSystem(system.graph());
        next = new State(system.mechanism());
        middle = new State(system.mechanism());
        int rows = system.rows();
        velocityRow = new boolean[rows];
        boolean any = false;
        for (int i = 0; i < system.constraintCount(); i++) {
            if (!system.constraint(i).positionLevel()) {
                int at = system.layout().rowAt(i);
                Arrays.fill(velocityRow, at, at + system.constraint(i).rows(), true);
                any = true;
            }
        }
        anyVelocityRow = any;
        target = new double[rows];
        x = new double[system.coordinates()];
        force = new double[system.coordinates()];
        d = new double[rows];
        product = new double[rows];
        lambda = new double[rows];
    }

    @Override
    public String name() {
        return "rattle";
    }

    @Override
    public @Nullable String step(State state, double h) {
        String refusal = drift(state, h);
        if (refusal == null) {
            refusal = kick(h);
        }
        if (refusal == null && (!Finite.all(next.q) || !Finite.all(next.v))) {
            refusal = Finite.REFUSAL;
        }
        if (refusal == null) {
            next.time = state.time + h;
            state.copyFrom(next);
        }
        return refusal;
    }

    /** The first half: next.q is q', next.v is v½. */
    private @Nullable String drift(State state, double h) {
        String refusal = dynamics.accelerations(state, 0, 0, x, lambda);
        if (refusal != null) {
            return refusal;
        }
        system.velocityTargets(target);
        next.copyFrom(state);
        double scale = 1e-3;
        for (int i = 0; i < x.length; i++) {
            next.v[i] += 0.5 * h * x[i];
            next.q[i] += h * next.v[i];
            scale = Math.max(scale, Math.abs(next.q[i]));
        }
        next.refresh();
        boolean frozen = true;
        double before = Double.POSITIVE_INFINITY;
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            residual(state, h);
            double worst = Projection.largest(d);
            if (worst <= TOLERANCE * scale || (worst <= ACCEPTABLE * scale && !(worst < 0.5 * before))) {
                return null;
            }
            if (!(worst < 1e3 * scale)) {
                return STALLED;
            }
            if (!(worst < 0.3 * before)) {
                if (frozen) {
                    system.assemble(state, start);
                    frozen = false;
                }
                between(state);
                refusal = dynamics.factor(middle);
                if (refusal != null) {
                    return refusal;
                }
            }
            before = worst;
            correct(h, frozen);
        }
        return STALLED;
    }

    /** d = −C(q'), or −(J(q̄)(q' − q) − h·target) for rows at velocity level. */
    private void residual(State state, double h) {
        system.values(next, d);
        if (anyVelocityRow) {
            between(state);
            system.assemble(middle, middleSystem);
            for (int i = 0; i < x.length; i++) {
                x[i] = next.q[i] - state.q[i];
            }
            JacobianTimes.multiply(middleSystem, x, product);
        }
        for (int i = 0; i < d.length; i++) {
            d[i] = velocityRow[i] ? h * target[i] - product[i] : -d[i];
        }
    }

    private void between(State state) {
        for (int i = 0; i < x.length; i++) {
            middle.q[i] = 0.5 * (state.q[i] + next.q[i]);
        }
        middle.refresh();
    }

    private void correct(double h, boolean frozen) {
        Arrays.fill(x, 0);
        dynamics.solveApart(x, d);
        if (!frozen) {
            Arrays.fill(x, 0);
            JacobianTimes.addTransposed(start, d, x);
            massInverse.apply(x);
        }
        for (int i = 0; i < x.length; i++) {
            next.q[i] += x[i];
            next.v[i] += x[i] / h;
        }
        next.refresh();
    }

    /** The second half: next.v becomes v'. Forces that depend on v are asked again with the v' of the first answer. */
    private @Nullable String kick(double h) {
        String refusal = dynamics.factor(next);
        if (refusal != null) {
            return refusal;
        }
        dynamics.velocityErrors(next, product);
        System.arraycopy(next.v, 0, middle.v, 0, x.length);
        Arrays.fill(force, Double.NaN);
        for (int pass = 0; pass < 3; pass++) {
            dynamics.forces(next, x);
            if (Arrays.equals(x, force)) {
                return null;
            }
            System.arraycopy(x, 0, force, 0, x.length);
            for (int i = 0; i < x.length; i++) {
                x[i] *= 0.5 * h;
            }
            for (int i = 0; i < d.length; i++) {
                d[i] = -product[i];
            }
            dynamics.solveApart(x, d);
            for (int i = 0; i < x.length; i++) {
                next.v[i] = middle.v[i] + x[i];
            }
        }
        return null;
    }

    @Override
    public double[] lambda() {
        return lambda;
    }

    @Override
    public void restart() {}
}

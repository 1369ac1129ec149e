package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.integrate.ConstrainedDynamics;
import org.linkage.solver.integrate.GripStep;
import org.linkage.solver.integrate.Grips;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.integrate.Kinematic;
import org.linkage.solver.integrate.PhaseClock;
import org.linkage.solver.integrate.Projection;
import org.linkage.solver.mechanism.State;

/**
 * One choice of solver and integrator made to run: replaced as a whole when a person chooses differently, so that nothing
 * of the old choice is left behind.
 */
final class Engine {
    private final MechanicalSystem system;
    private final ConstrainedDynamics dynamics;
    private final SolverChoice choice;
    private final Integrator integrator;
    private final GripStep gripStep;
    private final Grips grips;
    private final PhaseClock clock;
    private final boolean anticipate;
    private final Projection projection;
    private final double[] impulse;
    private final double[] lambda;

    /** @param forced the solver to take instead of the one that {@code tuning} names; null for that one */
    Engine(MechanicalSystem system, @Nullable SolverChoice forced, Grips grips, Tuning tuning) {
        this.system = system;
        this.grips = grips;
        boolean implicit = IntegratorChoice.implicit(tuning.integrator) && !tuning.kinematic;
        choice = forced != null ? forced : choose(system, tuning.solver, implicit);
        if (implicit) {
            ImplicitIntegrator stiff = IntegratorChoice.implicit(tuning.integrator, system, choice.solver(), tuning);
            // pushes and projections need M and J alone, without the step's stiffness
            dynamics = new ConstrainedDynamics(
                    system, SolverChoice.automatic(system.graph()).solver());
            integrator = stiff;
            clock = stiff.clock();
        } else {
            dynamics = new ConstrainedDynamics(system, choice.solver());
            integrator = tuning.kinematic
                    ? new Kinematic(dynamics, grips)
                    : IntegratorChoice.explicit(tuning.integrator, dynamics, tuning);
            clock = dynamics.clock();
        }
        anticipate = !implicit && !tuning.kinematic;
        gripStep = new GripStep(dynamics, grips);
        projection = new Projection(dynamics);
        impulse = new double[system.coordinates()];
        lambda = new double[dynamics.rows()];
    }

    private static SolverChoice choose(MechanicalSystem system, String name, boolean implicit) {
        String refusal =
                implicit ? SolverChoice.implicitRefusal(name, system) : SolverChoice.refusal(name, system.graph());
        if (refusal != null) {
            throw new IllegalArgumentException(refusal);
        }
        return implicit ? SolverChoice.ofImplicit(name, system) : SolverChoice.of(name, system.graph());
    }

    PhaseClock clock() {
        return clock;
    }

    MechanicalSystem system() {
        return system;
    }

    ConstrainedDynamics dynamics() {
        return dynamics;
    }

    SolverChoice choice() {
        return choice;
    }

    Integrator integrator() {
        return integrator;
    }

    /** One step; the state stays as it was if it is refused. */
    @Nullable
    String step(State state, double h) {
        if (anticipate && !grips.isEmpty()) {
            String refusal = gripStep.prepare(state, h);
            if (refusal != null) {
                return refusal;
            }
        }
        return integrator.step(state, h);
    }

    /** Brings velocities to what the joints allow. */
    @Nullable
    String projectVelocities(State state) {
        return projection.velocities(state);
    }

    @Nullable
    String projectPositions(State state) {
        return projection.positions(state);
    }

    /** An impulse at a body's centre of mass; the joints take their part of it. */
    @Nullable
    String push(State state, int offset, double ix, double iy) {
        String refusal = dynamics.factor(state);
        if (refusal != null) {
            return refusal;
        }
        Arrays.fill(impulse, 0);
        Arrays.fill(lambda, 0);
        impulse[offset] = ix;
        impulse[offset + 1] = iy;
        dynamics.solve(impulse, lambda);
        for (int i = 0; i < impulse.length; i++) {
            state.v[i] += impulse[i];
        }
        return null;
    }
}

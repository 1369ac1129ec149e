package org.linkage.solver.simulation;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.integrate.Dynamics;
import org.linkage.solver.integrate.ImplicitIntegrator;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.integrate.Rattle;
import org.linkage.solver.integrate.Rk4;
import org.linkage.solver.integrate.Rk4Projected;
import org.linkage.solver.integrate.SemiImplicitEuler;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.scene.Names;

/** Integrators by name. A new one is one line here. */
final class IntegratorChoice {
    private IntegratorChoice() {}

    static boolean implicit(String name) {
        return name.startsWith("implicit-");
    }

    /** Why there is none of that name, as a sentence; null if there is. */
    static @Nullable String refusal(String name) {
        if (Names.INTEGRATORS.contains(name)) {
            return null;
        }
        return "There is no integrator '" + name + "'; choose one of " + String.join(", ", Names.INTEGRATORS) + ".";
    }

    /** An explicit integrator. */
    static Integrator explicit(String name, Dynamics dynamics, Tuning tuning) {
        return switch (name) {
            case "rk4" -> {
                Rk4 rk4 = new Rk4(dynamics);
                rk4.setStabilisation(tuning.ks, tuning.kd);
                yield rk4;
            }
            case "rk4-projected" -> {
                Rk4Projected projected = new Rk4Projected(dynamics);
                projected.setTolerance(tuning.tolerance);
                yield projected;
            }
            case "rattle" -> new Rattle(dynamics);
            case "semi-implicit-euler" -> new SemiImplicitEuler(dynamics);
            default -> throw new IllegalArgumentException("There is no integrator '" + name + "'.");
        };
    }

    static ImplicitIntegrator implicit(String name, MechanicalSystem system, KktSolver solver, Tuning tuning) {
        ImplicitIntegrator integrator = new ImplicitIntegrator(system, solver, name.equals("implicit-bdf2"));
        integrator.setGeometricStiffness(tuning.geometricStiffness);
        return integrator;
    }
}

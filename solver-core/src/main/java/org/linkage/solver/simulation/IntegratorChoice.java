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

    /** Why it cannot run the scene, as a sentence; null if it can. */
    static @Nullable String refusal(String name, boolean contacts) {
        if (!Names.INTEGRATORS.contains(name)) {
            return "There is no integrator '" + name + "'; choose one of " + String.join(", ", Names.INTEGRATORS) + ".";
        }
        if (contacts && (implicit(name) || name.equals("rattle"))) {
            return "The integrator " + name + " knows no contacts, ropes or hard limits, and this scene has some;"
                    + " choose rk4-projected or semi-implicit-euler.";
        }
        return null;
    }

    /** An explicit integrator. */
    static Integrator explicit(String name, Dynamics dynamics, Tuning tuning) {
        return switch (name) {
            case "rk4" -> {
                Rk4 rk4 = new Rk4(dynamics);
                rk4.setStabilisation(tuning.ks, tuning.kd);
                yield rk4;
            }
            case "rk4-projected" -> new Rk4Projected(dynamics);
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

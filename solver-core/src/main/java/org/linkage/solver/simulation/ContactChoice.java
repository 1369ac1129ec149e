package org.linkage.solver.simulation;

import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.complementarity.GaussSeidelSolver;
import org.linkage.solver.complementarity.RowSetSolver;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.contact.Exact;
import org.linkage.solver.contact.ImpactLaw;
import org.linkage.solver.contact.ImprovedPlatt;
import org.linkage.solver.contact.Platt;
import org.linkage.solver.contact.Right;
import org.linkage.solver.contact.SetChooser;
import org.linkage.solver.integrate.ContactDynamics;
import org.linkage.solver.integrate.ContactEuler;
import org.linkage.solver.integrate.EventLoop;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.linear.KktSolver;

/** Dynamics and integrator for scenes in which something may touch, by the names of algorithm and law. */
record ContactChoice(ContactDynamics dynamics, Integrator integrator) {
    static ContactChoice of(MechanicalSystem system, KktSolver solver, EventLog log, Tuning tuning) {
        ContactDynamics dynamics = new ContactDynamics(system, solver, log.model(), chooser(tuning));
        ComplementaritySolver corrections = exact(tuning);
        ContactEuler euler = new ContactEuler(dynamics, log.model(), exact(tuning), corrections, log);
        if (tuning.integrator.equals("semi-implicit-euler")) {
            return new ContactChoice(dynamics, euler);
        }
        Integrator smooth = IntegratorChoice.explicit(tuning.integrator, dynamics, tuning);
        EventLoop loop = new EventLoop(dynamics, smooth, euler, corrections, log);
        ImpactLaw law = ImpactLaw.named(tuning.impact);
        if (law != null) {
            loop.setLaw(law);
        }
        return new ContactChoice(dynamics, loop);
    }

    private static SetChooser chooser(Tuning tuning) {
        return switch (tuning.contact) {
            case "platt" -> new Platt(new RowSetSolver());
            case "improved-platt" -> new ImprovedPlatt(new RowSetSolver());
            case "right" -> new Right(new RowSetSolver());
            default -> new Exact(exact(tuning));
        };
    }

    private static ComplementaritySolver exact(Tuning tuning) {
        return tuning.solver.equals("gauss-seidel") ? new GaussSeidelSolver(tuning.iterations) : new ExactSolver();
    }
}

package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * The truth: 0 ≤ μ ⊥ N q̈ − d ≥ 0. Contacts that press have no acceleration apart, contacts that come apart do not press, and
 * none pulls. With friction the tangential force lies in Coulomb's cone and opposes the slip.
 */
public final class Exact implements SetChooser {
    private final ComplementaritySolver solver;

    public Exact(ComplementaritySolver solver) {
        this.solver = solver;
    }

    @Override
    public String name() {
        return "exact";
    }

    @Override
    public boolean takesFriction() {
        return true;
    }

    @Override
    public boolean needsStabilisation() {
        return false;
    }

    @Override
    public void begin(UnilateralProblem problem, UnilateralSolution scratch) {}

    @Override
    public boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        return solver.solve(problem, solution);
    }

    @Override
    public void beginStep() {
        solver.beginStep();
    }

    @Override
    public void stepped(ContactRecord first, ContactSet now) {}

    @Override
    public void crossed(long key) {}

    @Override
    public SetChooser copy() {
        return new Exact(new ExactSolver());
    }

    @Override
    public void restart() {
        solver.forget();
    }
}

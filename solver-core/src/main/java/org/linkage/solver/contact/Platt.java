package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * Platt's algorithm, the first of the paper:
 *
 * <pre>
 *   at the beginning F⁺ holds all active contacts
 *   in each step
 *     solve for q̈ and λ with the rows of F⁺ as equalities
 *     update q and q̇
 *     for each contact k:  in F⁺: if λ_k ≤ 0, move k to F⁻
 *                          in F⁻: if g_k(q) < 0, move k to F⁺
 * </pre>
 *
 * It is wrong in two ways that can be watched: a row that pulls holds for a whole step, and one that was let go comes back
 * only after it has been violated.
 */
public final class Platt extends KeptSet {
    private boolean started;

    public Platt(ForcedSetSolver solver) {
        super(solver);
    }

    @Override
    public String name() {
        return "platt";
    }

    @Override
    public void begin(UnilateralProblem problem, UnilateralSolution scratch) {
        if (!started && problem.count > 0) {
            started = true;
            for (int i = 0; i < problem.count; i++) {
                handle(problem.key[i]);
            }
        }
    }

    @Override
    public void stepped(ContactRecord first, ContactSet now) {
        keepOnly(now);
        for (int k = 0; k < now.count; k++) {
            long key = now.key[k];
            if (contains(key)) {
                int row = first.find(key);
                if (row >= 0 && first.normal[row] <= 0) {
                    ignore(key);
                }
            } else if (now.gap[k] < 0) {
                handle(key);
            }
        }
    }

    @Override
    public void crossed(long key) {
        handle(key);
    }

    @Override
    public SetChooser copy() {
        Platt copy = new Platt(solver);
        copy.copySet(this);
        copy.started = started;
        return copy;
    }

    @Override
    public void restart() {
        super.restart();
        started = false;
    }
}

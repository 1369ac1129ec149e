package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * Platt's algorithm with another question, the second of the paper:
 *
 * <pre>
 *   at the beginning solve without contacts; F⁺ holds the active contacts with a tendency to violation, N_k q̈ < d_k
 *   in each step
 *     solve for q̈ and λ with the rows of F⁺ as equalities
 *     update q and q̇
 *     for each contact k:  in F⁺: if λ_k ≤ 0, move k to F⁻
 *                          in F⁻: if N_k q̈ < d_k, move k to F⁺
 * </pre>
 *
 * Nothing pulls at the start any more, but a row that is pushed into violation by another one's force is still noticed a
 * step late. A contact that was not there in the step before is asked like those at the beginning.
 */
public final class ImprovedPlatt extends KeptSet {
    private final KeyIndex known = new KeyIndex();

    public ImprovedPlatt(ForcedSetSolver solver) {
        super(solver);
    }

    @Override
    public String name() {
        return "improved-platt";
    }

    @Override
    public void begin(UnilateralProblem problem, UnilateralSolution scratch) {
        boolean anyNew = false;
        for (int i = 0; i < problem.count; i++) {
            anyNew |= known.get(problem.key[i]) < 0;
        }
        if (anyNew) {
            solve(problem, scratch);
            for (int i = 0; i < problem.count; i++) {
                if (known.get(problem.key[i]) < 0 && scratch.slack[i] < 0) {
                    handle(problem.key[i]);
                }
            }
        }
        known.clear();
        for (int i = 0; i < problem.count; i++) {
            known.put(problem.key[i], i);
        }
    }

    @Override
    public void stepped(ContactRecord first, ContactSet now) {
        keepOnly(now);
        for (int i = 0; i < first.count; i++) {
            long key = first.key[i];
            if (contains(key)) {
                if (first.normal[i] <= 0) {
                    ignore(key);
                }
            } else if (first.slack[i] < 0 && now.find(key) >= 0) {
                handle(key);
            }
        }
    }

    @Override
    public void crossed(long key) {}

    @Override
    public SetChooser copy() {
        ImprovedPlatt copy = new ImprovedPlatt(solver);
        copy.copySet(this);
        copy.known.copyFrom(known);
        return copy;
    }

    @Override
    public void restart() {
        super.restart();
        known.clear();
    }
}

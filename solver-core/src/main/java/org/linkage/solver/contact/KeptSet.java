package org.linkage.solver.contact;

import java.util.Arrays;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * What Platt's algorithm and its improvement share: a set F⁺ that is kept from step to step, solved as equalities in every
 * evaluation, and changed only between steps, so that every effect is seen one step late.
 */
abstract class KeptSet implements SetChooser {
    final ForcedSetSolver solver;
    private long[] handled = new long[16];
    private int count;
    private boolean[] forced = new boolean[16];

    KeptSet(ForcedSetSolver solver) {
        this.solver = solver;
    }

    @Override
    public final boolean takesFriction() {
        return false;
    }

    @Override
    public final boolean needsStabilisation() {
        return true;
    }

    @Override
    public final boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        if (forced.length < problem.count) {
            forced = new boolean[Math.max(problem.count, 2 * forced.length)];
        }
        for (int i = 0; i < problem.count; i++) {
            forced[i] = contains(problem.key[i]);
        }
        return solver.solve(problem, forced, solution);
    }

    final boolean contains(long key) {
        for (int i = 0; i < count; i++) {
            if (handled[i] == key) {
                return true;
            }
        }
        return false;
    }

    /** Moves a contact to F⁺. */
    final void handle(long key) {
        if (contains(key)) {
            return;
        }
        if (count == handled.length) {
            handled = Arrays.copyOf(handled, 2 * count);
        }
        handled[count++] = key;
    }

    /** Moves a contact to F⁻. */
    final void ignore(long key) {
        for (int i = 0; i < count; i++) {
            if (handled[i] == key) {
                handled[i] = handled[--count];
                return;
            }
        }
    }

    /** Contacts that no longer touch leave F⁺. */
    final void keepOnly(ContactSet now) {
        for (int i = count - 1; i >= 0; i--) {
            if (now.find(handled[i]) < 0) {
                handled[i] = handled[--count];
            }
        }
    }

    final void copySet(KeptSet other) {
        handled = other.handled.clone();
        count = other.count;
    }

    @Override
    public void restart() {
        count = 0;
    }
}

package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * The algorithm that the paper calls right, its third:
 *
 * <pre>
 *   F⁺ is empty
 *   repeat
 *     solve for q̈ and λ with the rows of F⁺ as equalities
 *     for each active contact k:  if N_k q̈ < d_k, move k to F⁺
 *   until F⁺ has not changed
 *   update q and q̇
 * </pre>
 *
 * It looks at the same instant instead of one step later, and it always ends because it only ever adds. For the same reason it
 * may end with a contact that pulls: in an obtuse corner a row of the first round can become superfluous in the second.
 * {@link Exact} is the truth.
 */
public final class Right implements SetChooser {
    private static final double ROUNDING = 1e-12;

    private final ForcedSetSolver solver;
    private boolean[] handled = new boolean[16];

    public Right(ForcedSetSolver solver) {
        this.solver = solver;
    }

    @Override
    public String name() {
        return "right";
    }

    @Override
    public boolean takesFriction() {
        return false;
    }

    @Override
    public boolean needsStabilisation() {
        return false;
    }

    @Override
    public void begin(UnilateralProblem problem, UnilateralSolution scratch) {}

    @Override
    public boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        int n = problem.count;
        if (handled.length < n) {
            handled = new boolean[Math.max(n, 2 * handled.length)];
        }
        for (int i = 0; i < n; i++) {
            handled[i] = false;
        }
        int rounds = 0;
        while (true) {
            rounds++;
            boolean solved = solver.solve(problem, handled, solution);
            boolean changed = false;
            double scale = 0;
            for (double a : solution.x) {
                scale = Math.max(scale, Math.abs(a));
            }
            for (int i = 0; i < n; i++) {
                if (!handled[i] && solution.slack[i] < -ROUNDING * scale) {
                    handled[i] = true;
                    changed = true;
                }
            }
            if (!changed || !solved) {
                solution.iterations = rounds;
                return solved;
            }
        }
    }

    @Override
    public void stepped(ContactRecord first, ContactSet now) {}

    @Override
    public void crossed(long key) {}

    @Override
    public SetChooser copy() {
        return new Right(solver);
    }

    @Override
    public void restart() {}
}

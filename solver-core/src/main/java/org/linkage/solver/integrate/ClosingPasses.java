package org.linkage.solver.integrate;

import org.linkage.solver.assembly.ImplicitSystem;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.mechanism.State;

/**
 * What closes the joints after a round that has left little: its own factor, with (0, −C/h) on the right-hand side, the answer added to
 * positions, velocities and multipliers alike.
 *
 * <p>A pass costs a third of a round and gains two digits or three. It leaves the balance of momentum as the round made it, at the
 * guess, so it may only follow where the guess was good: with passes from large gaps on, a net began to flutter.
 *
 * <p>What one pass leaves is nearly the same share ρ of what the pass before left, so from the second on the rest of that series is added
 * at once: 1/(1 − ρ) times the answer.
 */
final class ClosingPasses {
    /** What a pass must leave at most of what was there, or it is the last. */
    private static final double GAIN = 0.1;

    private static final double LARGEST_SHARE = 0.3;
    private static final int PASSES = 5;

    private final KktSolver solver;
    private final PhaseClock clock;
    private double[] dv;
    private double[] dvLast;

    ClosingPasses(KktSolver solver, PhaseClock clock, int coordinates) {
        this.solver = solver;
        this.clock = clock;
        dv = new double[coordinates];
        dvLast = new double[coordinates];
    }

    /**
     * Passes as long as they gain and |C| is above {@code fine}; the gaps of {@code implicit} are those of the guess, before and after.
     *
     * @param next as long as the impulse, for its changes
     * @return whether the limits that act have stayed the same
     */
    boolean close(
            ImplicitSystem implicit,
            PastSteps past,
            State guess,
            double h,
            double fine,
            double[] impulse,
            double[] next) {
        double gap = implicit.gap();
        for (int pass = 0; pass < PASSES && implicit.worst() > fine; pass++) {
            long start = System.nanoTime();
            implicit.closing(h, dv, next);
            if (!solver.solveByFactor(dv, next)) {
                return true;
            }
            double square = pass == 0 ? 0 : Vectors.dot(dvLast, dvLast);
            if (square > 0) {
                double share = Vectors.dot(dv, dvLast) / square;
                double series = 1 / (1 - Math.max(-LARGEST_SHARE, Math.min(share, LARGEST_SHARE)));
                Vectors.scale(series, dv);
                Vectors.scale(series, next);
            }
            clock.solve += System.nanoTime() - start;
            clock.solves++;
            Vectors.add(next, impulse);
            past.move(dv, h, guess);
            boolean sameLimits = implicit.evaluateGaps(guess, h, false);
            if (!sameLimits || !(implicit.gap() < GAIN * gap)) {
                return sameLimits;
            }
            gap = implicit.gap();
            double[] swap = dvLast;
            dvLast = dv;
            dv = swap;
        }
        return true;
    }
}

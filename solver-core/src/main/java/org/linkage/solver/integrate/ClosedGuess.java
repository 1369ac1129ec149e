package org.linkage.solver.integrate;

import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/** The best end of a step so far with every joint closed: rounds that try to close them yet finer may lose it again. */
final class ClosedGuess {
    private final State guess;
    private double[] impulse = new double[0];
    private double gap;
    /** The worst |C| of what is kept; infinite if nothing is. */
    double worst = Double.POSITIVE_INFINITY;

    ClosedGuess(Mechanism mechanism) {
        guess = new State(mechanism);
    }

    /** Makes room for so many multipliers. */
    void reserve(int rows) {
        impulse = new double[rows];
    }

    void forget() {
        worst = Double.POSITIVE_INFINITY;
    }

    boolean known() {
        return worst < Double.POSITIVE_INFINITY;
    }

    void keep(State end, double[] endImpulse, double endGap, double endWorst) {
        guess.copyFrom(end);
        System.arraycopy(endImpulse, 0, impulse, 0, impulse.length);
        gap = endGap;
        worst = endWorst;
    }

    /** Writes back what was kept and returns its gap. */
    double take(State end, double[] endImpulse) {
        end.copyFrom(guess);
        System.arraycopy(impulse, 0, endImpulse, 0, impulse.length);
        return gap;
    }
}

package org.linkage.solver.integrate;

/** Nanoseconds by phase, added up until someone resets them. */
public final class PhaseClock {
    public long assemble;
    public long factor;
    public long solve;
    public int factorisations;
    public int solves;

    public void reset() {
        assemble = 0;
        factor = 0;
        solve = 0;
        factorisations = 0;
        solves = 0;
    }
}

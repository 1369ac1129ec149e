package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ForcedSetSolver;

/** Which solvers the tests of contacts stand on. */
final class Solvers {
    private Solvers() {}

    static ComplementaritySolver exact() {
        return new DelassusTwin();
    }

    static ForcedSetSolver forced() {
        return new DelassusTwin();
    }
}

package org.linkage.solver.contact;

import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.complementarity.RowSetSolver;

/** Which solvers the tests of contacts stand on. */
final class Solvers {
    private Solvers() {}

    static ComplementaritySolver exact() {
        return new ExactSolver();
    }

    static ForcedSetSolver forced() {
        return new RowSetSolver();
    }
}

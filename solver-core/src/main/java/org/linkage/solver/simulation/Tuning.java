package org.linkage.solver.simulation;

import org.linkage.solver.integrate.Rk4;

/** The numbers that a person may turn while a simulation runs. */
final class Tuning {
    String solver = SolverChoice.AUTO;
    String integrator = "rk4-projected";
    String contact = "exact";
    String impact = "rounds";
    double stepSize = 1.0 / 240;
    double tolerance;
    int iterations = 10;
    double ks = Rk4.DEFAULT_KS;
    double kd = Rk4.DEFAULT_KD;
    boolean geometricStiffness = true;
    boolean kinematic;
}

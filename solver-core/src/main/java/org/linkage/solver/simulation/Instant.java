package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.JacobianTimes;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRows;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * What joints and contacts do at this instant: the multipliers of
 *
 * <pre>
 *   M q̈ − Jᵀλ − Nᵀμ − Tᵀτ = F,   J q̈ = −J̇q̇,   0 ≤ μ ⊥ N q̈ + Ṅq̇ ≥ 0 for contacts that touch and do not part
 * </pre>
 *
 * at the state itself, by a solve of its own, so that neither the integrator's averages nor an inexact solver show.
 *
 * <p>Where joints are redundant, λ is only known up to the null space of J M⁻¹Jᵀ. For any r, the solution of M x − Jᵀλ =
 * Jᵀr, J x = 0 gives λ + r in that null space. Two such vectors, r drawn at random, show which reactions they change:
 * those are undetermined.
 */
final class Instant {
    private static final int PROBES = 2;
    private static final double SEEN = 1e-5;
    /** A contact that opens more slowly than this rests, m/s. */
    private static final double REST_SPEED = 1e-6;

    private final MechanicalSystem system;
    private final @Nullable ContactModel contacts;
    private final KktSystem kkt;
    private KktSolver solver;
    private final double[] acceleration;
    private final double[] lambda;
    private final double[][] loose;
    private final double[] probed = new double[3];
    private boolean redundant;
    private final ContactSet touching;
    private UnilateralProblem problem;
    private final UnilateralSolution solution;
    private final ExactSolver exact = new ExactSolver();

    Instant(MechanicalSystem system, @Nullable ContactModel contacts) {
        this.system = system;
        this.contacts = contacts;
        kkt = new KktSystem(system.graph());
        solver = SolverChoice.automatic(system.graph()).solver();
        solver.analyze(system.graph());
        acceleration = new double[system.coordinates()];
        lambda = new double[system.rows()];
        loose = new double[PROBES][system.rows()];
        touching = new ContactSet(system.mechanism());
        problem = new UnilateralProblem(kkt, solver);
        solution = new UnilateralSolution(system.graph());
    }

    MechanicalSystem system() {
        return system;
    }

    /** Computes everything anew at the state; slipping contacts are asked to stick within h where friction can. */
    void compute(State state, double h) {
        system.assemble(state, kkt);
        if (!solver.factor(kkt)) {
            solver = SolverChoice.robust().solver();
            solver.analyze(system.graph());
            problem = new UnilateralProblem(kkt, solver);
            solver.factor(kkt);
        }
        touching.clear();
        if (contacts != null) {
            collect(contacts, state);
        }
        system.biases(state, lambda);
        for (int i = 0; i < lambda.length; i++) {
            lambda[i] = -lambda[i];
        }
        system.forces(state, acceleration);
        if (touching.count > 0) {
            solveWithContacts(state, h);
        } else {
            solver.solve(acceleration, lambda);
        }
        redundant = rankLoss() > 0;
        if (redundant) {
            long seed = 1;
            for (double[] r : loose) {
                for (int i = 0; i < r.length; i++) {
                    seed = seed * 6364136223846793005L + 1442695040888963407L;
                    r[i] = (seed >> 11) * 0x1p-52;
                }
                probe(r);
            }
        }
    }

    private void collect(ContactModel model, State state) {
        model.collect(state, 2 * model.closed(), touching);
        int kept = 0;
        for (int k = 0; k < touching.count; k++) {
            if (touching.rate(k, state.v) <= REST_SPEED) {
                touching.move(k, kept++);
            }
        }
        touching.count = kept;
    }

    private void solveWithContacts(State state, double h) {
        System.arraycopy(acceleration, 0, problem.f, 0, acceleration.length);
        System.arraycopy(lambda, 0, problem.d, 0, lambda.length);
        problem.clear();
        for (int k = 0; k < touching.count; k++) {
            int row = ContactRows.add(problem, touching, k, -touching.bias[k]);
            double stick = -touching.tangentBias[k] - touching.slip(k, state.v) / h;
            ContactRows.friction(problem, touching, k, row, stick);
        }
        exact.solve(problem, solution);
        System.arraycopy(solution.x, 0, acceleration, 0, acceleration.length);
        System.arraycopy(solution.lambda, 0, lambda, 0, lambda.length);
        // the exact solver may have factored something else on the way
        solver.factor(kkt);
    }

    /** r becomes its part in the null space, brought to a largest entry of 1. */
    private void probe(double[] r) {
        double[] x = new double[acceleration.length];
        double[] answer = new double[r.length];
        JacobianTimes.addTransposed(kkt, r, x);
        solver.solve(x, answer);
        double largest = 0;
        for (int i = 0; i < r.length; i++) {
            r[i] += answer[i];
            largest = Math.max(largest, Math.abs(r[i]));
        }
        for (int i = 0; i < r.length && largest > 0; i++) {
            r[i] /= largest;
        }
    }

    int rankLoss() {
        return solver.rankLoss();
    }

    double[] lambda() {
        return lambda;
    }

    double[] acceleration() {
        return acceleration;
    }

    /** Writes the reaction of a constraint and which of its numbers are determined; returns how many there are. */
    int reaction(State state, int index, double[] out, boolean[] determined) {
        Constraint constraint = system.constraint(index);
        int at = system.layout().rowAt(index);
        int size = constraint.reactionSize();
        constraint.reaction(state, lambda, at, out, 0);
        Arrays.fill(determined, 0, size, true);
        if (redundant) {
            for (double[] r : loose) {
                constraint.reaction(state, r, at, probed, 0);
                for (int i = 0; i < size; i++) {
                    determined[i] &= !(Math.abs(probed[i]) > SEEN);
                }
            }
        }
        return size;
    }

    /** The contacts that touch and do not part. */
    ContactSet touching() {
        return touching;
    }

    /** The force along the normal of a touching contact. */
    double normal(int k) {
        return solution.mu[k];
    }

    double friction(int k) {
        return solution.tau[k];
    }
}

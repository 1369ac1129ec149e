package org.linkage.solver.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.linear.GaussSeidelSolver;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * The dynamics of a mechanism whose joints all act: one KKT system, one solver.
 *
 * <p>The factor belongs to q alone, so it is kept as long as q stays the same to the last bit: the velocity projection at
 * the end of a step and the first stage of the next one share it.
 */
public class ConstrainedDynamics implements Dynamics {
    private static final String SINGULAR = "The joints' equations cannot be solved in this pose:"
            + " some of them are redundant or contradict each other; choose the solver sparse or auto.";

    protected final MechanicalSystem system;
    protected final KktSystem kkt;
    protected final KktSolver solver;
    /** An iterative solver's twin without a memory; null for exact solvers. */
    private final @Nullable GaussSeidelSolver apart;

    private final PhaseClock clock = new PhaseClock();
    private final double[] factoredQ;
    private boolean factored;
    private final double[] c;
    private final double[] bias;
    private final double[] rate;

    /** @param solver must take the system's graph; it is analysed here */
    public ConstrainedDynamics(MechanicalSystem system, KktSolver solver) {
        this.system = system;
        this.solver = solver;
        kkt = new KktSystem(system.graph());
        solver.analyze(system.graph());
        apart = solver instanceof GaussSeidelSolver sweeps ? twin(sweeps, system) : null;
        factoredQ = new double[system.coordinates()];
        c = new double[system.rows()];
        bias = new double[system.rows()];
        rate = new double[system.rows()];
    }

    private static GaussSeidelSolver twin(GaussSeidelSolver solver, MechanicalSystem system) {
        GaussSeidelSolver twin = new GaussSeidelSolver();
        twin.setIterations(solver.iterations());
        twin.setWarmStart(false);
        twin.analyze(system.graph());
        return twin;
    }

    @Override
    public final MechanicalSystem system() {
        return system;
    }

    public final KktSolver solver() {
        return solver;
    }

    @Override
    public boolean exact() {
        return apart == null;
    }

    @Override
    public int rows() {
        return system.rows();
    }

    @Override
    public final PhaseClock clock() {
        return clock;
    }

    /** The next {@link #factor} starts afresh, whatever q is. */
    public final void invalidate() {
        factored = false;
    }

    @Override
    public @Nullable String factor(State state) {
        if (factored && Arrays.equals(factoredQ, state.q)) {
            return null;
        }
        factored = false;
        long start = System.nanoTime();
        system.assemble(state, kkt);
        long assembled = System.nanoTime();
        boolean solvable = solver.factor(kkt) && (apart == null || apart.factor(kkt));
        clock.assemble += assembled - start;
        clock.factor += System.nanoTime() - assembled;
        clock.factorisations++;
        if (!solvable) {
            return SINGULAR;
        }
        System.arraycopy(state.q, 0, factoredQ, 0, factoredQ.length);
        factored = true;
        return null;
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        long start = System.nanoTime();
        solver.solve(x, lambda);
        clock.solve += System.nanoTime() - start;
        clock.solves++;
    }

    @Override
    public void solveApart(double[] x, double[] lambda) {
        if (apart == null) {
            solve(x, lambda);
        } else {
            apart.solve(x, lambda);
        }
    }

    @Override
    public void forces(State state, double[] force) {
        long start = System.nanoTime();
        system.forces(state, force);
        clock.assemble += System.nanoTime() - start;
    }

    @Override
    public void positionErrors(State state, double[] error) {
        system.values(state, error);
    }

    @Override
    public void velocityErrors(State state, double[] error) {
        system.velocityErrors(kkt, state.v, error);
    }

    @Override
    public void biases(State state, double[] out) {
        system.biases(state, out);
    }

    @Override
    public @Nullable String accelerations(State state, double ks, double kd, double[] acceleration, double[] lambda) {
        String refusal = factor(state);
        if (refusal != null) {
            return refusal;
        }
        forces(state, acceleration);
        long start = System.nanoTime();
        rowTargets(state, ks, kd, lambda);
        clock.assemble += System.nanoTime() - start;
        solve(acceleration, lambda);
        return null;
    }

    /** Writes what J q̈ should be: −J̇q̇ − ks C − kd (J q̇ − target). */
    protected final void rowTargets(State state, double ks, double kd, double[] d) {
        biases(state, bias);
        for (int i = 0; i < bias.length; i++) {
            d[i] = -bias[i];
        }
        if (ks != 0) {
            positionErrors(state, c);
            for (int i = 0; i < c.length; i++) {
                d[i] -= ks * c[i];
            }
        }
        if (kd != 0) {
            velocityErrors(state, rate);
            for (int i = 0; i < rate.length; i++) {
                d[i] -= kd * rate[i];
            }
        }
    }
}

package org.linkage.jmh;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.SolverChooser;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A chain's system: assembled, factored, solved, and analysed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LinearBenchmark {
    @Param({"100", "1000", "10000"})
    public int n;

    @Param({"tree", "sparse"})
    public String solver = "";

    private Simulation simulation;
    private MechanicalSystem system;
    private KktSystem kkt;
    private KktSolver kktSolver;
    private double[] x;
    private double[] lambda;

    /** Half a second into the fall, so that the links point everywhere. */
    @Setup
    public void prepare() throws SceneException {
        CatalogueScene chain = SceneCatalogue.find("chain");
        simulation = Simulation.of(chain.build(chain.defaults().with("n", n)));
        simulation.setSolverAndIntegrator("tree", "implicit-euler");
        simulation.setStepSize(1.0 / 60);
        simulation.stepTo(0.5);
        system = simulation.system();
        kkt = new KktSystem(system.graph());
        kktSolver = SolverChooser.create(solver);
        kktSolver.analyze(system.graph());
        x = new double[system.coordinates()];
        lambda = new double[system.rows()];
        system.assemble(simulation.state(), kkt);
        if (!kktSolver.factor(kkt)) {
            throw new IllegalStateException("The chain's system is singular.");
        }
    }

    @Benchmark
    public double[] assemble() {
        system.assemble(simulation.state(), kkt);
        return kkt.jacobian;
    }

    @Benchmark
    public boolean factor() {
        return kktSolver.factor(kkt);
    }

    @Benchmark
    public double[] solve() {
        Arrays.fill(x, 1);
        Arrays.fill(lambda, 0);
        kktSolver.solve(x, lambda);
        return x;
    }

    @Benchmark
    public void analyze() {
        kktSolver.analyze(system.graph());
    }
}

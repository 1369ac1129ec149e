package org.linkage.jmh;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One step of a pile that is still falling together: detection, exact contact solve, correction. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 3)
public class ContactBenchmark {
    @Param({"100", "300"})
    public int n;

    private Simulation simulation;
    private double[] falling = new double[0];

    @Setup
    public void prepare() throws SceneException {
        CatalogueScene pile = SceneCatalogue.find("pile");
        simulation = Simulation.of(pile.build(pile.defaults().with("n", n)));
        simulation.stepTo(0.5);
        falling = simulation.save();
    }

    /** Always the same second of the fall. */
    @Setup(Level.Iteration)
    public void begin() {
        simulation.restore(falling);
    }

    @Benchmark
    public @Nullable String step() {
        if (simulation.time() > 1.5) {
            simulation.restore(falling);
        }
        return simulation.step();
    }
}

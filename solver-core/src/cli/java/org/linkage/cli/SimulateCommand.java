package org.linkage.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;

/** {@code linkage simulate}: runs a scene and prints its samples. */
final class SimulateCommand implements Command {
    private static final int MAX_SAMPLES = 10_000_000;
    private static final double MAX_STEPS = 1e10;
    /** Who names no step wants the motion, not the method's error. */
    private static final double TOLERANCE = 1e-9;

    @Override
    public String name() {
        return "simulate";
    }

    @Override
    public String summary() {
        return "runs a scene and prints where everything is, how fast, and what the joints carry";
    }

    @Override
    public String help() {
        return """
                linkage simulate NAME|FILE|- [options]

                Runs a scene of the catalogue, of a scene file or of standard input.

                  --param name=value     a parameter of a catalogue scene; may be given several times
                  --solver NAME          auto, dense, tree, auxiliary, sparse, grandparent, gauss-seidel
                  --integrator NAME      rk4, rk4-projected, rattle, semi-implicit-euler, implicit-euler, implicit-bdf2
                  --contact NAME         platt, improved-platt, right, exact
                  --impact NAME          rounds, simultaneous
                  --iterations N         sweeps of gauss-seidel
                  --step H               seconds, such as 0.004 or 1/240; every step is as long as that
                  --tolerance E          rk4-projected cuts steps that would be off by more than this part of the scene's
                                         size; 0: never. If left out 1e-9, but 0 beside --step or with
                                         another contact algorithm than exact
                  --until T              seconds; 10 if neither this nor --times is given
                  --every D              a sample every D seconds from t = 0 on; 0.5 if not given
                  --times T1,T2,...      samples at these times instead
                  --project-velocities   mends initial velocities that break a joint
                  --format F             table (default), csv or json
                  --out FILE             writes a file instead of printing

                What is not given is taken from the scene.
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err)
            throws UsageException, SceneException, IOException {
        Arguments arguments = new Arguments(
                words,
                "--param",
                "--solver",
                "--integrator",
                "--contact",
                "--impact",
                "--iterations",
                "--step",
                "--tolerance",
                "--until",
                "--every",
                "--times",
                "--project-velocities!",
                "--format",
                "--out");
        String word = arguments.only("a scene or a scene file");
        String solver = arguments.oneOf("--solver", Names.SOLVERS);
        String integrator = arguments.oneOf("--integrator", Names.INTEGRATORS);
        String contact = arguments.oneOf("--contact", Names.CONTACTS);
        String impact = arguments.oneOf("--impact", Names.IMPACTS);
        String format = arguments.oneOf("--format", Arrays.asList("table", "csv", "json"));
        List<Double> times = times(arguments);
        boolean project = arguments.has("--project-velocities");
        SceneDescription scene = SceneSource.load(word, arguments.all("--param"), project);
        Simulation simulation = Simulation.of(scene, project);
        configure(simulation, solver, integrator, contact, impact);
        setNumbers(simulation, arguments);
        double until = end(arguments, times);
        if (until / simulation.stepSize() > MAX_STEPS) {
            throw new UsageException(String.format(
                    Locale.ROOT,
                    "From 0 to %.6g s would be %.1e steps of %.6g s; choose a longer --step or a nearer --until.",
                    until,
                    until / simulation.stepSize(),
                    simulation.stepSize()));
        }
        String name = scene.name().isEmpty() ? new File(word).getName() : scene.name();
        try (OutFile file = new OutFile(arguments.one("--out"), out)) {
            SampleWriter writer = writer(format, file.stream(), name);
            String failure = run(simulation, times, until, writer, err);
            file.finish();
            if (failure != null) {
                err.println("linkage: the run stopped at t = " + simulation.time() + " s: " + failure);
                return 1;
            }
        }
        return 0;
    }

    private static void configure(
            Simulation simulation,
            @Nullable String solver,
            @Nullable String integrator,
            @Nullable String contact,
            @Nullable String impact) {
        if (solver != null && integrator != null) {
            simulation.setSolverAndIntegrator(solver, integrator);
        } else if (integrator != null) {
            simulation.setIntegrator(integrator);
        } else if (solver != null) {
            simulation.setSolver(solver);
        }
        if (contact != null) {
            simulation.setContact(contact);
        }
        if (impact != null) {
            simulation.setImpact(impact);
        }
    }

    private static void setNumbers(Simulation simulation, Arguments arguments) throws UsageException {
        Arguments.Fraction step = arguments.fraction("--step");
        if (step != null) {
            simulation.setStepSize(step.value());
        }
        Arguments.Fraction tolerance = arguments.fraction("--tolerance");
        if (tolerance != null) {
            simulation.setTolerance(tolerance.value());
        } else if (step == null && simulation.contact().equals("exact")) {
            // the other contact algorithms are there to be seen failing, step by step
            simulation.setTolerance(TOLERANCE);
        }
        Arguments.Fraction iterations = arguments.fraction("--iterations");
        if (iterations != null) {
            double n = iterations.value();
            if (!(n >= 1 && n <= 1e6) || n != Math.rint(n)) {
                throw new UsageException("The option --iterations must be a whole number from 1 to 1000000.");
            }
            simulation.setIterations((int) n);
        }
    }

    /** The times of the samples, ascending. */
    private static List<Double> times(Arguments arguments) throws UsageException {
        List<Double> times = new ArrayList<>();
        String list = arguments.one("--times");
        if (list != null) {
            if (arguments.has("--every")) {
                throw new UsageException("Give either --every or --times, not both.");
            }
            for (String part : list.split(",", -1)) {
                double t = Arguments.fraction("--times", part).value();
                if (!(t >= 0)) {
                    throw new UsageException("The option --times has " + part.trim() + "; times start at 0.");
                }
                if (!times.contains(t)) {
                    times.add(t);
                }
            }
            Collections.sort(times);
            return times;
        }
        Arguments.Fraction every = arguments.fraction("--every");
        if (every == null) {
            every = Arguments.fraction("--every", "0.5");
        }
        double until = end(arguments, times);
        if (!(every.value() > 0)) {
            throw new UsageException("The option --every must be above 0.");
        }
        if (until / every.value() > MAX_SAMPLES) {
            throw new UsageException("That would be more than " + MAX_SAMPLES + " samples; choose a larger --every.");
        }
        for (long k = 0; every.times(k) <= until * (1 + 1e-12); k++) {
            times.add(Math.min(until, every.times(k)));
        }
        return times;
    }

    /** When the run ends: --until, else the last of --times, else 10 s. */
    private static double end(Arguments arguments, List<Double> times) throws UsageException {
        Arguments.Fraction until = arguments.fraction("--until");
        boolean listed = arguments.has("--times") && !times.isEmpty();
        double last = listed ? times.get(times.size() - 1) : 0;
        if (until == null) {
            return listed ? last : 10;
        }
        double end = until.value();
        if (!(end >= 0)) {
            throw new UsageException("The option --until must not be negative.");
        }
        if (end < last) {
            throw new UsageException("The last of --times comes after --until; leave one of them out.");
        }
        return end;
    }

    private static SampleWriter writer(@Nullable String format, PrintStream stream, String scene) {
        if (format == null || format.equals("table")) {
            return new TableSamples(stream);
        }
        return format.equals("csv") ? new CsvSamples(stream) : new JsonSamples(stream, scene);
    }

    private static @Nullable String run(
            Simulation simulation, List<Double> times, double until, SampleWriter writer, PrintStream err) {
        Progress progress = new Progress(err, until);
        writer.begin(simulation);
        String failure = null;
        for (int i = 0; i < times.size() && failure == null; i++) {
            failure = progress.advance(simulation, times.get(i));
            if (failure == null) {
                writer.sample(simulation);
            }
        }
        if (failure == null) {
            failure = progress.advance(simulation, until);
        }
        progress.done();
        writer.end(simulation, failure);
        return failure;
    }

    /** Tells on stderr how far a run is, once it has taken more than a second. */
    private static final class Progress {
        private final PrintStream err;
        private final double until;
        private long next = System.nanoTime() + 1_000_000_000L;
        private boolean told;

        Progress(PrintStream err, double until) {
            this.err = err;
            this.until = until;
        }

        @Nullable
        String advance(Simulation simulation, double t) {
            double h = simulation.stepSize();
            while (t - simulation.time() > h * (1 + 1e-9)) {
                String refusal = simulation.step();
                if (refusal != null) {
                    return refusal;
                }
                if (System.nanoTime() > next) {
                    err.print(String.format(Locale.ROOT, "\rt = %.3g of %.6g s   ", simulation.time(), until));
                    err.flush();
                    told = true;
                    next = System.nanoTime() + 500_000_000L;
                }
            }
            return simulation.stepTo(t);
        }

        void done() {
            if (told) {
                err.print("\r                              \r");
                err.flush();
            }
        }
    }
}

package org.linkage.solver.simulation;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Prints every reference and the error reached: the tables of docs/ACCURACY.md ({@code ./gradlew :solver-core:accuracy}). */
final class AccuracyTable {
    /** That of {@code linkage simulate} when no step is named. */
    private static final double COMMAND_TOLERANCE = 1e-9;

    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private AccuracyTable() {}

    public static void main(String[] arguments) throws Exception {
        examples();
        sundials();
        pendulum();
        chains();
        longRuns();
        jointErrors();
    }

    private static void jointErrors() throws Exception {
        OUT.println(
                "\n### Joint error of every scene of the catalogue as it is, worst of 60 s, in parts of its size\n");
        OUT.println("| scene | integrator | size | worst joint error |");
        OUT.println("|---|---|---|---|");
        for (CatalogueScene scene : SceneCatalogue.all()) {
            Simulation simulation = Simulation.of(scene.id());
            if (simulation.rowCount() > 0) {
                double size = JointErrorTest.size(simulation);
                double worst = 0;
                while (simulation.time() < 60) {
                    must(simulation.step());
                    worst = Math.max(worst, simulation.diagnostics().jointError());
                }
                OUT.printf(
                        Locale.ROOT,
                        "| %s | %s | %.2g m | %.1e |%n",
                        scene.id(),
                        simulation.integrator(),
                        size,
                        worst / size);
            }
        }
    }

    private static void examples() throws Exception {
        OUT.println("### Example mechanisms, rk4-projected: largest error over all samples\n");
        OUT.println("| scene | step | position | tolerance | velocity | reaction | energy |");
        OUT.println("|---|---|---|---|---|---|---|");
        String[] names = {
            "chain3_unequal", "slidercrank_loaded", "fourbar_springs", "parallelogram3", "motor_relative", "disc_drop"
        };
        for (String name : names) {
            example(name, 240, COMMAND_TOLERANCE);
            for (int steps : new int[] {240, 960, 3840}) {
                example(name, steps, 0);
            }
        }
    }

    private static void example(String name, int steps, double tolerance) throws Exception {
        ReferenceFile reference = new ReferenceFile(name);
        Simulation simulation = Simulation.of(reference.scene);
        simulation.setStepSize(1.0 / steps);
        simulation.setTolerance(tolerance);
        double position = 0;
        double velocity = 0;
        double reaction = 0;
        double energy = 0;
        for (Map<?, ?> sample : reference.samples()) {
            must(simulation.stepTo(ReferenceFile.number(sample.get("t"))));
            Errors worst = bodies(simulation, sample);
            position = Math.max(position, worst.position);
            velocity = Math.max(velocity, worst.velocity);
            reaction = Math.max(reaction, reactions(simulation, (Map<?, ?>) sample.get("reactions")));
            double expected = ReferenceFile.number(sample.get("energy"));
            energy = Math.max(
                    energy, Math.abs(expected - simulation.diagnostics().energy()));
        }
        OUT.printf(
                Locale.ROOT,
                "| %s | %s | %.1e | %.1e | %.1e | %.1e | %.1e |%n",
                name,
                tolerance > 0 ? "1/" + steps + ", cut where needed" : "1/" + steps,
                position,
                reference.tolerance("position"),
                velocity,
                reaction,
                energy);
    }

    private record Errors(double position, double velocity) {}

    private static Errors bodies(Simulation simulation, Map<?, ?> sample) {
        double position = 0;
        double velocity = 0;
        for (int i = 0; i < simulation.bodyCount(); i++) {
            Body body = simulation.system().mechanism().body(i);
            double[] q = ReferenceFile.numbers(((Map<?, ?>) sample.get("bodies")).get(body.id()));
            double[] v = ReferenceFile.numbers(((Map<?, ?>) sample.get("velocities")).get(body.id()));
            for (int k = 0; k < q.length; k++) {
                position = Math.max(position, Math.abs(q[k] - simulation.state().q[body.offset() + k]));
                velocity = Math.max(velocity, Math.abs(v[k] - simulation.state().v[body.offset() + k]));
            }
        }
        return new Errors(position, velocity);
    }

    private static double reactions(Simulation simulation, Map<?, ?> expected) {
        double[] out = new double[3];
        boolean[] determined = new boolean[3];
        double worst = 0;
        List<JointDescription> joints = simulation.scene().joints();
        for (int j = 0; j < joints.size(); j++) {
            double[] numbers = ReferenceFile.numbers(expected.get(joints.get(j).id()));
            simulation.diagnostics().reaction(j, out, determined);
            for (int k = 0; k < numbers.length; k++) {
                if (!Double.isNaN(numbers[k])) {
                    worst = Math.max(worst, Math.abs(numbers[k] - out[k]));
                }
            }
        }
        return worst;
    }

    private static void sundials() throws Exception {
        OUT.println("\n### SUNDIALS' slider-crank: largest error of q, x, p at t = 1, 5, 10\n");
        OUT.println("| integrator | 1/60 | 1/240 | 1/960 |");
        OUT.println("|---|---|---|---|");
        double[][] table = {
            {1, 1.315420570882, 1.001491807231, -0.504973470642},
            {5, -1.429996967647, 0.939030613578, 0.517894756490},
            {10, 1.275675848650, 1.023578558980, -0.498813049183}
        };
        for (String integrator : new String[] {"rk4-projected", "rk4", "rattle", "implicit-bdf2", "implicit-euler"}) {
            StringBuilder line = new StringBuilder("| " + integrator);
            for (int steps : new int[] {60, 240, 960}) {
                Simulation simulation = Simulation.of("sundials-slider-crank");
                simulation.setIntegrator(integrator);
                simulation.setStepSize(1.0 / steps);
                double worst = 0;
                for (double[] row : table) {
                    must(simulation.stepTo(row[0]));
                    int crank = simulation.system().mechanism().body(0).offset();
                    int rod = simulation.system().mechanism().body(1).offset();
                    double[] q = simulation.state().q;
                    worst = Math.max(worst, Math.abs(row[1] - q[crank + 2]));
                    worst = Math.max(worst, Math.abs(row[2] - q[rod]));
                    worst = Math.max(worst, Math.abs(row[3] - q[rod + 2]));
                }
                line.append(String.format(Locale.ROOT, " | %.1e", worst));
            }
            OUT.println(line + " |");
        }
    }

    private static void pendulum() throws Exception {
        OUT.println("\n### Simple pendulum over 10 s: error of the place at 10 s / worst |C| / energy\n");
        OUT.println("| integrator | 1/60 | 1/240 |");
        OUT.println("|---|---|---|");
        for (String integrator : new String[] {"rk4-projected", "rk4", "rattle", "implicit-bdf2"}) {
            StringBuilder line = new StringBuilder("| " + integrator);
            for (int steps : new int[] {60, 240}) {
                Simulation simulation = Simulation.of(SceneDescription.named("pendulum")
                        .gravity(0, -9.81)
                        .add(BodyDescription.particle("bob", 1, Vector2.of(-1, 0), null))
                        .add(JointDescription.distance("rod", "bob", "world", Vector2.of(-1, 0), Vector2.ZERO))
                        .build());
                simulation.setIntegrator(integrator);
                simulation.setStepSize(1.0 / steps);
                double closed = 0;
                double energy = 0;
                for (int k = 1; k <= 100; k++) {
                    must(simulation.stepTo(k / 10.0));
                    closed = Math.max(closed, simulation.diagnostics().jointError());
                    energy = Math.max(energy, Math.abs(simulation.diagnostics().energy()));
                }
                double[] q = simulation.state().q;
                double place = Math.hypot(q[0] + 0.275087462576117, q[1] + 0.961419205099125);
                line.append(String.format(Locale.ROOT, " | %.0e / %.0e / %.0e", place, closed, energy));
            }
            OUT.println(line + " |");
        }
    }

    private static void chains() throws Exception {
        OUT.println("\n### Tip of a chain of n uniform rods, rk4-projected: distance from the reference\n");
        OUT.println("| n, t | 1/240 | 1/960 |");
        OUT.println("|---|---|---|");
        double[][] table = {
            {2, 1, -1.6621151358, -1.0414666372},
            {5, 1, 0.5335694751, -4.9197095976},
            {10, 1, 7.5272290156, -4.9062623197},
            {10, 2, -7.6000551084, -5.9561571406}
        };
        for (double[] row : table) {
            int n = (int) row[0];
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "| %d, %.0f s", n, row[1]));
            for (int steps : new int[] {240, 960}) {
                Simulation simulation = Simulation.of(KnownMotionTest.chain(n, 0));
                simulation.setStepSize(1.0 / steps);
                must(simulation.stepTo(row[1]));
                int last = simulation.system().mechanism().body(n - 1).offset();
                double[] q = simulation.state().q;
                double x = q[last] + 0.5 * StrictMath.cos(q[last + 2]);
                double y = q[last + 1] + 0.5 * StrictMath.sin(q[last + 2]);
                line.append(String.format(Locale.ROOT, " | %.1e", Math.hypot(x - row[2], y - row[3])));
            }
            OUT.println(line + " |");
        }
    }

    private static void longRuns() throws Exception {
        OUT.println("\n### 1,000 s at 1/240: largest energy error over the energy that moves, first 100 s / all\n");
        OUT.println("| scene | rattle | rk4-projected | rk4 |");
        OUT.println("|---|---|---|---|");
        for (String scene : new String[] {"slider-crank", "double-pendulum"}) {
            StringBuilder line = new StringBuilder("| " + scene + " without torque");
            for (String integrator : new String[] {"rattle", "rk4-projected", "rk4"}) {
                line.append(longRun(scene, integrator));
            }
            OUT.println((scene.equals("slider-crank") ? line : line.toString().replace(" without torque", "")) + " |");
        }
    }

    private static String longRun(String scene, String integrator) throws Exception {
        var entry = org.linkage.solver.scene.catalogue.SceneCatalogue.find(scene);
        var parameters = entry.defaults();
        if (scene.equals("slider-crank")) {
            parameters = parameters.withText("drive", "off");
        }
        Simulation simulation = Simulation.of(entry.build(parameters));
        simulation.setIntegrator(integrator);
        simulation.setStepSize(1.0 / 240);
        double start = simulation.diagnostics().energy();
        double kinetic = 0;
        double worst = 0;
        double first = 0;
        for (int k = 1; k <= 4_000; k++) {
            must(simulation.stepTo(k / 4.0));
            kinetic = Math.max(kinetic, simulation.diagnostics().kinetic());
            worst = Math.max(worst, Math.abs(simulation.diagnostics().energy() - start));
            first = k <= 400 ? worst : first;
        }
        return String.format(Locale.ROOT, " | %.0e / %.0e", first / kinetic, worst / kinetic);
    }

    private static void must(String refusal) {
        if (refusal != null) {
            throw new IllegalStateException(refusal);
        }
    }
}

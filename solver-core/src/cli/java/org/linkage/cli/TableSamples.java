package org.linkage.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/** For the eye: seven digits, the places of at most four bodies, energy and the worst joint error. */
final class TableSamples implements SampleWriter {
    private static final int SHOWN = 4;
    private static final String[] PLACE = {"x", "y", "angle"};

    private final PrintStream out;

    TableSamples(PrintStream out) {
        this.out = out;
    }

    @Override
    public void begin(Simulation simulation) {
        out.println(simulation.bodyCount() + (simulation.bodyCount() == 1 ? " body, " : " bodies, ")
                + simulation.rowCount() + " rows, solver " + simulation.solverInUse() + " "
                + simulation.solverReason() + ", integrator " + simulation.integrator());
        if (simulation.bodyCount() > SHOWN) {
            out.println("The first " + SHOWN + " bodies are shown; --format csv or json has them all.");
        }
        List<String> names = new ArrayList<>();
        names.add("t");
        for (int i = 0; i < Math.min(SHOWN, simulation.bodyCount()); i++) {
            Body body = simulation.system().mechanism().body(i);
            for (int k = 0; k < body.dimension(); k++) {
                names.add(body.id() + "." + PLACE[k]);
            }
        }
        names.add("energy");
        names.add("joint error");
        StringBuilder line = new StringBuilder();
        for (String name : names) {
            right(line, name);
        }
        out.println(line);
    }

    private static void right(StringBuilder line, String text) {
        line.append(line.length() == 0 ? "" : " ");
        for (int i = text.length(); i < 14; i++) {
            line.append(' ');
        }
        line.append(text);
    }

    @Override
    public void sample(Simulation simulation) {
        StringBuilder line = new StringBuilder();
        right(line, shown(simulation.time()));
        for (int i = 0; i < Math.min(SHOWN, simulation.bodyCount()); i++) {
            Body body = simulation.system().mechanism().body(i);
            for (int k = 0; k < body.dimension(); k++) {
                right(line, shown(simulation.state().q[body.offset() + k]));
            }
        }
        Diagnostics diagnostics = simulation.diagnostics();
        right(line, shown(diagnostics.energy()));
        right(line, String.format(Locale.ROOT, "%.1e", diagnostics.jointError()));
        out.println(line);
    }

    private static String shown(double value) {
        return String.format(Locale.ROOT, "%.7g", value == 0 ? 0.0 : value);
    }

    @Override
    public void end(Simulation simulation, @Nullable String failure) {
        Diagnostics diagnostics = simulation.diagnostics();
        out.println(String.format(
                Locale.ROOT,
                "step %.1f µs in the median, %.1f µs at the 99th percentile; state %s",
                diagnostics.medianNanos() / 1e3,
                diagnostics.p99Nanos() / 1e3,
                simulation.stateHash()));
    }
}

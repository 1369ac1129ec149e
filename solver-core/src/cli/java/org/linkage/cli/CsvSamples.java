package org.linkage.cli;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.Decimal;
import org.linkage.solver.simulation.Simulation;

/** One row a sample; an undetermined number is an empty field. */
final class CsvSamples implements SampleWriter {
    private final PrintStream out;

    CsvSamples(PrintStream out) {
        this.out = out;
    }

    @Override
    public void begin(Simulation simulation) {
        StringBuilder line = new StringBuilder();
        for (String name : Columns.names(simulation)) {
            line.append(line.length() == 0 ? "" : ",").append(quoted(name));
        }
        out.print(line.append('\n'));
    }

    private static String quoted(String name) {
        boolean plain =
                name.indexOf(',') < 0 && name.indexOf('"') < 0 && name.indexOf('\n') < 0 && name.indexOf('\r') < 0;
        return plain ? name : "\"" + name.replace("\"", "\"\"") + "\"";
    }

    @Override
    public void sample(Simulation simulation) {
        StringBuilder line = new StringBuilder();
        boolean first = true;
        for (double value : Columns.values(simulation)) {
            line.append(first ? "" : ",").append(Double.isNaN(value) ? "" : Decimal.text(value));
            first = false;
        }
        out.print(line.append('\n'));
    }

    @Override
    public void end(Simulation simulation, @Nullable String failure) {}
}

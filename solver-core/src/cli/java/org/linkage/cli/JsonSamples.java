package org.linkage.cli;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.scene.Decimal;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/** The format of {@code linkage simulate --format json}, one line a sample. */
final class JsonSamples implements SampleWriter {
    private final PrintStream out;
    private final String scene;
    private final StringBuilder line = new StringBuilder();
    private final double[] reaction = new double[3];
    private final boolean[] determined = new boolean[3];
    private boolean first = true;

    JsonSamples(PrintStream out, String scene) {
        this.out = out;
        this.scene = scene;
    }

    @Override
    public void begin(Simulation simulation) {
        line.append("{\"scene\": ");
        text(scene);
        line.append(", \"solver\": ");
        text(simulation.solverInUse());
        line.append(", \"integrator\": ");
        text(simulation.integrator());
        line.append(", \"contact\": ");
        text(simulation.contact());
        line.append(", \"step\": ");
        Decimal.append(line, simulation.stepSize());
        line.append(", \"bodies\": ").append(simulation.bodyCount());
        line.append(", \"rows\": ").append(simulation.rowCount());
        line.append(",\n \"samples\": [");
        flush();
    }

    @Override
    public void sample(Simulation simulation) {
        line.append(first ? "\n  " : ",\n  ").append("{\"t\": ");
        first = false;
        Decimal.append(line, simulation.time());
        bodies(simulation, "bodies", simulation.state().q);
        bodies(simulation, "velocities", simulation.state().v);
        reactions(simulation);
        contacts(simulation);
        Diagnostics diagnostics = simulation.diagnostics();
        number("energy", diagnostics.energy());
        number("kinetic", diagnostics.kinetic());
        number("potential", diagnostics.potential());
        number("jointError", diagnostics.jointError());
        number("velocityError", diagnostics.velocityError());
        line.append('}');
        flush();
    }

    private void bodies(Simulation simulation, String name, double[] values) {
        line.append(", \"").append(name).append("\": {");
        for (int i = 0; i < simulation.bodyCount(); i++) {
            Body body = simulation.system().mechanism().body(i);
            line.append(i == 0 ? "" : ", ");
            text(body.id());
            line.append(": [");
            for (int k = 0; k < body.dimension(); k++) {
                line.append(k == 0 ? "" : ", ");
                Decimal.append(line, values[body.offset() + k]);
            }
            line.append(']');
        }
        line.append('}');
    }

    private void reactions(Simulation simulation) {
        line.append(", \"reactions\": {");
        for (int i = 0; i < simulation.scene().joints().size(); i++) {
            int size = simulation.diagnostics().reaction(i, reaction, determined);
            line.append(i == 0 ? "" : ", ");
            text(simulation.scene().joints().get(i).id());
            line.append(": [");
            for (int k = 0; k < size; k++) {
                line.append(k == 0 ? "" : ", ");
                if (determined[k]) {
                    Decimal.append(line, reaction[k]);
                } else {
                    line.append("null");
                }
            }
            line.append(']');
        }
        line.append('}');
    }

    private void contacts(Simulation simulation) {
        line.append(", \"contacts\": {");
        Diagnostics diagnostics = simulation.diagnostics();
        for (int i = 0; i < diagnostics.contactCount(); i++) {
            line.append(i == 0 ? "" : ", ");
            text(diagnostics.contactId(i));
            line.append(": [");
            Decimal.append(line, diagnostics.contactNormal(i));
            line.append(", ");
            Decimal.append(line, diagnostics.contactFriction(i));
            line.append(']');
        }
        line.append('}');
    }

    private void number(String name, double value) {
        line.append(", \"").append(name).append("\": ");
        Decimal.append(line, value);
    }

    @Override
    public void end(Simulation simulation, @Nullable String failure) {
        line.append("\n ],\n \"events\": [");
        for (int i = 0; i < simulation.diagnostics().eventCount(); i++) {
            line.append(i == 0 ? "\n  " : ",\n  ").append("{\"t\": ");
            Decimal.append(line, simulation.diagnostics().eventTime(i));
            String[] ids = simulation.diagnostics().eventContacts(i);
            double[] impulses = simulation.diagnostics().eventImpulses(i);
            line.append(", \"contacts\": [");
            for (int k = 0; k < ids.length; k++) {
                line.append(k == 0 ? "" : ", ");
                text(ids[k]);
            }
            line.append("], \"impulses\": [");
            for (int k = 0; k < impulses.length; k++) {
                line.append(k == 0 ? "" : ", ");
                Decimal.append(line, impulses[k]);
            }
            line.append("]}");
        }
        line.append("],\n \"stepTime\": {\"medianNanos\": ");
        line.append(simulation.diagnostics().medianNanos()).append(", \"p99Nanos\": ");
        line.append(simulation.diagnostics().p99Nanos()).append("}");
        if (failure != null) {
            line.append(", \"failure\": ");
            text(failure);
        }
        line.append(", \"stateHash\": ");
        text(simulation.stateHash());
        line.append("}\n");
        flush();
    }

    private void text(String value) {
        line.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                line.append('\\').append(c);
            } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
                line.append(String.format("\\u%04x", (int) c));
            } else {
                line.append(c);
            }
        }
        line.append('"');
    }

    private void flush() {
        out.print(line);
        line.setLength(0);
    }
}

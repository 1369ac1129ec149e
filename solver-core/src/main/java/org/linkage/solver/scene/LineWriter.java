package org.linkage.solver.scene;

import java.util.List;

/** Writes the fields of one object on one line. */
final class LineWriter {
    private final StringBuilder out;
    private boolean first = true;

    LineWriter(StringBuilder out) {
        this.out = out;
        out.append('{');
    }

    private void key(String name) {
        out.append(first ? "\"" : ", \"").append(name).append("\": ");
        first = false;
    }

    LineWriter text(String name, String value) {
        key(name);
        JsonText.string(out, value);
        return this;
    }

    LineWriter number(String name, double value) {
        key(name);
        Decimal.append(out, value);
        return this;
    }

    /** A number that readers take for 0 when it is missing; −0 is not missing. */
    LineWriter unlessZero(String name, double value) {
        return Double.compare(value, 0) == 0 ? this : number(name, value);
    }

    LineWriter vector(String name, Vector2 value) {
        key(name);
        JsonText.vector(out, value);
        return this;
    }

    LineWriter vectors(String name, List<Vector2> values) {
        key(name);
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            JsonText.vector(out, values.get(i));
        }
        out.append(']');
        return this;
    }

    LineWriter bodies(String bodyA, String bodyB) {
        return text("bodyA", bodyA).text("bodyB", bodyB);
    }

    LineWriter terms(List<CouplingTerm> terms) {
        key("terms");
        out.append('[');
        for (int i = 0; i < terms.size(); i++) {
            CouplingTerm term = terms.get(i);
            out.append(i == 0 ? "" : ", ");
            LineWriter line = new LineWriter(out).text("body", term.body());
            line.key("coefficients");
            out.append('[');
            Decimal.append(out, term.cx());
            out.append(", ");
            Decimal.append(out, term.cy());
            out.append(", ");
            Decimal.append(out, term.cTheta());
            out.append(']');
            line.end();
        }
        out.append(']');
        return this;
    }

    /** An object as a field; the caller ends it. */
    LineWriter object(String name) {
        key(name);
        return new LineWriter(out);
    }

    void end() {
        out.append('}');
    }
}

package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/** C = φ(q) − value: the one-row constraint that holds a {@link Coordinate}. */
abstract class HeldCoordinate extends Constraint {
    private final Coordinate coordinate;
    private final double held;

    HeldCoordinate(String id, Coordinate coordinate, double held) {
        super(id, 1, bodies(coordinate));
        this.coordinate = coordinate;
        this.held = held;
    }

    private static Body[] bodies(Coordinate coordinate) {
        Body[] bodies = new Body[coordinate.bodyCount()];
        for (int k = 0; k < bodies.length; k++) {
            bodies[k] = coordinate.body(k);
        }
        return bodies;
    }

    @Override
    public final void value(State s, double[] out, int at) {
        out[at] = coordinate.value(s) - held;
    }

    @Override
    public final void jacobian(State s, double[] out, int[] at) {
        coordinate.gradient(s, out, at);
    }

    @Override
    public final void bias(State s, double[] out, int at) {
        out[at] = coordinate.bias(s);
    }

    @Override
    public final void addGeometricStiffness(State s, double[] lambda, int at, double[] blocks, int[] blockAt) {
        coordinate.addGeometricStiffness(s, lambda[at], blocks, blockAt);
    }
}

package org.linkage.solver.contact;

import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/** A round hole in the table. It pushes nothing; it is a source only so that falls have a name in the list of events. */
public final class Pocket implements ContactSource {
    final double x;
    final double y;
    final double radius;
    private final String id;
    private final Mechanism mechanism;

    public Pocket(String id, Mechanism mechanism, double x, double y, double radius) {
        this.id = id;
        this.mechanism = mechanism;
        this.x = x;
        this.y = y;
        this.radius = radius;
    }

    @Override
    public String id() {
        return id;
    }

    /** {@code pocket~ball}. */
    @Override
    public String rowId(int bodyA, int bodyB) {
        return id + "~" + mechanism.body(bodyA).id();
    }

    @Override
    public void collect(State state, int source, double[] reach, double margin, ContactSet out) {}
}

package org.linkage.solver.mechanism;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A fixed set of bodies, each with its place in the flat arrays q and v. */
public final class Mechanism {
    private final Body[] bodies;
    private final int coordinates;

    public Mechanism(List<? extends Body> bodies) {
        this.bodies = bodies.toArray(new Body[0]);
        int offset = 0;
        for (int i = 0; i < this.bodies.length; i++) {
            this.bodies[i].place(i, offset);
            offset += this.bodies[i].dimension();
        }
        coordinates = offset;
    }

    public int bodyCount() {
        return bodies.length;
    }

    public Body body(int index) {
        return bodies[index];
    }

    public List<Body> bodies() {
        return Collections.unmodifiableList(Arrays.asList(bodies));
    }

    /** Length of q and of v. */
    public int coordinates() {
        return coordinates;
    }
}

package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.PlanarBody;

/** A joint of body A with body B, or with the world where B is null. */
public abstract class PairConstraint extends Constraint {
    private final PlanarBody bodyA;
    private final @Nullable PlanarBody bodyB;

    protected PairConstraint(String id, int rows, PlanarBody bodyA, @Nullable PlanarBody bodyB) {
        super(id, rows, bodyB == null ? new PlanarBody[] {bodyA} : new PlanarBody[] {bodyA, bodyB});
        this.bodyA = bodyA;
        this.bodyB = bodyB;
    }

    public final PlanarBody bodyA() {
        return bodyA;
    }

    /** Null for the world. */
    public final @Nullable PlanarBody bodyB() {
        return bodyB;
    }

    /** The moving body of an anchor; an anchor of the first body of a joint must not be fixed in the world. */
    static PlanarBody moving(String id, Anchor anchor) {
        if (anchor.body == null) {
            throw new IllegalArgumentException(
                    "Joint " + id + " needs a moving body first; the world may stand second.");
        }
        return anchor.body;
    }
}

package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/**
 * A scene made into things that move: bodies with a state, one constraint for each joint that is an equation, the forces,
 * and the one-sided rest (ropes, hard limits). Contacts stay in the description.
 */
public final class SceneModel {
    /** A joint's coordinate that must stay between two values: a rope's length, a hard limit. */
    public record OneSided(String id, int joint, Coordinate coordinate, double lower, double upper) {}

    private final SceneDescription scene;
    private final Mechanism mechanism;
    private final State state;
    private final Gravity gravity;
    private final List<@Nullable Constraint> constraintOfJoint;
    private final List<Force> forces;
    private final List<OneSided> oneSided;

    SceneModel(
            SceneDescription scene,
            Mechanism mechanism,
            State state,
            Gravity gravity,
            List<@Nullable Constraint> constraintOfJoint,
            List<Force> forces,
            List<OneSided> oneSided) {
        this.scene = scene;
        this.mechanism = mechanism;
        this.state = state;
        this.gravity = gravity;
        this.constraintOfJoint = Collections.unmodifiableList(new ArrayList<>(constraintOfJoint));
        this.forces = Collections.unmodifiableList(new ArrayList<>(forces));
        this.oneSided = Collections.unmodifiableList(new ArrayList<>(oneSided));
    }

    public SceneDescription scene() {
        return scene;
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    /** The state of the file, t = 0. */
    public State state() {
        return state;
    }

    public Gravity gravity() {
        return gravity;
    }

    /** The constraint of a joint in the order of the file; null for a rope. */
    public @Nullable Constraint constraintOfJoint(int joint) {
        return constraintOfJoint.get(joint);
    }

    public int jointCount() {
        return constraintOfJoint.size();
    }

    /** All constraints in the order of the file. */
    public List<Constraint> constraints() {
        List<Constraint> all = new ArrayList<>();
        for (Constraint constraint : constraintOfJoint) {
            if (constraint != null) {
                all.add(constraint);
            }
        }
        return all;
    }

    /** Gravity first, then the forces and the joints' springs and stiff limits. */
    public List<Force> forces() {
        return forces;
    }

    public List<OneSided> oneSided() {
        return oneSided;
    }
}

package org.linkage.solver.integrate;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Rods pinned end to end, each to an earlier one or to the origin: chains and trees for the tests. */
final class Links {
    final List<RigidBody> bodies = new ArrayList<>();
    final List<Constraint> joints = new ArrayList<>();
    final List<Force> forces = new ArrayList<>();
    final Mechanism mechanism;
    final State state;
    final double length;
    final Gravity gravity;

    /**
     * @param parent the link on whose far end each link hangs, −1 for the origin
     * @param angle of each link
     */
    Links(int[] parent, double[] angle, double length, double mass) {
        this.length = length;
        for (int i = 0; i < parent.length; i++) {
            bodies.add(new RigidBody("link" + i, mass, new Shape.Rod(length, 0)));
        }
        mechanism = new Mechanism(bodies);
        state = new State(mechanism);
        double[] endX = new double[parent.length];
        double[] endY = new double[parent.length];
        for (int i = 0; i < parent.length; i++) {
            double x = parent[i] < 0 ? 0 : endX[parent[i]];
            double y = parent[i] < 0 ? 0 : endY[parent[i]];
            double dx = length * StrictMath.cos(angle[i]);
            double dy = length * StrictMath.sin(angle[i]);
            state.setPosition(bodies.get(i), x + dx / 2, y + dy / 2, angle[i]);
            endX[i] = x + dx;
            endY[i] = y + dy;
            joints.add(new Revolute("pin" + i, start(i), parent[i] < 0 ? new Anchor(null, 0, 0) : end(parent[i])));
        }
        state.refresh();
        gravity = new Gravity(mechanism, 0, -9.81);
        forces.add(gravity);
    }

    static Links chain(int n, double length, double angle) {
        double[] angles = new double[n];
        java.util.Arrays.fill(angles, angle);
        return chain(angles, length);
    }

    /** A chain of 1 kg a metre. */
    static Links chain(double[] angles, double length) {
        int[] parent = new int[angles.length];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i - 1;
        }
        return new Links(parent, angles, length, length);
    }

    Anchor start(int i) {
        return new Anchor(bodies.get(i), -length / 2, 0);
    }

    Anchor end(int i) {
        return new Anchor(bodies.get(i), length / 2, 0);
    }

    MechanicalSystem system() {
        return new MechanicalSystem(mechanism, joints, forces);
    }
}

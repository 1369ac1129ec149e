package org.linkage.solver.force;

import org.linkage.solver.constraint.Coordinate;

/** A spring with damper towards a rest value: e = φ − rest. */
public final class LinearSpring extends Spring {
    private double stiffness;
    private double damping;
    private double rest;

    public LinearSpring(String id, Coordinate coordinate, double stiffness, double damping, double rest) {
        super(id, coordinate);
        set(stiffness, damping, rest);
    }

    public void set(double newStiffness, double newDamping, double newRest) {
        if (!(newStiffness >= 0) || !(newDamping >= 0)) {
            throw new IllegalArgumentException(
                    "Spring " + id() + " needs a stiffness and a damping of zero or more, not " + newStiffness + " and "
                            + newDamping + ".");
        }
        stiffness = newStiffness;
        damping = newDamping;
        rest = newRest;
    }

    public double rest() {
        return rest;
    }

    @Override
    public double elongation(double phi) {
        return phi - rest;
    }

    @Override
    public double stiffness(double phi) {
        return stiffness;
    }

    @Override
    public double damping(double phi) {
        return damping;
    }
}

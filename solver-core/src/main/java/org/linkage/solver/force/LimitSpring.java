package org.linkage.solver.force;

import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.mechanism.State;

/** A stiff limit: slack while lower ≤ φ ≤ upper, a spring with damper beyond. */
public final class LimitSpring extends Spring {
    private double lower;
    private double upper;
    private double stiffness;
    private double damping;

    public LimitSpring(String id, Coordinate coordinate, double lower, double upper, double stiffness, double damping) {
        super(id, coordinate);
        set(lower, upper, stiffness, damping);
    }

    public void set(double newLower, double newUpper, double newStiffness, double newDamping) {
        lower = newLower;
        upper = newUpper;
        stiffness = newStiffness;
        damping = newDamping;
    }

    @Override
    public double elongation(double phi) {
        return phi > upper ? phi - upper : Math.min(phi - lower, 0);
    }

    @Override
    public double stiffness(double phi) {
        return phi > upper || phi < lower ? stiffness : 0;
    }

    @Override
    public double damping(double phi) {
        return phi > upper || phi < lower ? damping : 0;
    }

    @Override
    public int piece(State s) {
        double phi = coordinate().value(s);
        return phi > upper ? 1 : phi < lower ? -1 : 0;
    }

    public double lower() {
        return lower;
    }

    public double upper() {
        return upper;
    }

    /** k where the limit acts. */
    public double stiffness() {
        return stiffness;
    }

    /** c where the limit acts. */
    public double damping() {
        return damping;
    }
}

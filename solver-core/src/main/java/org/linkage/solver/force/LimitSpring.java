package org.linkage.solver.force;

import org.linkage.solver.constraint.Coordinate;

/** A stiff limit: slack while lower ≤ φ ≤ upper, a spring with damper beyond. */
public final class LimitSpring extends Spring {
    private final double lower;
    private final double upper;
    private final double stiffness;
    private final double damping;

    public LimitSpring(String id, Coordinate coordinate, double lower, double upper, double stiffness, double damping) {
        super(id, coordinate);
        this.lower = lower;
        this.upper = upper;
        this.stiffness = stiffness;
        this.damping = damping;
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

    public double lower() {
        return lower;
    }

    public double upper() {
        return upper;
    }
}

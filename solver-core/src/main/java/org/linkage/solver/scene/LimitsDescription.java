package org.linkage.solver.scene;

/**
 * The range of a joint's coordinate φ, measured from the pose of the file: hard inequalities, or one-sided springs of the
 * given stiffness and damping. Hard limits have stiffness and damping 0.
 */
public record LimitsDescription(double lower, double upper, boolean hard, double stiffness, double damping) {
    public static LimitsDescription hard(double lower, double upper) {
        return new LimitsDescription(lower, upper, true, 0, 0);
    }

    public static LimitsDescription stiff(double lower, double upper, double stiffness, double damping) {
        return new LimitsDescription(lower, upper, false, stiffness, damping);
    }
}

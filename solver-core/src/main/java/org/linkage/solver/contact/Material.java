package org.linkage.solver.contact;

/**
 * How two surfaces meet.
 *
 * @param restitution 0 (stays) … 1 (bounces back as fast as it came)
 * @param friction Coulomb's coefficient, ≥ 0
 */
public record Material(double restitution, double friction) {
    public static final Material SMOOTH = new Material(0, 0);

    public Material {
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new IllegalArgumentException("A restitution must be between 0 and 1, not " + restitution + ".");
        }
        if (!(friction >= 0) || Double.isInfinite(friction)) {
            throw new IllegalArgumentException("A friction must be 0 or more, not " + friction + ".");
        }
    }
}

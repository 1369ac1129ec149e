package org.linkage.solver.force;

import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.mechanism.State;

/**
 * A force along a {@link Coordinate} φ with gradient g: F = −gᵀ(k·e(φ) + c φ̇), e the elongation.
 *
 * <p>Explicit integrators apply it as it stands. The implicit ones write it as a compliant row √κ g of the joint, κ = h²k +
 * hc, which is exact for every stiffness and keeps the tree; so they ask for k, c and e one by one. The coordinate spring
 * of a joint, the linear spring between two points, the torsion spring and the stiff limit are all of this form.
 */
public abstract class Spring extends Force {
    private final Coordinate coordinate;

    protected Spring(String id, Coordinate coordinate) {
        super(id);
        this.coordinate = coordinate;
    }

    public final Coordinate coordinate() {
        return coordinate;
    }

    /** e(φ): how far φ is from where the spring wants it. */
    public abstract double elongation(double phi);

    /** k at φ; 0 where a one-sided spring is slack. */
    public abstract double stiffness(double phi);

    /** c at φ. */
    public abstract double damping(double phi);

    /** The force along φ: −(k e + c φ̇). */
    public final double tension(State s) {
        double phi = coordinate.value(s);
        return -(stiffness(phi) * elongation(phi) + damping(phi) * coordinate.rate(s));
    }

    @Override
    public final void apply(State s, double[] force) {
        double tension = tension(s);
        if (tension != 0) {
            coordinate.addForce(s, tension, force);
        }
    }

    /** −c φ̇²: what the damper takes. */
    @Override
    public final double power(State s) {
        double c = damping(coordinate.value(s));
        if (c == 0) {
            return 0;
        }
        double rate = coordinate.rate(s);
        return -c * rate * rate;
    }

    /**
     * F = −gᵀt with t = k e + c φ̇, hence ∂F/∂q = −gᵀ(k g + c vᵀΦ) − tΦ with Φ = ∂²φ/∂q², and ∂F/∂v = −c gᵀg.
     *
     * <p>The implicit step takes k gᵀg and c gᵀg exactly (as a row), replaces tΦ by a positive semidefinite bound and leaves
     * c gᵀvᵀΦ out: it is not symmetric, and of the order of h where the others are not.
     */
    @Override
    public final void addDerivatives(State s, double[] dq, double[] dv) {
        int n = s.q.length;
        double[] g = new double[n];
        coordinate.addForce(s, 1, g);
        double[] hessian = new double[n * n];
        coordinate.addHessian(s, hessian);
        double phi = coordinate.value(s);
        double k = stiffness(phi);
        double c = damping(phi);
        double t = -tension(s);
        for (int j = 0; j < n; j++) {
            double turning = 0;
            for (int i = 0; i < n; i++) {
                turning += s.v[i] * hessian[i * n + j];
            }
            for (int i = 0; i < n; i++) {
                dq[i * n + j] -= g[i] * (k * g[j] + c * turning) + t * hessian[i * n + j];
                dv[i * n + j] -= c * g[i] * g[j];
            }
        }
    }

    @Override
    public final double potential(State s) {
        double phi = coordinate.value(s);
        double e = elongation(phi);
        return 0.5 * stiffness(phi) * e * e;
    }
}

package org.linkage.solver.force;

import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.mechanism.State;

/**
 * A force of fixed direction in the world at a point of a body: F = (f, r × f). Its only derivative is ∂(r × f)/∂θ = −r·f,
 * bounded by |r||f| for the implicit step.
 */
public final class PointForce extends Force {
    private final Anchor point;
    private double fx;
    private double fy;

    public PointForce(String id, Anchor point, double fx, double fy) {
        super(id);
        this.point = point;
        this.fx = fx;
        this.fy = fy;
    }

    public void set(double newFx, double newFy) {
        fx = newFx;
        fy = newFy;
    }

    public Anchor point() {
        return point;
    }

    public double fx() {
        return fx;
    }

    public double fy() {
        return fy;
    }

    @Override
    public void apply(State s, double[] force) {
        point.addForce(s, fx, fy, force);
    }

    @Override
    public double power(State s) {
        return fx * point.vx(s) + fy * point.vy(s);
    }

    @Override
    public boolean external() {
        return true;
    }

    @Override
    public void addDerivatives(State s, double[] dq, double[] dv) {
        point.addTurningDerivative(s, fx, fy, dq);
    }

    @Override
    public void addImplicit(State s, double h, double[] blocks, int[] blockAt) {
        point.addTurning(h * h * fx, h * h * fy, blocks, blockAt);
    }
}

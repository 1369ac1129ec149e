package org.linkage.solver.force;

import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.mechanism.State;

/**
 * A hand on a body: a damped spring from a point of the body to a point in the world that a person moves.
 *
 * <p>The spring is stiff, so its force is not taken from the state but anticipated for the end of the step by whoever
 * integrates, and held over the step:
 *
 * <pre>
 *   d = point − target,  u' = the point's velocity at the end of the step
 *   f = −k (d + h u') − c u'
 * </pre>
 *
 * Implicit integrators, which ask again in every round of a step, keep k and c of the step in here.
 */
public final class Finger extends Force {
    private final Anchor point;
    private double targetX;
    private double targetY;
    private double stiffness;
    private double damping;
    private double fx;
    private double fy;

    public Finger(String id, Anchor point, double targetX, double targetY) {
        super(id);
        this.point = point;
        moveTo(targetX, targetY);
    }

    public void moveTo(double x, double y) {
        targetX = x;
        targetY = y;
    }

    public Anchor point() {
        return point;
    }

    public double targetX() {
        return targetX;
    }

    public double targetY() {
        return targetY;
    }

    /** Sets the force of the coming step. */
    public void hold(double newFx, double newFy) {
        fx = newFx;
        fy = newFy;
    }

    public double fx() {
        return fx;
    }

    public double fy() {
        return fy;
    }

    /** Sets k and c. */
    public void setSpring(double newStiffness, double newDamping) {
        stiffness = newStiffness;
        damping = newDamping;
    }

    public double stiffness() {
        return stiffness;
    }

    public double damping() {
        return damping;
    }

    /** x-part of k d + c u. */
    public double pullX(State s) {
        return stiffness * (point.x(s) - targetX) + damping * point.vx(s);
    }

    public double pullY(State s) {
        return stiffness * (point.y(s) - targetY) + damping * point.vy(s);
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
    public void apply(State s, double[] force) {
        point.addForce(s, fx, fy, force);
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

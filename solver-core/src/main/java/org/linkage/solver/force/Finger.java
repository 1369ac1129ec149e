package org.linkage.solver.force;

import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.mechanism.State;

/**
 * A finger that holds a point of a body: a damped spring of length 0 between the point and where the finger is, d = point −
 * finger, u = the point's velocity: f = −k d − c u.
 *
 * <p>A step of length h chooses k = ω² m and c = 2ω m with ω = 1/h and m the inertia that the point has at that moment, so that
 * a feather and an anvil follow alike. Implicit integrators find k, c and the force of the end of the step together and
 * write them here. Explicit ones anticipate the force of the end of the step and {@link #hold} it over the step.
 */
public final class Finger extends Force {
    private final Anchor point;
    private double targetX;
    private double targetY;
    private double stiffness;
    private double damping;
    private double fx;
    private double fy;
    private boolean held;

    public Finger(String id, Anchor point, double targetX, double targetY) {
        super(id);
        this.point = point;
        moveTo(targetX, targetY);
    }

    public void moveTo(double x, double y) {
        targetX = x;
        targetY = y;
    }

    /** The point of the body that is held. */
    public Anchor point() {
        return point;
    }

    public double targetX() {
        return targetX;
    }

    public double targetY() {
        return targetY;
    }

    public void setSpring(double newStiffness, double newDamping) {
        stiffness = newStiffness;
        damping = newDamping;
        held = false;
    }

    /** Sets the force of the coming step, whatever the state does in it. */
    public void hold(double newFx, double newFy) {
        setForce(newFx, newFy);
        held = true;
    }

    public double stiffness() {
        return stiffness;
    }

    public double damping() {
        return damping;
    }

    /** Notes the force on the body, for who wants to see or bound it. */
    public void setForce(double newFx, double newFy) {
        fx = newFx;
        fy = newFy;
    }

    /** The last force on the body. */
    public double fx() {
        return fx;
    }

    public double fy() {
        return fy;
    }

    /** k d + c u in x: what the force opposes. */
    public double pullX(State s) {
        return stiffness * (point.x(s) - targetX) + damping * point.vx(s);
    }

    public double pullY(State s) {
        return stiffness * (point.y(s) - targetY) + damping * point.vy(s);
    }

    @Override
    public void apply(State s, double[] force) {
        if (!held) {
            fx = -pullX(s);
            fy = -pullY(s);
        }
        point.addForce(s, fx, fy, force);
    }

    @Override
    public boolean external() {
        return true;
    }

    /** With P = ∂p/∂q: ∂F/∂q = −Pᵀ(k P + c ∂u/∂q) and the turning of the lever, ∂F/∂v = −c PᵀP. */
    @Override
    public void addDerivatives(State s, double[] dq, double[] dv) {
        int n = s.q.length;
        double w = point.omega(s);
        for (int axis = 0; axis < 2; axis++) {
            double[] row = new double[n];
            point.addForce(s, 1 - axis, axis, row);
            for (int j = 0; j < n; j++) {
                boolean angle = point.body != null && j == point.body.angleOffset();
                double turning = angle ? -w * (axis == 0 ? point.rx(s) : point.ry(s)) : 0;
                for (int i = 0; i < n; i++) {
                    dq[i * n + j] -= row[i] * (stiffness * row[j] + damping * turning);
                    dv[i * n + j] -= damping * row[i] * row[j];
                }
            }
        }
        point.addTurningDerivative(s, -pullX(s), -pullY(s), dq);
    }
}

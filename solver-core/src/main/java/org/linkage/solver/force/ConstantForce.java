package org.linkage.solver.force;

import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/** A force at the centre of mass, fixed in the world, and a torque. It has no potential. */
public final class ConstantForce extends Force {
    private final PlanarBody body;
    private double fx;
    private double fy;
    private double torque;

    public ConstantForce(String id, PlanarBody body, double fx, double fy, double torque) {
        super(id);
        this.body = body;
        set(fx, fy, torque);
    }

    public void set(double newFx, double newFy, double newTorque) {
        if (newTorque != 0 && body.angleOffset() < 0) {
            throw new IllegalArgumentException(
                    "Force " + id() + " turns particle " + body.id() + ", which has no angle.");
        }
        fx = newFx;
        fy = newFy;
        torque = newTorque;
    }

    public PlanarBody body() {
        return body;
    }

    public double fx() {
        return fx;
    }

    public double fy() {
        return fy;
    }

    public double torque() {
        return torque;
    }

    @Override
    public void apply(State s, double[] force) {
        force[body.offset()] += fx;
        force[body.offset() + 1] += fy;
        if (body.angleOffset() >= 0) {
            force[body.angleOffset()] += torque;
        }
    }

    @Override
    public double power(State s) {
        double sum = fx * s.v[body.offset()] + fy * s.v[body.offset() + 1];
        return body.angleOffset() < 0 ? sum : sum + torque * s.v[body.angleOffset()];
    }

    @Override
    public boolean external() {
        return true;
    }
}

package org.linkage.solver.force;

import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/** A uniform field (gx, gy): the weight m g at every centre of mass, potential −m g·x. */
public final class Gravity extends Force {
    private final Mechanism mechanism;
    /** The weight in a field of (1, 0) and of (0, 1). */
    private final double[] alongX;

    private final double[] alongY;
    /** The weight in the field as it is. */
    private final double[] weight;

    private double gx;
    private double gy;

    public Gravity(Mechanism mechanism, double gx, double gy) {
        super("gravity");
        this.mechanism = mechanism;
        alongX = weights(mechanism, 1, 0);
        alongY = weights(mechanism, 0, 1);
        weight = new double[alongX.length];
        set(gx, gy);
    }

    private static double[] weights(Mechanism mechanism, double gx, double gy) {
        double[] weight = new double[mechanism.coordinates()];
        for (int i = 0; i < mechanism.bodyCount(); i++) {
            mechanism.body(i).addWeight(gx, gy, weight, mechanism.body(i).offset());
        }
        return weight;
    }

    public final void set(double newGx, double newGy) {
        gx = newGx;
        gy = newGy;
        for (int i = 0; i < weight.length; i++) {
            weight[i] = gx * alongX[i] + gy * alongY[i];
        }
    }

    public double gx() {
        return gx;
    }

    public double gy() {
        return gy;
    }

    /** The weight on each coordinate; not to be written to. */
    public double[] weight() {
        return weight;
    }

    @Override
    public void apply(State s, double[] force) {
        for (int i = 0; i < weight.length; i++) {
            force[i] += weight[i];
        }
    }

    @Override
    public double potential(State s) {
        double sum = 0;
        for (int i = 0; i < mechanism.bodyCount(); i++) {
            sum += mechanism.body(i).weightPotential(gx, gy, s);
        }
        return sum;
    }
}

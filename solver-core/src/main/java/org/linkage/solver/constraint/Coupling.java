package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.State;

/** A linear relation between the velocities of any number of bodies: Σ c·v = rhs, J = c, J̇q̇ = 0. */
public final class Coupling extends Constraint {
    private final double[][] coefficients;
    private final double rhs;

    /** @param coefficients one row a body, as long as the body has coordinates */
    public Coupling(String id, Body[] bodies, double[][] coefficients, double rhs) {
        super(id, 1, bodies);
        this.coefficients = new double[bodies.length][];
        for (int k = 0; k < bodies.length; k++) {
            this.coefficients[k] = coefficients[k].clone();
            if (coefficients[k].length != bodies[k].dimension()) {
                throw new IllegalArgumentException("Joint " + id + " gives " + coefficients[k].length
                        + " coefficients for body " + bodies[k].id() + ", which has " + bodies[k].dimension()
                        + " coordinates.");
            }
        }
        this.rhs = rhs;
    }

    @Override
    public boolean positionLevel() {
        return false;
    }

    @Override
    public void value(State s, double[] out, int at) {
        out[at] = 0;
    }

    @Override
    public void jacobian(State s, double[] out, int[] at) {
        for (int k = 0; k < coefficients.length; k++) {
            System.arraycopy(coefficients[k], 0, out, at[k], coefficients[k].length);
        }
    }

    @Override
    public void bias(State s, double[] out, int at) {
        out[at] = 0;
    }

    @Override
    public void velocityTarget(double[] out, int at) {
        out[at] = rhs;
    }

    @Override
    public int reactionSize() {
        return 1;
    }

    @Override
    public void reaction(State s, double[] lambda, int at, double[] out, int outAt) {
        out[outAt] = lambda[at];
    }
}

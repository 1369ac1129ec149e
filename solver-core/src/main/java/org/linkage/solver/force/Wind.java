package org.linkage.solver.force;

import java.util.List;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.mechanism.Trig;

/**
 * Air that moves past bodies: F = c (w(x, t) − v) at each centre of mass, c the body's drag.
 *
 * <p>The wind blows along x with gusts that travel with it, three waves whose periods have no common multiple, so that no
 * two gusts are alike and every run is the same to the last bit:
 *
 * <pre>
 *   w = mean + gust (0.5 sin(1.1 s) + 0.3 sin(2.7 s + 1) + 0.2 sin(6.1 s + 2)),   s = t − x/8 in seconds
 * </pre>
 */
public final class Wind extends Force {
    private static final double TRAVEL_SPEED = 8;
    private static final double[] SHARE = {0.5, 0.3, 0.2};
    private static final double[] FREQUENCY = {1.1, 2.7, 6.1};

    private final PlanarBody[] bodies;
    private final double[] drag;
    private final double[] cos = new double[1];
    private final double[] sin = new double[1];
    private double mean;
    private double gust;

    /** @param drag c of each body in kg/s */
    public Wind(String id, List<? extends PlanarBody> bodies, double[] drag, double mean, double gust) {
        super(id);
        this.bodies = bodies.toArray(new PlanarBody[0]);
        this.drag = drag.clone();
        set(mean, gust);
    }

    /** Sets the mean speed and the strength of the gusts, both in m/s along x. */
    public void set(double newMean, double newGust) {
        mean = newMean;
        gust = newGust;
    }

    /** w at a place and a time. */
    public double speed(double x, double time) {
        double sum = 0;
        for (int i = 0; i < SHARE.length; i++) {
            Trig.cosSin(FREQUENCY[i] * (time - x / TRAVEL_SPEED) + i, cos, sin, 0);
            sum += SHARE[i] * sin[0];
        }
        return mean + gust * sum;
    }

    @Override
    public boolean external() {
        return true;
    }

    @Override
    public void apply(State s, double[] force) {
        for (int i = 0; i < bodies.length; i++) {
            int at = bodies[i].offset();
            force[at] += drag[i] * (speed(s.q[at], s.time) - s.v[at]);
            force[at + 1] -= drag[i] * s.v[at + 1];
        }
    }

    @Override
    public double power(State s) {
        double sum = 0;
        for (int i = 0; i < bodies.length; i++) {
            int at = bodies[i].offset();
            double vx = s.v[at];
            double vy = s.v[at + 1];
            sum += drag[i] * ((speed(s.q[at], s.time) - vx) * vx - vy * vy);
        }
        return sum;
    }

    @Override
    public void addDerivatives(State s, double[] dq, double[] dv) {
        int n = s.q.length;
        for (int i = 0; i < bodies.length; i++) {
            int at = bodies[i].offset();
            double slope = 0;
            for (int k = 0; k < SHARE.length; k++) {
                Trig.cosSin(FREQUENCY[k] * (s.time - s.q[at] / TRAVEL_SPEED) + k, cos, sin, 0);
                slope -= SHARE[k] * FREQUENCY[k] / TRAVEL_SPEED * cos[0];
            }
            dq[at * n + at] += drag[i] * gust * slope;
            dv[at * n + at] -= drag[i];
            dv[(at + 1) * n + at + 1] -= drag[i];
        }
    }

    /** Only the drag: that the wind changes from place to place is slow and has no sign. */
    @Override
    public void addImplicit(State s, double h, double[] blocks, int[] blockAt) {
        for (int i = 0; i < bodies.length; i++) {
            int at = blockAt[bodies[i].index()];
            blocks[at] += h * drag[i];
            blocks[at + bodies[i].dimension() + 1] += h * drag[i];
        }
    }
}

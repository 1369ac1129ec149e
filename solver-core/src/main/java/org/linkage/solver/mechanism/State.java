package org.linkage.solver.mechanism;

/**
 * Where a mechanism is and how fast it moves: q and v as flat arrays in the order of its bodies, and the time.
 *
 * <p>cos and sin hold one number a body (1 and 0 for bodies without an angle); they belong to q as it was at the last
 * {@link #refresh()}. Constraints and forces read them instead of computing them again.
 *
 * <p>A step may put other arrays in the place of these instead of copying: whoever reads a state after a step takes them from it anew.
 */
public final class State {
    public double[] q;
    public double[] v;
    public double[] cos;
    public double[] sin;
    public double time;

    private final AngleTable angles;

    public State(Mechanism mechanism) {
        int bodies = mechanism.bodyCount();
        q = new double[mechanism.coordinates()];
        v = new double[mechanism.coordinates()];
        cos = new double[bodies];
        sin = new double[bodies];
        int[] angleOffset = new int[bodies];
        for (int i = 0; i < bodies; i++) {
            angleOffset[i] = mechanism.body(i).angleOffset();
        }
        angles = new AngleTable(angleOffset);
        refresh();
    }

    /** Brings cos and sin up to date with q. */
    public void refresh() {
        angles.fill(q, cos, sin);
    }

    public void copyFrom(State other) {
        System.arraycopy(other.q, 0, q, 0, q.length);
        System.arraycopy(other.v, 0, v, 0, v.length);
        copyAngles(other);
        time = other.time;
    }

    private void copyAngles(State other) {
        System.arraycopy(other.cos, 0, cos, 0, cos.length);
        System.arraycopy(other.sin, 0, sin, 0, sin.length);
    }

    /** Exchanges cos and sin with another state, for when q is exchanged too. */
    public void exchangeAngles(State other) {
        double[] mine = cos;
        cos = other.cos;
        other.cos = mine;
        mine = sin;
        sin = other.sin;
        other.sin = mine;
    }

    /** Sets a body's coordinates; {@link #refresh()} afterwards. */
    public void setPosition(Body body, double... coordinates) {
        System.arraycopy(coordinates, 0, q, body.offset(), body.dimension());
    }

    /** Sets a body's velocities. */
    public void setVelocity(Body body, double... velocities) {
        System.arraycopy(velocities, 0, v, body.offset(), body.dimension());
    }
}

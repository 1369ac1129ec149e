package org.linkage.solver.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Everything in a scene that may touch, and the tolerance within which it counts as touching. */
public final class ContactModel {
    /** Contacts with a gap up to this part of the scale are closed. */
    public static final double CLOSED = 1e-9;

    private static final int MOST_SOURCES = 4095;

    private final Mechanism mechanism;
    private final ContactSource[] sources;
    private final double[] nothing;
    private final double[] radius;
    private double scale = 1;
    private @Nullable Pockets pockets;

    public ContactModel(Mechanism mechanism, List<? extends ContactSource> sources) {
        if (sources.size() > MOST_SOURCES) {
            throw new IllegalArgumentException("The scene lists " + sources.size() + " contacts; at most "
                    + MOST_SOURCES + " are possible: use one contact of type all instead of many pairs.");
        }
        this.mechanism = mechanism;
        this.sources = sources.toArray(new ContactSource[0]);
        nothing = new double[mechanism.bodyCount()];
        radius = new double[mechanism.bodyCount()];
        for (int i = 0; i < radius.length; i++) {
            Shape shape = mechanism.body(i).shape();
            radius[i] = shape == null ? 0 : shape.radius();
        }
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    public boolean isEmpty() {
        return sources.length == 0;
    }

    public List<ContactSource> sources() {
        return Collections.unmodifiableList(new ArrayList<>(Arrays.asList(sources)));
    }

    /** The holes of a table; null for none. What is over one of them touches nothing. */
    public @Nullable Pockets pockets() {
        return pockets;
    }

    public void setPockets(@Nullable Pockets newPockets) {
        pockets = newPockets;
    }

    public ContactSource source(int index) {
        return sources[index];
    }

    /** The id of a row of a set. */
    public String id(ContactSet set, int row) {
        return sources[Keys.source(set.key[row])].rowId(set.bodyA[row], set.bodyB[row]);
    }

    /** The farthest that any shape reaches from its body's centre. */
    public double largestRadius() {
        double largest = 0;
        for (double one : radius) {
            largest = Math.max(largest, one);
        }
        return largest;
    }

    /** Takes the scale of lengths from a pose: the farthest coordinate or the largest shape, between 1 mm and 1 km. */
    public void setScale(State pose) {
        double largest = 1e-3;
        for (int i = 0; i < radius.length; i++) {
            Body body = mechanism.body(i);
            int lengths = body.angleOffset() >= 0 ? body.dimension() - 1 : body.dimension();
            for (int k = 0; k < lengths; k++) {
                largest = Math.max(largest, Math.abs(pose.q[body.offset() + k]));
            }
            largest = Math.max(largest, radius[i]);
        }
        scale = Math.min(largest, 1e3);
    }

    public double scale() {
        return scale;
    }

    /** The largest gap of a closed contact. */
    public double closed() {
        return CLOSED * scale;
    }

    /** Finds all contacts with a gap of at most {@code margin}. */
    public void collect(State state, double margin, ContactSet out) {
        collect(state, nothing, margin, out);
    }

    /** Finds all contacts that may close while each body travels at most its reach. */
    public void collect(State state, double[] reach, double margin, ContactSet out) {
        out.clear();
        for (int i = 0; i < sources.length; i++) {
            sources[i].collect(state, i, reach, margin, out);
        }
        if (pockets != null) {
            pockets.drop(state, out);
        }
    }

    /** How far each body's rim may travel in h at its present velocity and with accelerations up to {@code a}. */
    public void reach(State state, double h, double a, double[] reach) {
        Arrays.fill(reach, 0);
        extendReach(state, h, a, reach);
    }

    /**
     * As {@link #reach}, but no reach becomes shorter.
     *
     * @return whether any became longer
     */
    public boolean extendReach(State state, double h, double a, double[] reach) {
        boolean longer = false;
        for (int i = 0; i < reach.length; i++) {
            Body body = mechanism.body(i);
            double square = 0;
            int lengths = body.angleOffset() >= 0 ? body.dimension() - 1 : body.dimension();
            for (int k = 0; k < lengths; k++) {
                double v = state.v[body.offset() + k];
                square += v * v;
            }
            double turning = body.angleOffset() >= 0 ? Math.abs(state.v[body.angleOffset()]) : 0;
            double far = h * (Math.sqrt(square) + turning * Math.max(radius[i], body.shape() == null ? 1 : 0))
                    + 0.5 * h * h * a;
            if (far > reach[i]) {
                reach[i] = far;
                longer = true;
            }
        }
        return longer;
    }
}

package org.linkage.solver.contact;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * The holes of a table and the balls that fall into them.
 *
 * <pre>
 *   fallen ⇔ |x − c| ≤ r for the centre x of a ball and a hole (c, r)
 * </pre>
 *
 * That is said of a state and of nothing else, so a state that is saved, restored, hashed or reset carries its fallen balls with it.
 * A fallen ball touches nothing. It loses its speed at the rim and slides to a place of its own in the hole, where it lies until a
 * finger takes it out: whoever holds a ball keeps it from falling.
 */
public final class Pockets {
    /** A ball is at its place in the hole after about three times this, s. */
    private static final double SINKING = 0.04;

    private static final double GOLDEN_ANGLE = 2.399963229728653;
    private static final double PLACES = 0.35;
    /** An entry is taken to be inside the rim by this part of the radius: rounding must not put it outside again. */
    private static final double INSIDE = 1e-9;

    private static final int CORRECTIONS = 8;

    /** Carries a state on from the beginning of a step. */
    public interface Motion {
        /** Makes {@code out} the state {@code t} after the beginning; false if it cannot. */
        boolean at(double t, State out);
    }

    private final Pocket[] pockets;
    private final int firstSource;
    private final PlanarBody[] balls;
    /** By body its place among the balls, or −1. */
    private final int[] ballOf;

    private final double[] placeX;
    private final double[] placeY;
    private final boolean[] held;
    private final boolean[] fallen;
    private double entryTime;

    /**
     * @param firstSource the number of the first pocket among the model's sources; the others follow
     * @param balls what can fall: bodies that no joint holds
     */
    public Pockets(List<Pocket> pockets, int firstSource, List<? extends PlanarBody> balls, int bodyCount) {
        this.pockets = pockets.toArray(new Pocket[0]);
        this.firstSource = firstSource;
        this.balls = balls.toArray(new PlanarBody[0]);
        int n = this.balls.length;
        ballOf = new int[bodyCount];
        Arrays.fill(ballOf, -1);
        placeX = new double[n];
        placeY = new double[n];
        held = new boolean[n];
        fallen = new boolean[n];
        for (int b = 0; b < n; b++) {
            ballOf[this.balls[b].index()] = b;
            placeX[b] = PLACES * StrictMath.cos(b * GOLDEN_ANGLE);
            placeY[b] = PLACES * StrictMath.sin(b * GOLDEN_ANGLE);
        }
    }

    /** Whether a body has fallen, or is held over a hole. */
    public boolean over(State state, int body) {
        return ballOf[body] >= 0 && pocketOf(state, ballOf[body]) >= 0;
    }

    private int pocketOf(State state, int ball) {
        for (int p = 0; p < pockets.length; p++) {
            if (outside(state, ball, p) <= 0) {
                return p;
            }
        }
        return -1;
    }

    /** How far a ball's centre is from the rim, below zero inside. */
    private double outside(State state, int ball, int pocket) {
        double dx = state.q[balls[ball].offset()] - pockets[pocket].x;
        double dy = state.q[balls[ball].offset() + 1] - pockets[pocket].y;
        return Math.sqrt(dx * dx + dy * dy) - pockets[pocket].radius;
    }

    /** Takes the rows of what is over a hole out of a set. */
    void drop(State state, ContactSet set) {
        int kept = 0;
        for (int k = 0; k < set.count; k++) {
            boolean second = set.bodyB[k] >= 0 && over(state, set.bodyB[k]);
            if (!second && !over(state, set.bodyA[k])) {
                set.move(k, kept++);
            }
        }
        set.count = kept;
    }

    /** Before a step: what lies in a hole already, and that is still; nobody holds anything. */
    public void begin(State state) {
        for (int b = 0; b < balls.length; b++) {
            held[b] = false;
            fallen[b] = still(state, b) && pocketOf(state, b) >= 0;
        }
    }

    /** After {@link #begin}: a finger or a pin holds this body, so it does not fall. */
    public void hold(int body) {
        int b = ballOf[body];
        if (b >= 0) {
            held[b] = true;
            fallen[b] = false;
        }
    }

    /**
     * When the first ball comes over a hole on the way from a state.
     *
     * @param trial the state after {@code h}; becomes that of the entry if there is one
     * @return the time of {@code trial}
     */
    public double entry(State from, State trial, double h, Motion motion) {
        double first = h;
        int ball = -1;
        int hole = -1;
        for (int b = 0; b < balls.length; b++) {
            for (int p = 0; !held[b] && !fallen[b] && p < pockets.length; p++) {
                double t = crossing(from, trial, b, p, h);
                if (t < first) {
                    first = t;
                    ball = b;
                    hole = p;
                }
            }
        }
        if (ball < 0) {
            return h;
        }
        if (enters(trial, ball, hole, first, h, motion)) {
            return entryTime;
        }
        motion.at(h, trial);
        return h;
    }

    /** When a straight way from one state to the other comes inside the rim; infinity if it does not. */
    private double crossing(State from, State to, int ball, int pocket, double h) {
        int at = balls[ball].offset();
        double x = from.q[at] - pockets[pocket].x;
        double y = from.q[at + 1] - pockets[pocket].y;
        double dx = to.q[at] - from.q[at];
        double dy = to.q[at + 1] - from.q[at + 1];
        double radius = pockets[pocket].radius * (1 - INSIDE);
        double a = dx * dx + dy * dy;
        double b = x * dx + y * dy;
        double c = x * x + y * y - radius * radius;
        double under = b * b - a * c;
        if (!(c > 0 && b < 0 && under > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        return h * c / (Math.sqrt(under) - b);
    }

    /** Corrects the time, for the way is not quite straight; false if the ball only passes by the rim. */
    private boolean enters(State trial, int ball, int pocket, double guess, double h, Motion motion) {
        double t = guess;
        int at = balls[ball].offset();
        double radius = pockets[pocket].radius;
        for (int k = 0; k < CORRECTIONS; k++) {
            if (!(t < h) || !motion.at(t, trial)) {
                return false;
            }
            double off = outside(trial, ball, pocket);
            if (off <= 0) {
                entryTime = t;
                return true;
            }
            double dx = trial.q[at] - pockets[pocket].x;
            double dy = trial.q[at + 1] - pockets[pocket].y;
            double closing = -(dx * trial.v[at] + dy * trial.v[at + 1]) / (off + radius);
            if (!(closing > 0)) {
                return false;
            }
            t += (off + INSIDE * radius) / closing;
        }
        return false;
    }

    /** Lets everything fall that is over a hole and not held; each fall is noted with the momentum that it ended. */
    public void fall(State state, @Nullable EventLog log) {
        for (int b = 0; b < balls.length; b++) {
            int p = held[b] || fallen[b] ? -1 : pocketOf(state, b);
            if (p >= 0) {
                fallen[b] = true;
                int at = balls[b].offset();
                double speed = Math.sqrt(state.v[at] * state.v[at] + state.v[at + 1] * state.v[at + 1]);
                if (log != null) {
                    log.add(state.time, firstSource + p, balls[b].index(), balls[b].mass() * speed);
                }
                stop(state, b);
            }
        }
    }

    private boolean still(State state, int ball) {
        int at = balls[ball].offset();
        return state.v[at] == 0 && state.v[at + 1] == 0;
    }

    private void stop(State state, int ball) {
        int at = balls[ball].offset();
        Arrays.fill(state.v, at, at + balls[ball].dimension(), 0);
    }

    /** After a step of length h from {@code before}: what lies in a hole stays there and sinks to its place. */
    public void settle(State before, State state, double h, @Nullable EventLog log) {
        fall(state, log);
        boolean any = false;
        for (int b = 0; b < balls.length; b++) {
            if (fallen[b]) {
                any = true;
                sink(before, state, b, h / (h + SINKING));
            }
        }
        if (any) {
            state.refresh();
        }
    }

    private void sink(State before, State state, int ball, double share) {
        int at = balls[ball].offset();
        stop(state, ball);
        int p = pocketOf(before, ball);
        if (p >= 0) {
            // gravity does not move it
            System.arraycopy(before.q, at, state.q, at, balls[ball].dimension());
        } else {
            p = pocketOf(state, ball);
        }
        if (p >= 0) {
            double radius = pockets[p].radius;
            state.q[at] += share * (pockets[p].x + placeX[ball] * radius - state.q[at]);
            state.q[at + 1] += share * (pockets[p].y + placeY[ball] * radius - state.q[at + 1]);
        }
    }
}

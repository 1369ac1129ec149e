package org.linkage.solver.integrate;

import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.KeyIndex;
import org.linkage.solver.mechanism.State;

/**
 * The first instant of a step in which a contact closes, to 1e-13 s.
 *
 * <p>A contact was passed if g < 0 after the step, or if it came and went and g < 0 in between (a fast ball that went through
 * another). Then Newton's method on t ↦ g(q(t)), where q(t) is a step of length t from
 * the beginning, kept between a time before any contact and one after: on free flight it ends after three or four steps.
 */
final class FirstContact {
    private static final double TIME = 1e-13;
    private static final int MOST_TRIALS = 100;
    private static final int MOST_LOOKS = 12;
    private static final double ACCELERATION = 50;

    private final ContactModel model;
    private final Integrator inner;
    private final ContactSet start;
    private final ContactSet end;
    private final ContactSet after;
    private double[] afterRate = new double[16];
    private final KeyIndex startIndex = new KeyIndex();
    private final double[] reach;
    private long key;
    private double newton;
    private int trials;

    FirstContact(ContactDynamics dynamics, Integrator inner) {
        model = dynamics.model();
        this.inner = inner;
        start = new ContactSet(dynamics.system().mechanism());
        end = new ContactSet(dynamics.system().mechanism());
        after = new ContactSet(dynamics.system().mechanism());
        reach = new double[dynamics.system().mechanism().bodyCount()];
    }

    /** The contact that closed. */
    long key() {
        return key;
    }

    /** Steps that were tried since {@link #beginStep}. */
    int trials() {
        return trials;
    }

    void beginStep() {
        trials = 0;
    }

    private boolean step(State trial, double length) {
        trials++;
        return inner.step(trial, length) == null;
    }

    /**
     * @param from the state at the beginning of the step
     * @param trial that after a step of length h; becomes that of the first contact if there is one
     * @param resting contacts that cannot be passed, because they are closed already and act
     * @return the time of {@code trial} after {@code from}: h if no contact was passed
     */
    double locate(State from, State trial, double h, KeyIndex resting) {
        model.reach(from, h, ACCELERATION, reach);
        model.extendReach(trial, h, 0, reach);
        model.collect(from, reach, 0, start);
        startIndex.fill(start);
        double low = 0;
        double high = h;
        boolean violated = passed(trial, high, resting);
        if (!violated) {
            high = dip(from, trial, h, resting);
            if (!(high < h)) {
                return h;
            }
        }
        violated = true;
        double at = high;
        for (int i = 0; i < MOST_TRIALS; i++) {
            double next = newton;
            if (violated && at - next < TIME && next > low) {
                return at;
            }
            if (!violated && next - at < TIME && next < high) {
                return at;
            }
            if (!(next > low && next < high)) {
                next = 0.5 * (low + high);
            }
            if (high - low < TIME) {
                next = high;
            }
            trial.copyFrom(from);
            if (!step(trial, next)) {
                trial.copyFrom(from);
                return 0;
            }
            if (high - low < TIME) {
                return high;
            }
            at = next;
            violated = passed(trial, at, resting);
            if (violated) {
                high = at;
            } else {
                low = at;
                approach(trial, at, high, resting);
            }
        }
        trial.copyFrom(from);
        return low > 0 && step(trial, low) ? low : 0;
    }

    /** Whether a contact is passed in the state; then {@link #newton} is the earliest estimate of when it closed. */
    private boolean passed(State state, double at, KeyIndex resting) {
        model.collect(state, 0, end);
        boolean any = false;
        newton = Double.POSITIVE_INFINITY;
        double rounding = 1e-14 * model.scale();
        for (int k = 0; k < end.count; k++) {
            double below = end.gap[k] - level(end.key[k]);
            if (below >= -rounding || resting.get(end.key[k]) >= 0) {
                continue;
            }
            double rate = end.rate(k, state.v);
            double estimate = rate < 0 ? at - below / rate : at / 2;
            if (!any || estimate < newton) {
                newton = estimate;
                key = end.key[k];
            }
            any = true;
        }
        return any;
    }

    /** A contact counts as passed below the gap that it had at the beginning, if that was rounded below zero. */
    private double level(long wanted) {
        int k = startIndex.get(wanted);
        return k < 0 ? 0 : Math.min(start.gap[k], 0);
    }

    /** From a state before any contact: the earliest estimate of when one closes. */
    private void approach(State state, double at, double high, KeyIndex resting) {
        newton = high;
        model.reach(state, high - at, ACCELERATION, reach);
        model.collect(state, reach, 0, end);
        for (int k = 0; k < end.count; k++) {
            double rate = end.rate(k, state.v);
            if (rate < 0 && resting.get(end.key[k]) < 0) {
                double estimate = at + Math.max(end.gap[k], 0) / -rate;
                if (estimate < newton) {
                    newton = estimate;
                    key = end.key[k];
                }
            }
        }
    }

    /**
     * The earliest time at which a contact that came and went is passed, with {@code trial} at that time; h, and {@code trial} as it
     * was, if there is none. A gap is (nearly) a convex function of time, so it lies above its tangents at both ends; where those meet
     * below zero the state is looked at, and again between there and the far end.
     */
    private double dip(State from, State trial, double h, KeyIndex resting) {
        double earliest = h;
        boolean looked = false;
        model.collect(trial, reach, 0, after);
        for (int k = 0; k < after.count; k++) {
            int first = startIndex.get(after.key[k]);
            if (first < 0 || resting.get(after.key[k]) >= 0) {
                continue;
            }
            double t0 = 0;
            double g0 = start.gap[first];
            double r0 = start.rate(first, from.v);
            double t1 = h;
            double g1 = after.gap[k];
            double r1 = looked ? afterRate[k] : after.rate(k, trial.v);
            for (int look = 0; look < MOST_LOOKS && r0 < 0 && r1 > 0; look++) {
                double meet = (g1 - g0 + r0 * t0 - r1 * t1) / (r0 - r1);
                if (g0 + r0 * (meet - t0) >= 0 || !(meet > t0 && meet < Math.min(t1, earliest))) {
                    break;
                }
                if (!looked) {
                    rates(trial);
                    looked = true;
                }
                trial.copyFrom(from);
                if (!step(trial, meet)) {
                    break;
                }
                if (passed(trial, meet, resting)) {
                    earliest = meet;
                    break;
                }
                model.collect(trial, reach, 0, end);
                int row = end.find(after.key[k]);
                if (row < 0) {
                    break;
                }
                double rate = end.rate(row, trial.v);
                if (rate < 0) {
                    t0 = meet;
                    g0 = end.gap[row];
                    r0 = rate;
                } else {
                    t1 = meet;
                    g1 = end.gap[row];
                    r1 = rate;
                }
            }
        }
        if (looked) {
            trial.copyFrom(from);
            step(trial, earliest);
            if (earliest < h) {
                passed(trial, earliest, resting);
            }
        }
        return earliest;
    }

    private void rates(State trial) {
        if (afterRate.length < after.count) {
            afterRate = new double[2 * after.count];
        }
        for (int k = 0; k < after.count; k++) {
            afterRate[k] = after.rate(k, trial.v);
        }
    }
}

package org.linkage.solver.integrate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.force.Force;
import org.linkage.solver.mechanism.State;

/**
 * The classical Runge–Kutta method, and after each step the shortest way (measured with the masses) back to C(q) = 0 and
 * J q̇ = target. The step keeps its fourth order; the joints close to rounding. The default for small mechanisms.
 */
public final class Rk4Projected implements Integrator {
    private static final int PARTS = 1 << 10;
    /** The error is of fourth order: one of 1/16 is what a part twice as long would just take, less some room. */
    private static final double CALM = 1.0 / 40;

    private final Dynamics dynamics;
    private final List<Force> forces;
    private final Rk4Stages stages;
    private final Projection projection;
    private final State before;
    private final State start;
    private final State part;
    private double tolerance;

    public Rk4Projected(Dynamics dynamics) {
        this.dynamics = dynamics;
        forces = dynamics.system().forces();
        stages = new Rk4Stages(dynamics);
        projection = new Projection(dynamics);
        before = new State(dynamics.system().mechanism());
        start = new State(dynamics.system().mechanism());
        part = new State(dynamics.system().mechanism());
    }

    @Override
    public String name() {
        return "rk4-projected";
    }

    /**
     * Lets a step be made in parts, each half, a quarter, … down to a 1024th of it, where the step as a whole would be off by more
     * than this part of the mechanism's size: in the crack of a chain; and where it would cross the edge of a stiff limit. The error is that of {@link
     * Rk4Stages#error}, an order worse than what is left. 0, as at first, makes each step in one go, whatever it costs in
     * accuracy; so does a solver that is not exact.
     */
    public void setTolerance(double newTolerance) {
        tolerance = newTolerance;
    }

    @Override
    public @Nullable String step(State state, double h) {
        return tolerance > 0 && dynamics.exact() ? inParts(state, h) : whole(state, h);
    }

    private @Nullable String inParts(State state, double h) {
        WorkMeter meter = stages.meter();
        double work = meter.work();
        double damped = meter.damped();
        double reach = Projection.reach(dynamics.system().mechanism(), state);
        start.copyFrom(state);
        int done = 0;
        int size = PARTS;
        while (done < PARTS) {
            part.copyFrom(state);
            double workBefore = meter.work();
            double dampedBefore = meter.damped();
            String refusal = whole(state, h * size / PARTS);
            double error = refusal == null ? stages.error(state, reach) : Double.NaN;
            boolean smooth = error <= tolerance && pieces(part) == pieces(state);
            if (size > 1 && !smooth) {
                state.copyFrom(part);
                meter.backTo(workBefore, dampedBefore);
                size /= 2;
                continue;
            }
            if (refusal != null) {
                state.copyFrom(start);
                meter.backTo(work, damped);
                return refusal;
            }
            done += size;
            if (error < CALM * tolerance && done % (2 * size) == 0 && done + 2 * size <= PARTS) {
                size *= 2;
            }
        }
        state.time = start.time + h;
        return null;
    }

    /** In which of their smooth pieces the forces are, as one number. */
    private long pieces(State state) {
        long all = 0;
        for (int i = 0; i < forces.size(); i++) {
            all = 31 * all + forces.get(i).piece(state);
        }
        return all;
    }

    private @Nullable String whole(State state, double h) {
        before.copyFrom(state);
        String refusal = stages.step(state, h, 0, 0);
        if (refusal == null) {
            refusal = projection.positions(state);
        }
        if (refusal == null) {
            refusal = projection.velocities(state);
        }
        if (refusal != null) {
            state.copyFrom(before);
        }
        return refusal;
    }

    @Override
    public double[] lambda() {
        return stages.lambda();
    }

    @Override
    public double work() {
        return stages.meter().work();
    }

    @Override
    public double damped() {
        return stages.meter().damped();
    }

    @Override
    public void restart() {}
}

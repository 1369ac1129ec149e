package org.linkage.app.player;

import android.util.Log;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/** One simulation of a {@link Heat}, with its own fingers and pictures. Belongs to the simulation thread, but for its channel. */
final class Lane {
    final Simulation simulation;
    final Channel channel;
    final Holds holds = new Holds();
    private final Cast cast;
    private Choices choices;
    private Snapshot earlier;
    private Snapshot later;
    private @Nullable String brokenOff;
    private int framesUntilStatistics;
    private long medianNanos;
    private long p99Nanos;
    private double lastSpeedUp;

    Lane(Cast cast, Choices choices) throws SceneException {
        this.cast = cast;
        this.choices = choices.copy();
        simulation = Simulation.of(cast.scene());
        Choosing.apply(choices, null, cast.scene(), simulation);
        earlier = Snapshot.of(simulation);
        later = Snapshot.of(simulation);
        channel = new Channel(StageModel.of(cast.scene()));
    }

    /** Goes on where a side was left, without a jolt in the acceleration of the watched body (−1 for none). */
    void resume(LaneState left, int watched) {
        left.applyTo(simulation, cast.scene());
        if (watched >= 0) {
            lastSpeedUp = speedUp(watched);
        }
    }

    private double speedUp(int body) {
        PlanarBody watched = (PlanarBody) simulation.model().mechanism().body(body);
        return simulation.state().v[watched.offset() + 1];
    }

    void choose(Choices wanted) {
        brokenOff = null;
        Choosing.apply(wanted, choices, cast.scene(), simulation);
        choices = wanted.copy();
    }

    /** Takes hold of a point of a body, given in the body's frame. */
    void grab(int slot, int body, double px, double py) {
        simulation.fill(later);
        holds.grab(
                simulation,
                slot,
                body,
                later.x[body] + later.cos[body] * px - later.sin[body] * py,
                later.y[body] + later.sin[body] * px + later.cos[body] * py);
    }

    void togglePin(int body) {
        Choosing.pin(choices, cast.scene(), simulation, body, !simulation.pinned(body));
        holds.renew(simulation);
    }

    Choices choices() {
        return choices;
    }

    Facts facts() {
        return new Facts(cast, choices, simulation, failure(), false);
    }

    @Nullable
    String failure() {
        return brokenOff != null ? brokenOff : simulation.failure();
    }

    /** One step, unless one was refused before. */
    void step() {
        if (failure() != null) {
            return;
        }
        try {
            if (simulation.step() == null) {
                holds.stepped(simulation, simulation.stepSize());
            }
        } catch (RuntimeException broken) {
            Log.e("Linkage", "A step broke off.", broken);
            brokenOff = "The step at t = " + simulation.time() + " s broke off.";
        }
    }

    void reset() {
        brokenOff = null;
        holds.clear();
        Choosing.reset(choices, cast.scene(), simulation);
        lastSpeedUp = 0;
    }

    /** The height of a body, and how fast its upward speed changed in the last step. */
    void watch(int body, double[] out, int height, int acceleration) {
        PlanarBody watched = (PlanarBody) simulation.model().mechanism().body(body);
        double speedUp = speedUp(body);
        out[height] = simulation.state().q[watched.offset() + 1];
        out[acceleration] = (speedUp - lastSpeedUp) / simulation.stepSize();
        lastSpeedUp = speedUp;
    }

    /** Remembers the present state as the later end of what is shown. */
    void snap() {
        Snapshot spare = earlier;
        earlier = later;
        later = spare;
        simulation.fill(spare);
    }

    /** Nothing is interpolated across a change. */
    void snapAnew() {
        snap();
        snap();
        framesUntilStatistics = 0;
    }

    /** @param rest what is left of the accumulated time, as a share of a step; NaN when nothing moves */
    void publish(double rest, double factor, boolean behind) {
        Picture picture = channel.pictures.back();
        double span = later.time - earlier.time;
        double h = simulation.stepSize();
        boolean moving = span > 0 && !Double.isNaN(rest) && failure() == null;
        double place = moving ? Math.max(0, 1 - h * (1 - rest) / span) : 1;
        Between.fill(channel.model, earlier, later, place, picture.pose);
        if (--framesUntilStatistics <= 0) {
            framesUntilStatistics = 12;
            medianNanos = simulation.diagnostics().medianNanos();
            p99Nanos = simulation.diagnostics().p99Nanos();
        }
        picture.time = later.time;
        picture.jointError = later.jointError;
        picture.energy = later.energy;
        picture.kinetic = later.kinetic;
        picture.potential = later.potential;
        picture.gravityX = simulation.gravityX();
        picture.gravityY = simulation.gravityY();
        picture.energyDrift =
                simulation.diagnostics().driftKnown() ? simulation.diagnostics().energyDrift() : Double.NaN;
        picture.overlap = simulation.diagnostics().worstOverlap();
        picture.stepNanos = later.stepNanos;
        picture.medianNanos = medianNanos;
        picture.p99Nanos = p99Nanos;
        picture.realTimeFactor = factor;
        picture.behind = behind;
        channel.pictures.publish();
    }
}

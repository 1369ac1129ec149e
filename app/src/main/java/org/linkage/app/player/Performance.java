package org.linkage.app.player;

import android.util.Log;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/**
 * The simulation thread's half of a {@link Player}: commands come in, whole steps are made, and a picture between the last
 * two snapshots is published. Only the fields that are volatile, atomic or a ring are seen by another thread.
 */
final class Performance implements CommandRing.Taker {
    final CommandRing ring = new CommandRing();
    final AtomicLong frameNanos = new AtomicLong();
    volatile @Nullable Channel channel;
    volatile @Nullable Facts facts;
    volatile @Nullable String problem;
    volatile Runnable news = () -> {};

    private @Nullable Simulation simulation;
    private @Nullable Cast cast;
    private Choices choices = new Choices();
    private @Nullable Snapshot earlier;
    private @Nullable Snapshot later;
    private @Nullable LaneState undo;
    private final Clockwork clockwork = new Clockwork();
    private final Holds holds = new Holds();
    private long workedFrame;
    private int framesUntilStatistics;
    private long medianNanos;
    private long p99Nanos;
    private String solverSeen = "";
    private @Nullable String brokenOff;
    private final Thuds thuds = new Thuds();
    private final Pace pace;

    Performance(Pace pace) {
        this.pace = pace;
    }

    void opened(Cast newCast, Choices newChoices, double @Nullable [] state, boolean @Nullable [] pinned) {
        choices = newChoices.copy();
        if (!rebuild(newCast)) {
            news.run();
            return;
        }
        Simulation now = simulation;
        if (now != null && state != null) {
            new LaneState(choices, state, pinned == null ? new boolean[0] : pinned).applyTo(now, newCast.scene());
        }
        undo = null;
        showAll();
    }

    /** A new simulation of the scene; false, with a problem to show, if it cannot be one. */
    private boolean rebuild(Cast newCast) {
        brokenOff = null;
        try {
            Simulation made = Simulation.of(newCast.scene());
            Choosing.apply(choices, null, newCast.scene(), made);
            simulation = made;
            cast = newCast;
            problem = null;
        } catch (SceneException refused) {
            problem = refused.problem();
            return false;
        }
        holds.clear();
        clockwork.clear();
        Simulation now = simulation;
        thuds.open(now);
        earlier = Snapshot.of(now);
        later = Snapshot.of(now);
        channel = new Channel(StageModel.of(now.scene()));
        return true;
    }

    void parameterSet(String name, double value) {
        brokenOff = null;
        Cast played = cast;
        Simulation now = simulation;
        if (played == null || now == null) {
            return;
        }
        try {
            Cast changed = played.with(name, value);
            if (name.equals("gravity")) {
                choices.gravityX = Double.NaN;
                choices.gravityY = Double.NaN;
            }
            if (now.update(changed.scene())) {
                cast = changed;
                Choosing.gravity(choices, now);
                channel = new Channel(StageModel.of(changed.scene()));
            } else {
                rebuild(changed);
                undo = null;
            }
        } catch (SceneException refused) {
            problem = refused.problem();
        }
        showAll();
    }

    void chosen(Choices wanted) {
        brokenOff = null;
        boolean resumed = wanted.playing && !choices.playing;
        Choices before = choices;
        choices = wanted;
        Simulation now = simulation;
        Cast played = cast;
        if (now != null && played != null) {
            Choosing.apply(choices, before, played.scene(), now);
            if (resumed) {
                clockwork.pause();
            }
            showAll();
        }
    }

    void stepOnce() {
        Simulation now = simulation;
        if (now != null) {
            choices.playing = false;
            ring.drain(this);
            stepped(now);
            clockwork.clear();
            showAll();
        }
    }

    void resetNow() {
        brokenOff = null;
        Simulation now = simulation;
        Cast played = cast;
        if (now != null && played != null) {
            undo = LaneState.of(choices, now);
            holds.clear();
            Choosing.reset(choices, played.scene(), now);
            clockwork.clear();
            showAll();
        }
    }

    void undoNow() {
        brokenOff = null;
        Simulation now = simulation;
        Cast played = cast;
        LaneState before = undo;
        if (now != null && played != null && before != null) {
            before.applyTo(now, played.scene());
            undo = null;
            clockwork.clear();
            showAll();
        }
    }

    @Override
    public void take(int kind, int slot, int body, double x, double y) {
        Simulation now = simulation;
        if (now == null || body >= now.bodyCount()) {
            return;
        }
        switch (kind) {
            case CommandRing.GRAB -> holds.grab(now, slot, body, x, y);
            case CommandRing.MOVE -> holds.move(now, slot, x, y);
            case CommandRing.RELEASE -> holds.release(now, slot, x, y);
            case CommandRing.RELEASE_ALL -> holds.releaseAll(now);
            case CommandRing.PUSH -> {
                double mass = now.scene().bodies().get(body).mass();
                now.push(body, mass * x, mass * y);
            }
            case CommandRing.TOGGLE_PIN -> {
                Choosing.pin(choices, now.scene(), now, body, !now.pinned(body));
                holds.renew(now);
            }
            case CommandRing.GRAVITY -> {
                choices.gravityX = x;
                choices.gravityY = y;
                now.setGravity(x, y);
            }
            default -> throw new IllegalStateException("command " + kind);
        }
    }

    /** Answers a question, if a scene is open. */
    void answer(Player.Question question) {
        Simulation now = simulation;
        Cast played = cast;
        if (now != null && played != null) {
            question.answer(played, choices, now);
        }
    }

    /** The work of one frame. */
    void work() {
        Simulation now = simulation;
        if (now == null) {
            return;
        }
        ring.drain(this);
        long frame = frameNanos.get();
        boolean newFrame = frame != workedFrame;
        workedFrame = frame;
        if (!choices.playing || failure(now) != null) {
            clockwork.pause();
            publish(now);
            if (!newFrame) {
                news.run();
            }
            return;
        }
        if (newFrame) {
            clockwork.frame(frame, choices.speed);
            run(now);
        }
        publish(now);
        if (failure(now) != null || !now.solverInUse().equals(solverSeen)) {
            tellFacts(now);
            news.run();
        }
    }

    private void run(Simulation now) {
        double h = now.stepSize();
        long start = System.nanoTime();
        boolean stepped = false;
        while (clockwork.due(h)) {
            if (!stepped(now)) {
                clockwork.clear();
                break;
            }
            clockwork.stepped(h);
            holds.stepped(now, h);
            stepped = true;
            if (System.nanoTime() - start > Clockwork.BUDGET_NANOS) {
                clockwork.drop(h);
                break;
            }
        }
        if (stepped) {
            snap(now);
            thuds.follow(now.diagnostics(), workedFrame);
            pace.worked(System.nanoTime() - start);
        }
    }

    /** One step; false if it was refused. A step that breaks off is refused too: the screen must outlive a bad scene. */
    private boolean stepped(Simulation now) {
        try {
            return now.step() == null;
        } catch (RuntimeException broken) {
            Log.e("Linkage", "A step broke off.", broken);
            brokenOff = "The step at t = " + now.time() + " s broke off ("
                    + broken.getClass().getSimpleName() + ").";
            return false;
        }
    }

    private @Nullable String failure(Simulation now) {
        return brokenOff != null ? brokenOff : now.failure();
    }

    private void snap(Simulation now) {
        Snapshot spare = earlier;
        earlier = later;
        later = spare;
        if (spare != null) {
            now.fill(spare);
        }
    }

    /** After a change: nothing is interpolated across it. */
    private void showAll() {
        Simulation now = simulation;
        if (now == null) {
            return;
        }
        snap(now);
        snap(now);
        framesUntilStatistics = 0;
        tellFacts(now);
        publish(now);
        news.run();
    }

    private void tellFacts(Simulation now) {
        Cast played = cast;
        if (played != null) {
            facts = new Facts(played, choices, now, failure(now), undo != null);
            solverSeen = now.solverInUse();
        }
    }

    private void publish(Simulation now) {
        Channel to = channel;
        Snapshot from = earlier;
        Snapshot at = later;
        if (to == null || from == null || at == null) {
            return;
        }
        if (!choices.playing) {
            now.fill(at);
        }
        Picture picture = to.pictures.back();
        double span = at.time - from.time;
        double h = now.stepSize();
        double place = span > 0 && choices.playing && failure(now) == null
                ? Math.max(0, 1 - h * (1 - clockwork.rest(h)) / span)
                : 1;
        Between.fill(to.model, from, at, place, picture.pose);
        if (--framesUntilStatistics <= 0) {
            framesUntilStatistics = 12;
            medianNanos = now.diagnostics().medianNanos();
            p99Nanos = now.diagnostics().p99Nanos();
        }
        picture.jointError = at.jointError;
        picture.energy = at.energy;
        instruments(now, at, picture);
        picture.energyDrift = now.diagnostics().driftKnown() ? now.diagnostics().energyDrift() : Double.NaN;
        picture.medianNanos = medianNanos;
        picture.p99Nanos = p99Nanos;
        picture.realTimeFactor = clockwork.factor();
        picture.behind = clockwork.factor() < 0.9 * choices.speed;
        picture.thuds = thuds.count();
        picture.thud = thuds.strength();
        to.pictures.publish();
    }

    /** What the plots show. */
    private static void instruments(Simulation now, Snapshot at, Picture picture) {
        picture.time = at.time;
        picture.kinetic = at.kinetic;
        picture.potential = at.potential;
        picture.gravityX = now.gravityX();
        picture.gravityY = now.gravityY();
        picture.stepNanos = at.stepNanos;
        picture.assembleNanos = now.diagnostics().assembleNanos();
        picture.factorNanos = now.diagnostics().factorNanos();
        picture.solveNanos = now.diagnostics().solveNanos();
        picture.integrateNanos = now.diagnostics().integrateNanos();
    }
}

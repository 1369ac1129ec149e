package org.linkage.app.player;

import android.util.Log;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;
import org.linkage.solver.simulation.Snapshot;

/**
 * A simulation in real time. The methods are for the UI thread and return at once; the work is done by the {@link Crew}.
 *
 * <pre>
 *   UI thread:         frame(time) → newest picture → draw      fingers → ring of commands
 *   simulation thread: commands → whole steps → snapshot → picture between the last two snapshots → publish
 * </pre>
 *
 * <p>Everything below the line "simulation thread" belongs to that thread alone.
 */
public final class Player implements Puppet, CommandRing.Taker {
    private final Crew crew;
    private final CommandRing ring = new CommandRing();
    private final AtomicLong frameNanos = new AtomicLong();
    private volatile @Nullable Channel channel;
    private volatile @Nullable Facts facts;
    private volatile @Nullable String problem;
    private final ConcurrentHashMap<String, Double> parameters = new ConcurrentHashMap<>();
    private volatile Runnable news = () -> {};

    public Player(Crew crew) {
        this.crew = crew;
        crew.setShift(this::work);
    }

    // ---- UI thread -------------------------------------------------------------------------------------------------

    /** Called on the simulation thread whenever there is something new to show that no frame asked for. */
    public void setNews(Runnable listener) {
        news = listener;
    }

    public void open(Cast cast, Choices choices) {
        open(cast, choices, null, null);
    }

    /** Opens a scene in a saved state: time, q and v, and which bodies are pinned. */
    public void open(Cast cast, Choices choices, double @Nullable [] state, boolean @Nullable [] pinned) {
        crew.post(() -> opened(cast, choices, state, pinned));
    }

    /** A frame of the display begins. */
    public void frame(long nanos) {
        frameNanos.set(nanos);
        crew.wake();
    }

    @Override
    public void grab(int slot, int body, double x, double y) {
        send(CommandRing.GRAB, slot, body, x, y);
    }

    @Override
    public void move(int slot, double x, double y) {
        send(CommandRing.MOVE, slot, -1, x, y);
    }

    @Override
    public void release(int slot, double vx, double vy) {
        send(CommandRing.RELEASE, slot, -1, vx, vy);
    }

    public void releaseAll() {
        send(CommandRing.RELEASE_ALL, 0, -1, 0, 0);
    }

    @Override
    public void push(int body, double vx, double vy) {
        send(CommandRing.PUSH, 0, body, vx, vy);
    }

    @Override
    public void togglePin(int body) {
        send(CommandRing.TOGGLE_PIN, 0, body, 0, 0);
    }

    public void setGravity(double gx, double gy) {
        send(CommandRing.GRAVITY, 0, -1, gx, gy);
    }

    private void send(int kind, int slot, int body, double x, double y) {
        ring.put(kind, slot, body, x, y);
        crew.wake();
    }

    public void choose(Choices wanted) {
        Choices copy = wanted.copy();
        crew.post(() -> chosen(copy));
    }

    /** Sets one value of the scene; the state stays where the value allows it. */
    public void setParameter(String name, double value) {
        // a slider moves faster than a large scene is described: only the newest value counts
        if (parameters.put(name, value) == null) {
            crew.post(() -> {
                Double newest = parameters.remove(name);
                if (newest != null) {
                    parameterSet(name, newest);
                }
            });
        }
    }

    /** One step, paused. */
    public void step() {
        crew.post(this::stepOnce);
    }

    public void reset() {
        crew.post(this::resetNow);
    }

    public void undoReset() {
        crew.post(this::undoNow);
    }

    /** Has something done with the simulation on its own thread, such as saving it. */
    public void ask(Question question) {
        crew.post(() -> {
            Simulation now = simulation;
            Cast played = cast;
            if (now != null && played != null) {
                question.answer(played, choices, now);
            }
        });
    }

    /** What {@link #ask} calls. */
    public interface Question {
        void answer(Cast cast, Choices choices, Simulation simulation);
    }

    public @Nullable Channel channel() {
        return channel;
    }

    public @Nullable Facts facts() {
        return facts;
    }

    /** Why the last scene could not be opened, as a sentence; null if it could. */
    public @Nullable String problem() {
        return problem;
    }

    public void stop() {
        crew.stop();
    }

    // ---- simulation thread -----------------------------------------------------------------------------------------

    private @Nullable Simulation simulation;
    private @Nullable Cast cast;
    private Choices choices = new Choices();
    private @Nullable Snapshot earlier;
    private @Nullable Snapshot later;
    private double[] undo = new double[0];
    private final Clockwork clockwork = new Clockwork();
    private final Holds holds = new Holds();
    private long workedFrame;
    private int framesUntilStatistics;
    private long medianNanos;
    private long p99Nanos;
    private String solverSeen = "";
    private @Nullable String brokenOff;

    private void opened(Cast newCast, Choices newChoices, double @Nullable [] state, boolean @Nullable [] pinned) {
        choices = newChoices.copy();
        if (!rebuild(newCast)) {
            news.run();
            return;
        }
        Simulation now = simulation;
        if (now != null && state != null && state.length == now.save().length) {
            now.restore(state);
            for (int i = 0; pinned != null && i < Math.min(pinned.length, now.bodyCount()); i++) {
                if (pinned[i]) {
                    now.pin(i);
                }
            }
            // pinning projects the velocities; the saved ones were projected already, and are kept to the last bit
            now.restore(state);
        }
        undo = new double[0];
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
        earlier = Snapshot.of(now);
        later = Snapshot.of(now);
        channel = new Channel(StageModel.of(now.scene()));
        return true;
    }

    private void parameterSet(String name, double value) {
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
                undo = new double[0];
            }
        } catch (SceneException refused) {
            problem = refused.problem();
        }
        showAll();
    }

    private void chosen(Choices wanted) {
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

    private void stepOnce() {
        Simulation now = simulation;
        if (now != null) {
            choices.playing = false;
            ring.drain(this);
            stepped(now);
            clockwork.clear();
            showAll();
        }
    }

    private void resetNow() {
        brokenOff = null;
        Simulation now = simulation;
        if (now != null) {
            undo = now.save();
            holds.clear();
            now.reset();
            Choosing.gravity(choices, now);
            clockwork.clear();
            showAll();
        }
    }

    private void undoNow() {
        brokenOff = null;
        Simulation now = simulation;
        if (now != null && undo.length > 0) {
            now.restore(undo);
            undo = new double[0];
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
                if (now.pinned(body)) {
                    now.unpin(body);
                } else {
                    now.pin(body);
                }
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

    /** The work of one frame. */
    private void work() {
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
            facts = new Facts(played, choices, now, failure(now), undo.length > 0);
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
        picture.energyDrift = now.diagnostics().energyDrift();
        picture.medianNanos = medianNanos;
        picture.p99Nanos = p99Nanos;
        picture.realTimeFactor = clockwork.factor();
        picture.behind = clockwork.factor() < 0.9 * choices.speed;
        to.pictures.publish();
    }

    /** What the plots show. */
    private static void instruments(Simulation now, Snapshot at, Picture picture) {
        picture.time = at.time;
        picture.kinetic = at.kinetic;
        picture.potential = at.potential;
        picture.stepNanos = at.stepNanos;
        picture.assembleNanos = now.diagnostics().assembleNanos();
        picture.factorNanos = now.diagnostics().factorNanos();
        picture.solveNanos = now.diagnostics().solveNanos();
        picture.integrateNanos = now.diagnostics().integrateNanos();
    }
}

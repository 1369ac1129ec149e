package org.linkage.app.player;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.simulation.Simulation;

/**
 * A simulation in real time. The methods are for the UI thread and return at once; the work is done by the {@link Crew}.
 *
 * <pre>
 *   UI thread:         frame(time) → newest picture → draw      fingers → ring of commands
 *   simulation thread: commands → whole steps → snapshot → picture between the last two snapshots → publish
 * </pre>
 *
 * <p>What belongs to the simulation thread alone is in {@link Performance}.
 */
public final class Player implements Puppet {
    private final Crew crew;
    private final Pace pace;
    private final Performance performance;
    private final ConcurrentHashMap<String, Double> parameters = new ConcurrentHashMap<>();

    public Player(Crew crew) {
        this(crew, Pace.NONE);
    }

    Player(Crew crew, Pace pace) {
        this.crew = crew;
        this.pace = pace;
        performance = new Performance(pace);
        crew.setShift(performance::work);
    }

    /** Called on the simulation thread whenever there is something new to show that no frame asked for. */
    public void setNews(Runnable listener) {
        performance.news = listener;
    }

    public void open(Cast cast, Choices choices) {
        open(cast, choices, null, null);
    }

    /** Opens a scene in a saved state: time, q and v, and which bodies are pinned. */
    public void open(Cast cast, Choices choices, double @Nullable [] state, boolean @Nullable [] pinned) {
        crew.post(() -> performance.opened(cast, choices, state, pinned));
    }

    /** A frame of the display begins. */
    public void frame(long nanos) {
        performance.frameNanos.set(nanos);
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
        performance.ring.put(kind, slot, body, x, y);
        crew.wake();
    }

    public void choose(Choices wanted) {
        Choices copy = wanted.copy();
        crew.post(() -> performance.chosen(copy));
    }

    /** Sets one value of the scene; the state stays where the value allows it. */
    public void setParameter(String name, double value) {
        // a slider moves faster than a large scene is described: only the newest value counts
        if (parameters.put(name, value) == null) {
            crew.post(() -> {
                Double newest = parameters.remove(name);
                if (newest != null) {
                    performance.parameterSet(name, newest);
                }
            });
        }
    }

    /** One step, paused. */
    public void step() {
        crew.post(performance::stepOnce);
    }

    public void reset() {
        crew.post(performance::resetNow);
    }

    public void undoReset() {
        crew.post(performance::undoNow);
    }

    /** Has something done with the simulation on its own thread, such as saving it. */
    public void ask(Question question) {
        crew.post(() -> performance.answer(question));
    }

    /** What {@link #ask} calls. */
    public interface Question {
        void answer(Cast cast, Choices choices, Simulation simulation);
    }

    public @Nullable Channel channel() {
        return performance.channel;
    }

    public @Nullable Facts facts() {
        return performance.facts;
    }

    /** Why the last scene could not be opened, as a sentence; null if it could. */
    public @Nullable String problem() {
        return performance.problem;
    }

    public void stop() {
        crew.stop();
        pace.close();
    }
}

package org.linkage.app.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;

/**
 * Several simulations of one scene in step with each other, under the same hands: a race.
 *
 * <p>All run on one thread, one after the other, step by step. So the time of a step is that of its own simulation alone, no
 * simulation takes a core or a cache from another while it is timed, and all are at the same instant always: when one is too
 * slow for real time, all wait for it. A simulation whose step is refused stands still; the others go on.
 */
public final class Heat implements CommandRing.Taker {
    private final Crew crew;
    private final CommandRing ring = new CommandRing();
    private final AtomicLong frameNanos = new AtomicLong();
    private volatile List<Lane> shown = Collections.emptyList();
    private volatile List<Facts> facts = Collections.emptyList();
    private volatile @Nullable String problem;
    private volatile @Nullable StepLog log;
    private volatile Runnable news = () -> {};

    public Heat(Crew crew) {
        this.crew = crew;
        crew.setShift(this::work);
    }

    /** With a thread of its own. */
    public static Heat start() {
        return new Heat(PlayerModel.staging().crew());
    }

    /** Where the frames for it come from. */
    public static FrameSource frames() {
        return PlayerModel.staging().frames();
    }

    // ---- UI thread -------------------------------------------------------------------------------------------------

    /** Called on the simulation thread whenever there is something new to show that no frame asked for. */
    public void setNews(Runnable listener) {
        news = listener;
    }

    /**
     * Puts a scene at the start, once for each of the choices; all take the step of the first.
     *
     * @param watched the body whose height and acceleration are logged at every step, or −1
     */
    public void open(Cast cast, List<Choices> sides, int watched) {
        List<Choices> copies = new ArrayList<>();
        for (Choices side : sides) {
            copies.add(side.copy());
        }
        crew.post(() -> opened(cast, copies, Collections.emptyList(), watched));
    }

    /** Goes on where a race was left: each side with its own choices, pose and time. */
    public void reopen(Cast cast, List<LaneState> sides, int watched) {
        List<Choices> choices = new ArrayList<>();
        for (LaneState side : sides) {
            choices.add(side.choices().copy());
        }
        crew.post(() -> opened(cast, choices, sides, watched));
    }

    /** Who is told where all sides are, between two steps. */
    public interface Witness {
        void see(Cast cast, List<LaneState> sides);
    }

    /** Has a witness see where all sides are, on the simulation thread; never, if no scene is open. */
    public void ask(Witness witness) {
        crew.post(() -> {
            Cast played = cast;
            if (played != null && !lanes.isEmpty()) {
                List<LaneState> sides = new ArrayList<>();
                for (Lane lane : lanes) {
                    sides.add(LaneState.of(lane.choices(), lane.simulation));
                }
                witness.see(played, sides);
            }
        });
    }

    public void frame(long nanos) {
        frameNanos.set(nanos);
        crew.wake();
    }

    /**
     * The hands on one side's picture. All sides feel them: each is held at the same point of its own body, wherever that is, and
     * pulled towards the same place.
     */
    public Puppet hands(int side) {
        return new Puppet() {
            @Override
            public void grab(int slot, int body, double x, double y) {
                List<Lane> now = shown;
                if (side < now.size()) {
                    // the point of the body under the finger, on the picture that the person sees
                    Pose pose = now.get(side).channel.pictures.front().pose;
                    send(CommandRing.GRAB, slot, body, pose.localX(body, x, y), pose.localY(body, x, y));
                }
            }

            @Override
            public void move(int slot, double x, double y) {
                send(CommandRing.MOVE, slot, -1, x, y);
            }

            @Override
            public void release(int slot, double vx, double vy) {
                send(CommandRing.RELEASE, slot, -1, vx, vy);
            }

            @Override
            public void push(int body, double vx, double vy) {
                send(CommandRing.PUSH, 0, body, vx, vy);
            }

            @Override
            public void togglePin(int body) {
                send(CommandRing.TOGGLE_PIN, 0, body, 0, 0);
            }
        };
    }

    private void send(int kind, int slot, int body, double x, double y) {
        ring.put(kind, slot, body, x, y);
        crew.wake();
    }

    /** Changes how one side is run; the step is that of all. */
    public void choose(int side, Choices wanted) {
        Choices copy = wanted.copy();
        crew.post(() -> chosen(side, copy));
    }

    public void run(boolean nowPlaying, double nowSpeed) {
        crew.post(() -> {
            playing = nowPlaying;
            speed = nowSpeed;
            clockwork.pause();
            for (Lane lane : lanes) {
                lane.choices().playing = nowPlaying;
                lane.choices().speed = nowSpeed;
            }
            showAll();
        });
    }

    /** One step of each, paused. */
    public void step() {
        crew.post(() -> {
            playing = false;
            ring.drain(this);
            stepAll();
            clockwork.clear();
            showAll();
        });
    }

    public void reset() {
        crew.post(() -> {
            for (Lane lane : lanes) {
                lane.reset();
            }
            clockwork.clear();
            showAll();
        });
    }

    public int sides() {
        return shown.size();
    }

    public @Nullable Channel channel(int side) {
        List<Lane> now = shown;
        return side < now.size() ? now.get(side).channel : null;
    }

    /** How every side is run; empty before the start. */
    public List<Facts> facts() {
        return facts;
    }

    /** Why the scene could not be opened, as a sentence; null if it could. */
    public @Nullable String problem() {
        return problem;
    }

    /** Rows of the time, then of each side the height of the watched body and its upward acceleration. */
    public @Nullable StepLog log() {
        return log;
    }

    public void stop() {
        crew.stop();
    }

    // ---- simulation thread -----------------------------------------------------------------------------------------

    private List<Lane> lanes = Collections.emptyList();
    private @Nullable Cast cast;
    private final Clockwork clockwork = new Clockwork();
    private boolean playing = true;
    private double speed = 1;
    private int watched = -1;
    private double[] row = new double[1];
    private long workedFrame;

    private void opened(Cast newCast, List<Choices> sides, List<LaneState> left, int body) {
        try {
            List<Lane> made = new ArrayList<>();
            for (int i = 0; i < sides.size(); i++) {
                if (!made.isEmpty()) {
                    sides.get(i).step = made.get(0).simulation.stepSize();
                }
                Lane lane = new Lane(newCast, sides.get(i));
                if (i < left.size()) {
                    lane.resume(left.get(i), body);
                }
                made.add(lane);
            }
            lanes = made;
            cast = newCast;
            problem = null;
        } catch (SceneException refused) {
            problem = refused.problem();
            news.run();
            return;
        }
        watched = body;
        row = new double[1 + 2 * lanes.size()];
        log = body < 0 ? null : new StepLog(row.length);
        Choices first = lanes.get(0).choices();
        playing = first.playing;
        speed = first.speed;
        clockwork.clear();
        clockwork.pause();
        shown = lanes;
        showAll();
    }

    private void chosen(int side, Choices wanted) {
        if (side >= lanes.size()) {
            return;
        }
        lanes.get(side).choose(wanted);
        for (Lane lane : lanes) {
            if (lane.simulation.stepSize() != lanes.get(side).simulation.stepSize()) {
                Choices same = lane.choices().copy();
                same.step = lanes.get(side).simulation.stepSize();
                lane.choose(same);
            }
        }
        showAll();
    }

    @Override
    public void take(int kind, int slot, int body, double x, double y) {
        for (int i = 0; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            if (body < lane.simulation.bodyCount()) {
                take(lane, kind, slot, body, x, y);
            }
        }
        if (kind == CommandRing.TOGGLE_PIN) {
            tellFacts(); // a held body may have asked for another solver
            news.run();
        }
    }

    private static void take(Lane lane, int kind, int slot, int body, double x, double y) {
        Simulation now = lane.simulation;
        switch (kind) {
            case CommandRing.GRAB -> lane.grab(slot, body, x, y);
            case CommandRing.MOVE -> lane.holds.move(now, slot, x, y);
            case CommandRing.RELEASE -> lane.holds.release(now, slot, x, y);
            case CommandRing.PUSH -> {
                double mass = now.scene().bodies().get(body).mass();
                now.push(body, mass * x, mass * y);
            }
            case CommandRing.TOGGLE_PIN -> lane.togglePin(body);
            default -> throw new IllegalStateException("command " + kind);
        }
    }

    private void work() {
        if (lanes.isEmpty()) {
            return;
        }
        ring.drain(this);
        long frame = frameNanos.get();
        boolean newFrame = frame != workedFrame;
        workedFrame = frame;
        if (!playing) {
            clockwork.pause();
            for (int i = 0; i < lanes.size(); i++) {
                lanes.get(i).snap();
            }
        } else if (newFrame) {
            clockwork.frame(frame, speed);
            run();
        }
        publish();
        if (!playing && !newFrame) {
            news.run();
        }
    }

    private void run() {
        double h = lanes.get(0).simulation.stepSize();
        long start = System.nanoTime();
        boolean stepped = false;
        while (clockwork.due(h)) {
            boolean refused = stepAll();
            clockwork.stepped(h);
            stepped = true;
            if (refused) {
                tellFacts();
                news.run();
            }
            if (System.nanoTime() - start > Clockwork.BUDGET_NANOS) {
                clockwork.drop(h);
                break;
            }
        }
        for (int i = 0; stepped && i < lanes.size(); i++) {
            lanes.get(i).snap();
        }
    }

    /** One step of each, in turn; true if one was refused now. */
    private boolean stepAll() {
        boolean refused = false;
        for (int i = 0; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            boolean running = lane.failure() == null;
            lane.step();
            refused |= running && lane.failure() != null;
            if (watched >= 0) {
                lane.watch(watched, row, 1 + 2 * i, 2 + 2 * i);
            }
        }
        StepLog to = log;
        if (to != null) {
            row[0] = lanes.get(0).simulation.time();
            to.add(row);
        }
        return refused;
    }

    private void showAll() {
        for (Lane lane : lanes) {
            lane.snapAnew();
        }
        tellFacts();
        publish();
        news.run();
    }

    private void tellFacts() {
        List<Facts> now = new ArrayList<>();
        for (Lane lane : lanes) {
            now.add(lane.facts());
        }
        facts = now;
    }

    private void publish() {
        double factor = clockwork.factor();
        for (int i = 0; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            double rest = playing ? clockwork.rest(lane.simulation.stepSize()) : Double.NaN;
            lane.publish(rest, factor, factor < 0.9 * speed);
        }
    }
}

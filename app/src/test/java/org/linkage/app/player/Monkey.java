package org.linkage.app.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.linkage.app.Allocation;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;

/**
 * A seeded monkey at the player. It pulls with five fingers, throws, pins, pushes, tilts, changes parameters, solvers, integrators
 * and steps, makes the picture wide or high, pauses, steps, resets and takes it back, and complains in sentences:
 *
 * <ul>
 *   <li>when a step breaks off, or a body is nowhere;
 *   <li>when a refused step is followed by others although it does what the card on the stage offers;
 *   <li>when a switch, an undone reset or the way through a saved session changes a bit of the state;
 *   <li>when a scene that is let alone again is not the scene it was, or frames without a finger leave garbage;
 *   <li>when more memory is held at the end than at the beginning.
 * </ul>
 *
 * <p>It plays with a {@link Player}, which knows no window. What becomes of a window that turns, {@link PlayerActivityTest} and
 * {@link PlayerChangesTest} ask.
 */
final class Monkey {
    private static final long FRAME_NANOS = 16_666_667L;
    private static final int CALM_FRAMES = 5;
    /** A heap meets more contacts for some seconds after a reset: so long may what they need grow. */
    private static final int ROUNDS = 60;
    /** A scene may refuse a step in the first round, with a sentence that takes memory: the next ones count on a busy machine too. */
    private static final int FEWEST_ROUNDS = 3;

    private static final long CALM_NANOS = 5_000_000_000L;
    /** After so much work a monkey asks itself whether anything happened. */
    private static final long PATIENCE_NANOS = 2_000_000_000L;
    /** Less than this share of real time is too slow to wait for: the scene is opened anew, with its own sizes and choices. */
    private static final double DULL = 0.5;
    /** Heavy scenes drop what they cannot do in time: so many frames for each second that is asked for, at most. */
    private static final int MOST_FRAMES = 240;
    /** So many times as far from the middle as at the beginning is nowhere, however a scene was thrown about. */
    private static final double FURTHEST = 1000;
    /** A person who does what the cards offer, or resets, sees the scene run after so many refusals. */
    private static final int MOST_IN_A_ROW = 8;

    /** Seconds of a scene that runs. */
    private static final double STUCK = 0.1;
    /** Held memory may differ by what buffers grow to, not by what grows with time. */
    private static final double FLAT_MB = 3;

    private final double seconds;
    private final long mostNanos;
    private final long seed;
    private double simulated;
    private long frames;
    private int refusals;
    private boolean telling;

    /** So many simulated seconds of each scene, or as many as fit into a time. */
    Monkey(double seconds, long mostNanos, long seed) {
        this.seconds = seconds;
        this.mostNanos = mostNanos;
        this.seed = seed;
    }

    /** Prints a line for each scene. */
    Monkey telling() {
        telling = true;
        return this;
    }

    /** Simulated seconds so far. */
    double simulated() {
        return simulated;
    }

    /** Plays every scene of the catalogue; returns what went wrong. */
    List<String> playAll() throws Exception {
        return play(id -> true);
    }

    /** Plays the scenes that are wanted. */
    List<String> play(Predicate<String> wanted) throws Exception {
        List<String> complaints = new ArrayList<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            if (wanted.test(scene.id())) {
                String complaint = play(scene);
                if (!complaint.isEmpty()) {
                    complaints.add(scene.id() + ": " + complaint);
                }
            }
        }
        return complaints;
    }

    private String play(CatalogueScene scene) throws Exception {
        Random random = new Random(scene.id().hashCode() + 1_000_003L * seed);
        Visit visit = new Visit(scene, random);
        double before = simulated;
        long frame = frames;
        int refused = refusals;
        double held = telling ? heldMegabytes() : 0;
        long start = System.nanoTime();
        String complaint = visit.play();
        visit.open();
        double grown = telling ? heldMegabytes() - held : 0;
        if (telling) {
            System.out.printf(
                    Locale.ROOT,
                    "monkey: %-16s %6.1f s in %5d frames and %5.1f s of work, %3d refused steps, %3d times too slow, furthest"
                            + " %8.1f m, held memory %.2f MB %+.2f MB, %d bytes a calm frame%s%n",
                    scene.id(),
                    simulated - before,
                    frames - frame,
                    1e-9 * (System.nanoTime() - start),
                    refusals - refused,
                    visit.dull,
                    visit.furthest,
                    held,
                    grown,
                    visit.calmBytes / CALM_FRAMES,
                    complaint.isEmpty() ? "" : "  COMPLAINT " + complaint);
        }
        return complaint.isEmpty() && grown > FLAT_MB ? "holds " + grown + " MB more than at the beginning" : complaint;
    }

    private static double heldMegabytes() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
    }

    /** One scene and what the monkey does to it. */
    private final class Visit {
        private final CatalogueScene scene;
        private final Random random;
        private final Player player = new Player(new Crew.Inline());
        private final MonkeyHands hands;
        private final Camera camera = new Camera();
        private long nanos = 1_000_000_000L;
        private double furthest;
        /** Refusals between which the scene hardly ran. */
        private int inARow;

        private double refusedAt;
        /** How often the scene was opened anew because it ran too slowly. */
        private int dull;

        private long calmBytes;

        private final double began;

        Visit(CatalogueScene scene, Random random) throws Exception {
            this.scene = scene;
            this.random = random;
            hands = new MonkeyHands(scene, player, random);
            open();
            began = far(channel().newest().pose);
        }

        /** As a person opens it, and a second of play. */
        void open() throws Exception {
            player.open(Cast.of(scene.id(), Collections.emptyMap()), new Choices());
            camera.setSize(720, 1280);
            channel().model.frame(camera, channel().newest().pose);
            for (int i = 0; i < 6; i++) {
                frame();
            }
        }

        private Channel channel() {
            Channel channel = player.channel();
            if (channel == null) {
                throw new AssertionError(scene.id() + " does not open: " + player.problem());
            }
            return channel;
        }

        private void frame() {
            nanos += FRAME_NANOS;
            player.frame(nanos);
            frames++;
        }

        String play() throws Exception {
            long start = System.nanoTime();
            double time = channel().newest().pose.time;
            double goal = simulated + seconds;
            long asked = start;
            double simulatedThen = simulated;
            for (int i = 0; i < MOST_FRAMES * seconds && simulated < goal; i++) {
                long work = System.nanoTime();
                if (work - start > mostNanos) {
                    break;
                }
                if (work - asked > PATIENCE_NANOS) {
                    if (simulated - simulatedThen < DULL * 1e-9 * (work - asked)) {
                        hands.note("too slow, opened anew");
                        open();
                        dull++;
                    }
                    asked = System.nanoTime();
                    simulatedThen = simulated;
                }
                String complaint = random.nextInt(30) == 0 ? control() : "";
                if (!complaint.isEmpty()) {
                    return complaint + " (frame " + i + hands.diary() + ")";
                }
                hands.touch(channel(), camera);
                frame();
                double now = channel().newest().pose.time;
                simulated += Math.max(0, Math.min(0.5, now - time));
                time = now;
                complaint = look();
                if (!complaint.isEmpty()) {
                    return complaint + " at frame " + i + hands.diary();
                }
            }
            return leave();
        }

        private String look() {
            Facts facts = player.facts();
            if (facts != null && facts.failure != null) {
                if (facts.failure.contains("broke off")) {
                    return facts.failure;
                }
                refusals++;
                inARow = simulated > refusedAt + STUCK ? 1 : inARow + 1;
                refusedAt = simulated;
                if (inARow > MOST_IN_A_ROW) {
                    return "whatever the card offers is refused: " + facts.failure;
                }
                answer(facts);
            }
            Pose pose = channel().newest().pose;
            double far = far(pose);
            if (far > 2 * furthest) {
                hands.note(String.format(Locale.ROOT, "%.3g m away, t = %.3f s", far, pose.time));
            }
            furthest = Math.max(furthest, far);
            // what hangs on the world stays near it; a free body may fall for as long as it is let
            return far < FURTHEST * (1 + began + 0.01 * pose.time * pose.time)
                    ? ""
                    : "a body " + far + " m away, t = " + pose.time + " s";
        }

        /** A refused step is an answer; go on as a person would: with what the card on the stage offers, else with a reset. */
        private void answer(Facts facts) {
            hands.note("refused: " + facts.failure);
            if (inARow % 2 == 1) {
                Choices other = choices();
                Remedy remedy = Remedy.of(facts);
                remedy.applyTo(other);
                hands.note(remedy.toString());
                player.choose(other);
                if (remedy.anew()) {
                    player.reset();
                }
            } else {
                hands.note("reset");
                player.reset();
            }
        }

        private double far(Pose pose) {
            double far = 0;
            for (int i = 0; i < pose.x.length; i++) {
                double size = Math.abs(pose.x[i]) + Math.abs(pose.y[i]);
                boolean turned = Math.abs(pose.cos[i]) + Math.abs(pose.sin[i]) < 2;
                far = turned ? Math.max(far, size) : Double.POSITIVE_INFINITY;
            }
            return far;
        }

        /** Something at the controls; returns what it broke. */
        private String control() throws Exception {
            switch (random.nextInt(10)) {
                case 0, 1, 2 -> {
                    return same("a switch", () -> player.choose(hands.another(choices())));
                }
                case 3 -> hands.parameter();
                case 4 -> hands.tilt();
                case 5 -> camera.setSize(camera.width() > 1000 ? 720 : 1280, camera.width() > 1000 ? 1280 : 720);
                case 6 -> {
                    player.step();
                    Choices choices = choices();
                    choices.playing = true;
                    hands.note("step");
                    return same("going on", () -> player.choose(choices));
                }
                case 7 -> {
                    hands.note("reset and undo");
                    return same("an undone reset", () -> {
                        player.reset();
                        player.undoReset();
                    });
                }
                case 8 -> {
                    hands.note("reopened");
                    return same("a saved session", this::reopen);
                }
                default -> {
                    if (random.nextInt(3) == 0) {
                        hands.note("reset");
                        player.reset();
                    }
                }
            }
            return "";
        }

        private Choices choices() {
            Choices[] choices = new Choices[1];
            player.ask((cast, now, simulation) -> choices[0] = now.copy());
            return choices[0];
        }

        /** As after the end of the process. */
        private void reopen() {
            Cast[] cast = new Cast[1];
            LaneState[] at = new LaneState[1];
            player.ask((played, choices, simulation) -> {
                cast[0] = played;
                at[0] = LaneState.of(choices, simulation);
            });
            player.open(cast[0], at[0].choices(), at[0].state(), at[0].pinned());
        }

        /** Does something that must not move anything, and returns a complaint if it did. */
        private String same(String what, Runnable deed) {
            LaneState before = at();
            deed.run();
            LaneState after = at();
            if (!Arrays.equals(before.state(), after.state())) {
                return what + " changes the state by " + largest(before.state(), after.state());
            }
            return Arrays.equals(before.pinned(), after.pinned()) ? "" : what + " changes what is pinned";
        }

        private LaneState at() {
            @Nullable LaneState[] at = new LaneState[1];
            player.ask((cast, choices, simulation) -> at[0] = LaneState.of(choices, simulation));
            return java.util.Objects.requireNonNull(at[0]);
        }

        private double largest(double[] before, double[] after) {
            double largest = before.length == after.length ? 0 : Double.NaN;
            for (int i = 0; i < Math.min(before.length, after.length); i++) {
                largest = Math.max(largest, Math.abs(after[i] - before[i]));
            }
            return largest;
        }

        /** Lets go of everything: calm frames leave no garbage, and reset brings everything back. */
        private String leave() throws Exception {
            player.releaseAll();
            player.reset();
            String garbage = garbage();
            if (!garbage.isEmpty()) {
                return garbage + hands.diary();
            }
            player.reset();
            double[][] fresh = new double[1][];
            player.ask((cast, choices, simulation) -> {
                try {
                    fresh[0] = Simulation.of(cast.scene()).save();
                } catch (org.linkage.solver.scene.SceneException refused) {
                    throw new IllegalStateException(refused);
                }
            });
            return Arrays.equals(fresh[0], at().state()) ? "" : "reset does not bring everything back" + hands.diary();
        }

        /** What frames without a finger use up; buffers may have grown before. */
        private String garbage() throws Exception {
            long least = Long.MAX_VALUE;
            long start = System.nanoTime();
            for (int round = 0; round < ROUNDS && least != 0; round++) {
                if (round >= FEWEST_ROUNDS && System.nanoTime() - start > CALM_NANOS) {
                    break;
                }
                long measuring = Allocation.ofMeasuring();
                long before = Allocation.bytes();
                for (int i = 0; i < CALM_FRAMES; i++) {
                    frame();
                }
                least = Math.min(least, Allocation.bytes() - before - measuring);
            }
            calmBytes = least;
            return least == 0 ? "" : least + " bytes of garbage in " + CALM_FRAMES + " frames";
        }
    }
}

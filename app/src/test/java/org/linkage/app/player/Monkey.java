package org.linkage.app.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.linkage.app.Allocation;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** A seeded monkey with three fingers: it pulls, throws, pins and pushes, and complains in sentences. */
final class Monkey {
    private static final long FRAME_NANOS = 16_666_667L;
    private static final int CALM_FRAMES = 5;
    private static final int ROUNDS = 12;

    private final int frames;
    private final long mostNanos;
    private double simulated;

    /** So many frames on each scene, or until a scene has taken so long. */
    Monkey(int frames, long mostNanos) {
        this.frames = frames;
        this.mostNanos = mostNanos;
    }

    /** Simulated seconds so far. */
    double simulated() {
        return simulated;
    }

    /** Plays every scene of the catalogue; returns what went wrong. */
    List<String> playAll() throws Exception {
        List<String> complaints = new ArrayList<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            String complaint = play(scene, new Random(scene.id().hashCode()));
            if (!complaint.isEmpty()) {
                complaints.add(scene.id() + ": " + complaint);
            }
        }
        return complaints;
    }

    private String play(CatalogueScene scene, Random random) throws Exception {
        Player player = new Player(new Crew.Inline());
        player.open(Cast.of(scene.id(), Collections.emptyMap()), new Choices());
        Channel channel = player.channel();
        if (channel == null) {
            return String.valueOf(player.problem());
        }
        Camera camera = new Camera();
        camera.setSize(720, 1280);
        channel.model.frame(camera, channel.newest().pose);
        double[] began = state(player);
        long nanos = 0;
        long start = System.nanoTime();
        for (int i = 0; i < frames && System.nanoTime() - start < mostNanos; i++) {
            touch(player, channel, camera, random);
            nanos += FRAME_NANOS;
            player.frame(nanos);
            Facts facts = player.facts();
            if (facts != null && facts.failure != null) {
                if (facts.failure.contains("broke off")) {
                    return facts.failure;
                }
                // a refused step is an answer; go on as a person would
                player.reset();
            }
            if (!finite(channel.newest().pose)) {
                return "no number in the pose at frame " + i;
            }
        }
        simulated += channel.newest().pose.time;
        player.releaseAll();
        String garbage = garbage(player, nanos);
        if (!garbage.isEmpty()) {
            return garbage;
        }
        player.reset();
        player.frame(nanos + FRAME_NANOS);
        return java.util.Arrays.equals(began, state(player)) ? "" : "reset does not bring everything back";
    }

    /** What frames without a finger use up; buffers may have grown before. */
    private static String garbage(Player player, long from) throws Exception {
        long nanos = from;
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long measuring = Allocation.ofMeasuring();
            long before = Allocation.bytes();
            for (int i = 0; i < CALM_FRAMES; i++) {
                nanos += FRAME_NANOS;
                player.frame(nanos);
            }
            least = Math.min(least, Allocation.bytes() - before - measuring);
        }
        return least == 0 ? "" : least + " bytes of garbage in " + CALM_FRAMES + " frames";
    }

    private static double[] state(Player player) {
        double[][] state = new double[1][];
        player.ask((cast, choices, simulation) -> state[0] = simulation.save());
        return state[0];
    }

    private static void touch(Player player, Channel channel, Camera camera, Random random) {
        int slot = random.nextInt(3);
        double x = camera.worldX(random.nextInt(720));
        double y = camera.worldY(random.nextInt(1280));
        int body = random.nextInt(channel.model.bodies.length);
        Pose pose = channel.newest().pose;
        switch (random.nextInt(12)) {
            case 0 -> {
                if (!channel.model.bodies[body].fixed) {
                    player.grab(slot, body, pose.x[body], pose.y[body]);
                }
            }
            case 1 -> player.release(slot, 0, 0);
            case 2 -> player.release(slot, 2 * random.nextGaussian(), 2 * random.nextGaussian());
            case 3 -> {
                if (random.nextInt(6) == 0) {
                    player.togglePin(body);
                }
            }
            case 4 -> player.push(body, random.nextGaussian(), random.nextGaussian());
            default -> player.move(slot, 0.9 * pose.x[body] + 0.1 * x, 0.9 * pose.y[body] + 0.1 * y);
        }
    }

    private static boolean finite(Pose pose) {
        boolean finite = true;
        for (int i = 0; i < pose.x.length; i++) {
            double sum = pose.x[i] + pose.y[i] + pose.cos[i] + pose.sin[i];
            finite &= Math.abs(sum) < 1e12;
        }
        return finite;
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** A seeded monkey with three fingers on every scene: nothing breaks off, nothing becomes no number. */
@RunWith(AndroidJUnit4.class)
public class MonkeyTour {
    private static final int FRAMES = 240;
    private static final long MOST_NANOS = 4_000_000_000L;

    @Test
    public void everySceneSurvives() throws Exception {
        List<String> complaints = new ArrayList<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            String complaint = play(scene, new Random(scene.id().hashCode()));
            if (!complaint.isEmpty()) {
                complaints.add(scene.id() + ": " + complaint);
            }
        }
        assertEquals(Collections.emptyList(), complaints);
    }

    private static String play(CatalogueScene scene, Random random) throws Exception {
        Player player = new Player(new Crew.Inline());
        player.open(Cast.of(scene.id(), Collections.emptyMap()), new Choices());
        Channel channel = player.channel();
        if (channel == null) {
            return String.valueOf(player.problem());
        }
        Camera camera = new Camera();
        camera.setSize(720, 1280);
        channel.model.frame(camera, channel.newest().pose);
        long start = System.nanoTime();
        for (int i = 0; i < FRAMES && System.nanoTime() - start < MOST_NANOS; i++) {
            touch(player, channel, camera, random);
            player.frame(16_666_667L * (i + 1));
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
        return "";
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

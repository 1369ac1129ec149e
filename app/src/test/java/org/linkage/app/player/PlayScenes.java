package org.linkage.app.player;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.tour.Figures;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/**
 * Films every scene of the catalogue for the tour: two moving pictures, two stills and the figures of each, in the folder of
 * the system property linkage.scenes.folder. One class for each group, so that two can be played at a time.
 */
@RunWith(AndroidJUnit4.class)
public abstract class PlayScenes {
    private static final int REST_MILLIS = 800;

    private final CatalogueScene.Group group;

    PlayScenes(CatalogueScene.Group group) {
        this.group = group;
    }

    public static final class Mechanisms extends PlayScenes {
        public Mechanisms() {
            super(CatalogueScene.Group.MECHANISMS);
        }
    }

    public static final class Chains extends PlayScenes {
        public Chains() {
            super(CatalogueScene.Group.CHAINS);
        }
    }

    public static final class Characters extends PlayScenes {
        public Characters() {
            super(CatalogueScene.Group.CHARACTERS);
        }
    }

    public static final class Contacts extends PlayScenes {
        public Contacts() {
            super(CatalogueScene.Group.CONTACTS);
        }
    }

    @Test
    public void everyScene() throws Exception {
        String folderName = System.getProperty("linkage.scenes.folder");
        if (folderName == null) {
            throw new IOException("No folder for moving pictures: start this test with the Gradle task playScenes");
        }
        File folder = new File(folderName);
        String only = System.getProperty("linkage.scenes", "");
        List<String> wanted = only.isEmpty() ? new ArrayList<>() : Arrays.asList(only.split(",", -1));
        List<String> failed = new ArrayList<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            if (scene.group() == group && (wanted.isEmpty() || wanted.contains(scene.id()))) {
                String failure = play(scene, folder);
                if (failure != null) {
                    failed.add(scene.id() + ": " + failure);
                }
            }
        }
        if (!failed.isEmpty()) {
            throw new AssertionError(String.join("\n", failed));
        }
    }

    /** Returns a sentence if the scene cannot be played to its end. */
    private static String play(CatalogueScene scene, File folder) throws IOException {
        long start = System.nanoTime();
        ScenePlay play;
        try {
            play = ScenePlay.film(scene.id(), "tvdpi", ScenePlay.Script.TOUR);
        } catch (RuntimeException failure) {
            failure.printStackTrace();
            System.out.println("tour: " + scene.id() + " FAILED: " + failure.getMessage());
            return String.valueOf(failure.getMessage());
        }
        play.day.write(new File(folder, scene.id() + ".png"), REST_MILLIS);
        play.night.write(new File(folder, scene.id() + "-night.png"), REST_MILLIS);
        play.dayStill.write(new File(folder, scene.id() + "-still.png"), 0);
        play.nightStill.write(new File(folder, scene.id() + "-still-night.png"), 0);
        play.figures.write(new File(folder, scene.id() + ".properties"));
        System.out.printf(
                Locale.ROOT,
                "tour: %-22s %5d bodies %6d rows %9.1f µs a step, %4.0f kB, filmed in %.1f s%n",
                scene.id(),
                play.figures.whole(Figures.BODIES),
                play.figures.whole(Figures.ROWS),
                play.figures.number(Figures.NANOS) / 1e3,
                new File(folder, scene.id() + ".png").length() / 1e3,
                (System.nanoTime() - start) / 1e9);
        return null;
    }
}

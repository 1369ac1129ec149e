package org.linkage.app.race;

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

/**
 * Films every race for the tour, in the folder of the system property linkage.scenes.folder: upright for narrow pages and on
 * its side for wide ones, by day and by night. One class for each, because colours that were read once stay in memory, and so
 * that two can be played at a time.
 */
@RunWith(AndroidJUnit4.class)
public abstract class PlayRaces {
    private static final int REST_MILLIS = 800;
    private static final String UPRIGHT = "w360dp-h720dp-port+tvdpi";
    private static final String WIDE = "w800dp-h480dp-land+mdpi";

    private final boolean wide;
    private final boolean night;

    PlayRaces(boolean wide, boolean night) {
        this.wide = wide;
        this.night = night;
    }

    public static final class Upright extends PlayRaces {
        public Upright() {
            super(false, false);
        }
    }

    public static final class UprightNight extends PlayRaces {
        public UprightNight() {
            super(false, true);
        }
    }

    public static final class Wide extends PlayRaces {
        public Wide() {
            super(true, false);
        }
    }

    public static final class WideNight extends PlayRaces {
        public WideNight() {
            super(true, true);
        }
    }

    @Test
    public void everyRace() throws Exception {
        String folder = System.getProperty("linkage.scenes.folder");
        if (folder == null) {
            throw new IOException("No folder for moving pictures: start this test with the Gradle task playScenes");
        }
        String only = System.getProperty("linkage.scenes", "");
        List<String> wanted = only.isEmpty() ? new ArrayList<>() : Arrays.asList(only.split(",", -1));
        List<String> failed = new ArrayList<>();
        for (Preset preset : Preset.ALL) {
            String name = "race-" + preset.id;
            if (wanted.isEmpty() || wanted.contains(name)) {
                String failure = play(preset, name, new File(folder));
                if (failure != null) {
                    failed.add(name + ": " + failure);
                }
            }
        }
        if (!failed.isEmpty()) {
            throw new AssertionError(String.join("\n", failed));
        }
    }

    /** Returns a sentence if the race cannot be run to its end. */
    private String play(Preset preset, String name, File folder) throws IOException {
        long start = System.nanoTime();
        RacePlay play;
        try {
            play = RacePlay.film(preset, wide ? WIDE : UPRIGHT, night, RacePlay.Script.TOUR);
        } catch (RuntimeException failure) {
            failure.printStackTrace();
            System.out.println("tour: " + name + " FAILED: " + failure.getMessage());
            return String.valueOf(failure.getMessage());
        }
        String base = name + (wide ? "-wide" : "");
        File film = new File(folder, base + (night ? "-night.png" : ".png"));
        play.film.write(film, REST_MILLIS);
        play.still.write(new File(folder, base + (night ? "-still-night.png" : "-still.png")), 0);
        if (!night) {
            play.figures.write(new File(folder, base + ".properties"));
        }
        System.out.printf(
                Locale.ROOT,
                "tour: %-22s %5d bodies %6d rows, %s %s, %4.0f kB, filmed in %.1f s%n",
                name,
                play.figures.whole(Figures.BODIES),
                play.figures.whole(Figures.ROWS),
                wide ? "on its side" : "upright",
                night ? "by night" : "by day",
                film.length() / 1e3,
                (System.nanoTime() - start) / 1e9);
        return null;
    }
}

package org.linkage.app.player;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.robolectric.RuntimeEnvironment;

/** Every scene of the catalogue in the player: on a phone upright and lying, and on a tablet, by day and by night. */
@RunWith(AndroidJUnit4.class)
public class EverySceneTour {
    private static final int FRAMES = 75;
    private static final long MOST_NANOS = 2_000_000_000L;

    @After
    public void leave() {
        ByHand.leave();
    }

    // one theme per test: Robolectric keeps the colours of the first one

    @Test
    public void phoneByDay() throws Exception {
        everyScene("w360dp-h800dp-port-notnight-hdpi", "phone");
    }

    @Test
    public void phoneByNight() throws Exception {
        everyScene("w360dp-h800dp-port-night-hdpi", "phone-night");
    }

    @Test
    public void landscapeByDay() throws Exception {
        everyScene("w800dp-h360dp-land-notnight-hdpi", "landscape");
    }

    @Test
    public void landscapeByNight() throws Exception {
        everyScene("w800dp-h360dp-land-night-hdpi", "landscape-night");
    }

    @Test
    public void tabletByDay() throws Exception {
        everyScene("w1280dp-h800dp-land-notnight-mdpi", "tablet");
    }

    @Test
    public void tabletByNight() throws Exception {
        everyScene("w1280dp-h800dp-land-night-mdpi", "tablet-night");
    }

    private static void everyScene(String screen, String name) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Hints hints = new Hints(ApplicationProvider.getApplicationContext());
        for (int hint = hints.next(); hint >= 0; hint = hints.next()) {
            hints.done(hint);
        }
        for (CatalogueScene scene : SceneCatalogue.all()) {
            Pictures.write(
                    Played.picture(screen, scene.id(), (activity, hand) -> play(hand)),
                    "play-" + scene.id() + "-" + name);
        }
    }

    private static void play(ByHand hand) {
        long start = System.nanoTime();
        for (int i = 0; i < FRAMES && System.nanoTime() - start < MOST_NANOS; i++) {
            hand.frames(1);
        }
    }
}

package org.linkage.app.player;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;

/** Plots and matrix beside the running scene. */
@RunWith(AndroidJUnit4.class)
public class InstrumentsTour {
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;
    /** The matrix tab with its factor half eliminated. */
    private static final int ELIMINATION = 4;

    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void byDay() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "double-pendulum", "instruments-plots-phone", PLOTS);
        play("w360dp-h800dp-notnight-xhdpi", "ladder", "instruments-matrix-phone", MATRIX);
        play("w1280dp-h800dp-land-notnight-mdpi", "slider-crank", "instruments-plots-tablet", PLOTS);
        play("w1280dp-h800dp-land-notnight-mdpi", "ladder", "instruments-elimination-tablet", ELIMINATION);
    }

    @Test
    public void byNight() throws Exception {
        play("w1280dp-h800dp-land-night-mdpi", "baraff-54", "instruments-matrix-tablet-night", MATRIX);
        play("w800dp-h360dp-land-night-xhdpi", "chain", "instruments-plots-landscape-night", PLOTS);
    }

    private static void play(String screen, String scene, String name, int tab) throws Exception {
        Pictures.write(
                Played.picture(
                        screen,
                        scene,
                        (activity, hand) -> {
                            hand.frames(360);
                            Played.page(activity, Math.min(tab, MATRIX));
                        },
                        (activity, hand) -> {
                            if (tab == ELIMINATION) {
                                activity.matrixPage().showElimination(0.55);
                            }
                            hand.frames(60);
                        }),
                name);
    }
}

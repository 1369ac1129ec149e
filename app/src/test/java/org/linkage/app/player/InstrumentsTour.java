package org.linkage.app.player;

import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;

/** Plots and matrix beside the running scene. */
@RunWith(AndroidJUnit4.class)
public class InstrumentsTour {
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;
    /** The matrix tab with its factor half eliminated. */
    private static final int ELIMINATION = 4;
    /** The foot of the scene's page, where gravity and tilting are. */
    private static final int SCENE_FOOT = 5;

    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void byDay() throws Exception {
        play("w360dp-h800dp-notnight-xhdpi", "double-pendulum", "instruments-plots-phone", PLOTS);
        play("w360dp-h800dp-notnight-xhdpi", "ladder", "instruments-matrix-phone", MATRIX);
        play("w360dp-h800dp-notnight-xhdpi", "baraff-6", "instruments-matrix-figure2-phone", MATRIX);
        play("w360dp-h800dp-notnight-xhdpi", "pile", "instruments-scene-foot-phone", SCENE_FOOT);
        play("w800dp-h360dp-land-notnight-xhdpi", "baraff-6", "instruments-elimination-landscape", ELIMINATION);
        play("w1280dp-h800dp-land-notnight-mdpi", "slider-crank", "instruments-plots-tablet", PLOTS);
        play("w1280dp-h800dp-land-notnight-mdpi", "ladder", "instruments-elimination-tablet", ELIMINATION);
    }

    @Test
    public void byNight() throws Exception {
        play("w1280dp-h800dp-land-night-mdpi", "baraff-54", "instruments-matrix-tablet-night", MATRIX);
        play("w800dp-h360dp-land-night-xhdpi", "chain", "instruments-plots-landscape-night", PLOTS);
        play("w800dp-h360dp-land-night-xhdpi", "ladder", "instruments-scene-foot-landscape-night", SCENE_FOOT);
        play("w1280dp-h800dp-land-night-mdpi", "baraff-6", "instruments-matrix-figure2-tablet-night", MATRIX);
    }

    private static void play(String screen, String scene, String name, int tab) throws Exception {
        Pictures.write(
                Played.picture(
                        screen,
                        scene,
                        (activity, hand) -> {
                            hand.frames(360);
                            Played.page(activity, tab == SCENE_FOOT ? 0 : Math.min(tab, MATRIX));
                        },
                        (activity, hand) -> {
                            if (tab == SCENE_FOOT) {
                                View pages = activity.findViewById(R.id.pages);
                                ((View) pages.getParent()).scrollTo(0, pages.getHeight());
                            }
                            if (tab == ELIMINATION) {
                                activity.matrixPage().showElimination(0.55);
                            }
                            hand.frames(60);
                        }),
                name);
    }
}

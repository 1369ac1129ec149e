package org.linkage.app.player;

import android.content.Context;
import android.graphics.Bitmap;
import android.os.Looper;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.tabs.TabLayout;
import java.time.Duration;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.Touches;
import org.linkage.app.paint.Shows;
import org.linkage.app.plot.MatrixView;
import org.linkage.app.plot.PlotView;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** Pictures of the instruments while somebody uses them: a plot that is read or pinched, a tapped block, a tapped point, a gap. */
@RunWith(AndroidJUnit4.class)
public class InUseTour {
    private static final String[] SCREENS = {
        "phone", "w360dp-h800dp-port", "landscape", "w800dp-h360dp-land", "tablet", "w1280dp-h800dp-land"
    };
    private static final int NONE = -1;
    private static final int PLOTS = 2;
    private static final int MATRIX = 3;

    private ByHand hand;

    private interface Act {
        void on(PlayerActivity activity, Touches fingers);
    }

    @After
    public void leave() {
        ByHand.leave();
    }

    /** One picture on each screen. */
    private void everywhere(String theme, String scene, Shows shows, int tab, String name, Act act) throws Exception {
        for (int i = 0; i < SCREENS.length; i += 2) {
            String density = SCREENS[i].equals("tablet") ? "-mdpi" : "-xhdpi";
            String night = theme.equals("night") ? "-night" : "";
            play(SCREENS[i + 1] + "-" + theme + density, scene, shows, tab, name + "-" + SCREENS[i] + night, act);
        }
    }

    private void play(String screen, String scene, Shows shows, int tab, String name, Act act) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Context context = ApplicationProvider.getApplicationContext();
        ShowStore.write(context, shows);
        for (int i = 0; i < 3; i++) {
            new Hints(context).done(i);
        }
        hand = ByHand.enter();
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<PlayerActivity> scenario =
                ActivityScenario.launch(PlayerActivity.intent(context, scene, Collections.emptyMap()))) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(200);
                if (tab >= 0) {
                    if (activity.findViewById(R.id.pane) == null) {
                        activity.onPanel();
                    }
                    TabLayout tabs = activity.findViewById(R.id.tabs);
                    tabs.selectTab(tabs.getTabAt(tab));
                }
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
            scenario.onActivity(activity -> {
                hand.frames(2);
                idle();
                Pictures.of(activity);
                act.on(activity, new Touches(activity));
                idle();
                picture[0] = Pictures.of(activity);
            });
        }
        Pictures.write(picture[0], name);
    }

    private static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    private static PlotView plot(PlayerActivity activity) {
        return Touches.all(activity.findViewById(R.id.pages), PlotView.class).get(0);
    }

    /** Another integrator after some seconds, then a pinch, then a tap on what stands still. */
    private void read(PlayerActivity activity, Touches fingers) {
        Choices changed = activity.choices();
        changed.integrator = "semi-implicit-euler";
        activity.onChoices(changed);
        hand.frames(120);
        Pictures.of(activity);
        PlotView energy = plot(activity);
        fingers.tap(Touches.at(energy, 0.5, 0.6));
        for (int i = 0; i < 30; i++) {
            // the page moves until the whole plot is in sight
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(16));
            Pictures.of(activity);
        }
        fingers.pinch(
                Touches.at(energy, 0.45, 0.6),
                Touches.at(energy, 0.65, 0.6),
                Touches.at(energy, 0.4, 0.6),
                Touches.at(energy, 0.8, 0.6));
    }

    private void minute(PlayerActivity activity, Touches fingers) {
        hand.frames(4000);
        View pages = activity.findViewById(R.id.pages);
        fingers.tap(Touches.at(Touches.words(pages, "60\u00a0s"), 0.5, 0.5));
        hand.frames(2);
    }

    private void block(PlayerActivity activity, Touches fingers) {
        MatrixView matrix =
                Touches.all(activity.findViewById(R.id.pages), MatrixView.class).get(0);
        float side = Math.min(matrix.getWidth(), matrix.getHeight());
        float[] corner = Touches.at(matrix, 0.5, 0);
        // a body in the middle of the ladder
        float at = 0.255f * side;
        fingers.tap(new float[] {corner[0] - 0.5f * side + at, corner[1] + at});
    }

    private void elimination(PlayerActivity activity, Touches fingers) {
        activity.matrixPage().showElimination(0.55);
        hand.frames(60);
    }

    private void schur(PlayerActivity activity, Touches fingers) {
        fingers.tap(Touches.at(Touches.words(activity.findViewById(R.id.pages), "J M⁻¹ Jᵀ"), 0.5, 0.5));
    }

    /** A tap on the pin between the first two bodies. */
    private void joint(PlayerActivity activity, Touches fingers) {
        StageView stage = activity.findViewById(R.id.stage);
        var pin = stage.model().joints[1];
        float[] corner = Touches.at(stage, 0, 0);
        fingers.tap(new float[] {
            corner[0] + stage.camera().screenX(stage.pose().worldX(pin.bodyA, pin.ax, pin.ay)),
            corner[1] + stage.camera().screenY(stage.pose().worldY(pin.bodyA, pin.ax, pin.ay))
        });
        hand.frames(2);
    }

    private void point(PlayerActivity activity, Touches fingers) {
        StageView stage = activity.findViewById(R.id.stage);
        int last = stage.model().bodies.length - 1;
        float[] corner = Touches.at(stage, 0, 0);
        fingers.tap(new float[] {
            corner[0] + stage.camera().screenX(stage.pose().worldX(last, 0.2, 0)),
            corner[1] + stage.camera().screenY(stage.pose().worldY(last, 0.2, 0))
        });
        for (int i = 0; i < 90; i++) {
            hand.frames(1);
            Pictures.of(activity);
        }
    }

    private void sweeps(PlayerActivity activity, Touches fingers) {
        Choices changed = activity.choices();
        changed.solver = "gauss-seidel";
        changed.integrator = "semi-implicit-euler";
        changed.iterations = 40;
        activity.onChoices(changed);
        hand.frames(40);
    }

    private static Shows gaps(int power) {
        Shows shows = new Shows();
        shows.errors = true;
        shows.power = power;
        return shows;
    }

    private static Shows everything() {
        Shows shows = gaps(10);
        shows.jointForces = true;
        shows.velocities = true;
        shows.centre = true;
        shows.ids = true;
        return shows;
    }

    private void nothing(PlayerActivity activity, Touches fingers) {}

    private void plots(String theme) throws Exception {
        everywhere(theme, "double-pendulum", new Shows(), PLOTS, "use-plot-read", this::read);
        everywhere(theme, "double-pendulum", new Shows(), PLOTS, "use-plot-minute", this::minute);
    }

    private void matrix(String theme) throws Exception {
        everywhere(theme, "baraff-6", new Shows(), MATRIX, "use-matrix-figure2", this::nothing);
        everywhere(theme, "baraff-6", new Shows(), MATRIX, "use-elimination-figure2", this::elimination);
        everywhere(theme, "ladder", new Shows(), MATRIX, "use-matrix-block", this::block);
        everywhere(theme, "ladder", new Shows(), MATRIX, "use-matrix-schur", this::schur);
        everywhere(theme, "ladder", new Shows(), MATRIX, "use-elimination", this::elimination);
    }

    private void stage(String theme) throws Exception {
        everywhere(theme, "double-pendulum", new Shows(), NONE, "use-trail", this::point);
        everywhere(theme, "chain", gaps(4), NONE, "use-gaps", this::sweeps);
        everywhere(theme, "four-bar", everything(), NONE, "use-everything", this::nothing);
        everywhere(theme, "pegs", everything(), NONE, "use-contacts", this::nothing);
        everywhere(theme, "slider-crank", new Shows(), NONE, "use-joint", this::joint);
    }

    // one theme per test: Robolectric keeps the colours of the first one

    @Test
    public void plotsByDay() throws Exception {
        plots("notnight");
    }

    @Test
    public void plotsByNight() throws Exception {
        plots("night");
    }

    @Test
    public void matrixByDay() throws Exception {
        matrix("notnight");
    }

    @Test
    public void matrixByNight() throws Exception {
        matrix("night");
    }

    @Test
    public void stageByDay() throws Exception {
        stage("notnight");
    }

    @Test
    public void stageByNight() throws Exception {
        stage("night");
    }
}

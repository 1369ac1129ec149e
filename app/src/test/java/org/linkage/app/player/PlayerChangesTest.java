package org.linkage.app.player;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.os.Bundle;
import android.provider.Settings;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.tabs.TabLayout;
import org.junit.After;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Uncut;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/**
 * A scene in the middle of being played, with everything a person can have changed, meets what happens to a screen: another
 * language, the night, another window, large letters, no animations, the end of the process. All of it is still there
 * afterwards, the state to the last bit.
 */
@Config(qualifiers = "en-rUS-w360dp-h800dp-port-notnight-xhdpi")
public class PlayerChangesTest extends PlayerAtHand {
    private static final String HOME = "+en-rUS-ldltr-w360dp-h800dp-port-notnight-xhdpi";
    private static final int SOLVER_PAGE = 1;

    @After
    public void home() {
        RuntimeEnvironment.setFontScale(1);
        RuntimeEnvironment.setQualifiers(HOME);
    }

    /** What must survive. */
    @SuppressWarnings("ArrayRecordComponent") // compared one by one
    private record Kept(
            double links,
            double tip,
            double[] state,
            boolean[] pinned,
            Facts facts,
            StageView.Sight sight,
            int tab,
            boolean panelOpen) {}

    private Kept kept(ActivityController<PlayerActivity> screen) {
        LaneState[] at = new LaneState[1];
        PlayerModel model = model(screen.get());
        model.player.ask((cast, choices, simulation) -> at[0] = LaneState.of(choices, simulation));
        Facts facts = screen.get().shown();
        StageView stage = stage(screen.get());
        TabLayout tabs = screen.get().findViewById(R.id.tabs);
        return new Kept(
                facts.cast.values().get("n"),
                facts.cast.values().get("tip"),
                at[0].state(),
                at[0].pinned(),
                facts,
                stage.view(),
                tabs.getSelectedTabPosition(),
                screen.get().sheet().isOpen());
    }

    /** A chain of 14 with a load, one link held, run in slow motion by a solver that was chosen, tilted, paused, seen from near. */
    private ActivityController<PlayerActivity> busyScreen() {
        ActivityController<PlayerActivity> screen = open("chain");
        PlayerActivity activity = screen.get();
        PlayerModel model = model(screen.get());
        model.player.setParameter("n", 14);
        model.player.setParameter("tip", 3.5);
        hand.frames(10);
        StageView stage = stage(activity);
        stage.togglePin(7);
        Choices choices = activity.choices();
        choices.solver = "sparse";
        choices.integrator = "implicit-bdf2";
        choices.step = 1.0 / 120;
        choices.speed = 0.25;
        choices.gravityX = 2;
        choices.gravityY = -7;
        activity.onChoices(choices);
        hand.frames(40);
        activity.onPlay(false);
        hand.frames(2);
        stage.zoom(1.7f, 300, 700);
        stage.pan(40, -25);
        activity.sheet().setOpen(true);
        idle();
        TabLayout tabs = activity.findViewById(R.id.tabs);
        tabs.selectTab(tabs.getTabAt(SOLVER_PAGE));
        idle();
        hand.frames(2);
        return screen;
    }

    private void checkKept(Kept before, ActivityController<PlayerActivity> screen, String what) {
        hand.frames(3);
        idle();
        Kept after = kept(screen);
        assertEquals(what + ": parameters", 14, after.links(), 0);
        assertEquals(what + ": parameters", 3.5, after.tip(), 0);
        assertArrayEquals(what + ": the state", before.state(), after.state(), 0);
        assertTrue(what + ": pins", after.pinned()[7]);
        assertEquals(what + ": the solver", "sparse", after.facts().solver);
        assertEquals(what + ": the integrator", "implicit-bdf2", after.facts().integrator);
        assertEquals(what + ": the step", 1.0 / 120, after.facts().step, 0);
        assertEquals(what + ": slow motion", 0.25, after.facts().choices.speed, 0);
        assertEquals(what + ": gravity", 2, after.facts().gravityX, 0);
        assertEquals(what + ": gravity", -7, after.facts().gravityY, 0);
        assertFalse(what + ": paused", after.facts().choices.playing);
        assertEquals(what + ": the camera", before.sight().x(), after.sight().x(), 1e-9);
        assertEquals(what + ": the camera", before.sight().y(), after.sight().y(), 1e-9);
        assertEquals(
                what + ": the camera", before.sight().metres(), after.sight().metres(), 1e-9);
        assertEquals(what + ": the page", SOLVER_PAGE, after.tab());
        assertTrue(what + ": the controls are open", before.panelOpen() && after.panelOpen());
        StageView stage = stage(screen.get());
        assertTrue(what + ": it is drawn", stage.getWidth() > 0 && stage.pose() != null);
        double time = stage.pose().time;
        screen.get().onPlay(true);
        hand.frames(30);
        assertTrue(what + ": it goes on", stage.pose().time > time);
    }

    private void changed(String what, String qualifiers) {
        ActivityController<PlayerActivity> screen = busyScreen();
        Kept before = kept(screen);
        RuntimeEnvironment.setQualifiers(qualifiers);
        screen.recreate();
        idle();
        checkKept(before, screen, what);
        nothingIsCut(screen.get(), what);
        close(screen);
    }

    @Test
    public void anotherLanguageLosesNothing() {
        changed("German", "+de-rDE");
        RuntimeEnvironment.setQualifiers(HOME);
        changed("a language from right to left", "+ar-rXB-ldrtl");
    }

    @Test
    public void theNightLosesNothing() {
        changed("night", "+night");
    }

    @Test
    public void aTurnLosesNothing() {
        changed("landscape", "+w800dp-h360dp-land");
    }

    @Test
    public void anotherWindowLosesNothing() {
        changed("the upper half of the screen", "+w360dp-h380dp");
        RuntimeEnvironment.setQualifiers(HOME);
        changed("a narrow strip", "+w260dp-h800dp");
        RuntimeEnvironment.setQualifiers(HOME);
        changed("a desktop's window", "+w1100dp-h700dp-land");
    }

    /** The narrowest phone, or a wider one on which everything is shown larger: not a button has to be looked for. */
    @Test
    public void aNarrowPhoneShowsAllButtonsAtOnce() {
        RuntimeEnvironment.setQualifiers("+w320dp-h640dp");
        play("chain", (activity, stage) -> {
            for (int id : new int[] {R.id.play, R.id.step, R.id.reset, R.id.speed, R.id.frame, R.id.panel_toggle}) {
                View button = activity.findViewById(id);
                Rect seen = new Rect();
                assertTrue(button.getGlobalVisibleRect(seen));
                assertEquals(button.getContentDescription().toString(), button.getWidth(), seen.width());
            }
        });
    }

    @Test
    public void lettersTwiceAsLargeLoseNothing() {
        ActivityController<PlayerActivity> screen = busyScreen();
        Kept before = kept(screen);
        RuntimeEnvironment.setFontScale(2);
        screen.recreate();
        idle();
        checkKept(before, screen, "letters of 200 %");
        nothingIsCut(screen.get(), "letters of 200 %");
        close(screen);
    }

    @Test
    public void withoutAnimationsEverythingIsThereAtOnce() {
        Settings.Global.putFloat(application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
        org.robolectric.util.ReflectionHelpers.callStaticMethod(
                android.animation.ValueAnimator.class,
                "setDurationScale",
                org.robolectric.util.ReflectionHelpers.ClassParameter.from(float.class, 0f));
        try {
            changed("no animations", "+night");
        } finally {
            org.robolectric.util.ReflectionHelpers.callStaticMethod(
                    android.animation.ValueAnimator.class,
                    "setDurationScale",
                    org.robolectric.util.ReflectionHelpers.ClassParameter.from(float.class, 1f));
        }
    }

    @Test
    public void theEndOfTheProcessLosesNothingInAnyLanguage() {
        ActivityController<PlayerActivity> first = busyScreen();
        Kept before = kept(first);
        Bundle saved = new Bundle();
        first.pause().stop().saveInstanceState(saved);
        RuntimeEnvironment.setQualifiers("+ar-rXB-ldrtl-night");
        ActivityController<PlayerActivity> second = openAnew("chain", saved);
        checkKept(before, second, "another process in another language by night");
        nothingIsCut(second.get(), "another process in another language by night");
        close(second);
    }

    /** Nothing is cut, neither in the bars nor on any page of the controls, and nothing lies outside. */
    private void nothingIsCut(PlayerActivity activity, String what) {
        activity.onSpeed(Transport.SPEEDS[0]); // the longest word
        TabLayout tabs = activity.findViewById(R.id.tabs);
        for (int i = 0; i < tabs.getTabCount(); i++) {
            tabs.selectTab(tabs.getTabAt(i));
            nothingIsCutNow(activity, what + ", page " + tabs.getTabAt(i).getText());
        }
        ViewGroup cells = activity.findViewById(R.id.cells);
        for (int i = 0; i < cells.getChildCount(); i++) {
            cells.getChildAt(i).performClick();
            nothingIsCutNow(activity, what + ", number " + i + " large");
        }
        activity.getOnBackPressedDispatcher().onBackPressed();
        activity.sheet().setOpen(false);
        activity.onTapped(3, -1);
        nothingIsCutNow(activity, what + ", the card of a body");
        // the card of a refused step, with the longest name of an integrator on its button
        activity.getOnBackPressedDispatcher().onBackPressed();
        Choices wild = activity.choices();
        wild.speed = 4;
        wild.solver = "auto";
        wild.integrator = "rk4";
        wild.stabilisation = 1e9; // far stiffer than such a step can take
        activity.onChoices(wild);
        for (int i = 0; i < 100 && activity.running(); i++) {
            hand.frames(1);
        }
        assertFalse(what + ": refused", activity.running());
        assertTrue(activity.findViewById(R.id.second).isShown());
        nothingIsCutNow(activity, what + ", the card of a refused step");
        Rect seen = new Rect();
        View step = activity.findViewById(R.id.step);
        assertTrue(what + ": a step can be taken", step.getGlobalVisibleRect(seen));
        assertEquals(what + ": all of its button is seen", step.getHeight(), seen.height());
        activity.onTapped(3, 3);
        nothingIsCutNow(activity, what + ", the card of a joint");
    }

    private void nothingIsCutNow(PlayerActivity activity, String what) {
        settle();
        hand.frames(2);
        settle(); // lays out what has new words
        Uncut.check(what, activity.findViewById(R.id.root));
    }
}

package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.view.View;
import android.view.ViewGroup;
import androidx.test.core.app.ActivityScenario;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.tabs.TabLayout;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.SharedFolders;
import org.linkage.app.Touches;
import org.linkage.app.plot.PlotColours;
import org.linkage.app.plot.PlotView;
import org.robolectric.Shadows;

/** The plots beside a running scene, as fingers use them: read, look back, pinch, freeze, and take away what they show. */
public class PlotsByHandTest extends PlayerAtHand {
    private static final int PLOTS = 2;

    private interface Fingering {
        void on(PlayerActivity activity, Touches fingers, List<PlotView> plots) throws Exception;
    }

    @Before
    public void nothingShared() {
        SharedFolders.forget();
        Share.setWriter(Runnable::run);
    }

    /** Opens the plots of a scene that has run for five seconds. */
    private void play(String scene, Fingering act) {
        Intent intent = intent(scene);
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent)) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(300);
                if (activity.findViewById(R.id.pane) == null) {
                    activity.onPanel();
                }
                TabLayout tabs = activity.findViewById(R.id.tabs);
                tabs.selectTab(tabs.getTabAt(PLOTS));
            });
            settle();
            scenario.onActivity(activity -> {
                hand.frames(2);
                idle();
                Pictures.of(activity); // what has been drawn knows where its values are
                try {
                    View pages = activity.findViewById(R.id.pages);
                    act.on(activity, new Touches(activity), Touches.all(pages, PlotView.class));
                } catch (Exception impossible) {
                    throw new AssertionError(impossible);
                }
            });
        }
    }

    @Test
    public void twoFingersApartShowLessTimeAndTogetherMore() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView energy = plots.get(0);
            assertEquals(10, energy.spanInSight(), 0);
            // from a fifth of the width apart to two fifths, about the middle
            fingers.pinch(at(energy, 0.5), at(energy, 0.7), at(energy, 0.4), at(energy, 0.8));
            // less what it takes to see that two fingers move at all
            assertEquals("twice as far apart, half of the time", 5.5, energy.spanInSight(), 0.9);
            fingers.pinch(at(energy, 0.4), at(energy, 0.8), at(energy, 0.5), at(energy, 0.7));
            assertEquals(10, energy.spanInSight(), 2);
            assertEquals("the others have their own", 10, plots.get(1).spanInSight(), 0);
        });
    }

    @Test
    public void aPinchWithOneFingerAtRestZoomsAndDoesNotStopThePlots() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView energy = plots.get(0);
            fingers.pinch(at(energy, 0.4), at(energy, 0.6), at(energy, 0.4), at(energy, 0.9));
            assertTrue("zoomed to " + energy.spanInSight(), energy.spanInSight() < 5);
            assertFalse("values go on", energy.isFrozen());
        });
    }

    @Test
    public void aPinchUpAndDownIsNoScrollOfThePage() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView energy = plots.get(0);
            int[] before = new int[2];
            energy.getLocationInWindow(before);
            fingers.pinch(
                    Touches.at(energy, 0.5, 0.55),
                    Touches.at(energy, 0.55, 0.35),
                    Touches.at(energy, 0.5, 0.9),
                    Touches.at(energy, 0.55, 0.1));
            int[] after = new int[2];
            energy.getLocationInWindow(after);
            assertEquals("the page stays where it is", before[1], after[1]);
            assertTrue("zoomed to " + energy.spanInSight(), energy.spanInSight() < 5);
        });
    }

    private static float[] at(PlotView plot, double across) {
        return Touches.at(plot, across, 0.5);
    }

    @Test
    public void whatStandsStillIsZoomedAboutThePlaceBetweenTheFingers() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView energy = plots.get(0);
            fingers.tap(at(energy, 0.45));
            assertTrue(energy.isFrozen());
            double read = energy.cursor();
            fingers.pinch(at(energy, 0.35), at(energy, 0.55), at(energy, 0.25), at(energy, 0.65));
            assertTrue("zoomed to " + energy.spanInSight(), energy.spanInSight() < 7);
            // the instant that was between the fingers is still there: a tap reads it again, or stops reading it
            fingers.tap(at(energy, 0.45));
            assertTrue(
                    "still the same place: " + energy.cursor(),
                    Double.isNaN(energy.cursor()) || Math.abs(energy.cursor() - read) < 0.3);
        });
    }

    @Test
    public void aTapReadsAndAllPlotsStandStillUntilTwoTaps() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView energy = plots.get(0);
            fingers.tap(at(energy, 0.4));
            assertTrue("a time in sight: " + energy.cursor(), energy.cursor() > 1 && energy.cursor() < 5);
            int seen = energy.shown().count(0);
            hand.frames(60);
            for (PlotView plot : plots) {
                assertTrue(plot.title(), plot.isFrozen());
            }
            assertEquals("what was frozen stays", seen, energy.shown().count(0));
            fingers.tapTwice(at(energy, 0.8));
            hand.frames(1);
            for (PlotView plot : plots) {
                assertFalse(plot.title(), plot.isFrozen());
            }
            assertTrue(Double.isNaN(energy.cursor()));
            assertTrue("and the second meanwhile is there", energy.shown().count(0) >= seen + 60);
        });
    }

    @Test
    public void theChipsFreezeAndShowAMinute() {
        play("double-pendulum", (activity, fingers, plots) -> {
            View pages = activity.findViewById(R.id.pages);
            fingers.tap(Touches.at(Touches.words(pages, "60\u00a0s"), 0.5, 0.5));
            for (PlotView plot : plots) {
                assertEquals(60, plot.spanInSight(), 0);
            }
            fingers.tap(Touches.at(Touches.words(pages, "Freeze"), 0.5, 0.5));
            assertTrue(plots.get(3).isFrozen());
            fingers.tap(Touches.at(Touches.words(pages, "Freeze"), 0.5, 0.5));
            assertFalse(plots.get(3).isFrozen());
        });
    }

    // ---- what is taken away ----------------------------------------------------------------------------------------

    private File shared(PlayerActivity activity, PlotView plot, String line) {
        ViewGroup page = (ViewGroup) plot.getParent();
        View above = page.getChildAt(page.indexOfChild(plot) - 1);
        for (MaterialButton button : Touches.all(above, MaterialButton.class)) {
            if (String.valueOf(button.getContentDescription()).startsWith("Share ")) {
                button.performClick();
                Touches.choose(line);
                Intent chooser = Shadows.shadowOf(application).getNextStartedActivity();
                assertNotNull("another app is asked for", chooser);
                File[] files = new File(application.getCacheDir(), "shared").listFiles();
                assertNotNull(files);
                assertEquals(1, files.length);
                return files[0];
            }
        }
        throw new AssertionError("no button above " + plot.title());
    }

    @Test
    public void theTableOfAPlotIsAFileThatEveryProgramReads() {
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : new Locale[] {Locale.GERMANY, Locale.forLanguageTag("ar-EG")}) {
                Locale.setDefault(locale);
                SharedFolders.forget();
                play("double-pendulum", (activity, fingers, plots) -> {
                    Choices changed = activity.choices();
                    changed.solver = "dense";
                    activity.onChoices(changed);
                    hand.frames(10);
                    File file = shared(activity, plots.get(0), activity.getString(R.string.share_csv));
                    assertEquals("double-pendulum-energy-over-time.csv", file.getName());
                    List<String> lines = Files.readAllLines(file.toPath(), StandardCharsets.UTF_8);
                    assertEquals("time [s],kinetic [J],potential [J],total [J],event", lines.get(0));
                    assertTrue(lines.size() + " lines", lines.size() > 250);
                    int events = 0;
                    for (String line : lines.subList(1, lines.size())) {
                        String[] cells = line.split(",", -1);
                        assertEquals(line, 5, cells.length);
                        double kinetic = Double.parseDouble(cells[1]);
                        double potential = Double.parseDouble(cells[2]);
                        assertEquals(kinetic + potential, Double.parseDouble(cells[3]), 1e-7);
                        events += cells[4].isEmpty() ? 0 : 1;
                    }
                    assertEquals("the switch stands in its line", 1, events);
                });
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    public void theTableOfAChosenValueSaysWhatWasChosen() {
        play("double-pendulum", (activity, fingers, plots) -> {
            PlotView watched = plots.get(2);
            assertEquals(activity.getString(R.string.watch_load, "shoulder"), watched.title());
            File file = shared(activity, watched, activity.getString(R.string.share_csv));
            List<String> lines = Files.readAllLines(file.toPath(), StandardCharsets.UTF_8);
            assertEquals("time [s]," + watched.title() + " [N],event", lines.get(0));
        });
    }

    @Test
    public void thePictureOfAPlotShowsItsLines() {
        play("double-pendulum", (activity, fingers, plots) -> {
            File file = shared(activity, plots.get(0), activity.getString(R.string.share_png));
            Bitmap picture = BitmapFactory.decodeFile(file.getPath());
            assertNotNull("a PNG", picture);
            Set<Integer> colours = new HashSet<>();
            int[] row = new int[picture.getWidth()];
            for (int y = 0; y < picture.getHeight(); y++) {
                picture.getPixels(row, 0, row.length, 0, y, row.length, 1);
                for (int pixel : row) {
                    colours.add(pixel);
                }
            }
            PlotColours ink = PlotColours.of(activity.getResources().getConfiguration());
            for (int s = 0; s < 3; s++) {
                assertTrue("series " + s, colours.contains(ink.series(s)));
            }
        });
    }
}

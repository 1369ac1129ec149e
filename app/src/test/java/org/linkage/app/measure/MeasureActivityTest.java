package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.BatteryManager;
import android.os.Bundle;
import android.os.Looper;
import android.os.PowerManager;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.SharedFolders;
import org.linkage.solver.measure.ReportJson;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowDialog;

/** Measuring as a person does it, with figures that are known beforehand. */
@RunWith(AndroidJUnit4.class)
public class MeasureActivityTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    @Before
    public void coolAndCharged() {
        SharedFolders.forget();
        Shadows.shadowOf(context.getSystemService(BatteryManager.class))
                .setIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY, 80);
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(0);
        MeasureModel.setRunner(new Examples.KnownRunner(null));
    }

    @After
    public void leave() {
        MeasureModel.setRunner(null);
    }

    private static ActivityScenario<MeasureActivity> open() {
        return ActivityScenario.launch(MeasureActivity.class);
    }

    /** Runs the main thread until something is true, for ten seconds at most. */
    private static void until(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 2000 && !condition.getAsBoolean(); i++) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            Thread.sleep(5);
        }
        assertTrue(condition.getAsBoolean());
    }

    private static MeasureModel model(MeasureActivity activity) {
        return new ViewModelProvider(activity).get(MeasureModel.class);
    }

    private static MeasureModel[] modelOf(ActivityScenario<MeasureActivity> scenario) {
        MeasureModel[] model = new MeasureModel[1];
        scenario.onActivity(activity -> model[0] = model(activity));
        return model;
    }

    private static String text(MeasureActivity activity, int id) {
        return ((TextView) activity.findViewById(id)).getText().toString();
    }

    private static void press(ActivityScenario<MeasureActivity> scenario, int id) {
        scenario.onActivity(activity -> assertTrue(activity.findViewById(id).performClick()));
    }

    private static void finishRun(ActivityScenario<MeasureActivity> scenario) throws InterruptedException {
        MeasureModel model = modelOf(scenario)[0];
        until(() -> !model.running() && model.find(model.shown().getValue()) != null);
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    @Test
    public void aRunEndsInItsHeadlineAndInTheHistory() throws Exception {
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            press(scenario, R.id.start);
            finishRun(scenario);
            scenario.onActivity(activity -> {
                // 0.8 µs and 140 ns a link fill 1/60 s with 119,000 links, which two digits call 120,000
                assertEquals("120,000", text(activity, R.id.headline));
                assertEquals(View.VISIBLE, activity.findViewById(R.id.result).getVisibility());
                String chart = String.valueOf(activity.findViewById(R.id.chart).getContentDescription());
                assertTrue(chart, chart.contains("Stiff chain · tree · implicit Euler"));
                activity.getOnBackPressedDispatcher().onBackPressed();
                assertEquals(View.VISIBLE, activity.findViewById(R.id.home).getVisibility());
                assertEquals(1, ((LinearLayout) activity.findViewById(R.id.history)).getChildCount());
            });
        }
        // another start of the app finds it again
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            MeasureModel model = modelOf(scenario)[0];
            until(() -> model.history().getValue() != null);
            assertEquals(1, model.history().getValue().runs().size());
        }
    }

    @Test
    public void stoppingKeepsWhatIsFinished() throws Exception {
        Examples.KnownRunner runner = new Examples.KnownRunner(new CountDownLatch(1));
        MeasureModel.setRunner(runner);
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            press(scenario, R.id.start);
            assertTrue(runner.waiting.await(10, TimeUnit.SECONDS));
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                assertTrue(activity.findViewById(R.id.root).getKeepScreenOn());
                assertTrue(
                        text(activity, R.id.runningLeft),
                        text(activity, R.id.runningLeft).startsWith("2 of "));
            });
            press(scenario, R.id.stop);
            finishRun(scenario);
            MeasureModel model = modelOf(scenario)[0];
            Run run = model.find(model.shown().getValue());
            assertFalse(run.complete());
            assertEquals(2, run.report().results().size());
            assertEquals("by the person", run.fact(Machine.STOPPED));
            scenario.onActivity(
                    activity -> assertFalse(activity.findViewById(R.id.root).getKeepScreenOn()));
        }
    }

    @Test
    public void turningThePhoneDoesNotEndARunButLeavingDoes() throws Exception {
        Examples.KnownRunner runner = new Examples.KnownRunner(new CountDownLatch(1));
        MeasureModel.setRunner(runner);
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            press(scenario, R.id.start);
            assertTrue(runner.waiting.await(10, TimeUnit.SECONDS));
            scenario.recreate();
            MeasureModel model = modelOf(scenario)[0];
            assertTrue(model.running());
            assertFalse(model.progress().getValue().stopping());
            scenario.moveToState(Lifecycle.State.CREATED);
            finishRun(scenario);
            assertEquals(
                    "the app left the screen",
                    model.find(model.shown().getValue()).fact(Machine.STOPPED));
            scenario.moveToState(Lifecycle.State.RESUMED);
            assertNotNull("the person is told", model.notice().getValue());
        }
    }

    @Test
    public void backAsksBeforeItEndsARun() throws Exception {
        Examples.KnownRunner runner = new Examples.KnownRunner(new CountDownLatch(1));
        MeasureModel.setRunner(runner);
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            press(scenario, R.id.start);
            assertTrue(runner.waiting.await(10, TimeUnit.SECONDS));
            scenario.onActivity(activity -> {
                activity.getOnBackPressedDispatcher().onBackPressed();
                assertFalse(activity.isFinishing());
                assertFalse(model(activity).progress().getValue().stopping());
                AlertDialog asked = (AlertDialog) ShadowDialog.getLatestDialog();
                assertTrue(asked.isShowing());
                asked.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
            });
            finishRun(scenario);
        }
    }

    @Test
    public void aHotDeviceIsRefusedAndAWarmOneWarnedAbout() {
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(3);
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            scenario.onActivity(activity -> {
                assertFalse(activity.findViewById(R.id.start).isEnabled());
                assertEquals(activity.getString(R.string.measure_refuse_hot), text(activity, R.id.warning));
            });
            Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(1);
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(2, TimeUnit.SECONDS);
            scenario.onActivity(activity -> {
                assertTrue(activity.findViewById(R.id.start).isEnabled());
                activity.findViewById(R.id.start).performClick();
                assertFalse(model(activity).running());
                assertTrue(ShadowDialog.getLatestDialog().isShowing());
            });
        }
    }

    @Test
    public void comparesWithThePapersAndWithAnEarlierRun() throws Exception {
        RunStore store = new RunStore(MeasureModel.folder(context));
        store.save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 2, 0.01));
        store.save(Examples.quick("b-quick", "2026-11-02T10:00:00Z", 1, 0.01));
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            MeasureModel model = modelOf(scenario)[0];
            until(() -> model.history().getValue() != null);
            scenario.onActivity(activity -> {
                model.show("b-quick");
                LinearLayout rows = activity.findViewById(R.id.compare);
                assertEquals(Papers.compare(model.find("b-quick").report()).size(), rows.getChildCount());
                assertEquals(5, rows.getChildCount());
                activity.compareWith("a-quick");
                String summary = ((TextView) rows.getChildAt(0)).getText().toString();
                int cases = model.find("b-quick").report().results().size();
                assertEquals(
                        activity.getString(R.string.measure_compare_summary, Integer.toString(cases), "0", "0"),
                        summary);
            });
        }
    }

    @Test
    public void noiseIsSaidInWords() throws Exception {
        new RunStore(MeasureModel.folder(context)).save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.2));
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            MeasureModel model = modelOf(scenario)[0];
            until(() -> model.history().getValue() != null);
            scenario.onActivity(activity -> {
                model.show("a-quick");
                LinearLayout notes = activity.findViewById(R.id.notes);
                int cases = model.find("a-quick").report().results().size();
                assertEquals(cases, model.find("a-quick").report().noisyCases());
                assertEquals(
                        activity.getResources().getQuantityString(R.plurals.measure_noise, cases, cases, cases),
                        ((TextView) notes.getChildAt(0)).getText().toString());
            });
        }
    }

    @Test
    public void sharesAllThreeForms() throws Exception {
        new RunStore(MeasureModel.folder(context)).save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            MeasureModel model = modelOf(scenario)[0];
            until(() -> model.history().getValue() != null);
            scenario.onActivity(activity -> {
                Share.setWriter(Runnable::run);
                model.show("a-quick");
                int[] buttons = {R.id.shareJson, R.id.shareCsv, R.id.sharePicture};
                String[] types = {"application/json", "text/csv", "image/png"};
                for (int i = 0; i < buttons.length; i++) {
                    activity.findViewById(buttons[i]).performClick();
                    Shadows.shadowOf(Looper.getMainLooper()).idle();
                    Intent chooser = Shadows.shadowOf(activity).getNextStartedActivity();
                    Intent send = chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent.class);
                    assertEquals(types[i], send.getType());
                    Uri uri = send.getParcelableExtra(Intent.EXTRA_STREAM, Uri.class);
                    assertEquals("org.linkage.app.files", uri.getAuthority());
                    assertReadable(types[i], uri, model.find("a-quick"));
                }
            });
        }
    }

    /** What another app would read: the same report, a line a case, a picture. */
    private void assertReadable(String type, Uri uri, Run run) {
        try (InputStream in = context.getContentResolver().openInputStream(uri)) {
            byte[] bytes = in.readAllBytes();
            String text = new String(bytes, StandardCharsets.UTF_8);
            switch (type) {
                case "application/json" ->
                    assertEquals(
                            run.report().results(),
                            ReportJson.read(new StringReader(text)).results());
                case "text/csv" ->
                    assertTrue(
                            text, text.lines().count() > run.report().results().size());
                default -> {
                    assertEquals("PNG", text.substring(1, 4));
                    assertTrue("" + bytes.length, bytes.length > 1000);
                }
            }
        } catch (IOException unreadable) {
            throw new AssertionError(type, unreadable);
        }
    }

    @Test
    public void afterTheProcessWasEndedTheSameRunIsShown() throws Exception {
        new RunStore(MeasureModel.folder(context)).save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        Bundle kept = new Bundle();
        var first = Robolectric.buildActivity(MeasureActivity.class).setup();
        MeasureModel model = model(first.get());
        until(() -> model.find("a-quick") != null);
        model.show("a-quick");
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        first.saveInstanceState(kept).pause().stop().destroy();
        var second = Robolectric.buildActivity(MeasureActivity.class).setup(kept);
        MeasureModel fresh = model(second.get());
        assertNotSame(model, fresh);
        until(() -> fresh.find("a-quick") != null);
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        assertEquals("a-quick", fresh.shown().getValue());
        assertEquals(View.VISIBLE, second.get().findViewById(R.id.result).getVisibility());
        second.pause().stop().destroy();
    }

    @Test
    public void renamedAndDeletedRunsStaySo() throws Exception {
        new RunStore(MeasureModel.folder(context)).save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        try (ActivityScenario<MeasureActivity> scenario = open()) {
            MeasureModel model = modelOf(scenario)[0];
            until(() -> model.find("a-quick") != null);
            scenario.onActivity(activity -> model.rename(model.find("a-quick"), " On the train "));
            until(() -> "On the train".equals(model.find("a-quick").name()));
            Run run = model.find("a-quick");
            scenario.onActivity(activity -> activity.onDelete(run));
            until(() -> model.find("a-quick") == null);
            scenario.onActivity(activity -> model.restore(run));
            until(() -> model.find("a-quick") != null);
            assertNull(model.notice().getValue());
        }
    }
}

package org.linkage.app.measure;

import android.content.Context;
import android.graphics.Bitmap;
import android.os.BatteryManager;
import android.os.Looper;
import android.os.PowerManager;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.concurrent.CountDownLatch;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.solver.measure.BenchmarkCases;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** The measuring screen on phone, landscape and tablet, by day and by night, with large letters. */
@RunWith(AndroidJUnit4.class)
public class MeasureTour {
    private static final String PHONE = "w360dp-h800dp-notnight-xhdpi";
    private static final String PHONE_NIGHT = "w360dp-h800dp-night-xhdpi";

    @Before
    public void history() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        Shadows.shadowOf(context.getSystemService(BatteryManager.class))
                .setIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY, 78);
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(0);
        RunStore store = new RunStore(MeasureModel.folder(context));
        store.save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1.3, 0.01).named("In the sun"));
        store.save(Examples.quick("b-quick", "2026-11-02T10:00:00Z", 1, 0.02));
        store.save(Examples.quick("d-quick", "2026-11-02T11:00:00Z", 1.1, 0.2));
        store.save(Run.of("c-sustained", Examples.tenMinutes()));
        store.save(Run.of(
                "e-full",
                Examples.report(BenchmarkCases.full(), Examples.machine(Kind.FULL, "2026-10-30T09:00:00Z"), 1, 0.02)));
    }

    @After
    public void leave() {
        RuntimeEnvironment.setFontScale(1);
        MeasureModel.setRunner(null);
    }

    @Test
    public void phone() throws Exception {
        take(PHONE, null, 0, "measure-phone");
        take(PHONE, "b-quick", 0, "measure-phone-result");
        take(PHONE, "b-quick", 720, "measure-phone-result-2");
        take(PHONE, "b-quick", 1440, "measure-phone-result-3");
        take(PHONE, "e-full", 200, "measure-phone-full");
    }

    // day and night apart: colours that were read once stay in memory
    @Test
    public void night() throws Exception {
        take(PHONE_NIGHT, null, 0, "measure-phone-night");
        take(PHONE_NIGHT, "d-quick", 0, "measure-phone-result-night");
        take(PHONE_NIGHT, "c-sustained", 0, "measure-phone-sustained-night");
        take("w1280dp-h800dp-land-night-mdpi", "c-sustained", 0, "measure-tablet-sustained-night");
    }

    @Test
    public void running() throws Exception {
        Examples.KnownRunner runner = new Examples.KnownRunner(new CountDownLatch(1));
        MeasureModel.setRunner(runner);
        RuntimeEnvironment.setQualifiers("+" + PHONE);
        try (ActivityScenario<MeasureActivity> scenario = ActivityScenario.launch(MeasureActivity.class)) {
            scenario.onActivity(activity -> activity.findViewById(R.id.start).performClick());
            runner.waiting.await();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            Bitmap[] picture = new Bitmap[1];
            scenario.onActivity(activity -> {
                layOut(activity);
                picture[0] = Pictures.of(activity);
            });
            Pictures.write(picture[0], "measure-phone-running");
        }
    }

    @Test
    public void warned() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        PowerManager power = context.getSystemService(PowerManager.class);
        Shadows.shadowOf(context.getSystemService(BatteryManager.class))
                .setIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY, 18);
        Shadows.shadowOf(power).setIsPowerSaveMode(true);
        Shadows.shadowOf(power).setCurrentThermalStatus(1);
        take(PHONE, null, 0, "measure-phone-warned");
        Shadows.shadowOf(power).setCurrentThermalStatus(3);
        take(PHONE, null, 0, "measure-phone-refused");
    }

    @Test
    public void compared() throws Exception {
        take(PHONE, "b-quick", "a-quick", 700, "measure-phone-compared");
        take("w1280dp-h800dp-land-notnight-mdpi", "b-quick", "d-quick", 700, "measure-tablet-compared");
    }

    @Test
    public void wide() throws Exception {
        take("w800dp-h360dp-land-notnight-xhdpi", "b-quick", 0, "measure-landscape");
        take("w1280dp-h800dp-land-notnight-mdpi", "b-quick", 0, "measure-tablet");
    }

    @Test
    public void largeLetters() throws Exception {
        RuntimeEnvironment.setFontScale(2);
        take(PHONE, null, 0, "measure-phone-large");
        take(PHONE, "b-quick", 0, "measure-phone-result-large");
        take(PHONE, "b-quick", 2700, "measure-phone-result-large-2");
    }

    @Test
    public void shared() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        Words words = new Words(context);
        Charts charts = new Charts(context, words);
        Run quick = Examples.quick("b-quick", "2026-11-02T10:00:00Z", 1, 0.02);
        Pictures.write(
                RunPicture.draw(context, words, quick, charts.growth(quick.report()), false), "measure-shared-quick");
        Run load = Run.of("c-sustained", Examples.tenMinutes());
        Pictures.write(
                RunPicture.draw(context, words, load, charts.load(load.sustained()), true), "measure-shared-sustained");
    }

    static void take(String screen, String run, int scroll, String name) throws Exception {
        take(screen, run, null, scroll, name);
    }

    private static void take(String screen, String run, String with, int scroll, String name) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<MeasureActivity> scenario = ActivityScenario.launch(MeasureActivity.class)) {
            MeasureModel[] model = new MeasureModel[1];
            scenario.onActivity(activity -> model[0] = new ViewModelProvider(activity).get(MeasureModel.class));
            for (int i = 0; i < 1000 && model[0].history().getValue() == null; i++) {
                Thread.sleep(5);
                Shadows.shadowOf(Looper.getMainLooper()).idle();
            }
            scenario.onActivity(activity -> {
                model[0].show(run);
                if (with != null) {
                    activity.compareWith(with);
                }
                layOut(activity);
                View page = activity.findViewById(R.id.result);
                page.scrollTo(0, (int) (scroll * activity.getResources().getDisplayMetrics().density));
                picture[0] = Pictures.of(activity);
            });
        }
        Pictures.write(picture[0], name);
    }

    private static void layOut(MeasureActivity activity) {
        View root = activity.getWindow().getDecorView();
        root.measure(
                View.MeasureSpec.makeMeasureSpec(root.getWidth(), View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(root.getHeight(), View.MeasureSpec.EXACTLY));
        root.layout(0, 0, root.getWidth(), root.getHeight());
    }
}

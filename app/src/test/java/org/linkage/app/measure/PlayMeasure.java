package org.linkage.app.measure;

import android.content.Context;
import android.os.BatteryManager;
import android.os.Looper;
import android.os.PowerManager;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/**
 * The tour's quick run of this machine: somebody opens the measuring screen, presses Start and waits. The report goes into the
 * folder of the system property linkage.measured, from where {@link ShowMeasured} shows it.
 */
@RunWith(AndroidJUnit4.class)
public class PlayMeasure {
    private static final long PATIENCE = 300_000;

    @Test
    public void aQuickRunOfThisMachine() throws Exception {
        File folder = new File(System.getProperty("linkage.measured", ""));
        if (!folder.isDirectory()) {
            throw new IOException("No folder for the report: start this test with the Gradle task measureHere");
        }
        rested();
        RuntimeEnvironment.setQualifiers("+w360dp-h800dp-notnight-xhdpi");
        try (ActivityScenario<MeasureActivity> scenario = ActivityScenario.launch(MeasureActivity.class)) {
            MeasureModel[] model = new MeasureModel[1];
            scenario.onActivity(activity -> {
                model[0] = new ViewModelProvider(activity).get(MeasureModel.class);
                activity.findViewById(R.id.start).performClick();
            });
            String told = "";
            long end = System.currentTimeMillis() + PATIENCE;
            while (model[0].running() && System.currentTimeMillis() < end) {
                Thread.sleep(20);
                Shadows.shadowOf(Looper.getMainLooper()).idle();
                Progress progress = model[0].progress().getValue();
                if (progress != null
                        && !progress.what().isEmpty()
                        && !progress.what().equals(told)) {
                    told = progress.what();
                    System.out.println(
                            "tour: measuring " + (progress.done() + 1) + "/" + progress.total() + " " + told);
                }
            }
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            Run run = model[0].find(model[0].shown().getValue());
            if (run == null || !run.complete()) {
                throw new IllegalStateException("The quick run did not come to its end.");
            }
            try (Writer out =
                    Files.newBufferedWriter(new File(folder, "report.json").toPath(), StandardCharsets.UTF_8)) {
                RunStore.writeJson(run, out);
            }
        }
    }

    /** A device that has nothing to complain about: no warning stands in the way of Start. */
    static void rested() {
        Context context = ApplicationProvider.getApplicationContext();
        Shadows.shadowOf(context.getSystemService(BatteryManager.class))
                .setIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY, 78);
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(0);
    }
}

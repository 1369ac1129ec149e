package org.linkage.app.measure;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.measure.ReportJson;

/**
 * The measuring screen with what {@link PlayMeasure} has measured, for the tour: phone and tablet. Day and night are classes of
 * their own, because colours that were read once stay in memory.
 */
@RunWith(AndroidJUnit4.class)
public abstract class ShowMeasured {
    private final String light;
    private final String ending;

    ShowMeasured(String light, String ending) {
        this.light = light;
        this.ending = ending;
    }

    public static final class ByDay extends ShowMeasured {
        public ByDay() {
            super("notnight", "");
        }
    }

    public static final class ByNight extends ShowMeasured {
        public ByNight() {
            super("night", "-night");
        }
    }

    @Test
    public void theRunOfThisMachine() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        PlayMeasure.rested();
        File report = new File(System.getProperty("linkage.measured", ""), "report.json");
        Run run;
        try (Reader in = Files.newBufferedReader(report.toPath(), StandardCharsets.UTF_8)) {
            run = Run.of("here-quick", ReportJson.read(in));
        }
        new RunStore(MeasureModel.folder(context)).save(run);
        String phone = "w360dp-h800dp-port-" + light + "-xhdpi";
        MeasureTour.take(phone, null, 0, "phone-1" + ending);
        MeasureTour.take(phone, run.id(), 0, "phone-2" + ending);
        MeasureTour.take(phone, run.id(), 760, "phone-3" + ending);
        MeasureTour.take("w1280dp-h800dp-land-" + light + "-mdpi", run.id(), 0, "tablet" + ending);
    }
}

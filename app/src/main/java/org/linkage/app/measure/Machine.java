package org.linkage.app.measure;

import android.content.Context;
import android.os.Build;
import android.view.Display;
import androidx.core.content.ContextCompat;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.linkage.app.BuildConfig;

/** What is known of the device: it goes into every report. */
final class Machine {
    /** Keys of the report's machine that the app itself reads again. */
    static final String NAME = "name";

    static final String KIND = "kind";
    static final String STARTED = "started";
    static final String DEVICE = "device";
    static final String ANDROID = "android";
    static final String HEAT_WORST = "thermal status at worst";
    static final String STOPPED = "stopped";

    private static final File GOVERNOR = new File("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");

    private Machine() {}

    static Map<String, String> facts(Context context, Kind kind, Instant started, Conditions conditions) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(KIND, kind.word());
        facts.put(STARTED, started.toString());
        facts.put(DEVICE, Build.MANUFACTURER + " " + Build.MODEL);
        facts.put(ANDROID, Build.VERSION.RELEASE + " (API " + Build.VERSION.SDK_INT + ")");
        facts.put("app", BuildConfig.VERSION_NAME + " (" + BuildConfig.BUILD_TYPE + ")");
        facts.put("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put("processor", processor());
        facts.put("governor", governor(GOVERNOR));
        facts.put("runtime", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        facts.put("display", display(context));
        String battery = conditions.battery() == Conditions.UNKNOWN ? "unknown" : conditions.battery() + " %";
        facts.put("battery", battery + (conditions.charging() ? ", charging" : ""));
        facts.put("battery saver", conditions.saver() ? "on" : "off");
        facts.put("thermal status", conditions.thermal() < 0 ? "unknown" : Integer.toString(conditions.thermal()));
        return facts;
    }

    private static String processor() {
        String[] abis = Build.SUPPORTED_ABIS;
        return Build.HARDWARE + (abis.length > 0 ? ", " + abis[0] : "");
    }

    private static String display(Context context) {
        Display display = ContextCompat.getDisplayOrDefault(context);
        return String.format(Locale.ROOT, "%.0f Hz", display.getRefreshRate());
    }

    /** The processor's governor; many devices keep it to themselves. */
    static String governor(File file) {
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(new FileInputStream(file), StandardCharsets.UTF_8))) {
            String line = in.readLine();
            return line == null || line.trim().isEmpty() ? "not readable" : line.trim();
        } catch (IOException | SecurityException e) {
            return "not readable";
        }
    }
}

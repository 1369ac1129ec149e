package org.linkage.peers;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All engines at all settings through one scene, as a table with ratios to Linkage. */
final class Contest {
    private static final Engine.Setting DEFAULTS = new Engine.Setting("defaults", 1, 1);

    private final PrintStream out;
    private final Map<String, Engine.Maker> engines = new LinkedHashMap<>();
    private final List<Engine.Setting> settings = new ArrayList<>();

    Contest(PrintStream out, boolean quick) {
        this.out = out;
        engines.put("dyn4j 6.0.0", Dyn4jEngine::new);
        engines.put("JBox2D 2.2.1.1", Jbox2dEngine::new);
        engines.put("gdx-box2d 1.14.2", GdxEngine::new);
        engines.put("Jolt (jolt-jni 0.9.9)", JoltEngine::new);
        settings.add(DEFAULTS);
        if (!quick) {
            settings.add(new Engine.Setting("10 × iterations", 10, 1));
            settings.add(new Engine.Setting("4 substeps", 1, 4));
            settings.add(new Engine.Setting("8 substeps", 1, 8));
        }
        settings.add(new Engine.Setting("16 substeps", 1, 16));
        if (!quick) {
            settings.add(new Engine.Setting("32 substeps", 1, 32));
        }
    }

    void run(PeerScene scene, int frames) {
        out.printf(
                Locale.ROOT,
                "%n## %s: %d bodies, %d pins, %.0f s%n%n",
                scene.name,
                scene.parts.size(),
                scene.pins.size(),
                frames / 60.0);
        Trial ours = Trial.run("Linkage", LinkageEngine::new, scene, DEFAULTS, frames);
        out.println(
                "| engine | setting | ms per 1/60 s | × Linkage | worst gap m | stretch | overlap m | ΔE/(m g L) | verdict |");
        out.println("|---|---|---|---|---|---|---|---|---|");
        print(ours, ours);
        List<Trial> trials = new ArrayList<>();
        for (Map.Entry<String, Engine.Maker> engine : engines.entrySet()) {
            for (Engine.Setting setting : settings) {
                Trial trial = Trial.run(engine.getKey(), engine.getValue(), scene, setting, frames);
                print(trial, ours);
                trials.add(trial);
            }
        }
        summarise(scene, ours, trials);
    }

    private void print(Trial trial, Trial ours) {
        out.printf(
                Locale.ROOT,
                "| %s | %s | %.3g | %.2g | %.2g | %.2g %% | %.2g | %.2g | %s%s |%n",
                trial.engine(),
                trial.setting(),
                trial.millis(),
                trial.millis() / ours.millis(),
                trial.gap(),
                100 * trial.stretch(),
                trial.overlap(),
                trial.energy(),
                trial.verdict(),
                trial.seconds() < ours.seconds() ? String.format(Locale.ROOT, " [%.1f s]", trial.seconds()) : "");
        out.flush();
    }

    private void summarise(PeerScene scene, Trial ours, List<Trial> trials) {
        Trial best = null;
        for (Trial trial : trials) {
            if (trial.held() && (best == null || trial.millis() < best.millis())) {
                best = trial;
            }
        }
        out.println();
        if (scene.touching) {
            out.println("A pile has no pins: compare time and overlap.");
        } else if (best == null) {
            out.println("No peer setting kept its gaps under 1 cm.");
        } else {
            out.printf(
                    Locale.ROOT,
                    "Fastest peer with gaps under 1 cm: %s, %s. Linkage takes 1/%.1f of its time, with a gap 1/%.3g of its gap.%n",
                    best.engine(),
                    best.setting(),
                    best.millis() / ours.millis(),
                    best.gap() / ours.gap());
        }
    }
}

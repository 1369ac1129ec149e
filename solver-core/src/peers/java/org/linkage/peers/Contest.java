package org.linkage.peers;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All engines at all settings through one scene after the other: a table for each with ratios to Linkage, and one for all. */
final class Contest {
    private static final Engine.Setting DEFAULTS = new Engine.Setting("defaults", 1, 1);

    private final PrintStream out;
    private final Map<String, Engine.Maker> engines = new LinkedHashMap<>();
    private final List<Engine.Setting> settings = new ArrayList<>();
    private final List<String> standings = new ArrayList<>();

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
                "### %s: %,d bodies, %s, %.0f s%n%n",
                scene.name,
                scene.parts.size(),
                scene.touching
                        ? "friction " + scene.friction
                        : String.format(Locale.ROOT, "%,d pins", scene.pins.size()),
                frames / 60.0);
        Trial ours = Trial.run("Linkage", LinkageEngine::new, scene, DEFAULTS, frames, Trial.OURS);
        out.println("| engine | setting | ms per 1/60 s | × Linkage | "
                + (scene.touching ? "overlap m" : "worst gap m | stretch") + " | ΔE/(m g L) | verdict |");
        out.println("|---|---|---|---|---|---|---|" + (scene.touching ? "" : "---|"));
        print(scene, ours, ours);
        List<Trial> trials = new ArrayList<>();
        for (Map.Entry<String, Engine.Maker> engine : engines.entrySet()) {
            for (Engine.Setting setting : settings) {
                Trial trial = Trial.run(engine.getKey(), engine.getValue(), scene, setting, frames, Trial.PEERS);
                print(scene, trial, ours);
                trials.add(trial);
            }
        }
        out.println();
        out.println(summary(scene, ours, trials));
        out.println();
    }

    private void print(PeerScene scene, Trial trial, Trial ours) {
        out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s | %s%s |%n",
                trial.engine(),
                trial.setting(),
                Numbers.of(trial.millis()),
                Numbers.of(trial.millis() / ours.millis()),
                scene.touching
                        ? Numbers.of(trial.overlap())
                        : Numbers.of(trial.gap()) + " | " + Numbers.of(100 * trial.stretch()) + " %",
                Numbers.of(trial.energy()),
                trial.verdict(),
                trial.complete() ? "" : String.format(Locale.ROOT, " [%.1f s]", trial.seconds()));
        out.flush();
    }

    /** A sentence on how it stands; who is ahead is said whoever it is. */
    private String summary(PeerScene scene, Trial ours, List<Trial> trials) {
        Trial best = null;
        Trial fastest = trials.get(0);
        for (Trial trial : trials) {
            if (trial.held() && (best == null || trial.millis() < best.millis())) {
                best = trial;
            }
            fastest = trial.millis() < fastest.millis() ? trial : fastest;
        }
        String measure = scene.touching ? "overlap" : "gap";
        double mine = scene.touching ? ours.overlap() : ours.gap();
        if (best == null) {
            double gap = scene.touching ? fastest.overlap() : fastest.gap();
            standings.add(line(scene, ours, mine, fastest, gap, "none holds"));
            return String.format(
                    Locale.ROOT,
                    "No peer setting kept every %s under 1 cm. The fastest of all, %s, %s, %s.",
                    measure,
                    fastest.engine(),
                    fastest.setting(),
                    pace(fastest, ours));
        }
        double theirs = scene.touching ? best.overlap() : best.gap();
        standings.add(line(scene, ours, mine, best, theirs, best.millis() < ours.millis() ? "the peer" : "Linkage"));
        return String.format(
                Locale.ROOT,
                "Fastest peer with every %s under 1 cm: %s, %s; it %s, with a worst %s of %s m (Linkage %s m).",
                measure,
                best.engine(),
                best.setting(),
                pace(best, ours),
                measure,
                Numbers.of(theirs),
                Numbers.of(mine));
    }

    private static String pace(Trial peer, Trial ours) {
        double ratio = peer.millis() / ours.millis();
        return ratio >= 1
                ? "takes " + Numbers.of(ratio) + " times the time of Linkage"
                : "is ahead: Linkage takes " + Numbers.of(1 / ratio) + " times its time";
    }

    private static String line(PeerScene scene, Trial ours, double mine, Trial peer, double theirs, String ahead) {
        return String.format(
                Locale.ROOT,
                "| %s | %s ms, %s m | %s, %s | %s ms, %s m | %s | %s |",
                scene.name,
                Numbers.of(ours.millis()),
                Numbers.of(mine),
                peer.engine(),
                peer.setting(),
                Numbers.of(peer.millis()),
                Numbers.of(theirs),
                Numbers.of(peer.millis() / ours.millis()),
                ahead);
    }

    /** All scenes in one table. */
    void standings() {
        out.println(
                "| scene | Linkage: time per 1/60 s, worst gap or overlap | fastest peer under 1 cm | its time and gap"
                        + " | × Linkage | faster |");
        out.println("|---|---|---|---|---|---|");
        for (String line : standings) {
            out.println(line);
        }
    }
}

package org.linkage.peers;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How far the tip of a chain of uniform rods (L = m = 1, released horizontally) is from its published place after one
 * second, at 60 Hz and with 16 substeps.
 */
final class Accuracy {
    private static final Object[][] REFERENCE = {
        {2, -1.6621151358, -1.0414666372}, {5, 0.5335694751, -4.9197095976},
    };

    private Accuracy() {}

    static void run(PrintStream out) {
        Map<String, Engine.Maker> engines = new LinkedHashMap<>();
        engines.put("Linkage (rk4-projected)", LinkageEngine::accurate);
        engines.put("Linkage (implicit-bdf2)", LinkageEngine::new);
        engines.put("dyn4j 6.0.0", Dyn4jEngine::new);
        engines.put("JBox2D 2.2.1.1", Jbox2dEngine::new);
        engines.put("gdx-box2d 1.14.2", GdxEngine::new);
        engines.put("Jolt (jolt-jni 0.9.9)", JoltEngine::new);
        out.println("| engine | 2 rods, 60 Hz | 2 rods, 16 substeps | 5 rods, 60 Hz | 5 rods, 16 substeps |");
        out.println("|---|---|---|---|---|");
        for (Map.Entry<String, Engine.Maker> engine : engines.entrySet()) {
            StringBuilder line = new StringBuilder("| " + engine.getKey());
            for (Object[] reference : REFERENCE) {
                for (int substeps : new int[] {1, 16}) {
                    line.append(" | " + Numbers.of(error(engine.getValue(), reference, substeps)));
                }
            }
            out.println(line + " |");
        }
    }

    private static double error(Engine.Maker maker, Object[] reference, int substeps) {
        int n = (Integer) reference[0];
        // a thin rod, so that its inertia is that of a line
        PeerScene scene = PeerScene.chain(n, 1, 1e-5, 1);
        try (Engine engine = maker.make(scene, new Engine.Setting("", 1, substeps))) {
            for (int i = 0; i < 60; i++) {
                engine.frame();
            }
            double x = engine.x(n - 1) + 0.5 * Math.cos(engine.angle(n - 1));
            double y = engine.y(n - 1) + 0.5 * Math.sin(engine.angle(n - 1));
            return Math.hypot(x - (Double) reference[1], y - (Double) reference[2]);
        }
    }
}

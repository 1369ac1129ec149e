package org.linkage.peers;

import java.util.Arrays;

/**
 * One engine at one setting through one scene: frames of 1/60 s, each timed, the judge looking on (untimed).
 *
 * @param engine name of the engine
 * @param setting name of the setting
 * @param millis median time of a frame
 * @param gap worst gap of a pin in metres
 * @param stretch worst sum of gaps over the size
 * @param overlap worst overlap of discs at the end, in metres
 * @param energy change of energy over m g size at the end
 * @param seconds simulated seconds before the time for a trial was used up
 * @param verdict a word: held, torn (a gap above 1 cm) or lost (a part flew off, or numbers that are not finite)
 */
record Trial(
        String engine,
        String setting,
        double millis,
        double gap,
        double stretch,
        double overlap,
        double energy,
        double seconds,
        String verdict) {
    private static final double TORN = 0.01;
    private static final double MOST_SECONDS = 12;

    static Trial run(String name, Engine.Maker maker, PeerScene scene, Engine.Setting setting, int frames) {
        try (Engine warm = maker.make(scene, setting)) {
            long end = System.nanoTime() + 1_000_000_000L;
            for (int i = 0; i < frames && System.nanoTime() < end; i++) {
                warm.frame();
            }
        }
        Judge judge = new Judge(scene);
        double[] times = new double[frames];
        int done = 0;
        double spent = 0;
        try (Engine engine = maker.make(scene, setting)) {
            while (done < frames && spent < MOST_SECONDS) {
                long before = System.nanoTime();
                engine.frame();
                times[done] = (System.nanoTime() - before) / 1e6;
                spent += times[done] / 1e3;
                done++;
                judge.look(engine);
            }
        }
        if (scene.touching) {
            judge.lookAtOverlaps();
        }
        Arrays.sort(times, 0, done);
        boolean lost = judge.lost() || !(judge.worstGap() < Double.MAX_VALUE) || Double.isNaN(judge.energy());
        String verdict = lost ? "lost" : judge.worstGap() > TORN ? "torn" : "held";
        return new Trial(
                name,
                setting.name(),
                times[done / 2],
                judge.worstGap(),
                judge.worstStretch(),
                judge.worstOverlap(),
                judge.energy(),
                done / 60.0,
                verdict);
    }

    boolean held() {
        return verdict.equals("held");
    }
}

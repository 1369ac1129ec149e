package org.linkage.peers;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * One engine at one setting through one scene: frames of 1/60 s, each timed, the judge looking on (untimed). All engines work
 * on the calling thread; where something else had its core in between, the time that the core gave to it counts.
 *
 * @param engine name of the engine
 * @param setting name of the setting
 * @param millis median time of a frame
 * @param gap worst gap of a pin in metres
 * @param stretch worst sum of gaps over the size
 * @param overlap worst overlap of discs at the end, in metres
 * @param energy change of energy over m g size at the end
 * @param seconds simulated seconds before the time for a trial was used up
 * @param complete whether it came to its end within that time
 * @param verdict a word: held, torn (a gap above 1 cm), sunk (an overlap above 1 cm) or lost (a part flew off, or numbers that are not finite)
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
        boolean complete,
        String verdict) {
    private static final double TORN = 0.01;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    /** Seconds of computing after which a trial ends; the one that the others are compared with may take longer. */
    static final double PEERS = 10;

    static final double OURS = 60;

    static Trial run(
            String name, Engine.Maker maker, PeerScene scene, Engine.Setting setting, int frames, double most) {
        warmUp(maker, scene, setting, frames);
        Judge judge = new Judge(scene);
        double[] times = new double[frames];
        int done = 0;
        double spent = 0;
        try (Engine engine = maker.make(scene, setting)) {
            while (done < frames && spent < most) {
                long ran = THREADS.getCurrentThreadCpuTime();
                long before = System.nanoTime();
                engine.frame();
                long clock = System.nanoTime() - before;
                times[done] = Math.min(clock, THREADS.getCurrentThreadCpuTime() - ran) / 1e6;
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
        String verdict =
                lost ? "lost" : judge.worstGap() > TORN ? "torn" : judge.worstOverlap() > TORN ? "sunk" : "held";
        return new Trial(
                name,
                setting.name(),
                times[done / 2],
                judge.worstGap(),
                judge.worstStretch(),
                judge.worstOverlap(),
                judge.energy(),
                done / 60.0,
                done == frames,
                verdict);
    }

    /** The same motion again and again for a second: compilers have seen all of it before the clock runs. */
    private static void warmUp(Engine.Maker maker, PeerScene scene, Engine.Setting setting, int frames) {
        long end = System.nanoTime() + 1_000_000_000L;
        while (System.nanoTime() < end) {
            try (Engine warm = maker.make(scene, setting)) {
                for (int i = 0; i < frames && System.nanoTime() < end; i++) {
                    warm.frame();
                }
            }
        }
    }

    boolean held() {
        return verdict.equals("held");
    }
}

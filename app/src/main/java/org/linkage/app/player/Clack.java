package org.linkage.app.player;

/** The sound of a hit: one short dry click, computed once and played as loud as the hit was hard. */
final class Clack {
    static final int RATE = 44_100;
    private static final int SAMPLES = RATE * 60 / 1000;

    /** What rings: Hz, seconds until it has fallen to 1/e, and how loud; about what two hard balls do. */
    private static final double[][] PARTIALS = {{1700, 0.009, 0.5}, {2950, 0.006, 0.35}, {5300, 0.003, 0.15}};

    private final Speaker speaker;
    private boolean open;

    Clack(Speaker speaker) {
        this.speaker = speaker;
    }

    /** Makes the sound ready, if it is wanted. */
    void open(boolean wanted) {
        if (wanted && !open) {
            speaker.open(samples(), RATE);
            open = true;
        }
    }

    void close() {
        if (open) {
            open = false;
            speaker.close();
        }
    }

    /** @param strength how hard the hit was, up to 1 */
    void play(double strength) {
        if (open) {
            speaker.play((float) strength);
        }
    }

    /** Little-endian samples of 16 bits, as every Android has them. */
    static byte[] samples() {
        byte[] bytes = new byte[2 * SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            double t = (double) i / RATE;
            double sum = 0;
            for (double[] partial : PARTIALS) {
                sum += partial[2] * Math.exp(-t / partial[1]) * Math.sin(2 * Math.PI * partial[0] * t);
            }
            // nothing jumps at the end
            double fade = Math.min(1, (SAMPLES - 1 - i) / (0.2 * SAMPLES));
            short sample = (short) Math.round(0.9 * Short.MAX_VALUE * fade * sum);
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }
}

package org.linkage.app.paint;

/**
 * One colour ramp for every load: dark blue over grey to yellow, told apart by lightness as well as by hue so that it reads
 * without red and green. Both ends keep a contrast of 3:1 against the ground of their theme.
 */
public final class Ramp {
    /** How many steps the ramp has; thousands of links are drawn in so many calls. */
    public static final int STEPS = 16;

    private static final int[] ON_PAPER = {0xFF12306B, 0xFF3C4F79, 0xFF686B75, 0xFF8C7B52, 0xFFB08500};
    private static final int[] ON_NIGHT = {0xFF4F7BD6, 0xFF7A90BE, 0xFFA3A5A2, 0xFFD0BF6C, 0xFFFFE84D};

    private final int[] colours = new int[STEPS];

    Ramp(boolean dark) {
        int[] anchors = dark ? ON_NIGHT : ON_PAPER;
        for (int i = 0; i < STEPS; i++) {
            double place = (double) i / (STEPS - 1) * (anchors.length - 1);
            int below = Math.min((int) place, anchors.length - 2);
            colours[i] = mix(anchors[below], anchors[below + 1], place - below);
        }
    }

    /** The step of a share of the greatest load, from 0 to 1. */
    public static int step(double share) {
        if (!(share > 0)) {
            return 0;
        }
        return share >= 1 ? STEPS - 1 : (int) (share * STEPS);
    }

    /** The colour of a step. */
    public int colour(int step) {
        return colours[step];
    }

    /** The colour of a share of the greatest load. */
    public int of(double share) {
        return colours[step(share)];
    }

    /** One colour on the way from another, channel by channel. */
    public static int mix(int from, int to, double share) {
        int result = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int a = (from >>> shift) & 0xFF;
            int b = (to >>> shift) & 0xFF;
            result |= ((int) Math.round(a + (b - a) * share) & 0xFF) << shift;
        }
        return result;
    }
}

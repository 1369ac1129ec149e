package org.linkage.app.tour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * At most 255 colours for a moving picture, and which of them stands for which. The drawing has few colours and many soft
 * edges between them: the colours are counted in cubes of 8 × 8 × 8 levels, the cubes put into boxes, and the box whose spread
 * weighs most is cut at its middle until there are enough (median cut).
 */
final class Colours {
    static final int MOST = 255;
    private static final int BITS = 5;
    private static final int CUBES = 1 << (3 * BITS);

    private final long[] count = new long[CUBES];
    private final long[] red = new long[CUBES];
    private final long[] green = new long[CUBES];
    private final long[] blue = new long[CUBES];
    private final byte[] indexOfCube = new byte[CUBES];
    private int[] palette = new int[0];

    private static int cube(int rgb) {
        return (rgb >> 19 & 31) << 10 | (rgb >> 11 & 31) << 5 | rgb >> 3 & 31;
    }

    /** Counts the pixels of a frame. */
    void count(int[] pixels) {
        for (int rgb : pixels) {
            int cube = cube(rgb);
            count[cube]++;
            red[cube] += rgb >> 16 & 255;
            green[cube] += rgb >> 8 & 255;
            blue[cube] += rgb & 255;
        }
    }

    /** Chooses at most so many colours; afterwards {@link #index} and {@link #palette} may be asked. */
    void choose(int most) {
        int used = 0;
        int[] cubes = new int[CUBES];
        for (int cube = 0; cube < CUBES; cube++) {
            if (count[cube] > 0) {
                cubes[used++] = cube;
            }
        }
        List<int[]> boxes = new ArrayList<>();
        boxes.add(Arrays.copyOf(cubes, used));
        while (boxes.size() < most) {
            int widest = -1;
            double largest = 0;
            for (int i = 0; i < boxes.size(); i++) {
                double spread = spread(boxes.get(i));
                if (spread > largest) {
                    largest = spread;
                    widest = i;
                }
            }
            if (widest < 0) {
                break;
            }
            cut(boxes, widest);
        }
        palette = new int[boxes.size()];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = mean(boxes.get(i), (byte) i);
        }
    }

    /** How far a box reaches, weighed by how much it is seen: rare soft edges may be coarser than large planes. */
    private double spread(int[] box) {
        if (box.length < 2) {
            return 0;
        }
        long seen = 0;
        int reach = 0;
        for (int channel = 0; channel < 3; channel++) {
            int[] range = range(box, channel);
            reach = Math.max(reach, range[1] - range[0]);
        }
        for (int cube : box) {
            seen += count[cube];
        }
        return reach * Math.sqrt(seen);
    }

    private static int level(int cube, int channel) {
        return cube >> BITS * (2 - channel) & 31;
    }

    private static int[] range(int[] box, int channel) {
        int low = 31;
        int high = 0;
        for (int cube : box) {
            low = Math.min(low, level(cube, channel));
            high = Math.max(high, level(cube, channel));
        }
        return new int[] {low, high};
    }

    private static void cut(List<int[]> boxes, int which) {
        int[] box = boxes.get(which);
        int channel = 0;
        int[] widest = range(box, 0);
        for (int c = 1; c < 3; c++) {
            int[] range = range(box, c);
            if (range[1] - range[0] > widest[1] - widest[0]) {
                widest = range;
                channel = c;
            }
        }
        int middle = (widest[0] + widest[1] + 1) / 2;
        int[] below = new int[box.length];
        int[] above = new int[box.length];
        int n = 0;
        int m = 0;
        for (int cube : box) {
            if (level(cube, channel) < middle) {
                below[n++] = cube;
            } else {
                above[m++] = cube;
            }
        }
        boxes.set(which, Arrays.copyOf(below, n));
        boxes.add(Arrays.copyOf(above, m));
    }

    private int mean(int[] box, byte index) {
        long seen = 0;
        long r = 0;
        long g = 0;
        long b = 0;
        for (int cube : box) {
            indexOfCube[cube] = index;
            seen += count[cube];
            r += red[cube];
            g += green[cube];
            b += blue[cube];
        }
        return (int) (r / seen) << 16 | (int) (g / seen) << 8 | (int) (b / seen);
    }

    /** The chosen colours, 0xRRGGBB. */
    int[] palette() {
        return palette.clone();
    }

    /** The places of a frame's pixels in the palette. */
    byte[] index(int[] pixels) {
        byte[] indices = new byte[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            indices[i] = indexOfCube[cube(pixels[i])];
        }
        return indices;
    }
}

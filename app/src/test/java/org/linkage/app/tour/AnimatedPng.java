package org.linkage.app.tour;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A moving picture as an animated PNG, which every browser shows and every other program opens as its first frame.
 *
 * <pre>
 *   IHDR PLTE tRNS acTL  fcTL IDAT  fcTL fdAT  fcTL fdAT …  IEND
 * </pre>
 *
 * <p>All frames share one palette, whose last colour means "as before": a frame holds only the rectangle that changed, and in
 * it only the pixels that changed. One frame alone makes an ordinary PNG.
 */
public final class AnimatedPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    /** Above this a file is made coarser, as far as {@link Coarse} goes. */
    private static final int LIMIT = 500_000;

    private static final int KEEP = 0;
    private static final int OVER = 1;

    private final int width;
    private final int height;
    private final int millis;
    private final List<int[]> frames = new ArrayList<>();

    /** A picture of this size whose frames last so many milliseconds. */
    public AnimatedPng(int width, int height, int millis) {
        this.width = width;
        this.height = height;
        this.millis = millis;
    }

    /** Adds a frame of opaque pixels, 0xRRGGBB (what stands above is passed over), row after row. */
    public void add(int[] pixels) {
        if (pixels.length != width * height) {
            throw new IllegalArgumentException("A frame of " + width + " × " + height + " has " + width * height
                    + " pixels, not " + pixels.length);
        }
        frames.add(pixels.clone());
    }

    public int frames() {
        return frames.size();
    }

    /** Writes the file; the last frame stays for {@code restMillis} before the first one comes again. */
    public void write(File file, int restMillis) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(bytes(restMillis));
        }
    }

    /**
     * What is given up for a smaller file.
     *
     * @param colours how many colours there are
     * @param same a pixel that changes by no more than this in any colour stays as it was shown
     * @param every only every so many frames
     */
    private record Coarse(int colours, int same, int every) {}

    private static final Coarse[] LEVELS = {
        new Coarse(Colours.MOST, 6, 1), new Coarse(96, 10, 1), new Coarse(64, 10, 2), new Coarse(48, 10, 3),
    };

    byte[] bytes(int restMillis) throws IOException {
        byte[] bytes = new byte[0];
        for (int level = 0; level < LEVELS.length; level++) {
            bytes = bytes(restMillis, LEVELS[level]);
            if (bytes.length <= LIMIT) {
                break;
            }
        }
        return bytes;
    }

    private byte[] bytes(int restMillis, Coarse coarse) throws IOException {
        Colours colours = new Colours();
        List<int[]> taken = new ArrayList<>();
        for (int i = 0; i < frames.size(); i += coarse.every()) {
            taken.add(frames.get(i));
            colours.count(frames.get(i));
        }
        colours.choose(coarse.colours());
        int[] palette = colours.palette();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        chunk(out, "IHDR", header());
        boolean moving = taken.size() > 1;
        chunk(out, "PLTE", paletteBytes(palette, moving));
        if (moving) {
            byte[] clear = new byte[palette.length + 1];
            Arrays.fill(clear, (byte) 255);
            clear[palette.length] = 0;
            chunk(out, "tRNS", clear);
            chunk(out, "acTL", ints(taken.size(), 0));
        }
        boolean[] same = same(palette, coarse.same());
        byte[] shown = new byte[0];
        int sequence = 0;
        for (int i = 0; i < taken.size(); i++) {
            byte[] now = colours.index(taken.get(i));
            if (i == 0) {
                shown = now.clone();
            }
            Part part = i == 0 ? whole(now) : changed(shown, now, same, palette.length);
            if (moving) {
                chunk(
                        out,
                        "fcTL",
                        control(sequence++, part, i == taken.size() - 1 ? restMillis : coarse.every() * millis));
            }
            if (i == 0) {
                chunk(out, "IDAT", part.data());
            } else {
                byte[] data = new byte[part.data().length + 4];
                System.arraycopy(ints(sequence++), 0, data, 0, 4);
                System.arraycopy(part.data(), 0, data, 4, part.data().length);
                chunk(out, "fdAT", data);
            }
        }
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    /** A rectangle of a frame, compressed. */
    private record Part(int x, int y, int width, int height, byte[] data) {}

    private Part whole(byte[] now) {
        return new Part(0, 0, width, height, deflate(now, 0, 0, width, height));
    }

    /** Which two colours of the palette are nearly the same, as a table of MOST × MOST. */
    private static boolean[] same(int[] palette, int least) {
        boolean[] same = new boolean[Colours.MOST * Colours.MOST];
        for (int a = 0; a < palette.length; a++) {
            for (int b = 0; b < palette.length; b++) {
                int most = 0;
                for (int shift = 0; shift < 24; shift += 8) {
                    most = Math.max(most, Math.abs((palette[a] >> shift & 255) - (palette[b] >> shift & 255)));
                }
                same[a * Colours.MOST + b] = most <= least;
            }
        }
        return same;
    }

    /** The rectangle that changed; afterwards {@code shown} is what a viewer sees. */
    private Part changed(byte[] shown, byte[] now, boolean[] same, int asBefore) {
        int left = width;
        int right = 0;
        int top = height;
        int bottom = 0;
        byte[] difference = new byte[now.length];
        for (int i = 0; i < now.length; i++) {
            if (same[(shown[i] & 255) * Colours.MOST + (now[i] & 255)]) {
                difference[i] = (byte) asBefore;
                continue;
            }
            shown[i] = now[i];
            difference[i] = now[i];
            left = Math.min(left, i % width);
            right = Math.max(right, i % width + 1);
            top = Math.min(top, i / width);
            bottom = Math.max(bottom, i / width + 1);
        }
        if (left >= right) { // nothing moved: one pixel, because a frame may not be empty
            return new Part(0, 0, 1, 1, deflate(difference, 0, 0, 1, 1));
        }
        byte[] data = deflate(difference, left, top, right - left, bottom - top);
        return new Part(left, top, right - left, bottom - top, data);
    }

    private byte[] deflate(byte[] indices, int x, int y, int columns, int rows) {
        byte[] lines = new byte[rows * (columns + 1)]; // each begins with its filter, 0 for none
        for (int row = 0; row < rows; row++) {
            System.arraycopy(indices, (y + row) * width + x, lines, row * (columns + 1) + 1, columns);
        }
        Deflater deflater = new Deflater(6);
        deflater.setInput(lines);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 14];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    private byte[] header() {
        byte[] data = Arrays.copyOf(ints(width, height), 13);
        data[8] = 8; // bits
        data[9] = 3; // a palette
        return data;
    }

    private static byte[] paletteBytes(int[] palette, boolean moving) {
        byte[] data = new byte[3 * (palette.length + (moving ? 1 : 0))];
        for (int i = 0; i < palette.length; i++) {
            data[3 * i] = (byte) (palette[i] >> 16);
            data[3 * i + 1] = (byte) (palette[i] >> 8);
            data[3 * i + 2] = (byte) palette[i];
        }
        return data;
    }

    private static byte[] control(int sequence, Part part, int millis) {
        byte[] data = Arrays.copyOf(ints(sequence, part.width(), part.height(), part.x(), part.y()), 26);
        data[20] = (byte) (millis >> 8);
        data[21] = (byte) millis;
        data[22] = (byte) (1000 >> 8);
        data[23] = (byte) 1000;
        data[24] = KEEP;
        data[25] = OVER;
        return data;
    }

    private static byte[] ints(int... values) {
        byte[] data = new byte[4 * values.length];
        for (int i = 0; i < values.length; i++) {
            for (int b = 0; b < 4; b++) {
                data[4 * i + b] = (byte) (values[i] >> 24 - 8 * b);
            }
        }
        return data;
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name, 0, name.length);
        check.update(data, 0, data.length);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}

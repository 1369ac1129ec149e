package org.linkage.app.tour;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import org.junit.Test;

/** Reads the encoder's files with a decoder written from the specification. */
public class AnimatedPngTest {
    private static final int WIDTH = 40;
    private static final int HEIGHT = 30;

    /** A square that moves over a ground of two colours. */
    private static int[] frame(int x) {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) {
            boolean square = Math.abs(i % WIDTH - x) < 4 && Math.abs(i / WIDTH - 15) < 4;
            pixels[i] = square ? 0xFF00796B : i / WIDTH < 15 ? 0xFFFAF8F4 : 0xFF1F2430;
        }
        return pixels;
    }

    @Test
    public void everyFrameComesBack() throws Exception {
        AnimatedPng picture = new AnimatedPng(WIDTH, HEIGHT, 50);
        int[] places = {10, 11, 11, 25};
        for (int place : places) {
            picture.add(frame(place));
        }
        List<int[]> read = decode(picture.bytes(1000));
        assertEquals(places.length, read.size());
        for (int i = 0; i < places.length; i++) {
            assertArrayEquals("frame " + i, frame(places[i]), read.get(i));
        }
    }

    @Test
    public void aFrameHoldsOnlyWhatChanged() throws Exception {
        AnimatedPng still = new AnimatedPng(WIDTH, HEIGHT, 50);
        AnimatedPng moving = new AnimatedPng(WIDTH, HEIGHT, 50);
        for (int i = 0; i < 20; i++) {
            still.add(frame(10));
            moving.add(frame(10 + i));
        }
        int one = still.bytes(50).length;
        assertTrue("standing still costs next to nothing: " + one, one < 20 * 80);
        assertTrue("a small square costs little", moving.bytes(50).length < one + 20 * 60);
    }

    @Test
    public void manyColoursBecomeNearOnes() throws Exception {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = 0xFF000000 | i * 13 % 256 << 16 | i * 7 % 256 << 8 | i * 3 % 256;
        }
        AnimatedPng picture = new AnimatedPng(WIDTH, HEIGHT, 50);
        picture.add(pixels);
        int[] read = decode(picture.bytes(50)).get(0);
        for (int i = 0; i < pixels.length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                int error = (pixels[i] >> shift & 255) - (read[i] >> shift & 255);
                assertTrue("pixel " + i + " is off by " + error, Math.abs(error) < 48);
            }
        }
    }

    private static List<int[]> decode(byte[] file) throws Exception {
        ByteBuffer in = ByteBuffer.wrap(file);
        in.position(8);
        int[] palette = new int[0];
        int clear = -1;
        int[] canvas = new int[WIDTH * HEIGHT];
        int[] part = {0, 0, WIDTH, HEIGHT};
        int sequence = 0;
        List<int[]> frames = new ArrayList<>();
        while (in.hasRemaining()) {
            byte[] data = new byte[in.getInt()];
            byte[] name = new byte[4];
            in.get(name);
            in.get(data);
            CRC32 check = new CRC32();
            check.update(name, 0, name.length);
            check.update(data, 0, data.length);
            assertEquals("check sum", (int) check.getValue(), in.getInt());
            ByteBuffer body = ByteBuffer.wrap(data);
            switch (new String(name, StandardCharsets.US_ASCII)) {
                case "PLTE" -> {
                    palette = new int[data.length / 3];
                    for (int i = 0; i < palette.length; i++) {
                        palette[i] = 0xFF000000
                                | (data[3 * i] & 255) << 16
                                | (data[3 * i + 1] & 255) << 8
                                | data[3 * i + 2] & 255;
                    }
                }
                case "tRNS" -> clear = data.length - 1;
                case "fcTL" -> {
                    assertEquals("frames are numbered", sequence++, body.getInt());
                    part = new int[] {body.getInt(12), body.getInt(16), body.getInt(4), body.getInt(8)};
                }
                case "IDAT" -> frames.add(paint(canvas, part, data, palette, clear));
                case "fdAT" -> {
                    assertEquals("frames are numbered", sequence++, body.getInt());
                    frames.add(paint(canvas, part, Arrays.copyOfRange(data, 4, data.length), palette, clear));
                }
                default -> {}
            }
        }
        return frames;
    }

    private static int[] paint(int[] canvas, int[] part, byte[] data, int[] palette, int clear) throws Exception {
        Inflater inflater = new Inflater();
        inflater.setInput(data);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[4096];
        while (!inflater.finished()) {
            out.write(buffer, 0, inflater.inflate(buffer));
        }
        byte[] lines = out.toByteArray();
        assertEquals("rows of a filter and pixels", part[3] * (part[2] + 1), lines.length);
        for (int row = 0; row < part[3]; row++) {
            for (int column = 0; column < part[2]; column++) {
                int index = lines[row * (part[2] + 1) + 1 + column] & 255;
                if (index != clear) {
                    canvas[(part[1] + row) * WIDTH + part[0] + column] = palette[index];
                }
            }
        }
        return canvas.clone();
    }
}

package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.Test;

/** A file with random damage gives a sound description or a {@link SceneException}, and nothing else. */
public class SceneFuzzTest {
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "-",
        "1e999",
        "0",
        "NaN",
        "null",
        "true",
        "\"world\"",
        "\"a\"",
        "\\u0000",
        "1e-320",
        "\"type\"",
        "\"particle\"",
        "[0, 0]",
        "\n",
        "\uD83D",
        "é",
        "\"point\": [0, 0]",
        "-0",
        "1e15",
        "{}"
    };

    @Test
    public void damagedTextIsToldOrSound() {
        for (long seed = 0; seed < 1_200; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(RoundTripTest.EVERYTHING);
            int wounds = 1 + random.nextInt(4);
            for (int i = 0; i < wounds; i++) {
                damage(text, random);
            }
            read(text.toString().getBytes(StandardCharsets.UTF_8), seed);
        }
    }

    @Test
    public void damagedBytesAreToldOrSound() {
        byte[] sound = RoundTripTest.EVERYTHING.getBytes(StandardCharsets.UTF_8);
        for (long seed = 0; seed < 800; seed++) {
            Random random = new Random(seed);
            byte[] bytes = sound.clone();
            for (int i = random.nextInt(5); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            read(bytes, seed);
        }
    }

    @Test
    public void wrongValuesAreToldOrSound() {
        // a number in the file becomes another number: the file stays JSON, its meaning may not
        String[] numbers = {"0", "-1", "1e-300", "1e14", "7", "-0.5", "1e16", "0.1", "2"};
        for (long seed = 0; seed < 1_200; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(RoundTripTest.EVERYTHING);
            int at = random.nextInt(text.length());
            while (at < text.length() && !Character.isDigit(text.charAt(at))) {
                at++;
            }
            int end = at;
            while (end < text.length() && Character.isDigit(text.charAt(end))) {
                end++;
            }
            text.replace(at, end, numbers[random.nextInt(numbers.length)]);
            read(text.toString().getBytes(StandardCharsets.UTF_8), seed);
        }
    }

    private static void damage(StringBuilder text, Random random) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
            case 2 -> text.delete(at, Math.min(text.length(), at + random.nextInt(60)));
            default -> {
                int from = random.nextInt(text.length());
                String piece = text.substring(from, Math.min(text.length(), from + random.nextInt(80)));
                text.insert(at, piece);
            }
        }
    }

    private static void read(byte[] bytes, long seed) {
        try {
            SceneDescription scene = SceneReader.read(new ByteArrayInputStream(bytes));
            SceneDescription again = SceneReader.parse(SceneWriter.write(scene));
            assertEquals("seed " + seed, scene, again);
        } catch (SceneException told) {
            if (told.getMessage().isEmpty() || told.getMessage().contains("\n")) {
                throw new AssertionError("seed " + seed + ": " + told.getMessage(), told);
            }
        } catch (IOException | RuntimeException | Error broken) {
            throw new AssertionError("seed " + seed + ": " + broken, broken);
        }
    }
}

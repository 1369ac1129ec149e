package org.linkage.app.player;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneException;

/**
 * The parts of which a kept session or race consists, in the order of their bytes. Files are written beside and renamed, so
 * that a kill in the middle leaves the old one; what cannot be read is refused, never half taken.
 */
public final class Keeping {
    private static final int LONGEST = 1 << 24;

    /** What is written. */
    public interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    /** What is read. */
    public interface Reader<T> {
        T read(DataInputStream in) throws IOException, SceneException;
    }

    private Keeping() {}

    /** Writes a file that is either whole or not there. */
    public static void write(File file, int format, Writer content) throws IOException {
        File beside = new File(file.getPath() + ".new");
        try (FileOutputStream stream = new FileOutputStream(beside);
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(stream))) {
            out.writeInt(format);
            content.write(out);
            out.flush();
            stream.getFD().sync();
        }
        if (!beside.renameTo(file)) {
            throw new IOException("Nothing could be kept in " + file.getName() + ".");
        }
    }

    /** Reads a file of this format; an exception with a sentence if there is none or it cannot be used. */
    public static <T> T read(File file, int format, Reader<T> content) throws IOException, SceneException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            if (in.readInt() != format) {
                throw new IOException("What was kept is of another version.");
            }
            return content.read(in);
        }
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    public static void writeCast(DataOutputStream out, Cast cast) throws IOException {
        writeText(out, cast.sceneId());
        writeText(out, cast.json());
        out.writeInt(cast.values().size());
        for (Map.Entry<String, Double> value : cast.values().entrySet()) {
            out.writeUTF(value.getKey());
            out.writeDouble(value.getValue());
        }
    }

    public static Cast readCast(DataInputStream in) throws IOException, SceneException {
        String id = readText(in);
        String json = readText(in);
        Map<String, Double> values = new LinkedHashMap<>();
        int count = readLength(in);
        for (int i = 0; i < count; i++) {
            String name = in.readUTF();
            values.put(name, in.readDouble());
        }
        return json != null ? Cast.ofFile(json) : Cast.of(id == null ? "" : id, values);
    }

    public static void writeChoices(DataOutputStream out, Choices choices) throws IOException {
        writeText(out, choices.solver);
        writeText(out, choices.integrator);
        writeText(out, choices.contact);
        out.writeDouble(choices.step);
        out.writeInt(choices.iterations);
        out.writeDouble(choices.stabilisation);
        out.writeBoolean(choices.geometricStiffness);
        out.writeBoolean(choices.kinematic);
        out.writeDouble(choices.gravityX);
        out.writeDouble(choices.gravityY);
        out.writeDouble(choices.speed);
        out.writeBoolean(choices.playing);
    }

    public static Choices readChoices(DataInputStream in) throws IOException {
        Choices choices = new Choices();
        choices.solver = readText(in);
        choices.integrator = readText(in);
        choices.contact = readText(in);
        choices.step = in.readDouble();
        choices.iterations = in.readInt();
        choices.stabilisation = in.readDouble();
        choices.geometricStiffness = in.readBoolean();
        choices.kinematic = in.readBoolean();
        choices.gravityX = in.readDouble();
        choices.gravityY = in.readDouble();
        choices.speed = in.readDouble();
        choices.playing = in.readBoolean();
        return choices;
    }

    public static void writeNumbers(DataOutputStream out, double[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (double number : numbers) {
            out.writeDouble(number);
        }
    }

    public static double[] readNumbers(DataInputStream in) throws IOException {
        double[] numbers = new double[readLength(in)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readDouble();
        }
        return numbers;
    }

    public static void writeFlags(DataOutputStream out, boolean[] flags) throws IOException {
        out.writeInt(flags.length);
        for (boolean flag : flags) {
            out.writeBoolean(flag);
        }
    }

    public static boolean[] readFlags(DataInputStream in) throws IOException {
        boolean[] flags = new boolean[readLength(in)];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = in.readBoolean();
        }
        return flags;
    }

    public static void writeSight(DataOutputStream out, StageView.@Nullable Sight sight) throws IOException {
        out.writeBoolean(sight != null);
        out.writeDouble(sight == null ? 0 : sight.x());
        out.writeDouble(sight == null ? 0 : sight.y());
        out.writeDouble(sight == null ? 1 : sight.metres());
    }

    public static StageView.@Nullable Sight readSight(DataInputStream in) throws IOException {
        boolean moved = in.readBoolean();
        StageView.Sight sight = new StageView.Sight(in.readDouble(), in.readDouble(), in.readDouble());
        return moved ? sight : null;
    }

    public static int readLength(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("What was kept is damaged.");
        }
        return length;
    }

    public static void writeText(DataOutputStream out, @Nullable String text) throws IOException {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(text == null ? -1 : bytes.length);
        out.write(bytes);
    }

    public static @Nullable String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            return null;
        }
        if (length > 8 * LONGEST) {
            throw new IOException("What was kept is damaged.");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}

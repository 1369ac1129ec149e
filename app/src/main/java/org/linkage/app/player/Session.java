package org.linkage.app.player;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneException;

/**
 * Everything that must outlive the process: the scene, the state to the last bit, what is pinned, the choices and the camera.
 * In a file, because ten thousand links do not fit into a saved-state bundle; written beside and renamed, so that a kill in
 * the middle leaves the old one.
 */
final class Session {
    private static final int FORMAT = 0x4C4B0002;
    private static final int LONGEST = 1 << 24;

    final Cast cast;
    final Choices choices;
    final double[] state;
    final boolean[] pinned;
    final StageView.@Nullable Sight sight;
    final boolean tilt;
    final boolean tiltLocked;
    /** The strength of gravity that a person chose; NaN for the scene's own. */
    final double strength;

    Session(
            Cast cast,
            Choices choices,
            double[] state,
            boolean[] pinned,
            StageView.@Nullable Sight sight,
            boolean tilt,
            boolean tiltLocked,
            double strength) {
        this.cast = cast;
        this.choices = choices;
        this.state = state;
        this.pinned = pinned;
        this.sight = sight;
        this.tilt = tilt;
        this.tiltLocked = tiltLocked;
        this.strength = strength;
    }

    void write(File file) throws IOException {
        File beside = new File(file.getPath() + ".new");
        try (FileOutputStream stream = new FileOutputStream(beside);
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(stream))) {
            out.writeInt(FORMAT);
            writeText(out, cast.sceneId());
            writeText(out, cast.json());
            out.writeInt(cast.values().size());
            for (Map.Entry<String, Double> value : cast.values().entrySet()) {
                out.writeUTF(value.getKey());
                out.writeDouble(value.getValue());
            }
            writeChoices(out);
            out.writeInt(state.length);
            for (double number : state) {
                out.writeDouble(number);
            }
            out.writeInt(pinned.length);
            for (boolean pin : pinned) {
                out.writeBoolean(pin);
            }
            StageView.Sight shown = sight;
            out.writeBoolean(shown != null);
            out.writeDouble(shown == null ? 0 : shown.x());
            out.writeDouble(shown == null ? 0 : shown.y());
            out.writeDouble(shown == null ? 1 : shown.metres());
            out.writeBoolean(tilt);
            out.writeBoolean(tiltLocked);
            out.writeDouble(strength);
            out.flush();
            stream.getFD().sync();
        }
        if (!beside.renameTo(file)) {
            throw new IOException("The session could not be kept in " + file.getName() + ".");
        }
    }

    private void writeChoices(DataOutputStream out) throws IOException {
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

    private static Choices readChoices(DataInputStream in) throws IOException {
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

    /** The session of a file; an exception with a sentence if there is none or it cannot be used. */
    static Session read(File file) throws IOException, SceneException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            if (in.readInt() != FORMAT) {
                throw new IOException("The kept session is of another version.");
            }
            String id = readText(in);
            String json = readText(in);
            Map<String, Double> values = new LinkedHashMap<>();
            int count = length(in);
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                values.put(name, in.readDouble());
            }
            Choices choices = readChoices(in);
            double[] state = new double[length(in)];
            for (int i = 0; i < state.length; i++) {
                state[i] = in.readDouble();
            }
            boolean[] pinned = new boolean[length(in)];
            for (int i = 0; i < pinned.length; i++) {
                pinned[i] = in.readBoolean();
            }
            boolean moved = in.readBoolean();
            StageView.Sight sight = new StageView.Sight(in.readDouble(), in.readDouble(), in.readDouble());
            boolean tilt = in.readBoolean();
            boolean tiltLocked = in.readBoolean();
            double strength = in.readDouble();
            Cast cast = json != null ? Cast.ofFile(json) : Cast.of(id == null ? "" : id, values);
            return new Session(cast, choices, state, pinned, moved ? sight : null, tilt, tiltLocked, strength);
        }
    }

    private static int length(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("The kept session is damaged.");
        }
        return length;
    }

    private static void writeText(DataOutputStream out, @Nullable String text) throws IOException {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        out.writeInt(text == null ? -1 : bytes.length);
        out.write(bytes);
    }

    private static @Nullable String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            return null;
        }
        if (length > 8 * LONGEST) {
            throw new IOException("The kept session is damaged.");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }
}

package org.linkage.app.player;

import java.io.File;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneException;

/**
 * Everything that must outlive the process: the scene, the state to the last bit, what is pinned, the choices and the camera.
 * In a file, because ten thousand links do not fit into a saved-state bundle.
 */
final class Session {
    private static final int FORMAT = 0x4C4B0002;

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
        Keeping.write(file, FORMAT, out -> {
            Keeping.writeCast(out, cast);
            Keeping.writeChoices(out, choices);
            Keeping.writeNumbers(out, state);
            Keeping.writeFlags(out, pinned);
            Keeping.writeSight(out, sight);
            out.writeBoolean(tilt);
            out.writeBoolean(tiltLocked);
            out.writeDouble(strength);
        });
    }

    /** The session of a file; an exception with a sentence if there is none or it cannot be used. */
    static Session read(File file) throws IOException, SceneException {
        return Keeping.read(
                file,
                FORMAT,
                in -> new Session(
                        Keeping.readCast(in),
                        Keeping.readChoices(in),
                        Keeping.readNumbers(in),
                        Keeping.readFlags(in),
                        Keeping.readSight(in),
                        in.readBoolean(),
                        in.readBoolean(),
                        in.readDouble()));
    }
}

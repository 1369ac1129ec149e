package org.linkage.app.race;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Keeping;
import org.linkage.app.player.LaneState;
import org.linkage.app.player.StageView;
import org.linkage.solver.scene.SceneException;

/**
 * A race as it outlives the process: the scene with its values, how every side is run and where it is, and the camera.
 *
 * @param preset the race of the app that it is, or null for a scene of the person's own
 * @param sight what the stages show, or null where nobody moved the camera
 */
record RaceSession(Cast cast, @Nullable String preset, List<LaneState> sides, StageView.@Nullable Sight sight) {
    private static final int FORMAT = 0x4C4B5201;
    private static final int MOST_SIDES = 3;

    void write(File file) throws IOException {
        Keeping.write(file, FORMAT, out -> {
            Keeping.writeCast(out, cast);
            Keeping.writeText(out, preset);
            out.writeInt(sides.size());
            for (LaneState side : sides) {
                side.write(out);
            }
            Keeping.writeSight(out, sight);
        });
    }

    /** The race of a file; an exception with a sentence if there is none or it cannot be used. */
    static RaceSession read(File file) throws IOException, SceneException {
        return Keeping.read(file, FORMAT, RaceSession::read);
    }

    private static RaceSession read(DataInputStream in) throws IOException, SceneException {
        Cast cast = Keeping.readCast(in);
        String preset = Keeping.readText(in);
        int count = Keeping.readLength(in);
        if (count < 1 || count > MOST_SIDES) {
            throw new IOException("What was kept is damaged.");
        }
        List<LaneState> sides = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sides.add(LaneState.read(in));
        }
        return new RaceSession(cast, preset, sides, Keeping.readSight(in));
    }
}

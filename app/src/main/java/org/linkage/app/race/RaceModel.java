package org.linkage.app.race;

import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Choices;
import org.linkage.app.player.FrameSource;
import org.linkage.app.player.Heat;
import org.linkage.app.plot.StripData;
import org.linkage.solver.scene.SceneException;

/** Owns a race and its plots; outlives rotation and themes. */
public final class RaceModel extends ViewModel {
    private static final int SAMPLES = 4096;

    final Heat heat = Heat.start();
    final FrameSource frames = Heat.frames();

    @Nullable
    Cast cast;
    /** What runs; null for a scene of the person's own. */
    @Nullable
    Preset preset;

    List<Choices> sides = new ArrayList<>();
    boolean playing = true;
    double speed = 1;
    /** Why nothing could be opened, as a sentence. */
    @Nullable
    String refusal;
    /** The plots' values: the joint error, or height and acceleration. */
    StripData first = new StripData(SAMPLES, "A", "B");

    StripData second = new StripData(SAMPLES, "A", "B");

    boolean opened() {
        return cast != null || refusal != null;
    }

    void open(Preset chosen) {
        try {
            open(chosen.cast(), chosen.sides(), chosen);
        } catch (SceneException impossible) {
            refuse(impossible.problem());
        }
    }

    void open(Cast newCast, List<Choices> newSides, @Nullable Preset from) {
        cast = newCast;
        sides = newSides;
        preset = from;
        refusal = null;
        playing = true;
        String[] names = new String[newSides.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = letter(i);
            newSides.get(i).speed = speed;
        }
        first = new StripData(SAMPLES, names);
        second = new StripData(SAMPLES, names);
        heat.open(newCast, newSides, from == null ? -1 : from.watched);
    }

    void refuse(String sentence) {
        refusal = sentence;
    }

    static String letter(int side) {
        return side == 0 ? "A" : side == 1 ? "B" : "C";
    }

    @Override
    protected void onCleared() {
        heat.stop();
    }
}

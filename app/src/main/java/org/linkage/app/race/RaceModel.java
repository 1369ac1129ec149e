package org.linkage.app.race;

import android.app.Application;
import android.content.Context;
import androidx.lifecycle.AndroidViewModel;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Choices;
import org.linkage.app.player.FrameSource;
import org.linkage.app.player.Heat;
import org.linkage.app.player.Kept;
import org.linkage.app.player.LaneState;
import org.linkage.app.player.StageView;
import org.linkage.app.plot.StripData;
import org.linkage.solver.scene.SceneException;

/** Owns a race and its plots; outlives rotation and themes, and puts itself into a file for when the process ends. */
public final class RaceModel extends AndroidViewModel {
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
    /** What the stages show; null where nobody moved the camera. */
    StageView.@Nullable Sight sight;
    /** Why nothing could be opened, as a sentence. */
    @Nullable
    String refusal;
    /** The plots' values: what the race is about, or height and acceleration. */
    StripData first = new StripData(SAMPLES, "A", "B");

    StripData second = new StripData(SAMPLES, "A", "B");

    public RaceModel(Application application) {
        super(application);
    }

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
        playing = true;
        for (Choices side : newSides) {
            side.speed = speed;
        }
        sight = null;
        take(newCast, newSides, from);
        heat.open(newCast, newSides, watched());
    }

    private void take(Cast newCast, List<Choices> newSides, @Nullable Preset from) {
        cast = newCast;
        sides = newSides;
        preset = from;
        refusal = null;
        String[] names = new String[newSides.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = letter(i);
        }
        first = new StripData(SAMPLES, names);
        second = new StripData(SAMPLES, names);
    }

    /** The body that the race is about, or −1. */
    int watched() {
        return preset == null ? -1 : preset.watched;
    }

    void refuse(String sentence) {
        refusal = sentence;
    }

    static String letter(int side) {
        return side == 0 ? "A" : side == 1 ? "B" : "C";
    }

    // ---- process death ---------------------------------------------------------------------------------------------

    /** Where the last race lies. */
    static File file(Context context) {
        return new File(context.getFilesDir(), "last-race");
    }

    /** Goes on with the race that was kept; false if there is none that can be used. */
    boolean restore() {
        try {
            RaceSession kept = RaceSession.read(file(getApplication()));
            List<Choices> choices = new ArrayList<>();
            for (LaneState side : kept.sides()) {
                choices.add(side.choices().copy());
            }
            String id = kept.preset();
            take(kept.cast(), choices, id == null ? null : Preset.find(id));
            playing = choices.get(0).playing;
            speed = choices.get(0).speed;
            sight = kept.sight();
            heat.reopen(kept.cast(), kept.sides(), watched());
            return true;
        } catch (IOException | SceneException unusable) {
            return false;
        }
    }

    /** Keeps the race in its file. */
    void keep() {
        if (cast == null) {
            return;
        }
        Kept kept = new Kept();
        Preset from = preset;
        String id = from == null ? null : from.id;
        StageView.Sight shown = sight;
        File file = file(getApplication());
        heat.ask((played, lanes) -> kept.write(() -> new RaceSession(played, id, lanes, shown).write(file)));
        kept.await();
    }

    @Override
    protected void onCleared() {
        heat.stop();
    }
}

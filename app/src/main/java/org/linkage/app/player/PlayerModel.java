package org.linkage.app.player;

import android.app.Application;
import androidx.lifecycle.AndroidViewModel;
import androidx.preference.PreferenceManager;
import java.io.File;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.SceneException;

/** Owns the player of one screen: it outlives rotation and themes, and puts itself into a file for when the process ends. */
public final class PlayerModel extends AndroidViewModel {
    /** Makes what tests replace. */
    interface Staging {
        Crew crew();

        FrameSource frames();

        default Speaker speaker() {
            return new Speaker.Device();
        }
    }

    private static final Staging OWN = new Staging() {
        @Override
        public Crew crew() {
            return new Crew.OwnThread();
        }

        @Override
        public FrameSource frames() {
            return new FrameSource.Display();
        }
    };

    private static Staging staging = OWN;

    static Staging staging() {
        return staging;
    }

    /** For tests: null for the app's own. */
    static void setStaging(@Nullable Staging other) {
        staging = other == null ? OWN : other;
    }

    private static final String LAST_TITLE = "last_title";
    final Player player;
    final FrameSource frames;
    /** What the controls show as chosen; the player has its own copy. */
    Choices choices = new Choices();

    boolean opened;
    boolean tilt;
    boolean tiltLocked;
    /** The strength of gravity that a person chose; NaN for the scene's own. */
    double strength = Double.NaN;

    StageView.@Nullable Sight sight;
    private @Nullable Strips strips;
    /** Why nothing could be opened, as a sentence. */
    @Nullable
    String refusal;

    public PlayerModel(Application application) {
        super(application);
        player = new Player(staging.crew(), Pace.of(application));
        frames = staging.frames();
    }

    void open(Cast cast) {
        opened = true;
        refusal = null;
        choices = new Choices();
        player.open(cast, choices);
    }

    /** What the plots have seen so far; it outlives rotation. */
    Strips strips(android.content.Context context) {
        Strips kept = strips;
        if (kept == null) {
            kept = new Strips(context);
            strips = kept;
        }
        return kept;
    }

    void refuse(String sentence) {
        refusal = sentence;
    }

    /** Where the last session of the app lies. */
    static File file(android.content.Context context) {
        return new File(context.getFilesDir(), "last-session");
    }

    /** The title of what was kept; null if nothing was. */
    static @Nullable String lastTitle(android.content.Context context) {
        return file(context).isFile()
                ? PreferenceManager.getDefaultSharedPreferences(context).getString(LAST_TITLE, null)
                : null;
    }

    /** Opens what was kept; false if there is nothing that can be used. */
    boolean restore() {
        try {
            Session session = Session.read(file(getApplication()));
            opened = true;
            choices = session.choices;
            sight = session.sight;
            tilt = session.tilt;
            tiltLocked = session.tiltLocked;
            strength = session.strength;
            player.open(session.cast, choices, session.state, session.pinned);
            return true;
        } catch (IOException | SceneException unusable) {
            return false;
        }
    }

    /** Keeps the session in its file. */
    void keep() {
        if (!opened) {
            return;
        }
        Kept kept = new Kept();
        StageView.Sight shown = sight;
        boolean tilted = tilt;
        boolean locked = tiltLocked;
        double gravity = strength;
        File file = file(getApplication());
        player.ask((cast, played, simulation) -> kept.write(() -> {
            LaneState at = LaneState.of(played, simulation);
            PreferenceManager.getDefaultSharedPreferences(getApplication())
                    .edit()
                    .putString(LAST_TITLE, cast.title())
                    .apply();
            new Session(cast, at.choices(), at.state(), at.pinned(), shown, tilted, locked, gravity).write(file);
        }));
        kept.await();
    }

    @Override
    protected void onCleared() {
        player.stop();
    }
}

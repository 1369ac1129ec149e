package org.linkage.app.gallery;

import android.content.Context;
import android.content.Intent;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.simulation.Simulation;

/** A scene on its way in: read, checked and built once beside the screen, and kept only when the person says so. */
public final class Incoming extends ViewModel {
    /** A phone plays more bodies than this only in slow motion, and fills its memory with some times as many. */
    static final int MOST_BODIES = 50_000;

    /** The scene, or the sentence why it is none. */
    record Answer(
            @Nullable String text,
            @Nullable SceneDescription scene,
            String title,
            @Nullable String problem) {}

    private static final Executor READER = Executors.newSingleThreadExecutor();
    private static Executor executor = READER;

    /** For tests: who reads. */
    static void setExecutor(Executor other) {
        executor = other;
    }

    private final MutableLiveData<Answer> answer = new MutableLiveData<>();
    private final MutableLiveData<OwnScenes.Entry> kept = new MutableLiveData<>();
    private boolean asked;

    LiveData<Answer> answer() {
        return answer;
    }

    /** The scene as it lies in the app's own files, once it was kept. */
    LiveData<OwnScenes.Entry> kept() {
        return kept;
    }

    /** Reads what an intent brings, once. */
    void read(Context screen, Intent intent) {
        if (!asked) {
            asked = true;
            Context context = screen.getApplicationContext();
            executor.execute(() -> answer.postValue(load(context, intent)));
        }
    }

    private static Answer load(Context context, Intent intent) {
        try {
            String text = SceneText.of(context, intent);
            if (text == null) {
                return refuse(context.getString(R.string.nothing_sent));
            }
            SceneDescription scene = SceneReader.parse(text);
            if (scene.bodies().size() > MOST_BODIES) {
                return refuse(context.getString(
                        R.string.too_many_bodies,
                        java.text.NumberFormat.getIntegerInstance().format(MOST_BODIES)));
            }
            Simulation.of(scene);
            String name = scene.name().trim();
            return new Answer(text, scene, name.isEmpty() ? context.getString(R.string.unnamed_scene) : name, null);
        } catch (SceneException broken) {
            String sentence = broken.getMessage();
            return refuse(sentence == null ? broken.problem() : sentence);
        } catch (RuntimeException odd) {
            // an intent that cannot be unpacked, or a scene that reads well and cannot be built
            android.util.Log.w("Linkage", "A scene was refused.", odd);
            return refuse(context.getString(R.string.cannot_build));
        } catch (OutOfMemoryError tooLarge) {
            return refuse(context.getString(R.string.too_large));
        }
    }

    private static Answer refuse(String sentence) {
        return new Answer(null, null, "", sentence);
    }

    /** Keeps the scene among the person's own; {@code replaced} goes for it. */
    void keep(Context screen, OwnScenes.@Nullable Entry replaced) {
        Context context = screen.getApplicationContext();
        Answer now = answer.getValue();
        if (now == null || now.text() == null || now.scene() == null) {
            return;
        }
        String text = now.text();
        SceneDescription scene = now.scene();
        executor.execute(() -> {
            OwnScenes ownScenes = new OwnScenes(context);
            try {
                OwnScenes.Entry entry = ownScenes.keep(text, now.title(), scene);
                if (replaced != null) {
                    ownScenes.remove(replaced.id());
                }
                kept.postValue(entry);
            } catch (IOException full) {
                answer.postValue(refuse(context.getString(R.string.cannot_keep)));
            }
        });
    }
}

package org.linkage.app.player;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.app.HandedText;
import org.linkage.solver.scene.SceneException;

/**
 * What an intent to a screen with a stage says: a scene of the catalogue with values, a file, a text, or the last session. The
 * race is asked for by its action, so that the player need not know the screen that answers.
 */
public final class Launch {
    /** Answered by whoever the manifest names. */
    private static final String RACE = "org.linkage.app.action.RACE";

    static final String SCENE = "org.linkage.app.SCENE";
    static final String VALUES = "org.linkage.app.VALUES";
    static final String TEXT = "org.linkage.app.TEXT";
    static final String RESUME = "org.linkage.app.RESUME";

    private Launch() {}

    static Intent scene(Context context, String sceneId, Map<String, Double> values) {
        return put(new Intent(context, PlayerActivity.class), sceneId, values);
    }

    private static Intent put(Intent intent, String sceneId, Map<String, Double> values) {
        Bundle bundle = new Bundle();
        for (Map.Entry<String, Double> value : values.entrySet()) {
            bundle.putDouble(value.getKey(), value.getValue());
        }
        return intent.putExtra(SCENE, sceneId).putExtra(VALUES, bundle);
    }

    /** A race with a scene that is played. */
    static Intent race(Context context, Cast cast) {
        Intent intent = new Intent(RACE).setPackage(context.getPackageName());
        String id = cast.sceneId();
        return id == null ? intent.putExtra(TEXT, cast.json()) : put(intent, id, cast.values());
    }

    /** Whether an intent says which scene it wants. */
    public static boolean namesScene(Intent intent) {
        return intent.hasExtra(SCENE) || intent.hasExtra(TEXT) || intent.getData() != null;
    }

    /** The scene that an intent asks for; a sentence if it cannot be one. */
    public static Cast cast(Context context, Intent intent) throws SceneException {
        String text = intent.getStringExtra(TEXT);
        Uri file = intent.getData();
        if (text != null) {
            return Cast.ofFile(text);
        }
        if (file != null) {
            return Cast.ofFile(HandedText.read(context.getContentResolver(), file));
        }
        String id = intent.getStringExtra(SCENE);
        return Cast.of(id == null ? "slider-crank" : id, values(intent.getBundleExtra(VALUES)));
    }

    private static Map<String, Double> values(@Nullable Bundle bundle) {
        Map<String, Double> values = new LinkedHashMap<>();
        if (bundle != null) {
            for (String name : bundle.keySet()) {
                values.put(name, bundle.getDouble(name));
            }
        }
        return values;
    }
}

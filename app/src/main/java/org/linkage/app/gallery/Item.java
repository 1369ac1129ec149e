package org.linkage.app.gallery;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.util.Collections;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.linkage.app.HandedText;
import org.linkage.app.player.PlayerActivity;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;

/** A scene on the shelf: one of the catalogue or a kept file. */
final class Item {
    final String key;
    final String title;
    final String summary;
    final @Nullable CatalogueScene recipe;
    final OwnScenes.@Nullable Entry own;
    private final String words;

    private Item(
            String key,
            String title,
            String summary,
            @Nullable CatalogueScene recipe,
            OwnScenes.@Nullable Entry own,
            String words) {
        this.key = key;
        this.title = title;
        this.summary = summary;
        this.recipe = recipe;
        this.own = own;
        this.words = words.toLowerCase(Locale.ROOT);
    }

    static Item of(CatalogueScene scene) {
        String words = scene.id()
                + ' '
                + scene.title()
                + ' '
                + scene.summary()
                + ' '
                + scene.group().title()
                + ' '
                + scene.explanation().source();
        return new Item("catalogue:" + scene.id(), scene.title(), scene.summary(), scene, null, words);
    }

    static Item of(OwnScenes.Entry own, String summary) {
        return new Item("own:" + own.id(), own.title(), summary, null, own, own.title());
    }

    /** Whether every word of a query occurs somewhere in what is said about the scene. */
    boolean matches(String query) {
        for (String word : query.toLowerCase(Locale.ROOT).trim().split("\\s+", -1)) {
            if (!words.contains(word)) {
                return false;
            }
        }
        return true;
    }

    /** Builds or reads the scene; not for the UI thread. */
    SceneDescription scene() throws SceneException {
        CatalogueScene from = recipe;
        OwnScenes.Entry file = own;
        if (from != null) {
            return from.build();
        }
        if (file == null) {
            throw new IllegalStateException("An item is of the catalogue or a file.");
        }
        return SceneReader.parse(HandedText.read(file.file()));
    }

    /** What plays it. */
    Intent intent(Context context) {
        CatalogueScene from = recipe;
        OwnScenes.Entry file = own;
        return from != null || file == null
                ? PlayerActivity.intent(context, from == null ? "" : from.id(), Collections.emptyMap())
                : PlayerActivity.intent(context, Uri.fromFile(file.file()));
    }
}

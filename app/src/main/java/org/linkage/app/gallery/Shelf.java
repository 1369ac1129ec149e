package org.linkage.app.gallery;

import android.content.Context;
import android.content.SharedPreferences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Which scenes were played last and which ones a person likes, by their keys, in order. */
final class Shelf {
    private static final String RECENT = "recent";
    private static final String FAVOURITES = "favourites";
    private static final int MOST_RECENT = 8;

    private final SharedPreferences kept;

    Shelf(Context context) {
        kept = context.getSharedPreferences("shelf", Context.MODE_PRIVATE);
    }

    List<String> recent() {
        return list(RECENT);
    }

    List<String> favourites() {
        return list(FAVOURITES);
    }

    boolean isFavourite(String key) {
        return favourites().contains(key);
    }

    /** The scene was opened: it moves to the front. */
    void opened(String key) {
        List<String> recent = recent();
        recent.remove(key);
        recent.add(0, key);
        keep(RECENT, recent.subList(0, Math.min(MOST_RECENT, recent.size())));
    }

    /** Likes a scene or stops liking it; returns what it is now. */
    boolean toggleFavourite(String key) {
        List<String> favourites = favourites();
        boolean added = !favourites.remove(key);
        if (added) {
            favourites.add(key);
        }
        keep(FAVOURITES, favourites);
        return added;
    }

    private List<String> list(String name) {
        String text = kept.getString(name, "");
        return text == null || text.isEmpty()
                ? new ArrayList<>()
                : new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    }

    private void keep(String name, List<String> keys) {
        kept.edit()
                .putString(name, String.join("\n", Collections.unmodifiableList(keys)))
                .apply();
    }
}

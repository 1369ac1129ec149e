package org.linkage.app.gallery;

import android.content.Context;
import android.content.res.Resources;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.linkage.app.R;
import org.linkage.app.player.PlayerActivity;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Which scenes the gallery shows, in which order and under which headings. */
final class Shelves {
    /** What the chips choose: everything, a group of the catalogue (from {@link #GROUPS} on), own scenes or favourites. */
    static final int ALL = 0;

    static final int FAVOURITES = 1;
    static final int OWN = 2;
    static final int GROUPS = 3;

    private final Context context;
    private final Resources resources;
    private final Shelf shelf;
    private final OwnScenes ownScenes;
    private final List<Item> catalogue = new ArrayList<>();

    Shelves(Context context, Shelf shelf, OwnScenes ownScenes) {
        this.context = context;
        resources = context.getResources();
        this.shelf = shelf;
        this.ownScenes = ownScenes;
        for (CatalogueScene scene : SceneCatalogue.all()) {
            catalogue.add(Item.of(scene));
        }
    }

    /** The names of the chips. */
    List<String> filters() {
        List<String> names = new ArrayList<>();
        names.add(resources.getString(R.string.filter_all));
        names.add(resources.getString(R.string.section_favourites));
        names.add(resources.getString(R.string.section_own));
        for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
            names.add(group.title());
        }
        return names;
    }

    /** The rows for a filter and a query; as many recent scenes as fit into one row of cards. */
    List<Row> rows(int filter, String query, int columns) {
        List<Item> own = own();
        List<Row> rows = new ArrayList<>();
        if (!query.trim().isEmpty()) {
            found(rows, own, query);
        } else if (filter == FAVOURITES) {
            section(rows, R.string.section_favourites, liked(own));
            orNothing(rows, R.string.nothing_favourites);
        } else if (filter == OWN) {
            section(rows, R.string.section_own, own);
            orNothing(rows, R.string.nothing_own);
        } else if (filter >= GROUPS) {
            group(rows, CatalogueScene.Group.values()[filter - GROUPS]);
        } else {
            String last = PlayerActivity.lastTitle(context);
            if (last != null) {
                rows.add(Row.goOn(last));
            }
            rows.add(Row.race());
            List<Item> recent = byKeys(shelf.recent(), own);
            section(rows, R.string.section_recent, recent.subList(0, Math.min(columns, recent.size())));
            section(rows, R.string.section_favourites, liked(own));
            section(rows, R.string.section_own, own);
            for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
                group(rows, group);
            }
        }
        return rows;
    }

    private void found(List<Row> rows, List<Item> own, String query) {
        List<Item> found = new ArrayList<>();
        for (Item item : own) {
            if (item.matches(query)) {
                found.add(item);
            }
        }
        for (Item item : catalogue) {
            if (item.matches(query)) {
                found.add(item);
            }
        }
        if (found.isEmpty()) {
            rows.add(Row.nothing(resources.getString(R.string.nothing_found, query.trim())));
        } else {
            String count = NumberFormat.getIntegerInstance().format(found.size());
            rows.add(Row.heading(resources.getQuantityString(R.plurals.found, found.size(), count)));
            for (Item item : found) {
                rows.add(Row.card("found", item));
            }
        }
    }

    private void group(List<Row> rows, CatalogueScene.Group group) {
        rows.add(Row.heading(group.title()));
        for (Item item : catalogue) {
            if (item.recipe != null && item.recipe.group() == group) {
                rows.add(Row.card(group.title(), item));
            }
        }
    }

    private void section(List<Row> rows, int title, List<Item> items) {
        if (!items.isEmpty()) {
            String name = resources.getString(title);
            rows.add(Row.heading(name));
            for (Item item : items) {
                rows.add(Row.card(name, item));
            }
        }
    }

    private void orNothing(List<Row> rows, int sentence) {
        if (rows.isEmpty()) {
            rows.add(Row.nothing(resources.getString(sentence)));
        }
    }

    private List<Item> liked(List<Item> own) {
        return byKeys(shelf.favourites(), own);
    }

    private List<Item> byKeys(List<String> keys, List<Item> own) {
        Map<String, Item> all = new HashMap<>();
        for (Item item : catalogue) {
            all.put(item.key, item);
        }
        for (Item item : own) {
            all.put(item.key, item);
        }
        List<Item> chosen = new ArrayList<>();
        for (String key : keys) {
            Item item = all.get(key);
            if (item != null) {
                chosen.add(item);
            }
        }
        return chosen;
    }

    private List<Item> own() {
        List<Item> own = new ArrayList<>();
        for (OwnScenes.Entry entry : ownScenes.all()) {
            own.add(Item.of(entry, counts(resources, entry.bodies(), entry.joints())));
        }
        return own;
    }

    /** "12 bodies, 11 joints". */
    static String counts(Resources resources, int bodies, int joints) {
        NumberFormat whole = NumberFormat.getIntegerInstance();
        return resources.getString(
                R.string.counts,
                resources.getQuantityString(R.plurals.bodies, bodies, whole.format(bodies)),
                resources.getQuantityString(R.plurals.joints, joints, whole.format(joints)));
    }
}

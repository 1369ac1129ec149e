package org.linkage.app.gallery;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Targets;
import org.linkage.app.race.RaceActivity;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneWriter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.robolectric.Shadows;

/** The gallery as a person uses it. */
public class GalleryTest extends GalleryAtHand {
    @Test
    public void theFirstStartOpensASceneAndLaterOnesDoNot() {
        PreferenceManager.getDefaultSharedPreferences(app).edit().clear().commit();
        try (ActivityScenario<GalleryActivity> first = ActivityScenario.launch(GalleryActivity.class)) {
            first.onActivity(activity -> idle());
            Intent started = Shadows.shadowOf(app).getNextStartedActivity();
            assertEquals(RaceActivity.class.getName(), started.getComponent().getClassName());
        }
        try (ActivityScenario<GalleryActivity> second = ActivityScenario.launch(GalleryActivity.class)) {
            second.onActivity(activity -> idle());
            assertNull(Shadows.shadowOf(app).getNextStartedActivity());
        }
    }

    @Test
    public void aTappedCardOpensItsSceneAndIsRecentAfterwards() {
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                View card = firstCard(activity);
                assertNotNull(
                        "the painter drew it",
                        card.<ImageView>findViewById(R.id.picture).getDrawable());
                card.performClick();
                Intent started = Shadows.shadowOf(app).getNextStartedActivity();
                assertEquals("pendulum", started.getStringExtra("org.linkage.app.SCENE"));
            });
            assertEquals("catalogue:pendulum", new Shelf(app).recent().get(0));
        }
    }

    @Test
    public void theLastSceneCanBeGoneOnWith() throws Exception {
        PreferenceManager.getDefaultSharedPreferences(app)
                .edit()
                .putString("last_title", "Walker")
                .commit();
        assertTrue(new java.io.File(app.getFilesDir(), "last-session").createNewFile());
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                RecyclerView list = activity.findViewById(R.id.scenes);
                View first = list.getChildAt(0);
                assertEquals(
                        activity.getString(R.string.go_on, "Walker"),
                        first.<TextView>findViewById(R.id.title).getText().toString());
                first.performClick();
                Intent started = Shadows.shadowOf(app).getNextStartedActivity();
                assertTrue(started.getBooleanExtra("org.linkage.app.RESUME", false));
            });
        }
    }

    @Test
    public void theStarMakesAFavouriteThatStays() {
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                firstCard(activity).findViewById(R.id.star).performClick();
            });
            assertTrue(new Shelf(app).isFavourite("catalogue:pendulum"));
            scenario.recreate();
            scenario.onActivity(activity -> {
                idle();
                assertEquals(
                        activity.getString(R.string.section_favourites),
                        ((TextView) list(activity).getChildAt(1)).getText().toString());
                firstCard(activity).findViewById(R.id.star).performClick();
            });
            assertFalse(new Shelf(app).isFavourite("catalogue:pendulum"));
        }
    }

    @Test
    public void searchFindsByWordsAndBackClosesIt() {
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                activity.<androidx.appcompat.widget.Toolbar>findViewById(R.id.toolbar)
                        .getMenu()
                        .performIdentifierAction(R.id.menu_search, 0);
                EditText query = activity.findViewById(R.id.query);
                query.setText("slider crank");
                idle();
                int found = list(activity).getAdapter().getItemCount() - 1;
                assertTrue("some but not all: " + found, found >= 2 && found < 6);
                query.setText("no such thing");
                idle();
                assertEquals(1, list(activity).getAdapter().getItemCount());
                activity.getOnBackPressedDispatcher().onBackPressed();
                idle();
                assertFalse(activity.isFinishing());
                assertTrue(list(activity).getAdapter().getItemCount()
                        > SceneCatalogue.all().size());
            });
        }
    }

    /** Chooses a filter and returns what is listed then. */
    private static List<String> filtered(GalleryActivity activity, int filter) {
        chip(activity, filter).performClick();
        idle();
        ViewGroup filters = activity.findViewById(R.id.filters);
        for (int i = 0; i < filters.getChildCount(); i++) {
            assertEquals("chip " + i, i == filter, chip(activity, i).isChecked());
        }
        return rows(activity);
    }

    @Test
    public void everyFilterListsItsScenesAndNothingElse() {
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                List<String> everything = new ArrayList<>();
                for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
                    List<String> expected = new ArrayList<>();
                    expected.add(group.title());
                    for (CatalogueScene scene : SceneCatalogue.all()) {
                        if (scene.group() == group) {
                            expected.add(scene.title());
                        }
                    }
                    int filter = Shelves.GROUPS + group.ordinal();
                    assertEquals(group.title(), chip(activity, filter).getText().toString());
                    assertEquals(expected, filtered(activity, filter));
                    everything.addAll(expected);
                }
                assertEquals(
                        List.of(activity.getString(R.string.nothing_favourites)),
                        filtered(activity, Shelves.FAVOURITES));
                assertEquals(List.of(activity.getString(R.string.nothing_own)), filtered(activity, Shelves.OWN));
                List<String> all = filtered(activity, Shelves.ALL);
                assertEquals("below the way to the races", everything, all.subList(1, all.size()));
            });
        }
    }

    @Test
    public void theFiltersOfFavouritesAndOfOwnScenesListWhatAPersonPutThere() throws Exception {
        new Shelf(app).toggleFavourite("catalogue:walker");
        new Shelf(app).toggleFavourite("catalogue:net");
        String walker = SceneCatalogue.find("walker").title();
        String net = SceneCatalogue.find("net").title();
        SceneDescription ring = SceneCatalogue.find("ring").build();
        new OwnScenes(app).keep(SceneWriter.write(ring), "My own ring", ring);
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                List<String> liked = filtered(activity, Shelves.FAVOURITES);
                assertEquals(activity.getString(R.string.section_favourites), liked.get(0));
                assertEquals(Set.of(walker, net), new HashSet<>(liked.subList(1, liked.size())));
                assertEquals(
                        List.of(activity.getString(R.string.section_own), "My own ring"),
                        filtered(activity, Shelves.OWN));
            });
        }
    }

    @Test
    public void everythingThatCanBeTouchedHasANameAndA48DpTarget() {
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            scenario.onActivity(activity -> {
                idle();
                Targets.check(activity.getWindow().getDecorView());
            });
        }
    }
}

package org.linkage.app.gallery;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import org.junit.Test;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.settings.AboutActivity;
import org.linkage.app.settings.SettingsActivity;
import org.linkage.solver.scene.SceneWriter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.robolectric.RuntimeEnvironment;

/** The gallery, the preview and the settings on phone, landscape and tablet, by day and by night, with large letters. */
public class GalleryTour extends GalleryAtHand {
    private void used() throws Exception {
        Shelf shelf = new Shelf(app);
        shelf.opened("catalogue:net");
        shelf.opened("catalogue:billiard");
        shelf.opened("catalogue:walker");
        shelf.toggleFavourite("catalogue:four-bar");
        PreferenceManager.getDefaultSharedPreferences(app)
                .edit()
                .putString("last_title", "Strandbeest")
                .commit();
        new java.io.File(app.getFilesDir(), "last-session").createNewFile();
        new OwnScenes(app)
                .keep(
                        SceneWriter.write(SceneCatalogue.find("ring").build()),
                        "My own ring",
                        SceneCatalogue.find("ring").build());
    }

    // one theme per test: Robolectric keeps the colours of the first one

    @Test
    public void byDay() throws Exception {
        gallery("w360dp-h800dp-notnight-xhdpi", "gallery-phone", 0);
        gallery("w800dp-h360dp-land-notnight-xhdpi", "gallery-landscape", 0);
        gallery("w1280dp-h800dp-land-notnight-mdpi", "gallery-tablet", 12);
        page("w360dp-h800dp-notnight-xhdpi", SettingsActivity.class, "settings-phone");
        RuntimeEnvironment.setFontScale(2f);
        gallery("w360dp-h800dp-notnight-xhdpi", "gallery-phone-200", 0);
        RuntimeEnvironment.setFontScale(1f);
        gallery("ar-ldrtl-w360dp-h800dp-notnight-xhdpi", "gallery-phone-rtl", 0);
        RuntimeEnvironment.setQualifiers("+en-ldltr");
    }

    @Test
    public void byNight() throws Exception {
        gallery("w360dp-h800dp-night-xhdpi", "gallery-phone-night", 9);
        gallery("w673dp-h841dp-night-hdpi", "gallery-foldable", 22);
        gallery("w1280dp-h800dp-land-night-mdpi", "gallery-tablet-night", 42);
        page("w1280dp-h800dp-land-night-mdpi", SettingsActivity.class, "settings-tablet");
        page("w360dp-h800dp-night-xhdpi", AboutActivity.class, "about-phone");
        used();
        gallery("w360dp-h800dp-night-xhdpi", "gallery-phone-used", 0);
    }

    @Test
    public void preview() throws Exception {
        String good = SceneWriter.write(SceneCatalogue.find("walker").build());
        preview("w360dp-h800dp-notnight-xhdpi", good, "preview-phone");
        preview("w800dp-h360dp-land-notnight-xhdpi", good, "preview-landscape");
        preview("w360dp-h800dp-notnight-xhdpi", good.replace("\"revolute\"", "\"revolte\""), "preview-broken");
    }

    private static void gallery(String screen, String name, int scrolled) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        try (ActivityScenario<GalleryActivity> scenario = ActivityScenario.launch(GalleryActivity.class)) {
            GalleryTest.idle();
            if (scrolled > 0) {
                scenario.onActivity(activity -> {
                    RecyclerView list = activity.findViewById(R.id.scenes);
                    list.scrollToPosition(scrolled);
                });
            }
            write(scenario, name);
        }
    }

    private void preview(String screen, String text, String name) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Intent send = new Intent(app, PreviewActivity.class)
                .setAction(Intent.ACTION_SEND)
                .putExtra(Intent.EXTRA_TEXT, text);
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(send)) {
            write(scenario, name);
        }
    }

    private static <A extends Activity> void page(String screen, Class<A> page, String name) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        try (ActivityScenario<A> scenario = ActivityScenario.launch(page)) {
            write(scenario, name);
        }
    }

    private static <A extends Activity> void write(ActivityScenario<A> scenario, String name) throws Exception {
        Bitmap[] picture = new Bitmap[1];
        org.robolectric.Shadows.shadowOf(android.os.Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
        scenario.onActivity(activity -> picture[0] = Pictures.of(activity));
        Pictures.write(picture[0], name);
    }
}

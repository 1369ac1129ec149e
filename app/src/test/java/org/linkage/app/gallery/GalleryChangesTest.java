package org.linkage.app.gallery;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import androidx.appcompat.widget.Toolbar;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Targets;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** What a person looks for in the gallery is still looked for after whatever happens to the screen. */
@Config(qualifiers = "en-rUS-w360dp-h800dp-port-notnight-xhdpi")
public class GalleryChangesTest extends GalleryAtHand {
    private static final String HOME = "+en-rUS-ldltr-w360dp-h800dp-port-notnight-xhdpi";
    private static final String[] CHANGES = {
        "+de-rDE", "+ar-rXB-ldrtl", "+night", "+w800dp-h360dp-land", "+w360dp-h380dp-port", "+w1100dp-h700dp-land"
    };
    private static final int MECHANISMS = 3;

    @After
    public void home() {
        RuntimeEnvironment.setFontScale(1);
        RuntimeEnvironment.setQualifiers(HOME);
    }

    private static ActivityController<GalleryActivity> open() {
        ActivityController<GalleryActivity> screen =
                Robolectric.buildActivity(GalleryActivity.class).setup();
        idle();
        return screen;
    }

    private static int count(ActivityController<GalleryActivity> screen) {
        return list(screen.get()).getAdapter().getItemCount();
    }

    private static void search(ActivityController<GalleryActivity> screen, String words) {
        screen.get().<Toolbar>findViewById(R.id.toolbar).getMenu().performIdentifierAction(R.id.menu_search, 0);
        screen.get().<EditText>findViewById(R.id.query).setText(words);
        idle();
    }

    private static void checkSearch(ActivityController<GalleryActivity> screen, int found, String what) {
        idle();
        assertEquals(
                what,
                "chain",
                screen.get().<EditText>findViewById(R.id.query).getText().toString());
        assertEquals(
                what, View.VISIBLE, screen.get().findViewById(R.id.searching).getVisibility());
        assertEquals(what, found, count(screen));
        Targets.check(screen.get().getWindow().getDecorView());
    }

    @Test
    public void aSearchOutlivesWhateverHappensToTheScreen() {
        ActivityController<GalleryActivity> screen = open();
        int all = count(screen);
        search(screen, "chain");
        int found = count(screen);
        assertTrue("some of " + all + ": " + found, found > 2 && found < all);
        for (String change : CHANGES) {
            RuntimeEnvironment.setQualifiers(change);
            screen.recreate();
            checkSearch(screen, found, change);
        }
        RuntimeEnvironment.setFontScale(2);
        screen.recreate();
        checkSearch(screen, found, "letters of 200 %");
        Bundle saved = new Bundle();
        screen.pause().stop().saveInstanceState(saved);
        ActivityController<GalleryActivity> second =
                Robolectric.buildActivity(GalleryActivity.class).setup(saved);
        checkSearch(second, found, "another process");
        second.pause().stop().destroy();
    }

    @Test
    public void aFilterOutlivesWhateverHappensToTheScreen() {
        ActivityController<GalleryActivity> screen = open();
        int all = count(screen);
        chip(screen.get(), MECHANISMS).performClick();
        idle();
        List<String> some = rows(screen.get());
        assertTrue(some.size() < all);
        for (String change : CHANGES) {
            RuntimeEnvironment.setQualifiers(change);
            screen.recreate();
            idle();
            assertTrue(change, chip(screen.get(), MECHANISMS).isChecked());
            assertEquals(change, some, rows(screen.get()));
        }
        screen.pause().stop().destroy();
    }
}

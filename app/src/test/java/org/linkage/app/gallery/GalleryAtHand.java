package org.linkage.app.gallery;

import android.app.Application;
import android.os.Looper;
import android.view.View;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.robolectric.Shadows;

/** What all tests of the gallery begin with: not the first start, and pictures that are there at once. */
@RunWith(AndroidJUnit4.class)
public abstract class GalleryAtHand {
    final Application app = ApplicationProvider.getApplicationContext();

    @Before
    public final void notTheFirstStart() {
        Thumbnails.setExecutor(Runnable::run);
        Incoming.setExecutor(Runnable::run);
        PreferenceManager.getDefaultSharedPreferences(app)
                .edit()
                .putBoolean(FirstStart.STARTED, true)
                .commit();
    }

    static void idle() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    static RecyclerView list(GalleryActivity activity) {
        return activity.findViewById(R.id.scenes);
    }

    static View firstCard(GalleryActivity activity) {
        RecyclerView list = list(activity);
        for (int i = 0; i < list.getChildCount(); i++) {
            if (list.getChildAt(i).findViewById(R.id.star) != null) {
                return list.getChildAt(i);
            }
        }
        throw new AssertionError("no card in sight");
    }
}

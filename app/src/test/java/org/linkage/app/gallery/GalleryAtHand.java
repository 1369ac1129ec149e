package org.linkage.app.gallery;

import android.app.Application;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.chip.Chip;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.Touches;
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

    /** What all rows say, in sight or not: headings, titles of cards, sentences. */
    static List<String> rows(GalleryActivity activity) {
        RecyclerView list = list(activity);
        SceneAdapter adapter = (SceneAdapter) list.getAdapter();
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < adapter.getItemCount(); i++) {
            RecyclerView.ViewHolder row = adapter.createViewHolder(list, adapter.getItemViewType(i));
            adapter.bindViewHolder(row, i);
            TextView title = row.itemView.findViewById(R.id.title);
            TextView words = title != null
                    ? title
                    : Touches.all(row.itemView, TextView.class).get(0);
            rows.add(words.getText().toString());
        }
        return rows;
    }

    static Chip chip(GalleryActivity activity, int place) {
        return (Chip) ((ViewGroup) activity.findViewById(R.id.filters)).getChildAt(place);
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

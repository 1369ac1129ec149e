package org.linkage.app.player;

import android.content.Context;
import android.graphics.Canvas;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import androidx.test.core.app.ApplicationProvider;
import com.google.android.material.tabs.TabLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.paint.Shows;
import org.linkage.app.plot.PlotView;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;

/**
 * The player with a chain of a thousand links and everything on: all overlays, the inspector, the plots. Frames are given by hand
 * and without garbage of their own; what a frame costs the main thread can be measured in its parts.
 */
final class AllInstruments implements PlayerModel.Staging, FrameSource, AutoCloseable {
    private static final int PLOTS = 2;

    private final Crew crew;
    private final ActivityController<PlayerActivity> controller;
    private Listener waiting;
    private long nanos = 1_000_000_000L;

    final StageView stage;
    /** The plots that are in sight. */
    final List<PlotView> plots = new ArrayList<>();

    AllInstruments(Crew crew) {
        this.crew = crew;
        PlayerModel.setStaging(this);
        Context context = ApplicationProvider.getApplicationContext();
        Shows all = new Shows();
        all.jointForces = true;
        all.velocities = true;
        all.centre = true;
        all.ids = true;
        all.errors = true;
        all.power = 12;
        ShowStore.write(context, all);
        for (int i = 0; i < 3; i++) {
            new Hints(context).done(i);
        }
        controller = Robolectric.buildActivity(
                PlayerActivity.class, PlayerActivity.intent(context, "chain", Collections.singletonMap("n", 1000.0)));
        controller.setup();
        frames(20);
        PlayerActivity activity = controller.get();
        if (activity.findViewById(R.id.pane) == null) {
            activity.findViewById(R.id.panel_toggle).performClick();
        }
        TabLayout tabs = activity.findViewById(R.id.tabs);
        tabs.selectTab(tabs.getTabAt(PLOTS));
        stage = activity.findViewById(R.id.stage);
        stage.select(500);
        frames(20);
        find(activity.getWindow().getDecorView());
    }

    private void find(View view) {
        if (view instanceof PlotView plot && plot.getGlobalVisibleRect(new android.graphics.Rect())) {
            plots.add(plot);
        } else if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                find(group.getChildAt(i));
            }
        }
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            callback();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
        }
    }

    /** What the main thread does when a frame is due: takes the newest picture, feeds plots, numbers and the inspector. */
    void callback() {
        nanos += 16_666_667L;
        Listener told = waiting;
        waiting = null;
        if (told != null) {
            told.onFrame(nanos);
        }
    }

    View window() {
        return controller.get().getWindow().getDecorView();
    }

    /** Draws what every frame draws anew. */
    void drawChanged(Canvas canvas) {
        stage.draw(canvas);
        for (int i = 0; i < plots.size(); i++) {
            plots.get(i).draw(canvas);
        }
    }

    @Override
    public Crew crew() {
        return crew;
    }

    @Override
    public FrameSource frames() {
        return this;
    }

    @Override
    public void request(Listener listener) {
        waiting = listener;
    }

    @Override
    public void cancel(Listener listener) {
        waiting = null;
    }

    @Override
    public void close() {
        controller.pause().stop().destroy();
        PlayerModel.setStaging(null);
    }
}

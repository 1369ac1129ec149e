package org.linkage.app.player;

import androidx.activity.ComponentActivity;
import androidx.lifecycle.FlowLiveDataConversions;
import androidx.window.layout.DisplayFeature;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowInfoTracker;
import androidx.window.layout.WindowLayoutInfo;
import java.util.function.IntConsumer;

/** A phone that stands half opened on the table, like a small laptop: the stage belongs above its hinge, the controls below. */
final class Fold {
    private Fold() {}

    /** Tells where the hinge lies, in pixels below the window's top; 0 while the phone is flat or stands like a book. */
    static void watch(ComponentActivity activity, IntConsumer listener) {
        FlowLiveDataConversions.asLiveData(
                        WindowInfoTracker.getOrCreate(activity).windowLayoutInfo(activity))
                .observe(activity, info -> listener.accept(hinge(info)));
    }

    static int hinge(WindowLayoutInfo info) {
        for (DisplayFeature feature : info.getDisplayFeatures()) {
            if (feature instanceof FoldingFeature fold
                    && fold.getState() == FoldingFeature.State.HALF_OPENED
                    && fold.getOrientation() == FoldingFeature.Orientation.HORIZONTAL) {
                return Math.max(0, fold.getBounds().top);
            }
        }
        return 0;
    }
}

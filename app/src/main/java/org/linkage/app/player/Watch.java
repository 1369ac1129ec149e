package org.linkage.app.player;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.SceneDescription;

/** One number of the scene that is watched over time: what a joint carries, or a coordinate of a body. */
final class Watch {
    static final int LOAD = 0;
    static final int X = 1;
    static final int Y = 2;

    /** A list of more would not be read. */
    private static final int MOST = 100;

    private int kind = Y;
    private int index;

    void set(int newKind, int newIndex) {
        kind = newKind;
        index = newIndex;
    }

    int kind() {
        return kind;
    }

    int index() {
        return index;
    }

    /** The number in a pose; NaN where the scene has no such thing. */
    double of(Pose pose) {
        double[] from = kind == LOAD ? pose.load : kind == X ? pose.x : pose.y;
        return index < from.length ? from[index] : Double.NaN;
    }

    /** What it is called, with its unit. */
    String name(Context context, SceneDescription scene) {
        if (kind == LOAD) {
            return index < scene.joints().size()
                    ? context.getString(
                            R.string.watch_load, scene.joints().get(index).id())
                    : "";
        }
        return index < scene.bodies().size()
                ? context.getString(
                        kind == X ? R.string.watch_x : R.string.watch_y,
                        scene.bodies().get(index).id())
                : "";
    }

    /** Everything that can be watched, the first hundred of each kind. */
    static List<Watch> all(SceneDescription scene) {
        List<Watch> all = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST, scene.joints().size()); i++) {
            all.add(of(LOAD, i));
        }
        for (int i = 0; i < Math.min(MOST, scene.bodies().size()); i++) {
            all.add(of(X, i));
            all.add(of(Y, i));
        }
        return all;
    }

    private static Watch of(int kind, int index) {
        Watch watch = new Watch();
        watch.set(kind, index);
        return watch;
    }
}

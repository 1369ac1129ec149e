package org.linkage.app.paint;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How wide the names of a scene are, each measured once for a text size: names stay, and measuring letters takes its time. */
final class NameWidths {
    private static final float SIZE = 12;

    private final Brush brush;
    private @Nullable StageModel model;
    private float scale;
    private float[] bodies = new float[0];
    private float[] joints = new float[0];

    NameWidths(Brush brush) {
        this.brush = brush;
    }

    /** The names of this scene are asked for from here on. */
    void of(StageModel now) {
        float size = brush.dp * brush.textScale();
        if (model != now) {
            bodies = new float[now.bodies.length];
            joints = new float[now.joints.length];
        } else if (scale != size) {
            Arrays.fill(bodies, 0);
            Arrays.fill(joints, 0);
        }
        model = now;
        scale = size;
    }

    /** The width of the collected words, the name of a body. */
    float body(int index) {
        return known(bodies, index);
    }

    /** The width of the collected words, the name of a joint. */
    float joint(int index) {
        return known(joints, index);
    }

    private float known(float[] widths, int index) {
        if (widths[index] == 0) {
            widths[index] = brush.width(SIZE);
        }
        return widths[index];
    }
}

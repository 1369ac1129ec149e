package org.linkage.app.paint;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.ShapeDescription;

/** What a body is drawn as, in which layer, and whether its colour tells its load. */
public enum Look {
    PLATE(0, false),
    DECK(0, true),
    PEG(0, false),
    SKATE(1, false),
    WHEEL(1, false),
    GEAR(1, false),
    PISTON(2, false),
    SLIDER(2, false),
    BOX(2, false),
    DOMINO(2, false),
    POLYGON(2, false),
    DISC(2, false),
    CUE(3, false),
    FOOT(2, false),
    BRANCH(3, true),
    BONE(3, true),
    CRANK(3, true),
    CABLE(3, true),
    LINK(3, true),
    LEAF(4, false),
    SKULL(4, false),
    WEIGHT(4, false),
    BALL(4, false),
    DOT(4, false);

    /** Lower layers are drawn first. */
    final int layer;

    /** Whether a rod with this look is coloured by its load. */
    final boolean bar;

    Look(int layer, boolean bar) {
        this.layer = layer;
        this.bar = bar;
    }

    /** The look of a word of the scene file, or the plain one of a shape. */
    static Look of(@Nullable String word, ShapeDescription.@Nullable Kind shape) {
        if (word != null) {
            for (Look look : values()) {
                if (look.name().equals(word.toUpperCase(Locale.ROOT))) {
                    return look;
                }
            }
        }
        if (shape == null) {
            return DOT;
        }
        return switch (shape) {
            case ROD -> LINK;
            case BOX -> BOX;
            case DISC -> DISC;
            case POLYGON -> POLYGON;
        };
    }
}

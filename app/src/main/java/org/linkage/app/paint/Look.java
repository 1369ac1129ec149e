package org.linkage.app.paint;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.ShapeDescription;

/** What a body is drawn as, in which layer, and whether its colour tells its load. Plain numbers, as the painters switch on them. */
public final class Look {
    public static final int PLATE = 0;
    public static final int DECK = 1;
    public static final int PEG = 2;
    public static final int SKATE = 3;
    public static final int WHEEL = 4;
    public static final int GEAR = 5;
    public static final int PISTON = 6;
    public static final int SLIDER = 7;
    public static final int BOX = 8;
    public static final int DOMINO = 9;
    public static final int FOOT = 10;
    public static final int CUE = 11;
    public static final int BRANCH = 12;
    public static final int BONE = 13;
    public static final int CRANK = 14;
    public static final int CABLE = 15;
    public static final int LINK = 16;
    public static final int LEAF = 17;
    public static final int SKULL = 18;
    public static final int WEIGHT = 19;
    public static final int BALL = 20;
    public static final int DISC = 21;
    public static final int POLYGON = 22;
    public static final int DOT = 23;

    /** The words of scene files, each at the place of its number. */
    private static final List<String> WORDS = Arrays.asList(
            "plate", "deck", "peg", "skate", "wheel", "gear", "piston", "slider", "box", "domino", "foot", "cue",
            "branch", "bone", "crank", "cable", "link", "leaf", "skull", "weight", "ball");

    /** Layers from the lowest to the highest. */
    static final int LAYERS = 5;

    private static final int[] LAYER = {0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 2, 2, 4};

    private Look() {}

    static int layer(int look) {
        return LAYER[look];
    }

    /** Whether a rod with this look is coloured by its load. */
    static boolean isBar(int look) {
        return look == LINK || look == CRANK || look == BONE || look == BRANCH || look == CABLE || look == DECK;
    }

    /** The look of a word of the scene file, or the plain one of a shape. */
    static int of(@Nullable String word, ShapeDescription.@Nullable Kind shape) {
        int look = word == null ? -1 : WORDS.indexOf(word);
        if (look >= 0) {
            return look;
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

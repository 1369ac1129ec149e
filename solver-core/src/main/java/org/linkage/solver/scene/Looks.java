package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What bodies look like: the small vocabulary under {@code "extra": {"look": {"body": "kind"}}}.
 *
 * <p>A hint for the painter and nothing else: physics never sees it, a body without one is drawn after its shape, and a
 * word that is not in the vocabulary is passed over. A ball may carry its number, {@code "ball 8"}, a gear its teeth.
 * Beside it, {@code "trace": {"body": [x, y]}} asks for the path that a point of a body draws, and {@code "hide": [id, …]}
 * names joints, forces and contacts that are not drawn.
 */
public final class Looks {
    /** The field of {@code extra} that holds the looks. */
    public static final String FIELD = "look";

    /** The field of {@code extra} that holds the points whose path is drawn. */
    public static final String TRACE = "trace";

    /** The field of {@code extra} that lists what is not drawn. */
    public static final String HIDE = "hide";

    /** Every kind a body can look like. */
    public static final List<String> KINDS = Collections.unmodifiableList(Arrays.asList(
            "link", // a bar with pin holes at both ends
            "wheel", // rim, spokes and counterweight
            "crank", // a short heavy bar with a hub
            "piston", // a block in hatched guides
            "slider", // a block on a thin rail
            "plate", // a flat plate with rounded corners
            "gear", // a toothed wheel; the number is that of its teeth
            "bone", // tapering, round at both ends
            "skull", // the head of a character
            "ball", // a ball with a mark, or with its number
            "weight", // a load with a ring
            "foot", // the end of a leg
            "leaf", // a leaf or the tip of a twig
            "branch", // tapering wood
            "deck", // the road of a bridge
            "cable", // a thin dark line
            "skate", // a blade seen from above
            "domino", // a tile with its dots
            "cue", // a billiard cue
            "peg", // a fixed round peg
            "box")); // a crate

    /** A kind and its number, 0 if it has none. */
    public record Look(String kind, int number) {}

    private Looks() {}

    /** The looks of a scene by body id; words outside the vocabulary are left out. */
    public static Map<String, Look> of(SceneDescription scene) {
        Map<String, Look> looks = new LinkedHashMap<>();
        if (scene.extra().values().get(FIELD) instanceof ExtraValue.Fields fields) {
            for (Map.Entry<String, ExtraValue> entry : fields.values().entrySet()) {
                if (entry.getValue() instanceof ExtraValue.Text text) {
                    put(looks, entry.getKey(), text.value());
                }
            }
        }
        return looks;
    }

    /** The points whose path is drawn, by body, in world coordinates at t = 0; what is not a point is left out. */
    public static Map<String, Vector2> traces(SceneDescription scene) {
        Map<String, Vector2> traces = new LinkedHashMap<>();
        if (scene.extra().values().get(TRACE) instanceof ExtraValue.Fields fields) {
            for (Map.Entry<String, ExtraValue> entry : fields.values().entrySet()) {
                if (entry.getValue() instanceof ExtraValue.Items items
                        && items.values().size() == 2
                        && items.values().get(0) instanceof ExtraValue.Digits x
                        && items.values().get(1) instanceof ExtraValue.Digits y) {
                    traces.put(
                            entry.getKey(),
                            new Vector2(Double.parseDouble(x.literal()), Double.parseDouble(y.literal())));
                }
            }
        }
        return traces;
    }

    /** The ids of joints, forces and contacts that are not drawn. */
    public static Set<String> hidden(SceneDescription scene) {
        Set<String> hidden = new LinkedHashSet<>();
        if (scene.extra().values().get(HIDE) instanceof ExtraValue.Items items) {
            for (ExtraValue item : items.values()) {
                if (item instanceof ExtraValue.Text text) {
                    hidden.add(text.value());
                }
            }
        }
        return hidden;
    }

    private static void put(Map<String, Look> looks, String body, String word) {
        int space = word.indexOf(' ');
        String kind = space < 0 ? word : word.substring(0, space);
        if (!KINDS.contains(kind)) {
            return;
        }
        int number = 0;
        if (space >= 0) {
            try {
                number = Integer.parseInt(word.substring(space + 1));
            } catch (NumberFormatException notANumber) {
                return;
            }
        }
        looks.put(body, new Look(kind, number));
    }

    /** Collects looks for {@code extra}. */
    static final class Builder {
        private final Map<String, ExtraValue> looks = new LinkedHashMap<>();
        private final Map<String, ExtraValue> traces = new LinkedHashMap<>();
        private final List<ExtraValue> hidden = new ArrayList<>();

        void put(String body, String look) {
            looks.put(body, new ExtraValue.Text(look));
        }

        void hide(String id) {
            hidden.add(new ExtraValue.Text(id));
        }

        void trace(String body, Vector2 point) {
            traces.put(
                    body,
                    new ExtraValue.Items(Arrays.asList(
                            new ExtraValue.Digits(Decimal.text(point.x())),
                            new ExtraValue.Digits(Decimal.text(point.y())))));
        }

        ExtraValue.Fields addTo(ExtraValue.Fields extra) {
            Map<String, ExtraValue> all = new LinkedHashMap<>(extra.values());
            if (!looks.isEmpty()) {
                all.put(FIELD, new ExtraValue.Fields(looks));
            }
            if (!traces.isEmpty()) {
                all.put(TRACE, new ExtraValue.Fields(traces));
            }
            if (!hidden.isEmpty()) {
                all.put(HIDE, new ExtraValue.Items(hidden));
            }
            return new ExtraValue.Fields(all);
        }
    }
}

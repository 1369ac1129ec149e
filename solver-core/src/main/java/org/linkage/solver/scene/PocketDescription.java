package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A hole of a table seen from above: {@code "extra": {"pockets": [{"id": "corner", "center": [1, 0.5], "radius": 0.06}]}}. A
 * ball falls in when its centre comes over the hole.
 *
 * <p>The format knows nothing that leaves play, so this stands under {@code extra}: who writes and reads the file keeps it, who
 * does not know it plays on a table without holes. Entries of another form are passed over.
 */
public record PocketDescription(String id, Vector2 center, double radius) {
    /** The field of {@code extra}. */
    public static final String FIELD = "pockets";

    private static final double LARGEST = 1e9;

    /** The field as a catalogue scene writes it. */
    public static ExtraValue.Fields describe(List<PocketDescription> pockets) {
        List<ExtraValue> items = new ArrayList<>();
        for (PocketDescription pocket : pockets) {
            Map<String, ExtraValue> fields = new LinkedHashMap<>();
            fields.put("id", new ExtraValue.Text(pocket.id));
            fields.put(
                    "center",
                    new ExtraValue.Items(Arrays.asList(number(pocket.center.x()), number(pocket.center.y()))));
            fields.put("radius", number(pocket.radius));
            items.add(new ExtraValue.Fields(fields));
        }
        Map<String, ExtraValue> extra = new LinkedHashMap<>();
        extra.put(FIELD, new ExtraValue.Items(items));
        return new ExtraValue.Fields(extra);
    }

    private static ExtraValue number(double value) {
        return new ExtraValue.Digits(Decimal.text(value));
    }

    /** The pockets of a scene in the order of the file. */
    public static List<PocketDescription> of(SceneDescription scene) {
        List<PocketDescription> pockets = new ArrayList<>();
        if (scene.extra().values().get(FIELD) instanceof ExtraValue.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                PocketDescription pocket = read(items.values().get(i), FIELD + "[" + i + "]");
                if (pocket != null) {
                    pockets.add(pocket);
                }
            }
        }
        return pockets;
    }

    private static @Nullable PocketDescription read(ExtraValue value, String place) {
        if (!(value instanceof ExtraValue.Fields fields)
                || !(fields.values().get("center") instanceof ExtraValue.Items center)
                || center.values().size() != 2) {
            return null;
        }
        double x = value(center.values().get(0));
        double y = value(center.values().get(1));
        double radius = value(fields.values().get("radius"));
        String id = fields.values().get("id") instanceof ExtraValue.Text text ? text.value() : place;
        // written so that what is no number is not taken
        boolean taken = Math.abs(x) < LARGEST && Math.abs(y) < LARGEST && radius > 0 && radius < LARGEST;
        return taken ? new PocketDescription(id, new Vector2(x, y), radius) : null;
    }

    private static double value(@Nullable ExtraValue value) {
        return value instanceof ExtraValue.Digits digits ? Double.parseDouble(digits.literal()) : Double.NaN;
    }
}

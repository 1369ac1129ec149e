package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.force.Wind;
import org.linkage.solver.mechanism.PlanarBody;

/**
 * Air that blows through a scene: {@code "extra": {"gusts": {"mean": 3, "gust": 2, "drag": {"leaf": 0.01}}}}, speeds along x in m/s
 * and the drag of each body that feels them in kg/s.
 *
 * <p>The format has no force that changes with time, so this stands under {@code extra}: who writes and reads the file
 * keeps it, who does not know it runs the scene in still air. Anything of another form is passed over. What the air does is
 * told by {@link Wind}.
 */
public final class Gusts {
    /** The field of {@code extra}. */
    public static final String FIELD = "gusts";

    private Gusts() {}

    /** The field as a catalogue scene writes it. */
    public static ExtraValue.Fields describe(double mean, double gust, Map<String, Double> drag) {
        Map<String, ExtraValue> ofBody = new LinkedHashMap<>();
        drag.forEach((body, value) -> ofBody.put(body, number(value)));
        Map<String, ExtraValue> fields = new LinkedHashMap<>();
        fields.put("mean", number(mean));
        fields.put("gust", number(gust));
        fields.put("drag", new ExtraValue.Fields(ofBody));
        Map<String, ExtraValue> extra = new LinkedHashMap<>();
        extra.put(FIELD, new ExtraValue.Fields(fields));
        return new ExtraValue.Fields(extra);
    }

    private static ExtraValue number(double value) {
        return new ExtraValue.Digits(Decimal.text(value));
    }

    /** The wind of a scene, or null for still air. */
    static @Nullable Wind build(SceneDescription scene, Map<String, PlanarBody> bodies) {
        if (!(scene.extra().values().get(FIELD) instanceof ExtraValue.Fields fields)
                || !(fields.values().get("drag") instanceof ExtraValue.Fields ofBody)) {
            return null;
        }
        List<PlanarBody> blown = new ArrayList<>();
        List<Double> drag = new ArrayList<>();
        for (Map.Entry<String, ExtraValue> entry : ofBody.values().entrySet()) {
            PlanarBody body = bodies.get(entry.getKey());
            double value = value(entry.getValue());
            if (body != null && value > 0) {
                blown.add(body);
                drag.add(value);
            }
        }
        double[] coefficients = drag.stream().mapToDouble(Double::doubleValue).toArray();
        double mean = value(fields.values().get("mean"));
        double gust = value(fields.values().get("gust"));
        return blown.isEmpty() ? null : new Wind(FIELD, blown, coefficients, mean, gust);
    }

    /** A number, or 0 for anything else. */
    private static double value(@Nullable ExtraValue value) {
        if (!(value instanceof ExtraValue.Digits digits)) {
            return 0;
        }
        double number = Double.parseDouble(digits.literal());
        return Math.abs(number) < 1e9 ? number : 0;
    }
}

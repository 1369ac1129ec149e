package org.linkage.solver.measure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One thing to measure: a catalogue scene at one size with one solver and one integrator.
 *
 * @param family what is the same for all sizes of a growth fit, such as {@code chain/tree/rk4-projected}
 * @param scene catalogue id
 * @param parameters the scene's parameters, {@code n} among them where the scene has one
 * @param size the number the growth is fitted over
 * @param step the time step in seconds
 * @param stretch how many steps from the start make the motion that is timed again and again
 */
public record BenchmarkCase(
        String family,
        String scene,
        Map<String, Double> parameters,
        String solver,
        String integrator,
        double step,
        int size,
        int stretch) {
    public BenchmarkCase {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** Family and size: unique within a run. */
    public String name() {
        return family + "/" + size;
    }
}

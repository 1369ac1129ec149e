package org.linkage.cli;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.simulation.Simulation;

/** Writes a run in one of the formats of {@code --format}. */
interface SampleWriter {
    void begin(Simulation simulation);

    /** The simulation stands at an asked time. */
    void sample(Simulation simulation);

    /** @param failure why the run ended early, or null */
    void end(Simulation simulation, @Nullable String failure);
}

package org.linkage.app.player;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.simulation.Simulation;

/**
 * Where one side of a {@link Heat} is: how it is run, its time, positions and velocities to the last bit, and what is pinned.
 * The arrays belong to whoever holds it.
 */
@SuppressWarnings("ArrayRecordComponent") // handed over whole, compared by nobody
public record LaneState(Choices choices, double[] state, boolean[] pinned) {
    static LaneState of(Choices choices, Simulation simulation) {
        boolean[] pinned = new boolean[simulation.bodyCount()];
        for (int i = 0; i < pinned.length; i++) {
            pinned[i] = simulation.pinned(i);
        }
        return new LaneState(choices.copy(), simulation.save(), pinned);
    }

    /** Puts a simulation of the same scene there; one of another size stays where it is. */
    void applyTo(Simulation simulation, SceneDescription scene) {
        if (state.length != simulation.save().length) {
            return;
        }
        simulation.restore(state);
        for (int i = 0; i < Math.min(pinned.length, simulation.bodyCount()); i++) {
            Choosing.pin(choices, scene, simulation, i, pinned[i]);
        }
        // pinning projects the velocities; the saved ones were projected already, and are kept to the last bit
        simulation.restore(state);
    }

    public void write(DataOutputStream out) throws IOException {
        Keeping.writeChoices(out, choices);
        Keeping.writeNumbers(out, state);
        Keeping.writeFlags(out, pinned);
    }

    public static LaneState read(DataInputStream in) throws IOException {
        return new LaneState(Keeping.readChoices(in), Keeping.readNumbers(in), Keeping.readFlags(in));
    }
}

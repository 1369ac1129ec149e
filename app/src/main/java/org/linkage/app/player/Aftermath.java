package org.linkage.app.player;

import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.simulation.Simulation;

/**
 * What a refused step has left. The library refuses numbers that no mechanism has; the state before them may already be one that
 * no eye would take for the scene: torn, or flying apart. Nothing can go on from there, however it is run.
 */
final class Aftermath {
    /** Shares of the scene's size: joints open by more are torn, bodies further away are gone, in a second too. */
    private static final double TORN = 0.01;

    private static final double GONE = 30;
    private static final double FLYING = 100;
    /** The size of a scene whose bodies are all at one place, m. */
    private static final double SMALLEST = 0.1;

    private Aftermath() {}

    static boolean isWild(Simulation simulation) {
        double size = SMALLEST;
        for (BodyDescription body : simulation.scene().bodies()) {
            size = Math.max(
                    size,
                    Math.abs(body.position().x()) + Math.abs(body.position().y()));
        }
        if (!(simulation.diagnostics().jointError() < TORN * size)) {
            return true;
        }
        double[] q = simulation.state().q;
        double[] v = simulation.state().v;
        for (int i = 0; i < simulation.bodyCount(); i++) {
            int at = ((PlanarBody) simulation.model().mechanism().body(i)).offset();
            if (!(Math.abs(q[at]) + Math.abs(q[at + 1]) < GONE * size)
                    || !(Math.abs(v[at]) + Math.abs(v[at + 1]) < FLYING * size)) {
                return true;
            }
        }
        return false;
    }
}

package org.linkage.app.player;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Camera;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/**
 * The hard hits among a scene's impacts, as strengths between 0 and 1 for the hand and the ear, at most ten a second. Belongs
 * to the simulation thread; makes no garbage.
 *
 * <p>The strength of an impulse J is J / (M V): M the heaviest body that can be thrown, V the speed that crosses half of the
 * scene in a second. So what looks hard feels hard, whether the scene is a table or a bridge.
 */
final class Thuds {
    /** No two closer than this. */
    static final long APART_NANOS = 100_000_000;

    /** Softer hits are not felt: things that roll, slide and settle stay quiet. */
    static final double LEAST = 0.12;

    private double hard = 1;
    private int seen;
    private long last = Long.MIN_VALUE;
    private int count;
    private double strength;

    /** Another scene: what happened before is forgotten, the count goes on. */
    void open(Simulation simulation) {
        hard = hardImpulse(simulation.scene());
        seen = simulation.diagnostics().impacts();
    }

    /** The impulse of a hit that feels as hard as any, N·s. */
    static double hardImpulse(SceneDescription scene) {
        double heaviest = 0;
        double left = 0;
        double right = 0;
        for (int i = 0; i < scene.bodies().size(); i++) {
            BodyDescription body = scene.bodies().get(i);
            heaviest = Math.max(heaviest, body.mass());
            left = i == 0 ? body.position().x() : Math.min(left, body.position().x());
            right = i == 0
                    ? body.position().x()
                    : Math.max(right, body.position().x());
        }
        Camera camera = scene.camera();
        double across = camera != null && camera.width() > 0 ? camera.width() : Math.max(1, right - left);
        return heaviest > 0 ? heaviest * 0.5 * across : 1;
    }

    /** Takes in what hit since the last call, at the time of a frame. */
    void follow(Diagnostics diagnostics, long nanos) {
        int now = diagnostics.impacts();
        if (now <= seen) {
            seen = now; // fewer: the scene went back in time, and what it remembers was felt
            return;
        }
        double felt = diagnostics.hardestImpulse(seen) / hard;
        seen = now;
        if (felt >= LEAST && (last == Long.MIN_VALUE || nanos - last >= APART_NANOS || nanos < last)) {
            last = nanos;
            count++;
            strength = Math.min(1, felt);
        }
    }

    /** How many there were; the screen compares it with what it has seen. */
    int count() {
        return count;
    }

    /** How hard the newest was, up to 1. */
    double strength() {
        return strength;
    }
}

package org.linkage.app.player;

import java.util.Arrays;
import org.linkage.app.paint.Pose;
import org.linkage.solver.simulation.Simulation;

/**
 * The fingers on the simulation by their slots. A finger that lets go in motion follows through: its target goes on at the
 * finger's velocity for a moment before the grip opens, so that the body leaves with the speed of the finger, not with
 * that of a spring half way behind it.
 */
final class Holds {
    /** How long a throw follows through, about the time in which a held point catches up. */
    private static final double FOLLOW = 0.05;

    private static final int NONE = -1;
    private final int[] handle = new int[Pose.MOST_GRIPS];
    private final int[] body = new int[Pose.MOST_GRIPS];
    private final double[] x = new double[Pose.MOST_GRIPS];
    private final double[] y = new double[Pose.MOST_GRIPS];
    private final double[] vx = new double[Pose.MOST_GRIPS];
    private final double[] vy = new double[Pose.MOST_GRIPS];
    /** Time until a throw opens the grip; NaN while the finger holds. */
    private final double[] left = new double[Pose.MOST_GRIPS];

    Holds() {
        clear();
    }

    /** Forgets everything without touching a simulation. */
    void clear() {
        Arrays.fill(handle, NONE);
    }

    void grab(Simulation simulation, int slot, int newBody, double px, double py) {
        open(simulation, slot);
        body[slot] = newBody;
        x[slot] = px;
        y[slot] = py;
        left[slot] = Double.NaN;
        handle[slot] = simulation.grab(newBody, px, py);
    }

    void move(Simulation simulation, int slot, double px, double py) {
        if (handle[slot] != NONE && Double.isNaN(left[slot])) {
            x[slot] = px;
            y[slot] = py;
            simulation.moveGrip(handle[slot], px, py);
        }
    }

    void release(Simulation simulation, int slot, double velocityX, double velocityY) {
        if (handle[slot] == NONE) {
            return;
        }
        if (velocityX == 0 && velocityY == 0) {
            open(simulation, slot);
        } else {
            vx[slot] = velocityX;
            vy[slot] = velocityY;
            left[slot] = FOLLOW;
        }
    }

    void releaseAll(Simulation simulation) {
        for (int slot = 0; slot < handle.length; slot++) {
            open(simulation, slot);
        }
    }

    /** A step went by: throws move on. */
    void stepped(Simulation simulation, double h) {
        for (int slot = 0; slot < handle.length; slot++) {
            if (handle[slot] == NONE || Double.isNaN(left[slot])) {
                continue;
            }
            left[slot] -= h;
            if (left[slot] <= 0) {
                open(simulation, slot);
            } else {
                x[slot] += h * vx[slot];
                y[slot] += h * vy[slot];
                simulation.moveGrip(handle[slot], x[slot], y[slot]);
            }
        }
    }

    /** A finger on a body that is held fast now has nothing to pull. */
    void renew(Simulation simulation) {
        for (int slot = 0; slot < handle.length; slot++) {
            if (handle[slot] != NONE && simulation.pinned(body[slot])) {
                open(simulation, slot);
            }
        }
    }

    private void open(Simulation simulation, int slot) {
        if (handle[slot] != NONE) {
            simulation.release(handle[slot]);
            handle[slot] = NONE;
        }
    }
}

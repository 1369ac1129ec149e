package org.linkage.app.player;

import org.jspecify.annotations.Nullable;

/**
 * What a person chose about how a scene is run. What is not chosen (null, or NaN for a number) is as the scene wants it, so
 * that another size of the same scene may bring its own defaults.
 */
public final class Choices {
    public @Nullable String solver;
    public @Nullable String integrator;
    public @Nullable String contact;
    public double step = Double.NaN;
    public int iterations = 10;
    /** The rate at which joint errors die away under rk4, 1/s; NaN for the library's own. */
    public double stabilisation = Double.NaN;

    public boolean geometricStiffness = true;
    /** Poses by hand, without momentum. */
    public boolean kinematic;

    public double gravityX = Double.NaN;
    public double gravityY = Double.NaN;
    /** Simulated seconds per second. */
    public double speed = 1;

    public boolean playing = true;

    public Choices copy() {
        Choices copy = new Choices();
        copy.solver = solver;
        copy.integrator = integrator;
        copy.contact = contact;
        copy.step = step;
        copy.iterations = iterations;
        copy.stabilisation = stabilisation;
        copy.geometricStiffness = geometricStiffness;
        copy.kinematic = kinematic;
        copy.gravityX = gravityX;
        copy.gravityY = gravityY;
        copy.speed = speed;
        copy.playing = playing;
        return copy;
    }
}

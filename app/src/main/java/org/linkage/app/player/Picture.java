package org.linkage.app.player;

import org.linkage.app.paint.Pose;

/** One picture on its way to the screen: a pose and the numbers of the head-up line. */
public final class Picture {
    public final Pose pose;
    public double jointError;
    /** NaN where contacts take energy and nobody keeps an account of it. */
    public double energyDrift;
    /** How deep the worst contact is sunk in, in metres. */
    public double overlap;

    public double energy;
    /** The instant that the numbers belong to, which the pose lags a little behind. */
    public double time;

    public double kinetic;
    public double potential;
    /** Gravity as it is in this picture: a tilted phone turns it without anything else being told. */
    public double gravityX;

    public double gravityY;
    /** The last step and its parts; 0 before the first one. */
    public long stepNanos;

    public long assembleNanos;
    public long factorNanos;
    public long solveNanos;
    public long integrateNanos;
    public long medianNanos;
    public long p99Nanos;
    /** Simulated seconds per second, measured. */
    public double realTimeFactor;

    /** Whether the simulation does not keep up with the asked speed. */
    public boolean behind;

    /** How many hard hits there were since the player began, and how hard the newest was, up to 1. */
    public int thuds;

    public double thud;

    Picture(int bodies, int joints) {
        pose = new Pose(bodies, joints);
    }
}

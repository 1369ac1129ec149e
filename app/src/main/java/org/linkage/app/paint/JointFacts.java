package org.linkage.app.paint;

import org.linkage.solver.scene.JointType;

/** One joint as the painter needs it: its bodies (−1 for the world) and its points in their frames, in metres. */
public final class JointFacts {
    public final String id;
    public final JointType type;
    public final int bodyA;
    public final int bodyB;
    public final double ax;
    public final double ay;
    public final double bx;
    public final double by;
    /** The axis of a sliding joint in B's frame, of length one; (0, 0) for none. */
    public final double axisX;

    public final double axisY;
    /** The length of a rod or a rope. */
    public final double length;
    /** Whether the joint carries a spring of its own. */
    public final boolean sprung;
    /** Where limits end the travel of a slider; NaN for no end. */
    public final double lower;

    public final double upper;

    /** Whether it is drawn at all. */
    public final boolean visible;

    JointFacts(
            String id,
            JointType type,
            int bodyA,
            int bodyB,
            double[] points,
            double axisX,
            double axisY,
            double length,
            boolean sprung,
            double lower,
            double upper,
            boolean visible) {
        this.id = id;
        this.type = type;
        this.bodyA = bodyA;
        this.bodyB = bodyB;
        ax = points[0];
        ay = points[1];
        bx = points[2];
        by = points[3];
        this.axisX = axisX;
        this.axisY = axisY;
        this.length = length;
        this.sprung = sprung;
        this.lower = lower;
        this.upper = upper;
        this.visible = visible;
    }

    /** Whether the joint has a place on the stage: gears, motors and couplings have none. */
    public boolean hasPoint() {
        return switch (type) {
            case ANGLE, GEAR, MOTOR, COUPLING -> false;
            default -> true;
        };
    }

    /** Whether the joint is itself a line between two points. */
    public boolean isLine() {
        return type == JointType.DISTANCE || type == JointType.ROPE;
    }
}

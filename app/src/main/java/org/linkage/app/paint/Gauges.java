package org.linkage.app.paint;

/**
 * Where the arrows of the instruments begin and how they point, in pixels (y down): the one place where a force of the world
 * becomes a length on the screen.
 */
public final class Gauges {
    /** The length of the arrow of the greatest force, in dp. */
    public static final float LONGEST_FORCE_DP = 72;

    /** A velocity arrow is the way of so many seconds. */
    public static final double VELOCITY_SECONDS = 0.3;

    private static final float LONGEST_VELOCITY_DP = 160;
    private static final float LONGEST_ERROR_DP = 240;

    private Gauges() {}

    /** The force of a joint on its body A: x, y, dx, dy; false if there is none worth an arrow. */
    public static boolean jointForce(
            StageModel model, Pose pose, int joint, Camera camera, double top, float dp, float[] out) {
        JointFacts facts = model.joints[joint];
        double size = pose.load[joint];
        if (!facts.hasPoint() || !(size > 1e-3 * top)) {
            return false;
        }
        out[0] = camera.screenX(pose.worldX(facts.bodyA, facts.ax, facts.ay));
        out[1] = camera.screenY(pose.worldY(facts.bodyA, facts.ax, facts.ay));
        double length = LONGEST_FORCE_DP * dp * Math.min(1, size / top) / size;
        out[2] = (float) (length * pose.forceX[joint]);
        out[3] = (float) (-length * pose.forceY[joint]);
        return true;
    }

    /** The force of a contact on its first body; the greatest is so many pixels long. */
    public static boolean contactForce(Pose pose, int contact, Camera camera, double top, float longest, float[] out) {
        double size = Math.hypot(pose.contactForceX[contact], pose.contactForceY[contact]);
        if (!(size > 0.01 * top)) {
            return false;
        }
        out[0] = camera.screenX(pose.contactX[contact]);
        out[1] = camera.screenY(pose.contactY[contact]);
        double length = longest * Math.min(1, size / top) / size;
        out[2] = (float) (length * pose.contactForceX[contact]);
        out[3] = (float) (-length * pose.contactForceY[contact]);
        return true;
    }

    /** The way of a body's centre in the next moment. */
    public static boolean velocity(Pose pose, int body, Camera camera, float dp, float[] out) {
        double dx = pose.velocityX[body] * VELOCITY_SECONDS * camera.scale();
        double dy = -pose.velocityY[body] * VELOCITY_SECONDS * camera.scale();
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!(length > 3 * dp)) {
            return false;
        }
        double shorter = Math.min(1, LONGEST_VELOCITY_DP * dp / length);
        out[0] = camera.screenX(pose.x[body]);
        out[1] = camera.screenY(pose.y[body]);
        out[2] = (float) (shorter * dx);
        out[3] = (float) (shorter * dy);
        return true;
    }

    /** How far a joint is open, magnified. */
    public static boolean error(
            StageModel model, Pose pose, int joint, Camera camera, double factor, float dp, float[] out) {
        JointFacts facts = model.joints[joint];
        double dx = factor * pose.gapX[joint] * camera.scale();
        double dy = -factor * pose.gapY[joint] * camera.scale();
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!facts.hasPoint() || !(length > 0.75 * dp)) {
            return false;
        }
        double shorter = Math.min(1, LONGEST_ERROR_DP * dp / length);
        out[0] = camera.screenX(pose.worldX(facts.bodyA, facts.ax, facts.ay));
        out[1] = camera.screenY(pose.worldY(facts.bodyA, facts.ax, facts.ay));
        out[2] = (float) (shorter * dx);
        out[3] = (float) (shorter * dy);
        return true;
    }

    /** The centre of mass of all that can move; false if nothing can. */
    public static boolean centre(StageModel model, Pose pose, double[] out) {
        double mass = 0;
        double x = 0;
        double y = 0;
        for (int i = 0; i < model.bodies.length; i++) {
            if (!model.bodies[i].fixed) {
                mass += model.bodies[i].mass;
                x += model.bodies[i].mass * pose.x[i];
                y += model.bodies[i].mass * pose.y[i];
            }
        }
        if (!(mass > 0)) {
            return false;
        }
        out[0] = x / mass;
        out[1] = y / mass;
        return true;
    }
}
